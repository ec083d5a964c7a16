"""Bots that do not think ahead."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fullsteam.bots.simple import GreedyBot
from fullsteam.kernel.rng import Rng

COMPARED: list[int] = []


class Counting(int):
    """An appeal that counts how often it is compared for size."""

    def __gt__(self, other: int) -> bool:
        COMPARED.append(other)
        return int(self) > int(other)


def test_greedy_looks_for_the_highest_appeal_once() -> None:
    """It did so for every choice: with four at Take a Train that took eight ninths of the time of an environment."""
    game = SimpleNamespace(appeal=lambda s, seat, action: Counting(action % 50))
    table: Any = SimpleNamespace(legal=list(range(200)), seat=0, room=SimpleNamespace(game=game), imagine=lambda rng: None)
    found = {GreedyBot().choose(table, Rng(n)) for n in range(40)}
    assert found == {49, 99, 149, 199}
    assert len(COMPARED) <= 40 * 200
