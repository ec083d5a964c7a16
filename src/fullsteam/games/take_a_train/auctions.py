"""T2, stage 1: the auctions, how one bids. (The lots they are about: lots.py; pre-empted and rotating: draft.py.)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fullsteam.games.take_a_train.components import DOUBLE_BLIND, LOCOS, NOTHING, PASSING, UNIT
from fullsteam.games.take_a_train.state import Table
from fullsteam.games.take_a_train.words import (
    ADDED,
    AWARD,
    BID,
    DECLINES,
    HAD_BID,
    MUST_BID,
    MUST_CHOOSE,
    NAMES,
    NOT_TIED,
    OPENS,
    PASSES,
    RAISES,
    SOLD,
    TOO_HIGH,
    TOO_LOW,
)
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, seat_of
from fullsteam.kernel.idioms import Ascending
from fullsteam.kernel.ints import Ints, bit, empty
from fullsteam.kernel.words import DONE, Word

SECOND: Final = 1  # b of a sealed frame: the second bid of T2.3


def lowest(mask: i64) -> i64:
    k: i64 = 0
    while not mask >> k & 1:
        k += 1
    return k


def push_locos(word: Word, mask: i64, out: Ints) -> None:
    for k in range(LOCOS):
        if mask >> k & 1:
            out.push(word.of(k))


# --- Bids


def push_bids(low: i64, high: i64, out: Ints) -> None:
    """T1.3 In steps of 50, never more than one has."""
    first = BID.of(low // UNIT)
    for i in range((high - low) // UNIT + 1):
        out.push(first + i)


def bid_of(action: Action) -> i64:
    return BID.a(action) * UNIT


def wrong_bid(step: Step[Table], action: Action, low: i64, high: i64) -> Refusal:
    if not BID.holds(action):
        return step.no(NOT_NOW)
    if bid_of(action) < low:
        return step.no(TOO_LOW, BID.a(action), number=low)
    return step.no(TOO_HIGH, BID.a(action), number=high)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidding(Step[Table]):
    """T1.3 A bid: between two amounts."""

    def low(self, s: Table, f: Frame, seat: i64) -> i64:
        raise NotImplementedError

    def high(self, s: Table, f: Frame, seat: i64) -> i64:
        return s.players[seat].purse()

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        push_bids(self.low(s, f, seat), self.high(s, f, seat), out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            why = self.no(MUST_BID)
        else:
            why = wrong_bid(self, action, self.low(s, f, seat), self.high(s, f, seat))
        if why.rule == self.rule:  # several auctions share this step: cite the one that is on
            return Refusal(why.code, why.number, f"T2.{s.auction + 1}")
        return why


@final
class Opening(Bidding):
    """T2.1, T2.5 The starter opens at the power of the loco or more."""

    def low(self, s: Table, f: Frame, seat: i64) -> i64:
        return s.figures.power[s.lot]

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        opened(s, seat_of(f), bid_of(action))


def ask_opening(s: Table, seat: i64) -> None:
    if s.players[seat].cash - s.figures.power[s.lot] < UNIT:
        opened(s, seat, s.figures.power[s.lot])
    else:
        s.then(OPENING.by(seat))


def opened(s: Table, seat: i64, amount: i64) -> None:
    s.bid = amount
    s.leader = seat
    s.tell(OPENS, seat, amount // UNIT)
    if s.auction == PASSING:
        s.then(CALL.auto(s.buyers(), seat))
    else:
        ask_outcry(s)


@final
class Call(Ascending[Table]):
    """T2.1 Passing: clockwise, raise or pass for this loco. Last one in pays his bid. T2.9 Who cannot raise has passed."""

    def can_raise(self, s: Table, seat: i64) -> bool:
        return s.players[seat].purse() >= s.bid + UNIT

    def raises(self, s: Table, seat: i64, out: Ints) -> None:
        push_bids(s.bid + UNIT, s.players[seat].purse(), out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return wrong_bid(self, action, s.bid + UNIT, s.players[seat].purse())

    def raised(self, s: Table, seat: i64, action: Action) -> None:
        s.bid = bid_of(action)
        s.leader = seat
        s.tell(RAISES, seat, BID.a(action))

    def passed(self, s: Table, seat: i64) -> None:
        s.tell(PASSES, seat)

    def won(self, s: Table, seat: i64) -> None:
        sold(s, seat, s.bid)


@final
class Outcry(Step[Table]):
    """T2.5 Open: anyone but the highest bidder may raise, at any time; a raise asks all again. Sold when every other
    buyer has declined the standing bid; T2.9 who cannot raise counts as declined (T2.5r1)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        push_bids(s.bid + UNIT, s.players[seat].purse(), out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return wrong_bid(self, action, s.bid + UNIT, s.players[seat].purse())

    def act(self, s: Table, f: Frame, seat: i64, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINES, seat)
            still = a_of(f) & ~bit(seat)
            if still != 0:
                s.then(OUTCRY.any(still))
            else:
                sold(s, s.leader, s.bid)
            return
        s.bid = bid_of(action)
        s.leader = seat
        s.tell(RAISES, seat, BID.a(action))
        ask_outcry(s)


def ask_outcry(s: Table) -> None:
    mask: i64 = 0
    buyers = s.buyers()
    for q in range(s.seats):
        if buyers >> q & 1 and q != s.leader and s.players[q].purse() >= s.bid + UNIT:
            mask |= bit(q)
    if mask != 0:
        s.then(OUTCRY.any(mask))
    else:
        sold(s, s.leader, s.bid)


@final
class Sealed(Bidding):
    """T2.2 Blind: all bid secretly, the starter at least the power, the others 0 or anything. T2.3 Double blind (b = 1):
    a second secret bid that is added; both together at most his cash (T2.3r1). T2.9 Who has nothing left bids 0 unasked."""

    def low(self, s: Table, f: Frame, seat: i64) -> i64:
        return s.figures.power[s.lot] if seat == s.opener and b_of(f) != SECOND else 0

    def high(self, s: Table, f: Frame, seat: i64) -> i64:
        cash = s.players[seat].purse()
        return cash - s.bids.items[seat] if b_of(f) == SECOND else cash

    def resolve(self, s: Table, f: Frame, choices: Ints) -> None:
        if b_of(f) == SECOND:
            reveal_second(s, choices)
            decide(s)
            return
        reveal(s, s.buyers(), choices)
        if s.auction == DOUBLE_BLIND:
            ask_sealed(s, SECOND)
        else:
            decide(s)


def ask_sealed(s: Table, second: i64) -> None:
    mask: i64 = 0
    buyers = s.buyers()
    for q in range(s.seats):
        if buyers >> q & 1:
            left = s.players[q].purse()
            if second == SECOND:
                left -= s.bids.items[q]
            if left > 0:
                mask |= bit(q)
    if mask != 0:
        s.then(SEALED.all(mask, second))
    else:
        decide(s)


def reveal(s: Table, buyers: i64, choices: Ints) -> None:
    """All bids at once; who was not asked had nothing to bid."""
    bids = empty()
    for q in range(s.seats):
        if buyers >> q & 1:
            amount = bid_of(choices.items[q]) if choices.items[q] >= 0 else 0
            bids.push(amount)
            s.tell(HAD_BID, q, amount // UNIT)
        else:
            bids.push(NOTHING)
    s.bids = bids


def reveal_second(s: Table, choices: Ints) -> None:
    """T2.3 What was added; from now on the totals count."""
    bids = s.bids.clone()
    for q in range(s.seats):
        if bids.items[q] >= 0:
            amount = bid_of(choices.items[q]) if choices.items[q] >= 0 else 0
            bids.items[q] += amount
            s.tell(ADDED, q, amount // UNIT)
    s.bids = bids


def highest(s: Table, mask: i64) -> i64:
    """Who of these has bid the most, a mask."""
    best: i64 = -1
    found: i64 = 0
    for q in range(s.seats):
        if mask >> q & 1:
            amount = s.bids.items[q]
            if amount > best:
                best = amount
                found = 0
            if amount == best:
                found |= bit(q)
    return found


def decide(s: Table) -> None:
    """T2.2, T2.3 The highest pays his bid. One below the power cannot win (T2.2r1): the starter's is not below."""
    found = highest(s, s.buyers())
    if found & (found - 1) == 0:
        seat = lowest(found)
        sold(s, seat, s.bids.items[seat])
    else:
        s.then(TIE.by(s.opener, found))


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming(Step[Table]):
    """T1.3 Equal bids: the starter, who opened the lot, decides among the seats of mask a, himself included (T1.3r1)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for q in range(s.seats):
            if a_of(f) >> q & 1:
                out.push(AWARD.of(q))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if not AWARD.holds(action):
            return self.no(NOT_NOW)
        return self.no(NOT_TIED, AWARD.a(action))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        s.tell(NAMES, seat_of(f), AWARD.a(action))
        self.named(s, AWARD.a(action))

    def named(self, s: Table, seat: i64) -> None:
        raise NotImplementedError


@final
class Tie(Naming):
    """T1.3 Blind and double blind, on the totals: he gets the loco."""

    def named(self, s: Table, seat: i64) -> None:
        sold(s, seat, s.bids.items[seat])


# --- The hammer falls


def sold(s: Table, seat: i64, price: i64) -> None:
    """T2.1 The others shown are set aside. The next lot is on the agenda already."""
    gets(s, seat, s.lot, price)
    s.put_aside()


def gets(s: Table, seat: i64, loco: i64, price: i64) -> None:
    p = s.players[seat]
    p.pay(price)
    p.locos |= bit(loco)
    s.shown &= ~bit(loco)
    s.tell(SOLD, seat, loco, number=price)


OPENING: Final[Opening] = Opening("opening", "T2.1")
CALL: Final[Call] = Call("call", "T2.1")
OUTCRY: Final[Outcry] = Outcry("outcry", "T2.5")
SEALED: Final[Sealed] = Sealed("sealed", "T2.2")
TIE: Final[Tie] = Tie("tie", "T1.3")
