"""Batches: the same matches as one by one, arrays that fit, mistakes that change nothing."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from adapters.tables import every_game, every_table, name
from conformance.test_fifth_game import ROOM as PENNY
from fullsteam.adapters.batch import BatchedEnv
from fullsteam.adapters.eyes import Eyes
from fullsteam.adapters.table import Illegal
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room


def alike(one: Iterable[Any], two: Iterable[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


@every_table
def test_a_batch_plays_what_single_matches_play(room: Room, players: int) -> None:
    """Row by row: seats, numbers, masks, rewards, scores; chance by the stream of each match; then the next match."""
    matches, steps = 3, 60
    env = BatchedEnv(name(room), players, matches, seed=7)
    game, options, eyes = room.game, room.info.options_for({}), Eyes(room, players)
    rngs = [stream(7, row) for row in range(matches)]
    states = [game.new(players, options, room.rules) for _ in range(matches)]
    begun = matches
    turn = env.reset()
    rewards, done = np.zeros((matches, players)), np.zeros(matches, bool)
    for _ in range(steps):
        for row in range(matches):
            while game.actor(states[row]) == CHANCE:
                game.play(states[row], CHANCE, game.sample(states[row], rngs[row]))
            if game.actor(states[row]) == -1:
                assert done[row] and env.scores[row].tolist() == [game.score(states[row], q) for q in range(players)]
                assert rewards[row].tolist() == [game.utility(states[row], q) for q in range(players)]
                states[row], rngs[row] = game.new(players, options, room.rules), stream(7, begun)
                begun += 1
                while game.actor(states[row]) == CHANCE:
                    game.play(states[row], CHANCE, game.sample(states[row], rngs[row]))
            else:
                assert not done[row] and not rewards[row].any()
            seat = game.actor(states[row])
            assert turn.seats[row] == seat
            assert np.array_equal(turn.observations[row], eyes.observation(states[row], seat))
            assert np.array_equal(turn.masks[row], np.isin(np.arange(env.actions), game.legal_list(states[row], seat)))
        actions = env.random()
        for row in range(matches):
            game.play(states[row], int(turn.seats[row]), int(actions[row]))
        observations, masks, seats, rewards, done = env.step(actions)
        turn = type(turn)(observations, masks, seats)


@pytest.mark.heavy
@every_table
def test_many_matches(room: Room, players: int) -> None:
    """Numbers stay within their bounds, rewards add up to nothing, and matches end."""
    env = BatchedEnv(name(room), players, 64, seed=1)
    ended = 0
    for _ in range(1200):
        out = env.step(env.random())
        ended += int(out.done.sum())
        assert np.allclose(out.rewards.sum(axis=1), 0) and (out.rewards.any(axis=1) <= out.done).all()
        assert out.masks.any(axis=1).all() and out.seats.min() >= 0 and out.seats.max() < players
        assert (out.observations >= env.low).all() and (out.observations <= env.high).all()
    assert ended > 0


@pytest.mark.heavy
@every_game
def test_greedy_advice_beats_random_advice(room: Room) -> None:
    env = BatchedEnv(name(room), None, 64, seed=3)
    won = games = 0.0
    turn = env.reset()
    while games < 100:
        out = env.step(np.where(turn.seats == 0, env.greedy(), env.random()))
        won += float(out.rewards[:, 0].sum())
        games += float(out.done.sum())
        turn = env.turn()
    assert won / games > 0, "seat 0 plays greedy and loses against random players"


def test_greedy_advice_is_allowed_also_where_there_is_one_choice() -> None:
    only = 0
    for room in ROOMS.values():
        env = BatchedEnv(name(room), None, 8, seed=3)
        turn = env.reset()
        for _ in range(30):
            advice = env.greedy()
            assert turn.masks[np.arange(8), advice].all()
            only += int((turn.masks.sum(axis=1) == 1).sum())
            env.step(advice)
            turn = env.turn()
    assert only > 0


def test_the_same_seed_gives_the_same_matches() -> None:
    one, two = (BatchedEnv(next(iter(ROOMS)), matches=5, seed=4) for _ in range(2))
    for _ in range(50):
        actions = one.random()
        assert np.array_equal(actions, two.random())
        assert alike(one.step(actions), two.step(actions))
    again = one.reset()
    assert alike(again, two.reset())
    assert not np.array_equal(again.observations, one.reset(seed=5).observations)


def test_arrays_may_be_kept() -> None:
    env = BatchedEnv(next(iter(ROOMS)), matches=4, seed=1)
    kept = env.reset()
    copies = [array.copy() for array in kept]
    for _ in range(20):
        env.step(env.random())
    assert alike(kept, copies)
    assert kept.observations.shape == (4, env.width) == (4, len(env.names)) and kept.masks.shape == (4, env.actions)


def test_an_illegal_action_changes_nothing_in_any_match() -> None:
    env = BatchedEnv(next(iter(ROOMS)), matches=4, seed=1)
    before = env.turn()
    actions = env.random()
    for wrong, says in (
        (int(np.flatnonzero(~before.masks[2])[0]), "match 2: player_. may not choose"),
        (-1, "actions are 0 to"),
    ):
        faulty = actions.copy()
        faulty[2] = wrong
        with pytest.raises(Illegal, match=says):
            env.step(faulty)
    assert alike(before, env.turn())
    for bad in (actions[:3], actions.astype(float), np.zeros((4, 1), int)):
        with pytest.raises(GameError, match="takes 4 whole numbers"):
            env.step(bad)
    with pytest.raises(GameError, match="at least one match"):
        BatchedEnv(next(iter(ROOMS)), matches=0)


@pytest.mark.parametrize("row", [0, 1, 3])
def test_a_number_that_is_no_action_is_none_of_a_neighbour_s_either(row: int) -> None:
    env = BatchedEnv(PENNY, 3, 4, seed=1)
    actions = [int(action) for action in env.random()]
    assert env._batch.wrong(actions) == -1
    for number in (-1, -env.actions, env.actions, 2 * env.actions - 1, *range(env.actions, 2 * env.actions)):
        assert env._batch.wrong([*actions[:row], number, *actions[row + 1 :]]) == row


def test_a_game_from_outside_in_plain_python() -> None:
    env = BatchedEnv(PENNY, 3, 8, seed=1)
    ended = sum(int(env.step(env.random()).done.sum()) for _ in range(60))
    assert ended > 0
