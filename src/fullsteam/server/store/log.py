"""How entries go into the log: together, and each number once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite

from fullsteam.server.store.rows import Entry, Notice
from fullsteam.server.store.schema import entries, outbox


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


def add_notices(connection: Connection, notices: Sequence[Notice]) -> None:
    if notices:
        rows = [{**msgspec.structs.asdict(notice), "channel_id": None, "tries": 0} for notice in notices]
        connection.execute(outbox.insert(), rows)


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
