"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.games.voll_in_fahrt.board import JOINT, Board, filled, grief, joint
from fullsteam.games.voll_in_fahrt.components import (
    AT_OPEN_BAY,
    COLOUR,
    EACH,
    HAND,
    LOCOS,
    PLATFORMS,
    SEAT,
    SHED,
)
from fullsteam.games.voll_in_fahrt.plans import BAYS, SLOTS
from fullsteam.games.voll_in_fahrt.words import REFUSALS, VERBS, happenings
from fullsteam.kernel.core import Game, State, Step
from fullsteam.kernel.ints import Ints, empty, ints


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """What lies on the table; Table(…, other) is an independent copy. Piles marked "whole" are never changed, only
    replaced by new ones: copies share them. Riding along (F2.2) needs no work: on a platform a loco stands on a cell of
    that platform, wherever it lies."""

    def __init__(self, board: Board, seats: i64, other: Table | None = None) -> None:
        super().__init__(seats, other)
        self.board = board
        if other is None:
            self.locos: vec[i64] = filled(LOCOS, HAND)  # loco: its cell, HAND or SHED
            self.holder: vec[i64] = filled(int(board.cells), -1)  # cell: the loco on it, or -1
            self.bays: vec[i64] = filled(BAYS, -1)  # bay: its platform, or -1 (open)
            self.lies: vec[i64] = filled(PLATFORMS, 0)  # platform: 2 * bay + way
            self.open: i64 = board.plan.open
            for colour, bay in enumerate(board.plan.homes):
                self.bays[bay] = colour
                self.lies[colour] = 2 * bay
            self.sheds: Ints = empty()  # whole; locos in order of arrival
            self.tiles: Ints = ints([0] * int(seats))  # whole; repair tiles of each player
            self.stock: i64 = 0  # of repair tiles
            self.colour: i64 = -1  # what the dice show; -1 before the first roll of a turn
            self.die1: i64 = 0
            self.die2: i64 = 0
            self.player: i64 = -1  # whose turn it is
            self.second = False  # is it his second one (F2.5)
            self.driven: i64 = -1  # the loco chosen in this turn (in a second turn before the move: in the first one)
            self.last: i64 = 0  # the latest choice of a loco: a verb, 0 before the first ...
            self.last_seat: i64 = 0  # ... and who made it
            self.turns: i64 = 0
            self.moves: i64 = 0  # turns in which a loco was driven
            self.pushes: i64 = 0  # moves with a push
            self.accidents: i64 = 0
            self.strict = False  # option turning (F2.2)
            self.any_after_home = False  # option double_after_home (F2.5)
            self.parks = True  # option pushed_home (F5.2)
        else:
            self.locos = other.locos[:]
            self.holder = other.holder[:]
            self.bays = other.bays[:]
            self.lies = other.lies[:]
            self.open = other.open
            self.sheds = other.sheds
            self.tiles = other.tiles
            self.stock = other.stock
            self.colour = other.colour
            self.die1 = other.die1
            self.die2 = other.die2
            self.player = other.player
            self.second = other.second
            self.driven = other.driven
            self.last = other.last
            self.last_seat = other.last_seat
            self.turns = other.turns
            self.moves = other.moves
            self.pushes = other.pushes
            self.accidents = other.accidents
            self.strict = other.strict
            self.any_after_home = other.any_after_home
            self.parks = other.parks

    def clone(self) -> Table:
        return Table(self.board, self.seats, self)

    # Tracks.

    def ahead(self, cell: i64) -> i64:
        """F2.4, F4.1 What lies ahead of this cell, as the platforms lie now: a cell, or grief(hazard)."""
        board = self.board
        to = board.ahead[cell]
        if to > JOINT:
            return to
        colour = board.colour[cell]
        if colour < 0:
            border = joint(to)
            colour = self.bays[border >> 2]
            if colour < 0:
                return grief(AT_OPEN_BAY)
            return board.entry[(2 * colour + (self.lies[colour] & 1)) * SLOTS + (border & 3)]
        lies = self.lies[colour]
        to = board.aboard[(lies & 1) * board.cells + cell]
        if to > JOINT:
            return to
        return board.out[(lies >> 1) * SLOTS + joint(to)]

    def slide(self, colour: i64, way: i64) -> None:
        """F2.2 This platform into the open bay; the bay it leaves is the open one."""
        bay = self.open
        self.open = self.lies[colour] >> 1
        self.bays[self.open] = -1
        self.bays[bay] = colour
        self.lies[colour] = 2 * bay + way

    def progress(self, cell: i64) -> i64:
        """F5.4 How far along is this cell? Later in S0 B0 S1 … S4; then fewer cells left on its lane or rail."""
        board = self.board
        colour = board.colour[cell]
        if colour < 0:
            return 64 * (board.section[cell] + 1) - board.left[cell]
        lies = self.lies[colour]
        return 64 * ((lies >> 1) + 1) + 32 - board.left[(lies & 1) * board.cells + cell]

    # Locos.

    def put(self, loco: i64, cell: i64) -> None:
        """From wherever it is to a free cell, to the HAND or to a SHED."""
        old = self.locos[loco]
        if old >= 0:
            self.holder[old] = -1
        self.locos[loco] = cell
        if cell >= 0:
            self.holder[cell] = loco

    def in_hand(self, seat: i64) -> i64:
        """The first of his locos in hand (they are all alike), or -1."""
        for loco in range(seat * EACH, seat * EACH + EACH):
            if self.locos[loco] == HAND:
                return loco
        return -1

    def home(self, seat: i64) -> i64:
        """How many of his locos are in sheds?"""
        n: i64 = 0
        for loco in range(seat * EACH, seat * EACH + EACH):
            if self.locos[loco] == SHED:
                n += 1
        return n

    def furthest(self, seat: i64) -> i64:
        """F5.4 The progress of his furthest loco still on the way; 0: there is none."""
        best: i64 = 0
        for loco in range(seat * EACH, seat * EACH + EACH):
            if self.locos[loco] >= 0:
                best = max(best, self.progress(self.locos[loco]))
        return best

    def free_starts(self) -> i64:
        n: i64 = 0
        for lane in range(len(self.board.start)):
            if self.holder[self.board.start[lane]] < 0:
                n += 1
        return n

    def give_tiles(self, seat: i64, n: i64) -> None:
        """F6 From the stock to this player, or (n negative) back."""
        self.tiles = self.tiles.clone()
        self.tiles.items[seat] += n
        self.stock -= n

    def tiles_everywhere(self) -> int:
        return int(self.stock) + sum(self.tiles.to_list())

    def dump(self) -> dict[str, object]:
        out = self.dump_kernel()
        out["board"] = self.board.name
        out["locos"] = list(self.locos)
        out["lies"] = list(self.lies)
        out["sheds"] = self.sheds.to_list()
        out["tiles"] = self.tiles.to_list()
        out["stock"] = self.stock
        out["dice"] = [self.colour, self.die1, self.die2]
        out["player"] = self.player
        out["second"] = self.second
        out["driven"] = self.driven
        out["last"] = [self.last, self.last_seat]
        out["tallies"] = [self.turns, self.moves, self.pushes, self.accidents]
        out["strict"] = self.strict
        out["any_after_home"] = self.any_after_home
        out["parks"] = self.parks
        return out


class Kept(Game[Table]):
    """The game, as far as the table alone says it. boards: our own, of which an option chooses one, or that of a box."""

    def __init__(self, boards: list[Board], steps: list[Step[Table]]) -> None:
        super().__init__("voll-in-fahrt", VERBS, happenings(boards[0].names), REFUSALS, steps, "F5.4")
        self.boards: Final = boards

    def table(self, board: str, seats: i64) -> Table:
        """On the board of this name; with a box there is only one."""
        for b in self.boards:
            if b.name == board or len(self.boards) == 1:
                return Table(b, seats)
        raise ValueError(f"no board {board}")

    def census(self, s: Table) -> dict[str, int]:
        """F0.1 Locos on cells, in hands and in sheds; platforms in bays; repair tiles."""
        out: dict[str, int] = {f"locos {SEAT.labels[p]}": 0 for p in range(s.seats)}
        for loco in range(s.seats * EACH):
            at = s.locos[loco]
            if at == HAND or (at == SHED and s.sheds.has(loco)) or (at >= 0 and s.holder[at] == loco):
                out[f"locos {SEAT.labels[loco // EACH]}"] += 1
        for colour in range(PLATFORMS):
            out[COLOUR.labels[colour]] = 1 if s.bays[s.lies[colour] >> 1] == colour else 0
        out["repair"] = s.tiles_everywhere()
        return out

    def load(self, data: dict[str, Any]) -> Table:
        """The table of a dump."""
        s = self.table(data["board"], data["seats"])
        s.load_kernel(data)
        for loco, cell in enumerate(data["locos"]):
            s.put(loco, cell)
        lie(s, data["lies"])
        s.sheds = ints(data["sheds"])
        s.tiles = ints(data["tiles"])
        s.stock = data["stock"]
        s.colour, s.die1, s.die2 = data["dice"]
        s.player = data["player"]
        s.second = data["second"]
        s.driven = data["driven"]
        s.last, s.last_seat = data["last"]
        s.turns, s.moves, s.pushes, s.accidents = data["tallies"]
        s.strict = data["strict"]
        s.any_after_home = data["any_after_home"]
        s.parks = data["parks"]
        return s


def lie(s: Table, lies: list[i64]) -> None:
    """Every platform in its bay and way, as in Table.lies; the bay that stays empty is the open one."""
    s.bays = filled(BAYS, -1)
    s.lies = vec[i64](lies)
    for colour in range(PLATFORMS):
        s.bays[s.lies[colour] >> 1] = colour
    for bay in range(BAYS):
        if s.bays[bay] < 0:
            s.open = bay
