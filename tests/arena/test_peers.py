"""OpenSpiel's bots sit at our tables."""

from __future__ import annotations

import pytest

from fullsteam.arena.game import play_game
from fullsteam.arena.peers import NAMES, peer
from fullsteam.arena.series import Series
from fullsteam.bots import Budget
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.play.perspective import Perspective
from fullsteam.testing.walk import walk


@pytest.mark.heavy
@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("name", NAMES[:2])
def test_a_peer_plays_a_whole_game(game: str, name: str) -> None:
    players = ROOMS[game].info.min_players
    result = play_game(Series(game, players, (f"{name}@2i", "random"), 1).checked(), 0)
    assert result.forfeit is None, result.why


@pytest.mark.heavy
@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("name", NAMES[2:])
def test_a_peer_in_c_chooses_legally(game: str, name: str) -> None:
    room = ROOMS[game]
    asked = [p for p in walk(room, 0) if p.seat != CHANCE and len(p.legal) > 1]
    late = asked[-1].ply  # near the end: its play-outs go through Python, choice by choice
    p = next(p for p in walk(room, 0) if p.ply == late)
    assert peer(name, Budget(rounds=2)).choose(Perspective(room, p.state, p.seat), Rng(1)) in p.legal


def test_unknown_peers_are_told() -> None:
    with pytest.raises(GameError, match="OpenSpiel has no bot"):
        peer("openspiel-magic", None)
