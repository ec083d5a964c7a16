"""F0 Components and board: data, drawing, rails, and board files that are refused."""

import copy
import tomllib
from typing import Any

import pytest

from boxkit import mistakes, ring
from fullsteam.games.voll_in_fahrt.board import BOARDS, point
from fullsteam.games.voll_in_fahrt.box import crossings
from fullsteam.games.voll_in_fahrt.components import BOX, COLOURS, CONTENTS, HERE, PLANS
from fullsteam.games.voll_in_fahrt.plans import BUFFER, Plan, Rail, plan_of
from games.voll_in_fahrt.table import CELL, ahead, cell, lay, new, set_up

PICTURE = """\
0 0 0 0 0 0 0 r r r 0 0 0 0 0 0 0
0 1 1 1 1 1 1 r r r 1 1 1 1 1 1 0
0 1 2 2 2 2 2 r r r 2 2 2 2 2 1 0
0 1 2         , , ,         2 1 0
0 1 2                       2 1 0
0 1 2                       2 1 0
0 1 2                       2 1 0
b b b ,                   , y y y
b b b ,                   , y y y
b b b ,                   , y y y
0 1 2                       2 1 0
0 1 2                       2 1 0
0 1 2                       2 1 0
0 1 2         , , ,         F F F
0 1 2 2 2 2 2 _ _ _ 2 2 2 S H H H
0 1 1 1 1 1 1 _ _ _ 1 1 1 S H H H
0 0 0 0 0 0 0 _ _ _ 0 0 0 S H H H"""


def drawn(plan: Plan) -> str:
    grid = [[" "] * plan.grid[0] for _ in range(plan.grid[1])]
    for i, lanes in enumerate(plan.sections):
        for lane, cells in enumerate(lanes):
            for x, y in cells:
                grid[y][x] = str(lane)
            if i == 0:
                grid[cells[0][1]][cells[0][0]] = "S"
            if i == 4:
                grid[cells[-1][1]][cells[-1][0]] = "F"
    for b, slots in enumerate(plan.bays):
        letter = "_" if b == plan.open else COLOURS[plan.homes.index(b)][0]
        for slot, cells in enumerate(slots):
            for x, y in cells:
                grid[y][x] = "," if slot == 3 else letter
    for x, y in plan.sheds:
        grid[y][x] = "H"
    return "\n".join(" ".join(row).rstrip() for row in grid)


def lengths(plan: Plan) -> list[list[int]]:
    return [[len(lane) for lane in lanes] for lanes in plan.sections]


def test_F0_1_F0_1r1_what_is_in_the_box() -> None:
    assert BOX["contents"] == CONTENTS
    assert BOX["colour_die"]["faces"].count("red") == 2
    assert {name: BOX[name]["provenance"] for name in ("locos", "colour_die", "boards")} == {
        "locos": "rulebook",
        "colour_die": "sources",
        "boards": "ours",
    }


def test_F0_2_three_lanes_four_bays_one_open() -> None:
    for plan in PLANS:
        assert [len(slots) for slots in plan.bays] == [4, 4, 4, 4]
        assert plan.sides == ["south", "west", "north", "east"]
        assert sorted([plan.open, *plan.homes]) == [0, 1, 2, 3]


def test_F0_3_the_picture_of_the_standard_board() -> None:
    assert drawn(PLANS[0]) == PICTURE


def test_F0_3_cells_of_the_standard_board() -> None:
    assert lengths(PLANS[0]) == [[4, 4, 4], [13, 11, 9], [13, 11, 9], [13, 11, 9], [4, 4, 4]]
    assert whole_ways(PLANS[0]) == [59, 53, 47]
    s = new()
    assert (s.open, list(s.lies)) == (0, [2, 4, 6])  # B0 open, blue B1, red B2, yellow B3


def whole_ways(plan: Plan) -> list[int]:
    return [sum(lanes[i] for lanes in lengths(plan)) + 4 * 3 for i in range(3)]


def test_F0_5_cells_of_the_long_board() -> None:
    long = PLANS[1]
    assert (long.name, long.grid) == ("long", (19, 19))
    assert lengths(long) == [[5, 5, 5], [15, 13, 11], [15, 13, 11], [15, 13, 11], [5, 5, 5]]
    assert whole_ways(long) == [67, 61, 55]


def test_F0_5_the_option_chooses_the_board() -> None:
    assert new().board.name == "standard"
    assert new(board="long").board.name == "long"
    assert ahead(set_up(), "S0.0.4") == "open_bay"
    assert ahead(set_up(board="long"), "S0.0.4") == "S0.0.5"


# --- F0.4 platforms: (way, lane) -> where it leads

TABLE: dict[str, list[int | str]] = {
    "blue A": ["buffer", 0, 1],
    "blue B": ["no rail", 0, 1],
    "red A": [1, 0, 2],
    "red B": [0, 1, "dead"],
    "yellow A": [2, "buffer", 1],
    "yellow B": [0, "dead", 1],
}


@pytest.mark.parametrize("board", ["standard", "long"])
@pytest.mark.parametrize("bay", range(4))
@pytest.mark.parametrize("lying", TABLE)
@pytest.mark.parametrize("lane", range(3))
def test_F0_4_where_each_lane_leads(board: str, bay: int, lying: str, lane: int) -> None:
    """All six platform ways x lanes, in every bay: cell by cell."""
    colour, way = lying.split()
    others = [b for b in range(4) if b != bay]
    places = {c: f"B{others.pop()}A" for c in COLOURS if c != colour} | {colour: f"B{bay}{way}"}
    s = set_up(board=board)
    lay(s, " ".join(f"{c} {places[c]}" for c in COLOURS))
    wanted = TABLE[lying][lane]
    at = f"S{bay}.{lane}.{len(s.board.plan.sections[bay][lane])}"
    trail: list[str] = []
    while not trail or trail[-1].startswith(colour):
        at = ahead(s, at)
        trail.append(at)
    if wanted == "no rail":
        assert trail == ["no_rail"]
    elif wanted == "buffer":
        assert (len(trail), trail[-1]) == (3, "buffer")
    elif wanted == "dead":
        assert (len(trail), trail[-1]) == (4, "dead_end")
    else:
        assert (len(trail), trail[-1]) == (4, f"S{bay + 1}.{wanted}.1")


@pytest.mark.parametrize(
    ("lying", "trail"),
    [
        ("blue B1A", "blue.0.1 blue.0.2 buffer"),
        ("blue B1B", "blue.0.2 blue.0.1 dead_end"),
        ("yellow B1A", "yellow.1.1 yellow.1.2 buffer"),
        ("yellow B1B", "yellow.1.2 yellow.1.1 S2.2.1"),
    ],
)
def test_F0_4_a_stub_both_ways(lying: str, trail: str) -> None:
    """Turned, the blue stub leads to the dead slot, the yellow one to lane 2; neither can be entered."""
    others = {"blue": "red B2A yellow B3A", "yellow": "blue B2A red B3A"}[lying.split()[0]]
    s = set_up(lies=f"{lying} {others}")
    cells = trail.split()
    assert [ahead(s, label) for label in cells[:-1]] == cells[1:]
    entered = [ahead(s, f"S1.{lane}.{n}") for lane, n in enumerate((13, 11, 9))]
    assert (cells[0] in entered) == lying.endswith("A")


def test_F0_4_the_dead_slot_is_an_entry_of_nobody() -> None:
    """In way A blue has a rail from the dead slot to lane 2: only a carried loco can stand on it."""
    s = set_up()
    assert [ahead(s, f"blue.3.{k}") for k in (1, 2, 3)] == ["blue.3.2", "blue.3.3", "S2.2.1"]
    assert "blue.3.1" not in [ahead(s, CELL.labels[c]) for c in range(len(CELL.labels)) if s.board.section[c] >= 0]


def test_F0_4_where_rails_from_the_dead_slot_lead() -> None:
    """Way A of blue to lane 2, of red and yellow to the dead slot again; turned: blue and red to lane 2, yellow has none."""
    exits = {(p, r.entry): r.exit for p, rails in enumerate(PLANS[0].platforms) for r in rails}
    assert [exits[(p, 3)] for p in range(3)] == [2, 3, 3]
    turned = {(p, 3 - r.exit): 3 - r.entry for p, rails in enumerate(PLANS[0].platforms) for r in rails if r.exit >= 0}
    assert [turned.get((p, 3)) for p in range(3)] == [2, 2, None]


def test_F0_4_rails_are_the_same_on_both_boards() -> None:
    rails = [[[(r.entry, r.exit, r.cells) for r in p] for p in plan.platforms] for plan in PLANS]
    assert rails[0] == rails[1]
    assert rails[0][2] == [(0, 2, 3), (1, -1, 2), (2, 1, 3), (3, 3, 3)]


def test_F0_4_every_cell_has_its_own_place_in_every_bay_and_way() -> None:
    for board in BOARDS:
        plan = board.plan
        for colour, rails in enumerate(plan.platforms):
            cells = [board.aboard_cell(colour, i, k) for i, rail in enumerate(rails) for k in range(rail.cells)]
            for bay in range(4):
                slots = {p for slot in plan.bays[bay] for p in slot}
                for way in range(2):
                    points = {point(board, c, bay, way) for c in cells}
                    assert len(points) == len(cells) and points <= slots


def test_F0_4_a_platform_touches_its_lanes() -> None:
    """First and last cell of a rail are drawn beside the cells before and behind it, in both ways."""
    for board in BOARDS:
        plan = board.plan
        for way in range(2):
            for rail_index, rail in enumerate(plan.platforms[1]):  # red has no stub
                first, last = board.aboard_cell(1, rail_index, 0), board.aboard_cell(1, rail_index, rail.cells - 1)
                entry, exit = (rail.entry, rail.exit) if way == 0 else (3 - rail.exit, 3 - rail.entry)
                if way == 1:
                    first, last = last, first
                assert point(board, first, 0, way) == plan.bays[0][entry][0]
                assert point(board, last, 0, way) == plan.bays[0][exit][2]


def test_F0_3_points_of_cells() -> None:
    assert point(BOARDS[0], cell("S1.0.7"), 0, 0) == (0, 16)
    assert point(BOARDS[0], cell("S4.2.4"), 0, 0) == (14, 13)


# --- board files that nobody can play on


def broken(board: str = "standard") -> dict[str, Any]:
    return copy.deepcopy(tomllib.loads((HERE / "boards" / f"{board}.toml").read_text(encoding="utf-8")))


def wrong(data: dict[str, Any]) -> str:
    return mistakes("voll-in-fahrt", data)[0]


def test_F0_3_a_sound_file_is_accepted() -> None:
    for board in ("standard", "long"):
        assert mistakes("voll-in-fahrt", broken(board)) == []


def test_F0_3_a_grid_has_up_to_31_cells_and_a_lane_32() -> None:
    assert mistakes("voll-in-fahrt", ring(31)) == [] and mistakes("voll-in-fahrt", ring(15)) == []
    assert wrong(ring(33)).startswith("grid 1: 33 is not allowed: the number lies between 9 and 31. (F0.3)")
    data = ring(31)
    data["sections"][1]["lanes"][2] = "13,28 13,24 4,24 4,20 10,20 10,17 2,17"
    assert wrong(data) == "sections 2, lanes 3: This lane has 35 cells; it should have 2 to 32. (F0.3)"


def test_F0_3_a_lane_that_dangles_before_a_bay() -> None:
    data = broken()
    data["sections"][1]["lanes"][0] = "6,16 0,16 0,11"
    assert wrong(data) == "sections 2, lanes 1: The lane ends at 0,11, but B1.0 begins at 0,9: they do not touch. (F0.3)"


def test_F0_3_a_lane_that_dangles_behind_a_bay() -> None:
    data = broken()
    data["sections"][2]["lanes"][2] = "2,5 2,2 6,2"
    assert wrong(data) == "sections 3, lanes 3: The lane begins at 2,5, but B1.2 ends at 2,7: they do not touch. (F0.3)"


@pytest.mark.parametrize(
    ("rail", "text"),
    [
        ([1, 4, 3], ", 2: “4” is not possible; choose one of: 0 – 3, buffer."),
        ([1, "nowhere", 3], ", 2: “nowhere” is not possible; choose one of: 0 – 3, buffer."),
        ([7, 0, 3], ", 1: 7 is not allowed: the number lies between 0 and 3."),
        (["x", 0, 3], ", 1: A whole number is needed, not x."),
        ([1, 0, 2], ", 3: A rail from slot to slot has 3 cells, not 2."),
        ([1, "buffer", 3], ", 3: A rail that ends at a buffer has 2 cells, not 3."),
    ],
)
def test_F0_4_a_platform_rail_that_dangles_or_has_wrong_cells(rail: list[object], text: str) -> None:
    data = broken()
    data["platforms"][1]["rails"][1] = rail
    assert wrong(data) == f"platforms 2, rails 2{text} (F0.4)"


def test_F0_4_rails_that_join_and_rails_that_are_missing() -> None:
    data = broken()
    data["platforms"][1]["rails"][1] = [0, 0, 3]
    assert wrong(data) == "platforms 2, rails 2, 1: Another rail begins at slot 0 already. (F0.4)"
    data["platforms"][1]["rails"][1] = [1, 1, 3]
    assert wrong(data) == "platforms 2, rails 2, 2: Another rail ends at slot 1 already. (F0.4)"
    del data["platforms"][1]["rails"][1]
    assert wrong(data) == "platforms 2, rails: There are 3 here; it should be 4. (F0.4)"


def test_F0_2_two_platforms_in_a_bay() -> None:
    data = broken("long")
    data["platforms"][2]["bay"] = "B1"
    assert wrong(data) == "platforms 3, bay: In B1 lies the platform “blue” already. (F0.2)"


def test_F0_2_no_open_bay_or_an_unknown_one() -> None:
    data = broken()
    data["platforms"][0]["bay"] = "B0"
    assert wrong(data) == "platforms 1, bay: B0 is the open bay, but the platform “blue” lies in it. (F0.2)"
    data["platforms"][0]["bay"] = "B9"
    assert wrong(data) == "platforms 1, bay: “B9” is not possible; choose one of: B0, B1, B2, B3. (F0.2)"
    data["open"] = "south"
    assert wrong(data) == "open: “south” is not possible; choose one of: B0, B1, B2, B3. (F0.2)"


def test_F0_3_a_finish_that_cannot_be_reached() -> None:
    data = broken()
    data["platforms"][1]["rails"] = [[0, 1, 3], [1, 0, 3], [2, 3, 3], [3, 2, 3]]
    data["platforms"][2]["rails"] = [[0, "buffer", 2], [1, 0, 3], [2, 1, 3], [3, 3, 3]]
    assert wrong(data) == "sections 5, lanes 3: The finish at 14,13 cannot be reached from any start. (F0.4)"


def test_F0_3_a_finish_that_is_reached_only_from_where_nobody_comes() -> None:
    data = broken()
    for platform in data["platforms"]:
        platform["rails"] = [[0, 0, 3], [1, "buffer", 2], [2, 1, 3], [3, 3, 3]]
    assert "sections 5, lanes 2: The finish at 15,13 cannot be reached from any start. (F0.4)" in mistakes(
        "voll-in-fahrt", data
    )


def test_F0_4_a_platform_may_lie_either_way() -> None:
    """Turned round, what was its exit is its entry, counted from the other side; the dead lane leads nowhere."""
    plan = Plan("x", (17, 17))
    assert crossings(plan) == set()
    for rail, ways in (
        (Rail(2, 3, 3), {(0, 1)}),
        (Rail(3, 1, 3), {(2, 0)}),
        (Rail(1, 0, 3), {(1, 0)}),
        (Rail(1, 1, 3), {(1, 1), (2, 2)}),
        (Rail(0, BUFFER, 2), set()),
    ):
        plan.platforms = [[rail]]
        assert crossings(plan) == ways


def test_F0_3_a_start_that_leads_nowhere() -> None:
    data = broken()
    data["platforms"][0]["rails"] = [[0, "buffer", 2], [1, 1, 3], [2, 2, 3], [3, "buffer", 2]]
    data["platforms"][1]["rails"] = [[0, 3, 3], [1, 2, 3], [2, 1, 3], [3, "buffer", 2]]
    data["platforms"][2]["rails"] = [[0, "buffer", 2], [1, 0, 3], [2, 1, 3], [3, "buffer", 2]]
    assert "sections 1, lanes 1: From the start at 13,16 no finish can be reached. (F0.4)" in mistakes("voll-in-fahrt", data)


@pytest.mark.parametrize(
    ("lane", "text"),
    [
        ("6,16 0,17", "The cell 0,17 lies outside the grid of 17 × 17."),
        ("6,16 0,10", "No straight way leads from 6,16 to 0,10."),
        ("6,16 6,16", "No straight way leads from 6,16 to 6,16."),
        ("6,16 west", "“6,16 west” is no way over cells"),
        ("6,16 0,west", "“6,16 0,west” is no way over cells"),
        ("6,16 west,0", "“6,16 west,0” is no way over cells"),
        ("", "There must be something here."),
    ],
)
def test_F0_3_lanes_that_are_none(lane: str, text: str) -> None:
    data = broken()
    data["sections"][1]["lanes"][0] = lane
    assert wrong(data).startswith(f"sections 2, lanes 1: {text}")


def test_F0_3_slots_lie_side_by_side() -> None:
    data = broken()
    slots = data["bays"][0]["slots"]
    slots[1], slots[2] = slots[2], slots[1]
    assert wrong(data) == "bays 1, slots 2: Slot 1 does not lie beside slot 0, cell by cell. (F0.3)"


def test_F0_2_the_open_bay_is_the_one_in_the_file() -> None:
    data = broken()
    for moved in range(len(data["platforms"])):
        platform = data["platforms"][moved]
        data["open"], platform["bay"] = platform["bay"], data["open"]
        assert mistakes("voll-in-fahrt", data) == []
        plan = plan_of(data, COLOURS)
        assert f"B{plan.open}" == data["open"] and [f"B{bay}" for bay in plan.homes] == [p["bay"] for p in data["platforms"]]


def test_F0_3_two_things_on_one_point() -> None:
    data = broken()
    data["sheds"] = ["14,13 16,13", "14,15 16,15", "14,16 16,16"]
    assert wrong(data) == "sections 5, lanes 1: The cell 16,13 belongs to sheds already. (F0.3)"


def test_F0_3_wrong_numbers_of_things() -> None:
    data = broken()
    data["sections"][0]["lanes"].pop()
    assert wrong(data) == "sections 1, lanes: There are 2 here; it should be 3. (F0.3)"
    data = broken()
    data["bays"][3]["slots"].pop()
    assert wrong(data) == "bays 4, slots: There are 3 here; it should be 4. (F0.3)"
    data = broken()
    data["bays"][3]["slots"][3] = "13,7 13,8"
    assert wrong(data) == "bays 4, slots 4: This slot has 2 cells; it should have 3. (F0.3)"
    data = broken()
    data["sheds"].pop()
    assert wrong(data) == "sheds: The sheds have 6 cells in all; it should be 9. (F0.3)"
    data = broken()
    data["sections"].pop()
    assert wrong(data) == "sections: There are 4 here; it should be 5. (F0.3)"
    data = broken()
    data["platforms"][0]["name"] = "green"
    assert wrong(data) == "platforms 1, name: “green” is not possible; choose one of: blue, red, yellow. (F0.4)"
    data = broken()
    data["platforms"].reverse()
    assert wrong(data) == "platforms 1, name: “blue” comes here, not “yellow”: each once, in their order. (F0.3)"
    data = broken()
    del data["open"]
    assert wrong(data) == "open: “open” is missing. (F0.2)"


def test_F0_3_what_is_missing_or_of_the_wrong_kind_is_a_sentence() -> None:
    faults = [("sections", 0, "lanes"), ("bays", 1, "slots"), ("platforms", 2, "bay")]
    for where, i, key in faults:
        data = broken()
        del data[where][i][key]
        assert wrong(data).startswith(f"{where} {i + 1}, {key}: “{key}” is missing. (F0.")
    data = broken()
    data["grid"] = [17]
    assert wrong(data).startswith("grid: There is one value here; 2 are needed.")
    data = broken()
    data["bays"][0]["slots"][3] = "4,4 6,4"
    assert wrong(data) == "bays 1, slots 4: Slot 3 does not lie beside slot 2, cell by cell. (F0.3)"
