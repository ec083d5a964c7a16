"""T0 What is in the box."""

from itertools import combinations
from typing import Any

from boxkit import box_of
from fullsteam.games.take_a_train.auctions import ask_opening
from fullsteam.games.take_a_train.box import rules, tidy
from fullsteam.games.take_a_train.components import (
    AMOUNT,
    BONUS_MONEY,
    BONUSES,
    BOX,
    CONTENTS,
    REWARDS,
    RICHEST,
    TOP_BID,
    UNIT,
)
from fullsteam.games.take_a_train.figures import OWN
from fullsteam.games.take_a_train.objectives import extremes
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.wagons import price_of
from fullsteam.games.take_a_train.words import LOCO
from fullsteam.kernel.mistakes import Mistakes
from fullsteam.kernel.rng import stream
from games.take_a_train.table import ROOM, auction, before_order, cards, choices, goals, money, seen, wagon_stage


def test_T0_1_18_locos_all_different_in_speed() -> None:
    assert CONTENTS["locos"] == 18 and [CONTENTS[t] for t in ("steam", "diesel", "electric")] == [7, 6, 5]
    assert len(set(OWN.speed)) == 18
    facts = LOCO.facts[LOCO.index("e194")]
    assert (facts["type"], facts["power"], facts["factor"], facts["speed"]) == ("electric", 700, 4, 194)
    assert LOCO.facts[LOCO.index("s50")]["power"] == 100 and LOCO.facts[LOCO.index("d160")]["factor"] == 4


def test_T0_2_82_wagons_and_5_specials() -> None:
    assert sum(OWN.copies) == 87 and sum(OWN.copies[:18]) == 82 and OWN.copies[18:] == [1] * 5
    assert [CONTENTS[g] for g in ("food", "cattle", "coal", "fuel", "luxury", "passengers")] == [25, 19, 15, 11, 7, 5]
    assert list(OWN.value)[15:] == [400, 450, 500] and OWN.copies[15:18] == [2, 2, 1]


def test_T0_3_price_of_replacing_by_token() -> None:
    six = auction("blind", 6)
    assert [price_of(six, place) for place in range(6)] == [600, 500, 400, 300, 200, 100]
    assert [price_of(auction("blind", 3), place) for place in range(3)] == [600, 500, 400]


def test_T0_3_with_two_players_the_second_pays_300() -> None:
    two = auction("blind", 2)
    assert [price_of(two, place) for place in range(2)] == [600, 300]


def test_T0_4_rewards_corrected_or_printed() -> None:
    assert len(REWARDS) == 18 and sum(REWARDS.values()) == 13200
    for option, steam, electric in (("corrected", 300, 1500), ("printed", 1500, 300)):
        for type_, locos, reward in (("steam", ["s50", "s65", "s80"], steam), ("electric", ["e130", "e150", "e170"], electric)):
            s = before_order([locos, []], steam_electric=option)
            s.players[0].targets = goals(type_)
            GAME.settle(s)
            cards(s, "food50", "food50", "food50")
            assert money(s) == [5000 + reward, 5000]


def test_T0_5_money_in_units_of_50_and_no_end_of_the_bank() -> None:
    assert UNIT == 50 and AMOUNT.labels[:3] == ["0", "50", "100"] and AMOUNT.labels[-1] == str(RICHEST)
    s = wagon_stage([["s50"], ["s65"]], ["bonus", "food50", "food50"])
    s.players[0].cash = 10**9
    assert GAME.score(s, 0) == 10**9


def test_T1_3_nobody_can_be_richer_than_the_highest_amount() -> None:
    """The bound of the amounts, worked out from the tables: the best three trains, ten bonuses, two rounds, objectives."""
    every = [(k // 3, int(value)) for k, value in enumerate(OWN.value) for _ in range(OWN.copies[k])]
    wagons = {g: sorted((value for goods, value in every if goods == g), reverse=True) for g in range(6)}
    best = 0
    for three in combinations(range(6), 3):
        for long in three:  # the train of six, with the twin (a copy of its best) and the multiplier
            six = sum(wagons[long][:5]) + wagons[long][0]
            other = sum(sum(wagons[g][:5]) for g in three if g != long)
            best = max(best, six * 5 + other * 4)
    rewards = sorted(REWARDS.values(), reverse=True)
    printed = sorted({**REWARDS, **dict(BOX["objectives"]["printed"])}.values(), reverse=True)
    assert sum(rewards[:3]) == sum(printed[:3]) == 3500
    assert 5000 + 2 * (best + BONUSES * BONUS_MONEY) + 3500 == RICHEST == TOP_BID


def test_T1_3_with_a_box_nobody_bids_more_than_the_highest_amount() -> None:
    """Whoever is richer by the figures of a box may bid as much as anybody can have with our own, and no more."""
    s = auction("open", 2)
    s.players[0].cash = s.players[1].cash = 10**6
    assert s.players[0].purse() == TOP_BID
    s.lot, s.opener = 0, 0
    ask_opening(s, 0)
    GAME.settle(s)
    assert choices(s, 1)[-1] == f"bid {TOP_BID}"


def test_T0_1_T0_2_T0_3_other_figures_hold_with_a_box() -> None:
    room = ROOM.with_box(box_of("take-a-train").text)
    s: Any = room.new(2, {})
    assert room.game.verbs.size == GAME.verbs.size and room.game.verbs.parse("loco s80c") == GAME.verbs.parse("loco s95")
    assert [price_of(s, place) for place in range(2)] == [500, 350]
    shown: Any = room.game.view(s, -1)
    assert shown["prices"] == [500, 450, 300, 250, 100, 0] and shown["figures"]["e320"]["factor"] == 9
    assert "figures" not in seen(auction("blind", 2), 0) and "prices" not in seen(auction("blind", 2), 0)
    assert sum(s.deck.to_list()) == 87 and s.deck.to_list()[:3] == [25, 0, 0]
    for players in (2, 4, 6):
        for n in range(20):
            one: Any = room.new(players, {})
            room.game.playout(one, stream(n, players))
            assert sum(one.cards_everywhere()) == 87 and one.locos_everywhere() == [1] * 18


def test_T4_2_two_locos_as_fast_as_each_other_are_both_the_fastest() -> None:
    room = ROOM.with_box(box_of("take-a-train").text)
    s: Any = room.new(2, {})
    s.players[0].locos = 1 << room.game.verbs.by_name["loco"].domains[0].index("s80")
    s.players[1].locos = 1 << room.game.verbs.by_name["loco"].domains[0].index("s80b")
    fast, slow = extremes(s)
    assert fast == slow == s.players[0].locos | s.players[1].locos


def test_T0_1_T0_2_a_box_is_kept_in_rising_order() -> None:
    """Locos by speed; of those as fast as each other the weaker first, and of those the one of the lower factor."""
    box = {
        "locos": {"steam": [[200, 3, 80], [200, 1, 80], [100, 2, 80], [900, 9, 50]]},
        "wagons": {"food": [[200, 1], [100, 9]]},
    }
    tidy(box)
    assert box["locos"]["steam"] == [[900, 9, 50], [100, 2, 80], [200, 1, 80], [200, 3, 80]]
    assert box["wagons"]["food"] == [[100, 9], [200, 1]]


def test_T0_2_a_value_that_stands_twice_is_pointed_at() -> None:
    found = Mistakes("T0.1")
    rules({"wagons": {"food": [[100, 10], [150, 5], [100, 10]]}}, found)
    assert [(m.code, m.path, m.rule) for m in found.found] == [("same-value", ("wagons", "food", 2, 0), "T0.2")]
