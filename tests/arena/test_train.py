"""Learning by self-play."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest

from fullsteam.arena.train import Lesson, chances, fitted, learn, lesson, loss, rows, weights_text
from fullsteam.games import ROOMS
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room

LEARNERS = [room for room in ROOMS.values() if room.game.sign_names()]


def drawn(seed: int, games: int) -> list[Lesson]:
    """Positions whose winner was drawn by known weights: 2 for the first sign, at the end 1 for the second."""
    rng = np.random.default_rng(seed)
    out = []
    for n in range(games):
        signs = rng.integers(-2, 3, size=(3, 2))
        late = n % 2
        z = np.exp(2.0 * signs[:, 0] + late * signs[:, 1])
        winner = rng.choice(3, p=z / z.sum())
        out.append(Lesson([(float(late), signs.tolist())], [float(seat == winner) for seat in range(3)]))
    return out


def test_known_weights_are_found_again() -> None:
    w = fitted(*rows(drawn(1, 4000)))
    assert w == pytest.approx([2.0, 0.0, 0.0, 1.0], abs=0.25)


def test_what_was_learnt_tells_more_than_nothing() -> None:
    learnt = learn(drawn(2, 500))
    assert learnt.positions == 500 and learnt.loss < 0.8 * learnt.ignorance
    x, shares = rows(drawn(3, 10))
    assert chances(x, np.zeros(4)) == pytest.approx(1 / 3)
    assert loss(x, shares, np.zeros(4)) == pytest.approx(np.log(3))


@pytest.mark.parametrize("room", LEARNERS, ids=lambda room: room.info.id)
def test_a_lesson_is_the_same_twice(room: Room) -> None:
    first, again, other = (lesson(room, 2, "greedy", stream(1, n), 100) for n in (0, 0, 1))
    assert first == again != other
    assert sum(first.points) == pytest.approx(1.0) and len(first.positions) > 5
    assert all(len(signs) == 2 for _, signs in first.positions)


def test_weights_are_written_as_they_are_read() -> None:
    room = LEARNERS[0]
    found = [lesson(room, 2, "random", Rng(n), 0) for n in range(10)]
    data = tomllib.loads(weights_text(room, learn(found), "fullsteam train", 10))
    assert list(data["weights"]) == room.game.sign_names() and data["games"] == 10
    assert all(len(pair) == 2 for pair in data["weights"].values())
