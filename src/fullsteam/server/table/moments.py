"""The log as it is told, and what is open at its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from fullsteam.kernel.core import Event


class Moment(NamedTuple):
    """One entry of the log as it is told."""

    n: int
    kind: str
    seat: int | None
    at: int
    text: str  # the moment an undo goes back to, the level of a stand-in; a move tells itself by its events
    events: list[Event]


@dataclass
class Ask:
    """Somebody would like to take back more than is free; all people must agree."""

    n: int
    seat: int
    ply: int
    yes: set[int] = field(default_factory=set)


class Question(NamedTuple):
    """What several seats are asked at once, to tell whether they are still asked the same."""

    step: int
    legal: dict[int, list[int]]


NOTHING = Question(-1, {})
