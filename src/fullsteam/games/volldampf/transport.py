"""V6: two rounds of transport, and the action cards played in them: VA.3, VA.4, VA.6, VA.7."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import EXTRA_FREIGHT, FAST_ENGINE, GOODS_KINDS, SABOTAGE_CARD, SUBSIDY_CARD
from fullsteam.games.volldampf.network import steps_for
from fullsteam.games.volldampf.state import FREE, NOWHERE, Table
from fullsteam.games.volldampf.turns import InTurnOrder, no_replan, replanned, replans
from fullsteam.games.volldampf.words import (
    ADVANCES,
    ALREADY_FAST,
    COLOUR_CLOSED,
    EXTRA,
    FAST,
    FREIGHT_DRAWN,
    GOOD_DRAWN,
    MAY_NOT_DECLINE,
    MUST_CHOOSE,
    NO_FREIGHT,
    NO_TRANSPORT,
    NOT_ARRIVED,
    NOT_IN_HAND,
    NOTHING_TO_DELIVER,
    SABOTAGE,
    SABOTAGED,
    SUBSIDY,
)
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, seat_of
from fullsteam.kernel.idioms import FromBag
from fullsteam.kernel.ints import Ints, bit
from fullsteam.kernel.words import DONE

ROUNDS_OF_TRANSPORT: Final = 2


@final
class Transports(Step[Table]):
    """V6.1 Two rounds in turn order; then VA.4. No track is built meanwhile."""

    def run(self, s: Table, f: Frame) -> None:
        s.net = None
        s.network()
        for p in s.players:
            p.missed = 0
        s.plan(TRANSPORTING_ALL.auto(0, ROUNDS_OF_TRANSPORT), COMPARING.auto(), ARRIVED.auto())


@final
class Transport(Step[Table]):
    """V6.1 A transport of seat a begins."""

    def run(self, s: Table, f: Frame) -> None:
        begin(s, a_of(f), False)


def begin(s: Table, seat: i64, subsidised: bool) -> None:
    s.fast = False
    s.closed = 0
    s.subsidised = subsidised
    s.then(NAMING.auto(seat))


@final
class Naming(Step[Table]):
    """V6.1, V6.5 Seat a names a good that can be delivered now, or V6.4 declines, but not VA.4. VA.3, VA.7, VA.9 Before
    that he may play cards. Nothing to deliver: still asked while he holds action cards (V6.5r2)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        if s.players[seat].held > 0 or s.can_deliver():
            s.then(self.by(seat))
        else:
            no_transport(s, seat)

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        if not s.subsidised or not s.can_deliver():
            out.push(DONE)
        if p.held > 0:
            if p.has(FAST_ENGINE) and not s.fast:
                out.push(FAST.of(0))
            if p.has(EXTRA_FREIGHT) and s.bag.total > 0:
                out.push(EXTRA.of(0))
        goods = s.goods
        near = s.network().near
        limit = s.limit()
        for i in range(len(goods)):
            if goods[i] > 0 and near[i] <= limit and not s.closed >> (i & 3) & 1:
                out.push(s.words.name.base + i)  # name.of(i // 4, i % 4)
        replans(s, seat, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MAY_NOT_DECLINE)
        if action == FAST.of(0):
            return no_fast(self, s, seat)
        if action == EXTRA.of(0):
            return self.no(NO_FREIGHT) if s.players[seat].has(EXTRA_FREIGHT) else self.no(NOT_IN_HAND, EXTRA_FREIGHT)
        name = s.words.name
        if not name.holds(action):
            return no_replan(self, s, seat, action)
        city = name.a(action)
        good = name.b(action)
        if s.goods[GOODS_KINDS * city + good] == 0:
            return self.no(s.words.no_good, city, good)
        if s.closed >> good & 1:
            return self.no(COLOUR_CLOSED, good)
        return self.no(s.words.out_of_reach, city, good, number=s.limit())

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        if action == DONE:
            no_transport(s, seat)
        elif action == FAST.of(0):
            go_fast(s, seat)
            s.then(self.auto(seat))
        elif action == EXTRA.of(0):
            s.play_card(seat, EXTRA_FREIGHT)
            s.plan(DRAW_FREIGHT.chance(seat, 1), self.auto(seat))
        elif not replanned(s, f, action):
            name_good(s, seat, s.words.name.a(action), s.words.name.b(action))


def name_good(s: Table, seat: i64, city: i64, good: i64) -> None:
    """V6.5 Naming binds (V6.5r1), unless VA.6 it is sabotaged."""
    s.source = city
    s.good = good
    s.at = city
    s.seen = bit(city)
    s.path = 0
    s.gains = 0
    s.tell(s.words.names, seat, good, city)
    s.then(SABOTEURS.auto(seat, 1))


def no_transport(s: Table, seat: i64) -> None:
    """V6.4 Declined, or nothing possible: earns an action card; VA.4 a subsidised one never does."""
    if not s.subsidised:
        s.players[seat].missed += 1
    s.tell(NO_TRANSPORT, seat)


def go_fast(s: Table, seat: i64) -> None:
    """VA.3 Schnelle Lok: this transport may use up to 7 links, whatever good it takes (VA.3r1)."""
    s.play_card(seat, FAST_ENGINE)
    s.fast = True


def no_fast(step: Step[Table], s: Table, seat: i64) -> Refusal:
    return step.no(ALREADY_FAST) if s.fast else step.no(NOT_IN_HAND, FAST_ENGINE)


# --- VA.7 Zusatzfracht


@final
class DrawFreight(FromBag[Table]):
    """VA.7 A good from the bag, open to all (VA.7r1) ..."""

    def bag(self, s: Table) -> Bag:
        return s.bag

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.freight = kind
        s.tell(FREIGHT_DRAWN, seat, kind)
        s.then(PUT_FREIGHT.by(seat))


@final
class PutFreight(Step[Table]):
    """... VA.7 onto any city, German or foreign."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for city in range(s.board.cities):
            out.push(s.words.put.of(city))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return self.no(MUST_CHOOSE) if action == DONE else self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        city = s.words.put.a(action)
        s.lay(city, s.freight)
        s.tell(s.words.placed, s.freight, city)
        s.freight = NOWHERE


# --- VA.6 Sabotage


@final
class Saboteurs(Step[Table]):
    """VA.6 Seat a has named its good. The others are asked one by one in turn order, beginning after him (VA.6r1): b
    places on. VA.10 Everyone with an action card, unless both Sabotage cards lie open."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        steps = b_of(f)
        if steps == s.seats or s.both_open(SABOTAGE_CARD):
            s.then(ROUTE.by(seat))
            return
        other = places_on(s, seat, steps)
        if s.players[other].held > 0:
            s.then(self.by(other, seat, steps))
        else:
            s.then(self.auto(seat, steps + 1))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        if s.players[seat].has(SABOTAGE_CARD):
            out.push(SABOTAGE.of(0))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return self.no(NOT_IN_HAND, SABOTAGE_CARD) if action == SABOTAGE.of(0) else self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if action == DONE:
            s.then(self.auto(a_of(f), b_of(f) + 1))
            return
        s.play_card(seat_of(f), SABOTAGE_CARD)
        s.tell(SABOTAGED, seat_of(f), a_of(f), s.good)
        s.closed |= bit(s.good)
        s.source = NOWHERE
        s.then(NAMING.auto(a_of(f)))


def places_on(s: Table, seat: i64, steps: i64) -> i64:
    """Who comes so many places after this seat in turn order, going round?"""
    return s.order.items[(s.players[seat].rank - 1 + steps) % s.seats]


# --- The route


@final
class Route(Step[Table]):
    """V6.1 Link by link along built track, no city twice, to another city of the good's colour (V6.1r1). V6.2 At a
    matching city he may arrive or go on (V6.2r1). Only links from which such a city can still be reached are offered.
    VA.3 Before the first link a fast engine."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        if s.path > 0 and s.board.colour[s.at] == s.good:
            out.push(DONE)
        if s.path == 0 and not s.fast and s.players[seat].has(FAST_ENGINE):
            out.push(FAST.of(0))
        net = s.network()
        left = s.links_left()
        for t in range(net.first[s.at], net.first[s.at + 1]):
            end = net.ends[t]
            if net.leads(end, s.seen, left, s.good, s.board.colour[end]):
                out.push(s.words.along.of(net.link[t]))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(NOT_ARRIVED)
        if action == FAST.of(0) and s.path == 0:
            return no_fast(self, s, seat)
        if not s.words.along.holds(action):
            return self.no(NOT_NOW)
        return self.no_link(s, s.words.along.a(action))

    def no_link(self, s: Table, link: i64) -> Refusal:
        a = s.board.link_a[link]
        b = s.board.link_b[link]
        if s.at != a and s.at != b:
            return self.no(s.words.not_from_here, link, s.at)
        if s.owner[link] == FREE:
            return self.no(s.words.not_built, link)
        if s.seen >> a & s.seen >> b & 1:
            return self.no(s.words.twice, link)
        return self.no(s.words.no_end, link, number=s.links_left())

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        if action == DONE:
            deliver(s, seat)
        elif action == FAST.of(0):
            go_fast(s, seat)
            s.then(f)
        else:
            travel(s, seat, s.words.along.a(action))
            if s.board.colour[s.at] == s.good and not s.network().goes_on(s.at, s.seen, s.links_left(), s.good):
                deliver(s, seat)
            else:
                s.then(f)


def travel(s: Table, seat: i64, link: i64) -> None:
    s.at = s.board.link_a[link] + s.board.link_b[link] - s.at
    s.seen |= bit(s.at)
    s.path = s.path << 8 | link + 1
    s.gains += bit(4 * s.owner[link])
    s.tell(s.words.travels, seat, link)


def deliver(s: Table, seat: i64) -> None:
    """V6.3 At once one step of income to the owner of each link used; the good goes back to the bag."""
    s.lift(s.source, s.good)
    s.bag.add(s.good)
    s.deliveries += 1
    s.links_used += s.path_length()
    s.tell(s.words.delivers, seat, s.good, s.at, number=s.path_length())
    for owner in range(s.seats):
        steps = steps_for(s.gains, owner)
        if steps > 0:
            s.players[owner].income += steps
            s.tell(ADVANCES, owner, number=steps)
    s.source = NOWHERE  # its path stays to be seen until another good is named


# --- VA.4 Subvention


@final
class Comparing(Step[Table]):
    """VA.4 Positions are compared once, when the second round ends (VA.4r1)."""

    def run(self, s: Table, f: Frame) -> None:
        s.last = s.in_last_place()
        s.fast = False
        s.closed = 0
        s.then(SUBSIDISING_ALL.auto(0, 1))


@final
class Subsidising(Step[Table]):
    """VA.4 Seat a, last or tied for last: one extra transport (VA.4r2), if some good can be delivered on the board as it
    is (VA.4r3). VA.10 Asked are all those with an action card, unless both Subventionen lie open."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        if s.last >> seat & 1 and s.players[seat].held > 0 and not s.both_open(SUBSIDY_CARD):
            s.fast = False
            s.closed = 0
            s.subsidised = False
            s.then(self.by(seat))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        if s.players[seat].has(SUBSIDY_CARD) and s.can_deliver():
            out.push(SUBSIDY.of(0))
        replans(s, seat, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action != SUBSIDY.of(0):
            return no_replan(self, s, seat, action)
        return self.no(NOTHING_TO_DELIVER) if s.players[seat].has(SUBSIDY_CARD) else self.no(NOT_IN_HAND, SUBSIDY_CARD)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if action == SUBSIDY.of(0):
            s.play_card(seat_of(f), SUBSIDY_CARD)
            begin(s, seat_of(f), True)
        else:
            replanned(s, f, action)


@final
class Arrived(Step[Table]):
    """V6 All transports are made."""

    def run(self, s: Table, f: Frame) -> None:
        s.net = None
        s.fast = False
        s.subsidised = False
        s.closed = 0
        s.last = 0


TRANSPORTS: Final[Transports] = Transports("transports", "V6.1")
TRANSPORT: Final[Transport] = Transport("transport", "V6.1")
TRANSPORTING_ALL: Final[InTurnOrder] = InTurnOrder("transporting_all", "V6.1", TRANSPORT)
NAMING: Final[Naming] = Naming("naming", "V6.1")
DRAW_FREIGHT: Final[DrawFreight] = DrawFreight("draw_freight", "VA.7", GOOD_DRAWN)
PUT_FREIGHT: Final[PutFreight] = PutFreight("put_freight", "VA.7")
SABOTEURS: Final[Saboteurs] = Saboteurs("saboteurs", "VA.6")
ROUTE: Final[Route] = Route("route", "V6.1")
COMPARING: Final[Comparing] = Comparing("comparing", "VA.4")
SUBSIDISING: Final[Subsidising] = Subsidising("subsidising", "VA.4")
SUBSIDISING_ALL: Final[InTurnOrder] = InTurnOrder("subsidising_all", "VA.4", SUBSIDISING)
ARRIVED: Final[Arrived] = Arrived("arrived", "V6.1")
