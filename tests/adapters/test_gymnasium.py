"""Gymnasium: its own checker, over every game and number of players, and what we promise beyond it."""

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.tables import every_game, every_table, name
from fullsteam.adapters.gymnasium import SeatEnv
from fullsteam.bots.simple import RandomBot
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room


@every_table
def test_check_env(room: Room, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name(room), players=players, opponents="random").unwrapped)


@every_table
def test_a_match_against_bots(room: Room, players: int) -> None:
    env = gymnasium.make(name(room), players=players, seat=players - 1, opponents="random")
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=4)
    assert info == {"seat": players - 1}
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(seen) and seen["action_mask"].any() and reward == 0.0
        assert np.array_equal(seen["action_mask"].astype(bool), env.get_wrapper_attr("action_masks")())
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))  # type: ignore[assignment]
        assert not cut
    assert len(info["scores"]) == players and -1.0 <= reward <= 1.0
    with pytest.raises(GameError, match=r"call reset\(\)"):
        env.unwrapped.step(0)


@every_game
def test_the_seat_is_drawn_unless_it_is_fixed(room: Room) -> None:
    env = gymnasium.make(name(room), opponents="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == set(range(room.info.min_players))


def test_opponents_are_names_or_bots_one_for_all_or_one_each() -> None:
    room = max(ROOMS.values(), key=lambda r: r.info.max_players)
    players = room.info.max_players
    mixed: list[Any] = [RandomBot(), *["random"] * (players - 2)]
    env = SeatEnv(room, players=players, opponents=mixed)
    assert env.opponents[0] is mixed[0] and len(env.opponents) == players - 1
    assert len(set(map(id, SeatEnv(room, players=players, opponents=RandomBot()).opponents))) == 1
    with pytest.raises(GameError, match=f"{players - 1} opponents are needed, not 1"):
        SeatEnv(room, players=players, opponents=["random"])
    with pytest.raises(GameError, match='no bot "nobody"'):
        SeatEnv(room, opponents="nobody")
    with pytest.raises(GameError, match="no seat 100"):
        SeatEnv(room, seat=99)


@every_game
def test_an_illegal_action_ends_the_match_and_says_why(room: Room) -> None:
    env = SeatEnv(room, opponents="random")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert reward == -1.0 and over and re.search("may not choose", info["refused"])


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(next(iter(ROOMS)), render_mode="ansi", opponents="random")
    env.reset(seed=1)
    assert "player_1" in env.render()
    env = SeatEnv(next(iter(ROOMS)), render_mode="human", opponents="random")
    env.reset(seed=1)
    assert "player_1" in capsys.readouterr().out
