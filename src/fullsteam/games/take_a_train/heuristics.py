"""Rules of thumb for a sensible player: how good does a choice look? From what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.take_a_train.auctions import SEALED, SECOND, bid_of
from fullsteam.games.take_a_train.components import (
    BONUS_MONEY,
    DOUBLE_BLIND,
    FACE_DOWN,
    FACTOR,
    GOODS_NEEDED,
    GOODS_TARGET,
    LOCOS,
    MULTIPLIER,
    NOTHING,
    OPEN,
    PASSING,
    POWER,
    PREEMPTED,
    SPECIAL,
    TWIN,
    UNIT,
    VALUE,
    number_of,
)
from fullsteam.games.take_a_train.objectives import reward
from fullsteam.games.take_a_train.state import Player, Table
from fullsteam.games.take_a_train.trains import Train
from fullsteam.games.take_a_train.wagons import place_of
from fullsteam.games.take_a_train.words import ATTACH, AWARD, BID, BUY, CHOOSE, COLLECT, KEEP, OFFER, REPLACE, TURN_OVER
from fullsteam.kernel.core import Action, b_of, step_of
from fullsteam.kernel.ints import bit
from fullsteam.kernel.words import DONE


def appeal(s: Table, seat: i64, action: Action) -> i64:
    """Above 0: better than being done; the highest is chosen."""
    if action == DONE:
        return 0
    if BID.holds(action):
        return as_bid(s, seat, bid_of(action))
    if ATTACH.holds(action):
        return as_wagon(s, seat, ATTACH.a(action), ATTACH.b(action))
    if COLLECT.holds(action):
        return BONUS_MONEY + for_special(s, s.players[seat])
    if OFFER.holds(action):
        return limit(s, seat, OFFER.a(action)) - POWER[OFFER.a(action)]
    if BUY.holds(action):
        return worth(BUY.a(action)) - POWER[BUY.a(action)]
    if CHOOSE.holds(action):
        return worth(CHOOSE.a(action)) + POWER[CHOOSE.a(action)] // 4
    if KEEP.holds(action):
        p = s.players[seat]
        return balance(s, p, p.kept | bit(KEEP.a(action)))
    if TURN_OVER.holds(action):
        p = s.players[seat]
        return balance(s, p, p.locos & ~bit(TURN_OVER.a(action)))
    if AWARD.holds(action):
        return 1 if AWARD.a(action) == seat else 0
    return -1 if REPLACE.holds(action) else 0


# --- Locos


def worth(loco: i64) -> i64:
    """What a loco will bring more than a face-down one, roughly; the power counts a little, for the order."""
    return 420 * FACTOR[loco] - 150 + POWER[loco] // 4


def limit(s: Table, seat: i64, loco: i64) -> i64:
    """The most this loco is worth to him, with something left for the others he needs."""
    p = s.players[seat]
    missing = 2 - number_of(p.locos) - p.down
    most = worth(loco) * 2 // 3
    spare = p.cash - 300 * missing
    return min(most, spare) // UNIT * UNIT


def as_bid(s: Table, seat: i64, amount: i64) -> i64:
    """Open low and raise by little up to the limit; in secret name the limit at once."""
    if s.auction == PREEMPTED:
        return -distance(amount, min(s.players[seat].cash // 8, 450))
    if s.auction == PASSING or s.auction == OPEN:
        if s.leader == NOTHING:
            return -amount
        return 1000 - (amount - s.bid) if amount <= limit(s, seat, s.lot) else -1
    most = limit(s, seat, s.lot)
    if s.auction == DOUBLE_BLIND:
        f = s.agenda.items[s.agenda.size - 1]
        if step_of(f) == SEALED.id and b_of(f) == SECOND:
            most -= s.bids.items[seat]
        else:
            most //= 2
    return -distance(amount, most)


def distance(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def balance(s: Table, p: Player, locos: i64) -> i64:
    """T2.6 What these locos are worth, less their price; far below 0 if he cannot pay it."""
    total: i64 = 0
    power: i64 = 0
    factor: i64 = 1
    for k in range(LOCOS):
        if locos >> k & 1:
            total += worth(k)
            power += POWER[k]
            if FACTOR[k] > factor and not s.by_sum:
                factor = FACTOR[k]
    due = power * factor
    return total - due if due <= p.cash else total - due - 20000


# --- Wagons


def as_wagon(s: Table, seat: i64, card: i64, loco: i64) -> i64:
    """What it adds to the profit, and to an objective."""
    p = s.players[seat]
    train = p.trains[place_of(p, loco)]
    if card == MULTIPLIER:
        return train.total + 250 + for_special(s, p)
    if card == TWIN:
        return gain(train, VALUE[train.first()]) + for_goods(s, p, train, train.goods) + for_special(s, p)
    value = gain(train, VALUE[card]) + for_goods(s, p, train, card // 3)
    if train.size == 0:
        value -= 60 * max(train.factor(), 1)  # something better may come for this loco
    if train.size + 1 == s.limit:
        value += lead(s, seat)
    return max(value, 1)


def lead(s: Table, seat: i64) -> i64:
    """It ends the stage: good for him who is ahead, bad for the others, who could still earn something."""
    mine: i64 = 0
    others: i64 = 0
    for q in range(s.seats):
        for train in s.players[q].trains:
            if q == seat:
                mine += train.worth()
            else:
                others += train.worth()
    return mine - others // (s.seats - 1) - 600


def gain(train: Train, value: i64) -> i64:
    if train.loco >= FACE_DOWN:
        return value - train.best if value > train.best else 0
    return value * train.factor()


def for_goods(s: Table, p: Player, train: Train, goods: i64) -> i64:
    """One more of these goods brings an objective nearer, or fulfils it."""
    target = GOODS_TARGET[goods]
    if not (p.targets & ~p.done) >> target & 1:
        return 0
    short = GOODS_NEEDED[goods] - train.size
    return 0 if short <= 0 else reward(s, target) // (short * short)


def for_special(s: Table, p: Player) -> i64:
    return reward(s, SPECIAL) if (p.targets & ~p.done) >> SPECIAL & 1 else 0
