"""Ints, Bag, Rng: small, but everything stands on them."""

import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullsteam.kernel.bags import bag
from fullsteam.kernel.core import ANY, a_of, all_but, b_of, frame, one_less, only, seat_of, step_of, without
from fullsteam.kernel.ints import apart, bit, empty, ints
from fullsteam.kernel.rng import Rng, stream

numbers = st.lists(st.integers(0, 1000), max_size=30)


@given(numbers)
def test_ints_behave_like_a_list(items: list[int]) -> None:
    pile, model = empty(), list[int]()
    for item in items:
        pile.push(item)
        model.append(item)
    copy = pile.clone()
    for item in items[::2]:
        pile.remove(item)
        model.remove(item)
    assert pile.to_list() == model and copy.to_list() == items
    assert all(pile.has(item) == (item in model) for item in items)


def test_a_bag_is_drawn_empty() -> None:
    pile, rng, drawn = bag([2, 0, 3]), Rng(5), list[int]()
    while pile.total > 0:
        drawn.append(pile.draw(rng))
    assert sorted(drawn) == [0, 0, 2, 2, 2] and pile.to_list() == [0, 0, 0]


def test_how_far_two_numbers_are_apart() -> None:
    assert [apart(3, 5), apart(5, 3), apart(-2, 4), apart(7, 7)] == [2, 2, 6, 0]


@given(numbers)
def test_insert_keeps_ascending(items: list[int]) -> None:
    pile = empty()
    for item in items:
        pile.insert(item)
    assert pile.to_list() == sorted(items)


@given(numbers, st.integers(0, 30))
def test_drop_takes_the_first(items: list[int], n: int) -> None:
    pile = ints(items)
    pile.drop(min(n, len(items)))
    assert pile.to_list() == items[n:]


def test_taking_what_is_not_there_is_an_error() -> None:
    pile = ints([1, 2])
    pile.size = 1  # 2 is now a stale cell
    with pytest.raises(AssertionError):
        pile.remove(2)
    with pytest.raises(AssertionError):
        pile.drop(2)
    with pytest.raises(AssertionError):
        empty().pop()
    with pytest.raises(AssertionError):
        bag([0, 1]).take(0)


def test_bag_picks_in_order_of_kind() -> None:
    b = bag([2, 0, 3])
    assert [b.pick(r) for r in range(b.total)] == [0, 0, 2, 2, 2]
    other = b.clone()
    b.take(2)
    b.pour(bag([0, 4, 0]))
    assert b.to_list() == [2, 4, 2] and b.total == 8 and other.to_list() == [2, 0, 3]


def test_bit_is_right_beyond_30() -> None:
    assert [bit(n) for n in (0, 1, 31, 40, 61)] == [2**n for n in (0, 1, 31, 40, 61)]


def test_the_generator_gives_the_same_numbers_for_ever() -> None:
    rng = Rng(42)
    assert [rng.below(1000) for _ in range(8)] == [860, 957, 217, 159, 728, 41, 463, 324]
    assert [stream(1, i).below(10**9) for i in range(2)] == [463297148, 33209529]


def test_the_generator_is_even() -> None:
    rng = stream(7, 7)
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.below(10)] += 1
    chi = sum((c - 2000) ** 2 / 2000 for c in counts)
    assert chi < 27.9  # 9 degrees of freedom, 1 in 1000


def test_neighbouring_streams_are_unrelated() -> None:
    firsts = [stream(1, i).below(1000) for i in range(2000)]
    steps = {b - a for a, b in pairwise(firsts)}
    assert len(steps) > 800


@given(st.integers(0, 255), st.integers(-4, 120), st.integers(0, 2**24 - 1), st.integers(0, 2**20 - 1))
def test_frames_pack_and_unpack(step: int, seat: int, a: int, b: int) -> None:
    f = frame(step, seat, a, b)
    assert (step_of(f), seat_of(f), a_of(f), b_of(f)) == (step, seat, a, b)
    assert f < 2**62


def test_frames_count_down_and_strike_seats() -> None:
    f = frame(3, ANY, 0b101, 9)
    assert b_of(one_less(f)) == 8 and a_of(without(f, 2)) == 0b001 and step_of(without(f, 2)) == 3


def test_audiences() -> None:
    assert only(3) == 8 and all_but(0) < 0 and all_but(0) >> 1 & 1 and not all_but(0) & 1


CHAIN = """
from fullsteam.kernel.ints import ints

class Link:
    __slots__ = ("before", "piles")

    def __init__(self, before):
        self.before = before
        self.piles = [ints([1, 2]) for _ in range(3)]

kept = [ints([k]) for k in range(20_000)]
for _ in range(50):
    chain = None
    for _ in range(300):
        chain = Link(chain)
assert all(pile.to_list() == [k] for k, pile in enumerate(kept))
"""


def test_freeing_a_long_chain_leaves_other_memory_alone() -> None:
    """In a process of its own, since the fault it looks for (see setup.py) may end that process."""
    subprocess.run([sys.executable, "-c", CHAIN], check=True)
