"""OpenSpiel's bots sit at our tables."""

from __future__ import annotations

import pytest

from fullsteam.arena.game import play_game
from fullsteam.arena.peers import NAMES, peer
from fullsteam.arena.series import Series
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError


@pytest.mark.heavy
@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("name", NAMES)
def test_a_peer_plays_a_whole_game(game: str, name: str) -> None:
    players = ROOMS[game].info.min_players
    result = play_game(Series(game, players, (f"{name}@2i", "random"), 1).checked(), 0)
    assert result.forfeit is None, result.why


def test_unknown_peers_are_told() -> None:
    with pytest.raises(GameError, match="OpenSpiel has no bot"):
        peer("openspiel-magic", None)
    with pytest.raises(GameError, match="OpenSpiel has no bot"):
        peer("openspiel-cpp-mcts", None)  # it would end the process
