"""VA: how action cards are dealt (VA.1, VA.2), and the one that is played between the phases (VA.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import ALL_NEW, CARD_KINDS, ROUTE_KINDS, many, one, total
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.turns import InTurnOrder
from fullsteam.games.volldampf.words import (
    CARD_DRAWN,
    CARDS_SHUFFLED,
    DRAWS,
    DREW,
    FILL,
    FILLED,
    IDLE,
    IS_LAST,
    MUST_CHOOSE,
    NO_CARD_LEFT,
    NO_SUCH_ROUTE,
    NOBODY_TO_ROB,
    NOT_IN_HAND,
    OUT_OF_ORDER,
    RENEW,
    ROB,
    ROBBED,
    ROBS,
    SHOWS,
)
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, all_but, b_of, only, seat_of
from fullsteam.kernel.idioms import FromBag
from fullsteam.kernel.ints import Ints, bit
from fullsteam.kernel.words import DONE

# --- VA.1, VA.2 Dealing


@final
class Dealing(Step[Table]):
    """VA.1 Everyone in the last place of income gets a card, all tied ones. VA.2 One more for each transport not made, in
    turn order, each player all of his before the next; none after the last round (VA.2r1)."""

    def run(self, s: Table, f: Frame) -> None:
        if s.round < s.rounds:
            s.last = s.in_last_place()
            s.then(EARNING_ALL.auto(0, 1))


@final
class Earning(Step[Table]):
    """VA.1, VA.2 What seat a gets."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        missed = s.players[seat].missed
        n = missed + (s.last >> seat & 1)
        s.players[seat].missed = 0
        if s.last >> seat & 1:
            s.tell(IS_LAST, seat, number=1)
        if missed > 0:
            s.tell(IDLE, seat, number=missed)
        if n > 0:
            s.then(DRAWING.auto(seat, n))


@final
class Drawing(Step[Table]):
    """VA.2 Seat a draws b cards. Deck empty: the discards are shuffled, now and not before (VA.2r2); both empty: at random
    from the hand of another player of his choice who has one; nobody has one: nothing (VA.2r3)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        if b_of(f) > 1:
            s.then(self.auto(seat, b_of(f) - 1))
        if s.deck.total == 0 and s.used > 0:
            for kind in range(CARD_KINDS):
                for k in range(many(s.used, kind)):
                    s.deck.add(kind)
            s.used = 0
            s.tell(CARDS_SHUFFLED, number=s.deck.total)
        if s.deck.total > 0:
            s.then(DRAW_CARD.chance(seat, 1))
            return
        victims: i64 = 0
        last: i64 = 0
        for other in range(s.seats):
            if other != seat and s.players[other].held > 0:
                victims += 1
                last = other
        if victims > 1:
            s.then(ROBBING.by(seat))
        elif victims == 1:
            s.then(ROBBED_CARD.chance(seat, last))
        else:
            s.tell(NO_CARD_LEFT, seat)


@final
class DrawCard(FromBag[Table]):
    """VA.2 From the deck; hands are secret."""

    def bag(self, s: Table) -> Bag:
        return s.deck

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.gain_card(seat, kind)
        s.tell(DRAWS, seat, kind, to=only(seat))
        s.tell(DREW, seat, to=all_but(seat))


@final
class Robbing(Step[Table]):
    """VA.2 Whose hand? Another player's who has a card."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for other in range(s.seats):
            if other != seat and s.players[other].held > 0:
                out.push(ROB.of(other))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if ROB.holds(action):
            return self.no(NOBODY_TO_ROB, ROB.a(action))
        return self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        s.then(ROBBED_CARD.chance(seat_of(f), ROB.a(action)))


@final
class RobbedCard(Step[Table]):
    """VA.2 At random from the hand of seat b for seat a. Only these two see it (VA.2r4)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for kind in range(CARD_KINDS):
            if s.players[b_of(f)].has(kind):
                out.push(CARD_DRAWN.of(kind))

    def weights(self, s: Table, f: Frame, out: Ints) -> None:
        for kind in range(CARD_KINDS):
            if s.players[b_of(f)].has(kind):
                out.push(many(s.players[b_of(f)].hand, kind))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        thief = a_of(f)
        victim = b_of(f)
        kind = CARD_DRAWN.a(action)
        s.lose_card(victim, kind)
        s.gain_card(thief, kind)
        forget(s, thief, victim, kind)
        s.learn(victim, thief, one(kind))
        both = bit(thief) | bit(victim)
        s.tell(ROBS, thief, victim, kind, to=both)
        s.tell(ROBBED, thief, victim, to=~both)


def forget(s: Table, thief: i64, victim: i64, kind: i64) -> None:
    """What others knew of the victim's hand: the thief has seen which card left it, the rest only that one did."""
    for row in range(s.seats + 1):
        known = s.knows(row, victim)
        for k in range(CARD_KINDS):
            if many(known, k) > 0 and (k == kind or row != thief):
                s.learn(row, victim, -one(k))


# --- VA.8 Alles neu


@final
class Renewing(Step[Table]):
    """VA.8 Between V3 and V4 all are asked at once, in secret: VA.10 everyone with an action card, unless both cards lie
    open. One a round: the lowest turn-order card before the auction uses it, the others have shown theirs and keep it
    (VA.8r1)."""

    def run(self, s: Table, f: Frame) -> None:
        if s.both_open(ALL_NEW):
            return
        mask: i64 = 0
        for seat in range(s.seats):
            if s.players[seat].held > 0:
                mask |= bit(seat)
        if mask != 0:
            s.then(self.all(mask))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        if s.players[seat].has(ALL_NEW):
            out.push(RENEW.of(0))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        return self.no(NOT_IN_HAND, ALL_NEW) if action == RENEW.of(0) else self.no(NOT_NOW)

    def resolve(self, s: Table, f: Frame, choices: Ints) -> None:
        used = False
        for place in range(s.seats):
            seat = s.order.items[place]
            if choices.items[seat] == RENEW.of(0):
                if used:
                    show(s, seat)
                else:
                    used = True
                    s.play_card(seat, ALL_NEW)
                    s.then(REARRANGING.auto(seat))
                    take_up(s)


def show(s: Table, seat: i64) -> None:
    """VA.8 Everybody has seen the card now."""
    for row in range(s.seats + 1):
        if row != seat and many(s.knows(row, seat), ALL_NEW) == 0:
            s.learn(row, seat, one(ALL_NEW))
    s.tell(SHOWS, seat, ALL_NEW)


def take_up(s: Table) -> None:
    """VA.8 All route cards of the groups, to be laid out again."""
    for group in range(s.seats):
        s.loose += s.groups.items[group]
        s.groups.items[group] = 0


@final
class Rearranging(Step[Table]):
    """VA.8 Seat a lays them out as he likes, number and sizes kept: group by group, within a group in order of colours, so
    that each arrangement can be said in one way only (b: cards laid so far). As they were counts as using it (VA.8r2)."""

    def run(self, s: Table, f: Frame) -> None:
        choices: i64 = 0
        last: i64 = 0
        for route in range(ROUTE_KINDS):
            if fits(s, b_of(f), route):
                choices += 1
                last = route
        if choices > 1:
            s.then(self.by(a_of(f), 0, b_of(f)))
        elif choices == 1:
            lay_out(s, b_of(f), last)
            s.then(self.auto(a_of(f), b_of(f) + 1))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for route in range(ROUTE_KINDS):
            if fits(s, b_of(f), route):
                out.push(FILL.of(route))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if not FILL.holds(action):
            return self.no(NOT_NOW)
        route = FILL.a(action)
        return self.no(OUT_OF_ORDER if many(s.loose, route) > 0 else NO_SUCH_ROUTE, route)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        lay_out(s, b_of(f), FILL.a(action))
        s.then(self.auto(seat_of(f), b_of(f) + 1))


def fits(s: Table, slot: i64, route: i64) -> bool:
    """May a card of this colour come next? None after it in the group is lower, and enough others are left for the group."""
    if many(s.loose, route) == 0 or s.groups.items[slot // s.group_size] >> 4 * (route + 1) > 0:
        return False
    return total(s.loose >> 4 * route) >= s.group_size - slot % s.group_size


def lay_out(s: Table, slot: i64, route: i64) -> None:
    group = slot // s.group_size
    s.loose -= one(route)
    s.groups.items[group] += one(route)
    s.tell(FILLED, route, group)


DEALING: Final[Dealing] = Dealing("dealing", "VA.1")
EARNING: Final[Earning] = Earning("earning", "VA.1")
EARNING_ALL: Final[InTurnOrder] = InTurnOrder("earning_all", "VA.2", EARNING)
DRAWING: Final[Drawing] = Drawing("drawing", "VA.2")
DRAW_CARD: Final[DrawCard] = DrawCard("draw_card", "VA.2", CARD_DRAWN)
ROBBING: Final[Robbing] = Robbing("robbing", "VA.2")
ROBBED_CARD: Final[RobbedCard] = RobbedCard("robbed_card", "VA.2")
RENEWING: Final[Renewing] = Renewing("renewing", "VA.8")
REARRANGING: Final[Rearranging] = Rearranging("rearranging", "VA.8")
