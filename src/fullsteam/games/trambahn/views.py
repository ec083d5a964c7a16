"""B1.4: what a seat may know (B1.4r1, B1.4r2), and how to imagine the rest."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.trambahn.components import BLANK, CARD, LINES, TRAM, TRAM_COUNT
from fullsteam.games.trambahn.state import FACE, Column, Kept, Table
from fullsteam.kernel.bags import Bag
from fullsteam.kernel.ints import Ints, bit
from fullsteam.kernel.rng import Rng


class Seen(Kept):
    """The game, and what a seat sees of it."""

    def view(self, s: Table, seat: i64) -> dict[str, object]:
        """Built up from nothing: what is not written here, nobody sees. seat -1: an onlooker. Scores, scorings, the tram
        pile and discarded passengers are public, discarded notes are not (B1.4r2)."""
        me = bit(seat) if seat >= 0 else 0
        waiting = s.waiting.to_list()
        return {
            "pile": s.deck.total,
            "discard": {CARD.labels[card]: n for card, n in enumerate(s.discard.to_list()) if n > 0},
            "discarded_notes": faces(s.spent, me),
            "passengers": {LINES[row]: [CARD.labels[x & FACE] for x in waiting if x >> 6 == row] for row in range(4)},
            "market": [TRAM.labels[tram] for tram in s.market.to_list()],
            "trams_left": TRAM_COUNT - s.next_tram,
            "scorings": s.scorings,
            "turn": s.turns,
            "active": s.active,
            "players": [player_view(s, p, seat, me) for p in range(2)],
        }

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table that looks the same from this seat: all cards it cannot see are mixed and dealt again."""
        t = Table(s)
        t.spent = s.spent.clone()
        me = bit(seat) if seat >= 0 else 0
        unseen = t.deck
        for p in range(2):
            if p != seat:
                give_back(t.players[p].hand, 0, unseen)
            give_back(t.players[p].notes, me, unseen)
        give_back(t.spent, me, unseen)
        for p in range(2):
            if p != seat:
                deal_hand(t.players[p].hand, unseen, rng)
            deal_notes(t.players[p].notes, me, unseen, rng)
        deal_notes(t.spent, me, unseen, rng)
        return t


def player_view(s: Table, p: i64, seat: i64, me: i64) -> dict[str, object]:
    player = s.players[p]
    return {
        "hand": [CARD.labels[card] for card in player.hand.to_list()] if p == seat else [BLANK] * player.hand.size,
        "notes": faces(player.notes, me),
        "columns": [column_view(c) for c in player.columns],
        "score": player.score,
        "bonus": player.bonus,
        "if_scored": {LINES[row]: s.line_worth(p, row) for row in range(4)},
    }


def column_view(c: Column) -> dict[str, object]:
    return {
        "line": LINES[c.line],
        "tram": TRAM.labels[c.tram],
        "cards": [CARD.labels[card] for card in c.cards().to_list()],
        "worth": c.worth(),
    }


def faces(notes: Ints, me: i64) -> list[str]:
    """B1.4 Notes, oldest first; the face only of those this seat has seen."""
    return [CARD.labels[x & FACE] if x >> 6 & me else BLANK for x in notes.to_list()]


def give_back(pile: Ints, me: i64, unseen: Bag) -> None:
    for i in range(pile.size):
        if pile.items[i] >> 6 & me == 0:
            unseen.add(pile.items[i] & FACE)


def deal_notes(pile: Ints, me: i64, unseen: Bag, rng: Rng) -> None:
    """New faces for the notes I have not seen. Who else has seen them stays as it was."""
    for i in range(pile.size):
        item = pile.items[i]
        if item >> 6 & me == 0:
            pile.items[i] = item & ~FACE | unseen.draw(rng)


def deal_hand(hand: Ints, unseen: Bag, rng: Rng) -> None:
    n = hand.size
    hand.size = 0
    for i in range(n):
        hand.insert(unseen.draw(rng))
