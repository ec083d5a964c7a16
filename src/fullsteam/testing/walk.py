"""Random walks through a game: the same for the same number, over all player counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fullsteam.kernel.core import CHANCE, Event, State
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room


@dataclass(frozen=True)
class Table:
    """A set-up: walk number n of a room."""

    players: int
    options: dict[str, str]
    seed: int


def table(room: Room, n: int) -> Table:
    """Player counts in turn; every second walk with options drawn at random."""
    info = room.info
    rng = stream(n, 0)
    players = info.min_players + n % (info.max_players - info.min_players + 1)
    chosen = {o.name: o.values[rng.below(len(o.values))] for o in info.options if o.since <= room.rules} if n % 2 else {}
    return Table(players, info.options_for(chosen, room.rules), n)


@dataclass
class Position:
    """A position somebody must act in. The state moves on with the walk: clone what you keep."""

    state: State
    seat: int  # who acts (of several: one of them, at random), or CHANCE
    legal: list[int]
    ply: int
    rng: Rng
    choice: int  # what will be played


def start(room: Room, t: Table) -> State:
    s = room.new(t.players, t.options)
    s.events = []
    return s


def walk(room: Room, n: int) -> Iterator[Position]:
    """Play walk number n; after each yield the choice is played. The last state is that of the last position. Every
    third walk chooses by the game's rules of thumb: it comes where random play hardly ever does."""
    t = table(room, n)
    game, rng = room.game, stream(n, 1)
    s = start(room, t)
    ply = 0
    while actors := game.actors(s):
        seat = actors[rng.below(len(actors))]
        legal = game.legal_list(s, seat)
        assert legal, f"ply {ply} of walk {n}: {game.step(s).name} offers nothing to seat {seat}"
        choice = game.sample(s, rng) if seat == CHANCE else legal[rng.below(len(legal))]
        if n % 3 == 2 and seat >= 0 and rng.below(8) > 0:
            choice = max(legal, key=lambda action: game.appeal(s, seat, action))
        yield Position(s, seat, legal, ply, rng, choice)
        game.play(s, seat, choice)
        ply += 1


def last(room: Room, n: int) -> State:
    """The state at the end of walk number n."""
    s = None
    for position in walk(room, n):
        s = position.state
    assert s is not None, f"walk {n} is over before it begins"
    return s


def written(room: Room, events: list[Event] | None, seat: int) -> list[str]:
    """The events a seat sees, as notation."""
    words = room.game.happenings
    return [f"{words.text(e.code)} {e.number}" for e in events or [] if e.seen_by(seat)]
