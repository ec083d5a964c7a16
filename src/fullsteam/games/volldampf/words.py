"""The vocabulary of Volldampf: what one may do, what may happen, and why something is not allowed.

Words without a place on the map are constants. Words of cities, links and goods cards belong to a board: its Vocabulary
makes them and lays out the lexicons, constants first, so that these have the same codes on every board."""

from __future__ import annotations

from typing import Final, final

from fullsteam.games.volldampf.board import Board
from fullsteam.games.volldampf.components import (
    BONDS,
    CARD,
    GOOD,
    GOODS,
    GOODS_CARDS,
    GROUP,
    MARKS,
    NAMED,
    ROUTE,
    ROUTES,
    SEAT,
    STAKE,
    SYMBOLS,
)
from fullsteam.kernel.core import refusals
from fullsteam.kernel.words import Domain, Lexicon, Word, verbs

# What one may do (action 0 is always "done") ...
FIRST: Final[Word] = Word("first", "VS.1", [SEAT])  # said by chance
GOOD_DRAWN: Final[Word] = Word("good", "V1.1", [GOOD])  # said by chance
ROUTE_DRAWN: Final[Word] = Word("route", "V2.1", [ROUTE])  # said by chance
CARD_DRAWN: Final[Word] = Word("card", "VA.2", [CARD])  # said by chance
BORROW: Final[Word] = Word("borrow", "V3.1", [BONDS])
RENEW: Final[Word] = Word("renew", "VA.8", [])
FILL: Final[Word] = Word("fill", "VA.8", [ROUTE])
BID: Final[Word] = Word("bid", "V4.1", [MARKS])
STAKE_IT: Final[Word] = Word("stake", "V4.3", [STAKE])
CHOOSE: Final[Word] = Word("choose", "V4.4", [GROUP])
DISCARD: Final[Word] = Word("discard", "V5.1", [ROUTE])
FAST: Final[Word] = Word("fast", "VA.3", [])
EXTRA: Final[Word] = Word("extra", "VA.7", [])
SUBSIDY: Final[Word] = Word("subsidy", "VA.4", [])
SABOTAGE: Final[Word] = Word("sabotage", "VA.6", [])
ROB: Final[Word] = Word("rob", "VA.2", [SEAT])

# ... what may happen ...
BEGINS: Final[Word] = Word("begins", "VS.1", [SEAT])
TAKEN_OUT: Final[Word] = Word("taken_out", "VS.2", [])  # route cards, unseen
ROUND: Final[Word] = Word("round", "VR.1", [])
BAG_EMPTY: Final[Word] = Word("bag_empty", "V1.1", [])
GOODS_SHUFFLED: Final[Word] = Word("goods_shuffled", "V1.1", [])
OPENED: Final[Word] = Word("opened", "V2.1", [ROUTE, GROUP])
BORROWS: Final[Word] = Word("borrows", "V3.1", [SEAT])
PLAYS: Final[Word] = Word("plays", "VA.2", [SEAT, CARD])
SHOWS: Final[Word] = Word("shows", "VA.8", [SEAT, CARD])  # and keeps
FILLED: Final[Word] = Word("filled", "VA.8", [ROUTE, GROUP])
BIDS: Final[Word] = Word("bids", "V4.1", [SEAT])
PASSES: Final[Word] = Word("passes", "V4.1", [SEAT])
STAKES: Final[Word] = Word("stakes", "V4.3", [SEAT])
PLACE_IN_ORDER: Final[Word] = Word("order", "V4.1", [SEAT])  # number: the turn-order card
PAYS: Final[Word] = Word("pays", "V4.2", [SEAT])
OLD_ORDER: Final[Word] = Word("old_order", "V4.3", [])
CHOOSES: Final[Word] = Word("chooses", "V4.4", [SEAT, GROUP])
DISCARDS: Final[Word] = Word("discards", "V5.1", [SEAT, ROUTE])
NO_TRANSPORT: Final[Word] = Word("no_transport", "V6.4", [SEAT])
ADVANCES: Final[Word] = Word("advances", "V6.3", [SEAT])
FREIGHT_DRAWN: Final[Word] = Word("freight", "VA.7", [SEAT, GOOD])
SABOTAGED: Final[Word] = Word("sabotaged", "VA.6", [SEAT, SEAT, GOOD])
INCOME: Final[Word] = Word("income", "V7.1", [SEAT])
DIVIDEND: Final[Word] = Word("dividend", "V7.1", [SEAT])
FALLS_BACK: Final[Word] = Word("falls_back", "V7.1", [SEAT])
IS_LAST: Final[Word] = Word("is_last", "VA.1", [SEAT])  # number: the action cards he gets for it
IDLE: Final[Word] = Word("idle", "VA.2", [SEAT])  # number: his transports not made, an action card each
DRAWS: Final[Word] = Word("draws", "VA.2", [SEAT, CARD])  # as its owner sees it
DREW: Final[Word] = Word("drew", "VA.2", [SEAT])  # as the others do
CARDS_SHUFFLED: Final[Word] = Word("cards_shuffled", "VA.2", [])
ROBS: Final[Word] = Word("robs", "VA.2", [SEAT, SEAT, CARD])  # as these two see it
ROBBED: Final[Word] = Word("robbed", "VA.2", [SEAT, SEAT])  # as the others do
NO_CARD_LEFT: Final[Word] = Word("no_card_left", "VA.2", [SEAT])
LAST_ROUND: Final[Word] = Word("last_round", "VR.1", [])
FINAL: Final[Word] = Word("final", "VE.1", [SEAT])

# ... and why not.
TOO_MANY_BONDS: Final[Word] = Word("too_many_bonds", "V3.1", [])
BID_TOO_LOW: Final[Word] = Word("bid_too_low", "V4.1", [])
BID_TOO_HIGH: Final[Word] = Word("bid_too_high", "V4.1", [])
STAKE_NOTHING: Final[Word] = Word("stake_nothing", "V4.3", [])
STAKE_TOO_HIGH: Final[Word] = Word("stake_too_high", "V4.3", [])
MUST_CHOOSE: Final[Word] = Word("must_choose", "", [])  # cites the step it meets
GROUP_GONE: Final[Word] = Word("group_gone", "V4.4", [GROUP])
NO_SUCH_ROUTE: Final[Word] = Word("no_such_route", "", [ROUTE])
OUT_OF_ORDER: Final[Word] = Word("out_of_order", "VA.8", [ROUTE])
NOT_IN_HAND: Final[Word] = Word("not_in_hand", "", [CARD])
NO_MONEY: Final[Word] = Word("no_money", "VA.5", [])
ALREADY_FAST: Final[Word] = Word("already_fast", "VA.3", [])
NO_FREIGHT: Final[Word] = Word("no_freight", "VA.7", [])
COLOUR_CLOSED: Final[Word] = Word("colour_closed", "VA.6", [GOOD])
MAY_NOT_DECLINE: Final[Word] = Word("may_not_decline", "VA.4", [])
NOTHING_TO_DELIVER: Final[Word] = Word("nothing_to_deliver", "VA.4", [])
NOT_ARRIVED: Final[Word] = Word("not_arrived", "V6.5", [])
NOBODY_TO_ROB: Final[Word] = Word("nobody_to_rob", "VA.2", [SEAT])


@final
class Vocabulary:
    """All words on one board."""

    def __init__(self, board: Board) -> None:
        city = Domain("city", board.ids, city_facts(board))
        link = Domain("link", [board.link_id(k) for k in range(board.links)], link_facts(board))
        goods_card = Domain("goods_card", [f"g{g + 1}" for g in range(GOODS_CARDS)], card_facts(board))
        self.city: Final = city
        self.link: Final = link
        self.goods_card: Final = goods_card

        self.card_drawn: Final = Word("goods", "V1.1", [goods_card])  # said by chance
        self.build: Final = Word("build", "V5.1", [link])
        self.bargain: Final = Word("bargain", "VA.5", [ROUTE, link])
        self.name: Final = Word("name", "V6.1", [city, GOOD])
        self.along: Final = Word("along", "V6.1", [link])
        self.put: Final = Word("put", "VA.7", [city])
        self.replan: Final = Word("replan", "VA.9", [city, GOOD])
        self.verbs: Final[Lexicon] = verbs(
            [FIRST, GOOD_DRAWN, ROUTE_DRAWN, CARD_DRAWN, BORROW, RENEW, FILL, BID, STAKE_IT, CHOOSE, DISCARD, FAST, EXTRA]
            + [SUBSIDY, SABOTAGE, ROB]
            + [self.card_drawn, self.build, self.bargain, self.name, self.along, self.put, self.replan]
        )

        self.card_opened: Final = Word("goods_card", "V1.1", [goods_card])
        self.placed: Final = Word("placed", "V1.1", [GOOD, city])
        self.builds: Final = Word("builds", "V5.1", [SEAT, link])
        self.names: Final = Word("names", "V6.1", [SEAT, GOOD, city])
        self.travels: Final = Word("travels", "V6.1", [SEAT, link])
        self.delivers: Final = Word("delivers", "V6.3", [SEAT, GOOD, city])
        self.moves: Final = Word("moves", "VA.9", [GOOD, city, city])
        self.happenings: Final[Lexicon] = Lexicon(
            [BEGINS, TAKEN_OUT, ROUND, BAG_EMPTY, GOODS_SHUFFLED, OPENED, BORROWS, PLAYS, SHOWS, FILLED, BIDS, PASSES, STAKES]
            + [PLACE_IN_ORDER, PAYS, OLD_ORDER, CHOOSES, DISCARDS, NO_TRANSPORT, ADVANCES, FREIGHT_DRAWN, SABOTAGED, INCOME]
            + [DIVIDEND, FALLS_BACK, DRAWS, DREW, CARDS_SHUFFLED, ROBS, ROBBED, NO_CARD_LEFT, LAST_ROUND, FINAL, IS_LAST, IDLE]
            + [self.card_opened, self.placed, self.builds, self.names, self.travels, self.delivers, self.moves]
        )

        self.link_taken: Final = Word("link_taken", "V5.1", [link])
        self.wrong_colour: Final = Word("wrong_colour", "V5.1", [link])
        self.too_dear: Final = Word("too_dear", "V5.1", [link])
        self.no_good: Final = Word("no_good", "", [city, GOOD])
        self.out_of_reach: Final = Word("out_of_reach", "V6.5", [city, GOOD])
        self.not_built: Final = Word("not_built", "V6.1", [link])
        self.not_from_here: Final = Word("not_from_here", "V6.1", [link, city])
        self.twice: Final = Word("twice", "V6.1", [link])
        self.no_end: Final = Word("no_end", "V6.1", [link])
        self.same_city: Final = Word("same_city", "VA.9", [city])
        self.refusals: Final[Lexicon] = refusals(
            [TOO_MANY_BONDS, BID_TOO_LOW, BID_TOO_HIGH, STAKE_NOTHING, STAKE_TOO_HIGH, MUST_CHOOSE, GROUP_GONE, NO_SUCH_ROUTE]
            + [
                OUT_OF_ORDER,
                NOT_IN_HAND,
                NO_MONEY,
                ALREADY_FAST,
                NO_FREIGHT,
                COLOUR_CLOSED,
                MAY_NOT_DECLINE,
                NOTHING_TO_DELIVER,
            ]
            + [NOT_ARRIVED, NOBODY_TO_ROB]
            + [self.link_taken, self.wrong_colour, self.too_dear, self.no_good, self.out_of_reach, self.not_built]
            + [self.not_from_here, self.twice, self.no_end, self.same_city]
        )


def city_facts(board: Board) -> list[dict[str, str | int]]:
    return [{"name": board.names[i], "colour": GOODS[board.colour[i]]} for i in range(board.cities)]


def link_facts(board: Board) -> list[dict[str, str | int]]:
    out: list[dict[str, str | int]] = []
    for k in range(board.links):
        route = board.route[k]
        ends: dict[str, str | int] = {"from": board.names[board.link_a[k]], "to": board.names[board.link_b[k]]}
        out.append({**ends, "route": ROUTES[route], "symbol": SYMBOLS[route], "cost": int(board.cost[k])})
    return out


def card_facts(board: Board) -> list[dict[str, str | int]]:
    names = [board.names[city] for city in board.cards]
    return [{"first": names[g], "second": names[g + 1], "third": names[g + 2]} for g in range(0, GOODS_CARDS * NAMED, NAMED)]
