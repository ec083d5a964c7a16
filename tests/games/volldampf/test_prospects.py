"""Rules of thumb and prospects: quick ways must find what slow ways find, and looking changes nothing."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.volldampf.components import ROUNDS
from fullsteam.games.volldampf.network import ALL_GOODS, LINKS, NO_PAYOFF, good_of, liking, payoff_of
from fullsteam.games.volldampf.prospects import LESSONS, POINT, SIGN_COUNT, SIGNS, all_signs
from fullsteam.games.volldampf.rules import GAME, result
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.teach import Lesson, played, solved
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import stream
from fullsteam.testing.walk import walk
from games.volldampf.table import ROOM, bare


def built(players: int, seed: int) -> Table:
    """Half of the links, by chance, and some goods."""
    s = bare(players)
    rng = stream(seed, players)
    for k in range(s.board.links):
        if rng.below(2):
            s.owner[k] = rng.below(players)
    for city in range(s.board.cities):
        s.lay(city, rng.below(4))
    return s


def found(s: Table) -> list[int]:
    out = vec[i64]([0] * int(s.seats))
    GAME.prospects(s, out)
    return [int(n) for n in out]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_best_delivery_is_the_best_of_all(players: int) -> None:
    s = built(players, 1)
    net = s.network()
    for city in range(s.board.cities):
        outcomes = net.outcomes(city, LINKS, ALL_GOODS).found.to_list()
        for good in range(4):
            for seat in range(players):
                values = [liking(payoff_of(x), seat, players) for x in outcomes if good_of(x) == good]
                top = net.top(city, LINKS, ALL_GOODS, good, seat)
                assert (top == NO_PAYOFF) == (not values)
                assert not values or liking(top, seat, players) == max(values)


def test_a_route_followed_by_appeal_brings_what_its_naming_promised() -> None:
    followed = 0
    for n in range(2, 60, 3):  # walks that choose by rules of thumb
        promised = None
        for position in walk(ROOM, n):
            s, seat = position.state, position.seat
            assert isinstance(s, Table)
            if GAME.step(s).name == "route" and s.path == 0 and not s.fast:
                legal = GAME.legal_list(s, seat)
                best = max(GAME.appeal(s, seat, action) for action in legal if GAME.words.along.holds(action))
                promised = GAME.appeal(s, seat, GAME.words.name.of(s.source, s.good))
                assert best == promised
                followed += 1
        if followed > 20:
            return
    raise AssertionError("too few routes")


def test_looking_changes_nothing_and_an_end_is_its_result() -> None:
    for n in (0, 2):
        for position in walk(ROOM, n):
            s = position.state
            assert isinstance(s, Table)
            if position.ply % 17 == 0:
                before = s.dump()
                assert len(found(s)) == s.seats
                assert s.dump() == before
    assert isinstance(s, Table)
    s.agenda.size = 0
    assert found(s) == [POINT * result(p) for p in s.players]
    assert [GAME.prospect(s, seat) for seat in range(s.seats)] == found(s)


def test_chapters_are_rounds() -> None:
    seen = [GAME.chapter(position.state) for position in walk(ROOM, 2)]  # type: ignore[arg-type]
    assert seen == sorted(seen) and set(seen) == set(range(max(seen) + 1))


def test_a_better_position_promises_more() -> None:
    s = built(2, 3)
    s.then(GAME.steps[3].auto())  # the game goes on
    before = found(s)
    s.players[0].income += 5
    assert found(s)[0] > before[0] and found(s)[1] == before[1]
    s.players[1].bonds += 5
    assert found(s)[1] < before[1]


def test_lessons_are_complete() -> None:
    for players in range(2, 7):
        for left in range(1, ROUNDS[players - 2] + 1):
            row = LESSONS[f"players{players}"][f"left{left}"]
            assert len(row) == SIGN_COUNT == len(SIGNS) and any(row)


def test_lessons_are_learnt_from_games() -> None:
    assert solved([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == pytest.approx([1.0, 3.0])
    rows = played(2, stream(7, 2, 0))
    assert rows == played(2, stream(7, 2, 0))
    assert {left for left, *_ in rows} == set(range(1, ROUNDS[0] + 1))
    lesson = Lesson()
    rng = stream(1)
    for _ in range(400):
        row = [float(rng.below(20)) for _ in range(SIGN_COUNT)]
        lesson.note(row, 3 * row[1] - 2 * row[4])
    weights = lesson.weights()
    assert weights[1] == pytest.approx(3, abs=0.01) and weights[4] == pytest.approx(-2, abs=0.01)
    assert lesson.explained(weights) > 0.99


def test_signs_are_as_many_as_their_names() -> None:
    s = built(4, 5)
    signs = empty()
    all_signs(s, signs)
    assert signs.size == 4 * SIGN_COUNT
