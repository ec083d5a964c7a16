"""Rules of thumb for a sensible player: how good does a choice look? From what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.trambahn.components import CONDUCTOR, LAST_SCORING, LINE, POINTS, PRICE, VALUE
from fullsteam.games.trambahn.features import Observed
from fullsteam.games.trambahn.state import Column, Table
from fullsteam.games.trambahn.words import BUY, CASH, PASSENGER, STATION
from fullsteam.kernel.core import Action
from fullsteam.kernel.words import DONE


class Judged(Observed):
    """The game, and how a sensible player looks at it."""

    def appeal(self, s: Table, seat: i64, action: Action) -> i64:
        """Above 0: better than being done; the highest is chosen."""
        if action == DONE:
            return 0
        if PASSENGER.holds(action):
            return as_passenger(s, seat, PASSENGER.a(action), PASSENGER.b(action))
        if STATION.holds(action):
            return as_station(s, seat, STATION.a(action), STATION.b(action))
        if CASH.holds(action):
            return as_note(s, seat, CASH.a(action))
        if BUY.holds(action):
            return as_tram(s, seat, BUY.a(action), BUY.b(action))
        return 0

    def prospect(self, s: Table, seat: i64) -> i64:
        """The score in the end, times 8: what there is, what each line may still bring, and a little for money and cards. The
        scorings left fall on the four lines alike, on a crowded row rather than on an empty one."""
        p = s.players[seat]
        value = 8 * (p.score + p.bonus)
        left = LAST_SCORING - s.scorings
        if left <= 0:
            return value
        for row in range(4):
            value += s.line_worth(seat, row) * (2 * left + s.crowd(row))
        return value + left * (min(p.notes.size, 20) + p.hand.size)


def use(s: Table, seat: i64, card: i64) -> i64:
    """What the card is worth to keep: points it would add to a column that it fits, best of all; small gaps count more."""
    if card == CONDUCTOR:
        return 4
    best: i64 = 0
    for c in s.players[seat].columns:
        if c.line == LINE[card] and c.top < VALUE[card] and c.tram > 0:
            gain = 4 * c.tram * POINTS[card] - 2 * (VALUE[card] - c.top - 1)
            if gain > best:
                best = gain
    return best


def as_passenger(s: Table, seat: i64, card: i64, row: i64) -> i64:
    """Bring the row nearer to a scoring if it pays us more than the other; part with what is of little use."""
    lead = s.line_worth(seat, row) - s.line_worth(1 - seat, row)
    crowd = s.crowd(row)
    if crowd == 3:
        value = 10 * lead
    else:
        value = lead * crowd // 2
        if crowd == 2 and lead <= 0:
            value -= 20  # the other will take it
    value -= 2 * use(s, seat, card)
    return value if value != 0 else -1


def as_station(s: Table, seat: i64, card: i64, n: i64) -> i64:
    """Lengthen columns that have a tram, by small steps; begin one when the money for a tram is there."""
    p = s.players[seat]
    if n == len(p.columns):
        if s.market.size == 0 or p.notes.size < PRICE[s.market.items[0]] or p.lacks_tram():
            return -1
        return 12 - VALUE[card] if VALUE[card] <= 4 else -1
    return growth(p.columns[n], card)


def growth(c: Column, card: i64) -> i64:
    tram = c.tram if c.tram > 0 else 2
    if card == CONDUCTOR:
        return 6 if c.size >= 5 and c.size < 8 else -1
    gap = VALUE[card] - c.top - 1
    return 20 + 4 * tram * POINTS[card] - 8 * gap if gap <= 3 or c.size >= 6 else -1


def as_note(s: Table, seat: i64, card: i64) -> i64:
    """Turn into money what fits nowhere, while trams are to be had."""
    if s.market.size == 0:
        return -1
    return 10 - use(s, seat, card) - (6 if VALUE[card] <= 2 else 0)


def as_tram(s: Table, seat: i64, tram: i64, n: i64) -> i64:
    """The best tram for the longest column without one."""
    return 10 * tram + s.players[seat].columns[n].points
