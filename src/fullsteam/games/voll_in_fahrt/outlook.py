"""What a choice would bring, worked out by the rules themselves on a copy of the table: a page or a terminal can show it
before one decides, and needs no rule of its own. Everything lies open, so this tells nobody anything new."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import point
from fullsteam.games.voll_in_fahrt.components import EACH, HAZARD, LOCO
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.games.voll_in_fahrt.words import CRASHES, ENTERS, HOME, PARKED, PUSHES
from fullsteam.kernel.core import Event

STOPS: Final = "stops"


@final
class Leg:
    """The way of one loco in a move: the driven one first, then those that are pushed, in order."""

    def __init__(self, s: Table, loco: i64, cell: i64) -> None:
        self.loco: Final = loco
        self.cell = cell
        self.points: Final[list[list[int]]] = [spot(s, cell)]
        self.end: str = STOPS
        self.hazard: str | None = None

    def roll(self, s: Table, cells: i64) -> None:
        """F2.4 On by so many cells."""
        for k in range(cells):
            self.cell = s.ahead(self.cell)
            self.points.append(spot(s, self.cell))

    def show(self) -> dict[str, object]:
        return {
            "seat": self.loco // EACH,
            "loco": LOCO.labels[self.loco % EACH],
            "points": self.points,
            "end": self.end,
            "hazard": self.hazard,
        }


def spot(s: Table, cell: i64) -> list[int]:
    """Where to draw a cell, as the platforms lie now."""
    colour = s.board.colour[cell]
    lies = s.lies[colour] if colour >= 0 else 0
    x, y = point(s.board, cell, lies >> 1, lies & 1)
    return [x, y]


def legs(before: Table, after: Table) -> list[dict[str, object]]:
    """The ways of all locos in the move that leads from one table to the other: it is told by the happenings of the
    second."""
    found: list[Leg] = []
    start = before.locos[after.driven]
    if start >= 0:
        found.append(Leg(before, after.driven, start))
    for event in after.events or []:
        go_on(before, found, event)
    return [leg.show() for leg in found]


def go_on(before: Table, found: list[Leg], event: Event) -> None:
    code = event.code
    if ENTERS.holds(code):
        found.append(Leg(before, ENTERS.a(code) * EACH + ENTERS.b(code), before.board.start[ENTERS.c(code)]))
    elif PUSHES.holds(code):
        loco = PUSHES.a(code) * EACH + PUSHES.b(code)
        found.append(Leg(before, loco, before.locos[loco]))
    elif before.board.names.drives.holds(code) or before.board.names.pushed.holds(code):
        found[-1].roll(before, event.number)
    elif HOME.holds(code):
        found[-1].end = "home"
    elif PARKED.holds(code):
        found[-1].end = "parks"
    elif CRASHES.holds(code):
        found[-1].end = "crashes"
        found[-1].hazard = HAZARD.labels[CRASHES.c(code)]
