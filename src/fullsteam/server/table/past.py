"""Matches that were over before anybody remembered them (schema 0009): taken up while the server runs, the oldest first, one
after the other. Nobody waits for it, and who stops it in the middle finds the rest at the next start."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.play.feats import achieved
from fullsteam.server.people import ratings
from fullsteam.server.store import StoreError, TableRow, Unreadable, played
from fullsteam.server.table.course import Course
from fullsteam.server.table.replay import load, replayed_gently
from fullsteam.server.table.rules import CourseError

if TYPE_CHECKING:
    from fullsteam.server.table.process import Process

MANY = 100  # looked for at once
REST = 0.02  # seconds between two: people's moves go first

logger = structlog.get_logger()


async def take_up_past(process: Process) -> None:
    after, taken = (-1, ""), 0
    try:
        while found := await process.store.read(played.forgotten, after, MANY):
            for table_id, ended in found:
                await take_up(process, table_id)
                after, taken = (ended, table_id), taken + 1
                await asyncio.sleep(REST)
    except (StoreError, SQLAlchemyError) as error:
        logger.error("old matches were not taken up", error=repr(error))
    if taken:
        logger.info("old matches were taken up", matches=taken)


async def take_up(process: Process, table_id: str) -> None:
    """What cannot be read is left as it is."""
    try:
        row, seats, entries = await process.store.read(load, table_id)
    except Unreadable:
        return
    if row is None or row.scores is None:
        return
    counts: dict[str, list[int]] = {}
    course: Course | None = None
    try:
        course = await replayed_gently(row, seats, entries)
        counts = achieved(course.match)
    except CourseError as error:  # by rules that this release does not know: its result counts, its figures are lost
        logger.info("an old match is remembered without its figures", table=table_id, why=str(error))
    found = row if row.places is not None else placed(row, course)
    if found is not None:
        await process.store.write(ratings.recall, found, seats, counts)


def placed(row: TableRow, course: Course | None) -> TableRow | None:
    """From before places were written down: the game says them."""
    outcome = course.outcome() if course is not None else None
    return None if outcome is None else replace(row, places=outcome[1])
