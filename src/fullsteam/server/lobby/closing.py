"""A table that nobody needs any more, and a door that is closed to those who only look on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from fullsteam.server.lobby.setup import refresh
from fullsteam.server.store import Seat, TableRow
from fullsteam.server.store import tables as sql
from fullsteam.server.table import FORGOTTEN, LiveTable, Process, known_rules, patience


def closable(c: Connection, row: TableRow, seats: Sequence[Seat], now: int) -> bool:
    """May its host close it? Not yet begun, alone with bots, by rules that nobody here knows, or forgotten by everybody:
    nobody else loses by it."""
    if row.status == "open":
        return True
    others = any(s.kind == "person" and s.user_id != row.host for s in seats)
    needed = others and (row.game, row.rules) in known_rules() and not forgotten(row, sql.last_at(c, row.id), now)
    return row.status == "playing" and not needed


def forgotten(row: TableRow, last: int, now: int) -> bool:
    """Nothing has happened for so long that everybody is away: of one that has just begun nothing is written yet. A rated
    match has a result."""
    return not row.terms.rated and now - max(last, row.started or 0) >= FORGOTTEN * patience(row.terms)


async def close(process: Process, row: TableRow) -> bool:
    """False: people play there."""

    def write(c: Connection) -> bool:
        return closable(c, row, sql.seats_of(c, row.id), process.now()) and sql.close(c, row.id, process.now(), row.status)

    if not await process.store.write(write):
        return False
    process.keeper.let_go(row.id)
    if (table := process.tables.get(row.id)) is not None:
        await table.act(refresh(process, table))
    process.publish(row.id)
    return True


async def set_door(process: Process, table: LiveTable, open_: bool) -> None:
    """Whoever looks on when it is closed is shown out, wherever he looks."""
    await process.store.write(sql.put_terms, table.row.id, lambda terms: replace(terms, onlookers=open_))
    await table.act(refresh(process, table))
    process.publish(table.row.id)
