"""T3 Stage 2: wagons."""

import pytest

from fullsteam.games.take_a_train.components import MULTIPLIER, TWIN
from fullsteam.games.take_a_train.figures import OWN
from fullsteam.games.take_a_train.rules import GAME
from fullsteam.games.take_a_train.state import Table
from fullsteam.games.take_a_train.trains import train_of
from fullsteam.games.take_a_train.wagons import can_place, in_order
from fullsteam.games.take_a_train.words import CARD, LOCO
from fullsteam.kernel.bags import bag
from games.take_a_train.table import (
    Cards,
    asked,
    before_order,
    cards,
    choices,
    load,
    money,
    play,
    refused,
    seen,
    told,
    wagon_stage,
)

TWO: list[Cards] = [["s80", "e194", "d120"], ["s50"]]  # seat 1 first; seat 2 has two face-down locos


def display(s: Table) -> list[str]:
    return [CARD.labels[card] for card in s.display.to_list()]


def wagons(s: Table, seat: int, loco: str) -> list[str]:
    trains = s.players[seat - 1].trains
    return [CARD.labels[card] for t in trains if t.loco == LOCO.index(loco) for card in t.cards()]


def only_these(s: Table, *labels: str) -> None:
    """The pile holds nothing else."""
    counts = [0] * len(OWN.copies)
    for label in labels:
        counts[CARD.index(label)] += 1
    s.deck = bag(counts)


# --- T3.1 Order


def test_T3_1_worked_example_1400_then_194_before_150() -> None:
    s = before_order([["e194", "s50", "d75"], ["e150", "d120", "s65"], ["e210", "s126"]])
    assert [p.power(GAME.figures) for p in s.players] == [900, 900, 1400] and [
        p.speed(GAME.figures) for p in s.players[:2]
    ] == [194, 150]
    assert in_order(s).to_list() == [2, 0, 1]
    s = before_order([["e150", "d120", "s65"], ["e194", "s50", "d75"], ["e210", "s126"]])
    assert in_order(s).to_list() == [2, 1, 0]
    GAME.settle(s)
    assert told(s) == ["in_order 3 1 1400", "in_order 2 2 900", "in_order 1 3 900"]


def test_T3_1_the_last_seat_goes_first_if_it_is_only_a_little_faster() -> None:
    s = before_order([["s126"], [], [], [], [], ["s65", "e130"]])
    first, last = s.players[0], s.players[5]
    assert first.power(GAME.figures) == last.power(GAME.figures) == 500
    assert (first.speed(GAME.figures), last.speed(GAME.figures)) == (126, 130)
    assert in_order(s).to_list() == [5, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(("starter", "order"), [(1, [2, 1, 3]), (2, [2, 3, 1]), (3, [2, 3, 1])])
def test_T3_1r1_still_tied_seat_order_from_the_starter_face_down_speed_0(starter: int, order: list[int]) -> None:
    s = before_order([[], ["s50"], []])
    s.starter = starter - 1
    assert [q + 1 for q in in_order(s).to_list()] == order


# --- T3.2 Display


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_T3_2_display_by_players(players: int, size: int) -> None:
    s = wagon_stage([["s50"], *[[]] * (players - 1)], ["food50"] * size)
    assert asked(s) == "turn 1" and display(s) == ["food50"] * size


def test_T3_2_refilled_at_once() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "fuel300"])
    play(s, "1 attach coal150 s80")
    assert asked(s) == "draw *" and display(s) == ["food50", "fuel300"]
    cards(s, "twin")
    assert asked(s) == "turn 2" and display(s) == ["food50", "fuel300", "twin"]


def test_T3_2_pile_empty_the_discards_are_shuffled() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "bonus"])
    only_these(s)
    told(s)
    play(s, "1 collect bonus")
    assert told(s)[-1] == "new_pile 1" and [GAME.verbs.text(a) for a in GAME.legal_list(s, -2)] == ["card bonus"]


def test_T3_2r1_pile_and_discards_empty_the_gap_stays() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "food50"])
    only_these(s)
    play(s, "1 attach coal150 s80")
    assert asked(s) == "turn 2" and display(s) == ["food50", "food50"] and s.deck.total == 0
    assert choices(s, 2)[0] == "done"


# --- T3.3 A turn


def test_T3_3_take_one_card_or_pass() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "fuel300"], [500, 0])
    assert choices(s, 1)[:3] == ["done", "attach food50 s80", "attach food50 d120"]
    assert refused(s, "1 attach coal250 s80") == ("not_shown", "T3.3", 0)
    assert refused(s, "1 bid 50") == ("not_now", "T3.3", 0)
    assert refused(s, "2 done")[0] == "not_your_turn"
    play(s, "1 done")
    assert asked(s) == "turn 2"
    play(s, "2 done")  # a pass each: see T3.5
    assert asked(s) == "token_drawn *"


def test_T3_3_replace_one_or_more_for_the_price_of_the_token() -> None:
    s = wagon_stage(TWO, ["food50", "food50", "fuel300"])
    assert [a for a in choices(s, 1) if a.startswith("replace")] == ["replace food50", "replace fuel300"]
    play(s, "1 replace food50")
    assert asked(s) == "replacing 1" and choices(s, 1) == ["done", "replace food50", "replace fuel300"]
    assert refused(s, "1 replace coal150") == ("not_shown", "T3.3", 0)
    assert refused(s, "1 attach fuel300 s80") == ("not_now", "T3.3", 0)
    play(s, "1 replace food50", "1 done")
    assert money(s) == [4400, 5000] and s.discard.total == 2  # flat: 600 for both
    cards(s, "coal150", "coal150")
    assert asked(s) == "turn 1" and display(s) == ["coal150", "coal150", "fuel300"]  # still his turn


def test_T3_3_replacing_all_needs_no_further_question() -> None:
    s = wagon_stage(TWO, ["food50", "food50", "fuel300"])
    play(s, "1 replace food50", "1 replace fuel300", "1 replace food50")
    assert asked(s) == "draw *" and s.discard.total == 3


def test_T3_3r1_once_a_turn_only_with_the_money_and_before_all_else() -> None:
    s = wagon_stage(TWO, ["food50", "food50", "fuel300"], [1200, 250])
    play(s, "1 replace food50", "1 done")
    cards(s, "coal150")
    assert refused(s, "1 replace coal150") == ("replaced", "T3.3", 0)
    play(s, "1 attach coal150 s80")  # after taking a card the turn is over
    cards(s, "coal200")
    assert asked(s) == "turn 2" and refused(s, "2 replace coal200") == ("no_money", "T3.3", 50)
    play(s, "2 attach coal200 s50")
    cards(s, "coal200")
    assert refused(s, "1 replace cattle100") == ("not_shown", "T3.3", 0)
    play(s, "1 replace coal200", "1 done")  # again in the next own turn
    assert money(s) == [0, 250]


def test_T3_3_nothing_placeable_and_no_money_he_passes_unasked() -> None:
    s = wagon_stage([["s80"], ["s50"]], ["twin", "food50", "food50"], [0, 0])
    load(s, 1, "s80", "coal150")
    load(s, 1, "down2", "fuel200")
    load(s, 1, "down3", "cattle100")
    load(s, 2, "s50", "coal150")
    load(s, 2, "down2", "fuel200")
    load(s, 2, "down3", "cattle100")
    play(s, "1 attach twin s80")
    told(s)
    cards(s, "food50")
    assert "leaves 2 0" in told(s) and asked(s) == "token_drawn *"


# --- T3.4 Placing


def test_T3_4_one_kind_of_goods_a_loco_and_different_ones_on_the_own() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "fuel300"])
    load(s, 1, "s80", "coal200")
    attach = [a for a in choices(s, 1) if a.startswith("attach")]
    assert attach == [
        "attach food50 d120",
        "attach food50 e194",
        "attach coal150 s80",
        "attach fuel300 d120",
        "attach fuel300 e194",
    ]
    assert refused(s, "1 attach food50 s80") == ("other_goods", "T3.4", 0)
    assert refused(s, "1 attach coal150 e194") == ("elsewhere", "T3.4", 0)
    assert refused(s, "1 attach coal150 s50") == ("not_there", "T3.3", 0)


def test_T3_4_face_down_locos_too() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "fuel300"])
    play(s, "1 done")
    load(s, 2, "down2", "coal200")
    attach = [a for a in choices(s, 2) if a.startswith("attach")]
    assert attach == [
        "attach food50 s50",
        "attach food50 down3",
        "attach coal150 down2",
        "attach fuel300 s50",
        "attach fuel300 down3",
    ]
    play(s, "2 attach coal150 down2")
    assert wagons(s, 2, "down2") == ["coal200", "coal150"]


# --- T3.5 The end of the stage


def test_T3_5_a_pass_is_not_for_good() -> None:
    s = wagon_stage([["e210"], ["e194"], ["e170"]], ["food50", "coal150", "fuel300"])
    play(s, "1 done", "2 done", "3 attach food50 e170")
    cards(s, "food50")
    assert asked(s) == "turn 1" and s.passes == 0


def test_T3_5r1_as_many_passes_in_a_row_as_players_whoever_began() -> None:
    s = wagon_stage([["e210"], ["e194"], ["e170"]], ["food50", "coal150", "fuel300"])
    play(s, "1 attach food50 e210")
    cards(s, "food50")
    play(s, "2 done", "3 done")
    assert asked(s) == "turn 1"
    play(s, "1 replace food50", "1 done")
    cards(s, "coal150")
    told(s)
    play(s, "1 done")  # replacing and then passing is a pass
    assert "all_passed 0" in told(s) and asked(s) == "token_drawn *"


def test_T3_5_the_fifth_wagon_ends_the_stage_at_once_before_the_refill() -> None:
    s = wagon_stage(TWO, ["coal200", "food50", "fuel300"])
    load(s, 1, "s80", "coal150", "coal150", "coal150", "coal150")
    told(s)
    play(s, "1 attach coal200 s80")
    assert asked(s) == "token_drawn *" and display(s) == ["food50", "fuel300"]
    assert told(s)[:3] == ["attaches 1 coal200 s80 0", "full 1 s80 0", "earns 1 s80 1600"]


def test_T3_5_the_fourth_does_not_and_a_face_down_loco_counts() -> None:
    s = wagon_stage(TWO, ["coal200", "food50", "fuel300"])
    play(s, "1 done")
    load(s, 2, "down2", "coal150", "coal150", "coal150")
    play(s, "2 attach coal200 down2")
    cards(s, "coal200")
    assert asked(s) == "turn 1"
    play(s, "1 done", "2 attach coal200 down2")
    assert asked(s) == "token_drawn *"


def test_T3_5_the_twin_can_be_the_fifth() -> None:
    s = wagon_stage(TWO, ["twin", "food50", "fuel300"])
    load(s, 1, "s80", "coal150", "coal150", "coal150", "coal150")
    play(s, "1 attach twin s80")
    assert asked(s) == "token_drawn *"


def test_T3_5_under_extended_storage_the_sixth() -> None:
    s = wagon_stage(TWO, ["coal200", "storage", "fuel300", "coal200"])
    load(s, 1, "s80", "coal150", "coal150", "coal150", "coal150")
    play(s, "1 attach coal200 s80")
    cards(s, "food50")
    assert asked(s) == "turn 2" and s.limit == 6
    play(s, "2 done", "1 attach coal200 s80")
    assert asked(s) == "token_drawn *"


# --- T3.6 Rubbish bin and extended storage


def test_T3_6_extended_storage_acts_by_being_shown() -> None:
    s = wagon_stage(TWO, ["food50", "storage", "fuel300"])
    assert s.limit == 6 and asked(s) == "draw *" and "extended 0" in told(s)
    cards(s, "food50")
    assert asked(s) == "turn 1" and s.gone == 2 and GAME.census(s)["storage"] == 1


def test_T3_6_rubbish_bin_discards_all_others_specials_included() -> None:
    s = wagon_stage(TWO, ["food50", "bin", "multiplier"])
    assert "emptied 2" in told(s) and display(s) == [] and s.discard.total == 2 and s.gone == 1
    cards(s, "food50", "coal150", "fuel300")
    assert asked(s) == "turn 1" and GAME.census(s)["bin"] == 1
    assert refused(s, "1 attach bin s80") == ("not_shown", "T3.3", 0)


def test_T3_6r1_first_filled_then_storage_then_bin_then_filled_again() -> None:
    s = wagon_stage(TWO, ["bin", "food50"])
    assert asked(s) == "draw *" and display(s) == ["food50", "bin"]  # not before the display is full
    cards(s, "storage")
    heard = told(s)
    assert heard.index("extended 0") < heard.index("emptied 1") and s.gone == 3 and s.limit == 6
    cards(s, "food50", "coal150", "fuel300")
    assert asked(s) == "turn 1"


def test_T3_6_the_turn_goes_on_where_it_was() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "fuel300"])
    play(s, "1 replace food50", "1 done")
    cards(s, "bin", "food50", "food50", "food50")
    assert asked(s) == "turn 1" and refused(s, "1 replace food50")[0] == "replaced"
    play(s, "1 attach food50 s80")
    cards(s, "storage", "coal200")
    assert asked(s) == "turn 2"


# --- T3.7 Multiplier, bonus, twin


def test_T3_7_multiplier_beside_a_face_up_loco_with_or_without_wagons() -> None:
    s = wagon_stage(TWO, ["multiplier", "food50", "fuel300"])
    load(s, 1, "s80", "coal200")
    assert [a for a in choices(s, 1) if "multiplier" in a][1:] == [f"attach multiplier {a}" for a in ("s80", "d120", "e194")]
    play(s, "1 attach multiplier s80")
    t = s.players[0].trains[0]
    assert (t.factor(), t.size, t.worth()) == (3, 1, 600) and GAME.census(s)["multiplier"] == 1
    assert "multiplies 1 s80 3" in told(s)


def test_T3_7_who_could_place_a_multiplier_or_the_twin() -> None:
    s = wagon_stage([["s50"], []], ["multiplier", "food50", "fuel300"])
    first, second = s.players
    assert can_place(first, MULTIPLIER) and not can_place(second, MULTIPLIER)
    assert not can_place(second, TWIN)
    load(s, 2, "down2", "coal150")
    assert can_place(second, TWIN) and not can_place(first, TWIN)


def test_T3_3_the_only_card_shown_can_be_replaced() -> None:
    s = wagon_stage(TWO, ["food50", "coal150", "fuel300"])
    for label in ("coal150", "fuel300"):
        s.throw(CARD.index(label))
    assert "replace food50" in choices(s, 1)
    s.throw(CARD.index("food50"))
    assert not [text for text in choices(s, 1) if text.startswith("replace")]


def test_T3_7r1_no_face_up_loco_no_multiplier_and_twin_needs_a_wagon() -> None:
    s = wagon_stage([["s80"], []], ["multiplier", "twin", "fuel300"])
    assert refused(s, "1 attach multiplier down2") == ("needs_face", "T3.7", 0)
    assert refused(s, "1 attach twin s80") == ("needs_wagon", "T3.7", 0)
    play(s, "1 done")
    assert not [a for a in choices(s, 2) if a.startswith(("attach multiplier", "attach twin"))]
    load(s, 2, "down1", "coal150", "coal200")
    assert [a for a in choices(s, 2) if a.startswith("attach twin")] == ["attach twin down1"]  # a face-down one will do
    play(s, "2 attach twin down1")
    assert wagons(s, 2, "down1") == ["coal150", "coal200", "twin"] and s.players[1].trains[0].total == 500


def test_T3_7_T3_7r3_twin_copies_the_first_wagon() -> None:
    s = wagon_stage(TWO, ["twin", "food50", "fuel300"])
    load(s, 1, "s80", "coal250", "coal150")
    play(s, "1 attach twin s80")
    t = s.players[0].trains[0]
    assert (t.size, t.total, t.worth()) == (3, 650, 1300) and "twins 1 coal250 s80 0" in told(s)
    cards(s, "coal150")
    play(s, "2 done", "1 attach coal150 s80")
    assert s.players[0].trains[0].total == 800  # it counts as coal: more coal may follow


def test_T3_7_bonus_600_is_the_card_of_the_turn_and_is_discarded() -> None:
    s = wagon_stage(TWO, ["bonus", "food50", "fuel300"])
    assert refused(s, "1 attach bonus s80") == ("only_money", "T3.7", 0)
    assert refused(s, "1 collect food50") == ("no_bonus", "T3.7", 0)
    play(s, "1 collect bonus")
    assert money(s) == [5600, 5000] and s.discard.counts[CARD.index("bonus")] == 1
    cards(s, "food50")
    assert asked(s) == "turn 2" and refused(s, "2 collect bonus") == ("not_shown", "T3.3", 0)


def test_T3_7r1_the_bonus_may_come_again_after_a_reshuffle() -> None:
    s = wagon_stage(TWO, ["bonus", "food50", "fuel300"])
    only_these(s)
    play(s, "1 collect bonus")
    cards(s, "bonus")
    play(s, "2 collect bonus")
    assert money(s) == [5600, 5600]


def test_T3_7r2_ten_times_a_round_then_it_lies_aside() -> None:
    s = wagon_stage(TWO, ["bonus", "food50", "fuel300"])
    only_these(s)
    for turn in range(10):
        play(s, f"{turn % 2 + 1} collect bonus")
        if turn < 9:
            cards(s, "bonus")
    assert asked(s) == "turn 1" and display(s) == ["food50", "fuel300"] and told(s)[-1] == "bonus_aside 0"
    assert money(s) == [8000, 8000] and s.cards_everywhere()[CARD.index("bonus")] == 1
    play(s, "1 done", "2 done", "* token open")
    assert s.deck.counts[CARD.index("bonus")] == 1 and s.bonuses == 0  # back in the next round


# --- T3.8 Profits


def test_T3_8_worked_example_850_times_3() -> None:
    coal = [CARD.index(a) for a in ("coal200", "coal200", "coal150", "coal150", "coal150")]
    assert train_of(OWN, LOCO.index("s126"), coal).worth() == 2550
    s = wagon_stage([["s126"], []], ["coal150", "food50", "food50"])
    load(s, 1, "s126", "coal200", "coal200", "coal150", "coal150")
    play(s, "1 attach coal150 s126")
    assert money(s) == [7550, 5000] and s.players[0].profit == 2550


def test_T3_8r1_a_face_down_loco_pays_its_highest_wagon_only() -> None:
    s = wagon_stage([[], []], ["coal150", "food50", "food50"])
    load(s, 1, "down1", "coal150", "coal250", "coal200", "coal200")
    load(s, 1, "down3", "food50")
    told(s)
    play(s, "1 attach coal150 down1")
    assert money(s) == [5300, 5000]
    assert [e for e in told(s) if e.startswith("earns 1")] == ["earns 1 down1 250", "earns 1 down2 0", "earns 1 down3 50"]


def test_T3_8_no_wagon_no_profit_and_the_view_shows_what_a_train_is_worth() -> None:
    s = wagon_stage(TWO, ["coal150", "food50", "food50"])
    load(s, 1, "e194", "luxury400", "luxury300")
    worth = {t["loco"]: t["worth"] for t in seen(s, 2)["players"][0]["locos"]}
    assert worth == {"s80": 0, "d120": 0, "e194": 2800}
