"""Two matches that differ only in what one observer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from msgspec.json import encode

from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import Move, state_hash
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room
from fullsteam.testing.walk import written


@dataclass
class Twins:
    one: list[Move]
    two: list[Move]
    different: bool  # are the hidden truths different at the end?
    ends: tuple[State, State]


class Seen:
    """What the observer gets of a choice: the events, who is asked next, and the view then."""

    def __init__(self, room: Room, s: State, seat: int, action: int, observer: int) -> None:
        self.room = room
        self.observer = observer
        self.copy = s.clone()
        self.copy.events = []
        room.game.play(self.copy, seat, action)
        self.heard = written(room, self.copy.events, observer)
        self.asked = room.game.actors(self.copy)

    @cached_property
    def view(self) -> bytes:
        """Of most that are compared it is not needed: they sound different already."""
        return encode(self.room.game.view(self.copy, self.observer))

    def same(self, other: Seen) -> bool:
        return (self.heard, self.asked) == (other.heard, other.asked) and self.view == other.view


def side_by_side(
    room: Room, players: int, observer: int, seed: int, others: bool
) -> Iterator[tuple[list[Move], list[Move], State, State]]:
    """Play two matches in step. Chance, and (if wished) the other players, do different things as long as the observer cannot
    tell. What was played in each, and where they are; wherever somebody is asked. They go on: copy what you keep."""
    game, rng = room.game, stream(seed, observer + 2)
    options = room.info.options_for({})
    s, t = room.new(players, options), room.new(players, options)
    one: list[Move] = []
    two: list[Move] = []
    while actors := game.actors(s):
        seat = actors[rng.below(len(actors))]
        pair = pair_of_choices(room, s, t, seat, observer, rng, others)
        if pair is None:
            return
        for state, action, log in ((s, pair[0], one), (t, pair[1], two)):
            log.append(Move(seat, game.verbs.text(action)))
            game.play(state, seat, action)
        if game.actors(s) and game.actors(s) != [CHANCE]:
            yield one, two, s, t


def twins(room: Room, players: int, observer: int, plies: int, seed: int, others: bool) -> Twins:
    """Two matches after so many plies, or a little less."""
    fresh = room.new(players, room.info.options_for({}))
    found = Twins([], [], False, (fresh, fresh))
    for one, two, s, t in side_by_side(room, players, observer, seed, others):
        if len(one) > plies:
            break
        found = Twins(list(one), list(two), state_hash(s) != state_hash(t), (s.clone(), t.clone()))
    return found


def pair_of_choices(room: Room, s: State, t: State, seat: int, observer: int, rng: Rng, others: bool) -> tuple[int, int] | None:
    """A choice for each match that looks the same to the observer; different ones if there are any."""
    game = room.game
    ours, theirs = game.legal_list(s, seat), game.legal_list(t, seat)
    for _ in range(8):
        a = game.sample(s, rng) if seat == CHANCE else ours[rng.below(len(ours))]
        wanted = Seen(room, s, seat, a, observer)
        if seat == observer or (seat != CHANCE and not others):
            candidates = [a] if a in theirs else []
        else:
            start = rng.below(len(theirs))
            different = [b for b in theirs[start:] + theirs[:start] if b != a]
            candidates = [*different[:40], *([a] if a in theirs else [])]
        for b in candidates:
            if Seen(room, t, seat, b, observer).same(wanted):
                return a, b
    return None
