"""Giving up, waiting for somebody, and what the others may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fullsteam.server.table.company import AGREED, NUDGE, patience
from fullsteam.server.table.course import Course
from fullsteam.server.wire import Connection
from fullsteam.server.wire import protocol as say

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable


def waited_for(course: Course) -> dict[int, int]:
    """The people who have to choose, and since when; whoever says that he is there begins anew."""
    asked = [seat for seat in range(course.row.players) if course.asked[seat] is not None and course.person(seat)]
    return {seat: max(course.clocks.asked_at[seat], course.company.here.get(seat, 0)) for seat in asked}


def away(course: Course, now: int) -> set[int]:
    """Those of them whom nobody needs to wait for any longer."""
    return {seat for seat, since in waited_for(course).items() if now - since >= patience(course.row.terms)}


def voters(course: Course, now: int) -> set[int]:
    """Who decides about that: all other people who are still in it. Who has said nothing for as long again, since the first
    vote, is away as well, though nobody waits for his choice."""
    if course.company.votes and now >= silence_ends(course):
        return set(course.company.votes)
    return {seat for seat in course.people() if course.person(seat)} - away(course, now)


def silence_ends(course: Course) -> int:
    """When those who have not voted are away too; whoever says that he is there begins that time anew."""
    company = course.company
    said = [at for seat, at in company.here.items() if seat not in company.votes and course.person(seat)]
    return max([company.voted, *said]) + patience(course.row.terms)


def decided_at(course: Course) -> int | None:
    """When those who voted decide without the silent; None: they do not want the same, or nothing that can still be done."""
    wishes = set(course.company.votes.values())
    if len(wishes) != 1 or course.over:
        return None
    what, _, seat = wishes.pop().partition(" ")
    if what == "bot" and int(seat) not in waited_for(course):
        return None
    return silence_ends(course)


async def decide(table: LiveTable) -> None:
    """If everybody who decides wants the same, it is done: a bot sits down, or the match ends without a result."""
    what, _, seat = table.course.company.agreed(voters(table.course, table.process.now())).partition(" ")
    if what == "end":
        await table.add("end", None, AGREED, None, "vote")
        await table.after()
    elif what == "bot":
        await table.hand_over(int(seat), "vote")


def plays_on(course: Course, seat: int) -> bool:
    """Does the match go on without him? Two may have agreed that it does not; where nobody else is left it never does."""
    others = {q for q in course.people() if course.person(q)} - {seat}
    return bool(others) and (course.row.players > 2 or course.row.terms.resign == "bot")


async def resign(table: LiveTable, c: Connection) -> None:
    """Once given up stays given up if somebody else writes at the same moment: what he wrote is read, and asked again."""
    while (seat := may(table, c, whatever=True)) is not None:
        course = table.course
        if seat in course.company.resigned:
            table.tell(c, c.next)
            return
        level = table.process.stand_in(table.row.terms) if plays_on(course, seat) else ""
        assert c.user is not None
        if await table.add("resign", seat, level, None, f"user:{c.user.id}"):
            await table.after()
            return


async def nudge(table: LiveTable, c: Connection, m: say.Nudge) -> None:
    seat = may(table, c)
    if seat is None:
        return
    course, last = table.course, table.course.company.nudged.get(m.seat, 0)
    if m.seat not in waited_for(course) or m.seat in c.seats:
        c.send(say.refused("company", text="nobody waits for this seat"))
    elif table.process.now() - last < NUDGE:
        c.send(say.refused("company", text="once an hour"))
    else:
        await write(table, c, "nudge", seat, str(m.seat))


async def here(table: LiveTable, c: Connection) -> None:
    """Who is waited for ends the vote about him; anybody else says that he must be asked."""
    seat = may(table, c)
    votes = table.course.company.votes
    if seat is not None and (seat in waited_for(table.course) or (votes and seat not in votes)):
        await write(table, c, "here", seat, "")


async def vote(table: LiveTable, c: Connection, m: say.Vote) -> None:
    """The last yes decides."""
    seat = may(table, c)
    if seat is None:
        return
    wish = f"bot {m.seat}" if m.what == "bot" else m.what
    if (why := why_not(table, seat, m)) != "":
        c.send(say.refused("company", text=why))
        return
    if table.course.company.votes.get(seat, "") == wish:
        table.tell(c, c.next)
        return
    if not await write(table, c, "vote", seat, wish):
        return
    if wish:
        await decide(table)


def why_not(table: LiveTable, seat: int, m: say.Vote) -> str:
    gone = away(table.course, table.process.now())
    if m.what == "":
        return ""
    if not gone or seat in gone:
        return "nobody is away"
    if m.what == "bot" and m.seat not in gone:
        return "this seat is not away"
    if m.what == "end" and table.row.terms.rated:
        return "a rated match has a result"
    return ""


def may(table: LiveTable, c: Connection, whatever: bool = False) -> int | None:
    """The seat that speaks; None: it has none, nothing goes on, or it has said too much already (whatever:
    that is no reason)."""
    seat = table.own_seat(c)
    if seat is None or c.user is None or not table.goes_on(c) or table.course.over:
        return None
    if not whatever and table.course.allowance.wasted(seat):
        c.send(say.refused("slow down"))
        return None
    return seat


async def write(table: LiveTable, c: Connection, kind: str, seat: int, text: str) -> bool:
    assert c.user is not None
    if not await table.add(kind, seat, text, None, f"user:{c.user.id}"):
        table.stale(c, None)
        return False
    await table.after()
    return True
