"""F0.2-F0.5: a board as it stands in its file, read and checked. Whatever is wrong is refused with its place named."""

from __future__ import annotations

from typing import Any, Final, final

LANES: Final = 3
SLOTS: Final = 4  # of a bay: lanes 0-2 and the dead one
DEPTH: Final = 3  # cells of a bay, and of a rail from end to end
STUB: Final = 2  # cells of a rail that ends at a buffer
SECTIONS: Final = 5
BAYS: Final = 4
SHEDS: Final = 9
BUFFER: Final = -1  # where a stub leads

Point = tuple[int, int]


class BoardError(ValueError):
    """A board nobody can play on; the text names the board and the place."""


@final
class Rail:
    """F0.4 A rail of a platform in way A: from slot to slot, or to a buffer."""

    def __init__(self, entry: int, exit: int, cells: int) -> None:
        self.entry = entry
        self.exit = exit
        self.cells = cells

    def place(self, k: int) -> Point:
        """Where its cell k (from 0) lies on the platform in way A: column and slot."""
        return (k, self.exit if k == DEPTH - 1 else self.entry)


@final
class Plan:
    """F0.3, F0.5 A whole board. Cells are points of the grid, in the direction of travel."""

    def __init__(self, name: str, grid: Point) -> None:
        self.name = name
        self.grid = grid
        self.sections: list[list[list[Point]]] = []  # section, lane
        self.bays: list[list[list[Point]]] = []  # bay, slot
        self.sides: list[str] = []
        self.platforms: list[list[Rail]] = []  # in the order of the colours
        self.homes: list[int] = []  # the bay of each platform at set-up
        self.open = 0
        self.sheds: list[Point] = []

    def wrong(self, place: str, what: str) -> BoardError:
        return BoardError(f"board {self.name}, {place}: {what}")


def read_plan(data: dict[str, Any], colours: list[str]) -> Plan:
    """The board of a file (parsed TOML), if one can play on it; else BoardError."""
    try:
        return checked_plan(data, colours)
    except BoardError:
        raise
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BoardError(f"board {data.get('name', '?')}: something is missing or of the wrong kind: {error!r}") from None


def checked_plan(data: dict[str, Any], colours: list[str]) -> Plan:
    for key in ("name", "grid", "open", "sheds", "sections", "bays", "platforms"):
        if key not in data:
            raise BoardError(f"board {data.get('name', '?')}, {key}: not in the file")
    plan = Plan(data["name"], (data["grid"][0], data["grid"][1]))
    read_tracks(plan, data)
    read_platforms(plan, data["platforms"], colours)
    read_yard(plan, data, colours)
    check_overlap(plan)
    check_joints(plan)
    check_ways(plan)
    return plan


# --- tracks


def read_tracks(plan: Plan, data: dict[str, Any]) -> None:
    names = [f"S{i}" for i in range(SECTIONS)]
    check_names(plan, "sections", [s["name"] for s in data["sections"]], names)
    for section in data["sections"]:
        if len(section["lanes"]) != LANES:
            raise plan.wrong(section["name"], f"{len(section['lanes'])} lanes instead of {LANES}")
        plan.sections.append([run(plan, f"{section['name']}, lane {i}", text) for i, text in enumerate(section["lanes"])])
        for i, lane in enumerate(plan.sections[-1]):
            if len(lane) < 2:
                raise plan.wrong(f"{section['name']}, lane {i}", "a lane has two cells at least")
    check_names(plan, "bays", [b["name"] for b in data["bays"]], [f"B{i}" for i in range(BAYS)])
    for bay in data["bays"]:
        if len(bay["slots"]) != SLOTS:
            raise plan.wrong(bay["name"], f"{len(bay['slots'])} slots instead of {SLOTS}")
        plan.bays.append([run(plan, f"{bay['name']}, slot {i}", text) for i, text in enumerate(bay["slots"])])
        plan.sides.append(bay["side"])
        for i, slot in enumerate(plan.bays[-1]):
            if len(slot) != DEPTH:
                raise plan.wrong(f"{bay['name']}, slot {i}", f"{len(slot)} cells instead of {DEPTH}")
            if i > 0 and not all(touch(a, b) for a, b in zip(plan.bays[-1][i - 1], slot, strict=True)):
                raise plan.wrong(f"{bay['name']}, slot {i}", f"does not lie beside slot {i - 1}")
    for text in data["sheds"]:
        plan.sheds += run(plan, "sheds", text)
    if len(plan.sheds) != SHEDS:
        raise plan.wrong("sheds", f"{len(plan.sheds)} cells instead of {SHEDS}")


def check_names(plan: Plan, what: str, found: list[str], wanted: list[str]) -> None:
    if found != wanted:
        raise plan.wrong(what, f"{' '.join(found) or 'none'} instead of {' '.join(wanted)}")


def run(plan: Plan, place: str, text: str) -> list[Point]:
    """The cells of "6,16 0,16 0,10": straight from corner to corner."""
    corners = [corner(plan, place, part) for part in text.split()]
    if not corners:
        raise plan.wrong(place, "no cells")
    cells = [corners[0]]
    for x, y in corners[1:]:
        if (x != cells[-1][0]) == (y != cells[-1][1]):
            raise plan.wrong(place, f"no straight way from {at(cells[-1])} to {at((x, y))}")
        while cells[-1] != (x, y):
            here = cells[-1]
            cells.append((here[0] + sign(x - here[0]), here[1] + sign(y - here[1])))
    return cells


def corner(plan: Plan, place: str, text: str) -> Point:
    x, _, y = text.partition(",")
    if not (x.isdecimal() and y.isdecimal()):
        raise plan.wrong(place, f'"{text}" is no point like 6,16')
    if int(x) >= plan.grid[0] or int(y) >= plan.grid[1]:
        raise plan.wrong(place, f"{text} lies outside the grid of {plan.grid[0]} x {plan.grid[1]}")
    return (int(x), int(y))


def sign(n: int) -> int:
    return (n > 0) - (n < 0)


def at(point: Point) -> str:
    return f"{point[0]},{point[1]}"


# --- platforms


def read_platforms(plan: Plan, rows: list[dict[str, Any]], colours: list[str]) -> None:
    check_names(plan, "platforms", [p["name"] for p in rows], colours)
    for row in rows:
        rails: list[Rail] = []
        for i, (entry, exit, cells) in enumerate(row["rails"]):
            rails.append(read_rail(plan, f"platform {row['name']}, rail {i}", entry, exit, cells))
        plan.platforms.append(rails)
        check_rails(plan, f"platform {row['name']}", rails)


def read_rail(plan: Plan, place: str, entry: object, exit: object, cells: object) -> Rail:
    """F0.4 From a slot to a slot with three cells, or to a buffer with two. A rail that leads elsewhere dangles."""
    if not isinstance(entry, int) or not 0 <= entry < SLOTS:
        raise plan.wrong(place, f"the rail dangles: its entry {entry} is no slot from 0 to {SLOTS - 1}")
    if exit != "buffer" and (not isinstance(exit, int) or not 0 <= exit < SLOTS):
        raise plan.wrong(place, f"the rail dangles: its exit {exit} is neither a slot from 0 to {SLOTS - 1} nor a buffer")
    wanted = STUB if exit == "buffer" else DEPTH
    if cells != wanted:
        raise plan.wrong(place, f"{cells} cells instead of {wanted}")
    return Rail(entry, exit if isinstance(exit, int) else BUFFER, wanted)


def check_rails(plan: Plan, place: str, rails: list[Rail]) -> None:
    """Rails may cross, never join: each slot is the entry of at most one rail, and the exit of at most one."""
    if len(rails) != SLOTS:
        raise plan.wrong(place, f"{len(rails)} rails instead of {SLOTS}")
    for i, rail in enumerate(rails):
        for j in range(i):
            if rails[j].entry == rail.entry:
                raise plan.wrong(f"{place}, rail {i}", f"begins at slot {rail.entry} like rail {j}")
            if rails[j].exit == rail.exit and rail.exit != BUFFER:
                raise plan.wrong(f"{place}, rail {i}", f"ends at slot {rail.exit} like rail {j}")


def read_yard(plan: Plan, data: dict[str, Any], colours: list[str]) -> None:
    """F0.2 Each platform in a bay of its own; one bay is open."""
    bays = [f"B{i}" for i in range(BAYS)]
    if data["open"] not in bays:
        raise plan.wrong(f"open bay {data['open']}", f"no such bay; bays: {' '.join(bays)}")
    plan.open = bays.index(data["open"])
    there: dict[str, str] = {}
    for row in data["platforms"]:
        bay = row["bay"]
        if bay not in bays:
            raise plan.wrong(f"platform {row['name']}", f"there is no bay {bay}; bays: {' '.join(bays)}")
        if bay == data["open"]:
            raise plan.wrong(bay, f"is the open bay, but {row['name']} lies in it")
        if bay in there:
            raise plan.wrong(bay, f"two platforms in one bay: {there[bay]} and {row['name']}")
        there[bay] = row["name"]
        plan.homes.append(bays.index(bay))


# --- the whole


def check_overlap(plan: Plan) -> None:
    """No two things on one point."""
    taken: dict[Point, str] = {}
    things = [(f"S{i}, lane {j}", lane) for i, lanes in enumerate(plan.sections) for j, lane in enumerate(lanes)]
    things += [(f"B{i}, slot {j}", slot) for i, slots in enumerate(plan.bays) for j, slot in enumerate(slots)]
    for place, cells in [*things, ("sheds", plan.sheds)]:
        for point in cells:
            if point in taken:
                raise plan.wrong(place, f"{at(point)} is taken already by {taken[point]}")
            taken[point] = place


def check_joints(plan: Plan) -> None:
    """Each lane leads into its slot of the next bay, and goes on behind it. A rail that meets nothing dangles."""
    for b in range(BAYS):
        for lane in range(LANES):
            slot = plan.bays[b][lane]
            before = plan.sections[b][lane][-1]
            after = plan.sections[b + 1][lane][0]
            if not touch(before, slot[0]):
                raise plan.wrong(
                    f"S{b}, lane {lane}", f"the rail dangles: it ends at {at(before)}, B{b} begins at {at(slot[0])}"
                )
            if not touch(slot[-1], after):
                raise plan.wrong(
                    f"S{b + 1}, lane {lane}", f"the rail dangles: it begins at {at(after)}, B{b} ends at {at(slot[-1])}"
                )


def touch(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def crossings(plan: Plan) -> set[Point]:
    """From lane to lane: all that some platform can do in some way. Any platform may come to lie in any bay."""
    found: set[Point] = set()
    for rails in plan.platforms:
        for rail in rails:
            if rail.exit != BUFFER:
                found.add((rail.entry, rail.exit))
                found.add((SLOTS - 1 - rail.exit, SLOTS - 1 - rail.entry))
    return {(a, b) for a, b in found if a < LANES and b < LANES}


def check_ways(plan: Plan) -> None:
    """Every finish can be reached from some start, and every start leads to some finish."""
    ways = crossings(plan)
    there = set(range(LANES))
    back = set(range(LANES))
    for _ in range(BAYS):
        there = {b for a, b in ways if a in there}
        back = {a for a, b in ways if b in back}
    for lane in range(LANES):
        if lane not in there:
            finish = at(plan.sections[-1][lane][-1])
            raise plan.wrong(f"S{SECTIONS - 1}, lane {lane}", f"the finish at {finish} cannot be reached from any start")
        if lane not in back:
            raise plan.wrong(f"S0, lane {lane}", f"from the start at {at(plan.sections[0][lane][0])} no finish can be reached")
