"""What every bot is."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.bots.budget import Budget
from fullsteam.kernel.core import Event
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective


@dataclass(frozen=True)
class Sitting:
    """What a bot is told when it sits down: the table, its seat, and a number for its own chance."""

    room: Room
    players: int
    options: dict[str, str]
    seat: int
    seed: int


class BotError(Exception):
    """A bot that cannot go on: crashed, silent, late, or talking nonsense. The text is one sentence for people."""


class Bot:
    """Gets a Perspective, gives a choice. Most bots need nothing else; one that keeps a process or a memory hears when a
    game begins and ends, and, if it listens, what its seat is told in between."""

    listens = False  # does it want to hear what happens?
    think: Budget | None = None  # how long it may think, if whoever named it said so

    def check(self, room: Room) -> None:
        """GameError if it cannot play this game."""

    def fingerprint(self) -> str:
        """Of files that it was made from, so that a series is not gone on with by another bot of the same name."""
        return ""

    def begin(self, sitting: Sitting) -> None:
        """A game begins."""

    def hear(self, room: Room, events: list[Event]) -> None:
        """What its seat was told of something that has just happened (where a match is played in one process: in the arena
        and in the terminal, not on a server)."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        raise NotImplementedError

    def finish(self, scores: list[int], places: list[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """No further game: let go of whatever is held."""
