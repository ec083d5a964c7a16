"""Hints at the table: who may take one, and that it was taken. (What is best: thinking/advice.py.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fullsteam.server.table.course import Course
from fullsteam.server.thinking import Thought

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable

RATED = "there are no hints in a rated match"
NEVER = "at this table there are no hints"
OTHERS = "there are hints only while no other person plays here"
OFTEN = "you have asked so often that there are no more hints in this match"


def thought_of(course: Course, seat: int, level: str = "", luck: int = 0) -> Thought:
    """All that a worker needs to think for a seat."""
    row, match = course.row, course.match
    plies = [(ply.seat, ply.action) for ply in match.plies]
    return Thought(row.id, row.game, row.rules, row.players, match.options, plies, seat, level, luck, row.box)


def why_no_hint(course: Course, seat: int) -> str:
    """Why this seat may not take one; empty: it may. Whoever has given up is no other person any more; who left may return."""
    terms = course.row.terms
    if terms.rated:
        return RATED
    if terms.hints == "never":
        return NEVER
    if terms.hints == "alone" and course.consenting() - course.same_person(seat):
        return OTHERS
    return OFTEN if course.allowance.wasted(seat) else ""


async def take_hint(table: LiveTable, seat: int, decision: int, by: str) -> bool:
    """Inside act: write down that it was taken, once for each question. False: it is not asked any more."""
    while table.course.asked[seat] == decision and not table.course.over:
        if (seat, decision) in table.course.hinted:
            return True
        if await table.add("hint", seat, "", None, by):
            await table.after()
            return True
    return False
