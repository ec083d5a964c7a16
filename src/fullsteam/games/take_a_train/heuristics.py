"""Rules of thumb for a sensible player: how good does a choice look? From what its seat may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.take_a_train.auctions import SEALED, SECOND, bid_of
from fullsteam.games.take_a_train.components import (
    BONUS_MONEY,
    DOUBLE_BLIND,
    FACE_DOWN,
    GOODS_NEEDED,
    GOODS_TARGET,
    LOCOS,
    MULTIPLIER,
    NOTHING,
    OPEN,
    PASSING,
    PREEMPTED,
    SPECIAL,
    TARGET_COUNT,
    TWIN,
    UNIT,
    number_of,
)
from fullsteam.games.take_a_train.features import Observed
from fullsteam.games.take_a_train.figures import Figures
from fullsteam.games.take_a_train.objectives import reward
from fullsteam.games.take_a_train.state import AUCTION_STAGE, GAME_OVER, WAGON_STAGE, Player, Table
from fullsteam.games.take_a_train.trains import Train
from fullsteam.games.take_a_train.wagons import place_of
from fullsteam.games.take_a_train.words import ATTACH, AWARD, BID, BUY, CHOOSE, COLLECT, KEEP, OFFER, REPLACE, TURN_OVER
from fullsteam.kernel.core import Action, b_of, step_of
from fullsteam.kernel.ints import apart, bit
from fullsteam.kernel.words import DONE

LAST_ROUND: Final = 3
PER_FACTOR: Final = 450  # what a loco earns in a round for each of its multiplier
FACE_DOWN_WORTH: Final = 250
STEPS: Final[vec[i64]] = vec[i64]([0, 50, 150, 300, 500, 800, 1200])
USUAL_GAIN: Final = 500  # what a loco earns beyond its usual price
WAGONS_LEFT: Final[vec[i64]] = vec[i64]([450, 380, 290, 200, 110, 40, 0])  # of PER_FACTOR, by the longest train so far


class Judged(Observed):
    """The game, and how a sensible player looks at it."""

    def appeal(self, s: Table, seat: i64, action: Action) -> i64:
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
            return limit(s, seat, OFFER.a(action)) - s.figures.power[OFFER.a(action)]
        if BUY.holds(action):
            return worth(s.figures, BUY.a(action)) - s.figures.power[BUY.a(action)]
        if CHOOSE.holds(action):
            return worth(s.figures, CHOOSE.a(action)) + s.figures.power[CHOOSE.a(action)] // 4
        if KEEP.holds(action):
            p = s.players[seat]
            return balance(s, p, p.kept | bit(KEEP.a(action)))
        if TURN_OVER.holds(action):
            p = s.players[seat]
            return balance(s, p, p.locos & ~bit(TURN_OVER.a(action)))
        if AWARD.holds(action):
            return 1 if AWARD.a(action) == seat else 0
        return -1 if REPLACE.holds(action) else 0

    def prospect(self, s: Table, seat: i64) -> i64:
        """His money in the end of the round: what he has, what his trains bring as they are, and what they may still get; for
        a loco he has still to buy, what one brings beyond its usual price."""
        p = s.players[seat]
        value = p.cash
        if s.stage != GAME_OVER:
            value += hopes(s, p)
        if s.stage == WAGON_STAGE:
            left = WAGONS_LEFT[longest(s)]
            for train in p.trains:
                value += train.worth() + left * max(train.factor(), 1)
            return value
        if s.stage != AUCTION_STAGE:
            return value
        factor = s.figures.factor
        for k in range(LOCOS):
            if p.locos >> k & 1:
                value += PER_FACTOR * factor[k]
        missing = 3 - number_of(p.locos) - p.down
        return value + p.down * FACE_DOWN_WORTH + missing * min(USUAL_GAIN, p.cash // 3)

    def chapter(self, s: Table) -> i64:
        return s.round


# --- Locos


def worth(figures: Figures, loco: i64) -> i64:
    """What a loco will bring more than a face-down one, roughly; the power counts a little, for the order."""
    return 420 * figures.factor[loco] - 150 + figures.power[loco] // 4


def limit(s: Table, seat: i64, loco: i64) -> i64:
    """The most this loco is worth to him, with something left for the others he needs."""
    p = s.players[seat]
    missing = 2 - number_of(p.locos) - p.down
    most = worth(s.figures, loco) * 2 // 3
    spare = p.cash - 300 * missing
    return min(most, spare) // UNIT * UNIT


def as_bid(s: Table, seat: i64, amount: i64) -> i64:
    """Open low and raise by little up to the limit; in secret name the limit at once."""
    if s.auction == PREEMPTED:
        return near(amount, min(s.players[seat].cash // 8, 450))
    if s.auction == PASSING or s.auction == OPEN:
        if s.leader == NOTHING:
            return -amount
        if amount > s.bid + UNIT:
            return s.bid - amount  # a jump
        return i64(1) if amount <= limit(s, seat, s.lot) else i64(-1)
    most = limit(s, seat, s.lot)
    if s.auction == DOUBLE_BLIND:
        f = s.agenda.items[s.agenda.size - 1]
        if step_of(f) == SEALED.id and b_of(f) == SECOND:
            most -= s.bids.items[seat]
        else:
            most //= 2
    return near(amount, most)


def near(amount: i64, best: i64) -> i64:
    """The best amount; else the further away the worse, and who looks for others looks at round steps first, and at 0."""
    away = apart(amount, best)
    if amount == 0 and best > 0:
        return -STEPS[2]
    for k in range(len(STEPS)):
        if away == STEPS[k]:
            return -away
    return -away - 10000


def balance(s: Table, p: Player, locos: i64) -> i64:
    """T2.6 What these locos are worth, less their price; far below 0 if he cannot pay it."""
    total: i64 = 0
    power: i64 = 0
    factor: i64 = 1
    figures = s.figures
    for k in range(LOCOS):
        if locos >> k & 1:
            total += worth(figures, k)
            power += figures.power[k]
            if figures.factor[k] > factor and not s.by_sum:
                factor = figures.factor[k]
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
        return gain(train, s.figures.value[train.first()]) + for_goods(s, p, train, train.goods) + for_special(s, p)
    value = gain(train, s.figures.value[card]) + for_goods(s, p, train, card // 3)
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


# --- The position


def hopes(s: Table, p: Player) -> i64:
    """For each of his objectives not yet done a tenth of its reward for each round to come, this one included."""
    total: i64 = 0
    for target in range(TARGET_COUNT):
        if (p.targets & ~p.done) >> target & 1:
            total += reward(s, target)
    return total * (LAST_ROUND + 1 - s.round) // 10


def longest(s: Table) -> i64:
    """The most wagons that any loco has: so near is the end of the stage."""
    most: i64 = 0
    for p in s.players:
        for train in p.trains:
            most = max(most, train.size)
    return most
