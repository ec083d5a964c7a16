"""What a seat may know, as a row of numbers: the form learning programs read.

A row is described by blocks: a name, what the numbers mean, between which bounds they lie, and a label for each where
there are several. (The meaning is for people who write programs: in English, like the source.)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.kernel.ints import Ints

LARGEST: Final = 1 << 24  # beyond this a 32-bit float no longer tells whole numbers apart


@final
class Block:
    """Numbers of one kind: one a label, or a single one."""

    def __init__(self, name: str, about: str, low: i64, high: i64, labels: list[str] | None = None) -> None:
        assert -LARGEST <= low < high <= LARGEST, f"{name}: bounds {low} to {high}"
        self.name: Final = name
        self.about: Final = about
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.labels: Final[list[str]] = labels or []

    @property
    def size(self) -> int:
        return len(self.labels) or 1

    def names(self) -> list[str]:
        """One a number: hand.b7, or score."""
        return [f"{self.name}.{label}" for label in self.labels] or [self.name]


def around(players: i64) -> list[str]:
    """The seats as an observer counts them: himself, then the others in the order of play."""
    return ["me"] + [f"left{k}" for k in range(1, players)]


def names(blocks: list[Block]) -> list[str]:
    """What each number of a row is called, in order."""
    return [name for block in blocks for name in block.names()]


def bounds(blocks: list[Block]) -> tuple[list[int], list[int]]:
    """The lowest and the highest value of each number of a row."""
    low: list[int] = []
    high: list[int] = []
    for block in blocks:
        low += [int(block.low)] * block.size
        high += [int(block.high)] * block.size
    return low, high


# What encoders share. (Where there is room, Ints.zeros and single cells are faster than to push every number.)


def one_of(n: i64, size: i64, out: Ints) -> None:
    """So many numbers: a 1 at place n, none if n is below 0."""
    at = out.zeros(size)
    if n >= 0:
        out.items[at + n] = 1


def flags(mask: i64, size: i64, out: Ints) -> None:
    """So many numbers: a 1 for each bit of the mask."""
    at = out.zeros(size)
    items = out.items
    while mask != 0:
        items[at] = mask & 1
        mask >>= 1
        at += 1


def who(one: i64, seat: i64, seats: i64, out: Ints) -> None:
    """A number a seat, counted from the observer: a 1 at this one, none if it is below 0."""
    one_of((one - seat + seats) % seats if one >= 0 else -1, seats, out)


def those(mask: i64, seat: i64, seats: i64, out: Ints) -> None:
    """A number a seat, counted from the observer: a 1 for each of the mask."""
    for k in range(seats):
        out.push(mask >> (seat + k) % seats & 1)
