"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from fullsteam.games.trambahn.components import CARD, CONDUCTOR, COPIES, LINE, NO_CARDS, POINTS, TRAM, TRAMS, VALUE
from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.core import Game, State
from fullsteam.kernel.ints import Ints, bit, empty, ints

FACE: Final = 63  # a note is a card, + 64 if seat 1 has seen its face, + 128 if seat 2 has
BOTH: Final = 3


def note(card: i64, seen: i64) -> i64:
    return card | seen << 6


@final
@mypyc_attr(acyclic=True)
class Column:
    """B2.2 One line, rising values, conductors between. Never changed once made, so that copies of a table share it."""

    def __init__(self, line: i64, top: i64, size: i64, points: i64, tram: i64, values: i64, jokers: i64) -> None:
        self.line = line
        self.top = top  # the value to beat
        self.size = size
        self.points = points
        self.tram = tram  # its factor; 0: none yet
        self.values = values  # bit v: there is a station of value v
        self.jokers = jokers  # bit i: card i is a conductor

    def with_card(self, card: i64) -> Column:
        if card == CONDUCTOR:
            jokers = self.jokers | bit(self.size)
            return Column(self.line, self.top, self.size + 1, self.points, self.tram, self.values, jokers)
        value = VALUE[card]
        points = self.points + POINTS[card]
        return Column(self.line, value, self.size + 1, points, self.tram, self.values | bit(value), self.jokers)

    def with_tram(self, tram: i64) -> Column:
        return Column(self.line, self.top, self.size, self.points, tram, self.values, self.jokers)

    def worth(self) -> i64:
        """B3.1 Points times the factor of the tram; conductors count 0."""
        return self.points * self.tram

    def cards(self) -> Ints:
        """In the order they were placed."""
        out = empty()
        self.lay(out, 0)
        return out

    def turn_over(self, notes: Ints) -> None:
        """B2.6 The cards become notes. They lay open: both players know them (B1.4r1)."""
        self.lay(notes, BOTH)

    def lay(self, pile: Ints, seen: i64) -> None:
        value: i64 = 0
        for i in range(self.size):
            if self.jokers >> i & 1:
                pile.push(note(CONDUCTOR, seen))
            else:
                value += 1
                while not self.values >> value & 1:
                    value += 1
                pile.push(note(self.line * 10 + value - 1, seen))


def new_column(card: i64) -> Column:
    return Column(LINE[card], VALUE[card], 1, POINTS[card], 0, bit(VALUE[card]), 0)


def column_of(cards: list[i64], tram: i64) -> Column:
    """A column as it lies, for dumps and tests."""
    column = new_column(cards[0])
    for card in cards[1:]:
        column = column.with_card(card)
    return column.with_tram(tram)


@final
@mypyc_attr(acyclic=True)
class Player:
    def __init__(self, hand: Ints, notes: Ints, columns: list[Column], score: i64, bonus: i64) -> None:
        self.hand = hand  # ascending
        self.notes = notes  # face down, oldest first (B2.4)
        self.columns = columns
        self.score = score  # from scorings (B3.1)
        self.bonus = bonus  # on a separate line (B3.3)

    def clone(self) -> Player:
        return Player(self.hand.clone(), self.notes.clone(), self.columns[:], self.score, self.bonus)

    def lacks_tram(self) -> bool:
        for column in self.columns:
            if column.tram == 0:
                return True
        return False

    def dump(self) -> dict[str, object]:
        return {
            "hand": self.hand.to_list(),
            "notes": self.notes.to_list(),
            "columns": [[c.cards().to_list(), c.tram] for c in self.columns],
            "score": self.score,
            "bonus": self.bonus,
        }


def new_player() -> Player:
    return Player(empty(), empty(), [], 0, 0)


def load_player(data: dict[str, Any]) -> Player:
    columns = [column_of(cards, tram) for cards, tram in data["columns"]]
    return Player(ints(data["hand"]), ints(data["notes"]), columns, data["score"], data["bonus"])


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """What lies on the table; Table(other) is an independent copy. Piles marked "whole" are never changed, only
    replaced by new ones: copies share them."""

    def __init__(self, other: Table | None = None) -> None:
        super().__init__(2, other)
        if other is None:
            self.deck: Bag = bag(COPIES)
            self.discard: Bag = NO_CARDS  # whole; face up
            self.spent: Ints = empty()  # whole; discarded notes, face down
            self.waiting: Ints = empty()  # passengers: card + 64 * row, in order of arrival
            self.market: Ints = empty()  # whole; ascending
            self.next_tram: i64 = 0
            self.players: list[Player] = [new_player(), new_player()]
            self.scorings: i64 = 0
            self.turns: i64 = 0
            self.active: i64 = 0  # whose turn it is, or who will begin
            self.lost_to_notes = True  # option lost_columns (B2.6)
        else:
            self.deck = other.deck.clone()
            self.discard = other.discard
            self.spent = other.spent
            self.waiting = other.waiting.clone()
            self.market = other.market
            self.next_tram = other.next_tram
            players = other.players
            self.players = [players[0].clone(), players[1].clone()]
            self.scorings = other.scorings
            self.turns = other.turns
            self.active = other.active
            self.lost_to_notes = other.lost_to_notes

    def clone(self) -> Table:
        return Table(self)

    def crowd(self, row: i64) -> i64:
        """How many passengers wait in this row?"""
        n: i64 = 0
        for i in range(self.waiting.size):
            if self.waiting.items[i] >> 6 == row:
                n += 1
        return n

    def line_worth(self, seat: i64, line: i64) -> i64:
        """B3.1 What a scoring of this line brings this player."""
        points: i64 = 0
        for c in self.players[seat].columns:
            if c.line == line:
                points += c.worth()
        return points

    def send_off(self, row: i64) -> None:
        """B3.2 The passengers of this row are discarded, face up."""
        items = self.waiting.items
        discard = self.discard.clone()
        left: i64 = 0
        for i in range(self.waiting.size):
            if items[i] >> 6 == row:
                discard.add(items[i] & FACE)
            else:
                items[left] = items[i]
                left += 1
        self.waiting.size = left
        self.discard = discard

    def throw(self, cards: Ints) -> None:
        """To the discards, face up."""
        self.discard = self.discard.clone()
        for i in range(cards.size):
            self.discard.add(cards.items[i])

    def pay(self, seat: i64, n: i64) -> None:
        """The n oldest notes go to the discards, face down (B2.4r1, B2.5r3)."""
        notes = self.players[seat].notes
        spent = self.spent.clone()
        for i in range(n):
            spent.push(notes.items[i])
        notes.drop(n)
        self.spent = spent

    def reshuffle(self) -> None:
        """B2.5 A face-down pile has no order: to shuffle is to pour the piles together."""
        self.deck.pour(self.discard)
        for i in range(self.spent.size):
            self.deck.add(self.spent.items[i] & FACE)
        self.discard = NO_CARDS
        self.spent = empty()

    def anything_to_draw(self) -> bool:
        """B2.5 Is there a card in the pile, or would there be one if the pile were made anew?"""
        notes = max(self.players[0].notes.size, self.players[1].notes.size)
        return self.deck.total + self.discard.total + self.spent.size > 0 or notes >= 2

    def cards_everywhere(self) -> list[int]:
        """The number of each kind of card, over all piles."""
        count = [a + b for a, b in zip(self.deck.to_list(), self.discard.to_list(), strict=True)]
        piles = [self.spent, self.waiting]
        for p in self.players:
            piles += [p.hand, p.notes] + [c.cards() for c in p.columns]
        for pile in piles:
            for item in pile.to_list():
                count[item & FACE] += 1
        return count

    def trams_everywhere(self) -> list[int]:
        """The factors of all trams, ascending: pile, market, columns."""
        out: list[int] = self.market.to_list() + [TRAMS[i] for i in range(self.next_tram, len(TRAMS))]
        for p in self.players:
            out += [c.tram for c in p.columns if c.tram > 0]
        return sorted(out)

    def dump(self) -> dict[str, object]:
        out = self.dump_kernel()
        out["deck"] = self.deck.to_list()
        out["discard"] = self.discard.to_list()
        out["spent"] = self.spent.to_list()
        out["waiting"] = self.waiting.to_list()
        out["market"] = self.market.to_list()
        out["next_tram"] = self.next_tram
        out["players"] = [p.dump() for p in self.players]
        out["scorings"] = self.scorings
        out["turns"] = self.turns
        out["active"] = self.active
        out["lost_to_notes"] = self.lost_to_notes
        return out


class Kept(Game[Table]):
    """The game, as far as the table alone says it."""

    def census(self, s: Table) -> dict[str, int]:
        out: dict[str, int] = {CARD.labels[k]: n for k, n in enumerate(s.cards_everywhere())}
        for factor in s.trams_everywhere():
            out[TRAM.labels[factor]] = out.get(TRAM.labels[factor], 0) + 1
        return out

    def load(self, data: dict[str, Any]) -> Table:
        """The table of a dump."""
        s = Table()
        s.load_kernel(data)
        s.deck = bag(data["deck"])
        s.discard = bag(data["discard"])
        s.spent = ints(data["spent"])
        s.waiting = ints(data["waiting"])
        s.market = ints(data["market"])
        s.next_tram = data["next_tram"]
        s.players = [load_player(p) for p in data["players"]]
        s.scorings = data["scorings"]
        s.turns = data["turns"]
        s.active = data["active"]
        s.lost_to_notes = data["lost_to_notes"]
        return s
