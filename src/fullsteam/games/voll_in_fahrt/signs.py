"""How a player stands, in a dozen numbers, for a judgement that is learnt (fullsteam train)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import JOINT, joint
from fullsteam.games.voll_in_fahrt.components import EACH, HAND, SHED
from fullsteam.games.voll_in_fahrt.driving import WINNING
from fullsteam.games.voll_in_fahrt.heuristics import Judged, beyond
from fullsteam.games.voll_in_fahrt.plans import LANES, SECTIONS
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.kernel.ints import Ints

SIGNS: Final[list[str]] = [
    "one home",
    "two home",
    "race",  # cells to the victory, of the locos that are nearest to it
    "spare",  # how far the next one has come
    "started",  # locos on the board
    "to move",
    "arriving",  # locos that any roll brings home from the last section
    "before the gap",  # locos from which a roll may lead into the open bay
    "before a platform",  # locos from which a roll leads onto a platform
    "riding",  # locos on a platform, on a rail that leads on
    "trapped",  # locos on a rail that leads nowhere
    "parked",  # locos pushed onto a finish cell
    "chased",  # cells that pursuers close behind may push them, summed up
    "tiles",  # repair tiles
]
REACH: Final = 7  # cells of a usual roll
FURTHEST: Final = 12  # cells of the best roll


class Learnt(Judged):
    """The game, and what a learnt judgement looks at."""

    def sign_names(self) -> list[str]:
        return SIGNS

    def signs(self, s: Table, seat: i64, out: Ints) -> None:
        home = s.home(seat)
        out.push(1 if home == 1 else 0)
        out.push(1 if home >= 2 else 0)
        race(s, seat, WINNING - home, out)
        started: i64 = 0
        for loco in range(seat * EACH, seat * EACH + EACH):
            if s.locos[loco] >= 0:
                started += 1
        out.push(started)
        out.push(1 if s.player == seat else 0)
        places(s, seat, out)
        out.push(s.tiles.items[seat])

    def progress(self, s: Table) -> i64:
        """Per mille: how far the leader has come."""
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.home(seat))
        return most * 1000 // WINNING


def race(s: Table, seat: i64, needed: i64, out: Ints) -> None:
    """The shortest ways of as many locos as are still needed, and how far the next one has come."""
    whole = beyond(s, -1) + 1
    sum: i64 = 0
    taken: i64 = 0  # mask of locos
    spare: i64 = 0
    for n in range(needed + 1):
        best: i64 = -1
        way = whole
        for k in range(EACH):
            at = s.locos[seat * EACH + k]
            if not taken >> k & 1 and at != SHED:
                left = whole if at == HAND else min(whole, way_left(s, at))
                if best < 0 or left < way:
                    best = k
                    way = left
        if best >= 0:
            taken |= 1 << best
            if n < needed:
                sum += way
            else:
                spare = whole - way
    out.push(sum)
    out.push(spare)


def way_left(s: Table, cell: i64) -> i64:
    """Cells to the finish; lanes unknown yet are taken at the mean."""
    board = s.board
    colour = board.colour[cell]
    if colour < 0:
        return board.left[cell] + beyond(s, board.section[cell])
    bay = s.lies[colour] >> 1
    return board.left[(s.lies[colour] & 1) * board.cells + cell] + beyond(s, bay)


def places(s: Table, seat: i64, out: Ints) -> None:
    board = s.board
    arriving: i64 = 0
    gap: i64 = 0
    before: i64 = 0
    riding: i64 = 0
    trapped: i64 = 0
    parked: i64 = 0
    chased: i64 = 0
    for loco in range(seat * EACH, seat * EACH + EACH):
        at = s.locos[loco]
        if at < 0:
            continue
        chased += pursuers(s, seat, loco)
        if board.colour[at] >= 0:
            if leads_on(s, at):
                riding += 1
            else:
                trapped += 1
        elif board.finish[at] == 1:
            parked += 1
        elif board.section[at] == SECTIONS - 1:
            arriving += 1 if board.left[at] <= REACH else 0
        elif board.left[at] < REACH:
            if board.section[at] == s.open:
                gap += 1
            else:
                before += 1
    out.push(arriving)
    out.push(gap)
    out.push(before)
    out.push(riding)
    out.push(trapped)
    out.push(parked)
    out.push(chased)


def leads_on(s: Table, cell: i64) -> bool:
    """Does this rail of a platform lead to a lane?"""
    board = s.board
    way = (s.lies[board.colour[cell]] & 1) * board.cells
    at = way + cell
    while board.aboard[at] >= 0:
        at = way + board.aboard[at]
    end = board.aboard[at]
    return end <= JOINT and joint(end) < LANES


def pursuers(s: Table, seat: i64, loco: i64) -> i64:
    """Locos of others close behind."""
    mine = s.progress(s.locos[loco])
    n: i64 = 0
    for other in range(s.seats * EACH):
        if other // EACH != seat and s.locos[other] >= 0:
            behind = mine - s.progress(s.locos[other])
            if behind > 0 and behind <= FURTHEST:
                n += 1
    return n
