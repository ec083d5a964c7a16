"""Matches into which something was planted."""

from __future__ import annotations

from typing import NamedTuple

from analysis.matches import played
from fullsteam.analysis import Outlook
from fullsteam.games import room
from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import Record
from fullsteam.kernel.rng import stream
from fullsteam.play.perspective import Perspective

STRONG = {"trambahn": "champion@24i", "voll-in-fahrt": "champion@24i"}  # others: expert
CLEARLY = 0.22  # so much is lost by what is planted, by an estimate with chance of its own
SURELY = 5  # standard errors
ROUNDS = 32
FIRST = 8  # of these, before one looks closely
OTHER_SEED = 99
OUTCOMES = 8  # tried of each draw


class Planted(NamedTuple):
    record: Record
    seat: int
    ply: int


def blundered(game: str, number: int) -> Planted:
    """A match of strong bots in which one of them once chooses something clearly bad. (Not every match has a moment for
    that.)"""
    tries = (meddled(game, 1000 * number + k) for k in range(20))
    return next(planted for planted in tries if planted is not None)


def meddled(game: str, seed: int) -> Planted | None:
    r = room(game)
    players = r.info.min_players
    outlook = Outlook(r, players, ROUNDS, OTHER_SEED)
    rng = stream(seed, 77)
    found: list[tuple[int, int]] = []
    begin = 8 + rng.below(60)

    def meddle(s: State, seat: int, ply: int) -> int | None:
        if found or ply < begin or seat == CHANCE:
            return None
        perspective = Perspective(r, s, seat)
        bad = clearly_bad(outlook, perspective, ply)
        if bad is not None:
            found.append((seat, ply))
        return bad

    record = played(game, players, seed, STRONG.get(game, "expert@8i"), meddle)
    return Planted(record, *found[0]) if found else None


def clearly_bad(outlook: Outlook, perspective: Perspective, ply: int) -> int | None:
    """The worst of some choices, if it is far worse than the best of them."""
    legal = perspective.legal
    if len(legal) < 2:
        return None
    some = sorted({*legal[:: max(1, len(legal) // 8)], *outlook.appealing(perspective, legal[0], ply)})
    seat = perspective.seat
    values = [tally.mean(seat) for tally in outlook.tried(perspective, some, FIRST, ply, 5, None)]
    order = sorted(range(len(some)), key=lambda i: values[i])
    best, worst = some[order[-1]], some[order[0]]
    if values[order[-1]] - values[order[0]] < CLEARLY:
        return None
    ahead = outlook.tried(perspective, [best, worst], ROUNDS, ply, 6, None)[0]
    gap, error = ahead.mean(outlook.seats + 1), ahead.error(outlook.seats + 1)
    return worst if gap > max(CLEARLY, SURELY * error) else None


def lucky(game: str, seed: int, forced: bool) -> Record:
    """A match of equals; if forced, every draw is the best of some for the first seat."""
    r = room(game)
    players = r.info.min_players
    outlook = Outlook(r, players, 4, OTHER_SEED)

    def meddle(s: State, seat: int, ply: int) -> int | None:
        legal = r.game.legal_list(s, seat)
        if seat != CHANCE or not forced or len(legal) < 2:
            return None
        values = []
        for action in legal[:: max(1, len(legal) // OUTCOMES)]:
            after = s.clone()
            r.game.play(after, CHANCE, action)
            values.append((outlook.chances(after, ply).values[0], action))
        return max(values)[1]

    return played(game, players, seed, "greedy", meddle)
