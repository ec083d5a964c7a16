"""T4 Objectives: each of the 18, and when they are paid."""

import pytest

from fullsteam.games.take_a_train.components import REWARDS, TARGETS
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.state import Table
from games.take_a_train.table import (
    Cards,
    auction,
    before_order,
    cards,
    goals,
    later,
    load,
    money,
    play,
    show,
    told,
    wagon_stage,
)

THREE: Cards = ["food50", "food50", "food50"]


def after_order(locos: list[Cards], target: str) -> list[str]:
    """Everybody has this objective (a test may); who is paid when the tokens are given?"""
    s = before_order(locos)
    for p in s.players:
        p.targets = goals(target)
    GAME.settle(s)
    cards(s, *THREE)
    return [e for e in told(s) if e.startswith("achieves")]


# What fulfils an objective about order and locos (seat 1), and what does not (seat 2).
BY_LOCOS: dict[str, list[Cards]] = {
    "first": [["e210"], ["e194"]],
    "last": [["s50"], ["e194"]],
    "diesel": [["d75", "d100", "d120"], ["d135", "d155", "s50"]],
    "steam": [["s65", "s80", "s95"], ["s110", "s126"]],
    "electric": [["e130", "e150", "e170"], ["e194", "e210"]],
    "all_types": [["s65", "d75", "e130"], ["s110", "e194"]],
    "fastest": [["s140"], ["e130"]],
    "slowest": [["s50"], ["s65"]],
}


@pytest.mark.parametrize("target", BY_LOCOS)
def test_T4_2_T4_2r2_order_and_locos(target: str) -> None:
    assert after_order(BY_LOCOS[target], target) == [f"achieves 1 {target} {REWARDS[target]}"]
    swapped = BY_LOCOS[target][::-1]
    assert after_order(swapped, target) == [f"achieves 2 {target} {REWARDS[target]}"]


# Wagons of one kind: how many are needed.
BY_GOODS = {"fuel": 3, "luxury": 2, "passengers": 2, "food": 4, "cattle": 4, "coal": 3}
CARDS = {"fuel": "fuel200", "luxury": "luxury300", "passengers": "passengers400", "food": "food50", "cattle": "cattle100"}
CARDS["coal"] = "coal150"


@pytest.mark.parametrize("loco", ["s80", "down2"])
@pytest.mark.parametrize("target", BY_GOODS)
def test_T4_2_so_many_of_one_kind_on_one_loco(target: str, loco: str) -> None:
    need, card = BY_GOODS[target], CARDS[target]
    display = [card, "coal250" if target != "coal" else "fuel300", "twin"]
    s = wagon_stage([["s80"], []], display)
    s.players[0].targets = goals(target)
    load(s, 1, loco, *[card] * (need - 2))
    if need > 2:
        play(s, f"1 attach {card} {loco}")
        assert money(s)[0] == 5000  # one is missing
        cards(s, "cattle200")
        play(s, "2 done", f"1 attach twin {loco}")  # the twin counts
    else:
        play(s, f"1 attach {card} {loco}")
        cards(s, "cattle200")
        play(s, "2 done", f"1 attach twin {loco}")
    assert money(s)[0] == 5000 + REWARDS[target] and told(s)[-1] == f"achieves 1 {target} {REWARDS[target]}"


def test_T4_2_three_on_each_loco_means_all_three() -> None:
    s = wagon_stage([["s80"], []], ["coal150", "food50", "fuel200"])
    s.players[0].targets = goals("three_each")
    load(s, 1, "s80", "coal150", "coal150")
    load(s, 1, "down2", "food50", "food50", "food50", "food50")
    load(s, 1, "down3", "fuel200", "fuel200")
    play(s, "1 attach coal150 s80")
    assert money(s)[0] == 5000
    cards(s, "coal150")
    play(s, "2 done", "1 attach fuel200 down3")
    assert money(s)[0] == 5800


def test_T4_2_ten_wagons_in_all() -> None:
    s = wagon_stage([["s80"], []], ["coal150", "food50", "food50"])
    s.players[0].targets = goals("ten_wagons")
    load(s, 1, "s80", "coal150", "coal150", "coal150")
    load(s, 1, "down2", "food50", "food50")
    load(s, 1, "down3", "fuel200", "fuel200", "fuel200")
    play(s, "1 attach coal150 s80")
    assert money(s)[0] == 5000
    cards(s, "coal150")
    play(s, "2 done", "1 attach food50 down2")
    assert money(s)[0] == 5800


@pytest.mark.parametrize("special", ["attach multiplier s80", "attach twin s80", "collect bonus"])
def test_T4_2_a_special_card_taken(special: str) -> None:
    s = wagon_stage([["s80"], []], [special.split()[1], "food50", "food50"])
    s.players[0].targets = goals("special")
    load(s, 1, "s80", "coal150")
    play(s, f"1 {special}")
    assert money(s)[0] == 5000 + 600 + (600 if "bonus" in special else 0)


def test_T4_2_a_wagon_is_no_special_card() -> None:
    s = wagon_stage([["s80"], []], THREE)
    s.players[0].targets = goals("special")
    play(s, "1 attach food50 s80")
    assert money(s)[0] == 5000


def two_done(s: Table) -> list[str]:
    cards(s, *THREE)
    return [e for e in told(s) if e.startswith("achieves")]


def test_T4_1_several_together_all_pay_two_others_last() -> None:
    s = before_order([["e210"], ["s50"]])
    s.players[0].targets = goals("two_done", "first", "fastest")
    GAME.settle(s)
    assert two_done(s) == ["achieves 1 first 300", "achieves 1 fastest 600", "achieves 1 two_done 1000"]
    assert money(s) == [6900, 5000]


def test_T4_1_two_others_needs_two_others() -> None:
    s = before_order([["e210"], ["s50"]])
    s.players[0].targets = goals("two_done", "first", "slowest")
    GAME.settle(s)
    assert two_done(s) == ["achieves 1 first 300"] and s.players[0].missed & goals("two_done") == 0


def test_T4_1_every_objective_is_tested_here() -> None:
    tested = {*BY_LOCOS, *BY_GOODS, "three_each", "ten_wagons", "special", "two_done"}
    assert tested == set(TARGETS)


def test_T4_1_paid_once_a_game_and_shown_to_all() -> None:
    s = wagon_stage([["s80"], []], ["coal150", "coal150", "coal150"])
    s.players[0].targets = goals("coal", "food", "steam")
    load(s, 1, "s80", "coal200", "coal200")
    play(s, "1 attach coal150 s80")
    assert money(s)[0] == 5800 and "achieves 1 coal 800" in told(s)
    cards(s, "food50")
    play(s, "2 done", "1 attach coal150 s80")
    assert money(s)[0] == 5800 and s.players[0].done == goals("coal")


def test_T4_1r1_not_in_stage_1_but_when_the_tokens_are_given() -> None:
    s = later("open", {1: ["e210", "e194"], 2: ["s50", "s65", "s80"]}, 2)
    s.players[0].targets = goals("electric", "fastest", "first")
    show(s, "e170")  # three electric ones now; the last buyer pays the power
    heard = [e for e in told(s) if e.startswith(("sold", "in_order", "achieves"))]
    assert heard[:3] == ["sold 1 e170 500", "in_order 1 1 2100", "in_order 2 2 500"]
    assert heard[3:] == ["achieves 1 first 300", "achieves 1 electric 1500", "achieves 1 fastest 600"]
    s = auction("passing", 2)
    s.players[0].targets = goals("fastest")
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s80", "1 bid 200", "2 done")
    assert money(s)[0] == 4800  # he owns the only loco, but the tokens are not given yet


def test_T4_1_the_last_card_counts_too_before_profits() -> None:
    s = wagon_stage([["s80"], []], ["coal150", "food50", "food50"])
    s.players[0].targets = goals("ten_wagons")
    load(s, 1, "s80", "coal200", "coal200", "coal200", "coal200")
    load(s, 1, "down2", "food50", "food50", "food50", "food50")
    load(s, 1, "down3", "fuel200")
    told(s)
    play(s, "1 attach coal150 s80")
    heard = told(s)
    assert heard[:3] == ["attaches 1 coal150 s80 0", "achieves 1 ten_wagons 800", "full 1 s80 0"]


def test_T4_1_unfulfilled_ones_stay_secret_and_go_on() -> None:
    s = wagon_stage([["s80"], ["s50"]], THREE)
    s.players[0].targets = goals("coal", "last")
    play(s, "1 done", "2 done", "* token open")
    assert s.players[0].targets == goals("coal", "last") and s.players[0].done == 0


def test_T4_2r1_last_is_the_highest_token_in_use() -> None:
    assert after_order([["e210"], ["e194"], ["s50"]], "last") == ["achieves 3 last 1000"]


def test_T4_2r1_type_and_speed_look_at_face_up_locos_only() -> None:
    assert after_order([["e130", "e150"], []], "electric") == []  # the third lies face down
    assert after_order([[], []], "fastest") == [] and after_order([[], []], "slowest") == []  # no face-up loco: nobody
    s = before_order([["s80"], []])
    s.players[0].targets = goals("fastest", "slowest")
    GAME.settle(s)
    assert two_done(s) == ["achieves 1 fastest 600", "achieves 1 slowest 1000"]  # one loco can be both


def test_T4_2r1_wagons_count_within_the_round() -> None:
    s = wagon_stage([["s80"], []], ["coal150", "food50", "food50"])
    s.players[0].targets = goals("ten_wagons")
    s.players[0].wagons = 9  # of earlier rounds: a tally only
    play(s, "1 attach coal150 s80")
    assert money(s)[0] == 5000
