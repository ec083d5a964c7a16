"""The store: reads run in a few threads, writes in one, and moves that arrive together are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fullsteam.server.store.engine import engine
from fullsteam.server.store.errors import StoreError, away, told
from fullsteam.server.store.jobs import Job, settle_all
from fullsteam.server.store.log import add_notices, insert_jobs, key, shortest
from fullsteam.server.store.rows import Entry, Notice

T = TypeVar("T")
GROUP = 500  # moves in one commit at most
TIDY = 5.0  # seconds between two times that what was written is moved from SQLite's log into its file


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

    async def append(self, new: Sequence[Entry], notices: Sequence[Notice] = ()) -> bool:
        """Durable when it returns True, with the notices. False: somebody else has written these numbers (or this move_id)
        first, and nothing was written."""
        return bool(await self._submit(Job(new, asyncio.get_running_loop(), notices)))  # type: ignore[misc]

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
        try:
            won = self._insert(group)
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

    def _insert(self, group: list[Job]) -> list[bool]:
        """Nearly always nobody else wants these numbers: then they go in as they are, by the shortest way. Always in the
        same order: two processes that want the same numbers wait for each other, but never both."""
        jobs = [job.work for job in group if not callable(job.work)]
        rows = [msgspec.structs.astuple(entry) for entry in sorted((entry for job in jobs for entry in job), key=key)]
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql(self.shortest, rows)
                add_notices(connection, [notice for job in group for notice in job.notices])
            return [True] * len(jobs)
        except IntegrityError:
            with self.engine.begin() as connection:
                won = insert_jobs(connection, jobs)
                written = [job for job, whole in zip(group, won, strict=True) if whole]
                add_notices(connection, [notice for job in written for notice in job.notices])
            return won

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
