"""The store: reads run in a few threads, writes in one, and moves that arrive together are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from fullsteam.server.store.rows import Entry
from fullsteam.server.store.schema import entries

T = TypeVar("T")
GROUP = 500  # moves in one commit at most
TIDY = 5.0  # seconds between two times that what was written is moved from SQLite's log into its file ...
LOG_PAGES = 16_000  # ... beside the writer, who does it himself only if the log has become so long
MIGRATIONS = Path(__file__).parent.parent / "migrations"


class StoreError(ValueError):
    """A database that cannot be used; the text is one sentence for people."""


def told(error: BaseException) -> BaseException:
    """The same for everybody who asks the store, whatever the driver calls it."""
    return StoreError(f"the database says: {reason(error)}") if isinstance(error, SQLAlchemyError) else error


def reason(error: SQLAlchemyError) -> str:
    return " ".join(str(getattr(error, "orig", None) or error).split())


def away(error: BaseException) -> bool:
    """Is it the database itself, so that asking again for each job would only fail as often? (40: it took this
    transaction back, to let another one pass.)"""
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    return not str(getattr(error.orig, "sqlstate", None) or "").startswith("40")


class Job:
    """Something to be written, and who waits for it: a thread, or (loop given) a coroutine."""

    def __init__(
        self, work: Callable[[Connection], Any] | Sequence[Entry], loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self.work = work
        self.loop = loop
        self.done: Future[Any] | asyncio.Future[Any] = Future() if loop is None else loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Wake who waits; in his own thread."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def settle_all(jobs: list[Job]) -> None:
    """One call into each event loop, however many wait there."""
    loops: dict[asyncio.AbstractEventLoop | None, list[Job]] = {}
    for job in jobs:
        loops.setdefault(job.loop, []).append(job)
    for loop, waiting in loops.items():
        if loop is None:
            settle_here(waiting)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(settle_here, waiting)


def settle_here(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()


class Store:
    """All methods that end in `now` block; the others wait in the background."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine(url)
        self.postgresql = self.engine.dialect.name == "postgresql"
        self.shortest = shortest(self.engine)
        self.readers = ThreadPoolExecutor(4, "store-read")
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self.commits = 0  # how many transactions of moves, and
        self.committed = 0  # how many moves in them: the metrics tell
        self.writer.start()
        self.closed = threading.Event()
        self.tidier = threading.Thread(target=self._tidy_for_ever, name="store-tidy", daemon=True)
        if not self.postgresql:
            self.tidier.start()

    # For the event loop.

    async def read(self, query: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, query, *args)

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """One transaction of its own."""
        job = Job(lambda connection: work(connection, *args), asyncio.get_running_loop())
        result: T = await self._submit(job)  # type: ignore[misc]
        return result

    async def append(self, new: Sequence[Entry]) -> bool:
        """Durable when it returns True. False: somebody else has written these numbers (or this move_id) first, and
        nothing was written."""
        return bool(await self._submit(Job(new, asyncio.get_running_loop())))  # type: ignore[misc]

    # For everybody else.

    def read_now(self, query: Callable[..., T], *args: Any) -> T:
        try:
            with self.engine.connect() as connection:
                return query(connection, *args)
        except SQLAlchemyError as error:
            raise told(error) from error

    def write_now(self, work: Callable[..., T], *args: Any) -> T:
        done = self._submit(Job(lambda connection: work(connection, *args)))
        assert isinstance(done, Future)
        result: T = done.result()
        return result

    def append_now(self, new: Sequence[Entry]) -> bool:
        done = self._submit(Job(new))
        assert isinstance(done, Future)
        return bool(done.result())

    def close(self) -> None:
        """Finish what was asked for, then let go."""
        self.jobs.put(None)
        self.writer.join()
        self.closed.set()
        if self.tidier.is_alive():
            self.tidier.join()
        self.readers.shutdown()
        self.engine.dispose()

    # The writing thread.

    def _submit(self, job: Job) -> Future[Any] | asyncio.Future[Any]:
        if not self.writer.is_alive():
            raise StoreError("the store is closed")
        self.jobs.put(job)
        return job.done

    def _write_all(self) -> None:
        """Moves that wait go first, together; then one other write; then again. So neither holds up the other."""
        others: deque[Job] = deque()
        closing = False
        while not closing or others:
            moves: list[Job] = []
            closing = closing or self._take(moves, others)
            if moves:
                self._commit(moves)
            if others:
                self._run(others.popleft())

    def _take(self, moves: list[Job], others: deque[Job]) -> bool:
        """What waits; if nothing is at hand, the next that comes. True: there will be no more."""
        try:
            while len(moves) < GROUP:
                job = self.jobs.get(block=not moves and not others)
                if job is None:
                    return True
                if callable(job.work):
                    others.append(job)
                else:
                    moves.append(job)
        except Empty:
            pass
        return False

    def _run(self, job: Job) -> None:
        assert callable(job.work)
        try:
            with self.engine.begin() as connection:
                job.result = job.work(connection)
        except BaseException as error:
            job.error = told(error)
        settle_all([job])

    def _commit(self, group: list[Job]) -> None:
        """All in one transaction. An entry whose number or move_id is taken drops out, and with it its whole job. If they
        cannot go in together, each tries alone: what one wrote wrongly is not the others' fault."""
        jobs = [job.work for job in group if not callable(job.work)]
        try:
            won = self._insert(jobs)
        except BaseException as error:
            if len(group) > 1 and not away(error):
                for job in group:
                    self._commit([job])
                return
            for job in group:
                job.error = told(error)
            settle_all(group)
            return
        self.commits += 1
        self.committed += sum(won)
        for job, result in zip(group, won, strict=True):
            job.result = result
        settle_all(group)

    def _insert(self, jobs: list[Sequence[Entry]]) -> list[bool]:
        """Nearly always nobody else wants these numbers: then they go in as they are, by the shortest way. Always in the
        same order: two processes that want the same numbers wait for each other, but never both."""
        rows = [msgspec.structs.astuple(entry) for entry in sorted((entry for job in jobs for entry in job), key=key)]
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql(self.shortest, rows)
            return [True] * len(jobs)
        except IntegrityError:
            with self.engine.begin() as connection:
                return insert_jobs(connection, jobs)

    # The tidying thread.

    def _tidy_for_ever(self) -> None:
        """A commit that had to move thousands of pages would keep everybody waiting; here it keeps nobody."""
        tidied = 0
        while not self.closed.wait(TIDY):
            if tidied != self.commits:
                tidied = self.commits
                with suppress(SQLAlchemyError, sqlite3.Error):  # a full disk: the writer will say so
                    self._tidy()

    def _tidy(self) -> None:
        with closing(self.engine.raw_connection()) as raw:  # no transaction: SQLite would refuse
            raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")


def shortest(engine: Engine) -> str:
    """The statement that adds an entry, as the driver takes it."""
    names = Entry.__struct_fields__
    mark = "%s" if engine.dialect.name == "postgresql" else "?"
    columns = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO entries ({columns}) VALUES ({', '.join([mark] * len(names))})"


def key(entry: Entry) -> tuple[str, int]:
    return entry.table_id, entry.n


def row(e: Entry) -> dict[str, Any]:
    return {
        "table_id": e.table_id,
        "n": e.n,
        "kind": e.kind,
        "seat": e.seat,
        "text": e.text,
        "chance": e.chance,
        "move_id": e.move_id,
        "by": e.by,
        "at": e.at,
    }


def insert_jobs(connection: Connection, jobs: list[Sequence[Entry]]) -> list[bool]:
    """Which jobs went in whole. Of two that want one number the first wins."""
    taken: set[tuple[str, int]] = set()
    rivals: set[int] = set()
    rows: list[dict[str, Any]] = []
    for i, job in enumerate(jobs):
        if any(key(entry) in taken for entry in job):
            rivals.add(i)
            continue
        taken.update(key(entry) for entry in job)
        rows.extend(row(entry) for entry in job)
    insert = postgresql.insert(entries) if connection.dialect.name == "postgresql" else sqlite.insert(entries)
    statement = insert.on_conflict_do_nothing().returning(entries.c.table_id, entries.c.n)
    rows.sort(key=lambda r: (r["table_id"], r["n"]))
    written = {(t, n) for t, n in connection.execute(statement, rows)}
    won = []
    for i, job in enumerate(jobs):
        whole = i not in rivals and all(key(entry) in written for entry in job)
        won.append(whole)
        if not whole and i not in rivals:
            for entry in job:
                if key(entry) in written:
                    connection.execute(entries.delete().where(entries.c.table_id == entry.table_id, entries.c.n == entry.n))
    return won


# --- opening


def engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f'a database is a SQLite file or postgresql://…, not "{url}"')
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed, pool_size=6, pool_pre_ping=True)
    made = create_engine(parsed, pool_size=6, connect_args={"timeout": 10, "check_same_thread": False})
    event.listen(made, "connect", prepare_sqlite)
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE" if writing() else "BEGIN"))
    return made


def writing() -> bool:
    """Only the writing thread asks for SQLite's write lock; readers never wait for it."""
    return threading.current_thread().name == "store-write"


def prepare_sqlite(raw: Any, record: object) -> None:
    """A move that is acknowledged is on the disk (synchronous=FULL); readers do not block the writer (WAL)."""
    raw.isolation_level = None  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LOG_PAGES}"):
        raw.execute(f"PRAGMA {pragma}")


def database_url(database: str) -> str:
    """What people write after --database: a file, or postgresql://…"""
    if "://" in database:
        return database
    return f"sqlite:///{database}"


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def version_of(c: Connection) -> str:
    """Of the schema that is there; empty: none."""
    return MigrationContext.configure(c).get_current_revision() or ""


def newest_version() -> str:
    """Of the schema that this release uses."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head() or ""


def why_not(made: Engine, error: SQLAlchemyError) -> StoreError:
    return StoreError(f"the database {made.url.render_as_string()} cannot be opened: {reason(error)}")


def look_into(database: str) -> str:
    """The version of the schema of a database that is there; nothing is changed. StoreError says why not."""
    made = engine(database_url(database))
    try:
        with made.connect() as connection:
            return version_of(connection)
    except SQLAlchemyError as error:
        raise why_not(made, error) from None
    finally:
        made.dispose()


def open_store(database: str) -> Store:
    """The store, created and migrated where needed. StoreError says in one sentence why not."""
    url = database_url(database)
    made = engine(url)
    try:
        with made.begin() as connection:
            if made.dialect.name == "postgresql":  # several workers start at once: one migrates, the others wait
                connection.execute(text("SELECT pg_advisory_xact_lock(7134)"))
            command.upgrade(migrations(connection), "head")
    except SQLAlchemyError as error:
        raise why_not(made, error) from None
    finally:
        made.dispose()
    return Store(url)
