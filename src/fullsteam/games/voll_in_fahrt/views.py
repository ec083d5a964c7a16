"""What a seat may know. In this game everything lies open (F6.2r2: repair tiles too)."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import JOINT, grief, joint, point
from fullsteam.games.voll_in_fahrt.components import (
    AT_DEAD_END,
    BAY,
    COLOUR,
    EACH,
    HAND,
    HAZARD,
    LANE,
    LOCO,
    PLATFORMS,
    SHED,
    WAY,
    WAY_A,
    WAY_B,
)
from fullsteam.games.voll_in_fahrt.plans import BAYS, BUFFER, LANES, SECTIONS, SLOTS, Plan, Point
from fullsteam.games.voll_in_fahrt.state import Kept, Table
from fullsteam.games.voll_in_fahrt.words import VERBS
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import DONE


class Seen(Kept):
    """The game, and what a seat sees of it."""

    def view(self, s: Table, seat: i64) -> dict[str, object]:
        """Built up from nothing: the same for every seat, and for an onlooker."""
        return {
            "board": board_view(s.board.plan),
            "bays": {BAY.labels[b]: None if s.bays[b] < 0 else COLOUR.labels[s.bays[b]] for b in range(BAYS)},
            "open": BAY.labels[s.open],
            "platforms": {COLOUR.labels[colour]: platform_view(s, colour) for colour in range(PLATFORMS)},
            "sheds": [{"seat": loco // EACH, "loco": LOCO.labels[loco % EACH]} for loco in s.sheds.to_list()],
            "dice": {"colour": None if s.colour < 0 else COLOUR.labels[s.colour], "points": [s.die1, s.die2]},
            "active": None if s.player < 0 else s.player,
            "second_turn": s.second,
            "bound": None if not s.second or s.locos[s.driven] == SHED else LOCO.labels[s.driven % EACH],
            "last_move": None if s.last == DONE else {"seat": s.last_seat, "move": VERBS.text(s.last)},
            "stock": s.stock,
            "turn": s.turns,
            "players": [player_view(s, p) for p in range(s.seats)],
        }

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """Nothing is hidden: an independent copy."""
        return s.clone()


def board_view(plan: Plan) -> dict[str, object]:
    """What never moves: points x, y from the top left, lanes and slots in the direction of travel."""
    lanes: dict[str, list[list[int]]] = {}
    for i in range(SECTIONS):
        for lane in range(LANES):
            lanes[f"S{i}.{lane}"] = points(plan.sections[i][lane])
    return {
        "name": plan.name,
        "grid": list(plan.grid),
        "lanes": lanes,
        "bays": {BAY.labels[b]: {"side": plan.sides[b], "slots": [points(slot) for slot in plan.bays[b]]} for b in range(BAYS)},
        "sheds": points(plan.sheds),
    }


def points(cells: list[Point]) -> list[list[int]]:
    return [[x, y] for x, y in cells]


def platform_view(s: Table, colour: i64) -> dict[str, object]:
    leads = {WAY.labels[w]: [lead(s, colour, w, lane) for lane in range(LANES)] for w in (WAY_A, WAY_B)}
    return {**lying(s, colour), "leads": leads}


def lying(s: Table, colour: i64) -> dict[str, object]:
    """F0.4 Where and how a platform lies."""
    bay = s.lies[colour] >> 1
    way = s.lies[colour] & 1
    rails = [rail_view(s, colour, i, bay, way) for i in range(SLOTS)]
    return {"bay": BAY.labels[bay], "way": WAY.labels[way], "rails": rails}


def lead(s: Table, colour: i64, way: i64, lane: i64) -> str:
    """F0.4 Where this lane leads over the platform in this way: a lane, or what a loco would come to grief at."""
    board = s.board
    cell = board.entry[(2 * colour + way) * SLOTS + lane]
    while cell >= 0:
        cell = board.aboard[way * board.cells + cell]
    if cell > JOINT:
        return HAZARD.labels[grief(cell)]
    return LANE.labels[joint(cell)] if joint(cell) < LANES else HAZARD.labels[AT_DEAD_END]


def rail_view(s: Table, colour: i64, i: int, bay: i64, way: i64) -> dict[str, object]:
    """F0.4 A rail as it lies now: from slot to slot (none: a buffer), its cells in the direction of travel."""
    plan = s.board.plan
    rail = plan.platforms[colour][i]
    cells = [s.board.aboard_cell(colour, i, k) for k in range(rail.cells)]
    entry = rail.entry
    exit = rail.exit
    if way != WAY_A:
        cells.reverse()
        entry = BUFFER if rail.exit == BUFFER else SLOTS - 1 - rail.exit
        exit = SLOTS - 1 - rail.entry
    return {
        "entry": None if entry == BUFFER else entry,
        "exit": None if exit == BUFFER else exit,
        "cells": [s.board.names.domain.labels[cell] for cell in cells],
        "points": points([point(s.board, cell, bay, way) for cell in cells]),
    }


def player_view(s: Table, p: i64) -> dict[str, object]:
    return {
        "locos": [loco_view(s, p * EACH + k) for k in range(EACH)],
        "hand": sum([1 for k in range(EACH) if s.locos[p * EACH + k] == HAND]),
        "home": s.home(p),
        "tiles": s.tiles.items[p],
    }


def loco_view(s: Table, loco: i64) -> dict[str, object]:
    """Where it is, and what lies ahead of it as the platforms lie now: a cell, or what it would come to grief at."""
    at = s.locos[loco]
    name = LOCO.labels[loco % EACH]
    if at < 0:
        return {"loco": name, "at": "hand" if at == HAND else "shed"}
    lies = s.lies[s.board.colour[at]] if s.board.colour[at] >= 0 else 0
    x, y = point(s.board, at, lies >> 1, lies & 1)
    to = s.ahead(at)
    out: dict[str, object] = {"loco": name, "at": "board", "cell": s.board.names.domain.labels[at], "point": [x, y]}
    out["ahead"] = s.board.names.domain.labels[to] if to >= 0 else None
    out["hazard"] = None if to >= 0 else HAZARD.labels[grief(to)]
    return out
