"""V7 and VE: income, dividends and the end."""

import pytest

from fullsteam.games.volldampf.rules import GAME, INCOMES, ROUNDS_OF_PLAY
from fullsteam.games.volldampf.state import Table
from games.volldampf.table import bare, go, heard, random_game, step


def paid(income: int, bonds: int, cash: int, **options: str) -> tuple[int, int]:
    """Cash and income after V7.1."""
    s = bare(3, **options)
    p = s.players[0]
    p.income, p.bonds, p.cash = income, bonds, cash
    go(s, INCOMES.auto(0, 1))
    return p.cash, p.income


def test_V7_1_income_then_dividends_in_turn_order() -> None:
    s = bare(3)
    for seat, (income, bonds) in enumerate([(14, 4), (3, 0), (0, 2)]):
        s.players[seat].income, s.players[seat].bonds = income, bonds
    s.order.items[0], s.order.items[2] = 2, 0
    go(s, INCOMES.auto(0, 1))
    assert [p.cash for p in s.players] == [20, 13, 8] and [p.income for p in s.players] == [14, 3, 0]
    assert heard(s) == ["income 3 0", "dividend 3 2", "income 2 3", "income 1 14", "dividend 1 4"]


def test_V7_1_example_of_the_specification() -> None:
    assert paid(3, 8, 2) == (0, 0)  # receives 3, pays 5, moves back 3
    assert paid(3, 8, 2, shortage="whole") == (5, 0)  # keeps 5


def test_V7_1_example_of_the_rule_book_in_which_the_two_readings_differ() -> None:
    assert paid(14, 20, 4) == (0, 12)  # receives 14, pays 18, moves back 2
    assert paid(14, 20, 4, shortage="whole") == (18, 0)  # keeps 18, moves back 14


@pytest.mark.parametrize(
    ("income", "bonds", "cash", "missing", "whole"),
    [
        (10, 15, 5, (0, 10), (0, 10)),  # just enough
        (10, 15, 3, (0, 8), (13, 0)),  # 2 are missing
        (10, 12, 1, (0, 9), (11, 0)),
        (20, 25, 0, (0, 15), (20, 0)),
        (30, 33, 1, (0, 28), (31, 0)),
        (0, 5, 2, (0, 0), (2, 0)),  # not below 0; the rest is forgiven
    ],
)
def test_V7_1_V7_1r1_short_of_cash(income: int, bonds: int, cash: int, missing: object, whole: object) -> None:
    assert paid(income, bonds, cash) == missing
    assert paid(income, bonds, cash, shortage="whole") == whole


def test_V7_1_V7_1r2_income_once_received_is_not_given_back() -> None:
    assert paid(10, 20, 0) == (0, 0)  # paid 10, moved back 10; the 10 received are gone, not owed again
    s = bare(3)
    s.players[0].income, s.players[0].bonds, s.players[0].cash = 10, 14, 1
    go(s, INCOMES.auto(0, 1))
    assert heard(s)[:3] == ["income 1 10", "dividend 1 11", "falls_back 1 3"]


def final(*results: tuple[int, int, int]) -> Table:
    """Income, bonds and cash of each."""
    s = bare(len(results))
    for seat, (income, bonds, cash) in enumerate(results):
        s.players[seat].income, s.players[seat].bonds, s.players[seat].cash = income, bonds, cash
    s.round = s.rounds
    return go(s, ROUNDS_OF_PLAY.auto())


def test_VE_1_income_minus_bonds_highest_wins() -> None:
    s = final((30, 10, 0), (25, 2, 0), (3, 9, 50))
    assert step(s) == "over" and heard(s) == ["final 1 20", "final 2 23", "final 3 -6"]
    assert [GAME.score(s, seat) for seat in range(3)] == [20, 23, -6] and GAME.places(s) == [2, 1, 3]


def test_VE_1_VE_1r1_tie_cash_then_shared_the_others_rank_alike() -> None:
    s = final((20, 0, 7), (25, 5, 8), (20, 0, 8), (1, 5, 3), (1, 5, 4))
    assert GAME.places(s) == [3, 1, 1, 5, 4] and GAME.payoff(s, 1) == GAME.payoff(s, 2) == 0.5


def test_VE_1_negative_results_compare_rightly() -> None:
    s = final((0, 5, 0), (0, 4, 0), (0, 5, 600))
    assert GAME.places(s) == [3, 1, 2]


@pytest.mark.parametrize("players", range(2, 7))
def test_VE_1_after_the_last_round(players: int) -> None:
    s = random_game(players, 3)
    assert s.round == s.rounds and s.agenda.size == 0
    refusal = GAME.refusal(s, 0, 0)
    assert refusal is not None and GAME.refusals.text(refusal.code) == "over"
