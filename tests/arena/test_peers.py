"""OpenSpiel's bots sit at our tables."""

from __future__ import annotations

import pyspiel
import pytest

from fullsteam.adapters.naming import full_name
from fullsteam.adapters.openspiel import OpenSpielState
from fullsteam.arena.game import play_game
from fullsteam.arena.peers import NAMES, OpenSpielBot, peer
from fullsteam.arena.series import Series
from fullsteam.bots import Budget
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng


@pytest.mark.heavy
@pytest.mark.parametrize("game", ROOMS)
@pytest.mark.parametrize("name", NAMES)
def test_a_peer_plays_a_whole_game(game: str, name: str) -> None:
    players = ROOMS[game].info.min_players
    result = play_game(Series(game, players, (f"{name}@2i", "random"), 1).checked(), 0)
    assert result.forfeit is None, result.why


@pytest.mark.parametrize("name", NAMES)
def test_simulations_are_counted_as_they_were_done(name: str) -> None:
    """MCTS solves a last choice in a few: taken for the thousand asked for, its next search would hardly ever end."""
    first, *_, last = choices_of_a_game("take-a-train")
    bot = OpenSpielBot(name, Budget(seconds=0.1))
    assert bot.search(first, 50, 1)[1] == 50
    done = bot.search(last, 1000, 1)[1]
    assert done < 100 if name == "openspiel-mcts" else done == 1000


def choices_of_a_game(name: str) -> list[OpenSpielState]:
    """Each position of a random game with two seats in which there is something to choose."""
    state = pyspiel.load_game(full_name(ROOMS[name]), {"players": 2}).new_initial_state()
    rng, found = Rng(1), []
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node() and len(legal) > 1:
            found.append(state.clone())
        state.apply_action(legal[rng.below(len(legal))])
    return found


def test_unknown_peers_are_told() -> None:
    with pytest.raises(GameError, match="OpenSpiel has no bot"):
        peer("openspiel-magic", None)
    with pytest.raises(GameError, match="OpenSpiel has no bot"):
        peer("openspiel-cpp-mcts", None)  # it would end the process
