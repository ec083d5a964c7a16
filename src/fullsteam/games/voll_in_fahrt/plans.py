"""F0.2-F0.5: a board as it stands in its file. What may stand there: box.py."""

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


def plan_of(box: dict[str, Any], colours: list[str]) -> Plan:
    """The board of a box that is known to be good (box.py), or of our own."""
    plan = Plan(box["name"], (box["grid"][0], box["grid"][1]))
    bays = [f"B{i}" for i in range(BAYS)]
    for section in box["sections"]:
        plan.sections.append([run(text) for text in section["lanes"]])
    for bay in box["bays"]:
        plan.bays.append([run(text) for text in bay["slots"]])
        plan.sides.append(bay["side"])
    for text in box["sheds"]:
        plan.sheds += run(text)
    for colour in colours:
        for row in box["platforms"]:
            if row["name"] == colour:
                plan.platforms.append([rail_of(rail) for rail in row["rails"]])
                plan.homes.append(bays.index(row["bay"]))
    plan.open = bays.index(box["open"])
    return plan


def rail_of(row: list[Any]) -> Rail:
    return Rail(row[0], BUFFER if row[1] == "buffer" else row[1], row[2])


def corners(text: str) -> list[Point]:
    out: list[Point] = []
    for part in text.split():
        x, _, y = part.partition(",")
        out.append((int(x), int(y)))
    return out


def run(text: str) -> list[Point]:
    """The cells of "6,16 0,16 0,10": straight from corner to corner."""
    turns = corners(text)
    cells = [turns[0]]
    for turn in turns[1:]:
        while cells[-1] != turn:
            x, y = cells[-1]
            cells.append((x + sign(turn[0] - x), y + sign(turn[1] - y)))
    return cells


def sign(n: int) -> int:
    return (n > 0) - (n < 0)
