"""OpenSpiel: its own tests and algorithms, unchanged, on every game."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.bots import uniform_random

import fullsteam
from adapters.tables import every_game, every_table, every_table_in_time, name
from conformance.test_fifth_game import ROOM as PENNY
from fullsteam.adapters import openspiel
from fullsteam.adapters.openspiel import OpenSpielState, Rollouts
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.room import Room

openspiel.register_room(PENNY)


def load(room: Room, players: int) -> Any:
    return pyspiel.load_game(name(room), {"players": players})


def chance(state: Any, rng: np.random.RandomState) -> int:
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=probabilities))


def play(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance(state, rng) if state.is_chance_node() else bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def random_bots(players: int, rng: np.random.RandomState) -> list[Any]:
    return [uniform_random.UniformRandomBot(player, rng) for player in range(players)]


@every_table_in_time
def test_random_sim(room: Room, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own test: tree, chance, observations, returns, serialisation, clones."""
    pyspiel.random_sim_test(load(room, players), num_sims=2 if fullsteam.compiled() else 1, serialize=True, verbose=False)


@every_table_in_time
def test_games_sim(room: Room, players: int) -> None:
    """As in open_spiel/python/tests/games_sim_test.py: pickles and serialisation at every power of two, clones always."""
    game, rng = load(room, players), np.random.RandomState(1)
    assert game.num_players() == players and game.min_utility() < game.max_utility()
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == str(pyspiel.load_game(str(game)))
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    state = game.new_initial_state()
    actions, check = 0, 1
    while not state.is_terminal():
        actions += 1
        if actions >= check:
            serialised(game, state)
            check *= 2
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
            continue
        action = int(rng.choice(state.legal_actions(state.current_player())))
        clone = state.clone()
        same(state, clone)
        clone.apply_action(action)
        state.apply_action(action)
        if actions % 10 == 0:
            same(state, clone)
    assert not state.legal_actions() and actions <= game.max_game_length()
    assert not any(state.legal_actions(player) for player in range(players))
    assert state.returns() == [state.player_return(player) for player in range(players)]
    assert all(game.min_utility() <= utility <= game.max_utility() for utility in state.returns())
    assert sum(state.returns()) == pytest.approx(0)


def same(one: Any, two: Any) -> None:
    assert str(one) == str(two) and one.history() == two.history()


def serialised(game: Any, state: Any) -> None:
    new_game, new_state = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(new_game) == str(game)
    same(new_state, state)
    same(pickle.loads(pickle.dumps(state)), state)
    for player in range(game.num_players()):
        assert new_state.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(new_state.observation_tensor(player), state.observation_tensor(player))


@every_table
def test_chance_is_explicit(room: Room, players: int) -> None:
    """Chance says what our own chance says, with the same weights."""
    state, rng = load(room, players).new_initial_state(), np.random.RandomState(2)
    met = 0
    while not state.is_terminal() and met < 40:
        if state.is_chance_node():
            met += 1
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert sum(p for _, p in outcomes) == pytest.approx(1) and min(p for _, p in outcomes) > 0
        legal = state.legal_actions()
        state.apply_action(chance(state, rng) if state.is_chance_node() else int(rng.choice(legal)))
    assert met > 0


@every_table_in_time
def test_resampling(room: Room, players: int) -> None:
    """As OpenSpiel's ResampleInfostateTest: the seat cannot tell the sample from the truth, and its choices are legal."""
    state, rng = load(room, players).new_initial_state(), np.random.RandomState(3)
    differs = False
    for ply in range(150):
        if state.is_terminal():
            break
        if not state.is_chance_node() and ply % 5 == 0:
            for player in range(players):
                sampled = state.resample_from_infostate(player, rng.random_sample)
                assert sampled.information_state_string(player) == state.information_state_string(player)
                assert sampled.observation_string(player) == state.observation_string(player)
                assert np.array_equal(sampled.observation_tensor(player), state.observation_tensor(player))
                assert sampled.current_player() == state.current_player()
                assert sampled.legal_actions(player) == state.legal_actions(player)
                differs = differs or str(sampled) != str(state)
        state.apply_action(chance(state, rng) if state.is_chance_node() else int(rng.choice(state.legal_actions())))
    assert differs or not room.info.secret


def test_a_sample_depends_on_nothing_the_seat_cannot_know() -> None:
    """Nothing private of the others is left in it, also not in what they have heard."""
    game = pyspiel.load_game(name(PENNY), {"players": 2})
    states = []
    for favourite in ("apple", "brooch"):  # of the other seat
        state = game.new_initial_state()
        for text in ("drawn clock", f"drawn {favourite}", "drawn brooch"):
            state.apply_action(PENNY.game.verbs.parse(text))
        states.append(state)
    one, two = (state.resample_from_infostate(0, lambda: 0.3) for state in states)
    assert states[0].information_state_string(1) != states[1].information_state_string(1)
    assert all(one.information_state_string(q) == two.information_state_string(q) for q in (0, 1)) and str(one) == str(two)


def test_sealed_answers_are_consecutive_and_hidden() -> None:
    state = pyspiel.load_game(name(PENNY), {"players": 2}).new_initial_state()
    for text in ("drawn clock", "drawn apple", "drawn brooch"):
        state.apply_action(PENNY.game.verbs.parse(text))
    seen = set()
    for bid in (0, 3, 5):
        after = state.clone()
        after.apply_action(PENNY.game.verbs.parse(f"bid {bid}"))
        assert (state.current_player(), after.current_player()) == (0, 1)
        assert f"> bid {bid}" in after.information_state_string(0)
        seen.add(after.information_state_string(1))
    assert len(seen) == 1


def test_information_states_remember() -> None:
    """Two ways to one table are two information states, but one observation."""
    game = pyspiel.load_game(name(PENNY), {"players": 2})
    ends = []
    for bids in (("bid 1", "bid 0"), ("bid 1", "bid 1", "done")):
        state = game.new_initial_state()
        for text in ("drawn clock", "drawn apple", "drawn brooch", *bids):
            state.apply_action(PENNY.game.verbs.parse(text))
        ends.append(state)
    one, two = ends
    assert one.information_state_string(1) != two.information_state_string(1)


def test_a_clone_shares_no_state() -> None:
    state = pyspiel.load_game(name(PENNY), {"players": 2}).new_initial_state()
    before = state_hash(state.position.state)
    for twin in (state.clone(), copy.deepcopy(state.position)):
        position = twin.position if isinstance(twin, OpenSpielState) else twin
        position.play(position.game.legal_list(position.state, position.actor)[0])
    assert state_hash(state.position.state) == before


# --- OpenSpiel's own algorithms


@pytest.mark.heavy
@every_game
def test_20_games_of_random_bots(room: Room) -> None:
    players, rng = room.info.max_players, np.random.RandomState(1)
    game = load(room, players)
    assert all(sum(play(game, random_bots(players, rng), rng)) == pytest.approx(0) for _ in range(20))


@pytest.mark.heavy
@every_game
def test_20_games_of_mcts(room: Room) -> None:
    players, rng = room.info.min_players, np.random.RandomState(1)
    game = load(room, players)
    bots = [mcts.MCTSBot(game, 1.4, 3, Rollouts(seed=1), random_state=rng), *random_bots(players, rng)[1:]]
    returns = [play(game, bots, rng) for _ in range(20)]
    assert sum(r[0] for r in returns) > 0, "a search that sees the true state beats random players"


@pytest.mark.heavy
@every_game
def test_20_games_of_ismcts(room: Room) -> None:
    players, rng = room.info.min_players, np.random.RandomState(1)
    game = load(room, players)
    bots = [ismcts.ISMCTSBot(game, Rollouts(seed=1), 1.4, 3, random_state=rng), *random_bots(players, rng)[1:]]
    assert all(sum(play(game, bots, rng)) == pytest.approx(0) for _ in range(20))


@pytest.mark.heavy
@every_game
def test_search_with_openspiels_own_rollouts(room: Room) -> None:
    """A few moves only: play-outs choice by choice take their time."""
    players, rng = room.info.min_players, np.random.RandomState(1)
    game = load(room, players)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=rng),
    ]
    state = game.new_initial_state()
    for _ in range(6):
        while state.is_chance_node():
            state.apply_action(chance(state, rng))
        for bot in bots:
            assert bot.step(state) in state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


@every_game
def test_the_learning_environment_of_openspiel(room: Room) -> None:
    env = rl_environment.Environment(
        load(room, room.info.min_players), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    players, actions = room.info.min_players, env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player_id=player, num_actions=actions) for player in range(players)]
    step = env.reset()
    for _ in range(30):
        if not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert len(step.observations["info_state"][0]) == len(env.get_state.observation_tensor(0))


def test_wrong_parameters_are_refused() -> None:
    room = PENNY
    for params, says in (({"players": 9}, "not 9"), ({"coins": "gold"}, 'cannot be "gold"')):
        with pytest.raises(GameError, match=says):
            type("Wrong", (openspiel.OpenSpielGame,), {"room": room})({"players": 2, **params})


def test_python_ends_in_peace() -> None:
    """What OpenSpiel keeps of a game must outlive Python: else the process dies at its very end."""
    first = name(next(iter(ROOMS.values())))
    code = (
        f"import pyspiel, fullsteam.adapters.openspiel; game = pyspiel.load_game({first!r}); state = game.new_initial_state()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
