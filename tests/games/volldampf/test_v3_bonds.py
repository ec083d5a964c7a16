"""V3: bonds."""

from fullsteam.games.volldampf.bonds import BONDS
from fullsteam.games.volldampf.rules import GAME
from games.volldampf.table import bare, give, go, goods_at, heard, lay, may, no, say, step, view


def test_V3_1_in_turn_order_any_number_six_marks_a_point() -> None:
    s = go(bare(3), BONDS.auto())
    assert step(s) == "borrowing 0" and may(s) == [f"borrow {n}" for n in range(85)]
    say(s, "borrow 5")
    assert (s.players[0].bonds, s.players[0].cash, s.stock) == (5, 40, 79)
    say(s, "borrow 0", "borrow 79")
    assert [p.cash for p in s.players] == [40, 10, 10 + 6 * 79] and s.stock == 0
    assert heard(s) == ["borrows 1 5", "borrows 2 0", "borrows 3 79"]


def test_V3_1_V3_1r2_only_while_the_stock_lasts_counted_in_points() -> None:
    s = go(bare(3), BONDS.auto())
    say(s, "borrow 80")
    assert no(s, "borrow 5") == "too_many_bonds 4 V3.1" and may(s)[-1] == "borrow 4"
    assert no(s, "done") == "not_now V3.1"
    say(s, "borrow 4")
    assert step(s) == "over"  # nothing is left for the third: not asked


def test_V3_1_V3_1r1_unlimited_at_most_84_a_decision() -> None:
    s = go(bare(3, bonds="unlimited"), BONDS.auto())
    say(s, "borrow 84", "borrow 84")
    assert may(s)[-1] == "borrow 84" and s.stock == 84
    assert [p.bonds for p in s.players] == [84, 84, 0]
    assert "bonds" not in GAME.census(s) and view(s, 0)["stock"] is None


def test_V3_1_never_repaid() -> None:
    s = go(bare(3), BONDS.auto())
    say(s, "borrow 1", "borrow 1", "borrow 1")
    assert step(s) == "over" and all(p.bonds == 1 for p in s.players)


def test_V3_1_two_players_decide_in_secret() -> None:
    s = go(bare(2), BONDS.auto())
    assert step(s) == "sealed_bonds 0 1"
    say(s, "borrow 3", seat=1)
    assert heard(s) == [] and s.players[1].bonds == 0  # nothing before both have decided
    assert view(s, 0) == view(s, 1) and step(s) == "sealed_bonds 0"
    say(s, "borrow 7", seat=0)
    assert [p.bonds for p in s.players] == [7, 3] and [p.cash for p in s.players] == [52, 28]


def test_V3_1_V3_1r3_short_stock_serves_card_1_first() -> None:
    s = bare(2)
    s.stock = 10
    s.players[0].bonds = 74
    s.order.items[0], s.order.items[1] = 1, 0
    go(s, BONDS.auto())
    assert no(s, "borrow 11", 0) == "too_many_bonds 10 V3.1" and no(s, "done", 1) == "not_now V3.1"
    say(s, "borrow 8", seat=0)
    say(s, "borrow 6", seat=1)
    assert [p.bonds for p in s.players] == [78, 6] and s.stock == 0
    assert step(go(s, BONDS.auto())) == "over"  # nothing left: nobody is asked


def test_V3_1_two_players_are_asked_for_the_last_bond_too() -> None:
    s = bare(2)
    s.stock = 1
    s.players[0].bonds = 83
    go(s, BONDS.auto())
    assert step(s) == "sealed_bonds 0 1" and may(s, 0) == may(s, 1) == ["borrow 0", "borrow 1"]
    say(s, "borrow 1", seat=0)
    say(s, "borrow 1", seat=1)
    assert [p.bonds for p in s.players] == [84, 0] and s.stock == 0


def test_V3_1_two_players_unlimited() -> None:
    s = go(bare(2, bonds="unlimited"), BONDS.auto())
    say(s, "borrow 84", seat=0)
    say(s, "borrow 84", seat=1)
    assert [p.bonds for p in s.players] == [84, 84]


def test_V3_1_who_holds_action_cards_is_asked_even_without_stock() -> None:
    """VA.9: he could play Neue Planung; the question must not tell."""
    s = bare(3)
    s.stock = 0
    s.players[0].bonds = 84
    give(s, 1, "sabotage")
    lay(s, "kiel", "red")
    go(s, BONDS.auto())
    assert step(s) == "borrowing 1" and may(s) == ["borrow 0"]
    assert no(s, "replan kiel red") == "not_in_hand new_plan V3.1"


def test_VA_9_before_taking_bonds() -> None:
    s = bare(3)
    give(s, 0, "new_plan")
    lay(s, "kiel", "red")
    go(s, BONDS.auto())
    assert may(s)[-1] == "replan kiel red" and no(s, "replan kiel blue") == "no_good kiel blue V3.1"
    say(s, "replan kiel red")
    assert step(s) == "move 0"
    assert (
        no(s, "put kiel") == "same_city kiel VA.9" and no(s, "done") == "must_choose VA.9" and no(s, "bid 1") == "not_now VA.9"
    )
    say(s, "put london")
    assert goods_at(s, "london") == ["red"] and goods_at(s, "kiel") == []
    assert step(s) == "borrowing 0" and heard(s) == ["plays 1 new_plan 0", "moves red kiel london 0"]
    say(s, "borrow 2")
    assert step(s) == "borrowing 1"


def test_V3_1_V7_1_VE_1_what_a_bond_brings_and_costs_stands_in_the_view() -> None:
    s = go(bare(4), BONDS.auto())
    s.round = 2
    assert view(s, 0)["bond"] == {"brings": 6, "dividend": 1, "dividends": s.rounds - 1, "points": 1}
    s.round = s.rounds
    assert view(s, 0)["bond"]["dividends"] == 1
