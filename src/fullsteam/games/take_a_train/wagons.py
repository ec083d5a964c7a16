"""T3, stage 2: order, display, wagons, profits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.take_a_train.components import (
    BIN,
    BONUS,
    BONUS_MONEY,
    FACE_DOWN,
    LOCOS,
    MULTIPLIER,
    NOTHING,
    STORAGE,
    TWIN,
)
from fullsteam.games.take_a_train.objectives import by_wagons, check_order, settle, took_special
from fullsteam.games.take_a_train.state import WAGON_STAGE, Player, Table
from fullsteam.games.take_a_train.trains import Train, new_train
from fullsteam.games.take_a_train.words import (
    ALL_PASSED,
    ATTACH,
    ATTACHES,
    BONUS_ASIDE,
    COLLECT,
    COLLECTS,
    DISPLAYED,
    DRAWN_CARD,
    EARNS,
    ELSEWHERE,
    EMPTIED,
    EXTENDED,
    FULL,
    IN_ORDER,
    LEAVES,
    MULTIPLIES,
    NEEDS_FACE,
    NEEDS_WAGON,
    NEW_PILE,
    NO_BONUS,
    NO_MONEY,
    NOT_SHOWN,
    NOT_THERE,
    ONLY_MONEY,
    OTHER_GOODS,
    PAYS_TO_REPLACE,
    REPLACE,
    REPLACED,
    REPLACES,
    TWINS,
)
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, seat_of
from fullsteam.kernel.idioms import FromBag, Several
from fullsteam.kernel.ints import Ints, empty
from fullsteam.kernel.words import DONE

LONGER: Final = 6  # T3.6 the limit under extended storage


# --- T3.1 Order


@final
class Order(Step[Table]):
    """T3.1 Total power, highest first; tie: fastest loco; still tied: seat order from the round's starter (T3.1r1). T4.1 The
    tokens, and the locos, may fulfil objectives."""

    def run(self, s: Table, f: Frame) -> None:
        s.stage = WAGON_STAGE
        s.order = in_order(s)
        for i in range(s.seats):
            s.tell(IN_ORDER, s.order.items[i], i, number=s.players[s.order.items[i]].power(s.figures))
        for p in s.players:
            p.trains = trains_of(s, p)
        check_order(s)
        s.plan(FILL.auto(), TURN.auto(0))


def in_order(s: Table) -> Ints:
    order = empty()
    rank = empty()
    for k in range(s.seats):
        seat = (s.starter + k) % s.seats
        p = s.players[seat]
        rank.insert(-((p.power(s.figures) * 1000 + p.speed(s.figures)) * 8 - k) * 8 + seat)
    for i in range(s.seats):
        order.push(rank.items[i] & 7)
    return order


def trains_of(s: Table, p: Player) -> list[Train]:
    """His three locos, the face-down ones last."""
    trains: list[Train] = []
    for k in range(LOCOS):
        if p.locos >> k & 1:
            trains.append(new_train(s.figures, k))
    while len(trains) < 3:
        trains.append(new_train(s.figures, FACE_DOWN + len(trains)))
    return trains


# --- T3.2 Display


def display_size(seats: i64) -> i64:
    if seats == 6:
        return 5
    return 4 if seats >= 4 else 3


@final
class Draw(FromBag[Table]):
    """T3.2 From the shuffled pile to the display."""

    def bag(self, s: Table) -> Bag:
        return s.deck

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.display.insert(kind)
        s.tell(DISPLAYED, kind)


@final
class Fill(Step[Table]):
    """T3.2 Fill the display; pile empty: shuffle the discards; both empty: the gap stays (T3.2r1). T3.6 Then extended storage,
    then rubbish bin act; both leave the game; fill again, until neither is shown."""

    def run(self, s: Table, f: Frame) -> None:
        missing = display_size(s.seats) - s.display.size
        if missing > 0:
            if s.deck.total == 0 and s.discard.total > 0:
                s.tell(NEW_PILE, number=s.discard.total)
                s.reshuffle()
            if s.deck.total > 0:
                s.plan(DRAW.chance(0, min(missing, s.deck.total)), f)
                return
        if s.gone != 3:
            specials_act(s, f)


def specials_act(s: Table, f: Frame) -> None:
    """T3.6 In this order (T3.6r1)."""
    if not s.gone & 2 and s.display.has(STORAGE):
        s.display.remove(STORAGE)
        s.gone |= 2
        s.limit = LONGER
        s.tell(EXTENDED)
        s.then(f)
    if not s.gone & 1 and s.display.has(BIN):
        s.display.remove(BIN)
        s.gone |= 1
        s.tell(EMPTIED, number=s.display.size)
        while s.display.size > 0:
            s.throw(s.display.items[0])
        s.then(f)


# --- T3.3 A turn


def price_of(s: Table, place: i64) -> i64:
    """T0.3 What a replacement costs the holder of this token; with two players the second pays 300."""
    return s.figures.second_of_two if s.seats == 2 and place == 1 else s.figures.prices[place]


def can_place(p: Player, card: i64) -> bool:
    """T3.4, T3.7 Is there any place for this card?"""
    if card == BONUS:
        return True
    if card == MULTIPLIER:
        return p.locos != 0
    if card == TWIN:
        for train in p.trains:
            if train.size > 0:
                return True
        return False
    goods = card // 3
    for train in p.trains:
        if train.size == 0 or train.goods == goods:
            return True
    return False


def where(p: Player, goods: i64) -> i64:
    """Which of his trains carries these goods?"""
    for n in range(3):
        if p.trains[n].goods == goods:
            return n
    return NOTHING


@final
class Turn(Step[Table]):
    """T3.3 A turn of the holder of token a (from 0): optionally, once and before all else, replace cards for the token's
    price, if he has it (b = 1: done; T3.3r1); then take one card that can be placed, or pass. Nothing possible: he passes.
    T3.5 A pass is not for good."""

    def run(self, s: Table, f: Frame) -> None:
        seat = s.order.items[a_of(f)]
        if self.asked(s, f, seat):
            s.then(TURN.by(seat, a_of(f), b_of(f)))
        else:
            leave(s, seat, a_of(f))

    def asked(self, s: Table, f: Frame, seat: i64) -> bool:
        p = s.players[seat]
        if self.may_replace(s, f, p):
            return True
        display = s.display
        for i in range(display.size):
            if can_place(p, display.items[i]):
                return True
        return False

    def may_replace(self, s: Table, f: Frame, p: Player) -> bool:
        return b_of(f) == 0 and s.display.size > 0 and p.cash >= price_of(s, a_of(f))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        out.push(DONE)
        if self.may_replace(s, f, p):
            push_cards(s, out)
        last: i64 = -1
        display = s.display
        for i in range(display.size):
            card = display.items[i]
            if card != last and card != BONUS:
                push_places(p, card, out)
            last = card
        if display.has(BONUS):
            out.push(COLLECT.of(BONUS))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if REPLACE.holds(action):
            return self.no_replacing(s, f, seat, REPLACE.a(action))
        if COLLECT.holds(action):
            card = COLLECT.a(action)
            return self.no(NO_BONUS, card) if card != BONUS else self.no(NOT_SHOWN, card)
        if ATTACH.holds(action):
            return self.no_place(s, s.players[seat], ATTACH.a(action), ATTACH.b(action))
        return self.no(NOT_NOW)

    def no_replacing(self, s: Table, f: Frame, seat: i64, card: i64) -> Refusal:
        if b_of(f) == 1:
            return self.no(REPLACED)
        short = price_of(s, a_of(f)) - s.players[seat].cash
        return self.no(NO_MONEY, number=short) if short > 0 else self.no(NOT_SHOWN, card)

    def no_place(self, s: Table, p: Player, card: i64, loco: i64) -> Refusal:
        if not s.display.has(card):
            return self.no(NOT_SHOWN, card)
        if card == BONUS:
            return self.no(ONLY_MONEY)
        n = place_of(p, loco)
        if n == NOTHING:
            return self.no(NOT_THERE, loco)
        if card == MULTIPLIER:
            return self.no(NEEDS_FACE, loco)
        if card == TWIN:
            return self.no(NEEDS_WAGON, loco)
        if p.trains[n].size > 0:
            return self.no(OTHER_GOODS, card, loco)
        return self.no(ELSEWHERE, card, p.trains[where(p, card // 3)].loco)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        if action == DONE:
            leave(s, seat, a_of(f))
        elif REPLACE.holds(action):
            self.replace(s, f, seat, REPLACE.a(action))
        elif COLLECT.holds(action):
            collect(s, seat)
            self.on(s, f)
        elif attach(s, seat, ATTACH.a(action), place_of(s.players[seat], ATTACH.b(action))):
            s.tell(FULL, seat, ATTACH.b(action))
        else:
            self.on(s, f)

    def replace(self, s: Table, f: Frame, seat: i64, card: i64) -> None:
        due = price_of(s, a_of(f))
        s.players[seat].cash -= due
        s.tell(PAYS_TO_REPLACE, seat, number=due)
        s.plan(REPLACING.auto(seat), FILL.auto(), TURN.auto(a_of(f), 1))
        REPLACING.do(s, seat, REPLACE.of(card))

    def on(self, s: Table, f: Frame) -> None:
        """A card was taken: refill at once, then the next player."""
        s.passes = 0
        s.plan(FILL.auto(), TURN.auto(next_place(s, a_of(f))))


def next_place(s: Table, place: i64) -> i64:
    return place + 1 if place + 1 < s.seats else 0


def leave(s: Table, seat: i64, place: i64) -> None:
    """T3.5 As many passes in a row as there are players, whoever began: stage over (T3.5r1)."""
    s.passes += 1
    s.tell(LEAVES, seat)
    if s.passes == s.seats:
        s.tell(ALL_PASSED)
    else:
        s.then(TURN.auto(next_place(s, place)))


def push_cards(s: Table, out: Ints) -> None:
    last: i64 = -1
    for i in range(s.display.size):
        if s.display.items[i] != last:
            last = s.display.items[i]
            out.push(REPLACE.of(last))


def push_places(p: Player, card: i64, out: Ints) -> None:
    """T3.4 One kind of goods a loco, and different ones on the own locos. T3.7 The special cards (T3.7r1)."""
    trains = p.trains
    if card == MULTIPLIER:
        for train in trains:
            if train.loco < FACE_DOWN:
                out.push(ATTACH.of(card, train.loco))
        return
    if card == TWIN:
        for train in trains:
            if train.size > 0:
                out.push(ATTACH.of(card, train.loco))
        return
    goods, before = card // 3, out.size
    for train in trains:
        if train.goods == goods:
            out.size = before  # nowhere else
            out.push(ATTACH.of(card, train.loco))
            return
        if train.size == 0:
            out.push(ATTACH.of(card, train.loco))


def place_of(p: Player, loco: i64) -> i64:
    for n in range(3):
        if p.trains[n].loco == loco:
            return n
    return NOTHING


@final
class Replacing(Several[Table]):
    """T3.3 Which other cards go, too: they are discarded together, then as many are drawn."""

    def asked(self, s: Table, seat: i64) -> bool:
        return s.display.size > 0

    def options(self, s: Table, seat: i64, out: Ints) -> None:
        push_cards(s, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return self.no(NOT_SHOWN, REPLACE.a(action)) if REPLACE.holds(action) else self.no(NOT_NOW)

    def do(self, s: Table, seat: i64, action: Action) -> None:
        card = REPLACE.a(action)
        s.throw(card)
        s.tell(REPLACES, seat, card)


# --- T3.4, T3.7 Taking a card


def attach(s: Table, seat: i64, card: i64, n: i64) -> bool:
    """Put a card to train n; is the stage over by it (T3.5)? T4.1 Objectives are checked after every card taken."""
    p = s.players[seat]
    train = p.trains[n]
    s.display.remove(card)
    if card == MULTIPLIER:
        train = train.with_multiplier()
        p.put(n, train)
        s.tell(MULTIPLIES, seat, train.loco, number=train.factor())
        settle(s, seat, took_special())
        return False
    p.wagons += 1
    if card == TWIN:
        train = train.with_twin(s.figures.value[train.first()])
        p.put(n, train)
        s.tell(TWINS, seat, train.first(), train.loco)
        settle(s, seat, by_wagons(p, train) | took_special())
    else:
        train = train.with_wagon(card, s.figures.value[card])
        p.put(n, train)
        s.tell(ATTACHES, seat, card, train.loco)
        settle(s, seat, by_wagons(p, train))
    return train.size == s.limit


def collect(s: Table, seat: i64) -> None:
    """T3.7 Bonus: take 600, discard; it may come again after a reshuffle, but ten times a round at most (T3.7r2)."""
    s.bonuses += 1
    s.players[seat].cash += BONUS_MONEY
    s.tell(COLLECTS, seat, number=BONUS_MONEY)
    if s.bonus_aside():
        s.display.remove(BONUS)
        s.tell(BONUS_ASIDE)
    else:
        s.throw(BONUS)
    settle(s, seat, took_special())


# --- T3.8 Profits


@final
class Profits(Step[Table]):
    """T3.8 Each loco: sum of its wagons times its multiplier; a face-down one pays its highest wagon (T3.8r1); no wagon: 0."""

    def run(self, s: Table, f: Frame) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            for train in p.trains:
                worth = train.worth()
                p.cash += worth
                p.profit += worth
                s.tell(EARNS, seat, train.loco, number=worth)


ORDER: Final[Order] = Order("order", "T3.1")
DRAW: Final[Draw] = Draw("draw", "T3.2", DRAWN_CARD)
FILL: Final[Fill] = Fill("fill", "T3.2")
TURN: Final[Turn] = Turn("turn", "T3.3")
REPLACING: Final[Replacing] = Replacing("replacing", "T3.3")
PROFITS: Final[Profits] = Profits("profits", "T3.8")
