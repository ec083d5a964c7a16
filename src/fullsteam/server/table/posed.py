"""A position that nobody plays at: out of a record, to be looked at as its table was seen then. A puzzle."""

from __future__ import annotations

from typing import get_args

from fullsteam.kernel.record import Record
from fullsteam.server.store import Colour, Entry, Seat, TableRow, Terms
from fullsteam.server.table.course import Course

YOU = "you"
RECENT = 12  # plies that are told
LEVEL = "expert"


def posed(record: Record, seat: int) -> Course:
    """The course of a match that stands where its record ends; `seat` is a person's, the others are bots'."""
    given = "\n".join(move.written() for move in record.moves)
    terms, seed = Terms(), bytes(32).hex()
    rules, players = record.rules_version, record.players
    row = TableRow(
        "", record.game, rules, players, record.options, terms, YOU, "playing", False, seed, 0, given, box=record.box
    )
    course = Course(row, [chair(q, q == seat, name) for q, name in enumerate(record.names)])
    course.play(Entry("", 0, "start", chance=course.chance_said()))
    told = [event for ply in course.match.plies[-RECENT:] for event in ply.events]
    course.moments[0] = course.moments[0]._replace(events=told)
    return course


def chair(seat: int, person: bool, name: str) -> Seat:
    colour = get_args(Colour)[seat]
    if person:
        return Seat(seat, "person", YOU, name, "", None, colour=colour)
    return Seat(seat, "bot", None, name, LEVEL, None, colour=colour)
