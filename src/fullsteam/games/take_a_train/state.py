"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from fullsteam.games.take_a_train.components import (
    BIN,
    BONUS,
    BONUSES,
    EVERY_LOCO,
    KINDS,
    LOCOS,
    MULTIPLIER,
    NO_CARDS,
    NOTHING,
    OBJECTIVE,
    PURSE,
    STORAGE,
    TARGET_COUNT,
    TOP_BID,
    number_of,
)
from fullsteam.games.take_a_train.figures import OWN, Figures
from fullsteam.games.take_a_train.pool import Pool
from fullsteam.games.take_a_train.trains import Train, train_of
from fullsteam.games.take_a_train.words import HAPPENINGS, REFUSALS, VERBS, renamed
from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.core import Game, State, Step
from fullsteam.kernel.ints import Ints, bit, empty, ints

AUCTION_STAGE: Final = 1
WAGON_STAGE: Final = 2
GAME_OVER: Final = 3


NO_TRAINS: Final[list[Train]] = []
NO_BIDS: Final[Ints] = empty()  # whole


@final
@mypyc_attr(acyclic=True)
class Player:
    """Masks are sets of locos or of objectives."""

    def __init__(self, other: Player | None) -> None:
        if other is None:
            self.cash: i64 = PURSE
            self.targets: i64 = 0  # T1.1 the objectives dealt to him; secret until done
            self.done: i64 = 0  # those of them that were paid
            self.missed: i64 = 0  # held, and he was not paid: everybody knows that he has not got these
            self.locos: i64 = 0  # face up
            self.down: i64 = 0  # how many face-down ones (T1.4)
            self.hand: i64 = 0  # T2.6 locos to choose from ...
            self.kept: i64 = 0  # ... and those kept, in secret
            self.paid: i64 = 0  # for locos, this round; everybody has seen it
            self.trains: list[Train] = NO_TRAINS  # whole; stage 2, ascending
            self.profit: i64 = 0  # T3.8 of all rounds
            self.wagons: i64 = 0  # attached in all rounds
        else:
            self.cash = other.cash
            self.targets = other.targets
            self.done = other.done
            self.missed = other.missed
            self.locos = other.locos
            self.down = other.down
            self.hand = other.hand
            self.kept = other.kept
            self.paid = other.paid
            self.trains = other.trains
            self.profit = other.profit
            self.wagons = other.wagons

    def has(self) -> i64:
        """How many locos, face up or down."""
        return number_of(self.locos) + self.down

    def power(self, figures: Figures) -> i64:
        """T3.1 A face-down loco has none."""
        power = figures.power
        total: i64 = 0
        for k in range(LOCOS):
            if self.locos >> k & 1:
                total += power[k]
        return total

    def speed(self, figures: Figures) -> i64:
        """T3.1 Of the fastest; a face-down one has speed 0."""
        speed = figures.speed
        best: i64 = 0
        for k in range(LOCOS):
            if self.locos >> k & 1 and speed[k] > best:
                best = speed[k]
        return best

    def factor(self, figures: Figures) -> i64:
        """T2.6 The highest multiplier among the face-up ones."""
        factor = figures.factor
        best: i64 = 0
        for k in range(LOCOS):
            if self.locos >> k & 1 and factor[k] > best:
                best = factor[k]
        return best

    def purse(self) -> i64:
        """T1.3 The most he can bid."""
        return self.cash if self.cash < TOP_BID else TOP_BID

    def pay(self, price: i64) -> None:
        """For a loco, or for three."""
        self.cash -= price
        self.paid += price

    def put(self, n: i64, train: Train) -> None:
        trains = self.trains[:]
        trains[n] = train
        self.trains = trains

    def dump(self) -> dict[str, object]:
        return {
            "cash": self.cash,
            "targets": self.targets,
            "done": self.done,
            "missed": self.missed,
            "locos": self.locos,
            "down": self.down,
            "hand": self.hand,
            "kept": self.kept,
            "paid": self.paid,
            "trains": [[t.loco, t.cards(), t.extra] for t in self.trains],
            "profit": self.profit,
            "wagons": self.wagons,
        }


def load_player(figures: Figures, data: dict[str, Any]) -> Player:
    p = Player(None)
    p.cash = data["cash"]
    p.targets = data["targets"]
    p.done = data["done"]
    p.missed = data["missed"]
    p.locos = data["locos"]
    p.down = data["down"]
    p.hand = data["hand"]
    p.kept = data["kept"]
    p.paid = data["paid"]
    p.trains = [train_of(figures, loco, cards, extra == 1) for loco, cards, extra in data["trains"]]
    p.profit = data["profit"]
    p.wagons = data["wagons"]
    return p


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """What lies on the table; Table(seats, other) is an independent copy. Piles marked "whole" are never changed, only
    replaced by new ones: copies share them."""

    def __init__(self, seats: i64, other: Table | None = None, figures: Figures = OWN) -> None:
        super().__init__(seats, other)
        if other is None:
            self.figures: Figures = figures
            self.money_open = False  # option money (T1.1)
            self.printed = False  # option steam_electric (T0.4)
            self.by_sum = False  # option rotating (T2.6)
            self.players: list[Player] = [Player(None) for k in range(seats)]
            self.rest: i64 = (1 << 18) - 1  # T1.1 objectives nobody got
            self.round: i64 = 0
            self.stage: i64 = 0
            self.starter: i64 = 0  # of the round
            self.auction: i64 = NOTHING
            self.used: i64 = 0  # auction tokens drawn, a mask (T1.2)
            self.pool: Pool = Pool(0, EVERY_LOCO, 0, 0, 0)
            self.shown: i64 = 0  # locos, a mask; the lot among them
            self.aside: i64 = 0
            self.recent: i64 = 0  # those last shown, wherever they are now: everybody remembers
            self.lot: i64 = NOTHING
            self.opener: i64 = NOTHING  # who opened the lot: "the starter" of T1.3
            self.bid: i64 = 0
            self.leader: i64 = NOTHING
            self.bids: Ints = NO_BIDS  # whole; revealed ones by seat, NOTHING for those not in
            self.choosers: i64 = 0  # T2.4 who has still to choose, a mask
            self.order: Ints = empty()  # whole; seats by token (T3.1)
            self.deck: Bag = figures.cards.clone()
            self.discard: Bag = NO_CARDS.clone()  # face up
            self.display: Ints = empty()  # ascending
            self.gone: i64 = 0  # T3.6 1: rubbish bin, 2: extended storage has left the game
            self.limit: i64 = 5  # T3.5 so many wagons end the stage
            self.passes: i64 = 0  # in a row
            self.bonuses: i64 = 0  # T3.7r2 bonus cards taken this round
        else:
            self.figures = other.figures
            self.money_open = other.money_open
            self.printed = other.printed
            self.by_sum = other.by_sum
            self.players = [Player(p) for p in other.players]
            self.rest = other.rest
            self.round = other.round
            self.stage = other.stage
            self.starter = other.starter
            self.auction = other.auction
            self.used = other.used
            self.pool = other.pool.clone()
            self.shown = other.shown
            self.aside = other.aside
            self.recent = other.recent
            self.lot = other.lot
            self.opener = other.opener
            self.bid = other.bid
            self.leader = other.leader
            self.bids = other.bids
            self.choosers = other.choosers
            self.order = other.order
            self.deck = other.deck.clone()
            self.discard = other.discard.clone()
            self.display = other.display.clone()
            self.gone = other.gone
            self.limit = other.limit
            self.passes = other.passes
            self.bonuses = other.bonuses

    def clone(self) -> Table:
        return Table(self.seats, self)

    # Stage 1

    def buyers(self) -> i64:
        """T2.7 The players with fewer than three locos, a mask."""
        mask: i64 = 0
        for q in range(self.seats):
            p = self.players[q]
            if number_of(p.locos) + p.down < 3:
                mask |= bit(q)
        return mask

    def unsold(self) -> i64:
        """T2.7 How many locos nobody owns: seen or not, set aside or not."""
        return self.pool.left() + number_of(self.shown | self.aside)

    def payable(self, locos: i64, cash: i64) -> i64:
        """Those of these locos that one can pay at their power."""
        figures = self.figures
        if cash < figures.cheapest:
            return 0
        power = figures.power
        mask: i64 = 0
        for k in range(LOCOS):
            if locos >> k & 1 and power[k] <= cash:
                mask |= bit(k)
        return mask

    def richest(self, mask: i64) -> i64:
        best: i64 = 0
        for q in range(self.seats):
            if mask >> q & 1 and self.players[q].cash > best:
                best = self.players[q].cash
        return best

    def hopeless(self, mask: i64) -> bool:
        """T2.7r2 As far as anybody can tell: can none of these players pay any unsold loco?"""
        cash = self.richest(mask)
        if cash >= self.figures.dearest:
            return False
        return self.payable(self.pool.could_hold() | self.shown | self.aside, cash) == 0

    def put_aside(self) -> None:
        self.aside |= self.shown
        self.shown = 0

    def new_locos(self) -> None:
        """T1.2, T5.1 All 18 are shuffled; three a player are in the round."""
        self.pool = Pool(0, EVERY_LOCO, 3 * self.seats, 0, 0)
        self.shown = 0
        self.aside = 0
        self.recent = 0
        for p in self.players:
            p.locos = 0
            p.down = 0
            p.paid = 0
            p.trains = NO_TRAINS

    # Stage 2

    def new_wagons(self) -> None:
        """T5.1 All are shuffled, except rubbish bin and extended storage once they have been shown."""
        self.deck = self.figures.cards.clone()
        if self.gone & 1:
            self.deck.take(BIN)
        if self.gone & 2:
            self.deck.take(STORAGE)
        self.discard = NO_CARDS.clone()
        self.display.size = 0
        self.limit = 5
        self.passes = 0
        self.bonuses = 0

    def throw(self, card: i64) -> None:
        """From the display to the discards."""
        self.display.remove(card)
        self.discard.add(card)

    def reshuffle(self) -> None:
        """T3.2 A face-down pile has no order: to shuffle is to pour the piles together."""
        self.deck.pour(self.discard)
        self.discard = NO_CARDS.clone()

    def token(self, seat: i64) -> i64:
        """T3.1 The place of this seat in the order, from 0; NOTHING in stage 1."""
        for i in range(self.order.size):
            if self.order.items[i] == seat:
                return i
        return NOTHING

    # Everything

    def cards_everywhere(self) -> list[int]:
        """The number of each kind of wagon card, over all places."""
        count = [a + b for a, b in zip(self.deck.to_list(), self.discard.to_list(), strict=True)]
        for card in self.display.to_list():
            count[card] += 1
        for p in self.players:
            for train in p.trains:
                for card in train.cards():
                    count[card] += 1
                count[MULTIPLIER] += train.extra
        count[BIN] += self.gone & 1
        count[STORAGE] += self.gone >> 1
        count[BONUS] += 1 if self.bonus_aside() else 0
        assert len(count) == KINDS
        return count

    def bonus_aside(self) -> bool:
        """T3.7r2 Taken so often in this round that it lies aside until the next."""
        return self.bonuses == BONUSES

    def locos_everywhere(self) -> list[int]:
        """How often each loco lies somewhere."""
        masks: list[int] = [self.pool.sure, self.pool.maybe, self.shown, self.aside]
        for p in self.players:
            masks += [p.locos, p.hand, p.kept]
        return [len([mask for mask in masks if mask >> k & 1]) for k in range(LOCOS)]

    def dump(self) -> dict[str, object]:
        out = self.dump_kernel()
        out["options"] = [self.money_open, self.printed, self.by_sum]
        out["players"] = [p.dump() for p in self.players]
        out["rest"] = self.rest
        out["round"] = [self.round, self.stage, self.starter, self.auction, self.used]
        out["pool"] = self.pool.dump()
        out["lot"] = [self.shown, self.aside, self.recent, self.lot, self.opener, self.bid, self.leader, self.choosers]
        out["bids"] = self.bids.to_list()
        out["order"] = self.order.to_list()
        out["deck"] = self.deck.to_list()
        out["discard"] = self.discard.to_list()
        out["display"] = self.display.to_list()
        out["wagons"] = [self.gone, self.limit, self.passes, self.bonuses]
        return out


class Kept(Game[Table]):
    """The game with these figures, as far as the table alone says it."""

    def __init__(self, figures: Figures, steps: list[Step[Table]]) -> None:
        said = (VERBS, HAPPENINGS, REFUSALS)
        if not figures.own:
            said = (renamed(VERBS, figures), renamed(HAPPENINGS, figures), renamed(REFUSALS, figures))
        super().__init__("take-a-train", said[0], said[1], said[2], steps, "T5.2")
        self.figures: Final = figures

    def census(self, s: Table) -> dict[str, int]:
        out: dict[str, int] = {s.figures.card.labels[k]: n for k, n in enumerate(s.cards_everywhere())}
        for k, n in enumerate(s.locos_everywhere()):
            out[s.figures.loco.labels[k]] = n
        for k in range(TARGET_COUNT):
            holders = sum([1 for p in s.players if p.targets >> k & 1])
            out["objective " + OBJECTIVE.labels[k]] = holders + (s.rest >> k & 1)
        return out

    def load(self, data: dict[str, Any]) -> Table:
        """The table of a dump."""
        s = Table(data["seats"], None, self.figures)
        s.load_kernel(data)
        s.money_open, s.printed, s.by_sum = data["options"]
        s.players = [load_player(self.figures, p) for p in data["players"]]
        s.rest = data["rest"]
        s.round, s.stage, s.starter, s.auction, s.used = data["round"]
        sure, maybe, few, blind, late = data["pool"]
        s.pool = Pool(sure, maybe, few, blind, late)
        s.shown, s.aside, s.recent, s.lot, s.opener, s.bid, s.leader, s.choosers = data["lot"]
        s.bids = ints(data["bids"])
        s.order = ints(data["order"])
        s.deck = bag(data["deck"])
        s.discard = bag(data["discard"])
        s.display = ints(data["display"])
        s.gone, s.limit, s.passes, s.bonuses = data["wagons"]
        return s
