"""A tiny portable random generator: the same numbers in every version, for ever, compiled or not.

For play-outs, bots and simulations. A real match draws its chance from a committed seed (play/fairness.py)."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits: more would be boxed by mypyc


@final
@mypyc_attr(acyclic=True)
class Rng:
    """62 bits, linear congruential; the upper 31 are given out."""

    __slots__ = ("x",)

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2862933555777941757 + 3037000493) & MASK
        for k in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """0 <= result < n, for n below 2**31."""
        x = (self.x * 3202034522624059733 + 1013904223) & MASK
        self.x = x
        return ((x >> 31) * n) >> 31


def stream(seed: int, *index: int) -> Rng:
    """The generator of game number `index` of a series (or of a part of it, `index` being several numbers): unrelated to
    its neighbours, whoever plays it and in what order."""
    digest = sha256("/".join([str(n) for n in (seed, *index)]).encode()).digest()
    return Rng(int.from_bytes(digest[:7], "big"))
