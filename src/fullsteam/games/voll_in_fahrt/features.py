"""What lies open to all, as numbers for programs that learn. Seats are counted from the observer, his locos first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import grief
from fullsteam.games.voll_in_fahrt.components import (
    BAY,
    COLOUR,
    EACH,
    HAND,
    HAZARD,
    LANE,
    LOCO,
    PLATFORMS,
    SHED,
    TILES,
)
from fullsteam.games.voll_in_fahrt.plans import BAYS, LANES, SECTIONS
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.games.voll_in_fahrt.views import Seen
from fullsteam.kernel.features import Block, around, who
from fullsteam.kernel.ints import Ints

FURTHEST: Final = 64 * SECTIONS


class Observed(Seen):
    """The game, and what a seat may know of it as numbers."""

    def blocks(self, players: i64) -> list[Block]:
        return [
            Block("turn_of", "1 if it is this seat's turn", 0, 1, around(players)),
            Block("second_turn", "1 if it is a second turn after a double (F2.5)", 0, 1),
            Block("bound", "the loco a second turn is bound to; 0: none", 0, EACH),
            Block("colour", "1 if the colour die shows this colour, or it was named", 0, 1, COLOUR.labels),
            Block("die", "points of this die; 0: not rolled", 0, 6, ["1", "2"]),
            Block("bay", f"the platform in this bay, 1 to 3: {', '.join(COLOUR.labels)}; 0: open", 0, PLATFORMS, BAY.labels),
            Block("turned", "1 if this platform lies in way B", 0, 1, COLOUR.labels),
            Block("start_taken", "1 if a loco stands on the start of this lane", 0, 1, LANE.labels),
            Block("stock", "repair tiles in stock", 0, TILES),
            *[block for who in around(players) for block in player_blocks(who)],
        ]

    def features(self, s: Table, seat: i64, out: Ints) -> None:
        seats = s.seats
        who(s.player, seat, seats, out)
        out.push(1 if s.second else 0)
        out.push(s.driven % EACH + 1 if s.second and s.locos[s.driven] != SHED else 0)
        for colour in range(PLATFORMS):
            out.push(1 if s.colour == colour else 0)
        out.push(s.die1)
        out.push(s.die2)
        for bay in range(BAYS):
            out.push(s.bays[bay] + 1)
        for colour in range(PLATFORMS):
            out.push(s.lies[colour] & 1)
        for lane in range(LANES):
            out.push(1 if s.holder[s.board.start[lane]] >= 0 else 0)
        out.push(s.stock)
        for k in range(seats):
            player(s, (seat + k) % seats, out)


def player_blocks(who: str) -> list[Block]:
    return [
        Block(f"{who}.home", "locos in sheds; the third wins", 0, EACH),
        Block(f"{who}.tiles", "repair tiles", 0, TILES),
        *[block for loco in LOCO.labels for block in loco_blocks(f"{who}.loco{loco}")],
    ]


def loco_blocks(loco: str) -> list[Block]:
    return [
        Block(f"{loco}.in_hand", "1 if it is in the hand", 0, 1),
        Block(f"{loco}.home", "1 if it is in a shed", 0, 1),
        Block(f"{loco}.progress", "how far along it is (F5.4), 64 a section; 0: not on the board", 0, FURTHEST),
        Block(f"{loco}.lane", "its lane or rail, from 1; 0: not on the board", 0, 4),
        Block(f"{loco}.platform", "the platform it stands on, as in bay; 0: none", 0, PLATFORMS),
        Block(f"{loco}.ahead", "what it would meet next, 1 to 6: " + ", ".join(HAZARD.labels) + "; 0: a cell", 0, 6),
    ]


def player(s: Table, p: i64, out: Ints) -> None:
    out.push(s.home(p))
    out.push(s.tiles.items[p])
    for k in range(EACH):
        loco(s, s.locos[p * EACH + k], out)


def loco(s: Table, at: i64, out: Ints) -> None:
    out.push(1 if at == HAND else 0)
    out.push(1 if at == SHED else 0)
    if at < 0:
        out.zeros(4)
        return
    to = s.ahead(at)
    out.push(s.progress(at))
    out.push(s.board.lane[at] + 1)
    out.push(s.board.colour[at] + 1)
    out.push(0 if to >= 0 else grief(to) + 1)
