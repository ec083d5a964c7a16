"""Steps that rule books share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import NOBODY, Action, Frame, S, Step, a_of, b_of, frame, one_less, seat_of
from fullsteam.kernel.ints import Ints, bit
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import DONE, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Step[S]):
    """ "As many as you like." Put it on the agenda as auto(seat): it asks that seat, again and again, until it is done
    or no longer asked."""

    def asked(self, s: S, seat: i64) -> bool:
        """Is there anything to ask? Only what everybody knows may decide: the question itself must not leak."""
        raise NotImplementedError

    def options(self, s: S, seat: i64, out: Ints) -> None:
        """What may be done besides being done; ascending. Each must use something up, so that it ends."""
        raise NotImplementedError

    def do(self, s: S, seat: i64, action: Action) -> None:
        raise NotImplementedError

    def run(self, s: S, f: Frame) -> None:
        if self.asked(s, a_of(f)):
            s.agenda.push(frame(self.id, a_of(f), 0, 0))

    def legal(self, s: S, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        self.options(s, seat, out)

    def apply(self, s: S, f: Frame, action: Action) -> None:
        if action != DONE:
            s.agenda.push(frame(self.id, NOBODY, seat_of(f), 0))
            self.do(s, seat_of(f), action)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromBag(Step[S]):
    """ "Draw b for seat a." Put it on the agenda as chance(a, b): chance names the kinds one by one, each with the
    weight of its copies."""

    def __init__(self, name: str, rule: str, word: Word) -> None:
        super().__init__(name, rule)
        self.word: Final = word  # what chance says: a word with the kinds of the bag as its only domain

    def bag(self, s: S) -> Bag:
        raise NotImplementedError

    def give(self, s: S, seat: i64, kind: i64) -> None:
        """It has left the bag."""
        raise NotImplementedError

    def legal(self, s: S, f: Frame, seat: i64, out: Ints) -> None:
        counts = self.bag(s).counts
        for kind in range(len(counts)):
            if counts[kind] > 0:
                out.push(self.word.of(kind))

    def weights(self, s: S, f: Frame, out: Ints) -> None:
        counts = self.bag(s).counts
        for kind in range(len(counts)):
            if counts[kind] > 0:
                out.push(counts[kind])

    def sample(self, s: S, f: Frame, rng: Rng) -> Action:
        bag = self.bag(s)
        return self.word.of(bag.pick(rng.below(bag.total)))

    def apply(self, s: S, f: Frame, action: Action) -> None:
        if b_of(f) > 1:
            s.then(one_less(f))
        kind = self.word.a(action)
        self.bag(s).take(kind)
        self.give(s, a_of(f), kind)

    def roll(self, s: S, f: Frame, rng: Rng) -> i64:
        bag = self.bag(s)
        for k in range(b_of(f)):
            self.give(s, a_of(f), bag.draw(rng))
        return b_of(f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Alike(Step[S]):
    """ "Roll the dice." Put it on the agenda as chance(...): chance says the word, with any arguments, all alike."""

    def __init__(self, name: str, rule: str, word: Word) -> None:
        super().__init__(name, rule)
        self.word: Final = word

    def among(self, s: S) -> i64:
        """Of how many? The first so many of the word."""
        return self.word.size

    def legal(self, s: S, f: Frame, seat: i64, out: Ints) -> None:
        for k in range(self.among(s)):
            out.push(self.word.base + k)

    def weights(self, s: S, f: Frame, out: Ints) -> None:
        for k in range(self.among(s)):
            out.push(1)

    def sample(self, s: S, f: Frame, rng: Rng) -> Action:
        return self.word.base + rng.below(self.among(s))


SETTLED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class AnySeat(Alike[S]):
    """ "The first player is found by lot." The word has a seat as its only argument. chance(SETTLED): it is seat 1 without
    a lot, and chance only says so."""

    def among(self, s: S) -> i64:
        return s.seats

    def legal(self, s: S, f: Frame, seat: i64, out: Ints) -> None:
        for k in range(1 if a_of(f) == SETTLED else s.seats):
            out.push(self.word.base + k)

    def weights(self, s: S, f: Frame, out: Ints) -> None:
        for k in range(1 if a_of(f) == SETTLED else s.seats):
            out.push(1)

    def sample(self, s: S, f: Frame, rng: Rng) -> Action:
        return self.word.base + rng.below(1 if a_of(f) == SETTLED else s.seats)


def next_seat(mask: i64, seat: i64, seats: i64) -> i64:
    """The next seat of the mask, clockwise: never this one, unless it is the only one. The mask is not empty."""
    q = seat + 1 if seat + 1 < seats else 0
    while not mask >> q & 1:
        q = q + 1 if q + 1 < seats else 0
    return q


@mypyc_attr(allow_interpreted_subclasses=True)
class Ascending(Step[S]):
    """ "Raise or pass, in turn; the last one in wins." Put it on the agenda as auto(mask, seat): the seats of the mask are
    still in, this seat spoke last and leads. Who cannot raise has passed unasked: only what everybody may know may
    decide that."""

    def after(self, s: S, mask: i64, seat: i64) -> i64:
        """Whose turn is it next? Clockwise, if the game does not say otherwise."""
        return next_seat(mask, seat, s.seats)

    def can_raise(self, s: S, seat: i64) -> bool:
        raise NotImplementedError

    def raises(self, s: S, seat: i64, out: Ints) -> None:
        """What he may bid; ascending."""
        raise NotImplementedError

    def raised(self, s: S, seat: i64, action: Action) -> None:
        raise NotImplementedError

    def passed(self, s: S, seat: i64) -> None:
        raise NotImplementedError

    def won(self, s: S, seat: i64) -> None:
        raise NotImplementedError

    def run(self, s: S, f: Frame) -> None:
        mask = a_of(f)
        seat = self.after(s, mask, b_of(f))
        while mask != bit(seat):
            if self.can_raise(s, seat):
                s.agenda.push(frame(self.id, seat, mask, 0))
                return
            mask &= ~bit(seat)
            self.passed(s, seat)
            seat = self.after(s, mask, seat)
        self.won(s, seat)

    def legal(self, s: S, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        self.raises(s, seat, out)

    def apply(self, s: S, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        mask = a_of(f)
        if action == DONE:
            mask &= ~bit(seat)
            self.passed(s, seat)
        else:
            self.raised(s, seat, action)
        s.agenda.push(frame(self.id, NOBODY, mask, seat))
