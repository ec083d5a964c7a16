"""By which rules a table is played, and what is said of one that cannot go on here."""

from __future__ import annotations

from fullsteam.games import ROOMS
from fullsteam.kernel.room import Room
from fullsteam.server.store import TableRow


class CourseError(ValueError):
    """A log that does not replay: the text says where."""


class UnknownRules(CourseError):
    """A match of a game, or of a version of its rules, that this release does not play."""


LOOK_ONLY = "the match cannot go on here; its host may close it, and what is written of it can be looked at"


def known_rules() -> list[tuple[str, int]]:
    """The games, and the versions of their rules, that this process can play."""
    return [(game, version.number) for game, room in ROOMS.items() for version in room.info.versions]


def room_of(row: TableRow) -> Room:
    """The game of a table, by the rules it began with, whatever has become of them since."""
    if (row.game, row.rules) in known_rules():
        return ROOMS[row.game].by(row.rules).holding(row.box)
    why = ROOMS[row.game].info.why_unknown(row.rules) if row.game in ROOMS else "there is no such game here"
    raise UnknownRules(f"this server does not know version {row.rules} of {row.game} ({why}): {LOOK_ONLY}")
