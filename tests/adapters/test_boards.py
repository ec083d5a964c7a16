"""Environments with a box: board="FILE"."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from boxkit import GAMES, box_of
from fullsteam.adapters import gymnasium as gyms
from fullsteam.adapters import openspiel, pettingzoo
from fullsteam.adapters.batch import BatchedEnv
from fullsteam.kernel.info import GameError


@pytest.fixture
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text("# mine\n" + box_of(request.getfixturevalue("game")).text, encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_plays_with_a_box_also_copied_and_pickled(game: str, file: Path) -> None:
    env = pettingzoo.env(game, board=file)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    file.unlink()  # it was read once: copies have it with them
    for n, agent in enumerate(env.agent_iter()):
        observation, _, done, cut, _ = env.last()
        env.step(None if done or cut else rng.choice(np.flatnonzero(observation["action_mask"])))
        if n == 20:
            env = pickle.loads(pickle.dumps(copy.deepcopy(env)))
            break
    for agent in env.agent_iter():
        observation, _, done, cut, _ = env.last()
        assert env.observation_space(agent).contains(observation)
        env.step(None if done or cut else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert env.table.room.box == box_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_and_batches_play_with_a_box(game: str, file: Path) -> None:
    env: Any = gyms.SeatEnv(game, board=str(file), opponents="random")
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        seen, _, done, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if done:
            break
    batch = BatchedEnv(game, matches=4, board=file)
    turn = batch.reset()
    for _ in range(50):
        turn = batch.step(turn.masks.argmax(axis=1))  # type: ignore[assignment]


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_with_a_box(game: str, file: Path) -> None:
    openspiel.register()
    made = pyspiel.load_game(f"fullsteam/{game}-v1", {"board": str(file)})
    plain = pyspiel.load_game(f"fullsteam/{game}-v1")
    assert made.room.box == box_of(game) and plain.room.box is None
    rng = np.random.default_rng(3)
    state = made.new_initial_state()
    for n in range(60):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
        if n == 30:
            state = copy.deepcopy(state)
    again = pickle.loads(pickle.dumps(made))
    assert again.room.box == made.room.box
    with pytest.raises(GameError, match=r"nothing\.toml: No such file"):
        pettingzoo.env(game, board=file.with_name("nothing.toml"))
