"""Backup and restore. A backup is one SQLite file, whatever the server runs on, and can be restored into either."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from fullsteam.server.store import Store, StoreError, TableRow, database_url, look_into, newest_version, open_store, too_new
from fullsteam.server.store import tables as sql
from fullsteam.server.store.schema import metadata
from fullsteam.server.table import CourseError, known_rules, load, replayed

CHUNK = 1000


def ordered(meta: MetaData = metadata) -> list[Table]:
    """Such that what others refer to comes first."""
    return list(meta.sorted_tables)


def rows_of(c: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows, in portions, in the order of their keys."""
    found = c.execution_options(yield_per=CHUNK).execute(select(table).order_by(*table.primary_key.columns))
    for part in found.partitions(CHUNK):
        yield [dict(row._mapping) for row in part]


def copy_all(source: Connection, target: Connection) -> int:
    """Every row of every table; how many."""
    rows = 0
    for table in ordered():
        for part in rows_of(source, table):
            target.execute(insert(table), part)
            rows += len(part)
    return rows


def backup(database: str, target: Path) -> int:
    """A consistent copy while the server runs: one snapshot of the whole database, in the version it has. The file appears
    only when it is whole."""
    if target.exists():
        raise StoreError(f"{target} exists already; a backup overwrites nothing")
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # seeds, hashes, keys: for nobody else
    try:
        rows = copy_postgresql(database, unfinished) if database.startswith("postgresql") else copy_sqlite(database, unfinished)
        one_file(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def copy_sqlite(database: str, target: Path) -> int:
    """By SQLite itself, of whatever version of the schema."""
    if not look_at(database):
        raise StoreError(f"{database} is empty: no server has used it yet")
    source, made = sqlite3.connect(database.removeprefix("sqlite:///")), sqlite3.connect(target)
    try:
        source.backup(made)
        there = {name for (name,) in made.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        names = [table.name for table in ordered() if table.name in there]
        return sum(int(made.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names)
    finally:
        source.close()
        made.close()


def copy_postgresql(database: str, target: Path) -> int:
    store, made = open_existing(database), open_store(str(target))
    try:
        with snapshot(store) as source, made.engine.begin() as c:
            return copy_all(source, c)
    finally:
        store.close()
        made.close()


def one_file(path: Path) -> None:
    """Without a write-ahead log beside it."""
    c = sqlite3.connect(path)
    c.execute("PRAGMA journal_mode=DELETE")
    c.close()


def snapshot(store: Store) -> Connection:
    """A connection that sees one moment, whatever is written meanwhile."""
    level = "REPEATABLE READ" if store.postgresql else "SERIALIZABLE"
    c = store.engine.connect()
    return c.execution_options(isolation_level=level) if store.postgresql else c


def look_at(database: str) -> str:
    """The version of a database that is there; nothing is changed."""
    if "://" not in database and not Path(database).exists():
        raise StoreError(f"there is no database {database}")
    return look_into(database)


def open_existing(database: str) -> Store:
    """Without migrating it: a server of another release may be using it."""
    found, wanted = look_at(database), newest_version()
    if found != wanted:
        raise StoreError(
            f"{'the database' if '://' in database else database} has version {found or 'none'} of the schema, this release "
            f"uses {wanted}: it is brought there when the server starts"
        )
    return Store(database_url(database))


def how_it_is(database: str) -> str:
    """A few words for `doctor`; nothing is changed."""
    found, wanted = look_at(database), newest_version()
    if why := too_new(found):
        return why
    if found != wanted:
        return f"version {found or 'none'} of the schema; this release uses {wanted} and brings it there when the server starts"
    store = open_existing(database)
    try:
        counted = sorted(store.read_now(sql.count_by_status).items())
    finally:
        store.close()
    return ", ".join(f"{n} {status}" for status, n in counted) or "no tables yet"


def rules_needed(database: str) -> list[str]:
    """For `doctor`: which versions of the rules stored matches need, and which are known but needed by none."""
    if look_at(database) != newest_version():
        return []
    store = open_existing(database)
    try:
        counted = store.read_now(sql.count_by_rules)
    finally:
        store.close()
    known = known_rules()
    out = []
    for game, version in sorted({*known, *counted}):
        stored = counted.get((game, version), {})
        said = ", ".join(f"{n} {status}" for status, n in sorted(stored.items())) or "no stored match needs it"
        missing = "" if (game, version) in known else "; this release does not know it"
        out.append(f"rules of {game}, version {version}: {said}{missing}")
    return out


def restore(file: Path, database: str) -> int:
    """Into a new, empty database."""
    if not file.exists():
        raise StoreError(f"there is no backup {file}")
    if "://" not in database and Path(database).exists():
        raise StoreError(f"{database} exists already; a restore overwrites nothing")
    with TemporaryDirectory(prefix="fullsteam-") as folder:  # the backup itself stays as it is, whatever its version
        copy = Path(shutil.copy(file, folder))
        return fill(open_store(str(copy)), open_store(database))


def fill(source: Store, target: Store) -> int:
    try:
        with target.engine.connect() as c:
            if any(c.execute(select(func.count()).select_from(table)).scalar_one() for table in ordered()):
                raise StoreError("the database is not empty; a restore overwrites nothing")
        with source.engine.connect() as a, target.engine.begin() as b:
            rows = copy_all(a, b)
            if target.postgresql:  # the counter of the chat goes on behind what was restored
                b.execute(
                    text("SELECT setval(pg_get_serial_sequence('chats', 'id'), (SELECT coalesce(max(id), 1) FROM chats))")
                )
        return rows
    finally:
        source.close()
        target.close()


def verify_all(database: str) -> Iterator[tuple[TableRow, str]]:
    """Replay every match: its table, and what is wrong with it (empty: nothing)."""
    store = open_existing(database)
    try:
        for table_id in store.read_now(sql.all_tables):
            row, seats, entries = store.read_now(load, table_id)
            assert row is not None
            yield row, problem(row, seats, entries)
    finally:
        store.close()


def problem(row: TableRow, seats: list[Any], entries: list[Any]) -> str:
    try:
        course = replayed(row, seats, entries)
    except (CourseError, KeyError) as error:
        return f"{error} ({type(error).__name__})" if isinstance(error, KeyError) else str(error)
    if row.status == "over":
        scores = [int(course.match.game.score(course.match.state, seat)) for seat in range(row.players)]
        if not course.over or scores != row.scores:
            return "the result is not the one of its moves"
    return ""
