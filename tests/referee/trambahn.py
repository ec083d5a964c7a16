"""Trambahn, refereed in plain Python: the game is one conversation, told in the order of the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from referee.talking import Talk, Talking, ask, chance, places

LINES = {"b": "blue", "r": "red", "g": "green", "y": "yellow"}
COPIES = {value: 2 if value in (1, 10) else 3 for value in range(1, 11)}  # B0.1
POINTS = {value: 1 if value <= 6 else 2 if value <= 9 else 3 for value in range(1, 11)}  # B0.2
CONDUCTOR = "cond"
BOX = Counter({f"{line}{value}": copies for line in LINES for value, copies in COPIES.items()} | {CONDUCTOR: 8})  # B0.3
TRAMS = ["horse"] * 5 + ["steam"] * 4 + ["electric"] * 7  # B0.4
FACTOR = {"horse": 2, "steam": 3, "electric": 4}
PRICE = {"horse": 5, "steam": 10, "electric": 15}  # in notes of 1 000 marks (B0.5)


def value_of(card: str) -> int:
    return 0 if card == CONDUCTOR else int(card[1:])


@dataclass
class Column:
    """It begins with a station, whose line is its own (B2.2)."""

    cards: list[str]
    tram: str = ""

    def line(self) -> str:
        return LINES[self.cards[0][0]]

    def takes(self, card: str) -> bool:
        """B2.2: values rise; a 10 closes; a conductor changes nothing."""
        highest = max(value_of(other) for other in self.cards)
        if card == CONDUCTOR:
            return highest < 10
        return LINES[card[0]] == self.line() and value_of(card) > highest

    def worth(self) -> int:
        """B3.1"""
        return sum(POINTS[value_of(card)] for card in self.cards if card != CONDUCTOR) * FACTOR[self.tram]


@dataclass
class Player:
    hand: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # the oldest first
    columns: list[Column] = field(default_factory=list)
    points: int = 0


class Over(Exception):
    """The game ends, in the middle of whatever."""


class Trambahn(Talking):
    """The referee."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        assert players == 2
        self.options = options
        self.players = [Player(), Player()]
        self.pile = Counter(BOX)
        self.discards: Counter[str] = Counter()
        self.trams = TRAMS[3:]
        self.market = TRAMS[:3]
        self.rows: dict[str, list[str]] = {line: [] for line in LINES.values()}
        self.scorings = 0
        self.begin()

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def places(self) -> list[int]:
        """B4.2"""
        return places([(player.points, len(player.notes)) for player in self.players])

    def game(self) -> Talk[None]:
        """B1.2, B1.3"""
        seat = 0
        if self.options["first"] == "random":
            seat = int((yield from chance("first", ["1", "2"]))) - 1
        first, second = self.players[seat], self.players[1 - seat]
        yield from self.deal(first.notes, 12)
        yield from self.deal(second.notes, 15)
        yield from self.deal(first.hand, 6)
        yield from self.deal(second.hand, 6)
        try:
            while True:
                yield from self.turn(seat)
                seat = 1 - seat
        except Over:
            return

    def deal(self, to: list[str], count: int) -> Talk[None]:
        for card in range(count):
            yield from self.draw(to)

    def draw(self, to: list[str]) -> Talk[None]:
        card = yield from chance("card", self.pile)
        self.pile -= Counter([card])
        to.append(card)

    # B2 A turn

    def turn(self, seat: int) -> Talk[None]:
        player = self.players[seat]
        yield from self.passengers(seat)
        yield from self.stations(seat)
        yield from self.income(seat)
        yield from self.tramways(seat)
        yield from self.refill(player)
        self.end_of_turn(player)

    def passengers(self, seat: int) -> Talk[None]:
        """B2.1: one or two; with an empty hand none (B2.5)."""
        player = self.players[seat]
        for enough in (set(), {"done"}):
            choices = {f"passenger {card} {line}" for card in player.hand for line in rows_for(card)}
            if not choices:
                return
            text = yield from ask(seat, choices | enough)
            if text == "done":
                return
            card, line = text.split()[1:]
            player.hand.remove(card)
            self.rows[line].append(card)
            if len(self.rows[line]) == 4:
                self.scoring(line)

    def stations(self, seat: int) -> Talk[None]:
        """B2.2, B3.3. Who has cards is asked even if none fits: not to ask him would tell that he holds only conductors."""
        player = self.players[seat]
        while player.hand:
            choices = {"done"}
            for card in player.hand:
                choices |= {f"station {card} {1 + i}" for i, column in enumerate(player.columns) if column.takes(card)}
                if card != CONDUCTOR:
                    choices.add(f"station {card} {1 + len(player.columns)}")
            text = (yield {seat: choices})[1]
            if text == "done":
                return
            card, place = text.split()[1:]
            player.hand.remove(card)
            if int(place) > len(player.columns):
                player.columns.append(Column([card]))
                continue
            column = player.columns[int(place) - 1]
            column.cards.append(card)
            if len(column.cards) == 8:
                player.points += column.worth()

    def income(self, seat: int) -> Talk[None]:
        """B2.3"""
        player = self.players[seat]
        while True:
            text = yield from ask(seat, {"done"} | {f"cash {card}" for card in player.hand})
            if text == "done":
                return
            card = text.split()[1]
            player.hand.remove(card)
            player.notes.append(card)

    def tramways(self, seat: int) -> Talk[None]:
        """B2.4"""
        player = self.players[seat]
        while True:
            choices = {"done"}
            for i, column in enumerate(player.columns):
                if not column.tram:
                    choices |= {f"buy {tram} {1 + i}" for tram in self.market if PRICE[tram] <= len(player.notes)}
            text = yield from ask(seat, choices)
            if text == "done":
                return
            tram, place = text.split()[1:]
            self.market.remove(tram)
            player.columns[int(place) - 1].tram = tram
            self.discard_notes(player, PRICE[tram])

    def discard_notes(self, player: Player, count: int) -> None:
        """The oldest first."""
        self.discards.update(player.notes[:count])
        player.notes = player.notes[count:]

    def refill(self, player: Player) -> Talk[None]:
        """B2.5"""
        while len(player.hand) < 6:
            if not self.pile:
                for each in self.players:
                    self.discard_notes(each, len(each.notes) // 2)
                self.pile, self.discards = self.discards, Counter()
            if not self.pile:
                break
            yield from self.draw(player.hand)
        if not any(each.hand for each in self.players):
            raise Over

    def end_of_turn(self, player: Player) -> None:
        """B2.6"""
        for column in player.columns:
            if not column.tram and self.options["lost_columns"] == "notes":
                player.notes += column.cards
            elif not column.tram:
                self.discards.update(column.cards)
        player.columns = [column for column in player.columns if column.tram]
        while len(self.market) < 3 and self.trams:
            self.market.append(self.trams.pop(0))

    # B3 Scoring

    def scoring(self, line: str) -> None:
        """B3.1, B3.2, B4.1"""
        for player in self.players:
            player.points += sum(column.worth() for column in player.columns if column.line() == line)
        self.discards.update(self.rows[line])
        self.rows[line] = []
        self.scorings += 1
        if self.scorings == 10:
            raise Over


def rows_for(card: str) -> list[str]:
    """B2.1: a station has its own line's row, a conductor any."""
    return list(LINES.values()) if card == CONDUCTOR else [LINES[card[0]]]
