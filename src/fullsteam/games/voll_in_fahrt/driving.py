"""F2.4-F5: one loco is driven, and what comes of it: pushes, an accident, the way home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import JOINT, grief
from fullsteam.games.voll_in_fahrt.components import EACH, HAND, SHED, UNBRAKED
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.games.voll_in_fahrt.words import (
    CRASHES,
    ENTERS,
    GETS_TILE,
    HOME,
    PARKED,
    PUSHES,
    WINS,
)

WINNING: Final = 3  # locos in sheds


def enter(s: Table, loco: i64, lane: i64, points: i64) -> None:
    """F2.3 From the hand by way of a free start cell, which costs the first point. Blocked there, it stays on it and pushes
    (F3.1r1)."""
    s.put(loco, s.board.start[lane])
    s.tell(ENTERS, loco // EACH, loco % EACH, lane)
    drive(s, loco, points - 1)


def drive(s: Table, loco: i64, points: i64) -> None:
    """F2.3 The loco drives; F3.1 what it meets is pushed on with the points that are left, and so on down the chain.
    F4.2 The first accident ends the move, so there is at most one. F5.3 An occupied finish cell is no different
    (F5.3r1)."""
    s.moves += 1
    left = advance(s, loco, points, True)
    at = s.locos[loco]
    if s.board.finish[at] == 1:  # F5.1 it brakes, whatever is left; F5.2r2 it may have stood there before
        arrive(s, loco)
        return
    if left == 0:
        return
    front = s.ahead(at)
    if front >= 0:
        s.pushes += 1
    while front >= 0:
        loco = s.holder[front]
        s.tell(PUSHES, loco // EACH, loco % EACH, number=left)
        left = advance(s, loco, left, False)
        at = s.locos[loco]
        if left == 0:
            if s.board.finish[at] == 1:
                stop_unbraked(s, loco)
            return
        front = s.ahead(at)
    crash(s, loco, grief(front))  # F4.1r2 the loco behind stays where it is


def advance(s: Table, loco: i64, points: i64, driven: bool) -> i64:
    """F2.4 On, a point a cell, until the points are used up or the next cell is occupied or none; the points left.
    F4.1r1 On the last cell with no points left it is safe. F3.3 Only its own rail matters where rails cross
    (F3.3r1)."""
    ahead = s.board.ahead
    holder = s.holder
    start = s.locos[loco]
    at = start
    left = points
    while left > 0:
        to = ahead[at]
        if to <= JOINT:  # only here does it matter how the platforms lie
            to = s.ahead(at)
        if to < 0 or holder[to] >= 0:
            break
        at = to
        left -= 1
    if at != start:
        s.put(loco, at)
        names = s.board.names
        s.tell(names.drives if driven else names.pushed, loco // EACH, loco % EACH, at, number=points - left)
    return left


def arrive(s: Table, loco: i64) -> None:
    """F5.1 Into a shed. F5.4 The third one ends the game at once."""
    seat = loco // EACH
    s.put(loco, SHED)
    s.sheds = s.sheds.clone()
    s.sheds.push(loco)
    home = s.home(seat)
    s.tell(HOME, seat, loco % EACH, number=home)
    if home == WINNING:
        s.tell(WINS, seat)


def stop_unbraked(s: Table, loco: i64) -> None:
    """F5.2 Pushed exactly onto the finish cell: it stays there, or (option pushed_home, F5.2r1) has an accident."""
    if s.parks:
        s.tell(PARKED, loco // EACH, loco % EACH)
    else:
        crash(s, loco, UNBRAKED)


def crash(s: Table, loco: i64, hazard: i64) -> None:
    """F4.1 Back to the owner's hand; what points are left is lost. F6.1 Every accident brings a repair tile (F6.1r1),
    while the stock lasts; without the variant there is none."""
    seat = loco // EACH
    s.put(loco, HAND)
    s.accidents += 1
    s.tell(CRASHES, seat, loco % EACH, hazard)
    if s.stock > 0:
        s.give_tiles(seat, 1)
        s.tell(GETS_TILE, seat, number=s.tiles.items[seat])
