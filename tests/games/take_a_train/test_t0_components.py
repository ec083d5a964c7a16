"""T0 What is in the box."""

from itertools import combinations

from fullsteam.games.take_a_train.components import (
    AMOUNT,
    BONUS_MONEY,
    BONUSES,
    BOX,
    CARGO,
    CONTENTS,
    COPIES,
    ENGINES,
    LOCO,
    REWARDS,
    RICHEST,
    UNIT,
)
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.wagons import price_of
from games.take_a_train.table import auction, before_order, cards, goals, money, wagon_stage


def test_T0_1_18_locos_all_different_in_speed() -> None:
    assert CONTENTS["locos"] == 18 and [CONTENTS[t] for t in ("steam", "diesel", "electric")] == [7, 6, 5]
    assert len({row[3] for row in ENGINES}) == 18
    facts = LOCO.facts[LOCO.index("e194")]
    assert (facts["type"], facts["power"], facts["factor"], facts["speed"]) == ("electric", 700, 4, 194)
    assert LOCO.facts[LOCO.index("s50")]["power"] == 100 and LOCO.facts[LOCO.index("d160")]["factor"] == 4


def test_T0_2_82_wagons_and_5_specials() -> None:
    assert sum(COPIES) == 87 and sum(COPIES[:18]) == 82 and COPIES[18:] == [1] * 5
    assert [CONTENTS[g] for g in ("food", "cattle", "coal", "fuel", "luxury", "passengers")] == [25, 19, 15, 11, 7, 5]
    assert [row[1:] for row in CARGO if row[0] == 5] == [[400, 2], [450, 2], [500, 1]]


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
    wagons = {g: sorted((row[1] for row in CARGO if row[0] == g for _ in range(row[2])), reverse=True) for g in range(6)}
    best = 0
    for three in combinations(range(6), 3):
        for long in three:  # the train of six, with the twin (a copy of its best) and the multiplier
            six = sum(wagons[long][:5]) + wagons[long][0]
            other = sum(sum(wagons[g][:5]) for g in three if g != long)
            best = max(best, six * 5 + other * 4)
    rewards = sorted(REWARDS.values(), reverse=True)
    printed = sorted({**REWARDS, **dict(BOX["objectives"]["printed"])}.values(), reverse=True)
    assert sum(rewards[:3]) == sum(printed[:3]) == 3500
    assert 5000 + 2 * (best + BONUSES * BONUS_MONEY) + 3500 == RICHEST
