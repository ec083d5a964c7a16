"""V3: bonds, in turn order; sealed with 2 players."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import BOND_POINTS
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.turns import InTurnOrder, no_replan, replanned, replans
from fullsteam.games.volldampf.words import BORROW, BORROWS, TOO_MANY_BONDS
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, seat_of
from fullsteam.kernel.ints import Ints

MARKS_A_POINT: Final = 6  # V3.1


@final
class Bonds(Step[Table]):
    """V3.1 In turn order; 2 players decide in secret."""

    def run(self, s: Table, f: Frame) -> None:
        if s.seats > 2:
            s.then(BORROWING_ALL.auto(0, 1))
        elif s.stock > 0:
            s.then(SEALED_BONDS.all(3))


def most_bonds(s: Table) -> i64:
    """V3.1 While the stock lasts; with option bonds=unlimited at most 84 points a decision (V3.1r1)."""
    return s.stock if s.limited else BOND_POINTS


def too_many(step: Step[Table], s: Table, action: Action) -> Refusal:
    return step.no(TOO_MANY_BONDS, number=most_bonds(s)) if BORROW.holds(action) else step.no(NOT_NOW)


def borrow(s: Table, seat: i64, points: i64) -> None:
    """V3.1 Six marks for each point. Counted in points, change is free (V3.1r2); never repaid early."""
    p = s.players[seat]
    p.bonds += points
    p.cash += MARKS_A_POINT * points
    if s.limited:
        s.stock -= points
    s.tell(BORROWS, seat, number=points)


@final
class Borrowing(Step[Table]):
    """V3.1 Seat a takes any number of bonds, 0 included. None left: asked only with action cards (VA.9)."""

    def run(self, s: Table, f: Frame) -> None:
        if most_bonds(s) > 0 or s.players[a_of(f)].held > 0:
            s.then(self.by(a_of(f)))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for points in range(most_bonds(s) + 1):
            out.push(BORROW.of(points))
        replans(s, seat, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return too_many(self, s, action) if BORROW.holds(action) else no_replan(self, s, seat, action)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if not replanned(s, f, action):
            borrow(s, seat_of(f), BORROW.a(action))


@final
class SealedBonds(Step[Table]):
    """V3.1 2 players: both decide in secret and reveal together; a short stock serves card 1 first (V3.1r3)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for points in range(most_bonds(s) + 1):
            out.push(BORROW.of(points))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return too_many(self, s, action)

    def resolve(self, s: Table, f: Frame, choices: Ints) -> None:
        for place in range(2):
            seat = s.order.items[place]
            borrow(s, seat, min(BORROW.a(choices.items[seat]), most_bonds(s)))


BONDS: Final[Bonds] = Bonds("bonds", "V3.1")
BORROWING: Final[Borrowing] = Borrowing("borrowing", "V3.1")
BORROWING_ALL: Final[InTurnOrder] = InTurnOrder("borrowing_all", "V3.1", BORROWING)
SEALED_BONDS: Final[SealedBonds] = SealedBonds("sealed_bonds", "V3.1")
