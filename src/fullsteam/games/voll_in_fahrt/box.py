"""F0.2-F0.5: what the book of Voll in Fahrt shows only as pictures: grid, lanes, bays, sheds, rails of the platforms."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from fullsteam.games.voll_in_fahrt.board import Board
from fullsteam.games.voll_in_fahrt.components import COLOURS, Cells
from fullsteam.games.voll_in_fahrt.plans import (
    BAYS,
    BUFFER,
    DEPTH,
    LANES,
    SECTIONS,
    SHEDS,
    SLOTS,
    STUB,
    Plan,
    Point,
    corners,
    plan_of,
    run,
)
from fullsteam.games.voll_in_fahrt.rules import VollInFahrt
from fullsteam.kernel.box import BoxKind
from fullsteam.kernel.mistakes import Mistakes, Place
from fullsteam.kernel.shape import Choice, Either, Row, Several, Shape, Table, Text, Whole

LEAST_GRID, MOST_GRID = 9, 31
SHORTEST, LONGEST = 2, 32  # cells of a lane: F5.4 counts how far a loco is in steps of less
SECTION_NAMES = tuple(f"S{i}" for i in range(SECTIONS))
BAY_NAMES = tuple(f"B{i}" for i in range(BAYS))
SIDES = ("south", "west", "north", "east")
RUN = Text(120, "run", "F0.3")
SLOT = Whole(0, SLOTS - 1, rule="F0.4")
RAIL = Row((SLOT, Either((SLOT, Choice(("buffer",), "F0.4")), "F0.4"), Whole(STUB, DEPTH, rule="F0.4")), "F0.4")
WIDTH = Whole(LEAST_GRID, MOST_GRID, rule="F0.3")


def tables(count: int, rule: str, **fields: Shape) -> Several:
    return Several(Table(fields, rule=rule), count, count, rule)


FIELDS: dict[str, Shape] = {
    "grid": Row((WIDTH, WIDTH), "F0.3"),
    "open": Choice(BAY_NAMES, "F0.2"),
    "sheds": Several(RUN, 1, SHEDS, "F0.3"),
    "sections": tables(SECTIONS, "F0.3", name=Choice(SECTION_NAMES), lanes=Several(RUN, LANES, LANES, "F0.3")),
    "bays": tables(BAYS, "F0.3", name=Choice(BAY_NAMES), side=Choice(SIDES, "F0.3"), slots=Several(RUN, SLOTS, SLOTS, "F0.3")),
    "platforms": tables(
        len(COLOURS),
        "F0.4",
        name=Choice(tuple(COLOURS), "F0.4"),
        bay=Choice(BAY_NAMES, "F0.2"),
        rails=Several(RAIL, SLOTS, SLOTS, "F0.4"),
    ),
}


def rules(box: dict[str, Any], found: Mistakes) -> None:
    """First what each part says for itself; then how they fit together."""
    for key, names in (("sections", SECTION_NAMES), ("bays", BAY_NAMES), ("platforms", tuple(COLOURS))):
        check_names(key, [row["name"] for row in box[key]], names, found)
    for path, text in all_runs(box):
        check_run(path, text, box["grid"], found)
    for p, platform in enumerate(box["platforms"]):
        check_rails(("platforms", p, "rails"), platform["rails"], found)
    check_yard(box, found)
    if found:
        return
    plan = plan_of(box, COLOURS)
    check_lengths(plan, found)
    check_overlap(box, found)
    if not found:
        check_slots(plan, found)
        check_joints(plan, found)
        check_ways(plan, found)


def all_runs(box: dict[str, Any]) -> list[tuple[Place, str]]:
    out: list[tuple[Place, str]] = [(("sheds", i), text) for i, text in enumerate(box["sheds"])]
    for key, inner in (("sections", "lanes"), ("bays", "slots")):
        for i, row in enumerate(box[key]):
            out += [((key, i, inner, j), text) for j, text in enumerate(row[inner])]
    return out


def check_names(key: str, names: list[str], wanted: tuple[str, ...], found: Mistakes) -> None:
    """Each once, in their order: lanes and bays follow each other."""
    for i, (name, right) in enumerate(zip(names, wanted, strict=True)):
        if name != right:
            found.add("other-name", (key, i, "name"), got=name, wanted=right)


def at(point: Point) -> str:
    return f"{point[0]},{point[1]}"


def check_run(path: Place, text: str, grid: list[int], found: Mistakes) -> None:
    turns = corners(text)
    for point in turns:
        if point[0] >= grid[0] or point[1] >= grid[1]:
            found.add("off-grid", path, "F0.3", point=at(point), width=grid[0], height=grid[1])
            return
    for a, b in pairwise(turns):
        if (a[0] != b[0]) == (a[1] != b[1]):
            found.add("not-straight", path, "F0.3", point=at(a), point2=at(b))
            return


def check_rails(path: Place, rails: list[list[Any]], found: Mistakes) -> None:
    """F0.4 Three cells from slot to slot, two to a buffer. Rails may cross, never join: each slot is the entry of at most one,
    and the exit of at most one."""
    for i, (entry, leads, cells) in enumerate(rails):
        wanted = STUB if leads == "buffer" else DEPTH
        if cells != wanted:
            found.add("rail-cells", (*path, i, 2), "F0.4", count=cells, wanted=wanted, buffer=int(leads == "buffer"))
        if entry in [rail[0] for rail in rails[:i]]:
            found.add("same-entry", (*path, i, 0), "F0.4", slot=entry)
        if leads != "buffer" and leads in [rail[1] for rail in rails[:i]]:
            found.add("same-exit", (*path, i, 1), "F0.4", slot=leads)


def check_yard(box: dict[str, Any], found: Mistakes) -> None:
    """F0.2 Each platform in a bay of its own; one bay is open."""
    taken: dict[str, str] = {}
    for p, platform in enumerate(box["platforms"]):
        bay = platform["bay"]
        if bay == box["open"]:
            found.add("open-taken", ("platforms", p, "bay"), "F0.2", bay=bay, platform=platform["name"])
        elif bay in taken:
            found.add("two-in-bay", ("platforms", p, "bay"), "F0.2", bay=bay, platform=platform["name"], other=taken[bay])
        taken.setdefault(bay, platform["name"])


def check_lengths(plan: Plan, found: Mistakes) -> None:
    for i, lanes in enumerate(plan.sections):
        for j, lane in enumerate(lanes):
            if not SHORTEST <= len(lane) <= LONGEST:
                path = ("sections", i, "lanes", j)
                found.add("lane-cells", path, "F0.3", count=len(lane), least=SHORTEST, most=LONGEST)
    for i, slots in enumerate(plan.bays):
        for j, slot in enumerate(slots):
            if len(slot) != DEPTH:
                found.add("slot-cells", ("bays", i, "slots", j), "F0.3", count=len(slot), wanted=DEPTH)
    if len(plan.sheds) != SHEDS:
        found.add("shed-cells", ("sheds",), "F0.3", count=len(plan.sheds), wanted=SHEDS)


def check_overlap(box: dict[str, Any], found: Mistakes) -> None:
    """No two things on one cell."""
    taken: dict[Point, str] = {}
    for path, text in all_runs(box):
        for point in run(text):
            if point in taken:
                found.add("taken", path, "F0.3", point=at(point), other=taken[point])
                break
            taken[point] = named(path)


def named(path: Place) -> str:
    """As it is called in the file: S1.2, B0.3, sheds."""
    return "sheds" if path[0] == "sheds" else f"{'S' if path[0] == 'sections' else 'B'}{path[1]}.{path[3]}"


def check_slots(plan: Plan, found: Mistakes) -> None:
    """The slots of a bay lie side by side: a platform fits in."""
    for b, slots in enumerate(plan.bays):
        for j, (one, other) in enumerate(pairwise(slots), 1):
            if not all(touch(p, q) for p, q in zip(one, other, strict=True)):
                found.add("not-beside", ("bays", b, "slots", j), "F0.3", slot=j, other=j - 1)


def check_joints(plan: Plan, found: Mistakes) -> None:
    """Each lane leads into its slot of the next bay, and goes on behind it. A rail that meets nothing dangles."""
    for b in range(BAYS):
        for lane in range(LANES):
            slot = plan.bays[b][lane]
            before, after = plan.sections[b][lane][-1], plan.sections[b + 1][lane][0]
            if not touch(before, slot[0]):
                path: Place = ("sections", b, "lanes", lane)
                found.add("dangles", path, "F0.3", point=at(before), other=f"B{b}.{lane}", point2=at(slot[0]))
            if not touch(slot[-1], after):
                path = ("sections", b + 1, "lanes", lane)
                found.add("begins-apart", path, "F0.3", point=at(after), other=f"B{b}.{lane}", point2=at(slot[-1]))


def touch(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def crossings(plan: Plan) -> set[tuple[int, int]]:
    """From lane to lane: all that some platform can do in some way. Any platform may come to lie in any bay."""
    found: set[tuple[int, int]] = set()
    for rails in plan.platforms:
        for rail in rails:
            if rail.exit != BUFFER:
                found |= {(rail.entry, rail.exit), (SLOTS - 1 - rail.exit, SLOTS - 1 - rail.entry)}
    return {(a, b) for a, b in found if a < LANES and b < LANES}


def check_ways(plan: Plan, found: Mistakes) -> None:
    """Every finish can be reached from some start, and every start leads to some finish."""
    ways = crossings(plan)
    there, back = set(range(LANES)), set(range(LANES))
    for _ in range(BAYS):
        there = {b for a, b in ways if a in there}
        back = {a for a, b in ways if b in back}
    for lane in range(LANES):
        if lane not in there:
            path: Place = ("sections", SECTIONS - 1, "lanes", lane)
            found.add("no-way-to-finish", path, "F0.4", point=at(plan.sections[-1][lane][-1]))
        if lane not in back:
            found.add("no-way-from-start", ("sections", 0, "lanes", lane), "F0.4", point=at(plan.sections[0][lane][0]))


BOX = BoxKind(
    "voll-in-fahrt",
    "F0.3",
    FIELDS,
    rules,
    own=Path(__file__).parent / "boards" / "standard.toml",
    replaces=("board",),
)


def game_with(data: dict[str, Any]) -> VollInFahrt:
    plan = plan_of(data, COLOURS)
    return VollInFahrt([Board(plan, Cells([plan]))])
