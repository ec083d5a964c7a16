"""A second, deliberately simple referee of each game, written from the paragraphs of its rules by somebody who had not read
the engine's code: where the two disagree in a random game, one of them has misread the rules."""

from typing import Protocol

CHANCE = -2  # who "acts" when the dice, the deck or the bag speak


class Referee(Protocol):
    """Choices are written as notation ("bid 500"), seats counted from 0."""

    def actors(self) -> list[int]:
        """Who may choose now: seats, or [CHANCE]; [] when the game is over."""

    def legal(self, who: int) -> set[str]:
        """All that this actor may do."""

    def play(self, who: int, text: str) -> None:
        """An actor does something legal."""

    def scores(self) -> list[int]:
        """At the end: the number people compare, for each seat."""

    def places(self) -> list[int]:
        """At the end: 1 for the winner, 2 for the next ...; equal ones share a place."""
