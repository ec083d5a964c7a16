"""Taking back: alone where nothing was revealed, else with everybody's yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fullsteam.server.wire import Connection
from fullsteam.server.wire import protocol as say

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable


async def undo(table: LiveTable, c: Connection, m: say.Undo) -> None:
    seat = table.own_seat(c, m.move_id)
    if seat is None or not table.goes_on(c, m.move_id):
        return
    assert c.user is not None
    course, by = table.course, f"user:{c.user.id}"
    if (known := course.move_ids.get((seat, m.move_id))) is not None:
        c.send({"type": "ack", "move_id": m.move_id, "moment": known})
        return
    ply = ply_to(table, seat, m.to)
    if course.over or ply is None or (table.row.terms.undo == "free" and not is_free(table, seat, ply)):
        c.send(say.refused("undo", m.move_id))
        return
    alone = not course.people() - course.same_person(seat)
    kind = "undo" if alone or is_free(table, seat, ply) else "ask"
    if course.too_often(kind, seat, ply):
        c.send(say.refused("undo", m.move_id, text="often"))
        return
    if kind == "undo":
        course.match.rewind(ply)
    if not await table.add(kind, seat, str(ply), m.move_id, by):
        table.stale(c, m.move_id)
        return
    c.send({"type": "ack", "move_id": m.move_id, "moment": table.course.n - 1})
    await table.after()


def ply_to(table: LiveTable, seat: int, to: int | None) -> int | None:
    """How many plies remain; None: there is nothing to take back."""
    course = table.course
    if to is None:
        own = [ply.number for ply in course.match.plies[course.match.given :] if ply.seat == seat]
        return own[-1] if own else None
    found = [plies for n, plies in course.line if n == to]
    return found[0] if found and found[0] < len(course.match.plies) else None


def is_free(table: LiveTable, seat: int, ply: int) -> bool:
    """One's own newest choices, nothing revealed since."""
    taken = table.course.match.plies[ply:]
    return bool(taken) and all(p.open and p.seat == seat for p in taken)


async def agree(table: LiveTable, c: Connection, m: say.Agree) -> None:
    seat = table.own_seat(c)
    ask = table.course.ask
    if seat is None or c.user is None:
        return
    if ask is None or ask.n != m.ask:
        table.stale(c, None)
        return
    if m.yes and seat in ask.yes:
        table.tell(c, table.course.n)  # he has said so already: the log need not say it again
        return
    by = f"user:{c.user.id}"
    if not await table.add("agree" if m.yes else "decline", seat, "", None, by):
        return
    course = table.course
    if course.ask is not None and not course.people() - course.ask.yes:
        ply, asker = course.ask.ply, course.ask.seat
        table.tell_all()
        course.match.rewind(ply)
        await table.add("undo", asker, str(ply), None, by)
    await table.after()
