"""Volldampf: the rules, in the order of the rule book. V numbers are its paragraphs.

V3 stands in bonds.py, V4 in auctions.py, V5 in building.py, V6 in transport.py, VA in cards.py and turns.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.auctions import BIDDING, CHOOSING, CHOOSING_ALL, OPENING, SEALED_STAKES
from fullsteam.games.volldampf.board import Board, own_board
from fullsteam.games.volldampf.bonds import BONDS, BORROWING, BORROWING_ALL, SEALED_BONDS
from fullsteam.games.volldampf.building import BUILDING, BUILDING_ALL, BUILDINGS
from fullsteam.games.volldampf.cards import (
    DEALING,
    DRAW_CARD,
    DRAWING,
    EARNING,
    EARNING_ALL,
    REARRANGING,
    RENEWING,
    ROBBED_CARD,
    ROBBING,
)
from fullsteam.games.volldampf.components import (
    CARDS_A_ROUND,
    FIRST_CARDS,
    GOODS_CARDS,
    NAMED,
    OUT_RANDOM,
    one,
)
from fullsteam.games.volldampf.prospects import Foreseen
from fullsteam.games.volldampf.state import Player, Table
from fullsteam.games.volldampf.transport import (
    ARRIVED,
    COMPARING,
    DRAW_FREIGHT,
    NAMING,
    PUT_FREIGHT,
    ROUTE,
    SABOTEURS,
    SUBSIDISING,
    SUBSIDISING_ALL,
    TRANSPORT,
    TRANSPORTING_ALL,
    TRANSPORTS,
)
from fullsteam.games.volldampf.turns import MOVE, InTurnOrder
from fullsteam.games.volldampf.words import (
    BAG_EMPTY,
    BEGINS,
    DIVIDEND,
    FALLS_BACK,
    FINAL,
    FIRST,
    GOOD_DRAWN,
    GOODS_SHUFFLED,
    INCOME,
    LAST_ROUND,
    OPENED,
    ROUND,
    ROUTE_DRAWN,
    TAKEN_OUT,
)
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import Action, Frame, Step, a_of, b_of
from fullsteam.kernel.idioms import SETTLED, AnySeat, FromBag
from fullsteam.kernel.ints import Ints, bit, ints
from fullsteam.kernel.rng import Rng

TIE: Final = 8192  # VE.1 more than anybody's cash


# --- VS Set-up


@final
class TurnOrder(AnySeat[Table]):
    """VS.1 A random player gets turn-order card 1, the others clockwise 2, 3 … (VS.1r1)"""

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        order = ints([0] * s.seats)
        for place in range(s.seats):
            seat = (FIRST.a(action) + place) % s.seats
            order.items[place] = seat
            s.players[seat].rank = place + 1
        s.order = order
        s.tell(BEGINS, FIRST.a(action))


@final
class TakeOut(FromBag[Table]):
    """VS.2 Route cards taken out at random, unseen."""

    def bag(self, s: Table) -> Bag:
        return s.route_deck

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.hidden = s.hidden.clone()
        s.hidden.add(kind)
        s.tell(TAKEN_OUT, number=s.hidden.total)


@final
class Supplies(Step[Table]):
    """VS.3 One good onto every blue and violet city, then the goods cards of the set-up, in total for all
    players (VS.3r1)."""

    def run(self, s: Table, f: Frame) -> None:
        s.then(GOODS.auto(0, FIRST_CARDS[s.seats - 2]))
        for city in range(s.board.cities - 1, -1, -1):
            if s.board.german(city):
                s.then(SUPPLY.auto(city))


# --- VR A round, V1 Goods, V2 Routes


@final
class Rounds(Step[Table]):
    """VR.1 A round has seven phases; when the route cards have run out, VE.1 the game ends."""

    def run(self, s: Table, f: Frame) -> None:
        if s.round == s.rounds:
            for seat in range(s.seats):
                s.tell(FINAL, seat, number=result(s.players[seat]))
            return
        s.round += 1
        s.tell(ROUND, number=s.round)
        if s.round == s.rounds:
            s.tell(LAST_ROUND)
        s.plan(BUILDINGS.auto(), TRANSPORTS.auto(), INCOMES.auto(0, 1), DEALING.auto(), self.auto())
        goods = GOODS.auto(0, CARDS_A_ROUND[s.seats - 2])
        s.plan(goods, GROUPS.auto(), BONDS.auto(), RENEWING.auto(), OPENING.auto(), CHOOSING_ALL.auto(0, 1))


@final
class Goods(Step[Table]):
    """V1.1 b goods cards, one after the other. Deck empty: the discards are shuffled (V1.1r1)."""

    def run(self, s: Table, f: Frame) -> None:
        if b_of(f) == 0:
            return
        if s.goods_deck.total == 0:
            for card in range(GOODS_CARDS):
                if s.goods_used >> card & 1:
                    s.goods_deck.add(card)
            s.goods_used = 0
            s.tell(GOODS_SHUFFLED)
        s.plan(GOODS_CARD.chance(), self.auto(0, b_of(f) - 1))


@final
class GoodsCard(Step[Table]):
    """V1.1 The next goods card: a good onto each city it names, in their order (V1.1r2). The card is discarded, also with
    an empty bag (V1.1r3)."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for card in range(GOODS_CARDS):
            if s.goods_deck.counts[card] > 0:
                out.push(s.words.card_drawn.of(card))

    def weights(self, s: Table, f: Frame, out: Ints) -> None:
        for k in range(s.goods_deck.total):
            out.push(1)

    def sample(self, s: Table, f: Frame, rng: Rng) -> Action:
        return s.words.card_drawn.of(s.goods_deck.pick(rng.below(s.goods_deck.total)))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        card = s.words.card_drawn.a(action)
        s.goods_deck.take(card)
        s.goods_used |= bit(card)
        s.tell(s.words.card_opened, card)
        named = s.board.cards
        s.plan(SUPPLY.auto(named[NAMED * card]), SUPPLY.auto(named[NAMED * card + 1]), SUPPLY.auto(named[NAMED * card + 2]))


@final
class Supply(FromBag[Table]):
    """V1.1, VS.3 A good from the bag onto city a. Bag empty: it is not placed."""

    def run(self, s: Table, f: Frame) -> None:
        if s.bag.total > 0:
            s.then(self.chance(a_of(f), 1))
        else:
            s.tell(BAG_EMPTY)

    def bag(self, s: Table) -> Bag:
        return s.bag

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.lay(seat, kind)
        s.tell(s.words.placed, kind, seat)


@final
class Groups(Step[Table]):
    """V2.1 As many open groups as players, of 3 route cards each (5 and 6 players: 2)."""

    def run(self, s: Table, f: Frame) -> None:
        for p in s.players:
            p.group = 0
        for group in range(s.seats - 1, -1, -1):
            s.then(OPEN_ROUTE.chance(group, s.group_size))


@final
class OpenRoute(FromBag[Table]):
    """V2.1 b route cards for group a."""

    def bag(self, s: Table) -> Bag:
        return s.route_deck

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.groups.items[seat] += one(kind)
        s.tell(OPENED, kind, seat)


# --- V7 Income, VE End


@final
class Income(Step[Table]):
    """V7.1 Seat a receives marks equal to its loco's position, then pays the sum of its bonds. Short of cash: it pays all it
    has and moves back by what is missing, not below 0; the rest is forgiven. Option shortage=whole: it keeps the cash
    and moves back by the whole dividend (V7.1r1). Income once received is not given back (V7.1r2)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        p = s.players[seat]
        p.cash += p.income
        s.tell(INCOME, seat, number=p.income)
        back: i64 = 0
        paid = p.bonds
        if p.cash < p.bonds:
            paid = 0 if s.whole else p.cash
            back = min(p.income, p.bonds - paid)
        p.cash -= paid
        p.income -= back
        if p.bonds > 0:
            s.tell(DIVIDEND, seat, number=paid)
        if back > 0:
            s.tell(FALLS_BACK, seat, number=back)


def result(p: Player) -> i64:
    """VE.1 Income position minus the points of one's bonds; may be negative."""
    return p.income - p.bonds


TURN_ORDER: Final[TurnOrder] = TurnOrder("turn_order", "VS.1", FIRST)
TAKE_OUT: Final[TakeOut] = TakeOut("take_out", "VS.2", ROUTE_DRAWN)
SUPPLIES: Final[Supplies] = Supplies("supplies", "VS.3")
ROUNDS_OF_PLAY: Final[Rounds] = Rounds("rounds", "VR.1")
GOODS: Final[Goods] = Goods("goods", "V1.1")
GOODS_CARD: Final[GoodsCard] = GoodsCard("goods_card", "V1.1")
SUPPLY: Final[Supply] = Supply("supply", "V1.1", GOOD_DRAWN)
GROUPS: Final[Groups] = Groups("groups", "V2.1")
OPEN_ROUTE: Final[OpenRoute] = OpenRoute("open_route", "V2.1", ROUTE_DRAWN)
INCOME_STEP: Final[Income] = Income("income", "V7.1")
INCOMES: Final[InTurnOrder] = InTurnOrder("incomes", "V7.1", INCOME_STEP)


@final
class Volldampf(Foreseen):
    def __init__(self, board: Board) -> None:
        steps: list[Step[Table]] = [
            TURN_ORDER,
            TAKE_OUT,
            SUPPLIES,
            ROUNDS_OF_PLAY,
            GOODS,
            GOODS_CARD,
            SUPPLY,
            GROUPS,
            OPEN_ROUTE,
            BONDS,
            BORROWING,
            BORROWING_ALL,
            SEALED_BONDS,
            RENEWING,
            REARRANGING,
            OPENING,
            BIDDING,
            SEALED_STAKES,
            CHOOSING,
            CHOOSING_ALL,
            BUILDINGS,
            BUILDING,
            BUILDING_ALL,
            TRANSPORTS,
            TRANSPORT,
            TRANSPORTING_ALL,
            NAMING,
            DRAW_FREIGHT,
            PUT_FREIGHT,
            SABOTEURS,
            ROUTE,
            COMPARING,
            SUBSIDISING,
            SUBSIDISING_ALL,
            ARRIVED,
            MOVE,
            INCOME_STEP,
            INCOMES,
            DEALING,
            EARNING,
            EARNING_ALL,
            DRAWING,
            DRAW_CARD,
            ROBBING,
            ROBBED_CARD,
        ]
        super().__init__(board, steps)

    def new(self, players: i64, options: dict[str, str], rules: i64) -> Table:
        """VS Set-up."""
        s = Table(players, self.board, self.words)
        s.rules = rules
        s.limited = options["bonds"] == "limited"
        s.odd_to_bank = options["half"] == "bank"
        s.stop = options["matching_city"] == "stop"
        s.through = options["foreign"] == "through"
        s.whole = options["shortage"] == "whole"
        s.then(ROUNDS_OF_PLAY.auto())
        s.then(SUPPLIES.auto())
        if OUT_RANDOM[players - 2] > 0:
            s.then(TAKE_OUT.chance(0, OUT_RANDOM[players - 2]))
        s.then(TURN_ORDER.chance(SETTLED if options["first"] == "seat1" else 0))
        return s

    def score(self, s: Table, seat: i64) -> i64:
        return result(s.players[seat])

    def standing(self, s: Table, seat: i64) -> i64:
        """VE.1 The result; then cash; still tied: shared (VE.1r1)."""
        return result(s.players[seat]) * TIE + s.players[seat].cash

    def tallies(self, s: Table) -> dict[str, int]:
        income = [int(p.income) for p in s.players]
        return {
            "rounds": s.round,
            "income": sum(income) // len(income),
            "best_income": max(income),
            "bonds": sum([int(p.bonds) for p in s.players]),
            "deliveries": s.deliveries,
            "links_used": s.links_used,
            "track": sum([1 for owner in s.owner if owner >= 0]),
            "cards_played": s.cards_played,
        }


GAME: Final[Volldampf] = Volldampf(own_board())
