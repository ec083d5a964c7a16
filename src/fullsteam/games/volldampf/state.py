"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.games.volldampf.board import Board
from fullsteam.games.volldampf.components import (
    BOND_POINTS,
    CARD_COPIES,
    CARD_KINDS,
    GOOD_COPIES,
    GOODS_CARDS,
    GOODS_KINDS,
    GROUP_SIZE,
    MARKS_AT_START,
    OUT_EACH,
    PIECES,
    ROUNDS,
    ROUTE_COPIES,
    ROUTE_KINDS,
    many,
    one,
    pile_list,
    total,
)
from fullsteam.games.volldampf.network import FAST_LINKS, LINKS, Network
from fullsteam.games.volldampf.words import PLAYS, Vocabulary
from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.core import Game, State, Step
from fullsteam.kernel.ints import Ints, bit, empty, ints

FREE: Final = -1  # nobody's link
NOWHERE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards are piles (components.py): four bits a kind."""

    def __init__(self, other: Player | None = None) -> None:
        if other is None:
            self.cash: i64 = MARKS_AT_START
            self.bonds: i64 = 0  # points
            self.income: i64 = 0  # position of the loco
            self.pieces: i64 = 0
            self.routes: i64 = 0  # pile of route cards in front of him
            self.hand: i64 = 0  # pile of action cards
            self.held: i64 = 0  # how many action cards
            self.rank: i64 = 0  # turn-order card; 0 while still in the auction
            self.bid: i64 = 0  # of the last auction
            self.group: i64 = 0  # the group of route cards chosen this round, from 1; 0: none yet
            self.missed: i64 = 0  # transports not made this round (V6.4)
        else:
            self.cash = other.cash
            self.bonds = other.bonds
            self.income = other.income
            self.pieces = other.pieces
            self.routes = other.routes
            self.hand = other.hand
            self.held = other.held
            self.rank = other.rank
            self.bid = other.bid
            self.group = other.group
            self.missed = other.missed

    def has(self, kind: i64) -> bool:
        return many(self.hand, kind) > 0

    def dump(self) -> list[int]:
        out: list[int] = [self.cash, self.bonds, self.income, self.pieces, self.routes, self.hand, self.rank, self.bid]
        return [*out, self.group, self.missed]


def load_player(data: list[i64]) -> Player:
    p = Player()
    p.cash = data[0]
    p.bonds = data[1]
    p.income = data[2]
    p.pieces = data[3]
    p.routes = data[4]
    p.hand = data[5]
    p.held = total(p.hand)
    p.rank = data[6]
    p.bid = data[7]
    p.group = data[8]
    p.missed = data[9]
    return p


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """What lies on the table; Table(…, other) is an independent copy. What is marked "whole" is never changed, only
    replaced: copies share it."""

    def __init__(self, players: i64, board: Board, words: Vocabulary, other: Table | None = None) -> None:
        super().__init__(players, other)
        self.board = board  # whole
        self.words = words  # whole
        if other is None:
            n = players - 2
            each = ROUTE_COPIES - OUT_EACH[n]
            self.players: list[Player] = [Player() for seat in range(players)]
            for p in self.players:
                p.pieces = PIECES[n]
            self.order: Ints = empty()  # whole; seats, the holder of turn-order card 1 first
            self.round: i64 = 0
            self.rounds: i64 = ROUNDS[n]
            self.group_size: i64 = GROUP_SIZE[n]
            self.bag: Bag = bag([GOOD_COPIES] * GOODS_KINDS)
            self.goods: vec[i64] = vec[i64]([0] * (GOODS_KINDS * int(board.cities)))  # on city i of colour g: goods[4 * i + g]
            self.goods_deck: Bag = bag([1] * GOODS_CARDS)
            self.goods_used: i64 = 0  # mask of goods cards in the discards
            self.route_deck: Bag = bag([each] * ROUTE_KINDS)
            self.hidden: Bag = bag([0] * ROUTE_KINDS)  # whole; route cards taken out at random, which nobody has seen (VS.2)
            self.spent: i64 = 0  # route cards out of the game, but for those
            self.groups: Ints = ints([0] * players)  # piles of route cards; 0: taken
            self.loose: i64 = 0  # pile of route cards being rearranged (VA.8)
            self.owner: vec[i64] = vec[i64]([FREE] * int(board.links))  # of each link
            self.stock: i64 = BOND_POINTS  # bonds left (V3.1)
            self.deck: Bag = bag([CARD_COPIES] * CARD_KINDS)  # action cards
            self.used: i64 = 0  # pile of action cards in the discards
            self.known: vec[i64] = vec[i64]([0] * ((players + 1) * players))  # whole; see knows()
            self.high: i64 = 0  # the highest bid
            self.last: i64 = 0  # mask of those in the last place when the second transport round ends (VA.4)
            self.net: Network | None = None  # whole; the track while goods travel
            # The transport under way.
            self.fast = False  # VA.3 played
            self.subsidised = False  # VA.4
            self.closed: i64 = 0  # mask of colours closed by VA.6
            self.freight: i64 = NOWHERE  # good drawn and not yet put (VA.7)
            self.source: i64 = NOWHERE  # city of the good that was named, while it travels
            self.good: i64 = 0
            self.at: i64 = 0  # how far it has come
            self.seen: i64 = 0  # mask of cities on its way
            self.path: i64 = 0  # its links, each + 1, eight bits a link, the last one lowest
            self.gains: i64 = 0  # payoff so far (network.py)
            # Options.
            self.limited = True  # bonds=limited (V3.1)
            self.odd_to_bank = False  # half=bank (V4.2)
            self.stop = False  # matching_city=stop (V6.2)
            self.through = True  # foreign=through (V6.2)
            self.whole = False  # shortage=whole (V7.1)
            # Counted for tallies.
            self.deliveries: i64 = 0
            self.links_used: i64 = 0
            self.cards_played: i64 = 0
        else:
            self.players = [Player(p) for p in other.players]
            self.order = other.order
            self.round = other.round
            self.rounds = other.rounds
            self.group_size = other.group_size
            self.bag = other.bag.clone()
            self.goods = other.goods[:]
            self.goods_deck = other.goods_deck.clone()
            self.goods_used = other.goods_used
            self.route_deck = other.route_deck.clone()
            self.hidden = other.hidden
            self.spent = other.spent
            self.groups = other.groups.clone()
            self.loose = other.loose
            self.owner = other.owner[:]
            self.stock = other.stock
            self.deck = other.deck.clone()
            self.used = other.used
            self.known = other.known
            self.high = other.high
            self.last = other.last
            self.net = other.net
            self.fast = other.fast
            self.subsidised = other.subsidised
            self.closed = other.closed
            self.freight = other.freight
            self.source = other.source
            self.good = other.good
            self.at = other.at
            self.seen = other.seen
            self.path = other.path
            self.gains = other.gains
            self.limited = other.limited
            self.odd_to_bank = other.odd_to_bank
            self.stop = other.stop
            self.through = other.through
            self.whole = other.whole
            self.deliveries = other.deliveries
            self.links_used = other.links_used
            self.cards_played = other.cards_played

    def clone(self) -> Table:
        return Table(self.seats, self.board, self.words, self)

    # --- Goods

    def lay(self, city: i64, good: i64) -> None:
        self.goods[GOODS_KINDS * city + good] += 1

    def lift(self, city: i64, good: i64) -> None:
        assert self.goods[GOODS_KINDS * city + good] > 0, "no such good there"
        self.goods[GOODS_KINDS * city + good] -= 1

    # --- The transport under way

    def network(self) -> Network:
        """The built track, as it was when the transports began."""
        net = self.net
        if net is None:
            net = Network(self.board, self.owner, self.seats, self.stop, self.through)
            self.net = net
        return net

    def limit(self) -> i64:
        """V6.1 At most 6 links; VA.3 7 with a fast engine."""
        return FAST_LINKS if self.fast else LINKS

    def can_deliver(self) -> bool:
        """V6.5 Is there a good that can be delivered now?"""
        near = self.network().near
        limit = self.limit()
        goods = self.goods
        for i in range(len(goods)):
            if goods[i] > 0 and near[i] <= limit and not self.closed >> (i & 3) & 1:
                return True
        return False

    def links_left(self) -> i64:
        return self.limit() - self.path_length()

    def path_length(self) -> i64:
        n: i64 = 0
        path = self.path
        while path > 0:
            n += 1
            path >>= 8
        return n

    # --- Action cards

    def in_last_place(self) -> i64:
        """VA.1, VA.4 Mask of those whose loco is last, all tied ones."""
        least = self.players[0].income
        for p in self.players:
            if p.income < least:
                least = p.income
        mask: i64 = 0
        for seat in range(self.seats):
            if self.players[seat].income == least:
                mask |= bit(seat)
        return mask

    def both_open(self, kind: i64) -> bool:
        """VA.10 Do all cards of this kind lie open in the discards? Then nobody need be asked (VA.10r1)."""
        return many(self.used, kind) == CARD_COPIES

    def play_card(self, seat: i64, kind: i64) -> None:
        """VA.2 Played cards go open to the discards."""
        self.lose_card(seat, kind)
        self.used += one(kind)
        self.cards_played += 1
        for row in range(self.seats + 1):
            if many(self.known[row * self.seats + seat], kind) > 0:
                self.learn(row, seat, -one(kind))
        self.tell(PLAYS, seat, kind)

    def gain_card(self, seat: i64, kind: i64) -> None:
        self.players[seat].hand += one(kind)
        self.players[seat].held += 1

    def lose_card(self, seat: i64, kind: i64) -> None:
        assert self.players[seat].has(kind), "not in the hand"
        self.players[seat].hand -= one(kind)
        self.players[seat].held -= 1

    def knows(self, row: i64, seat: i64) -> i64:
        """The pile of cards in this seat's hand of which seat `row` (or the onlookers: row = seats) is certain."""
        return self.known[row * self.seats + seat]

    def learn(self, row: i64, seat: i64, change: i64) -> None:
        """Such a pile more (or, below 0, less) is known."""
        known = self.known[:]
        known[row * self.seats + seat] += change
        self.known = known

    # --- Counting, saving

    def goods_everywhere(self) -> list[int]:
        count = self.bag.to_list()
        if self.freight != NOWHERE:
            count[self.freight] += 1
        for i in range(len(self.goods)):
            count[i & 3] += self.goods[i]
        return count

    def routes_everywhere(self) -> list[int]:
        """Of each colour: deck, taken out, groups, in front of players, spent."""
        n = self.seats - 2
        count = [a + b + OUT_EACH[n] for a, b in zip(self.route_deck.to_list(), self.hidden.to_list(), strict=True)]
        piles = [*self.groups.to_list(), self.loose, *[p.routes for p in self.players]]
        for pile in piles:
            for kind in pile_list(pile):
                count[kind] += 1
        return [count[k] + many(self.spent, k) for k in range(ROUTE_KINDS)]

    def cards_everywhere(self) -> list[int]:
        count = self.deck.to_list()
        for pile in [self.used, *[p.hand for p in self.players]]:
            for kind in pile_list(pile):
                count[kind] += 1
        return count

    def pieces_of(self, seat: i64) -> int:
        """Track pieces in stock and on the board."""
        return int(self.players[seat].pieces) + sum([1 for owner in self.owner if owner == seat])

    def dump(self) -> dict[str, object]:
        out = self.dump_kernel()
        out["board"] = self.board.name
        out["players"] = [p.dump() for p in self.players]
        out["order"] = self.order.to_list()
        out["round"] = self.round
        out["bag"] = self.bag.to_list()
        out["goods"] = [n for n in self.goods]
        out["goods_deck"] = self.goods_deck.to_list()
        out["goods_used"] = self.goods_used
        out["route_deck"] = self.route_deck.to_list()
        out["hidden"] = self.hidden.to_list()
        out["spent"] = self.spent
        out["groups"] = self.groups.to_list()
        out["loose"] = self.loose
        out["owner"] = [seat for seat in self.owner]
        out["stock"] = self.stock
        out["deck"] = self.deck.to_list()
        out["used"] = self.used
        out["known"] = [pile for pile in self.known]
        out["high"] = self.high
        out["last"] = self.last
        out["travelling"] = self.net is not None
        out["freight"] = self.freight
        out["rights"] = [self.fast, self.subsidised, self.closed]
        out["trip"] = [self.source, self.good, self.at, self.seen, self.path, self.gains]
        out["options"] = [self.limited, self.odd_to_bank, self.stop, self.through, self.whole]
        out["tallies"] = [self.deliveries, self.links_used, self.cards_played]
        return out


class Kept(Game[Table]):
    """The game on one board, as far as the table alone says it. Steps are shared by all boards, words belong to each."""

    def __init__(self, board: Board, steps: list[Step[Table]]) -> None:
        words = Vocabulary(board)
        super().__init__("volldampf", words.verbs, words.happenings, words.refusals, steps, ends="VE.1")
        self.board: Final = board
        self.words: Final = words

    def census(self, s: Table) -> dict[str, int]:
        """V0.1, V0.2 Goods, route cards, goods cards, action cards, bonds and track pieces."""
        goods_cards = int(s.goods_deck.total) + sum([1 for card in range(GOODS_CARDS) if s.goods_used >> card & 1])
        out = {f"good_{k}": n for k, n in enumerate(s.goods_everywhere())}
        out.update({f"route_{k}": n for k, n in enumerate(s.routes_everywhere())})
        out.update({f"card_{k}": n for k, n in enumerate(s.cards_everywhere())})
        out.update({f"pieces_{seat}": s.pieces_of(seat) for seat in range(s.seats)})
        out["goods_cards"] = goods_cards
        if s.limited:
            out["bonds"] = int(s.stock) + sum([int(p.bonds) for p in s.players])
        return out

    def load(self, data: dict[str, Any]) -> Table:
        """The table of a dump."""
        s = Table(len(data["players"]), self.board, self.words)
        s.load_kernel(data)
        s.players = [load_player(p) for p in data["players"]]
        s.order = ints(data["order"])
        s.round = data["round"]
        s.bag = bag(data["bag"])
        s.goods = vec[i64](data["goods"])
        s.goods_deck = bag(data["goods_deck"])
        s.goods_used = data["goods_used"]
        s.route_deck = bag(data["route_deck"])
        s.hidden = bag(data["hidden"])
        s.spent = data["spent"]
        s.groups = ints(data["groups"])
        s.loose = data["loose"]
        s.owner = vec[i64](data["owner"])
        s.stock = data["stock"]
        s.deck = bag(data["deck"])
        s.used = data["used"]
        s.known = vec[i64](data["known"])
        s.high = data["high"]
        s.last = data["last"]
        s.freight = data["freight"]
        s.fast, s.subsidised, s.closed = data["rights"]
        s.source, s.good, s.at, s.seen, s.path, s.gains = data["trip"]
        s.limited, s.odd_to_bank, s.stop, s.through, s.whole = data["options"]
        s.deliveries, s.links_used, s.cards_played = data["tallies"]
        if data["travelling"]:
            s.network()
        return s
