"""What a seat may know (B1.4), as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.trambahn.components import CARD, COLUMN, CONDUCTOR, COPIES, KINDS, LINES, TRAM_COUNT
from fullsteam.games.trambahn.state import FACE, Column, Player, Table
from fullsteam.games.trambahn.views import Seen
from fullsteam.kernel.core import a_of, seat_of
from fullsteam.kernel.features import Block, around
from fullsteam.kernel.ints import Ints, bit

CARDS: Final = 120  # in all
LINE_WORTH: Final = 164  # all 41 points of a line, with electric trams
COLUMNS: Final[i64] = len(COLUMN.labels)
IN_ALL: Final[vec[i64]] = vec[i64](COPIES)


class Observed(Seen):
    """The game, and what a seat may know of it as numbers."""

    def blocks(self, players: i64) -> list[Block]:
        return [
            Block("second", "1 if the passenger to be placed is the second one of this turn (B2.1)", 0, 1),
            Block("hand", "cards of this kind in my hand", 0, 6, CARD.labels),
            Block("unseen", "cards of this kind whose place I do not know: pile, other hand, notes", 0, 8, CARD.labels),
            Block("pile", "cards in the pile", 0, CARDS),
            Block("waiting", "passengers in this row", 0, 4, LINES),
            Block("market", "factor of the tram at this place of the market; 0: empty", 0, 4, ["1", "2", "3"]),
            Block("trams_left", "trams still in their pile", 0, TRAM_COUNT),
            Block("scorings", "scorings so far; the tenth ends the game", 0, 10),
            Block("turn", "turns so far", 0, 49),
            Block("active", "1 if it is my turn", 0, 1),
            *[block for who in around(players) for block in player_blocks(who)],
        ]

    def features(self, s: Table, seat: i64, out: Ints) -> None:
        out.push(second(s))
        hand(s.players[seat].hand, out)
        unseen(s, seat, out)
        out.push(s.deck.total)
        rows = out.zeros(4)
        for i in range(s.waiting.size):
            out.items[rows + (s.waiting.items[i] >> 6)] += 1
        for i in range(3):
            out.push(s.market.items[i] if i < s.market.size else 0)
        out.push(TRAM_COUNT - s.next_tram)
        out.push(s.scorings)
        out.push(s.turns)
        out.push(1 if s.active == seat else 0)
        player(s.players[seat], out)
        player(s.players[1 - seat], out)


def player_blocks(who: str) -> list[Block]:
    return [
        Block(f"{who}.cards", "cards in the hand", 0, 6),
        Block(f"{who}.notes", "notes", 0, CARDS),
        Block(f"{who}.score", "points from scorings", 0, 10 * LINE_WORTH),
        Block(f"{who}.bonus", "points from bonuses", 0, 4 * LINE_WORTH),
        Block(f"{who}.if_scored", "points a scoring of this line would bring", 0, LINE_WORTH, LINES),
        *[block for column in COLUMN.labels for block in column_blocks(f"{who}.column{column}")],
    ]


def column_blocks(column: str) -> list[Block]:
    return [
        Block(f"{column}.line", f"1 to 4: {', '.join(LINES)}; 0: there is no such column", 0, 4),
        Block(f"{column}.top", "the value to beat", 0, 10),
        Block(f"{column}.size", "cards in it", 0, 18),
        Block(f"{column}.points", "points of its cards", 0, 15),
        Block(f"{column}.tram", "factor of its tram; 0: none yet", 0, 4),
    ]


def second(s: Table) -> i64:
    """B2.1 The frame of the passengers counts in a."""
    if s.agenda.size == 0:
        return 0
    f = s.agenda.items[s.agenda.size - 1]
    return a_of(f) if seat_of(f) >= 0 else 0


def hand(cards: Ints, out: Ints) -> None:
    at = out.zeros(KINDS)
    items = out.items
    for i in range(cards.size):
        items[at + cards.items[i]] += 1


def unseen(s: Table, seat: i64, out: Ints) -> None:
    """All cards, less those that lie open, are in my hand, or are notes whose face I have seen (B1.4r1)."""
    at = out.zeros(KINDS)
    items = out.items
    discard = s.discard.counts
    in_all = IN_ALL
    for kind in range(KINDS):
        items[at + kind] = in_all[kind] - discard[kind]
    strike(s.players[seat].hand, 0, items, at)
    strike(s.waiting, 0, items, at)
    me = bit(seat)
    strike(s.spent, me, items, at)
    for p in s.players:
        strike(p.notes, me, items, at)
        for c in p.columns:
            strike_column(c, items, at)


def strike(pile: Ints, seen_by: i64, unseen: vec[i64], at: i64) -> None:
    """Cards I know; of notes (seen_by: me) only those whose face I have seen."""
    cards = pile.items
    for i in range(pile.size):
        card = cards[i]
        if seen_by == 0 or card >> 6 & seen_by:
            unseen[at + (card & FACE)] -= 1


def strike_column(c: Column, unseen: vec[i64], at: i64) -> None:
    conductors = c.size
    kind = at + c.line * 10
    values = c.values >> 1
    while values != 0:
        if values & 1:
            unseen[kind] -= 1
            conductors -= 1
        values >>= 1
        kind += 1
    unseen[at + CONDUCTOR] -= conductors


def player(p: Player, out: Ints) -> None:
    out.push(p.hand.size)
    out.push(p.notes.size)
    out.push(p.score)
    out.push(p.bonus)
    at = out.zeros(4 + 5 * COLUMNS)
    items = out.items
    n = at + 4
    for c in p.columns:
        items[at + c.line] += c.worth()
        items[n] = c.line + 1
        items[n + 1] = c.top
        items[n + 2] = c.size
        items[n + 3] = c.points
        items[n + 4] = c.tram
        n += 5
