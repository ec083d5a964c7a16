"""Voll in Fahrt: the rules, in the order of the rule book. F numbers are its paragraphs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.voll_in_fahrt.board import BOARDS, Board
from fullsteam.games.voll_in_fahrt.components import (
    EACH,
    HAND,
    PLATFORMS,
    SHED,
    TILES,
    WAY_A,
    WAY_B,
)
from fullsteam.games.voll_in_fahrt.driving import WINNING, drive, enter
from fullsteam.games.voll_in_fahrt.outlook import legs
from fullsteam.games.voll_in_fahrt.plans import LANES
from fullsteam.games.voll_in_fahrt.signs import Learnt
from fullsteam.games.voll_in_fahrt.state import Table
from fullsteam.games.voll_in_fahrt.views import lying
from fullsteam.games.voll_in_fahrt.words import (
    AGAIN,
    BEGINS,
    DICE,
    DRIVE,
    ENTER,
    FIRST,
    HAND_EMPTY,
    HANDS_IN,
    IN_HAND,
    IN_SHED,
    LAID,
    LIES,
    MUST_DRIVE,
    MUST_SLIDE,
    OTHER_COLOUR,
    PLATFORM,
    REPAIR,
    ROLL,
    ROLLED,
    SAME_LOCO,
    SECOND,
    SECOND_FIRST,
    SLIDES,
    START_TAKEN,
    STUCK,
    TILE_FIRST,
    TURN_OF,
    VERBS,
)
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, seat_of, step_of
from fullsteam.kernel.idioms import SETTLED, Alike, AnySeat
from fullsteam.kernel.ints import Ints, empty
from fullsteam.kernel.words import DONE

# --- F1 Set-up


@final
class FirstPlayer(AnySeat[Table]):
    """F1.1 Start player: at random, or seat 1 (F1.1r1). Then the platforms, each in a random way (F1.1r2)."""

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        p = FIRST.a(action)
        s.player = p
        s.tell(BEGINS, p)
        s.plan(LAY.chance(0), LAY.chance(1), LAY.chance(2), TURN.auto(p))


@final
class Lay(Step[Table]):
    """F1.1 The way of platform a at set-up (F1.1r2)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(LAID.of(a_of(f), WAY_A))
        out.push(LAID.of(a_of(f), WAY_B))

    def weights(self, s: Table, f: Frame, out: Ints) -> None:
        out.push(1)
        out.push(1)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        colour = LAID.a(action)
        s.lies[colour] = s.lies[colour] >> 1 << 1 | LAID.b(action)
        s.tell(LIES, colour, LAID.b(action))


# --- F2 A turn


@final
class Turn(Step[Table]):
    """F2 A turn of seat a; b: 1 for a second one (F2.5). F6.2 Who has a repair tile is asked before any die is rolled."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        s.player = seat
        s.second = b_of(f) == 1
        s.colour = -1
        s.die1 = s.die2 = 0
        s.turns += 1
        if s.second:
            s.tell(SECOND, seat, number=s.turns)
        else:
            s.driven = -1
            s.tell(TURN_OF, seat, number=s.turns)
        if s.tiles.items[seat] > 0:
            s.then(MEND.by(seat))
        else:
            s.then(THREE_DICE.chance(seat))


@final
class Mend(Step[Table]):
    """F6.2 One repair tile a turn may be handed in, in second turns too (F6.2r1): name the colour, then roll only the two
    dice."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        for colour in range(PLATFORMS):
            out.push(REPAIR.of(colour))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return self.no(TILE_FIRST)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        if action == DONE:
            s.then(THREE_DICE.chance(seat))
            return
        s.colour = REPAIR.a(action)
        s.give_tiles(seat, -1)
        s.tell(HANDS_IN, seat, s.colour)
        s.then(TWO_DICE.chance(seat))


@final
class ThreeDice(Alike[Table]):
    """F2.1 Seat a rolls all three dice together. All outcomes alike: the colour die shows each colour twice (F0.1r1)."""

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        s.colour = ROLL.a(action)
        rolled(s, a_of(f), ROLL.b(action), ROLL.c(action))


@final
class TwoDice(Alike[Table]):
    """F6.2 Seat a has named the colour and rolls the two dice, in a second turn too (F6.2r3)."""

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        rolled(s, a_of(f), DICE.a(action), DICE.b(action))


def rolled(s: Table, seat: i64, face1: i64, face2: i64) -> None:
    """F2.1 First the platform, then the loco. F2.5 Then a double is looked at."""
    s.die1 = face1 + 1
    s.die2 = face2 + 1
    s.tell(ROLLED, s.colour, face1, face2, number=s.die1 + s.die2)
    s.plan(SLIDE.auto(seat), MOVE.auto(seat), DOUBLE.auto(seat))


@final
class Slide(Step[Table]):
    """F2.2 The platform of the rolled colour moves into the open bay, in either way; the locos on it ride along and may
    be driven at once (F2.2r2); turned, they change order (F2.2r3). (Option turning=strict, F2.2r1: into the opposite bay
    it slides across, A becomes B and B becomes A; there is nothing to ask.)"""

    def run(self, s: Table, f: Frame) -> None:
        lies = s.lies[s.colour]
        if s.strict and (lies >> 1) ^ s.open == 2:  # B0-B2, B1-B3
            slide(s, 1 - (lies & 1))
        else:
            s.then(SLIDE.by(a_of(f)))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(PLATFORM.of(s.colour, WAY_A))
        out.push(PLATFORM.of(s.colour, WAY_B))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_SLIDE, s.colour)
        if PLATFORM.holds(action):
            return self.no(OTHER_COLOUR, s.colour)
        return self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        slide(s, PLATFORM.b(action))


def slide(s: Table, way: i64) -> None:
    s.tell(SLIDES, s.colour, s.open, way)
    s.slide(s.colour, way)


def bound(s: Table) -> i64:
    """F2.5 The loco a second turn is bound to, or -1. (Option double_after_home=any: none if it is in a shed.)"""
    return s.driven if s.second and s.locos[s.driven] != SHED else -1


def ways_to_move(s: Table, seat: i64) -> i64:
    """F2.3, F2.5 How many ways to move a loco are there? F2.5r2 After an accident: as many as free start cells."""
    loco = bound(s)
    if loco >= 0:
        return 1 if s.locos[loco] >= 0 else s.free_starts()
    n: i64 = 0
    hand = False
    for k in range(seat * EACH, seat * EACH + EACH):
        if s.locos[k] >= 0:
            n += 1
        elif s.locos[k] == HAND:
            hand = True
    return n + s.free_starts() if hand else n


@final
class Move(Step[Table]):
    """F2.3 One own loco must move by the sum of the dice: one on the board, or one from the hand by a free start cell
    (F2.3r2, F3.2r1). No way to do so: the turn ends after the platform (F2.3r1). One way only: no need to ask."""

    def run(self, s: Table, f: Frame) -> None:
        n = ways_to_move(s, a_of(f))
        if n > 1:
            s.then(MOVE.by(a_of(f)))
        elif n == 1:
            out = empty()
            self.legal(s, f, a_of(f), out)
            move(s, a_of(f), out.items[0])
        else:
            s.tell(STUCK, a_of(f))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        only = bound(s)
        hand = False
        for k in range(EACH):
            loco = seat * EACH + k
            if only >= 0 and loco != only:
                continue
            if s.locos[loco] >= 0:
                out.push(DRIVE.of(k))
            elif s.locos[loco] == HAND:
                hand = True
        if hand:
            for lane in range(LANES):
                if s.holder[s.board.start[lane]] < 0:
                    out.push(ENTER.of(lane))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_DRIVE)
        if ENTER.holds(action):
            if s.in_hand(seat) < 0:
                return self.no(HAND_EMPTY)
            return self.no(START_TAKEN, ENTER.a(action))
        if not DRIVE.holds(action):
            return self.no(NOT_NOW)
        k = DRIVE.a(action)
        if bound(s) >= 0:
            return self.no(SAME_LOCO, bound(s) % EACH)
        if s.locos[seat * EACH + k] == SHED:
            return self.no(IN_SHED, k)
        return self.no(IN_HAND, k)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        move(s, seat_of(f), action)


def move(s: Table, seat: i64, action: Action) -> None:
    """F2.5r1 The loco chosen is the one a second turn is bound to. Locos in hand are alike: the first one enters."""
    points = s.die1 + s.die2
    s.last = action
    s.last_seat = seat
    if DRIVE.holds(action):
        s.driven = seat * EACH + DRIVE.a(action)
        drive(s, s.driven, points)
        return
    s.driven = bound(s) if bound(s) >= 0 else s.in_hand(seat)
    enter(s, s.driven, ENTER.a(action), points)


@final
class Double(Step[Table]):
    """F2.5 After a double one more full turn, if the player likes; decided before rolling. Not if no loco was moved
    or it is in a shed (F2.5r3, option double_after_home); a second double gives nothing more. F5.4 After a victory
    nothing more is played."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        home = s.driven >= 0 and s.locos[s.driven] == SHED
        if home and s.home(seat) == WINNING:
            return
        if s.die1 == s.die2 and not s.second and s.driven >= 0 and (not home or s.any_after_home):
            s.then(DOUBLE.by(seat))
        else:
            s.then(TURN.auto(next_seat(s, seat)))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        out.push(AGAIN.of(0))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return self.no(SECOND_FIRST)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if action == DONE:
            s.then(TURN.auto(next_seat(s, seat_of(f))))
        else:
            s.then(TURN.auto(seat_of(f), 1))


def outlook(s: Table, seat: i64) -> dict[str, object]:
    """What each way to slide (F2.2) and each way to move (F2.3) would bring to the seat that is asked."""
    if seat < 0:
        return {}
    step = step_of(s.agenda.items[s.agenda.size - 1])
    if step == MOVE.id:
        return moves(s, seat)
    return slides(s, seat) if step == SLIDE.id else {}


def slides(s: Table, seat: i64) -> dict[str, object]:
    """F2.2 The platform in the open bay, in each way, and the moves it leaves."""
    out: dict[str, object] = {}
    for way in (WAY_A, WAY_B):
        t = s.clone()
        t.slide(s.colour, way)
        out[VERBS.text(PLATFORM.of(s.colour, way))] = {**lying(t, s.colour), "moves": moves(t, seat)}
    return out


def moves(s: Table, seat: i64) -> dict[str, object]:
    """F2.4-F5 Who drives where, who is pushed, who comes to grief."""
    actions = empty()
    MOVE.legal(s, MOVE.by(seat), seat, actions)
    out: dict[str, object] = {}
    for i in range(actions.size):
        t = s.clone()
        t.events = []
        move(t, seat, actions.items[i])
        out[VERBS.text(actions.items[i])] = legs(s, t)
    return out


def next_seat(s: Table, seat: i64) -> i64:
    """F1.1 Clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


FIRST_PLAYER: Final[FirstPlayer] = FirstPlayer("first_player", "F1.1", FIRST)
LAY: Final[Lay] = Lay("lay", "F1.1")
TURN: Final[Turn] = Turn("turn", "F2")
MEND: Final[Mend] = Mend("mend", "F6.2")
THREE_DICE: Final[ThreeDice] = ThreeDice("three_dice", "F2.1", ROLL)
TWO_DICE: Final[TwoDice] = TwoDice("two_dice", "F6.2", DICE)
SLIDE: Final[Slide] = Slide("slide", "F2.2")
MOVE: Final[Move] = Move("move", "F2.3")
DOUBLE: Final[Double] = Double("double", "F2.5")


@final
class VollInFahrt(Learnt):
    def __init__(self, boards: list[Board]) -> None:
        steps: list[Step[Table]] = [FIRST_PLAYER, LAY, TURN, MEND, THREE_DICE, TWO_DICE, SLIDE, MOVE, DOUBLE]
        super().__init__(boards, steps)

    def new(self, players: i64, options: dict[str, str], rules: i64) -> Table:
        """F1 Set-up."""
        s = self.table(options["board"], players)
        s.rules = rules
        s.strict = options["turning"] == "strict"
        s.any_after_home = options["double_after_home"] == "any"
        s.parks = options["pushed_home"] == "park"
        if options["repair"] == "on":
            s.stock = TILES
        s.then(FIRST_PLAYER.chance(SETTLED if options["first"] == "seat1" else 0))
        return s

    def score(self, s: Table, seat: i64) -> i64:
        """F5.4 Locos home."""
        return s.home(seat)

    def standing(self, s: Table, seat: i64) -> i64:
        """F5.4 Locos home; then the furthest loco still on the way; still equal: shared (F5.4r1)."""
        return s.home(seat) * 1024 + s.furthest(seat)

    def view(self, s: Table, seat: i64) -> dict[str, object]:
        out = super().view(s, seat)
        out["outlook"] = outlook(s, self.actor(s))
        return out

    def tallies(self, s: Table) -> dict[str, int]:
        return {"turns": s.turns, "moves": s.moves, "pushes": s.pushes, "accidents": s.accidents}


GAME: Final[VollInFahrt] = VollInFahrt(BOARDS)
