"""Rules of thumb for a sensible player: how good does a choice look? Everything lies open, so a move is tried out on a
copy of the table, and the table is judged by how far all locos still have to go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import JOINT, joint
from fullsteam.games.voll_in_fahrt.components import EACH, HAND, PLATFORMS, SHED, WAY_A, WAY_B
from fullsteam.games.voll_in_fahrt.driving import drive, enter
from fullsteam.games.voll_in_fahrt.features import Observed
from fullsteam.games.voll_in_fahrt.plans import DEPTH, LANES, SECTIONS
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.games.voll_in_fahrt.words import AGAIN, DRIVE, ENTER, PLATFORM, REPAIR
from fullsteam.kernel.core import Action
from fullsteam.kernel.words import DONE

HOME_BONUS: Final = 20  # cells: a loco at home is safe
TRAPPED: Final = 20  # cells: on a rail that leads nowhere
PARKED_RISK: Final = 8  # cells: on a finish cell, any push wrecks it
NEAR: Final = 8  # cells before a bay from which the next roll may lead into it, however it lies then ...
NEAR_RISK: Final = 6  # ... and what that costs, in cells (it won most of the games among other reaches and prices)
THROWS: Final = 36
TILE_WORTH: Final = 3  # cells: what naming the colour must gain


class Judged(Observed):
    """The game, and how a sensible player looks at it."""

    def appeal(self, s: Table, seat: i64, action: Action) -> i64:
        """Above 0: better than being done, where one may be done; the highest is chosen."""
        if action == DONE:
            return 0
        if DRIVE.holds(action):
            return after(s, seat, seat * EACH + DRIVE.a(action), -1, s.die1 + s.die2)
        if ENTER.holds(action):
            return after(s, seat, -1, ENTER.a(action), s.die1 + s.die2)
        if PLATFORM.holds(action):
            return after_slide(s, seat, PLATFORM.a(action), PLATFORM.b(action), s.die1 + s.die2, bound_to(s))
        if AGAIN.holds(action):
            mean: i64 = 0
            for colour in range(PLATFORMS):
                mean += hope(s, seat, colour, s.driven)
            return mean // PLATFORMS - judge(s, seat)
        if REPAIR.holds(action):
            return gain(s, seat, REPAIR.a(action))
        return 0

    def prospect(self, s: Table, seat: i64) -> i64:
        """How far his locos have come, in cells: what a loco at home and one on its way are worth to the end."""
        return fortune(s, seat)


def bound_to(s: Table) -> i64:
    """F2.5 The loco of a second turn."""
    return s.driven if s.second else -1


def gain(s: Table, seat: i64, colour: i64) -> i64:
    """F6.2 What naming this colour promises over leaving it to the die."""
    mean: i64 = 0
    for c in range(PLATFORMS):
        mean += hope(s, seat, c, bound_to(s))
    return hope(s, seat, colour, bound_to(s)) - mean // PLATFORMS - TILE_WORTH * (s.seats - 1)


def hope(s: Table, seat: i64, colour: i64, loco: i64) -> i64:
    """The mean over both dice, if this colour falls; with the loco of a second turn, or (-1) any."""
    total: i64 = 0
    for points in range(2, 13):
        if s.strict and (s.lies[colour] >> 1) ^ s.open == 2:  # F2.2r1 it can only come across turned
            best = after_slide(s, seat, colour, 1 - (s.lies[colour] & 1), points, loco)
        else:
            best = max(after_slide(s, seat, colour, WAY_A, points, loco), after_slide(s, seat, colour, WAY_B, points, loco))
        total += best * (points - 1 if points < 8 else 13 - points)
    return total // THROWS


def after_slide(s: Table, seat: i64, colour: i64, way: i64, points: i64, only: i64) -> i64:
    """The best that can be made of the points once the platform lies so."""
    t = s.clone()
    t.slide(colour, way)
    if only >= 0 and t.locos[only] == SHED:
        only = -1
    best: i64 = -1000000
    hand = False
    for loco in range(seat * EACH, seat * EACH + EACH):
        if only < 0 or loco == only:
            if t.locos[loco] >= 0:
                best = max(best, after(t, seat, loco, -1, points))
            elif t.locos[loco] == HAND:
                hand = True
    if hand:
        for lane in range(LANES):
            if t.holder[t.board.start[lane]] < 0:
                best = max(best, after(t, seat, -1, lane, points))
    return best if best > -1000000 else judge(t, seat)


def after(s: Table, seat: i64, loco: i64, lane: i64, points: i64) -> i64:
    """The table once this loco has been driven, or (-1) one has entered on this lane."""
    t = s.clone()
    if loco >= 0:
        drive(t, loco, points)
    else:
        enter(t, t.in_hand(seat), lane, points)
    return judge(t, seat)


def judge(s: Table, seat: i64) -> i64:
    """Our own locos count for us; those of all the others, on average, as much against us."""
    value: i64 = 0
    for p in range(s.seats):
        value += fortune(s, p) * (s.seats - 1 if p == seat else -1)
    return value


def fortune(s: Table, p: i64) -> i64:
    """In cells: how far his locos have come."""
    whole = beyond(s, -1) + 1
    sum: i64 = 0
    for loco in range(p * EACH, p * EACH + EACH):
        at = s.locos[loco]
        if at == SHED:
            sum += whole + HOME_BONUS
        elif at >= 0:
            sum += max(1, whole - to_go(s, at))
    return sum


def to_go(s: Table, cell: i64) -> i64:
    """Cells to the finish; lanes unknown yet are taken at the mean."""
    board = s.board
    colour = board.colour[cell]
    if colour < 0:
        if board.finish[cell] == 1:
            return PARKED_RISK
        near = board.left[cell] <= NEAR and board.section[cell] < SECTIONS - 1
        return board.left[cell] + beyond(s, board.section[cell]) + (NEAR_RISK if near else 0)
    lies = s.lies[colour]
    bay = lies >> 1
    at = (lies & 1) * board.cells + cell
    left = board.left[at]
    while board.aboard[at] >= 0:
        at = (lies & 1) * board.cells + board.aboard[at]
    end = board.aboard[at]
    if end > JOINT or joint(end) >= LANES:
        return left + TRAPPED + beyond(s, bay)
    return left + board.length[LANES * (bay + 1) + joint(end)] + beyond(s, bay + 1)


def beyond(s: Table, section: i64) -> i64:
    """Cells behind this section, by the mean of the lanes."""
    length = s.board.length
    sum: i64 = 0
    for k in range(LANES * (section + 1), LANES * SECTIONS):
        sum += length[k]
    return sum // LANES + DEPTH * (SECTIONS - 1 - max(section, 0))
