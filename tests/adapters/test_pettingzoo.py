"""PettingZoo: its own conformance suite, over every game and number of players, and what we promise beyond it."""

import copy
import pickle
import re
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from adapters.tables import CYCLES, every_game, every_table, name
from conformance.test_fifth_game import ROOM as PENNY
from fullsteam.adapters import pettingzoo
from fullsteam.adapters.table import Illegal
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room

# PettingZoo's suite knows by name which of its own environments observe in dictionaries; of others it says this.
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def without_new_warnings(caught: list[warnings.WarningMessage]) -> None:
    new = [str(w.message) for w in caught if not str(w.message).startswith(KNOWN)]
    assert not new, new


def random_match(env: Any, seed: int) -> Iterator[tuple[str, dict[str, np.ndarray], float, bool, dict[str, Any]]]:
    """What each agent sees before it acts, to the end."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        yield agent, seen, reward, over, info
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@every_table
def test_api(room: Room, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name(room), players), num_cycles=CYCLES)
    without_new_warnings(caught)
    assert "Passed API test" in capsys.readouterr().out


@every_table
def test_seed(room: Room, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name(room), players), num_cycles=CYCLES)


@every_game
def test_render(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: pettingzoo.env(name(room), render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out
    env = pettingzoo.env(name(room), render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in (env.render() or "")


@every_table
def test_a_match_ends_with_rewards_that_add_up_to_nothing(room: Room, players: int) -> None:
    env = pettingzoo.env(name(room), players)
    rewards = {}
    for agent, seen, reward, over, info in random_match(env, 5):
        assert env.observation_space(agent).contains(seen)
        if over:
            rewards[agent] = reward
            assert len(info["scores"]) == players and not seen["action_mask"].any()
    assert len(rewards) == players and sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}
    assert env.state().shape == env.state_space.shape and env.state_space.contains(env.state())


@every_game
def test_copies_and_pickles_go_on_alike(room: Room) -> None:
    """PettingZoo's users ask for copies in mid-game, for tree search."""
    env = pettingzoo.env(name(room))
    for ply, (_, seen, _, _, _) in enumerate(random_match(env, 3)):
        if ply != 20:
            continue
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        for twin in twins:
            assert twin.agent_selection == env.agent_selection
            assert np.array_equal(twin.last()[0]["observation"], seen["observation"])
        for twin in [*twins, env]:
            for _ in range(15):
                if not twin.terminations[twin.agent_selection]:
                    twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
        assert all(np.array_equal(twin.state(), env.state()) for twin in twins)
        break


@every_game
def test_names_carry_the_version_of_the_rules(room: Room) -> None:
    env = pettingzoo.env(room.info.id)
    assert str(env) == f"fullsteam/{room.info.id}-v{room.info.rules_version}" == name(room)


def test_the_next_match_of_a_series_is_another_one() -> None:
    env = pettingzoo.env(next(iter(ROOMS)))
    env.reset(seed=1)
    first = env.state()
    env.reset()
    assert not np.array_equal(first, env.state())
    env.reset(seed=1)
    assert np.array_equal(first, env.state())


def test_an_illegal_action_ends_the_match_and_costs_its_agent() -> None:
    env = pettingzoo.env(next(iter(ROOMS)))
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[loser] == -1.0 and sum(env.rewards.values()) == -1.0 and all(env.terminations.values())
    assert re.search(r"may not choose \d+, .*: ", env.infos[loser]["refused"])
    while env.agents:
        env.step(None)
    raw = pettingzoo.raw_env(next(iter(ROOMS)))
    raw.reset(seed=1)
    before = raw.state()
    for action, says in ((illegal, "may not choose"), (10**6, "actions are 0 to")):
        with pytest.raises(Illegal, match=says):
            raw.step(action)
    assert np.array_equal(raw.state(), before) and raw.agent_selection == loser


def test_sealed_answers_are_asked_one_by_one_and_stay_secret() -> None:
    env = pettingzoo.env(PENNY, players=3)
    env.reset(seed=2)
    assert env.agent_selection == "player_0"
    before = env.observe("player_1")["observation"]
    asked = env.table.eyes.names.index("asked.left2")  # as player_1 counts, that is player_0
    for bid in (1, 4):
        twin = copy.deepcopy(env)
        twin.step(twin.table.game.verbs.parse(f"bid {bid}"))
        assert twin.agent_selection == "player_1"
        after = twin.observe("player_1")["observation"]
        assert before[asked] == 1 and after[asked] == 0, "that he has answered is no secret"
        after[asked] = 1
        assert np.array_equal(after, before)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: pettingzoo.env("chess"), 'there is no game "chess"'),
        (lambda: pettingzoo.env("fullsteam/chess-v1"), 'there is no game "fullsteam/chess-v1"'),
        (lambda: pettingzoo.env(next(iter(ROOMS)), players=99), "not 99"),
        (lambda: pettingzoo.env(next(iter(ROOMS)), options={"no": "x"}), 'no option "no"'),
        (lambda: pettingzoo.env(next(iter(ROOMS)), render_mode="film"), 'no render mode "film"'),
        (lambda: pettingzoo.env(next(iter(ROOMS))).step(0), r"call reset\(\) first"),
        (lambda: pettingzoo.env(next(iter(ROOMS))).render(), "needs an environment made with a render mode"),
    ],
)
def test_wrong_wishes_are_told_in_a_sentence(wrong: Any, says: str) -> None:
    with pytest.raises(GameError, match=says):
        wrong()


def test_an_agent_that_must_act_cannot_step_with_none() -> None:
    env = pettingzoo.env(next(iter(ROOMS)))
    env.reset(seed=1)
    with pytest.raises(GameError, match="must act"):
        env.step(None)
