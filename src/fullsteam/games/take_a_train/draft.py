"""T2.4 Pre-empted and T2.6 rotating: everybody gets three locos, without lots to open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.take_a_train.auctions import Bidding, Naming, gets, highest, lowest, push_locos, reveal
from fullsteam.games.take_a_train.components import NOTHING
from fullsteam.games.take_a_train.lots import SHOW, FromPool
from fullsteam.games.take_a_train.state import Player, Table
from fullsteam.games.take_a_train.words import (
    CHOOSE,
    KEEP,
    KEEPS,
    KEPT,
    MUST_CHOOSE,
    NOT_THERE,
    PAYS,
    RECEIVED,
    RECEIVES,
    REVEALS,
    TURN_OVER,
    TURNS,
)
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, only, seat_of
from fullsteam.kernel.ints import Ints, bit, ints
from fullsteam.kernel.words import DONE

# --- T2.4 Pre-empted


@final
class Preempted(Step[Table]):
    """T2.4 Three lots, everyone in each: as many locos face down as players; seat a is the starter, who decides ties.
    Nobody has anything: all bid 0 unasked (T2.9). (Which locos lie there is drawn when they are revealed.)"""

    def run(self, s: Table, f: Frame) -> None:
        s.opener = a_of(f)
        if s.buyers() == 0:
            s.opener = NOTHING
            return
        s.then(PREEMPTED_LOT.auto(s.opener + 1 if s.opener + 1 < s.seats else 0))
        mask: i64 = 0
        for q in range(s.seats):
            if s.players[q].cash > 0:
                mask |= bit(q)
        if mask != 0:
            s.then(BLIND_BIDS.all(mask))
        else:
            reveal_lot(s, ints([-1] * s.seats))


@final
class BlindBids(Bidding):
    """T2.4 All bid secretly, 0 up to their cash, no minimum, any number of zeros (T2.4r1)."""

    def low(self, s: Table, f: Frame, seat: i64) -> i64:
        return 0

    def resolve(self, s: Table, f: Frame, choices: Ints) -> None:
        reveal_lot(s, choices)


def reveal_lot(s: Table, choices: Ints) -> None:
    """T2.4 Bids, then locos are revealed."""
    reveal(s, bit(s.seats) - 1, choices)
    s.choosers = bit(s.seats) - 1
    s.plan(SHOW.chance(0, s.seats), NEXT_CHOICE.auto())


@final
class NextChoice(Naming):
    """T2.4 Highest bid chooses first, and so on down. Equal bids: when their place comes the starter names who of them
    chooses next (T2.4r2). The last loco: no question."""

    def run(self, s: Table, f: Frame) -> None:
        if s.choosers == 0:
            return
        found = highest(s, s.choosers)
        if found & (found - 1) == 0:
            self.named(s, lowest(found))
        else:
            s.then(NEXT_CHOICE.by(s.opener, found))

    def named(self, s: Table, seat: i64) -> None:
        s.choosers &= ~bit(seat)
        if s.choosers == 0:
            gets(s, seat, lowest(s.shown), s.bids.items[seat])
        else:
            s.plan(CHOICE.by(seat), NEXT_CHOICE.auto())


@final
class Choice(Step[Table]):
    """T2.4 He takes the loco of his choice and pays his own bid; it stays face up whatever was paid (T2.9)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        push_locos(CHOOSE, s.shown, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        return self.no(NOT_THERE, CHOOSE.a(action)) if CHOOSE.holds(action) else self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        gets(s, seat_of(f), CHOOSE.a(action), s.bids.items[seat_of(f)])


# --- T2.6 Rotating


@final
class DealLocos(FromPool):
    """T2.6 Each gets three locos, and only he sees them."""

    def give(self, s: Table, seat: i64, loco: i64) -> None:
        s.players[seat].hand |= bit(loco)
        s.tell(RECEIVES, seat, loco, to=only(seat))
        s.tell(RECEIVED, seat, to=~only(seat))


@final
class Rotating(Step[Table]):
    """T2.6 Deal three each, in seat order from the starter (a); keep, pass on, keep, pass on; show, pay."""

    def run(self, s: Table, f: Frame) -> None:
        if b_of(f) < s.seats:
            seat = (a_of(f) + b_of(f)) % s.seats
            s.plan(DEAL_LOCOS.chance(seat, 3), ROTATING_DEAL.auto(a_of(f), b_of(f) + 1))
        else:
            everybody = bit(s.seats) - 1
            s.plan(KEEPING.all(everybody), KEEPING.all(everybody), LAST_LOCO.auto(a_of(f)))


@final
class Keeping(Step[Table]):
    """T2.6 All keep one, secretly and at the same time, and pass the others to the left."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        push_locos(KEEP, s.players[seat].hand, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        return self.no(NOT_THERE, KEEP.a(action)) if KEEP.holds(action) else self.no(NOT_NOW)

    def resolve(self, s: Table, f: Frame, choices: Ints) -> None:
        for q in range(s.seats):
            keep(s, q, KEEP.a(choices.items[q]))
        last = s.players[s.seats - 1].hand
        for k in range(s.seats - 1):
            q = s.seats - 1 - k
            receive(s, q, s.players[q - 1].hand)
        receive(s, 0, last)


def keep(s: Table, seat: i64, loco: i64) -> None:
    p = s.players[seat]
    p.hand &= ~bit(loco)
    p.kept |= bit(loco)
    s.tell(KEEPS, seat, loco, to=only(seat))
    s.tell(KEPT, seat, to=~only(seat))


def receive(s: Table, seat: i64, hand: i64) -> None:
    """From the right; who passed them on knows them, too."""
    s.players[seat].hand = hand
    giver = seat - 1 if seat > 0 else s.seats - 1
    those = only(seat) | only(giver)
    mask = hand
    while mask != 0:
        loco = lowest(mask)
        mask &= ~bit(loco)
        s.tell(RECEIVES, seat, loco, to=those)
        s.tell(RECEIVED, seat, to=~those)


@final
class LastLoco(Step[Table]):
    """T2.6 The last one is kept without a question. Then all locos are shown and, in seat order from the starter (a),
    paid for."""

    def run(self, s: Table, f: Frame) -> None:
        for q in range(s.seats):
            p = s.players[q]
            p.locos = p.kept | p.hand
            p.hand = 0
            p.kept = 0
            mask = p.locos
            while mask != 0:
                s.tell(REVEALS, q, lowest(mask))
                mask &= mask - 1
        for k in range(s.seats):
            s.then(PAYING.auto((a_of(f) + s.seats - 1 - k) % s.seats))


def price(s: Table, p: Player) -> i64:
    """T2.6 Sum of the powers times the highest multiplier (option rotating=sum: the sum alone; T2.6r1)."""
    power = p.power(s.figures)
    return power if s.by_sum else power * p.factor(s.figures)


@final
class Paying(Step[Table]):
    """T2.6 Who can pay must. Who cannot turns one loco of his choice face down, then another only if he still cannot; a
    face-down loco counts neither in the sum nor as multiplier (three face down cost 0; T2.6r2)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        p = s.players[seat]
        due = price(s, p)
        if due <= p.cash:
            p.pay(due)
            s.tell(PAYS, seat, number=due)
        else:
            s.plan(PAYING.by(seat), f)

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        push_locos(TURN_OVER, s.players[seat].locos, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        return self.no(NOT_THERE, TURN_OVER.a(action)) if TURN_OVER.holds(action) else self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        turn_over(s, seat_of(f), TURN_OVER.a(action))


def turn_over(s: Table, seat: i64, loco: i64) -> None:
    """T1.4 From now on its face plays no part."""
    p = s.players[seat]
    p.locos &= ~bit(loco)
    p.down += 1
    s.pool.sure |= bit(loco)
    s.pool.blind += 1
    s.tell(TURNS, seat, loco)


PREEMPTED_LOT: Final[Preempted] = Preempted("preempted", "T2.4")
BLIND_BIDS: Final[BlindBids] = BlindBids("blind_bids", "T2.4")
NEXT_CHOICE: Final[NextChoice] = NextChoice("next_choice", "T1.3")
CHOICE: Final[Choice] = Choice("choice", "T2.4")
DEAL_LOCOS: Final[DealLocos] = DealLocos("deal_locos", "T2.6")
ROTATING_DEAL: Final[Rotating] = Rotating("rotating", "T2.6")
KEEPING: Final[Keeping] = Keeping("keeping", "T2.6")
LAST_LOCO: Final[LastLoco] = LastLoco("last_loco", "T2.6")
PAYING: Final[Paying] = Paying("paying", "T2.6")
