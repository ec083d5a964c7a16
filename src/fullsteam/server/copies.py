"""Backup and restore. A backup is one SQLite file, whatever the server runs on, and can be restored into either."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from fullsteam.server.course import CourseError
from fullsteam.server.store import Store, StoreError, open_store
from fullsteam.server.store import tables as sql
from fullsteam.server.store.rows import TableRow
from fullsteam.server.store.schema import metadata
from fullsteam.server.table import load, replayed

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
    """A consistent copy while the server runs: one snapshot of the whole database. The file appears only when it is whole."""
    if target.exists():
        raise StoreError(f"{target} exists already; a backup overwrites nothing")
    store = open_existing(database)
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        made = open_store(str(unfinished))
        try:
            with snapshot(store) as source, made.engine.begin() as c:
                rows = copy_all(source, c)
        finally:
            made.close()
        one_file(unfinished)
        unfinished.replace(target)
    finally:
        store.close()
        unfinished.unlink(missing_ok=True)
    return rows


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


def open_existing(database: str) -> Store:
    if "://" not in database and not Path(database).exists():
        raise StoreError(f"there is no database {database}")
    return open_store(database)


def restore(file: Path, database: str) -> int:
    """Into a new, empty database."""
    if not file.exists():
        raise StoreError(f"there is no backup {file}")
    if "://" not in database and Path(database).exists():
        raise StoreError(f"{database} exists already; a restore overwrites nothing")
    source, target = open_store(str(file)), open_store(database)
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
