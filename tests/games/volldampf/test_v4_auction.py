"""V4: the auction and the choice of route cards."""

import pytest

from fullsteam.games import room
from fullsteam.games.volldampf.auctions import CHOOSING_ALL, OPENING
from fullsteam.games.volldampf.state import Table
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker
from games.volldampf.table import bare, give, go, heard, lay, may, no, routes, say, step, view


def open_auction(players: int, cash: int = 30, **options: str) -> Table:
    s = bare(players, **options)
    for p in s.players:
        p.cash = cash
    return go(s, OPENING.auto())


def test_V4_1_card_1_begins_then_clockwise() -> None:
    s = bare(4)
    s.order.items[0], s.order.items[2] = 2, 0
    go(s, OPENING.auto())
    assert step(s) == "bidding 2"
    say(s, "bid 1")
    assert step(s) == "bidding 3"  # by seat, not by turn order
    say(s, "bid 2")
    assert step(s) == "bidding 0"


def test_V4_1_V4_1r1_more_than_the_highest_at_least_1_jumps_allowed_never_more_than_cash() -> None:
    s = open_auction(4, 12)
    assert no(s, "bid 0") == "bid_too_low 1 V4.1" and no(s, "bid 13") == "bid_too_high 12 V4.1"
    say(s, "bid 7")
    assert no(s, "bid 7") == "bid_too_low 8 V4.1" and may(s) == ["done", *[f"bid {n}" for n in range(8, 13)]]
    assert no(s, "stake 3") == "not_now V4.1"


def test_V4_1_V4_1r2_passing_is_for_good_and_allowed_at_once() -> None:
    s = open_auction(4)
    say(s, "done", "bid 1", "bid 2", "bid 3")
    assert step(s) == "bidding 1" and s.players[0].rank == 4
    say(s, "done", "bid 4")
    assert step(s) == "bidding 3" and s.players[1].rank == 3


def test_V4_1_V4_1r4_all_pass_at_once_and_the_last_is_not_asked() -> None:
    s = open_auction(3)
    say(s, "done", "done")
    assert step(s) == "over" and s.order.to_list() == [2, 1, 0]
    assert [p.cash for p in s.players] == [30, 30, 30] and s.players[2].bid == 0


def test_V4_1_V4_1r3_who_cannot_overbid_passes_unless_he_holds_an_action_card() -> None:
    s = open_auction(3, 5)
    say(s, "bid 5")  # seats 1 and 2 cannot overbid and have no cards
    assert step(s) == "over" and s.order.to_list() == [0, 2, 1]
    s = bare(3)
    give(s, 1, "sabotage")
    go(s, OPENING.auto())
    say(s, "bid 10")
    assert step(s) == "bidding 1" and may(s) == ["done"]
    say(s, "done")
    assert step(s) == "over"


def test_V4_1_two_players_do_not_bid_openly() -> None:
    assert step(open_auction(2)) == "stakes 0 1"


# Who pays what, in order of passing, the winner last; bids by seat 0 first.
PAYMENTS = {
    3: ([3, 5, 6], [1, 5, 6], [2, 5, 6]),
    4: ([1, 3, 5, 6], [0, 1, 5, 6], [0, 2, 5, 6]),
    5: ([1, 3, 5, 6, 9], [0, 1, 2, 6, 9], [0, 2, 3, 6, 9]),
    6: ([1, 3, 5, 7, 8, 11], [0, 1, 2, 3, 8, 11], [0, 2, 3, 4, 8, 11]),
}


@pytest.mark.parametrize("players", PAYMENTS)
@pytest.mark.parametrize("half", ["player", "bank"])
def test_V4_2_V4_2r1_payments(players: int, half: str) -> None:
    bids, floor, ceiling = PAYMENTS[players]
    s = open_auction(players, half=half)
    say(s, *[f"bid {bid}" for bid in bids])
    assert [p.cash for p in s.players] == [30] * players
    say(s, *["done"] * (players - 1))
    paid = [30 - p.cash for p in s.players]
    assert paid == (floor if half == "player" else ceiling)
    assert s.order.to_list() == list(range(players))[::-1]


def test_V4_2_V4_2r2_paid_when_the_auction_ends() -> None:
    s = open_auction(3)
    say(s, "bid 9", "bid 10", "done", "done")
    assert [p.cash for p in s.players] == [30 - 9, 30 - 10, 30]
    assert [e for e in heard(s) if e.startswith("pays")] == ["pays 1 9", "pays 2 10"]
    s = open_auction(4)
    say(s, "bid 9", "bid 10", "done")
    assert [p.cash for p in s.players] == [30] * 4


def test_V4_2_the_last_bid_counts() -> None:
    s = open_auction(3)
    say(s, "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "done", "done")
    assert [30 - p.cash for p in s.players] == [4, 5, 1]  # 5 wins, 4 all, 3 half
    assert s.order.to_list() == [1, 0, 2]


def test_V4_3_the_higher_stake_takes_card_1_and_both_pay() -> None:
    s = go(bare(2), OPENING.auto())
    assert step(s) == "stakes 0 1" and may(s, 0) == [f"stake {n}" for n in range(1, 6)]
    say(s, "stake 2", seat=0)
    assert heard(s) == [] and s.players[0].cash == 10
    say(s, "stake 4", seat=1)
    assert [p.cash for p in s.players] == [8, 6] and s.order.to_list() == [1, 0]
    assert [p.rank for p in s.players] == [2, 1]


def test_V4_3_at_least_1_at_most_the_cash() -> None:
    s = bare(2)
    s.players[0].cash = 3
    go(s, OPENING.auto())
    assert no(s, "stake 0", 0) == "stake_nothing V4.3" and no(s, "done", 0) == "stake_nothing V4.3"
    assert no(s, "stake 4", 0) == "stake_too_high 3 V4.3" and no(s, "bid 4", 0) == "not_now V4.3"
    say(s, "stake 5", seat=1)
    say(s, "stake 3", seat=0)
    assert s.order.to_list() == [1, 0]


def test_V4_3_V4_3r1_V4_3r3_a_tie_both_add_more_paid_at_each_reveal() -> None:
    s = go(bare(2), OPENING.auto())
    say(s, "stake 3", seat=0)
    say(s, "stake 3", seat=1)
    assert [p.cash for p in s.players] == [7, 7] and step(s) == "stakes 0 1"
    say(s, "stake 1", seat=0)
    say(s, "stake 1", seat=1)
    say(s, "stake 2", seat=0)
    say(s, "stake 1", seat=1)
    assert [p.cash for p in s.players] == [4, 5] and [p.bid for p in s.players] == [6, 5]
    assert s.order.to_list() == [0, 1]


def test_V4_3_V4_3r2_who_has_no_money_adds_0() -> None:
    s = bare(2)
    s.players[0].cash = 2
    s.players[1].cash = 3
    go(s, OPENING.auto())
    say(s, "stake 2", seat=0)
    say(s, "stake 2", seat=1)
    assert step(s) == "stakes 1" and may(s) == ["stake 1"]
    say(s, "stake 1")
    assert s.order.to_list() == [1, 0] and [p.cash for p in s.players] == [0, 0]


def test_V4_3_V4_3r2_neither_can_add_the_old_order_stays() -> None:
    s = bare(2)
    s.order.items[0], s.order.items[1] = 1, 0
    s.players[0].rank, s.players[1].rank = 2, 1
    for p in s.players:
        p.cash = 2
    go(s, OPENING.auto())
    say(s, "stake 2", seat=0)
    say(s, "stake 2", seat=1)
    assert step(s) == "over" and s.order.to_list() == [1, 0] and heard(s)[-1] == "old_order 0"
    go(s, OPENING.auto())  # V4.3r2 no money at all at the first stake
    assert step(s) == "over" and s.order.to_list() == [1, 0]


def choosing(players: int = 3) -> Table:
    s = bare(players)
    for group in range(players):
        s.groups.items[group] = routes("green", "green", "black" if group else "white")
    return s


def test_V4_4_each_chooses_a_group_in_the_new_order() -> None:
    s = choosing()
    s.order.items[0], s.order.items[2] = 2, 0
    go(s, CHOOSING_ALL.auto(0, 1))
    assert step(s) == "choosing 2" and may(s) == ["choose 1", "choose 2", "choose 3"]
    assert no(s, "done") == "must_choose V4.4" and no(s, "choose 5") == "group_gone 5 V4.4"
    say(s, "choose 1")
    assert no(s, "choose 1") == "group_gone 1 V4.4" and step(s) == "choosing 1"
    say(s, "choose 3")
    assert step(s) == "over"  # one group is left: the last is not asked
    assert [p["group"] for p in view(s, -1)["players"]] == [2, 3, 1]
    assert view(s, -1)["players"][0]["routes"] == ["green", "green", "black"]
    assert view(s, -1)["players"][2]["routes"] == ["green", "green", "white"]


def test_V4_4_V4_1r3_the_last_is_asked_while_he_holds_an_action_card() -> None:
    s = choosing()
    give(s, 2, "subsidy")
    lay(s, "kiel", "red")
    go(s, CHOOSING_ALL.auto(0, 1))
    say(s, "choose 1", "choose 2")
    assert step(s) == "choosing 2" and may(s) == ["choose 3"]
    assert no(s, "replan kiel red") == "not_in_hand new_plan V4.4"


def test_V4_4_the_order_holds_for_the_next_rounds_start() -> None:
    s = open_auction(3)
    say(s, "done", "done")
    assert s.order.to_list() == [2, 1, 0] and [p.rank for p in s.players] == [3, 2, 1]


def test_VA_9_before_a_bid_and_before_choosing_a_group() -> None:
    s = bare(3)
    give(s, 0, "new_plan", "new_plan")
    lay(s, "kiel", "red")
    go(s, OPENING.auto())
    say(s, "replan kiel red", "put paris")
    assert step(s) == "bidding 0"
    say(s, "bid 1", "done", "done")
    for group in range(3):
        s.groups.items[group] = routes("green", "green", "white")
    go(s, CHOOSING_ALL.auto(0, 1))
    assert step(s) == "choosing 0"
    say(s, "replan paris red", "put kiel", "choose 2")
    assert s.players[0].held == 0 and step(s) == "choosing 2"


def test_VA_9_not_in_the_secret_stakes() -> None:
    s = bare(2)
    give(s, 0, "new_plan")
    lay(s, "kiel", "red")
    go(s, OPENING.auto())
    assert no(s, "replan kiel red", 0) == "not_now V4.3"


def test_V4_1_V4_2_who_is_in_sees_what_passing_now_brings_and_costs() -> None:
    s = open_auction(4)
    say(s, "bid 3", "bid 5")
    s.round = 1
    players = view(s, 0)["players"]
    assert [p["passing"] for p in players] == [{"card": 4, "pays": 0}] * 4  # the first to pass pays nothing
    say(s, "done")
    players = view(s, -1)["players"]
    assert [p["passing"] for p in players] == [{"card": 3, "pays": 1}, {"card": 3, "pays": 2}, None, {"card": 3, "pays": 0}]
    say(s, "bid 6", "done")
    assert view(s, 3)["players"][1]["passing"] == {"card": 2, "pays": 5}
    say(s, "done")
    assert step(s) == "over" and [30 - p.cash for p in s.players] == [1, 5, 0, 6]
    assert [p["passing"] for p in view(s, 0)["players"]] == [None] * 4


def test_V4_3_V4_3r1_after_a_tie_the_question_says_so() -> None:
    s = go(bare(2), OPENING.auto())
    anna = Perspective(room("volldampf"), s, 0)
    say_it = Speaker(room("volldampf"), "en", ["Anna", "Bo"])
    assert say_it.question(anna.step, anna.number) == "How many marks do you stake in secret for the first place?"
    say(s, "stake 3", seat=0)
    say(s, "stake 3", seat=1)
    assert anna.number == 3
    assert say_it.question(anna.step, anna.number) == "A tie: 3 marks each. How many more do you add in secret?"
