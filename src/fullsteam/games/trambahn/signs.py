"""How a player stands, in a dozen numbers, for a judgement that is learnt (fullsteam train)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.trambahn.components import CONDUCTOR, LAST_SCORING, LINE, POINTS, PRICE, VALUE
from fullsteam.games.trambahn.heuristics import Judged
from fullsteam.games.trambahn.state import Player, Table
from fullsteam.kernel.ints import Ints

SIGNS: Final[list[str]] = [
    "score",  # points he has
    "lines",  # what a scoring of each line would bring
    "crowded lines",  # the same, times the passengers that wait there
    "full lines",  # the same where one passenger is missing
    "best lead to move",  # if it is his turn: the most he can win over the other by filling up a row
    "to move",
    "notes",  # at most 15
    "trams",  # columns with one
    "room",  # factor times values that are still to come, over all columns
    "length",  # cards in columns beyond the third: on the way to the bonus
    "bonus near",  # worth of columns of six and seven cards
    "fitting cards",  # factor times points of the cards in hand that fit
    "next cards",  # the same of those that leave no gap
    "low cards",  # in hand, of value 1 to 3: columns begin with them
    "conductors",  # in hand
    "suit",  # the most cards of one line in hand
    "affordable",  # the factor of the best tram the notes can buy
]
MOST_NOTES: Final = 15
SHORT: Final = 3  # cards of a column that is no long way off its beginning
LONG: Final = 6  # cards of a column that will soon bring a bonus
BONUS: Final = 8


class Learnt(Judged):
    """The game, and what a learnt judgement looks at."""

    def sign_names(self) -> list[str]:
        return SIGNS

    def signs(self, s: Table, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        out.push(p.score + p.bonus)
        rows(s, seat, out)
        out.push(min(p.notes.size, MOST_NOTES))
        columns(p, out)
        hand(p, out)
        out.push(affordable(s, p))

    def progress(self, s: Table) -> i64:
        """Per mille: a scoring is a tenth, a waiting passenger a part of one."""
        return (s.scorings * 20 + s.waiting.size) * 1000 // (LAST_SCORING * 20 + 12)


def rows(s: Table, seat: i64, out: Ints) -> None:
    lines: i64 = 0
    crowded: i64 = 0
    full: i64 = 0
    lead: i64 = 0
    for row in range(4):
        worth = s.line_worth(seat, row)
        crowd = s.crowd(row)
        lines += worth
        crowded += worth * crowd
        if crowd == 3:
            full += worth
        if crowd >= 2:
            lead = max(lead, worth - s.line_worth(1 - seat, row))
    mine = s.active == seat
    out.push(lines)
    out.push(crowded)
    out.push(full)
    out.push(lead if mine else 0)
    out.push(1 if mine else 0)


def columns(p: Player, out: Ints) -> None:
    trams: i64 = 0
    room: i64 = 0
    length: i64 = 0
    near: i64 = 0
    for c in p.columns:
        if c.tram > 0:
            trams += 1
            room += c.tram * (10 - c.top)
            if c.size > SHORT:
                length += c.size - SHORT
            if LONG <= c.size < BONUS:
                near += c.worth()
    out.push(trams)
    out.push(room)
    out.push(length)
    out.push(near)


def hand(p: Player, out: Ints) -> None:
    fitting: i64 = 0
    following: i64 = 0
    low: i64 = 0
    conductors: i64 = 0
    suit: i64 = 0
    run: i64 = 0
    line: i64 = -1
    for i in range(p.hand.size):
        card = p.hand.items[i]
        if card == CONDUCTOR:
            conductors += 1
            continue
        run = run + 1 if LINE[card] == line else 1  # a hand is ascending: lines lie together
        line = LINE[card]
        suit = max(suit, run)
        if VALUE[card] <= SHORT:
            low += 1
        fit: i64 = 0
        follow: i64 = 0
        for c in p.columns:
            if c.tram > 0 and c.line == LINE[card] and c.top < VALUE[card]:
                fit = max(fit, c.tram * POINTS[card])
                if c.top == VALUE[card] - 1:
                    follow = max(follow, c.tram * POINTS[card])
        fitting += fit
        following += follow
    out.push(fitting)
    out.push(following)
    out.push(low)
    out.push(conductors)
    out.push(suit)


def affordable(s: Table, p: Player) -> i64:
    best: i64 = 0
    for i in range(s.market.size):
        if PRICE[s.market.items[i]] <= p.notes.size:
            best = s.market.items[i]
    return best
