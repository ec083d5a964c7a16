"""What a seat may know (V0.6), as numbers for programs that learn. Seats are counted from the observer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import (
    BOND_POINTS,
    CARD_COPIES,
    CARD_KINDS,
    CARDS,
    GOOD_COPIES,
    GOODS,
    GOODS_CARDS,
    GOODS_KINDS,
    GROUP,
    MOST_MARKS,
    ROUTE_COPIES,
    ROUTE_KINDS,
    ROUTES,
)
from fullsteam.games.volldampf.state import NOWHERE, Table
from fullsteam.games.volldampf.transport import SABOTEURS
from fullsteam.games.volldampf.turns import MOVE
from fullsteam.games.volldampf.views import Seen
from fullsteam.kernel.core import a_of, step_of
from fullsteam.kernel.features import Block, around, flags, one_of, who
from fullsteam.kernel.ints import Ints

MOST_BONDS: Final[i64] = 6 * BOND_POINTS  # all of them in each of six rounds (option bonds=unlimited)
MOST_INCOME: Final = 300


class Observed(Seen):
    """The game, and what a seat may know of it as numbers."""

    def blocks(self, players: i64) -> list[Block]:
        seats = around(players)
        board = self.board
        links = [board.link_id(k) for k in range(board.links)]
        lying = [f"{city}.{good}" for city in board.ids for good in GOODS]
        return [
            Block("round", "the round", 0, 6),
            Block("rounds", "rounds of this game", 1, 6),
            Block("goods", "goods of this colour in this city", 0, GOOD_COPIES, lying),
            Block("track", "who owns this link, as seats are counted, from 1; 0: nobody", 0, players, links),
            Block("bag", "goods in the bag", 0, GOOD_COPIES * GOODS_KINDS),
            Block("goods_card", "1 if this goods card lies in the discards", 0, 1, [f"g{g + 1}" for g in range(GOODS_CARDS)]),
            Block("route_deck", "route cards in their deck", 0, ROUTE_COPIES * ROUTE_KINDS),
            *[
                Block(f"group{g}", "route cards of this colour in this group", 0, ROUTE_COPIES, ROUTES)
                for g in GROUP.labels[:players]
            ],
            Block("loose", "route cards of this colour that are being rearranged (VA.8)", 0, ROUTE_COPIES, ROUTES),
            Block("spent", "route cards of this colour out of the game", 0, ROUTE_COPIES, ROUTES),
            Block("bonds_left", "bonds to be had; 0 if there is no limit", 0, BOND_POINTS),
            Block("used", "action cards of this kind in the discards", 0, CARD_COPIES, CARDS),
            Block("cards_deck", "action cards in their deck", 0, CARD_COPIES * CARD_KINDS),
            Block("highest_bid", "the highest bid", 0, MOST_MARKS),
            Block("closed", "1 if this colour is closed by Sabotage (VA.6)", 0, 1, GOODS),
            Block("fast", "1 if the transport has a fast engine (VA.3)", 0, 1),
            Block("subsidised", "1 if it is a subsidised transport (VA.4)", 0, 1),
            Block("freight", "1 if this good was drawn and is to be put (VA.7)", 0, 1, GOODS),
            Block("good", "1 if this good was named and travels", 0, 1, GOODS),
            Block("from", "1 if it comes from this city", 0, 1, board.ids),
            Block("at", "1 if it has come to this city", 0, 1, board.ids),
            Block("seen", "1 if this city is on its way", 0, 1, board.ids),
            Block("links_left", "links it may still go", 0, 7),
            Block("gains", "what it brings this seat so far", 0, 15, seats),
            Block("named_by", "1 if this seat has named the good that may be sabotaged (VA.6)", 0, 1, seats),
            Block("moving", "1 if a good of this colour is being moved (VA.9)", 0, 1, GOODS),
            Block("moved_from", "1 if it is moved from this city", 0, 1, board.ids),
            *[block for who in seats for block in player_blocks(who, players)],
        ]

    def features(self, s: Table, seat: i64, out: Ints) -> None:
        out.push(s.round)
        out.push(s.rounds)
        board(s, seat, out)
        out.push(s.bag.total)
        flags(s.goods_used, GOODS_CARDS, out)
        out.push(s.route_deck.total)
        for group in range(s.seats):
            pile(s.groups.items[group], ROUTE_KINDS, out)
        pile(s.loose, ROUTE_KINDS, out)
        pile(s.spent, ROUTE_KINDS, out)
        out.push(s.stock if s.limited else 0)
        pile(s.used, CARD_KINDS, out)
        out.push(s.deck.total)
        out.push(s.high)
        flags(s.closed, GOODS_KINDS, out)
        out.push(1 if s.fast else 0)
        out.push(1 if s.subsidised else 0)
        one_of(s.freight, GOODS_KINDS, out)
        trip(s, seat, out)
        question(s, seat, out)
        for k in range(s.seats):
            player(s, (seat + k) % s.seats, seat, out)


def player_blocks(who: str, players: i64) -> list[Block]:
    known = "action cards of this kind in my hand" if who == "me" else "action cards of this kind that I know he holds"
    return [
        Block(f"{who}.cash", "marks", 0, MOST_MARKS),
        Block(f"{who}.bonds", "points of bonds", 0, MOST_BONDS),
        Block(f"{who}.income", "place of the loco", 0, MOST_INCOME),
        Block(f"{who}.pieces", "track pieces", 0, 18),
        Block(f"{who}.routes", "route cards of this colour", 0, ROUTE_COPIES, ROUTES),
        Block(f"{who}.group", "the group chosen this round; 0: none yet", 0, players),
        Block(f"{who}.held", "action cards", 0, CARD_COPIES * CARD_KINDS),
        Block(f"{who}.cards", known, 0, CARD_COPIES, CARDS),
        Block(f"{who}.rank", "turn-order card; 0: still in the auction", 0, players),
        Block(f"{who}.bid", "bid of the last auction", 0, MOST_MARKS),
        Block(f"{who}.missed", "transports not made this round (V6.4)", 0, 8),
    ]


def pile(cards: i64, kinds: i64, out: Ints) -> None:
    """A pile (components.py): four bits a kind."""
    at = out.zeros(kinds)
    items = out.items
    while cards != 0:
        items[at] = cards & 15
        cards >>= 4
        at += 1


def board(s: Table, seat: i64, out: Ints) -> None:
    goods = s.goods
    at = out.zeros(len(goods))
    items = out.items
    for i in range(len(goods)):
        items[at + i] = goods[i]
    owner = s.owner
    at = out.zeros(len(owner))
    items = out.items
    for k in range(len(owner)):
        if owner[k] >= 0:
            items[at + k] = (owner[k] - seat + s.seats) % s.seats + 1


def trip(s: Table, seat: i64, out: Ints) -> None:
    """The transport under way; all 0 if no good was named."""
    cities = s.board.cities
    if s.source == NOWHERE:
        out.zeros(GOODS_KINDS + 3 * cities + 1 + s.seats)
        return
    one_of(s.good, GOODS_KINDS, out)
    one_of(s.source, cities, out)
    one_of(s.at, cities, out)
    flags(s.seen, cities, out)
    out.push(s.links_left())
    for k in range(s.seats):
        out.push(s.gains >> 4 * ((seat + k) % s.seats) & 15)


def question(s: Table, seat: i64, out: Ints) -> None:
    """What the frame says: who named the good, which good is moved."""
    names: i64 = -1
    moved: i64 = -1
    if s.agenda.size > 0:
        f = s.agenda.items[s.agenda.size - 1]
        if step_of(f) == SABOTEURS.id:
            names = a_of(f)
        elif step_of(f) == MOVE.id:
            moved = a_of(f)
    who(names, seat, s.seats, out)
    one_of(moved & 3 if moved >= 0 else -1, GOODS_KINDS, out)
    one_of(moved >> 2 if moved >= 0 else -1, s.board.cities, out)


def player(s: Table, q: i64, seat: i64, out: Ints) -> None:
    p = s.players[q]
    out.push(p.cash)
    out.push(p.bonds)
    out.push(p.income)
    out.push(p.pieces)
    pile(p.routes, ROUTE_KINDS, out)
    out.push(p.group)
    out.push(p.held)
    pile(p.hand if q == seat else s.knows(seat, q), CARD_KINDS, out)
    out.push(p.rank)
    out.push(p.bid)
    out.push(p.missed)
