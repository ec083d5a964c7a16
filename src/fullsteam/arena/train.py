"""Judgement learnt by self-play: which signs of a position go with victory?

A bot plays itself. Whenever the turn passes from seat to seat or a chapter begins, the signs of every seat are written down
(Game.signs), and in the end who won. The weights are those that make the victories seen likeliest: each seat's chance grows
with the weighted sum of its signs (a conditional logit), the weights moving with the progress of the game. Inference is a few
multiplications (bots/judge.py); only the training needs numpy."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from fullsteam.bots import bot
from fullsteam.bots.judge import MILLE
from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

CALM = 1.0  # how much a weight (of a sign scaled to variance 1) is drawn to 0, counted in positions
STEPS = 30  # of Newton's method, at most
CLOSE = 1e-7  # a step that changes no weight by more is the last
TEST = 5  # every fifth game tests what the others taught


@dataclass
class Lesson:
    """The positions of one game: for each its progress and the signs of every seat; and how the game was shared."""

    positions: list[tuple[float, list[list[int]]]]
    points: list[float]


def lesson(room: Room, players: int, name: str, rng: Rng, whim: int) -> Lesson:
    """A game of self-play; `whim`: per mille of choices made at random, so that not all games are alike."""
    game, s, player = room.game, room.new(players, {}), bot(name)
    found = Lesson([], [])
    last, chapter = -1, game.chapter(s)
    while actors := game.actors(s):
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        begins = game.chapter(s) != chapter
        if begins or (seat != CHANCE and seat != last):
            found.positions.append((float(game.progress(s)) / MILLE, signs_of_all(room, s)))
        chapter = game.chapter(s)
        if seat == CHANCE:
            game.play(s, CHANCE, game.sample(s, rng))
            continue
        last = seat
        legal = game.legal_list(s, seat)
        freely = len(legal) > 1 and rng.below(1000) >= whim
        action = player.choose(Perspective(room, s, seat), rng) if freely else legal[rng.below(len(legal))]
        game.play(s, seat, action)
    found.points = [float(game.payoff(s, seat)) for seat in range(players)]
    return found


def signs_of_all(room: Room, s: State) -> list[list[int]]:
    """Seat by seat."""
    out = empty()
    room.game.all_signs(s, out)
    numbers, many = out.to_list(), int(out.size // s.seats)
    return [numbers[many * seat : many * (seat + 1)] for seat in range(s.seats)]


def rows(found: list[Lesson]) -> tuple[Any, Any]:
    """Positions x seats x (signs, signs times progress), and positions x seats shares of the victory. At a smaller table the
    seats that nobody has are NaN."""
    import numpy as np

    seats = max(len(lesson.points) for lesson in found)
    positions = [(late, signs, lesson.points) for lesson in found for late, signs in lesson.positions]
    plain = np.full((len(positions), seats, len(positions[0][1][0])), np.nan)
    shares = np.zeros((len(positions), seats))
    for n, (_, signs, points) in enumerate(positions):
        plain[n, : len(signs)] = signs
        shares[n, : len(points)] = points
    late = np.array([late for late, _, _ in positions])
    both = np.stack([plain, plain * late[:, None, None]], axis=-1)
    return both.reshape(*plain.shape[:2], -1), shares


def fitted(x: Any, shares: Any) -> Any:
    """The likeliest weights, by Newton's method, each drawn a little to 0."""
    import numpy as np

    scale = np.maximum(np.nanstd(x.reshape(-1, x.shape[-1]), axis=0), 1e-9)
    there = ~np.isnan(x[:, :, 0])
    x = np.nan_to_num(x / scale)
    w = np.zeros(x.shape[-1])
    for _ in range(STEPS):
        p = chances(x, w, there)
        slope = np.einsum("ns,nsk->k", shares - p, x) - CALM * w
        mean = np.einsum("ns,nsk->nk", p, x)
        bend = np.einsum("ns,nsk,nsl->kl", p, x, x, optimize=True) - mean.T @ mean + CALM * np.eye(len(w))
        step = np.linalg.solve(bend, slope)
        w += step
        if np.abs(step).max() < CLOSE:
            break
    return w / scale


def chances(x: Any, w: Any, there: Any = True) -> Any:
    """Of every seat that somebody has."""
    import numpy as np

    z = np.where(there, x @ w, -np.inf)
    z = np.exp(z - z.max(axis=1, keepdims=True))
    return z / z.sum(axis=1, keepdims=True)


def loss(x: Any, shares: Any, w: Any) -> float:
    """Mean surprise at the victories, in nats; that of a coin for two is 0.693."""
    import numpy as np

    p = chances(np.nan_to_num(x), w, ~np.isnan(x[:, :, 0]))
    return float(-(shares * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean())


@dataclass
class Learnt:
    weights: list[float]
    positions: int
    loss: float  # on games it was not taught by
    ignorance: float  # the same of one who thinks all alike


def learn(found: list[Lesson]) -> Learnt:
    """Weights from four games of five, tested on the fifth; then from all."""
    x, shares = rows([lesson for n, lesson in enumerate(found) if n % TEST])
    test, test_shares = rows(found[::TEST])
    w = fitted(x, shares)
    everything = rows(found)
    return Learnt(
        [float(value) for value in fitted(*everything)],
        len(everything[1]),
        loss(test, test_shares, w),
        loss(test, test_shares, 0 * w),
    )


def weights_text(room: Room, learnt: Learnt, command: str, games: int) -> str:
    """As TOML: for each sign its weight at the beginning of a game, and by how much it grows to the end."""
    lines = [
        f"# How {room.info.id} is judged by what was learnt from self-play (docs/bots.md). Written by:",
        f"# {command}",
        f'date = "{time.strftime("%Y-%m-%d", time.gmtime())}"',
        f"games = {games}",
        f"positions = {learnt.positions}",
        f"loss = {learnt.loss:.4f} # mean surprise at the winner of games kept back, in nats",
        f"ignorance = {learnt.ignorance:.4f} # the same of one who thinks all equally likely",
        "",
        "[weights]",
    ]
    for k, name in enumerate(room.game.sign_names()):
        lines.append(f'"{name}" = [{learnt.weights[2 * k]:.6g}, {learnt.weights[2 * k + 1]:.6g}]')
    return "\n".join(lines) + "\n"
