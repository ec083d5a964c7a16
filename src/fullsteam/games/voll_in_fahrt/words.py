"""The vocabulary of Voll in Fahrt: what one may do, what may happen, and why something is not allowed."""

from __future__ import annotations

from typing import Final

from fullsteam.games.voll_in_fahrt.components import BAY, COLOUR, DIE, HAZARD, LANE, LOCO, SEAT, WAY, Cells
from fullsteam.kernel.core import refusals
from fullsteam.kernel.words import Lexicon, Word, verbs

# What one may do (action 0 is always "done") ...
FIRST: Final[Word] = Word("first", "F1.1", [SEAT])  # said by chance
LAID: Final[Word] = Word("laid", "F1.1", [COLOUR, WAY])  # said by chance
ROLL: Final[Word] = Word("roll", "F2.1", [COLOUR, DIE, DIE])  # said by chance
DICE: Final[Word] = Word("dice", "F6.2", [DIE, DIE])  # said by chance
REPAIR: Final[Word] = Word("repair", "F6.2", [COLOUR])
PLATFORM: Final[Word] = Word("platform", "F2.2", [COLOUR, WAY])
DRIVE: Final[Word] = Word("drive", "F2.3", [LOCO])
ENTER: Final[Word] = Word("enter", "F2.3", [LANE])
AGAIN: Final[Word] = Word("again", "F2.5", [])
VERBS: Final[Lexicon] = verbs([FIRST, LAID, ROLL, DICE, REPAIR, PLATFORM, DRIVE, ENTER, AGAIN])

# ... what may happen ...
BEGINS: Final[Word] = Word("begins", "F1.1", [SEAT])
LIES: Final[Word] = Word("lies", "F1.1", [COLOUR, WAY])
TURN_OF: Final[Word] = Word("turn", "F2", [SEAT])
SECOND: Final[Word] = Word("second", "F2.5", [SEAT])
HANDS_IN: Final[Word] = Word("hands_in", "F6.2", [SEAT, COLOUR])
ROLLED: Final[Word] = Word("rolled", "F2.1", [COLOUR, DIE, DIE])
SLIDES: Final[Word] = Word("slides", "F2.2", [COLOUR, BAY, WAY])
ENTERS: Final[Word] = Word("enters", "F2.3", [SEAT, LOCO, LANE])
PUSHES: Final[Word] = Word("pushes", "F3.1", [SEAT, LOCO])  # this loco is pushed, with so many points
CRASHES: Final[Word] = Word("crashes", "F4.1", [SEAT, LOCO, HAZARD])
GETS_TILE: Final[Word] = Word("gets_tile", "F6.1", [SEAT])
PARKED: Final[Word] = Word("parked", "F5.2", [SEAT, LOCO])
HOME: Final[Word] = Word("home", "F5.1", [SEAT, LOCO])
STUCK: Final[Word] = Word("stuck", "F2.3", [SEAT])
WINS: Final[Word] = Word("wins", "F5.4", [SEAT])


def happenings(cells: Cells) -> Lexicon:
    """Those that name cells belong to a board and come last: the others have the same codes on every board."""
    words = [BEGINS, LIES, TURN_OF, SECOND, HANDS_IN, ROLLED, SLIDES, ENTERS, PUSHES, CRASHES, GETS_TILE, PARKED]
    return Lexicon([*words, HOME, STUCK, WINS, cells.drives, cells.pushed])


# ... and why not.
MUST_SLIDE: Final[Word] = Word("must_slide", "F2.2", [COLOUR])
OTHER_COLOUR: Final[Word] = Word("other_colour", "F2.2", [COLOUR])
MUST_DRIVE: Final[Word] = Word("must_drive", "F2.3", [])
IN_HAND: Final[Word] = Word("in_hand", "F2.3", [LOCO])
IN_SHED: Final[Word] = Word("in_shed", "F5.1", [LOCO])
HAND_EMPTY: Final[Word] = Word("hand_empty", "F2.3", [])
START_TAKEN: Final[Word] = Word("start_taken", "F3.2", [LANE])
SAME_LOCO: Final[Word] = Word("same_loco", "F2.5", [LOCO])
SECOND_FIRST: Final[Word] = Word("second_first", "F2.5", [])
TILE_FIRST: Final[Word] = Word("tile_first", "F6.2", [])
REFUSALS: Final[Lexicon] = refusals(
    [MUST_SLIDE, OTHER_COLOUR, MUST_DRIVE, IN_HAND, IN_SHED, HAND_EMPTY, START_TAKEN, SAME_LOCO, SECOND_FIRST] + [TILE_FIRST]
)
