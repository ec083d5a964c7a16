"""How a player stands, in a handful of numbers, for a judgement that is learnt (fullsteam train)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fullsteam.games.take_a_train.components import LOCOS, number_of
from fullsteam.games.take_a_train.heuristics import Judged, hopes, longest
from fullsteam.games.take_a_train.state import AUCTION_STAGE, GAME_OVER, WAGON_STAGE, Table
from fullsteam.kernel.ints import Ints

SIGNS: Final[list[str]] = [
    "money",
    "objectives",  # what those not yet fulfilled may still bring, in money
    "factors",  # multipliers of the locos he has bought this round, before they get wagons
    "face_down",  # locos face down
    "missing",  # locos he has still to get this round
    "trains",  # what his trains bring as they are
    "hope",  # multipliers of his trains, each for every wagon that a train may still get
    "starter",  # 1 if he begins the round
]
EACH: Final = 3  # locos of a round
LONGEST: Final = 6  # wagons of a usual train


class Learnt(Judged):
    """The game, and what a learnt judgement looks at."""

    def sign_names(self) -> list[str]:
        return SIGNS

    def signs(self, s: Table, seat: i64, out: Ints) -> None:
        p = s.players[seat]
        out.push(p.cash)
        out.push(hopes(s, p) if s.stage != GAME_OVER else i64(0))
        factors: i64 = 0
        down: i64 = 0
        missing: i64 = 0
        trains: i64 = 0
        hope: i64 = 0
        if s.stage == AUCTION_STAGE:
            for k in range(LOCOS):
                if p.locos >> k & 1:
                    factors += s.figures.factor[k]
            down = p.down
            missing = EACH - number_of(p.locos) - p.down
        elif s.stage == WAGON_STAGE:
            left = max(0, LONGEST - longest(s))
            for train in p.trains:
                trains += train.worth()
                hope += left * max(train.factor(), 1)
        out.push(factors)
        out.push(down)
        out.push(missing)
        out.push(trains)
        out.push(hope)
        out.push(i64(1) if s.starter == seat else i64(0))

    def progress(self, s: Table) -> i64:
        """Per mille: a round is a third; its wagons are the later half of it."""
        rounds = max(0, 2 * (s.round - 1) + (i64(1) if s.stage == WAGON_STAGE else i64(0)))
        return rounds * 1000 // 6
