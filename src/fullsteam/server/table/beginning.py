"""How a match begins: people promise secrets while the table is open, open them when all have come, then chance speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fullsteam.play import fairness
from fullsteam.server.store import shares as sql
from fullsteam.server.table import shares
from fullsteam.server.table.replay import load, replayed
from fullsteam.server.wire import Connection
from fullsteam.server.wire import protocol as say

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable


async def begin(table: LiveTable) -> None:
    """Every seat is taken: the first entry holds what people add to the seed, and what chance says before anybody chooses.
    It waits a little for those who promised a secret and have not opened it yet."""
    store = table.process.store
    row, seats, entries = await store.read(load, table.row.id)
    assert row is not None
    table.row = row
    if row.status == "playing" and shares.awaited(seats) and table.process.now() >= opens_until(table):
        seats = await store.write(sql.silence, row.id)
    table.seat_people(row, seats)
    table.course = replayed(row, seats, entries)
    if row.status == "playing" and not table.course.started and not shares.awaited(seats):
        added = shares.written(seats)
        table.course.deal(added)
        await table.add("start", None, added, by="server")
    table.tell_table()
    await table.after()


def opens_until(table: LiveTable) -> int:
    """When who has not opened his secret adds nothing; after a restart people have time to come back."""
    process = table.process
    return max(table.row.started or 0, process.started) + int(process.config.opening * 1000)


async def promise(table: LiveTable, c: Connection, m: say.Promise) -> None:
    """Of what a person adds to the seed. The table, told to everybody, is the answer."""
    if c.user is None or m.seat not in c.seats:
        c.send(say.refused("seat"))
        return
    stands = await table.process.store.write(sql.promise, table.row.id, m.seat, c.user.id, m.sha256)
    await table.catch_up()
    table.process.publish(table.row.id)
    if not stands:
        c.send(say.refused("secret", text="this seat has promised another secret, or every seat is taken"))


async def reveal(table: LiveTable, c: Connection, m: say.Open) -> None:
    """The secret that was promised; with the last one the match begins."""
    if c.user is None or m.seat not in c.seats:
        c.send(say.refused("seat"))
        return
    sha256 = fairness.promise(bytes.fromhex(m.secret))
    if await table.process.store.write(sql.reveal, table.row.id, m.seat, c.user.id, sha256, m.secret):
        await begin(table)
        return
    await table.catch_up()
    why = shares.why_not(table.row, table.seats[m.seat], m.secret)
    c.send(say.refused("secret", text=why or "this seat is not yours any more"))
