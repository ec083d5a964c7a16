"""Players that are programs. A bot gets a Perspective and nothing else."""

from __future__ import annotations

from typing import Protocol

from fullsteam.bots.simple import GreedyBot, RandomBot
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.play.perspective import Perspective


class Bot(Protocol):
    def choose(self, perspective: Perspective, rng: Rng) -> int: ...


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise GameError(f'there is no bot "{name}"; bots: {", ".join(BOTS)}')
    return BOTS[name]()
