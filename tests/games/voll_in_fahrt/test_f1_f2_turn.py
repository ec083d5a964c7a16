"""F1 Set-up, F2 A turn."""

import pytest

from fullsteam.games.voll_in_fahrt.rules import GAME
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import stream
from games.voll_in_fahrt.table import ahead, legal, lies, new, play, refused, set_up, step, told, where

# --- F1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_F1_1_four_locos_in_hand_and_play_goes_clockwise(players: int) -> None:
    s = play(new(players), "first 2", "laid blue A", "laid red B", "laid yellow A")
    assert [GAME.view(s, 0)["players"][p]["hand"] for p in range(players)] == [4] * players  # type: ignore[index]
    assert lies(s) == "blue B1A red B2B yellow B3A"
    order = []
    for _ in range(players + 1):
        order.append(s.player)
        play(s, "roll blue 1 2", "platform blue A")
        play(s, legal(s)[-1])
    assert order == [(1 + i) % players for i in range(players + 1)]


def test_F2_1_before_a_roll_no_colour_is_shown() -> None:
    s = play(new(2), "first 1", "laid blue A", "laid red B", "laid yellow A")
    assert GAME.view(s, 0)["dice"]["colour"] is None  # type: ignore[index]
    play(s, "roll red 1 2")
    assert GAME.view(s, 0)["dice"] == {"colour": "red", "points": [1, 2]}


def test_F1_1r1_the_start_player_is_drawn() -> None:
    s = new(3)
    assert (step(s), legal(s)) == ("first_player *", ["first 1", "first 2", "first 3"])
    assert {play(new(3), f"first {p}").player for p in (1, 2, 3)} == {0, 1, 2}


def test_F1_1r2_the_ways_are_drawn() -> None:
    s = play(new(), "first 1")
    assert (step(s), legal(s)) == ("lay *", ["laid blue A", "laid blue B"])
    play(s, "laid blue B", "laid red A", "laid yellow B")
    assert lies(s) == "blue B1B red B2A yellow B3B"
    assert told(s)[:4] == ["begins 1 0", "lies blue B 0", "lies red A 0", "lies yellow B 0"]


# --- F2.1


def test_F2_1_three_dice_together_each_outcome_alike() -> None:
    s = set_up()
    weights = empty()
    GAME.weights(s, weights)
    assert (step(s), len(legal(s)), set(weights.to_list())) == ("three_dice *", 108, {1})
    seen = {GAME.sample(s, stream(1, i)) for i in range(2000)}
    assert seen == set(GAME.legal_list(s, CHANCE))


def test_F2_1_first_the_platform_then_the_loco() -> None:
    s = play(set_up("A1 S1.0.1"), "roll red 2 1")
    assert step(s) == "slide 1"
    assert refused(s, "drive 1") == "F2.2 not_now 0"
    play(s, "platform red A")
    assert step(s) == "move 1"
    assert refused(s, "platform red B") == "F2.3 not_now 0"


# --- F2.2


@pytest.mark.parametrize("way", ["A", "B"])
def test_F2_2_the_platform_of_the_colour_into_the_open_bay(way: str) -> None:
    s = play(set_up("A1 S1.0.1"), "roll red 2 1", f"platform red {way}")
    assert lies(s) == f"blue B1A red B0{way} yellow B3A"
    assert s.open == 2
    assert f"slides red B0 {way} 0" in told(s)


def test_F2_2_the_platform_must_move_and_no_other() -> None:
    s = play(set_up(), "roll red 2 1")
    assert legal(s) == ["platform red A", "platform red B"]
    assert refused(s, "done") == "F2.2 must_slide red 0"
    assert refused(s, "platform blue A") == "F2.2 other_colour red 0"
    assert refused(s, "platform red A", seat=1) == "F2.2 not_your_turn 0"


def test_F2_2_locos_ride_along_on_their_rail_and_cell() -> None:
    s = play(set_up("A1 red.0.2 B1 red.1.3"), "roll red 2 1", "platform red A")
    assert where(s, "A1 B1") == "red.0.2 red.1.3"
    assert (ahead(s, "red.0.2"), ahead(s, "red.1.3")) == ("red.0.3", "S1.0.1")


def test_F2_2r1_turning_free_both_ways_straight_across() -> None:
    s = play(set_up("A1 S1.0.1"), "roll red 2 1")  # B2 to B0
    assert legal(s) == ["platform red A", "platform red B"]


@pytest.mark.parametrize(("before", "after"), [("A", "B"), ("B", "A")])
def test_F2_2r1_turning_strict_straight_across_the_way_changes(before: str, after: str) -> None:
    s = set_up("A1 S1.0.1", lies=f"blue B1A red B2{before} yellow B3A", turning="strict")
    play(s, "roll red 2 1")
    assert step(s) == "move 1"  # nothing to ask
    assert lies(s) == f"blue B1A red B0{after} yellow B3A"
    assert f"slides red B0 {after} 0" in told(s)
    s = set_up("A1 S1.0.1", lies=f"blue B0A red B2A yellow B3{before}", turning="strict")
    assert lies(play(s, "roll yellow 2 1")) == f"blue B0A red B2A yellow B1{after}"


@pytest.mark.parametrize("way", ["A", "B"])
def test_F2_2r1_turning_strict_a_neighbouring_bay_leaves_the_choice(way: str) -> None:
    s = play(set_up("A1 S1.0.1", turning="strict"), "roll blue 2 1")  # B1 to B0
    assert legal(s) == ["platform blue A", "platform blue B"]
    assert lies(play(s, f"platform blue {way}")) == f"blue B0{way} red B2A yellow B3A"


def test_F2_2r2_a_loco_that_rode_along_may_be_driven() -> None:
    s = play(set_up("A1 red.2.1"), "roll red 2 1", "platform red A", "drive 1")
    assert where(s, "A1") == "S1.2.1"


def test_F2_2r3_turned_two_locos_on_one_rail_change_order() -> None:
    s = set_up("A1 red.0.1 B1 red.0.3")  # B1 is in front
    assert (ahead(s, "red.0.1"), ahead(s, "red.0.3")) == ("red.0.2", "S3.1.1")
    play(s, "roll red 2 1", "platform red B")
    assert where(s, "A1 B1") == "red.0.1 red.0.3"
    assert (ahead(s, "red.0.3"), ahead(s, "red.0.1")) == ("red.0.2", "dead_end")  # now A1 is


def test_F2_2_a_loco_carried_onto_a_dead_rail_is_freed_by_turning() -> None:
    """Red turned: lane 2 leads to the dead slot; turned back, the same rail leads from lane 0 to lane 1."""
    s = set_up("A1 red.0.2 B1 S1.0.1")
    play(s, "roll red 2 1", "platform red B", "enter middle")
    assert ahead(s, "red.0.1") == "dead_end"  # A1 stands on a rail that leads nowhere, and is safe
    play(s, "roll red 2 1", "platform red A", "drive 1")
    play(s, "roll blue 1 2", "platform blue A", "drive 1")
    assert where(s, "A1") == "S3.1.2"


# --- F2.3


def test_F2_3_a_loco_must_move_by_the_sum() -> None:
    s = play(set_up("A1 S1.0.1 A2 shed"), "roll red 2 5", "platform red A")
    assert legal(s) == ["drive 1", "enter outer", "enter middle", "enter inner"]
    assert refused(s, "done") == "F2.3 must_drive 0"
    assert refused(s, "drive 2") == "F5.1 in_shed 2 0"
    assert refused(s, "drive 3") == "F2.3 in_hand 3 0"
    assert where(play(s, "drive 1"), "A1") == "S1.0.8"
    assert "drives 1 1 S1.0.8 7" in told(s)


def test_F2_3_from_the_hand_the_start_cell_costs_the_first_point() -> None:
    s = play(set_up(), "roll red 1 2", "platform red A", "enter inner")
    assert where(s, "A1") == "S0.2.3"
    assert told(s)[-3:-1] == ["enters 1 1 inner 0", "drives 1 1 S0.2.3 2"]


def test_F2_3_no_loco_in_hand() -> None:
    s = play(set_up("A1 S1.0.1 A2 S1.1.1 A3 S1.2.1 A4 shed"), "roll red 2 5", "platform red A")
    assert legal(s) == ["drive 1", "drive 2", "drive 3"]
    assert refused(s, "enter outer") == "F2.3 hand_empty 0"


def test_F2_3_no_start_cell_free_only_locos_on_the_board() -> None:
    s = set_up("A1 S1.0.1 A2 S2.0.1 B1 S0.0.1 B2 S0.1.1 B3 S0.2.1")
    play(s, "roll red 2 5", "platform red A")
    assert legal(s) == ["drive 1", "drive 2"]


def test_F2_3r1_no_start_cell_free_and_no_loco_on_the_board() -> None:
    s = set_up("B1 S0.0.1 B2 S0.1.1 B3 S0.2.1")
    play(s, "roll red 5 5", "platform red A")
    assert (step(s), s.player, s.moves) == ("three_dice *", 1, 0)  # a double, but no loco was moved
    assert "stuck 1 0" in told(s)


def test_F2_3r1_no_second_turn_then_even_if_the_player_before_drove() -> None:
    s = set_up("A1 S0.0.1 A2 S0.1.1 A3 S0.2.1 A4 S1.0.1")
    play(s, "roll red 1 2", "platform red A", "drive 4", "roll red 5 5", "platform red A")
    assert (told(s)[-2:], step(s), s.player) == (["stuck 2 0", "turn 1 3"], "three_dice *", 0)


def test_F2_3r2_free_choice_of_the_start_cell() -> None:
    s = play(set_up("A1 S1.0.1 B1 S0.1.1"), "roll red 2 5", "platform red A")
    assert legal(s) == ["drive 1", "enter outer", "enter inner"]


def test_F2_3_one_possible_move_is_not_asked() -> None:
    s = set_up("A1 S1.0.1 B1 S0.0.1 B2 S0.1.1 B3 S0.2.1")
    play(s, "roll red 2 5", "platform red A")
    assert (where(s, "A1"), s.player) == ("S1.0.8", 1)


# --- F2.4


def test_F2_4_platform_cells_cost_points_and_lanes_change() -> None:
    """The example of the rule book, and across blue from lane 2 to lane 1."""
    s = set_up(lies="blue B1A red B2B yellow B3A")
    play(s, "roll red 3 4", "platform red B", "enter middle")
    assert where(s, "A1") == "red.2.1"  # way B: the last cell of its rail
    assert ahead(s, "red.2.1") == "S1.1.1"
    s = play(set_up("A1 S1.2.8"), "roll red 3 3", "platform red A", "drive 1")
    assert where(s, "A1") == "S2.1.2"


# --- F2.5


def test_F2_5_after_a_double_one_more_turn_if_one_likes() -> None:
    s = play(set_up("A1 S1.0.1 A2 S2.0.1"), "roll red 1 1", "platform red A", "drive 1")
    assert (step(s), legal(s)) == ("double 1", ["done", "again"])
    assert refused(s, "drive 1") == "F2.5 second_first 0"
    t = s.clone()
    play(s, "done")
    assert (s.player, s.second) == (1, False)
    t.events = []
    play(t, "again")
    assert (t.player, t.second, told(t)) == (0, True, ["second 1 2"])


def test_F2_5_no_double_no_second_turn() -> None:
    s = play(set_up("A1 S1.0.1"), "roll red 1 2", "platform red A", "drive 1")
    assert (step(s), s.player) == ("three_dice *", 1)


def test_F2_5_a_second_double_gives_nothing_more() -> None:
    s = play(set_up("A1 S1.0.1"), "roll red 1 1", "platform red A", "drive 1", "again")
    play(s, "roll blue 1 1", "platform blue A")
    assert (where(s, "A1"), step(s), s.player) == ("S1.0.5", "three_dice *", 1)


def test_F2_5_the_second_turn_is_for_the_same_loco() -> None:
    s = play(set_up("A1 S1.0.1 A2 S2.0.1"), "roll red 1 1", "platform red A", "drive 2", "again")
    play(s, "roll blue 1 2", "platform blue A")  # one possibility: not asked
    assert where(s, "A1 A2") == "S1.0.1 S2.0.6"


def test_F2_5r1_the_loco_that_only_pushed_is_the_same_loco() -> None:
    s = play(set_up("A1 S1.0.1 B1 S1.0.2 A2 S2.0.1"), "roll red 1 1", "platform red A", "drive 1", "again")
    assert where(s, "A1 B1") == "S1.0.1 S1.0.4"
    play(s, "roll blue 1 2", "platform blue A")
    assert where(s, "A1 B1 A2") == "S1.0.3 S1.0.5 S2.0.1"


def test_F2_5r2_after_an_accident_it_enters_again() -> None:
    s = set_up("A1 S1.0.1 A3 S0.0.4 B1 S0.1.1")
    play(s, "roll red 1 1", "platform red B", "drive 3")
    assert where(s, "A3") == "red.3.2"  # no accident: across red
    s = set_up("A1 S1.0.1 A3 S2.2.9 B1 S0.1.1")
    play(s, "roll red 1 1", "platform red B", "drive 3", "again")
    assert where(s, "A3") == "hand"  # into the bay that red has left
    play(s, "roll yellow 1 2", "platform yellow A")
    assert legal(s) == ["enter outer", "enter inner"]
    assert refused(s, "enter middle") == "F3.2 start_taken middle 0"
    assert refused(s, "drive 1") == "F2.5 same_loco 3 0"
    assert where(play(s, "enter inner"), "A1 A2 A3") == "S1.0.1 hand S0.2.3"


def test_F2_5r2_no_start_cell_free_only_the_platform_moves() -> None:
    s = set_up("A1 S1.0.1 A3 S2.2.9 B1 S0.0.1 B2 S0.1.1 B3 S0.2.1")
    play(s, "roll red 1 1", "platform red B", "drive 3", "again", "roll yellow 1 2", "platform yellow A")
    assert (where(s, "A1 A3"), s.player) == ("S1.0.1 hand", 1)
    assert "stuck 1 0" in told(s)


def test_F2_5r3_no_second_turn_after_a_loco_came_home() -> None:
    s = play(set_up("A1 S4.0.3 A2 S1.0.1"), "roll red 1 1", "platform red A", "drive 1")
    assert (where(s, "A1"), step(s), s.player) == ("shed", "three_dice *", 1)


def test_F2_5r3_double_after_home_any() -> None:
    s = set_up("A1 S4.0.3 A2 S1.0.1 A3 S2.0.1", double_after_home="any")
    play(s, "roll red 1 1", "platform red A", "drive 1")
    assert step(s) == "double 1"
    play(s, "again", "roll blue 1 2", "platform blue A")
    assert legal(s) == ["drive 2", "drive 3", "enter outer", "enter middle", "enter inner"]
    assert refused(s, "drive 1") == "F5.1 in_shed 1 0"


def test_F2_5_any_binds_to_the_same_loco_if_it_is_not_home() -> None:
    s = set_up("A1 S1.0.1 A2 S2.0.1", double_after_home="any")
    play(s, "roll red 1 1", "platform red A", "drive 1", "again", "roll blue 1 2", "platform blue A")
    assert (where(s, "A1"), s.player) == ("S1.0.6", 1)


def test_F1_1_the_start_player_is_drawn_or_seat_1_begins() -> None:
    assert legal(new(3)) == ["first 1", "first 2", "first 3"]
    settled = new(3, first="seat1")
    assert legal(settled) == ["first 1"], "nothing is drawn, but the log says who begins"
