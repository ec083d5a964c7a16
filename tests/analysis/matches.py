"""Matches to be analysed: of bots, quickly, with whatever somebody wants to plant into them."""

from __future__ import annotations

from collections.abc import Callable

from fullsteam.bots import bot
from fullsteam.games import room
from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import Move, Record, state_hash
from fullsteam.kernel.rng import Rng, stream
from fullsteam.play.perspective import Perspective

Meddling = Callable[[State, int, int], int | None]  # state, who is asked, ply: what he does instead; None: as he likes


def played(game: str, players: int, seed: int, name: str = "greedy", meddle: Meddling | None = None) -> Record:
    """A whole match. The same seed deals alike as long as the same is chosen."""
    r, player, rng = room(game), bot(name), stream(seed, players)
    s = r.new(players, {})
    moves: list[Move] = []
    while actors := r.game.actors(s):
        seat = actors[0]
        own = meddle(s, seat, len(moves)) if meddle is not None else None
        action = own if own is not None else chosen(s, seat, rng, Perspective(r, s, seat), player.choose)
        moves.append(Move(seat, r.game.verbs.text(action)))
        r.game.play(s, seat, action)
    names = ["Anna", "Bo", "Cleo", "Dan", "Eva", "Finn"][:players]
    record = Record(game, r.rules, players, {}, names, "", moves)
    record.scores, record.state = [int(r.game.score(s, q)) for q in range(players)], state_hash(s)
    return record


def chosen(s: State, seat: int, rng: Rng, perspective: Perspective, choose: Callable[[Perspective, Rng], int]) -> int:
    return int(perspective.room.game.sample(s, rng)) if seat == CHANCE else choose(perspective, rng)
