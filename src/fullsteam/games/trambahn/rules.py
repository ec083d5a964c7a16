"""Trambahn: the rules, in the order of the rule book. B numbers are its paragraphs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.trambahn.components import (
    CONDUCTOR,
    LAST_SCORING,
    LINE,
    PRICE,
    TRAM_COUNT,
    TRAMS,
    VALUE,
)
from fullsteam.games.trambahn.signs import Learnt
from fullsteam.games.trambahn.state import Table, new_column, note
from fullsteam.games.trambahn.words import (
    BEGINS,
    BONUS,
    BUILDS,
    BUY,
    BUYS,
    CASH,
    CASHED,
    CASHES,
    CLOSED,
    CONDUCTOR_FIRST,
    DEALT,
    DRAWN,
    DRAWS,
    DREW,
    FIRST,
    GIVES_UP,
    HANDS_EMPTY,
    HAPPENINGS,
    HAS_TRAM,
    LAST,
    LOST,
    MUST_PLACE,
    NO_COLUMN,
    NOT_IN_HAND,
    NOT_OFFERED,
    OFFERED,
    OTHER_LINE,
    PASSENGER,
    REFUSALS,
    RESHUFFLE,
    SCORES,
    SCORING,
    STATION,
    TOO_DEAR,
    TOO_LOW,
    TURN_OF,
    VERBS,
    WAITS,
    WRONG_ROW,
)
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, all_but, b_of, only, seat_of
from fullsteam.kernel.idioms import AnySeat, FromBag, Several
from fullsteam.kernel.ints import Ints, bit
from fullsteam.kernel.words import DONE

HAND: Final = 6
MARKET: Final = 3
ROW_FULL: Final = 4
BONUS_SIZE: Final = 8
FIRST_NOTES: Final = 12
SECOND_NOTES: Final = 15


# --- B1 Set-up


@final
class FirstPlayer(AnySeat[Table]):
    """B1.2 First player: at random (B1.2r1)."""

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        set_up(s, FIRST.a(action))


def set_up(s: Table, p: i64) -> None:
    """B1.2 The first player gets 12 notes, the other 15. B1.3 Each draws a hand of six, in this order (B1.3r1)."""
    q = 1 - p
    s.active = p
    s.tell(BEGINS, p)
    s.plan(DEAL.chance(p, FIRST_NOTES), DEAL.chance(q, SECOND_NOTES), REFILL.auto(p), REFILL.auto(q), TURN.auto(p))


@final
class Deal(FromBag[Table]):
    """B1.1 From the shuffled pile, B1.2 notes: face down, never looked at."""

    def bag(self, s: Table) -> Bag:
        return s.deck

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.players[seat].notes.push(note(kind, 0))
        s.tell(DEALT, seat)


@final
class Draw(FromBag[Table]):
    """B1.1 From the shuffled pile, B1.3 and B2.5 cards for the hand. B1.4 Only its owner sees the face."""

    def bag(self, s: Table) -> Bag:
        return s.deck

    def give(self, s: Table, seat: i64, kind: i64) -> None:
        s.players[seat].hand.insert(kind)
        s.tell(DRAWS, seat, kind, to=only(seat))
        s.tell(DREW, seat, to=all_but(seat))


# --- B2 A turn


@final
class Turn(Step[Table]):
    """B2 A turn of seat a, in this order, no going back. B2.5r2 Both hands empty and nothing to draw: the game ends."""

    def run(self, s: Table, f: Frame) -> None:
        p = a_of(f)
        if s.players[0].hand.size + s.players[1].hand.size == 0 and not s.anything_to_draw():
            s.tell(HANDS_EMPTY)
            return
        s.turns += 1
        s.active = p
        s.tell(TURN_OF, p, number=s.turns)
        s.plan(PASSENGERS.auto(p), STATIONS.auto(p), INCOME.auto(p), TRAMWAYS.auto(p), REFILL.auto(p), END_OF_TURN.auto(p))


@final
class Passengers(Step[Table]):
    """B2.1 One or two hand cards beside termini: a station in its own line's row, a conductor in any row. The fourth
    passenger of a row brings a scoring at once, before the second is decided on (B2.1r1). Hand empty: falls away
    (B2.5r2). (b of auto, a of by: 1 for the second card.)"""

    def run(self, s: Table, f: Frame) -> None:
        if s.players[a_of(f)].hand.size > 0:
            s.then(PASSENGERS.by(a_of(f), b_of(f)))

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        if a_of(f) == 1:
            out.push(DONE)
        hand = s.players[seat].hand
        last: i64 = -1
        for i in range(hand.size):
            card = hand.items[i]
            if card == CONDUCTOR and card != last:
                for row in range(4):
                    out.push(PASSENGER.of(card, row))
            elif card != last:
                out.push(PASSENGER.of(card, LINE[card]))
            last = card

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_PLACE)
        if not PASSENGER.holds(action):
            return self.no(NOT_NOW)
        card = PASSENGER.a(action)
        if not s.players[seat].hand.has(card):
            return self.no(NOT_IN_HAND, card)
        return self.no(WRONG_ROW, card, PASSENGER.b(action))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if action == DONE:
            return
        card = PASSENGER.a(action)
        row = PASSENGER.b(action)
        seat = seat_of(f)
        if a_of(f) == 0:
            s.then(PASSENGERS.auto(seat, 1))
        s.players[seat].hand.remove(card)
        s.waiting.push(card + 64 * row)
        s.tell(WAITS, seat, card, row)
        if s.crowd(row) == ROW_FULL:
            scoring(s, row)


@final
class Stations(Several[Table]):
    """B2.2 Any number of hand cards into own columns or new ones. A column has one line; values rise strictly (B2.2r3);
    after a 10 it is closed. A conductor joins any open column, begins none (B2.2r1), and does not change the value to beat
    (B2.2r2)."""

    def asked(self, s: Table, seat: i64) -> bool:
        return s.players[seat].hand.size > 0

    def options(self, s: Table, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        hand = p.hand.items
        columns = p.columns
        last: i64 = -1
        for i in range(p.hand.size):
            card = hand[i]
            if card == last:
                continue
            last = card
            if card == CONDUCTOR:
                for n in range(len(columns)):
                    if columns[n].top < 10:
                        out.push(STATION.of(card, n))
                continue
            line = LINE[card]
            value = VALUE[card]
            for n in range(len(columns)):
                if columns[n].line == line and columns[n].top < value:
                    out.push(STATION.of(card, n))
            out.push(STATION.of(card, len(columns)))  # a new column

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if not STATION.holds(action):
            return self.no(NOT_NOW)
        card = STATION.a(action)
        n = STATION.b(action)
        p = s.players[seat]
        if not p.hand.has(card):
            return self.no(NOT_IN_HAND, card)
        if n > len(p.columns):
            return self.no(NO_COLUMN, n, number=len(p.columns) + 1)
        if n == len(p.columns):
            return self.no(CONDUCTOR_FIRST)
        column = p.columns[n]
        if column.top == 10:
            return self.no(CLOSED, n)
        if column.line != LINE[card]:
            return self.no(OTHER_LINE, card, n)
        return self.no(TOO_LOW, card, n, number=column.top)

    def do(self, s: Table, seat: i64, action: Action) -> None:
        card = STATION.a(action)
        n = STATION.b(action)
        p = s.players[seat]
        p.hand.remove(card)
        if n == len(p.columns):
            s.tell(BUILDS, seat, card, n, number=1)
            p.columns.append(new_column(card))
            return
        s.tell(BUILDS, seat, card, n)
        column = p.columns[n].with_card(card)
        p.columns[n] = column
        if column.size == BONUS_SIZE:
            bonus(s, seat, column.line, column.worth())


@final
class Income(Several[Table]):
    """B2.3 Any number of hand cards, face down, to the own notes, as old as they were laid (B2.3r1)."""

    def asked(self, s: Table, seat: i64) -> bool:
        return s.players[seat].hand.size > 0

    def options(self, s: Table, seat: i64, out: Ints) -> None:
        hand = s.players[seat].hand
        last: i64 = -1
        for i in range(hand.size):
            if hand.items[i] != last:
                last = hand.items[i]
                out.push(CASH.of(last))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if CASH.holds(action):
            return self.no(NOT_IN_HAND, CASH.a(action))
        return self.no(NOT_NOW)

    def do(self, s: Table, seat: i64, action: Action) -> None:
        card = CASH.a(action)
        p = s.players[seat]
        p.hand.remove(card)
        p.notes.push(note(card, bit(seat)))  # B1.4r1 he alone knows it
        s.tell(CASHES, seat, card, to=only(seat))
        s.tell(CASHED, seat, to=all_but(seat))


@final
class Tramways(Several[Table]):
    """B2.4 Buy market trams, each for an own column without one, with notes only, the oldest first (B2.4r1). No refill
    during the turn; no tram left: nothing to buy (B2.4r2)."""

    def asked(self, s: Table, seat: i64) -> bool:
        p = s.players[seat]
        return s.market.size > 0 and p.notes.size >= PRICE[s.market.items[0]] and p.lacks_tram()

    def options(self, s: Table, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        last: i64 = -1
        for i in range(s.market.size):
            tram = s.market.items[i]
            if tram != last and PRICE[tram] <= p.notes.size:
                n: i64 = 0
                for c in p.columns:
                    if c.tram == 0:
                        out.push(BUY.of(tram, n))
                    n += 1
            last = tram

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if not BUY.holds(action):
            return self.no(NOT_NOW)
        tram = BUY.a(action)
        n = BUY.b(action)
        p = s.players[seat]
        if not s.market.has(tram):
            return self.no(NOT_OFFERED, tram)
        if PRICE[tram] > p.notes.size:
            return self.no(TOO_DEAR, tram, number=PRICE[tram] - p.notes.size)
        if n >= len(p.columns):
            return self.no(NO_COLUMN, n, number=len(p.columns))
        return self.no(HAS_TRAM, n)

    def do(self, s: Table, seat: i64, action: Action) -> None:
        tram = BUY.a(action)
        n = BUY.b(action)
        p = s.players[seat]
        s.market = s.market.clone()
        s.market.remove(tram)
        p.columns[n] = p.columns[n].with_tram(tram)
        s.pay(seat, PRICE[tram])
        s.tell(BUYS, seat, tram, n, number=PRICE[tram])


@final
class Refill(Step[Table]):
    """B2.5 Seat a draws up to six. A card is missing (B2.5r4): each discards half of his notes, rounded down, the
    oldest first (B2.5r3), and the discards become the new pile. Nothing there: draw what there is (B2.5r1)."""

    def run(self, s: Table, f: Frame) -> None:
        missing = HAND - s.players[a_of(f)].hand.size
        if missing == 0:
            return
        if s.deck.total == 0:
            new_pile(s)
        if s.deck.total > 0:
            s.plan(DRAW.chance(a_of(f), min(missing, s.deck.total)), f)


def new_pile(s: Table) -> None:
    for seat in range(2):
        half = s.players[seat].notes.size // 2
        if half > 0:
            s.pay(seat, half)
            s.tell(GIVES_UP, seat, number=half)
    s.reshuffle()
    if s.deck.total > 0:
        s.tell(RESHUFFLE, number=s.deck.total)


@final
class EndOfTurn(Step[Table]):
    """B2.6 Every own column without a tram goes to the own notes; the market goes back to three."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        if s.players[seat].lacks_tram():
            dissolve(s, seat)
        show_trams(s)
        s.then(TURN.auto(1 - seat))


def dissolve(s: Table, seat: i64) -> None:
    """B2.6 Column by column, cards as they lay (B2.3r1): to the notes, or (option lost_columns) to the discards (B2.6r1)."""
    p = s.players[seat]
    for c in p.columns:
        if c.tram == 0:
            s.tell(LOST, seat, c.line, number=c.size)
            if s.lost_to_notes:
                c.turn_over(p.notes)
            else:
                s.throw(c.cards())
    p.columns = [c for c in p.columns if c.tram > 0]


def show_trams(s: Table) -> None:
    """B1.1, B2.6 Three trams in the market, while they last."""
    if s.market.size < MARKET and s.next_tram < TRAM_COUNT:
        s.market = s.market.clone()
        while s.market.size < MARKET and s.next_tram < TRAM_COUNT:
            s.market.push(TRAMS[s.next_tram])  # they come in rising order
            s.tell(OFFERED, TRAMS[s.next_tram])
            s.next_tram += 1


# --- B3 Scoring, B4 End


def scoring(s: Table, row: i64) -> None:
    """B3.1 Both players score their columns of this line; it counts even if there is none (B3.1r1). B3.2 The passengers
    leave. B3.4 Every column there has its tram. B4.1 The tenth ends the game at once."""
    s.scorings += 1
    s.tell(SCORING, row, number=s.scorings)
    for seat in range(2):
        assert not s.players[seat].lacks_tram(), "B3.4"
        points = s.line_worth(seat, row)
        s.players[seat].score += points
        s.tell(SCORES, seat, row, number=points)
    s.send_off(row)
    if s.scorings == LAST_SCORING:
        s.tell(LAST)
        s.end()


def bonus(s: Table, seat: i64, line: i64, worth: i64) -> None:
    """B3.3 The eighth card: for its owner alone, once a column (B3.3r1); not one of the ten (B3.3r2). B3.4 By count
    such a column has its tram."""
    assert worth > 0, "B3.4"
    s.players[seat].bonus += worth
    s.tell(BONUS, seat, line, number=worth)


FIRST_PLAYER: Final[FirstPlayer] = FirstPlayer("first_player", "B1.2", FIRST)
DEAL: Final[Deal] = Deal("deal", "B1.2", DRAWN)
DRAW: Final[Draw] = Draw("draw", "B2.5", DRAWN)
TURN: Final[Turn] = Turn("turn", "B2")
PASSENGERS: Final[Passengers] = Passengers("passengers", "B2.1")
STATIONS: Final[Stations] = Stations("stations", "B2.2")
INCOME: Final[Income] = Income("income", "B2.3")
TRAMWAYS: Final[Tramways] = Tramways("tramways", "B2.4")
REFILL: Final[Refill] = Refill("refill", "B2.5")
END_OF_TURN: Final[EndOfTurn] = EndOfTurn("end_of_turn", "B2.6")


@final
class Trambahn(Learnt):
    def __init__(self) -> None:
        steps: list[Step[Table]] = [
            FIRST_PLAYER,
            DEAL,
            DRAW,
            TURN,
            PASSENGERS,
            STATIONS,
            INCOME,
            TRAMWAYS,
            REFILL,
            END_OF_TURN,
        ]
        super().__init__("trambahn", VERBS, HAPPENINGS, REFUSALS, steps, "B4.1")

    def new(self, players: i64, options: dict[str, str], rules: i64) -> Table:
        """B1 Set-up."""
        s = Table()
        s.rules = rules
        s.lost_to_notes = options["lost_columns"] == "notes"
        show_trams(s)
        if options["first"] == "random":
            s.then(FIRST_PLAYER.chance())
        else:
            set_up(s, 0)
        return s

    def score(self, s: Table, seat: i64) -> i64:
        """B4.2 Scorings and bonuses together."""
        return s.players[seat].score + s.players[seat].bonus

    def standing(self, s: Table, seat: i64) -> i64:
        """B4.2 Most points; then most notes (at most 120); still tied: shared (B4.2r1)."""
        return self.score(s, seat) * 128 + s.players[seat].notes.size

    def tallies(self, s: Table) -> dict[str, int]:
        """B4.3 bounds the turns, B4.1 the scorings."""
        bonus_points = s.players[0].bonus + s.players[1].bonus
        return {"turns": s.turns, "scorings": s.scorings, "bonus_points": bonus_points}


GAME: Final[Trambahn] = Trambahn()
