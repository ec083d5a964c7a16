"""What a seat may do again and again that is no move of the match: a log is read again and again, and must not grow by it."""

from __future__ import annotations

from collections import Counter

OFTEN = 50  # times a seat may go back to one point
ASKED = 3  # times it may ask to take back between two choices of its own
WASTE = 2000  # entries of a log that are no moves of the match: who has used up his share of them takes back and leaves no more


class Allowance:
    def __init__(self, players: int) -> None:
        self.players = players
        self.backs: Counter[tuple[int | None, str]] = Counter()  # (seat, to where): how often
        self.asks: Counter[int | None] = Counter()  # how often a seat has asked since its last choice
        self.waste: Counter[int | None] = Counter()  # entries of a seat that are no choices, or were taken back

    def note(self, kind: str, seat: int | None, text: str) -> None:
        self.waste[seat] += kind != "move"
        self.backs[seat, text] += kind == "undo"
        self.asks[seat] = 0 if kind == "move" else self.asks[seat] + (kind == "ask")

    def wasted(self, seat: int) -> bool:
        """Has this seat taken back, asked, answered and left so often that it must end? Each has a share of his own: nobody
        can take it from the others."""
        return self.waste[seat] >= WASTE // self.players

    def too_often(self, kind: str, seat: int, ply: int) -> bool:
        """May this seat not go back to there, or ask to, any more?"""
        if self.wasted(seat):
            return True
        return self.asks[seat] >= ASKED if kind == "ask" else self.backs[seat, str(ply)] >= OFTEN
