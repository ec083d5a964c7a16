"""The parts add up, whatever the estimates are; and they are those of decision 19."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from analysis.matches import played
from fullsteam.analysis import Parts, analyse
from fullsteam.analysis.course import Stretch
from fullsteam.analysis.measure import accuracy_of, accurate, marked, moments, seats_of
from fullsteam.analysis.outlook import Answer, Chances, Weighed
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE

TABLES = [
    (game, players) for game, room in ROOMS.items() for players in range(room.info.min_players, room.info.max_players + 1)
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_seat_of_every_table_adds_up(game: str, players: int) -> None:
    found = analyse(played(game, players, 11 * players, "novice"), rounds=2)
    assert any(moment.loss > 0 for moment in found.moments), "nobody ever lost anything: this proves nothing"
    for seat in found.seats:
        p = seat.parts
        assert abs(seat.start + p.own + p.others + p.draw + p.unknown - seat.result) < 1e-9
        assert p.own <= 1e-12, "a choice cannot raise one's chances, only keep them"
    for moment in found.moments:
        assert abs(sum(moment.change)) < 1e-9, "what one wins the others lose"
        assert [parts.total for parts in moment.parts] == pytest.approx(moment.change, abs=1e-9)
    assert sum(seat.result for seat in found.seats) == pytest.approx(1.0)


VALUES = some.lists(some.floats(0, 1), min_size=3, max_size=3)
WEIGHED = some.builds(
    lambda best, given: Weighed([Answer(0, best, 0.0, 0.1), Answer(1, given, 0.2, 0.1)], 1, 2, 2), VALUES, VALUES
)


@given(some.lists(some.tuples(some.integers(-1, 2), VALUES, WEIGHED), min_size=1, max_size=30), VALUES)
def test_any_estimates_add_up(drawn: list[tuple[int, list[float], Weighed]], end: list[float]) -> None:
    """Noise, bias, nonsense: one estimate a position, used on both sides of it, is enough."""
    seats = [CHANCE if who < 0 else who for who, _, _ in drawn]
    stretches = [Stretch(n, n, n, seat, "", [1], None) for n, seat in enumerate(seats)]  # type: ignore[arg-type]
    chances = [Chances(values, [0.0] * 3) for _, values, _ in drawn] + [Chances(end, [0.0] * 3)]
    weighed = [None if seat == CHANCE else w for seat, (_, _, w) in zip(seats, drawn, strict=True)]
    found = moments(stretches, chances, weighed)
    for q, seat in enumerate(seats_of(found, chances[0], chances[-1])):
        assert abs(seat.start + seat.parts.total - end[q]) < 1e-9


def test_what_others_lose_is_ours_and_a_draw_is_luck() -> None:
    start, end = Chances([0.5, 0.5], [0, 0]), Chances([0.2, 0.8], [0, 0])
    worse = Weighed([Answer(0, [0.6, 0.4], 0, 0), Answer(1, [0.4, 0.6], 0.2, 0.01)], 1, 2, 2)
    stretches = [Stretch(0, 0, 0, 0, "", [1], None), Stretch(1, 1, 1, CHANCE, "", [1], None)]  # type: ignore[arg-type]
    found = moments(stretches, [start, Chances([0.35, 0.65], [0, 0]), end], [worse, None])
    first, second = found[0].parts, found[1].parts
    assert (first[0].own, first[1].others) == pytest.approx((-0.2, 0.2))
    assert (first[0].unknown, first[1].unknown) == pytest.approx((0.05, -0.05))
    assert [parts.draw for parts in second] == pytest.approx([-0.15, 0.15])
    assert all(parts == Parts(draw=parts.draw) for parts in second)


def test_marks_and_accuracy() -> None:
    def lost(loss: float) -> str:
        return marked(Weighed([Answer(0, [0.5], 0.0, 0.0), Answer(1, [0.5 - loss], loss, 0.0)], 1, 2, 2))

    assert [lost(x) for x in (0.001, 0.02, 0.05, 0.1, 0.9)] == ["good", "doubtful", "mistake", "blunder", "blunder"]
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.01) and 50 < accuracy_of(0.1) < 70 and accuracy_of(1.0) < 1
    assert accurate([], []) == 100.0 and accurate([0.0, 0.5], [1.0, 1.0]) < accurate([0.0, 0.05], [1.0, 1.0])
