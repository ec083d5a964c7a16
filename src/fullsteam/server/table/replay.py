"""A log becomes a course, in one go or in portions; and what is kept of a match when it is over."""

from __future__ import annotations

import asyncio
from typing import Any

from fullsteam.kernel.record import parse_record
from fullsteam.kernel.words import NotationError
from fullsteam.play.match import Refused
from fullsteam.server.store import Entry, Seat, TableRow
from fullsteam.server.store import tables as sql
from fullsteam.server.table.course import Course
from fullsteam.server.table.rules import CourseError

PORTION = 32  # entries that are replayed in one go


def play_on(course: Course, entries: list[Entry]) -> None:
    for entry in entries:
        try:
            course.play(entry)
        except (NotationError, Refused) as error:
            raise CourseError(f"entry {entry.n} of table {course.row.id} is not allowed: {error}") from None


def load(c: Any, table_id: str, since: int = 0) -> tuple[TableRow | None, list[Seat], list[Entry]]:
    return sql.get_table(c, table_id), sql.seats_of(c, table_id), sql.log(c, table_id, since)


def replayed(row: TableRow, seats: list[Seat], entries: list[Entry]) -> Course:
    course = Course(row, seats)
    play_on(course, entries)
    return course


async def replayed_gently(row: TableRow, seats: list[Seat], entries: list[Entry]) -> Course:
    """For the event loop: others have their turn in between, however long the log is."""
    course = Course(row, seats)
    for start in range(0, len(entries), PORTION):
        play_on(course, entries[start : start + PORTION])
        await asyncio.sleep(0)
    return course


def nameless_record(course: Course) -> str:
    """The record as it is kept: who is forgotten later is not named in it."""
    record = course.match.record()
    record.names = [str(seat + 1) for seat in range(course.row.players)]
    return record.written()


def named_record(text: str, seats: list[Seat]) -> str:
    """A record that was kept, with the names as they are now."""
    record = parse_record(text)
    record.names = [seat.name for seat in seats]
    return record.written()
