"""F0: what is in the box, read from components.toml and the board files.

A loco is a small number: 4 * seat + 0..3. A cell is one of a Domain: our own boards share one, a box has its own. S1.0.5 is
the fifth cell of lane 0 in section S1, blue.2.1 the first cell of rail 2 of the blue platform, as in way A."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.plans import BAYS, LANES, SECTIONS, SHEDS, SLOTS, Plan, plan_of
from fullsteam.kernel.words import Domain, Word

HERE: Final[Path] = Path(__file__).parent


def read(file: str) -> dict[str, Any]:
    return tomllib.loads((HERE / file).read_text(encoding="utf-8"))


BOX: Final[dict[str, Any]] = read("components.toml")
COLOURS: Final[list[str]] = BOX["platforms"]["colours"]
PLANS: Final[list[Plan]] = [plan_of(read(f"boards/{name}.toml"), COLOURS) for name in BOX["boards"]["files"]]

EACH: Final = 4  # locos of a player
PLAYERS: Final = 4  # at most
LOCOS: Final = 16
PLATFORMS: Final = 3
TILES: Final[i64] = BOX["repair_tiles"]["copies"]
FACES: Final = 6  # of a die
WAY_A: Final = 0
WAY_B: Final = 1  # turned by 180 degrees

# Where a loco is that stands on no cell.
HAND: Final = -1
SHED: Final = -2

# F4.1, F5.2 What a loco may come to grief at.
AT_BUFFER: Final = 0
AT_OPEN_BAY: Final = 1
AT_NO_RAIL: Final = 2
AT_DEAD_END: Final = 3
AT_FINISH: Final = 4  # the buffer behind the finish
UNBRAKED: Final = 5  # pushed exactly onto the finish, with pushed_home=crash


def lane_labels(plans: list[Plan], section: int, lane: int) -> list[str]:
    longest = max([len(plan.sections[section][lane]) for plan in plans])
    return [f"S{section}.{lane}.{n + 1}" for n in range(longest)]


def rail_labels(plans: list[Plan], colour: int, rail: int) -> list[str]:
    longest = max([plan.platforms[colour][rail].cells for plan in plans])
    return [f"{COLOURS[colour]}.{rail}.{n + 1}" for n in range(longest)]


def cell_labels(plans: list[Plan]) -> list[str]:
    labels: list[str] = []
    for section in range(SECTIONS):
        for lane in range(LANES):
            labels += lane_labels(plans, section, lane)
    for colour in range(PLATFORMS):
        for rail in range(SLOTS):
            labels += rail_labels(plans, colour, rail)
    return labels


def cell_facts(label: str) -> dict[str, str | int]:
    zone, lane, number = label.split(".")
    place = "rail" if zone in COLOURS else LANE.labels[int(lane)]
    return {"zone": zone, "lane": place, "rail": int(lane), "number": int(number)}


SEAT: Final[Domain] = Domain("seat", [str(i + 1) for i in range(PLAYERS)])
LOCO: Final[Domain] = Domain("loco", [str(i + 1) for i in range(EACH)])
COLOUR: Final[Domain] = Domain("colour", COLOURS)
WAY: Final[Domain] = Domain("way", ["A", "B"])
DIE: Final[Domain] = Domain("die", [str(i + 1) for i in range(FACES)])
LANE: Final[Domain] = Domain("lane", ["outer", "middle", "inner"])
BAY: Final[Domain] = Domain("bay", [f"B{i}" for i in range(BAYS)])
HAZARD: Final[Domain] = Domain("hazard", ["buffer", "open_bay", "no_rail", "dead_end", "finish", "unbraked"])


@final
class Cells:
    """The cells of one board, or of several that are one choice of the game; and the words that name them."""

    def __init__(self, plans: list[Plan]) -> None:
        labels = cell_labels(plans)
        self.domain: Final = Domain("cell", labels, [cell_facts(label) for label in labels])
        self.count: i64 = len(labels)
        self.drives: Final = Word("drives", "F2.4", [SEAT, LOCO, self.domain])
        self.pushed: Final = Word("pushed", "F3.1", [SEAT, LOCO, self.domain])  # and that is where it came to


OWN_CELLS: Final[Cells] = Cells(PLANS)

# Counted from the tables and the boards; must equal the printed list of contents.
CONTENTS: Final[dict[str, int]] = {
    "locos": len(SEAT.labels) * int(BOX["locos"]["each"]),
    "dice": int(BOX["dice"]["copies"]),
    "colour_dice": len(BOX["colour_die"]["faces"]) // FACES,
    "platforms": min([len(plan.platforms) for plan in PLANS]),
    "repair_tiles": int(TILES),
    "starts": min([len(plan.sections[0]) for plan in PLANS]),
    "finishes": min([len(plan.sections[SECTIONS - 1]) for plan in PLANS]),
    "sheds": SHEDS,
}
