"""What the view says of choices before they are made: it must come true."""

import json
from typing import Any

import pytest

from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.state import Table
from games.take_a_train.table import asked, auction, choices, goals, later, load, money, paying, play, seen, show, wagon_stage


def train(s: Table, seat: int, loco: str, eyes: int | None = None) -> Any:
    """A train as its owner, or somebody else, sees it."""
    locos = seen(s, seat if eyes is None else eyes)["players"][seat - 1]["locos"]
    return next(t for t in locos if t["loco"] == loco)


def yard(*display: str) -> Table:
    """Seat 1, first in order, has an electric x4, a steam x2 with coal and a face-down loco; nobody has objectives."""
    s = wagon_stage([["e210", "s80"], ["s50", "s65", "d75"]], list(display))
    load(s, 1, "s80", "coal200", "coal150")
    return s


def test_T3_8_what_a_wagon_adds_is_its_value_times_the_multiplier() -> None:
    s = yard("coal150", "food100", "fuel300")
    assert train(s, 1, "s80")["takes"] == {"coal150": {"adds": 300, "ends": False, "objectives": []}}
    assert {card: t["adds"] for card, t in train(s, 1, "e210")["takes"].items()} == {"food100": 400, "fuel300": 1200}
    assert {card: t["adds"] for card, t in train(s, 1, "down3")["takes"].items()} == {"food100": 100, "fuel300": 300}


def test_T3_8_a_face_down_loco_gains_only_by_a_higher_wagon() -> None:
    s = yard("fuel200", "fuel300", "food50")
    load(s, 1, "down3", "fuel250")
    assert {card: t["adds"] for card, t in train(s, 1, "down3")["takes"].items()} == {"fuel200": 0, "fuel300": 50}


def test_T3_7_what_the_special_cards_add() -> None:
    s = yard("multiplier", "twin", "bonus")
    adds = {t["loco"]: {card: x["adds"] for card, x in t["takes"].items()} for t in seen(s, 1)["players"][0]["locos"]}
    assert adds == {"s80": {"multiplier": 350, "twin": 400}, "e210": {"multiplier": 0}, "down3": {}}
    assert seen(s, 1)["players"][0]["collects"] == {"adds": 600, "objectives": []}
    assert seen(yard("food50", "food50", "food50"), 1)["players"][0]["collects"] is None


@pytest.mark.parametrize(("card", "ends"), [("coal150", True), ("twin", True), ("multiplier", False)])
def test_T3_5_the_view_says_which_card_ends_the_stage(card: str, ends: bool) -> None:
    s = yard("coal150", "twin", "multiplier")
    load(s, 1, "s80", "coal200", "coal150", "coal150", "coal150")
    assert train(s, 1, "s80")["takes"][card]["ends"] is ends
    play(s, f"1 attach {card} s80")
    assert asked(s) == ("token_drawn *" if ends else "draw *")  # the next round, or the display is refilled


def test_T4_1_the_view_says_which_of_my_objectives_a_card_fulfils() -> None:
    s = yard("coal150", "coal250", "bonus")
    s.players[0].targets = goals("coal", "special", "two_done")
    s.players[0].done = goals("special")
    assert train(s, 1, "s80")["takes"]["coal250"]["objectives"] == ["two_done", "coal"]
    assert seen(s, 1)["players"][0]["collects"]["objectives"] == []
    before = money(s)[0]
    play(s, "1 attach coal250 s80")
    assert money(s)[0] == before + 1000 + 800


def test_T1_1_nobody_else_is_told_which_objectives_a_card_fulfils() -> None:
    s = yard("coal150", "coal250", "bonus")
    s.players[0].targets = goals("coal", "special", "two_done")
    for eyes in (0, 2):
        assert train(s, 1, "s80", eyes)["takes"]["coal250"] == {"adds": 500, "ends": False, "objectives": None}
        assert seen(s, eyes)["players"][0]["collects"] == {"adds": 600, "objectives": None}


def test_T3_4_the_view_names_every_legal_place_and_no_other() -> None:
    s = yard("coal150", "food100", "twin")
    shown = {f"attach {card} {t['loco']}" for t in seen(s, 1)["players"][0]["locos"] for card in t["takes"]}
    assert shown == {choice for choice in choices(s, 1) if choice.startswith("attach")}


def test_T2_1_the_view_says_who_is_still_in() -> None:
    s = auction("passing")
    show(s, "s50", "s65", "s80")
    assert seen(s, 0)["lot"]["in"] == [1, 2, 3]
    play(s, "1 offer s80", "1 bid 200", "2 done")
    assert seen(s, 0)["lot"]["in"] == [1, 3]
    s = later("passing", {2: ["e130", "e150", "e170"]})
    assert seen(s, 0)["lot"]["in"] == [1, 3]


def test_T2_5_the_view_says_who_has_not_declined() -> None:
    s = auction("open")
    show(s, "s80")
    play(s, "1 bid 200", "3 done")
    assert seen(s, 0)["lot"]["in"] == [1, 2]
    play(s, "2 bid 250")
    assert seen(s, 0)["lot"]["in"] == [1, 2, 3]


def test_T2_3_the_view_says_when_the_second_bids_are_asked() -> None:
    s = auction("double_blind", 2)
    show(s, "s50", "s65", "s80")
    play(s, "1 offer s80", "1 bid 200")
    assert not seen(s, 0)["lot"]["second"]
    play(s, "2 bid 100")
    assert seen(s, 0)["lot"]["second"]
    play(s, "1 bid 0", "2 bid 100")
    assert asked(s) == "tie 1" and not seen(s, 0)["lot"]["second"]


def test_T2_6_the_view_says_what_keeping_costs_so_far_and_only_to_its_owner() -> None:
    s = auction("rotating", 2)
    show(s, "s50", "d120", "e194", "s65", "s80", "s95")
    assert seen(s, 1)["players"][0]["prices"] == {"s50": 100, "d120": 600, "e194": 2800}
    assert seen(s, 2)["players"][0]["prices"] == {} == seen(s, 0)["players"][0]["prices"]
    play(s, "1 keep d120", "2 keep s65")
    assert seen(s, 1)["players"][0]["prices"] == {"s80": 1000, "s95": 1200}
    assert seen(s, 2)["players"][0]["prices"] == {}
    assert seen(s, 1)["players"][0]["due"] is None


def test_T2_6_the_view_says_what_is_due_and_what_turning_over_saves() -> None:
    s = paying(["s50", "e194", "d120"], 1000)
    for eyes in (0, 1, 2):
        p = seen(s, eyes)["players"][0]
        assert (p["due"], p["prices"]) == (4400, {"s50": 4000, "d120": 3200, "e194": 800})
    play(s, "1 turn_over e194")
    assert s.players[0].paid == 800
    assert json.loads(json.dumps(GAME.view(s, 0)))["players"][0]["due"] is None
