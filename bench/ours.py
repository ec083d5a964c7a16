"""Random play of our games through the real kernel: agenda, chance seat, legal lists. CPU seconds; prints JSON."""

from __future__ import annotations

import json
import sys
import time

from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room


def random_play(room: Room, players: int, seconds: float) -> dict[str, float]:
    game, options = room.game, room.info.options_for({})
    choices = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        choices += game.playout(game.new(players, options, room.rules), stream(1, games))
        games += 1
    return {"choices_per_second": choices / spent, "games_per_second": games / spent}


def middle(room: Room, players: int) -> State:
    """A position half-way through a random game."""
    game, options = room.game, room.info.options_for({})
    half = game.playout(game.new(players, options, room.rules), stream(2, 0)) // 2
    s, rng = game.new(players, options, room.rules), stream(2, 0)
    for _ in range(half):
        seat = game.actor(s)
        legal = game.legal_list(s, seat)
        game.play(s, seat, game.sample(s, rng) if seat == CHANCE else legal[rng.below(len(legal))])
    return s


def clones(s: State, seconds: float) -> float:
    """Copies a second, asked for from Python."""
    n = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(1000):
            s.clone()
        n += 1000
    return n / spent


if __name__ == "__main__":
    out = {}
    for name in sys.argv[1:]:
        room = ROOMS[name.partition(":")[0]]
        players = int(name.partition(":")[2] or room.info.min_players)
        out[name] = {**random_play(room, players, 1.5), "clones_per_second": clones(middle(room, players), 0.3)}
    print(json.dumps(out))
