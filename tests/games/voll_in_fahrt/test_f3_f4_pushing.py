"""F3 Pushing, F4 Accidents."""

import pytest

from games.voll_in_fahrt.table import ahead, legal, play, refused, set_up, told, where

# --- F3


def test_F3_1_the_rest_of_the_points_passes_to_the_loco_in_front() -> None:
    s = play(set_up("A1 S1.0.1 B1 S1.0.4"), "roll red 3 4", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "S1.0.3 S1.0.9"  # 2 + 5 = 7 points: none is lost
    assert told(s)[-4:-1] == ["drives 1 1 S1.0.3 2", "pushes 2 1 5", "pushed 2 1 S1.0.9 5"]


def test_F3_1_a_free_way_pushes_nobody() -> None:
    s = play(set_up("A1 S1.0.1 B1 S1.0.9"), "roll red 3 4", "platform red A", "drive 1")
    assert (where(s, "A1 B1"), s.pushes) == ("S1.0.8 S1.0.9", 0)


def test_F3_1_chains_and_own_locos_alike() -> None:
    """The example of the rule book: 3 cells, then 2, then 3."""
    s = play(set_up("A1 S1.0.1 B1 S1.0.5 A2 S1.0.8"), "roll red 4 4", "platform red A", "drive 1", "done")
    assert where(s, "A1 B1 A2") == "S1.0.4 S1.0.7 S1.0.11"
    assert s.pushes == 1  # one move with a push


def test_F3_1_from_the_very_first_cell() -> None:
    s = play(set_up("A1 S1.0.1 B1 S1.0.2 B2 S1.0.3"), "roll red 1 2", "platform red A", "drive 1")
    assert where(s, "A1 B1 B2") == "S1.0.1 S1.0.2 S1.0.6"


def test_F3_1_across_the_border_onto_a_platform() -> None:
    s = play(set_up("A1 S1.1.9 B1 S1.1.11"), "roll red 2 3", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "S1.1.10 S2.0.1"  # blue, way A: lane 1 leads to lane 0; 1 + 4 points
    s = play(set_up("A1 S1.1.11 B1 blue.1.1"), "roll red 2 3", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "S1.1.11 S2.0.3"


def test_F3_1_across_the_border_off_a_platform() -> None:
    s = play(set_up("A1 blue.1.2 B1 S2.0.1"), "roll red 2 3", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "blue.1.3 S2.0.5"


def test_F3_1_on_a_turned_platform() -> None:
    s = set_up("A1 blue.1.3 B1 blue.1.1", lies="blue B1B red B2A yellow B3A")
    assert ahead(s, "blue.1.1") == "S2.2.1"
    play(s, "roll red 2 3", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "blue.1.2 S2.2.4"


def test_F3_1r1_a_loco_from_the_hand_stays_on_its_start_cell_and_pushes() -> None:
    s = play(set_up("B1 S0.0.2"), "roll red 1 2", "platform red A", "enter outer")
    assert where(s, "A1 B1") == "S0.0.1 S0.0.4"
    assert "pushes 2 1 2" in told(s)


def test_F3_2r1_an_occupied_start_cell_cannot_be_entered() -> None:
    s = play(set_up("B1 S0.0.1"), "roll red 1 2", "platform red A")
    assert legal(s) == ["enter middle", "enter inner"]
    assert refused(s, "enter outer") == "F3.2 start_taken outer 0"


def test_F3_2_a_free_start_cell_can() -> None:
    s = play(set_up("B1 S0.0.1"), "roll red 1 2", "platform red A", "enter middle")
    assert where(s, "A1") == "S0.1.3"


def test_F3_3r1_rails_that_cross_do_not_block_each_other() -> None:
    """Red, way A: lane 0 to 1 crosses lane 1 to 0."""
    s = set_up("A1 S2.0.13 B1 red.1.1 B2 red.1.2 B3 red.1.3")
    play(s, "roll blue 2 3", "platform blue A", "drive 1")
    assert (where(s, "A1"), s.pushes) == ("S3.1.2", 0)


def test_F3_3_on_its_own_rail_a_loco_is_met() -> None:
    s = set_up("A1 S2.0.13 B1 red.0.2")
    play(s, "roll blue 2 3", "platform blue A", "drive 1")
    assert where(s, "A1 B1") == "red.0.1 S3.1.3"


# --- F4


@pytest.mark.parametrize(
    ("locos", "roll", "hazard"),
    [
        ("A1 S1.0.12", "red A", "buffer"),  # blue in B1, way A: lane 0 ends at a buffer
        ("A1 S2.0.12", "red A", "open_bay"),  # red leaves B2
        ("A1 S1.0.12", "blue A", "open_bay"),  # blue leaves B1
        ("A1 S0.0.3", "blue B", "no_rail"),  # blue in B0, way B: lane 0 has no rail
        ("A1 S0.2.3", "red B", "dead_end"),  # red in B0, way B: lane 2 leads to the dead slot
        ("A1 S0.1.3", "yellow B", "dead_end"),
        ("A1 S0.1.3", "yellow A", "buffer"),
        ("A1 blue.0.1", "blue B", "dead_end"),  # the turned stub of blue
    ],
)
def test_F4_1_every_kind_of_accident(locos: str, roll: str, hazard: str) -> None:
    colour, way = roll.split()
    s = play(set_up(locos), f"roll {colour} 2 3", f"platform {colour} {way}", "drive 1")
    assert (where(s, "A1"), s.accidents) == ("hand", 1)
    assert f"crashes 1 1 {hazard} 0" in told(s)


@pytest.mark.parametrize(
    ("locos", "points", "roll", "safe"),
    [
        ("A1 S1.0.12", "1 2", "red A", "blue.0.2"),  # the last cell before the buffer
        ("A1 S2.0.10", "1 2", "red A", "S2.0.13"),  # before the open bay
        ("A1 S0.0.1", "1 2", "blue B", "S0.0.4"),  # before a missing rail
        ("A1 S0.2.3", "1 3", "red B", "red.0.1"),  # the last cell of a dead rail
    ],
)
def test_F4_1r1_standing_on_the_last_cell_is_safe(locos: str, points: str, roll: str, safe: str) -> None:
    colour, way = roll.split()
    s = play(set_up(locos), f"roll {colour} {points}", f"platform {colour} {way}", "drive 1")
    assert (where(s, "A1"), s.accidents) == (safe, 0)


def test_F4_1r1_one_point_more_is_not() -> None:
    s = play(set_up("A1 S2.0.11"), "roll red 1 2", "platform red A", "drive 1")
    assert where(s, "A1") == "hand"


def test_F4_1r1_carried_onto_a_dead_rail_safe_until_it_must_leave() -> None:
    s = play(set_up("A1 red.0.1"), "roll red 1 2", "platform red B", "enter middle")
    assert (where(s, "A1"), ahead(s, "red.0.1")) == ("red.0.1", "dead_end")
    play(s, "roll blue 1 2", "platform blue A", "enter inner")
    play(s, "roll yellow 1 2", "platform yellow A", "drive 1")
    assert where(s, "A1") == "hand"


def test_F4_1_a_pushed_loco_goes_back_to_its_owner() -> None:
    s = play(set_up("A1 S2.0.11 B3 S2.0.13"), "roll red 2 3", "platform red A", "drive 1")
    assert where(s, "A1 B3") == "S2.0.12 hand"
    assert "crashes 2 3 open_bay 0" in told(s)


def test_F4_1r2_the_loco_that_pushed_does_not_move_up() -> None:
    s = play(set_up("A1 S2.0.12 B1 S2.0.13"), "roll red 5 6", "platform red A", "drive 1")
    assert where(s, "A1 B1") == "S2.0.12 hand"


def test_F4_2_a_crash_in_a_chain_ends_the_move() -> None:
    """A1 pushes B1, B1 pushes A2, A2 pushes B2 into the open bay; the others stay."""
    s = set_up("A1 S2.0.6 B1 S2.0.8 A2 S2.0.10 B2 S2.0.13")
    play(s, "roll red 5 6", "platform red A", "drive 1")
    assert where(s, "A1 B1 A2 B2") == "S2.0.7 S2.0.9 S2.0.12 hand"
    assert s.accidents == 1


def test_F4_2_a_crash_in_the_middle_of_a_queue_leaves_those_in_front_alone() -> None:
    """B1 stands at the open bay's edge; C1, further on behind the bay, is not touched."""
    s = set_up("A1 S2.0.11 B1 S2.0.13 C1 S3.0.1 C2 S3.0.2", players=3)
    play(s, "roll red 6 6", "platform red A", "drive 1", "done")
    assert where(s, "A1 B1 C1 C2") == "S2.0.12 hand S3.0.1 S3.0.2"


def test_F4_2_at_most_one_accident_a_move() -> None:
    s = set_up("A1 S1.0.11 B1 S1.0.12 B2 S1.0.13 A2 blue.0.1 A3 blue.0.2")
    play(s, "roll red 6 6", "platform red A", "drive 1", "done")
    assert where(s, "A1 B1 B2 A2 A3") == "S1.0.11 S1.0.12 S1.0.13 blue.0.1 hand"
    assert (s.moves, s.accidents) == (1, 1)
