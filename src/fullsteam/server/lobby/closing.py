"""A table that nobody needs any more."""

from __future__ import annotations

from collections.abc import Sequence

from fullsteam.server.lobby.setup import refresh
from fullsteam.server.store import Seat, TableRow
from fullsteam.server.store import tables as sql
from fullsteam.server.table import Process, known_rules


def closable(row: TableRow, seats: Sequence[Seat]) -> bool:
    """May its host close it? Not yet begun, alone with bots, or by rules that nobody here knows: nobody else loses by it."""
    if row.status == "open":
        return True
    others = any(s.kind == "person" and s.user_id != row.host for s in seats)
    return row.status == "playing" and (not others or (row.game, row.rules) not in known_rules())


async def close(process: Process, row: TableRow) -> bool:
    """False: people play there."""
    seats = await process.store.read(sql.seats_of, row.id)
    if not closable(row, seats) or not await process.store.write(sql.close, row.id, process.now(), row.status):
        return False
    process.keeper.let_go(row.id)
    if (table := process.tables.get(row.id)) is not None:
        await table.act(refresh(process, table))
    process.publish(row.id)
    return True
