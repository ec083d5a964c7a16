"""Feats: what is counted of each player in a match, for his statistics. Each game says in its room, in feats.toml, what that
is; all of it is read from what happened and from the last view, so that nobody else need know a game.

    [crashes]
    count = "crashes"           # how often this happened to him; or sum = …: what it made in all; or most = …: at once
    less = true                 # the fewer the better
    [pushes]
    count = "pushes"
    turn = ["turn", "second"]   # not his whom it happened to, but his who had the turn by one of these, if that was another
    [income]
    view = "income"             # of players in the last view, each from his own seat
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fullsteam.kernel.core import Event
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import Word
from fullsteam.play.match import Match

HOWS = ("count", "sum", "most", "view")


class Feat(NamedTuple):
    name: str
    how: str
    what: str  # the word of a happening, or the name of a number in the view
    turn: tuple[str, ...] = ()
    less: bool = False


def feats(room: Room) -> tuple[Feat, ...]:
    """In the order in which they are shown; a game need not have any."""
    return read(str(room.folder / "feats.toml")) if (room.folder / "feats.toml").exists() else ()


@cache
def read(file: str) -> tuple[Feat, ...]:
    written = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    return tuple(feat(name, row) for name, row in written.items())


def feat(name: str, row: dict[str, object]) -> Feat:
    how = next(how for how in HOWS if how in row)
    turn = row.get("turn", [])
    assert isinstance(turn, list)
    return Feat(name, how, str(row[how]), tuple(map(str, turn)), bool(row.get("less", False)))


def achieved(match: Match) -> dict[str, list[int]]:
    """Of each feat a number for each seat. What another match gave to this one counts too: the table began there."""
    events = [event for ply in match.plies for event in ply.events]
    return {one.name: counted(match, one, events) for one in feats(match.room)}


def counted(match: Match, one: Feat, events: list[Event]) -> list[int]:
    if one.how == "view":
        views: list[Any] = [match.game.view(match.state, seat) for seat in range(len(match.names))]
        return [int(view["players"][seat].get(one.what) or 0) for seat, view in enumerate(views)]
    happened = numbers(match, one, events)
    if one.how == "count":
        return [len(some) for some in happened]
    return [sum(some) if one.how == "sum" else max(some, default=0) for some in happened]


def numbers(match: Match, one: Feat, events: list[Event]) -> list[list[int]]:
    """By seat."""
    words = match.game.happenings.by_name
    out: list[list[int]] = [[] for _ in match.names]
    turns = [words[name] for name in one.turn]
    active = -1
    for event in events:
        if (turn := next((word for word in turns if word.holds(event.code)), None)) is not None:
            active = seat_in(turn, event)
        elif words[one.what].holds(event.code):
            seat = seat_in(words[one.what], event)
            if not turns:
                out[seat].append(int(event.number))
            elif active not in (-1, seat):
                out[active].append(int(event.number))
    return out


def seat_in(word: Word, event: Event) -> int:
    """Whom it is about: the first seat among its arguments."""
    at = [domain.name for domain in word.domains].index("seat")
    return int(word.args(event.code)[at])
