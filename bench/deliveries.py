"""Volldampf: all distinct outcomes of a delivery on fully built four-player networks with 30 goods. CPU time."""

from __future__ import annotations

import statistics
import time

from fullsteam.games import room
from fullsteam.games.volldampf.network import LINKS, Network
from fullsteam.games.volldampf.rules import GAME
from fullsteam.kernel.rng import Rng, stream

PLAYERS, PIECES, GOODS, ROUNDS = 4, 12, 30, 40


def built(rng: Rng) -> tuple[object, list[int]]:
    """A table with every piece built on a random link, and for each city the mask of colours that lie there."""
    s = GAME.new(PLAYERS, room("volldampf").info.options_for({}), room("volldampf").rules)
    free = list(range(s.board.links))
    for piece in range(PLAYERS * PIECES):
        s.owner[free.pop(rng.below(len(free)))] = piece % PLAYERS
    goods = [0] * s.board.cities
    for _ in range(GOODS):
        goods[rng.below(s.board.cities)] |= 1 << rng.below(4)
    return s, goods


def microseconds(rng: Rng) -> tuple[float, int]:
    """The best of some rounds, building the network included, and how many outcomes there are."""
    s, goods = built(rng)
    best, found = 1e9, 0
    for _ in range(ROUNDS):
        started = time.process_time_ns()
        net = Network(s.board, s.owner, PLAYERS, False, True)  # type: ignore[attr-defined]
        found = sum(net.outcomes(city, LINKS, wanted).found.size for city, wanted in enumerate(goods) if wanted)
        best = min(best, (time.process_time_ns() - started) / 1000)
    return best, found


if __name__ == "__main__":
    rows = [microseconds(stream(1, n)) for n in range(12)]
    times = [row[0] for row in rows]
    outcomes = statistics.mean(row[1] for row in rows)
    print(f"12 networks: {statistics.mean(times):.0f} µs on average, {max(times):.0f} µs at worst, {outcomes:.0f} outcomes")
