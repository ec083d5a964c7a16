"""Trying out a box: games of bots that play by rules of thumb, and what they say of length, scores and seats."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from fullsteam.bots import bot
from fullsteam.games import room
from fullsteam.kernel.core import CHANCE, NOBODY
from fullsteam.kernel.info import GameInfo
from fullsteam.kernel.rng import stream
from fullsteam.play.perspective import Perspective

LEVEL = "greedy"
ROUNDS = "rounds"  # the tally, where a game counts them


class Trial(NamedTuple):
    """One game. The same box, players and number give the same game."""

    game: str
    box: str
    players: int
    number: int
    seconds: float  # that it may take


class Played(NamedTuple):
    number: int
    choices: int  # of players
    rounds: int | None  # None: this game counts none
    scores: list[int]
    places: list[int]


def play_trial(t: Trial) -> Played | None:
    """None: it took too long. Runs in a worker."""
    r, player, until = room(t.game).holding(t.box), bot(LEVEL), time.monotonic() + t.seconds
    rng = stream(int(sha256(f"{t.box}\n{t.players}".encode()).hexdigest()[:12], 16), t.number)
    s = r.new(t.players, {})
    choices = 0
    while (seat := r.game.actor(s)) != NOBODY:
        if time.monotonic() > until:
            return None
        action = r.game.sample(s, rng) if seat == CHANCE else player.choose(Perspective(r, s, seat), rng)
        choices += seat != CHANCE
        r.game.play(s, seat, action)
    scores = [int(r.game.score(s, seat)) for seat in range(t.players)]
    return Played(t.number, choices, r.game.tallies(s).get(ROUNDS), scores, r.game.places(s))


def summary(info: GameInfo, players: int, games: Sequence[Played]) -> dict[str, Any] | None:
    """Least, mean and most; victories by seat, a shared one in parts. None: nothing was played."""
    if not games:
        return None
    n = len(games)
    wins = [0.0] * players
    for game in games:
        for seat, place in enumerate(game.places):
            wins[seat] += (place == 1) / game.places.count(1)
    choices = [game.choices for game in games]
    return {
        "games": n,
        "choices": spread(choices),
        "minutes": info.minutes_for(players, sum(choices) / n),
        "scores": spread([score for game in games for score in game.scores]),
        "wins": [round(won / n, 3) for won in wins],
        "average": [round(sum(game.scores[seat] for game in games) / n, 1) for seat in range(players)],
    }


def spread(numbers: list[int]) -> list[int]:
    return [min(numbers), round(sum(numbers) / len(numbers)), max(numbers)]
