"""The vocabulary of Trambahn: what one may do, what may happen, and why something is not allowed."""

from __future__ import annotations

from typing import Final

from fullsteam.games.trambahn.components import CARD, COLUMN, ROW, SEAT, TRAM
from fullsteam.kernel.core import refusals
from fullsteam.kernel.words import Lexicon, Word, verbs

# What one may do (action 0 is always "done") ...
FIRST: Final[Word] = Word("first", "B1.2", [SEAT])  # said by chance
DRAWN: Final[Word] = Word("card", "B1.1", [CARD])  # said by chance
PASSENGER: Final[Word] = Word("passenger", "B2.1", [CARD, ROW])
STATION: Final[Word] = Word("station", "B2.2", [CARD, COLUMN])
CASH: Final[Word] = Word("cash", "B2.3", [CARD])
BUY: Final[Word] = Word("buy", "B2.4", [TRAM, COLUMN])
VERBS: Final[Lexicon] = verbs([FIRST, DRAWN, PASSENGER, STATION, CASH, BUY])

# ... what may happen ...
BEGINS: Final[Word] = Word("begins", "B1.2", [SEAT])
DEALT: Final[Word] = Word("dealt", "B1.2", [SEAT])  # a note
TURN_OF: Final[Word] = Word("turn", "B2", [SEAT])
WAITS: Final[Word] = Word("waits", "B2.1", [SEAT, CARD, ROW])
BUILDS: Final[Word] = Word("builds", "B2.2", [SEAT, CARD, COLUMN])
CASHES: Final[Word] = Word("cashes", "B2.3", [SEAT, CARD])  # as its owner sees it
CASHED: Final[Word] = Word("cashed", "B2.3", [SEAT])  # as the others do
BUYS: Final[Word] = Word("buys", "B2.4", [SEAT, TRAM, COLUMN])
DRAWS: Final[Word] = Word("draws", "B2.5", [SEAT, CARD])  # as its owner sees it
DREW: Final[Word] = Word("drew", "B2.5", [SEAT])  # as the others do
GIVES_UP: Final[Word] = Word("gives_up", "B2.5", [SEAT])
RESHUFFLE: Final[Word] = Word("reshuffle", "B2.5", [])
LOST: Final[Word] = Word("lost", "B2.6", [SEAT, ROW])
OFFERED: Final[Word] = Word("offered", "B2.6", [TRAM])
SCORING: Final[Word] = Word("scoring", "B3.1", [ROW])
SCORES: Final[Word] = Word("scores", "B3.1", [SEAT, ROW])
BONUS: Final[Word] = Word("bonus", "B3.3", [SEAT, ROW])
LAST: Final[Word] = Word("last", "B4.1", [])
HANDS_EMPTY: Final[Word] = Word("hands_empty", "B2.5", [])
HAPPENINGS: Final[Lexicon] = Lexicon(
    [BEGINS, DEALT, TURN_OF, WAITS, BUILDS, CASHES, CASHED, BUYS, DRAWS, DREW, GIVES_UP, RESHUFFLE, LOST, OFFERED, SCORING]
    + [SCORES, BONUS, LAST, HANDS_EMPTY]
)

# ... and why not.
NOT_IN_HAND: Final[Word] = Word("not_in_hand", "", [CARD])  # cites the step it meets
MUST_PLACE: Final[Word] = Word("must_place", "B2.1", [])
WRONG_ROW: Final[Word] = Word("wrong_row", "B2.1", [CARD, ROW])
NO_COLUMN: Final[Word] = Word("no_column", "", [COLUMN])
CONDUCTOR_FIRST: Final[Word] = Word("conductor_first", "B2.2", [])
OTHER_LINE: Final[Word] = Word("other_line", "B2.2", [CARD, COLUMN])
TOO_LOW: Final[Word] = Word("too_low", "B2.2", [CARD, COLUMN])
CLOSED: Final[Word] = Word("closed", "B2.2", [COLUMN])
NOT_OFFERED: Final[Word] = Word("not_offered", "B2.4", [TRAM])
TOO_DEAR: Final[Word] = Word("too_dear", "B2.4", [TRAM])
HAS_TRAM: Final[Word] = Word("has_tram", "B2.4", [COLUMN])
REFUSALS: Final[Lexicon] = refusals(
    [
        NOT_IN_HAND,
        MUST_PLACE,
        WRONG_ROW,
        NO_COLUMN,
        CONDUCTOR_FIRST,
        OTHER_LINE,
        TOO_LOW,
        CLOSED,
        NOT_OFFERED,
        TOO_DEAR,
        HAS_TRAM,
    ]
)
