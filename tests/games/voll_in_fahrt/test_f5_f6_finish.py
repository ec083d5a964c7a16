"""F5 Finish, F6 Variant: repair tiles."""

import pytest

from fullsteam.games.voll_in_fahrt.rules import GAME
from fullsteam.games.voll_in_fahrt.state import Table
from games.voll_in_fahrt.table import legal, play, put, refused, set_up, step, told, where


def push_home(points: str, **options: str) -> Table:
    """A1 drives against B1, which stands one cell before the finish."""
    s = set_up("A1 S4.0.2 B1 S4.0.3", players=2, **options)
    return play(s, f"roll red {points}", "platform red A", "drive 1")


# --- F5.1


@pytest.mark.parametrize("points", ["1 2", "2 3", "5 6"])
def test_F5_1_a_driven_loco_goes_to_a_shed_and_the_rest_is_lost(points: str) -> None:
    s = play(set_up("A1 S4.0.1 B1 S4.1.4"), f"roll red {points}", "platform red A", "drive 1")
    assert (where(s, "A1 B1"), s.accidents) == ("shed S4.1.4", 0)
    assert told(s)[-3:-1] == ["drives 1 1 S4.0.4 3", "home 1 1 1"]
    assert GAME.view(s, -1)["sheds"] == [{"seat": 0, "loco": "1"}]


def test_F5_1_before_the_finish_it_is_not_home() -> None:
    s = play(set_up("A1 S3.0.13"), "roll red 1 2", "platform red A", "drive 1")
    assert (where(s, "A1"), s.home(0)) == ("yellow.0.3", 0)


# --- F5.2


def test_F5_2_pushed_with_points_left_it_hits_the_buffer() -> None:
    s = push_home("1 2")
    assert where(s, "A1 B1") == "S4.0.2 hand"
    assert "pushed 2 1 S4.0.4 1" in told(s) and "crashes 2 1 finish 0" in told(s)


def test_F5_2r1_pushed_exactly_onto_the_finish_it_stays() -> None:
    s = set_up("A1 S4.0.1 B1 S4.0.2")
    s = play(s, "roll red 1 1", "platform red A", "drive 1", "done")
    assert (where(s, "A1 B1"), s.home(1)) == ("S4.0.1 S4.0.4", 0)
    assert "parked 2 1 0" in told(s)


def test_F5_2r1_pushed_home_crash() -> None:
    s = set_up("A1 S4.0.1 B1 S4.0.2", pushed_home="crash")
    s = play(s, "roll red 1 1", "platform red A", "drive 1", "done")
    assert where(s, "A1 B1") == "S4.0.1 hand"
    assert "crashes 2 1 unbraked 0" in told(s)


def test_F5_2r1_pushed_short_of_the_finish_is_safe_even_then() -> None:
    s = set_up("A1 S3.0.12 B1 S3.0.13", lies="blue B1A red B2A yellow B3B", pushed_home="crash")
    s = play(s, "roll red 3 3", "platform red A", "drive 1", "done")
    assert where(s, "A1 B1") == "S3.0.12 S4.0.3"


@pytest.mark.parametrize("points", ["1 1", "6 5"])
def test_F5_2r2_its_owner_brings_it_home_with_any_roll(points: str) -> None:
    s = set_up("A1 S4.0.4 A2 S1.0.1 B1 S4.0.3")
    play(s, f"roll red {points}", "platform red A", "drive 1")
    assert (where(s, "A1 A2 B1"), s.pushes, s.accidents) == ("shed S1.0.1 S4.0.3", 0, 0)
    assert "home 1 1 1" in told(s)


def test_F5_2r2_until_then_any_push_wrecks_it_its_owners_too() -> None:
    s = play(set_up("A1 S4.0.3 A2 S4.0.4"), "roll red 1 2", "platform red A", "drive 1")
    assert where(s, "A1 A2") == "S4.0.3 hand"
    assert "crashes 1 2 finish 0" in told(s)


# --- F5.3


def test_F5_3r1_driving_onto_an_occupied_finish_cell_pushes() -> None:
    s = play(set_up("A1 S4.0.1 B1 S4.0.4"), "roll red 1 2", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "S4.0.3 hand"


def test_F5_3_stopping_before_it_does_not() -> None:
    s = play(set_up("A1 S4.0.1 B1 S4.0.4"), "roll red 1 1", "platform red A", "drive 1", "done")
    assert where(s, "A1 B1") == "S4.0.3 S4.0.4"


# --- F5.4


def test_F5_4_the_third_loco_home_ends_the_game_at_once() -> None:
    s = play(set_up("A1 shed A2 shed A3 S4.1.3 B1 S4.0.4"), "roll red 1 1", "platform red A", "drive 3")
    assert (step(s), GAME.places(s), GAME.payoff(s, 0)) == ("over", [1, 2], 1.0)
    assert told(s)[-2:] == ["home 1 3 3", "wins 1 0"]
    assert refused(s, "again") == "F5.4 over 0"


def test_F5_4_the_second_does_not_and_a_parked_loco_is_not_home() -> None:
    s = play(set_up("A1 shed A2 S4.1.3 A3 S4.0.4"), "roll red 1 2", "platform red A", "drive 2")
    assert (step(s), GAME.score(s, 0)) == ("three_dice *", 2)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("shed", "S4.0.4"),  # locos home first
        ("S4.0.1", "yellow.0.3"),  # yellow lies in B3: S4 is later
        ("yellow.0.1", "S3.0.13"),  # B3 is later than S3
        ("red.0.1", "S2.0.13"),  # red lies in B2
        ("S3.2.1", "S3.0.4"),  # 8 cells left against 9
        ("red.0.2", "red.1.1"),
        ("blue.0.2", "blue.1.2"),  # a stub has no cells left on its second
        ("S0.0.1", "hand"),
    ],
)
def test_F5_4r1_ranking_of_the_others(better: str, worse: str) -> None:
    s = set_up("A1 shed A2 shed A3 S4.1.3", players=4)
    for name, place in (("B1", worse), ("D1", better)):
        if place != "hand":
            put(s, name, place)
    assert GAME.standing(s, 3) > GAME.standing(s, 1)


def test_F5_4r1_turned_rails_count_the_other_way_and_the_furthest_loco_counts() -> None:
    s = set_up("B1 red.0.1 B2 S0.0.1 C1 red.0.3", lies="blue B1A red B2B yellow B3A", players=3)
    assert GAME.standing(s, 1) > GAME.standing(s, 2)


def test_F5_4r1_equal_ones_share() -> None:
    s = set_up("A1 shed A2 shed A3 S4.1.3 B1 S3.0.4 B2 S1.0.1 C1 S3.1.2", players=4)
    play(s, "roll red 1 2", "platform red A", "drive 3")
    assert GAME.places(s) == [1, 2, 2, 4]  # 9 cells left each; D has nothing on the way


# --- F6


def test_F6_1_an_accident_brings_a_tile() -> None:
    s = play(set_up("A1 S2.0.12", repair="on"), "roll red 2 3", "platform red A", "drive 1")
    assert (s.tiles.to_list(), s.stock) == ([1, 0], 11)
    assert "gets_tile 1 1" in told(s)


def test_F6_1_without_the_variant_there_are_none() -> None:
    s = play(set_up("A1 S2.0.12"), "roll red 2 3", "platform red A", "drive 1")
    assert (where(s, "A1"), s.tiles.to_list(), s.stock) == ("hand", [0, 0], 0)


def test_F6_1r1_the_owner_gets_it_whoever_pushed_and_pushed_home_crash_counts() -> None:
    s = set_up("A1 S4.0.1 B1 S4.0.2", pushed_home="crash", repair="on")
    play(s, "roll red 1 1", "platform red A", "drive 1")
    assert s.tiles.to_list() == [0, 1]


def test_F6_1r1_an_empty_stock_gives_none() -> None:
    s = set_up("A1 S2.0.12", repair="on")
    s.give_tiles(1, 12)
    play(s, "roll red 2 3", "platform red A", "drive 1")
    assert (where(s, "A1"), s.tiles.to_list(), s.stock) == ("hand", [0, 12], 0)


def with_tiles(n: int, locos: str = "A1 S1.0.1") -> Table:
    """Player B moves, then A has n tiles at the start of a turn."""
    s = set_up(locos, repair="on")
    play(s, "roll red 1 2", "platform red A", "drive 1")
    s.give_tiles(0, n)
    return play(s, "roll red 1 2", "platform red A", "enter outer")


def test_F6_2_a_tile_names_the_colour_before_any_die_is_rolled() -> None:
    s = with_tiles(2)
    assert (step(s), legal(s)) == ("mend 1", ["done", "repair blue", "repair red", "repair yellow"])
    play(s, "repair yellow")
    assert (s.tiles.to_list(), s.stock, step(s)) == ([1, 0], 11, "two_dice *")
    assert (len(legal(s)), s.colour) == (36, 2)
    play(s, "dice 2 4")  # one tile a turn: not asked again
    assert legal(s) == ["platform yellow A", "platform yellow B"]
    assert told(s)[-2:] == ["hands_in 1 yellow 0", "rolled yellow 2 4 6"]


def test_F6_2_it_may_be_kept_and_who_has_none_is_not_asked() -> None:
    s = play(with_tiles(1), "done")
    assert (step(s), s.tiles.to_list()) == ("three_dice *", [1, 0])
    assert step(with_tiles(0)) == "three_dice *"
    assert refused(with_tiles(1), "dice 1 1") == "F6.2 tile_first 0"


def test_F6_2r1_F6_2r3_in_a_second_turn_after_the_decision() -> None:
    s = play(with_tiles(2), "repair red", "dice 1 1", "platform red A", "drive 1")
    assert step(s) == "double 1"
    play(s, "again")
    assert step(s) == "mend 1"
    play(s, "repair blue", "dice 1 2", "platform blue A")
    assert (s.tiles.to_list(), s.stock, where(s, "A1")) == ([0, 0], 12, "S1.0.9")


def test_F6_2r2_tiles_are_public() -> None:
    s = with_tiles(2)
    for seat in (-1, 0, 1):
        players = GAME.view(s, seat)["players"]
        assert [p["tiles"] for p in players] == [2, 0]  # type: ignore[attr-defined]
