"""A board as tables of small numbers: what lies ahead of each cell."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.components import (
    AT_BUFFER,
    AT_DEAD_END,
    AT_FINISH,
    AT_NO_RAIL,
    COLOURS,
    OWN_CELLS,
    PLANS,
    PLATFORMS,
    WAY_A,
    Cells,
)
from fullsteam.games.voll_in_fahrt.plans import BAYS, BUFFER, LANES, SECTIONS, SLOTS, Plan, Point, Rail

# What the tables say lies ahead: a cell from 0 on; below it hazards; from JOINT down the border of a bay.
JOINT: Final = -10


def grief(hazard: i64) -> i64:
    """A hazard as something that lies ahead; its own inverse."""
    return -1 - hazard


def joint(n: i64) -> i64:
    """A border as something that lies ahead; its own inverse."""
    return JOINT - n


def filled(n: int, value: i64) -> vec[i64]:
    out: list[i64] = [value] * n
    return vec[i64](out)


@final
class Board:
    """Never changed once made: all tables share it."""

    def __init__(self, plan: Plan, cells_of: Cells) -> None:
        self.plan: Final = plan
        self.name: Final = plan.name
        self.names: Final = cells_of  # of the cells, and the words about them
        self.cells: i64 = cells_of.count
        cells = int(self.cells)
        starts: list[i64] = [self.track(0, lane, 0) for lane in range(LANES)]
        lengths: list[i64] = [len(lane) for lanes in plan.sections for lane in lanes]
        self.start: vec[i64] = vec[i64](starts)
        self.finish: vec[i64] = filled(cells, 0)  # 1 for a finish cell
        self.colour: vec[i64] = filled(cells, -1)  # the platform of a cell; -1: it lies on a lane
        self.section: vec[i64] = filled(cells, -1)  # of a cell on a lane
        self.lane: vec[i64] = vec[i64]([int(label.split(".")[1]) for label in cells_of.domain.labels])  # or rail, of a cell
        self.length: vec[i64] = vec[i64](lengths)  # of a lane: 3 * section + lane
        self.ahead: vec[i64] = filled(cells, JOINT)  # of a cell on a lane; joint(4 * bay + lane) at its end
        self.aboard: vec[i64] = filled(2 * cells, 0)  # way * cells + cell of a platform; joint(slot) where its rail ends
        self.left: vec[i64] = filled(2 * cells, 0)  # way * cells + cell: cells left on its lane or rail
        self.entry: vec[i64] = filled(PLATFORMS * 2 * SLOTS, grief(AT_NO_RAIL))  # (colour * 2 + way) * 4 + slot
        self.out: vec[i64] = filled(BAYS * SLOTS, grief(AT_DEAD_END))  # 4 * bay + slot: where it goes on
        for section in range(SECTIONS):
            for lane in range(LANES):
                self.lay_lane(section, lane, len(plan.sections[section][lane]))
        for bay in range(BAYS):
            for lane in range(LANES):
                self.out[bay * SLOTS + lane] = self.track(bay + 1, lane, 0)
        for colour in range(PLATFORMS):
            for i, rail in enumerate(plan.platforms[colour]):
                self.lay_rail(colour, i, rail)

    def lay_lane(self, section: int, lane: int, length: int) -> None:
        for n in range(length):
            cell = self.track(section, lane, n)
            self.section[cell] = section
            self.left[cell] = self.left[self.cells + cell] = length - 1 - n
            self.ahead[cell] = cell + 1
        if section == SECTIONS - 1:
            self.finish[self.track(section, lane, length - 1)] = 1
            self.ahead[self.track(section, lane, length - 1)] = grief(AT_FINISH)
        else:
            self.ahead[self.track(section, lane, length - 1)] = joint(section * SLOTS + lane)

    def lay_rail(self, colour: int, i: int, rail: Rail) -> None:
        """F0.4 In way A as listed; in way B from slot 3-b to slot 3-a with its cells in reverse."""
        n = rail.cells
        first = self.aboard_cell(colour, i, 0)
        last = first + n - 1
        for k in range(n):
            self.colour[first + k] = colour
            self.aboard[first + k] = first + k + 1
            self.aboard[self.cells + first + k] = first + k - 1
            self.left[first + k] = n - 1 - k
            self.left[self.cells + first + k] = k
        self.aboard[last] = grief(AT_BUFFER) if rail.exit == BUFFER else joint(rail.exit)
        self.aboard[self.cells + first] = joint(SLOTS - 1 - rail.entry)
        self.entry[2 * colour * SLOTS + rail.entry] = first
        if rail.exit != BUFFER:  # turned, a stub begins at its buffer: nobody can enter it
            self.entry[(2 * colour + 1) * SLOTS + SLOTS - 1 - rail.exit] = last

    def track(self, section: int, lane: int, n: int) -> int:
        return self.names.domain.places[f"S{section}.{lane}.{n + 1}"]

    def aboard_cell(self, colour: int, rail: int, k: int) -> int:
        return self.names.domain.places[f"{COLOURS[colour]}.{rail}.{k + 1}"]


def point(board: Board, cell: int, bay: int, way: int) -> Point:
    """Where to draw a cell: one of a lane, or one of a platform that lies in this bay in this way."""
    plan = board.plan
    zone, where, number = board.names.domain.labels[cell].split(".")
    k = int(number) - 1
    if zone not in COLOURS:
        return plan.sections[int(zone[1:])][int(where)][k]
    column, slot = plan.platforms[COLOURS.index(zone)][int(where)].place(k)
    if way == WAY_A:
        return plan.bays[bay][slot][column]
    return plan.bays[bay][SLOTS - 1 - slot][-1 - column]


BOARDS: Final[list[Board]] = [Board(plan, OWN_CELLS) for plan in PLANS]
