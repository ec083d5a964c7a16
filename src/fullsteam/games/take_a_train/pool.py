"""Locos that nobody sees."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fullsteam.games.take_a_train.components import number_of
from fullsteam.kernel.ints import bit


@final
@mypyc_attr(acyclic=True)
class Pool:
    """Locos nobody sees: the face-down pile, the box, and the face-down locos of players.

    `sure` are in the round for certain (they have been seen); of `maybe`, never seen this round, `few` are in it and
    the others lie in the box. `blind` of them all lie face down before players. So nothing is decided before it is
    shown, and there is no secret to keep."""

    def __init__(self, sure: i64, maybe: i64, few: i64, blind: i64, late: i64) -> None:
        self.sure = sure
        self.maybe = maybe
        self.few = few
        self.blind = blind
        self.late = late  # shown after one was taken blind, then mixed in again and another taken blind (T2.8)

    def clone(self) -> Pool:
        return Pool(self.sure, self.maybe, self.few, self.blind, self.late)

    def left(self) -> i64:
        """The size of the face-down pile."""
        return number_of(self.sure) + self.few - self.blind

    def could_hold(self) -> i64:
        """All that may lie in the pile."""
        return self.sure | self.maybe if self.few > 0 else self.sure

    def weight_sure(self) -> i64:
        """Each place in the pile is as likely as the other; see weight_maybe, weight_late."""
        return number_of(self.maybe) if self.few > 0 else 1

    def weight_late(self) -> i64:
        """Of two blind ones only the second can be this loco: half of what is left is this one."""
        return self.weight_sure() * (number_of(self.sure & ~self.late) + self.few)

    def take(self, loco: i64) -> None:
        if self.sure >> loco & 1:
            self.sure &= ~bit(loco)
            self.late &= ~bit(loco)
        else:
            self.maybe &= ~bit(loco)
            self.few -= 1

    def hide(self, seen: i64) -> None:
        """T2.8 Mix these in; one of all is taken face down."""
        if self.blind > 0:
            self.late = seen
        self.sure |= seen
        self.blind += 1

    def dump(self) -> list[int]:
        return [self.sure, self.maybe, self.few, self.blind, self.late]
