"""T4: objectives, paid by the referee when they hold (T4.1r1)."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.take_a_train.components import (
    ALL_TYPES,
    CORRECTED_REWARD,
    FASTEST,
    FIRST_TOKEN,
    GOODS_NEEDED,
    GOODS_TARGET,
    LAST_TOKEN,
    LOCOS,
    PRINTED_REWARD,
    SLOWEST,
    SPECIAL,
    TARGET_COUNT,
    TEN_WAGONS,
    THREE_EACH,
    TWO_DONE,
    TYPE_MASK,
    TYPE_TARGET,
    number_of,
)
from fullsteam.games.take_a_train.state import Player, Table
from fullsteam.games.take_a_train.trains import Train
from fullsteam.games.take_a_train.words import ACHIEVES
from fullsteam.kernel.ints import bit


def reward(s: Table, target: i64) -> i64:
    """T0.4 Option steam_electric: corrected or as printed."""
    return PRINTED_REWARD[target] if s.printed else CORRECTED_REWARD[target]


def check_order(s: Table) -> None:
    """T4.1 When the order tokens are given. T4.2 First: token 1; last: the highest token in use (T4.2r2)."""
    fast, slow = extremes(s)
    for q in range(s.seats):
        p = s.players[q]
        held = by_locos(p.locos)
        if p.locos & fast:
            held |= bit(FASTEST)
        if p.locos & slow:
            held |= bit(SLOWEST)
        if q == s.order.items[0]:
            held |= bit(FIRST_TOKEN)
        if q == s.order.items[s.seats - 1]:
            held |= bit(LAST_TOKEN)
        settle(s, q, held)


def extremes(s: Table) -> tuple[i64, i64]:
    """T4.2 Fastest and slowest among all face-up locos of all players, as masks; none at all: nobody."""
    every: i64 = 0
    for p in s.players:
        every |= p.locos
    fast: i64 = 0
    slow: i64 = 0
    high: i64 = 0
    low: i64 = 1000
    speed = s.figures.speed
    for k in range(LOCOS):
        if every >> k & 1:
            if speed[k] > high:
                high = speed[k]
                fast = 0
            if speed[k] == high:  # in a box two may be as fast
                fast |= bit(k)
            if speed[k] < low:
                low = speed[k]
                slow = 0
            if speed[k] == low:
                slow |= bit(k)
    return fast, slow


def by_locos(locos: i64) -> i64:
    """T4.2 Three of one type, or one of each: face-up locos only."""
    held: i64 = 0
    types: i64 = 0
    for t in range(3):
        n = number_of(locos & TYPE_MASK[t])
        if n == 3:
            held |= bit(TYPE_TARGET[t])
        if n > 0:
            types += 1
    return held | bit(ALL_TYPES) if types == 3 else held


def by_wagons(p: Player, train: Train) -> i64:
    """T4.2 This train has grown. Face-down locos and the twin count; "each loco" means all three; within the round (T4.2r1)."""
    held: i64 = 0
    if train.size >= GOODS_NEEDED[train.goods]:
        held |= bit(GOODS_TARGET[train.goods])
    total: i64 = 0
    least: i64 = 9
    for t in p.trains:
        total += t.size
        if t.size < least:
            least = t.size
    if least >= 3:
        held |= bit(THREE_EACH)
    if total >= 10:
        held |= bit(TEN_WAGONS)
    return held


def took_special() -> i64:
    return bit(SPECIAL)


def due(p: Player, held: i64) -> i64:
    """T4.1 Which of his objectives are paid when these hold; "two other objectives" counts those paid together with it."""
    mask = held & p.targets & ~p.done
    if number_of((p.done | mask) & ~bit(TWO_DONE)) >= 2:
        mask |= bit(TWO_DONE) & p.targets & ~p.done
    return mask


def settle(s: Table, seat: i64, held: i64) -> None:
    """T4.1 What holds is paid at once, once a game, and shown to all; "two other objectives" last. Everybody knows then
    that he has not got the others that hold."""
    p = s.players[seat]
    paid = due(p, held)
    if paid != 0:
        for target in range(1, TARGET_COUNT):
            if paid >> target & 1:
                pay(s, seat, target)
        if paid >> TWO_DONE & 1:
            pay(s, seat, TWO_DONE)
    p.missed |= held & ~p.targets
    if number_of(p.done & ~bit(TWO_DONE)) >= 2:
        p.missed |= bit(TWO_DONE) & ~p.targets


def pay(s: Table, seat: i64, target: i64) -> None:
    p = s.players[seat]
    p.done |= bit(target)
    p.cash += reward(s, target)
    s.reveal()
    s.tell(ACHIEVES, seat, target, number=reward(s, target))
