"""Taking a seat, another name for who sits there, and going for good."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from fullsteam.kernel.info import GameError
from fullsteam.server.lobby.setup import go_on, refresh
from fullsteam.server.people.names import clean, distinct
from fullsteam.server.store import User, own, people, sitting
from fullsteam.server.store import tables as sql
from fullsteam.server.table import CourseError, LiveTable, Process


async def join(
    process: Process,
    table: LiveTable,
    user: User,
    seat: int | None,
    invite: str | None,
    promise: str | None = None,
    name: str = "",
) -> bool:
    """A free seat: this one, that of the invitation, or the first that is open. promise: of what he adds to the seed; name: of
    somebody who plays at his screen."""
    if table.row.terms.rated and user.guest:
        raise GameError("a rated match is between accounts; make one first")
    if process.forbids(clean(name)):
        raise GameError("nobody may be called so here")
    once = table.row.public and not table.row.terms.several
    check_once(table, user, once)

    def sit(c: Connection, seat: int) -> bool | None:
        """One transaction: who is told that he sits does not sit at a table that was closed before it began.
        Under his name, unless it looks like that of somebody who sits there already."""
        called = distinct(clean(name) or user.name, [s.name for s in sql.seats_of(c, table.row.id) if s.name])
        if not sitting.take_seat(c, table.row.id, seat, user.id, called, invite, promise, user.look, once):
            return None
        return sql.start(c, table.row.id, process.now())

    for s in [s for s in table.seats if s.free and (s.invite == invite) and seat in (None, s.seat)]:
        begins = await process.store.write(sit, s.seat)
        if begins is not None:
            await go_on(process, table, begins)
            return True
    await table.act(refresh(process, table))
    check_once(table, user, once)
    return False


def check_once(table: LiveTable, user: User, once: bool) -> None:
    if once and any(s.user_id == user.id for s in table.seats):
        raise GameError("at a public table everybody takes one seat; its host may allow several")


async def rename(process: Process, user: User) -> None:
    """He is called so from now on, also at the tables where he sits. A match that is over tells who it was."""

    def write(c: Connection) -> list[str]:
        people.rename(c, user.id, user.name)
        return sitting.rename(c, user.id, lambda others: distinct(user.name, others))

    for table_id in await process.store.write(write):
        if (table := process.tables.get(table_id)) is not None:
            await table.act(refresh(process, table))
        process.publish(table_id)


async def forget(process: Process, user: User) -> None:
    """Somebody goes for good: he leaves everywhere, and his name is nowhere any more, not in memory either."""
    await leave_all(process, user.id)
    named = await process.store.read(sql.named_after, user.id)
    await process.store.write(own.forget, user.id)
    await reload_all(process, user.id, named)


async def leave_all(process: Process, user_id: str) -> None:
    """His tables that have not begun are closed or left, bots play on for him in the others."""
    for row in await process.store.read(sql.tables_of, user_id, 100_000):
        if row.status == "playing":
            await leave_running(process, row.id, user_id)
        elif row.status == "open":
            if row.host == user_id:
                await process.store.write(sql.close, row.id, process.now())
            else:
                await process.store.write(sitting.leave_seat, row.id, user_id)
            if (table := process.tables.get(row.id)) is not None:
                await table.act(refresh(process, table))
            process.publish(row.id)


async def reload_all(process: Process, user_id: str, named: Sequence[str] = ()) -> None:
    """Where he sits or sat his name has changed; named: also branches where bots bore it, those in memory are known here."""
    rows = await process.store.read(sql.tables_of, user_id, 100_000)
    here = [table.row.id for table in process.tables.values() if any(s.after == user_id for s in table.seats)]
    for table_id in sorted({*(row.id for row in rows), *named, *here}):
        if (table := process.tables.get(table_id)) is not None:
            await table.act(table.reload())
            table.tell_table()
        process.publish(table_id, "names")


async def leave_running(process: Process, table_id: str, user_id: str) -> None:
    try:
        table = await process.get(table_id)
    except CourseError:
        return  # it does not go on anyway
    for seat in [s.seat for s in table.seats if s.user_id == user_id]:
        await table.act(table.hand_over(seat, f"user:{user_id}"))
