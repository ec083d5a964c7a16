"""What every bot is."""

from __future__ import annotations

from dataclasses import dataclass

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
    game begins and ends."""

    def begin(self, sitting: Sitting) -> None:
        """A game begins."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        raise NotImplementedError

    def finish(self, scores: list[int], places: list[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """No further game: let go of whatever is held."""
