"""A bot's choice depends on nothing its seat may not know."""

from __future__ import annotations

import pytest

from conformance.test_fifth_game import ROOM as PENNY
from fullsteam.bots import Bot, bot
from fullsteam.bots.base import Bot as Base
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective
from fullsteam.testing.walk import walk

NAMES = ["random", "novice", "greedy", "club@12i", "expert@12i", "champion@12i", "search:widen=2:paranoid=yes@12i"]


def differing(room: Room, walks: int, every: int = 29) -> list[tuple[State, State, int]]:
    """Positions of some walks, each with another that looks the same to the seat that must choose."""
    found = []
    for n in range(walks):
        for p in walk(room, n):
            if p.ply % every == n % every and p.seat != CHANCE and len(p.legal) > 1:
                other = room.game.imagine(p.state, p.seat, Rng(p.ply + 1))
                found.append((p.state.clone(), other, p.seat))
    return found


def choices(player: Bot, room: Room, pairs: list[tuple[State, State, int]]) -> list[tuple[int, int]]:
    return [
        (player.choose(Perspective(room, true, seat), Rng(i)), player.choose(Perspective(room, other, seat), Rng(i)))
        for i, (true, other, seat) in enumerate(pairs)
    ]


@pytest.mark.parametrize("room", [PENNY, *ROOMS.values()], ids=["penny", *ROOMS])
def test_the_choice_is_the_same_where_only_secrets_differ(room: Room) -> None:
    sizes = room.info.max_players - room.info.min_players + 1
    pairs = differing(room, sizes, 3 if room is PENNY else 29)
    assert len(pairs) > sizes, "too few positions to prove anything"
    if room.info.secret:
        assert any(state_hash(true) != state_hash(other) for true, other, _ in pairs), "the pairs do not differ"
    for name in NAMES:
        for i, (here, there) in enumerate(choices(bot(name), room, pairs)):
            assert here == there, f"{name} chooses otherwise in position {i}, though its seat sees no difference"


class Cheat(Base):
    """Reads the true state: what the test above must catch."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        s: State = getattr(perspective, "_Perspective__state")  # noqa: B009
        return perspective.legal[int(state_hash(s), 16) % len(perspective.legal)]


def test_a_cheat_would_be_caught() -> None:
    room = next(room for room in ROOMS.values() if room.info.secret)
    assert any(here != there for here, there in choices(Cheat(), room, differing(room, 3)))
