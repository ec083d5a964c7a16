"""Who may have a match taken apart, and how many wait already."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from fullsteam.server.store import User, analyses, people
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable

USUAL = 30.0  # seconds that an analysis takes, before any has been made here


class NotNow(ValueError):
    """This match cannot be taken apart: one sentence."""


class TooMuch(ValueError):
    """So many wait already: one sentence, and after how many seconds to come again."""

    def __init__(self, text: str, again: int) -> None:
        super().__init__(text)
        self.again = again


def check(table: LiveTable) -> None:
    """NotNow: it has no result that could be explained."""
    if not table.course.over or table.row.status == "playing":
        raise NotNow("the match is not over; it can be analysed when it is")
    if table.course.company.ended:
        raise NotNow("this match was broken off before the game was over; there is no result to explain")


async def ask(table: LiveTable, user: User, each: float) -> analyses.Analysis:
    """Once for each match; whoever asks again is told how far it is. each: seconds that one takes lately."""
    process, table_id = table.process, table.row.id
    now = process.now()
    own, everybody = process.config.analyses, process.config.analyses_all

    def write(c: Connection) -> analyses.Analysis:
        people.hold(c, user.id)
        sql.hold(c, table_id)
        known = analyses.get(c, table_id, now)
        if known is None or known.state == analyses.FAILED:
            room_for_one(analyses.waiting(c), user.id, own, everybody, each)
            analyses.ask(c, table_id, user.id, now)
            known = analyses.get(c, table_id, now)
        assert known is not None
        return known

    return await process.store.write(write)


def room_for_one(waiting: Sequence[tuple[str, str | None]], user_id: str, own: int, everybody: int, each: float) -> None:
    """TooMuch: he, or all together, have asked for as many as may wait."""
    mine = [place for place, (_, asker) in enumerate(waiting) if asker == user_id]
    if len(mine) >= own:
        again = seconds(each * (mine[len(mine) - own] + 1))
        raise TooMuch(f"you have asked for {len(mine)} analyses that are not done yet; come again in {spoken(again)}", again)
    if len(waiting) >= everybody:
        again = seconds(each * (len(waiting) - everybody + 1))
        raise TooMuch(f"{len(waiting)} analyses wait already; come again in {spoken(again)}", again)


def seconds(exact: float) -> int:
    return max(5, round(exact))


def spoken(number: int) -> str:
    minutes = -(-number // 60)
    return f"{number} seconds" if number < 60 else "a minute" if minutes == 1 else f"{minutes} minutes"
