"""Ints, the one container of the rules: a hand, a pile, an agenda, a list of choices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

SLACK: Final = 4  # room a copy keeps for the next few items


def bit(n: i64) -> i64:
    """1 << n. (mypyc writes a literal 1 as a 32-bit C number, wrong for n > 30: hence a one that is no literal.)"""
    return (n - n + 1) << n


def apart(a: i64, b: i64) -> i64:
    """How far? (mypyc knows min and max of two numbers, but not abs.)"""
    return a - b if a > b else b - a


@final
@mypyc_attr(acyclic=True)
class Ints:
    """A growing stack of numbers. Only items[0 .. size-1] count; cells beyond are stale."""

    __slots__ = ("items", "size")

    def __init__(self, items: vec[i64], size: i64) -> None:
        self.items = items
        self.size = size

    def clone(self) -> Ints:
        return Ints(self.items[: self.size + SLACK], self.size)

    def push(self, item: i64) -> None:
        size = self.size
        if size < len(self.items):
            self.items[size] = item
        else:
            self.items = append(self.items, item)
        self.size = size + 1

    def zeros(self, n: i64) -> i64:
        """n zeros on top; the place of the first."""
        start = self.size
        items = self.items
        for i in range(start, min(start + n, len(items))):
            items[i] = 0
        while len(items) < start + n:
            items = append(items, 0)
        self.items = items
        self.size = start + n
        return start

    def pop(self) -> i64:
        assert self.size > 0, "the pile is empty"
        self.size -= 1
        return self.items[self.size]

    def insert(self, item: i64) -> None:
        """Into an ascending pile, at its place."""
        self.push(item)
        items = self.items
        i = self.size - 1
        while i > 0 and items[i - 1] > item:
            items[i] = items[i - 1]
            i -= 1
        items[i] = item

    def remove(self, item: i64) -> None:
        """Take out the first such item; the others keep their order."""
        items = self.items
        size = self.size
        i: i64 = 0
        while i < size and items[i] != item:
            i += 1
        assert i < size, "not in the pile"
        size -= 1
        while i < size:
            items[i] = items[i + 1]
            i += 1
        self.size = size

    def drop(self, n: i64) -> None:
        """The first n leave; the others close up."""
        items = self.items
        size = self.size - n
        assert n >= 0 and size >= 0, "not so many in the pile"
        for i in range(size):
            items[i] = items[i + n]
        self.size = size

    def has(self, item: i64) -> bool:
        items = self.items
        for i in range(self.size):
            if items[i] == item:
                return True
        return False

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.size)]


def ints(items: list[i64]) -> Ints:
    return Ints(vec[i64](items), len(items))


def empty() -> Ints:
    return Ints(vec[i64](), 0)
