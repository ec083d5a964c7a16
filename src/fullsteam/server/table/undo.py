"""Taking back: alone where nothing was revealed, else with everybody's yes. A bot says yes to nothing that was revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fullsteam.server.table.course import Course
from fullsteam.server.wire import Connection
from fullsteam.server.wire import protocol as say

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable

Way = Literal["undo", "ask"]


async def undo(table: LiveTable, c: Connection, m: say.Undo) -> None:
    seat = table.own_seat(c, m.move_id)
    if seat is None or not table.goes_on(c, m.move_id):
        return
    assert c.user is not None
    course, by = table.course, f"user:{c.user.id}"
    if (known := course.move_ids.get((seat, m.move_id))) is not None:
        c.send({"type": "ack", "move_id": m.move_id, "moment": known})
        return
    ply = newest(course, seat) if m.to is None else ply_after(course, m.to)
    kind = None if course.over or ply is None else way(course, seat, ply)
    if ply is None or kind is None:
        c.send(say.refused("undo", m.move_id))
        return
    if course.allowance.too_often(kind, seat, ply):
        c.send(say.refused("undo", m.move_id, text="often"))
        return
    if kind == "undo":
        course.match.rewind(ply)
    if not await table.add(kind, seat, str(ply), m.move_id, by):
        table.stale(c, m.move_id)
        return
    c.send({"type": "ack", "move_id": m.move_id, "moment": table.course.n - 1})
    await table.after()


def newest(course: Course, seat: int) -> int | None:
    """How many plies remain without this seat's newest choice; None: it has made none."""
    plies = course.match.plies
    return next((n for n in range(len(plies) - 1, course.match.given - 1, -1) if plies[n].seat == seat), None)


def ply_after(course: Course, moment: int) -> int | None:
    """How many plies were played at that moment; None: it was taken back, or is the newest."""
    found = [plies for n, plies in course.line if n == moment]
    return found[0] if found and found[0] < len(course.match.plies) else None


def way(course: Course, seat: int, ply: int) -> Way | None:
    """How this seat may take back all from this ply on: at once, with everybody's yes, or not at all."""
    taken = course.match.plies[ply:]
    if taken and all(p.open and p.seat == seat for p in taken):
        return "undo"
    if course.row.terms.undo == "free":
        return None
    people, own = course.consenting(), course.same_person(seat)
    if people - own:
        return "ask"
    agreed = len(people) > 1  # around one screen they have asked each other
    return "undo" if agreed or all(p.open for p in taken) else None


async def agree(table: LiveTable, c: Connection, m: say.Agree) -> None:
    seat = table.own_seat(c)
    ask = table.course.ask
    if seat is None or c.user is None:
        return
    if ask is None or ask.n != m.ask:
        table.stale(c, None)
        return
    if m.yes and seat in ask.yes:
        table.tell(c, c.next)  # he has said so already: the log need not say it again
        return
    by = f"user:{c.user.id}"
    if not await table.add("agree" if m.yes else "decline", seat, "", None, by):
        return
    course = table.course
    if course.ask is not None and not course.consenting() - course.ask.yes:
        ply, asker = course.ask.ply, course.ask.seat
        table.tell_all()
        course.match.rewind(ply)
        await table.add("undo", asker, str(ply), None, by)
    await table.after()
