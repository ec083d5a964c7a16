"""What learners ask for beyond a mask: pictures, margins, numbers between 0 and 1, copies that cost little, answers in time."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.tables import every_game, name
from fullsteam.adapters import pettingzoo
from fullsteam.adapters import table as tables
from fullsteam.adapters.batch import BatchedEnv
from fullsteam.adapters.gymnasium import SeatEnv
from fullsteam.bots.simple import GreedyBot
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker


def played(env: Any, steps: int, seed: int = 1) -> list[Any]:
    """Some steps with legal actions, and what came of each."""
    rng, seen, out = np.random.default_rng(seed), env._observation(), []
    for _ in range(steps):
        seen, reward, over, *_ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        out.append((seen["observation"].tolist(), reward, over))
        if over:
            break
    return out


@every_game
def test_the_table_as_a_picture_through_make_as_sb3_calls_it(room: Room) -> None:
    env = gymnasium.make(name(room), render_mode="rgb_array", opponents="random")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
    assert len(np.unique(picture)) > 20, "letters are drawn on it"
    for _ in range(40):
        *_, over, _, _ = env.step(env.unwrapped.table.legal.to_list()[-1])  # type: ignore[attr-defined]
        if over:
            break
        assert env.render().shape == picture.shape, "frames of one film"  # type: ignore[union-attr]
    other = pettingzoo.env(name(room), render_mode="rgb_array")
    other.reset(seed=1)
    assert other.render().shape[2] == 3


@every_game
def test_a_margin_is_how_far_one_is_ahead(room: Room) -> None:
    env = SeatEnv(room, players=2, opponents="random", seat=0, reward="margin")
    check_env(env, skip_render_check=True)
    rng, found = np.random.default_rng(1), set()
    for seed in range(6):
        seen, over, reward = env.reset(seed=seed)[0], False, 0.0
        info: dict[str, Any] = {}
        while not over:
            assert reward == 0.0
            seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        mine, other = info["scores"]
        assert reward == pytest.approx(max(-1.0, min(1.0, (mine - other) / max(1, abs(mine), abs(other)))))
        found.add(reward)
    assert len(found) > 2, "it tells more than who won"
    with pytest.raises(GameError, match='a reward is "win" or "margin"'):
        SeatEnv(room, reward="points")  # type: ignore[arg-type]


@every_game
def test_normalised_numbers_lie_between_0_and_1_and_can_be_turned_back(room: Room) -> None:
    players = room.info.max_players
    plain = SeatEnv(room, players=players, opponents="random", seat=0)
    normal = SeatEnv(room, players=players, opponents="random", seat=0, normalised=True)
    assert normal.observation_space["observation"].high.max() == 1.0  # type: ignore[index]
    plain.reset(seed=3), normal.reset(seed=3)
    for (a, *_), (b, *_) in zip(played(plain, 60), played(normal, 60), strict=True):
        assert min(b) >= 0.0 and max(b) <= 1.0
        assert normal.plain(b).tolist() == a
    assert normal.plain(np.zeros((2, len(normal.table.eyes.names)))).shape == (2, len(normal.table.eyes.names))


@every_game
def test_copies_and_pickles_go_on_alike_and_by_themselves(room: Room) -> None:
    env = SeatEnv(room, opponents=GreedyBot(100), seat=0, reward="margin", normalised=True)
    env.reset(seed=2)
    played(env, 3)
    twin, kept = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    after = played(env, 10)
    assert played(twin, 10) == after and played(kept, 10) == after
    assert twin.observation_space is env.observation_space and twin.action_space is not env.action_space
    assert (env.reset()[0]["observation"] == twin.reset()[0]["observation"]).all(), "the same chance to come"


def test_who_asked_for_no_picture_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(next(iter(ROOMS)), opponents="random")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="made with a render mode"):
        assert env.render() is None
    assert capsys.readouterr().out == ""


def test_short_names_work_where_the_guide_says_so() -> None:
    short = next(iter(ROOMS))
    assert SeatEnv(short).table.room is pettingzoo.env(short).table.room is BatchedEnv(short, matches=1)._table.room
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make(short)


def test_sentences_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal action took a thousand times as long as a step: each read all sentences of its game anew."""
    made = []

    class Counted(Speaker):
        def __init__(self, *args: Any) -> None:
            made.append(args)
            super().__init__(*args)

    monkeypatch.setattr(tables, "Speaker", Counted)
    tables.speaker.cache_clear()
    env = SeatEnv(next(iter(ROOMS)), render_mode="ansi", opponents="random")
    for seed in range(5):
        seen, _ = env.reset(seed=seed)
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
        env.render()
    assert len(made) == 1
    tables.speaker.cache_clear()
