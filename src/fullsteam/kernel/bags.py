"""Bag: a pile nobody can see into."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Bag:
    """A face-down pile has no order: how many of each kind it holds, and how many in all."""

    __slots__ = ("counts", "total")

    def __init__(self, counts: vec[i64], total: i64) -> None:
        self.counts = counts
        self.total = total

    def clone(self) -> Bag:
        return Bag(self.counts[:], self.total)

    def add(self, kind: i64) -> None:
        self.counts[kind] += 1
        self.total += 1

    def take(self, kind: i64) -> None:
        assert self.counts[kind] > 0, "not in the bag"
        self.counts[kind] -= 1
        self.total -= 1

    def pick(self, r: i64) -> i64:
        """The kind of item r, 0 <= r < total, were they laid out in order of kind. The item stays in the bag."""
        counts = self.counts
        kind: i64 = 0
        r -= counts[0]
        while r >= 0:
            kind += 1
            r -= counts[kind]
        return kind

    def draw(self, rng: Rng) -> i64:
        """Any item leaves the bag: its kind."""
        kind = self.pick(rng.below(self.total))
        self.take(kind)
        return kind

    def pour(self, other: Bag) -> None:
        """All of the other bag as well."""
        for kind in range(len(self.counts)):
            self.counts[kind] += other.counts[kind]
        self.total += other.total

    def to_list(self) -> list[int]:
        return [n for n in self.counts]


def bag(counts: list[i64]) -> Bag:
    total: i64 = 0
    for n in counts:
        total += n
    return Bag(vec[i64](counts), total)
