"""V5: track is built with route cards; VA.5 lets one build anywhere."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import BARGAIN_CARD, ROUTE_KINDS, many, one
from fullsteam.games.volldampf.state import FREE, Table
from fullsteam.games.volldampf.turns import InTurnOrder, no_replan, replanned, replans
from fullsteam.games.volldampf.words import DISCARD, DISCARDS, MUST_CHOOSE, NO_MONEY, NO_SUCH_ROUTE, NOT_IN_HAND
from fullsteam.kernel.core import Action, Frame, Refusal, Step, a_of, seat_of
from fullsteam.kernel.ints import Ints
from fullsteam.kernel.words import DONE

BARGAIN_PRICE: Final = 5  # VA.5


@final
class Buildings(Step[Table]):
    """V5.1 Once round for each route card of a player."""

    def run(self, s: Table, f: Frame) -> None:
        s.then(BUILDING_ALL.auto(0, s.group_size))


@final
class Building(Step[Table]):
    """V5.1 Seat a spends one route card: builds on a free link of its colour and pays, or discards it. No connection to
    own track is needed (V5.1r1); no borrowing. VA.5 With the card: any free link for 5 marks (VA.5r1). One answer only
    and no action card: not asked (V5.1r2)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        p = s.players[seat]
        only = only_colour(p.routes)
        if p.held > 0 or only < 0 or can_build(s, seat):
            s.then(self.by(seat))
        else:
            throw_away(s, seat, only)

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        owner = s.owner
        route = s.board.route
        cost = s.board.cost
        for colour in range(ROUTE_KINDS):
            if many(p.routes, colour) > 0:
                out.push(DISCARD.of(colour))
        for link in range(len(owner)):
            if owner[link] == FREE and cost[link] <= p.cash and p.routes >> 4 * route[link] & 15 > 0:
                out.push(s.words.build.base + link)
        if p.has(BARGAIN_CARD) and p.cash >= BARGAIN_PRICE:
            for colour in range(ROUTE_KINDS):
                if many(p.routes, colour) > 0:
                    for link in range(len(owner)):
                        if owner[link] == FREE:
                            out.push(s.words.bargain.of(colour, link))
        replans(s, seat, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if DISCARD.holds(action):
            return self.no(NO_SUCH_ROUTE, DISCARD.a(action))
        if s.words.build.holds(action):
            return self.no_build(s, seat, s.words.build.a(action))
        if s.words.bargain.holds(action):
            return self.no_bargain(s, seat, s.words.bargain.a(action), s.words.bargain.b(action))
        return no_replan(self, s, seat, action)

    def no_build(self, s: Table, seat: i64, link: i64) -> Refusal:
        p = s.players[seat]
        if s.owner[link] != FREE:
            return self.no(s.words.link_taken, link)
        if many(p.routes, s.board.route[link]) == 0:
            return self.no(s.words.wrong_colour, link)
        return self.no(s.words.too_dear, link, number=s.board.cost[link] - p.cash)

    def no_bargain(self, s: Table, seat: i64, colour: i64, link: i64) -> Refusal:
        p = s.players[seat]
        if not p.has(BARGAIN_CARD):
            return self.no(NOT_IN_HAND, BARGAIN_CARD)
        if many(p.routes, colour) == 0:
            return self.no(NO_SUCH_ROUTE, colour)
        if s.owner[link] != FREE:
            return self.no(s.words.link_taken, link)
        return self.no(NO_MONEY, number=BARGAIN_PRICE - p.cash)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        if s.words.build.holds(action):
            link = s.words.build.a(action)
            build(s, seat, link, s.board.route[link], s.board.cost[link])
        elif DISCARD.holds(action):
            throw_away(s, seat, DISCARD.a(action))
        elif s.words.bargain.holds(action):
            s.play_card(seat, BARGAIN_CARD)
            build(s, seat, s.words.bargain.b(action), s.words.bargain.a(action), BARGAIN_PRICE)
        else:
            replanned(s, f, action)


def only_colour(routes: i64) -> i64:
    """The colour of these route cards if there is but one, else -1."""
    colour: i64 = 0
    while routes & 15 == 0:
        routes >>= 4
        colour += 1
    return colour if routes >> 4 == 0 else -1


def can_build(s: Table, seat: i64) -> bool:
    p = s.players[seat]
    for link in range(s.board.links):
        if s.owner[link] == FREE and s.board.cost[link] <= p.cash and many(p.routes, s.board.route[link]) > 0:
            return True
    return False


def build(s: Table, seat: i64, link: i64, colour: i64, price: i64) -> None:
    """V5.1 One track piece; the route card is out of the game."""
    p = s.players[seat]
    p.cash -= price
    p.pieces -= 1
    p.routes -= one(colour)
    s.spent += one(colour)
    s.owner[link] = seat
    s.tell(s.words.builds, seat, link, number=price)


def throw_away(s: Table, seat: i64, colour: i64) -> None:
    s.players[seat].routes -= one(colour)
    s.spent += one(colour)
    s.tell(DISCARDS, seat, colour)


BUILDINGS: Final[Buildings] = Buildings("buildings", "V5.1")
BUILDING: Final[Building] = Building("building", "V5.1")
BUILDING_ALL: Final[InTurnOrder] = InTurnOrder("building_all", "V5.1", BUILDING)
