"""T2.7 and T2.8: which loco is sold next, by whom, and what happens to those who cannot pay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fullsteam.games.take_a_train.auctions import ask_opening, ask_sealed, gets, lowest, push_locos
from fullsteam.games.take_a_train.components import BLIND, DOUBLE_BLIND, LOCOS, NOTHING, OPEN, nth, number_of
from fullsteam.games.take_a_train.state import NO_BIDS, Table
from fullsteam.games.take_a_train.words import (
    BUY,
    CANNOT_PAY,
    DRAWN_LOCO,
    HANDS_ON,
    MUST_CHOOSE,
    NO_SALE,
    NOT_THERE,
    OFFER,
    OFFERS,
    RESHUFFLED,
    SET_ASIDE,
    SHOWN,
    TAKES_BLIND,
)
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, seat_of
from fullsteam.kernel.idioms import next_seat
from fullsteam.kernel.ints import Ints, bit
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import DONE, Word

# --- Locos from the pile


@mypyc_attr(allow_interpreted_subclasses=True)
class FromPool(Step[Table]):
    """T1.2 "Draw b locos for seat a" from the face-down pile. Put it on the agenda as chance(a, b)."""

    def give(self, s: Table, seat: i64, loco: i64) -> None:
        """It has left the pile."""
        raise NotImplementedError

    def weight(self, s: Table, loco: i64) -> i64:
        pool = s.pool
        if pool.late >> loco & 1:
            return pool.weight_late()
        if pool.sure >> loco & 1:
            return pool.weight_sure()
        return pool.few if pool.maybe >> loco & 1 else 0

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for k in range(LOCOS):
            if self.weight(s, k) > 0:
                out.push(DRAWN_LOCO.of(k))

    def weights(self, s: Table, f: Frame, out: Ints) -> None:
        for k in range(LOCOS):
            w = self.weight(s, k)
            if w > 0:
                out.push(w)

    def draw(self, s: Table, rng: Rng) -> i64:
        """The short cut: while nothing has been mixed in again all in the pool weigh the same."""
        pool = s.pool
        mask = pool.maybe
        each = pool.few
        if pool.sure != 0:
            if pool.few > 0 or pool.late != 0:
                return self.draw_mixed(s, rng)
            mask = pool.sure
            each = 1
        return nth(mask, rng.below(number_of(mask) * each) // each)

    def draw_mixed(self, s: Table, rng: Rng) -> i64:
        total: i64 = 0
        for k in range(LOCOS):
            total += self.weight(s, k)
        r = rng.below(total)
        loco: i64 = 0
        r -= self.weight(s, 0)
        while r >= 0:
            loco += 1
            r -= self.weight(s, loco)
        return loco

    def sample(self, s: Table, f: Frame, rng: Rng) -> Action:
        return DRAWN_LOCO.of(self.draw(s, rng))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if b_of(f) > 1:
            s.then(self.chance(a_of(f), b_of(f) - 1))
        loco = DRAWN_LOCO.a(action)
        s.pool.take(loco)
        self.give(s, a_of(f), loco)

    def roll(self, s: Table, f: Frame, rng: Rng) -> i64:
        for k in range(b_of(f)):
            loco = self.draw(s, rng)
            s.pool.take(loco)
            self.give(s, a_of(f), loco)
        return b_of(f)


@final
class Show(FromPool):
    """T2.1 Locos are shown to all."""

    def give(self, s: Table, seat: i64, loco: i64) -> None:
        s.recent = bit(loco) if s.shown == 0 else s.recent | bit(loco)
        s.shown |= bit(loco)
        s.tell(SHOWN, loco)


# --- T2.7 The frame of passing, blind, double blind and open


@final
class Lot(Step[Table]):
    """T2.7 The next lot; its starter is the first buyer from seat a on, clockwise; who lacks money is still a buyer
    (T2.9r1). Nobody lacks a loco: stage 1 is over. None can pay any unsold loco, as far as anybody can tell (T2.7r2, T2.8r1):
    over, too (T1.4)."""

    def run(self, s: Table, f: Frame) -> None:
        buyers = s.buyers()
        s.lot = NOTHING
        s.leader = NOTHING
        s.opener = NOTHING
        if buyers == 0:
            return
        starter = a_of(f) if buyers >> a_of(f) & 1 else next_seat(buyers, a_of(f), s.seats)
        if s.hopeless(buyers):
            s.tell(NO_SALE)
            face_down_for_all(s)
        else:
            s.then(SHOWING.auto(starter, min(1 if s.auction == OPEN else 3, s.unsold())))


@final
class Showing(Step[Table]):
    """T2.7 b locos are shown. Pile too short: what is there, then the set-aside ones are shuffled, then the rest
    (T2.7r3)."""

    def run(self, s: Table, f: Frame) -> None:
        missing = b_of(f) - number_of(s.shown)
        if missing > 0:
            if s.pool.left() == 0:
                assert s.pool.blind == 0, "nobody takes a loco blind while some lie aside"
                s.tell(RESHUFFLED, number=number_of(s.aside))
                s.pool.sure |= s.aside
                s.aside = 0
            s.plan(SHOW.chance(0, min(missing, s.pool.left())), f)
        elif number_of(s.buyers()) == 1:
            s.then(ALONE.auto(a_of(f)))
        else:
            s.then(OPENER.auto(a_of(f)))


@mypyc_attr(allow_interpreted_subclasses=True)
class OfThoseShown(Step[Table]):
    """T2.7, T2.8 Which of the locos shown? One whose power he can pay."""

    def __init__(self, name: str, rule: str, word: Word) -> None:
        super().__init__(name, rule)
        self.word: Final = word

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        push_locos(self.word, s.payable(s.shown, s.players[seat].cash), out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if not self.word.holds(action):
            return self.no(NOT_NOW)
        loco = self.word.a(action)
        if not s.shown >> loco & 1:
            return self.no(NOT_THERE, loco)
        return self.no(CANNOT_PAY, loco, number=s.figures.power[loco] - s.players[seat].cash)


@final
class Opener(OfThoseShown):
    """T2.1, T2.2, T2.7 The starter picks a loco whose power he can pay, and must if he can. If he can pay none, the next
    buyer on his left has the right (ties included, T1.3); if nobody can, all shown are set aside and the same starter
    shows new ones (T2.7r1). One possible loco: no question."""

    def run(self, s: Table, f: Frame) -> None:
        starter = a_of(f)
        buyers = s.buyers()
        seat = starter
        payable = s.payable(s.shown, s.players[seat].cash)
        while payable == 0:
            seat = next_seat(buyers, seat, s.seats)
            if seat == starter:
                s.tell(SET_ASIDE, number=number_of(s.shown))
                s.put_aside()
                s.then(LOT.auto(starter))
                return
            payable = s.payable(s.shown, s.players[seat].cash)
        if seat != starter:
            s.tell(HANDS_ON, starter, seat)
        s.opener = seat
        if payable & (payable - 1) == 0:
            self.offer(s, seat, lowest(payable))
        else:
            s.then(OPENER.by(seat))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        self.offer(s, seat_of(f), OFFER.a(action))

    def offer(self, s: Table, seat: i64, loco: i64) -> None:
        """T2.7 After this lot the next starter is the next buyer left of the one who opened."""
        s.lot = loco
        s.bids = NO_BIDS
        s.tell(OFFERS, seat, loco)
        s.then(LOT.auto(seat + 1 if seat + 1 < s.seats else 0))
        if s.auction == BLIND or s.auction == DOUBLE_BLIND:
            ask_sealed(s, 0)
        else:
            ask_opening(s, seat)


@final
class Alone(OfThoseShown):
    """T2.8 One buyer left: he buys one of those shown that he can pay, his choice, at its power, and must if he can
    (T2.8r2). Can he pay none, he takes one unsold loco at random, face down: those shown and set aside are mixed in
    (T2.8r1)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        payable = s.payable(s.shown, s.players[seat].cash)
        if payable == 0:
            take_blind(s, seat, 1)
            s.pool.hide(s.shown | s.aside)
            s.shown = 0
            s.aside = 0
            s.then(LOT.auto(seat))
        elif payable & (payable - 1) == 0:
            self.buy(s, seat, lowest(payable))
        else:
            s.then(ALONE.by(seat))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        self.buy(s, seat_of(f), BUY.a(action))

    def buy(self, s: Table, seat: i64, loco: i64) -> None:
        gets(s, seat, loco, s.figures.power[loco])
        s.put_aside()
        s.then(LOT.auto(seat))


def take_blind(s: Table, seat: i64, n: i64) -> None:
    s.players[seat].down += n
    s.tell(TAKES_BLIND, seat, number=n)


def face_down_for_all(s: Table) -> None:
    """T1.4 Who lacks locos gets unsold ones, face down; nobody will see which (T1.4r1)."""
    s.pool.sure |= s.shown | s.aside
    s.shown = 0
    s.aside = 0
    for q in range(s.seats):
        missing = 3 - s.players[q].has()
        if missing > 0:
            s.pool.blind += missing
            take_blind(s, q, missing)


SHOW: Final[Show] = Show("show", "T2.1")
LOT: Final[Lot] = Lot("lot", "T2.7")
SHOWING: Final[Showing] = Showing("showing", "T2.7")
OPENER: Final[Opener] = Opener("opener", "T2.7", OFFER)
ALONE: Final[Alone] = Alone("alone", "T2.8", BUY)
