"""Take a Train: the rules, in the order of the rule book. T numbers are its paragraphs. This file holds the frame, T1 and
T5; lots.py, auctions.py and draft.py the auctions, T2; wagons.py T3; objectives.py T4."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.take_a_train.auctions import CALL, OPENING, OUTCRY, SEALED, TIE
from fullsteam.games.take_a_train.components import (
    AUCTIONS,
    PREEMPTED,
    ROTATING,
    TARGET_COUNT,
    nth,
    number_of,
)
from fullsteam.games.take_a_train.draft import (
    BLIND_BIDS,
    CHOICE,
    DEAL_LOCOS,
    KEEPING,
    LAST_LOCO,
    NEXT_CHOICE,
    PAYING,
    PREEMPTED_LOT,
    ROTATING_DEAL,
)
from fullsteam.games.take_a_train.figures import OWN, Figures
from fullsteam.games.take_a_train.lots import ALONE, LOT, OPENER, SHOW, SHOWING
from fullsteam.games.take_a_train.signs import Learnt
from fullsteam.games.take_a_train.state import AUCTION_STAGE, GAME_OVER, NO_BIDS, Table
from fullsteam.games.take_a_train.wagons import DRAW, FILL, ORDER, PROFITS, REPLACING, TURN
from fullsteam.games.take_a_train.words import (
    AUCTION_IS,
    BEGINS,
    DEALT,
    FIRST,
    GOT,
    OWNS,
    ROUND_OF,
    TARGET,
    TOKEN,
)
from fullsteam.kernel.core import Action, Frame, Step, a_of, all_but, b_of, only
from fullsteam.kernel.idioms import SETTLED, AnySeat
from fullsteam.kernel.ints import Ints, bit, empty
from fullsteam.kernel.rng import Rng

ROUNDS: Final = 3
TARGETS_EACH: Final = 3
EVERY_TOKEN: Final = 63  # a mask


# --- T1 Set-up and frame


@final
class FirstStarter(AnySeat[Table]):
    """T1.1 First starter at random (T1.1r1)."""

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        s.starter = FIRST.a(action)
        s.tell(BEGINS, s.starter)
        s.plan(TARGETS_DEALT.auto(), NEW_ROUND.auto(s.starter))


@final
class TargetsDealt(Step[Table]):
    """T1.1 Three objectives each, in seat order from the first starter (a of them are served); only their owner sees them.
    The rest stay unseen."""

    def run(self, s: Table, f: Frame) -> None:
        if a_of(f) < s.seats:
            seat = (s.starter + a_of(f)) % s.seats
            s.plan(DEAL.chance(seat, TARGETS_EACH), TARGETS_DEALT.auto(a_of(f) + 1))


@final
class Deal(Step[Table]):
    """T1.1 b objectives for seat a."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for target in range(TARGET_COUNT):
            if s.rest >> target & 1:
                out.push(TARGET.of(target))

    def weights(self, s: Table, f: Frame, out: Ints) -> None:
        for k in range(number_of(s.rest)):
            out.push(1)

    def sample(self, s: Table, f: Frame, rng: Rng) -> Action:
        return TARGET.of(nth(s.rest, rng.below(number_of(s.rest))))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if b_of(f) > 1:
            s.then(DEAL.chance(a_of(f), b_of(f) - 1))
        self.give(s, a_of(f), TARGET.a(action))

    def roll(self, s: Table, f: Frame, rng: Rng) -> i64:
        for k in range(b_of(f)):
            self.give(s, a_of(f), nth(s.rest, rng.below(number_of(s.rest))))
        return b_of(f)

    def give(self, s: Table, seat: i64, target: i64) -> None:
        s.rest &= ~bit(target)
        s.players[seat].targets |= bit(target)
        s.tell(DEALT, seat, target, to=only(seat))
        s.tell(GOT, seat, to=all_but(seat))


@final
class Round(Step[Table]):
    """T1.2 A round with starter a: an auction token, locos, stage 1, stage 2, profits. T1.1 The next starter is the next
    player to the left. T5.2 After round 3 the game ends; purses are then shown."""

    def run(self, s: Table, f: Frame) -> None:
        if s.round == ROUNDS:
            s.stage = GAME_OVER
            for q in range(s.seats):
                s.tell(OWNS, q, number=s.players[q].cash)
            return
        after = NEW_ROUND.auto(a_of(f) + 1 if a_of(f) + 1 < s.seats else 0)
        s.plan(TOKEN_DRAWN.chance(a_of(f)), ORDER.auto(), PROFITS.auto(), after)


def clear(s: Table, starter: i64) -> None:
    """T5.1 Everything back and shuffled; until the token is drawn the end of the last round lies there to be looked at."""
    s.round += 1
    s.stage = AUCTION_STAGE
    s.starter = starter
    s.order = empty()
    s.bids = NO_BIDS
    s.new_locos()
    s.new_wagons()
    s.tell(ROUND_OF, starter, number=s.round)


@final
class TokenDrawn(Step[Table]):
    """T1.2 The starter (a) draws an auction token, none twice in a game; then stage 1."""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for k in range(len(AUCTIONS)):
            if not s.used >> k & 1:
                out.push(TOKEN.of(k))

    def weights(self, s: Table, f: Frame, out: Ints) -> None:
        for k in range(len(AUCTIONS) - number_of(s.used)):
            out.push(1)

    def sample(self, s: Table, f: Frame, rng: Rng) -> Action:
        left = EVERY_TOKEN & ~s.used
        return TOKEN.of(nth(left, rng.below(number_of(left))))

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        clear(s, a_of(f))
        s.auction = TOKEN.a(action)
        s.used |= bit(s.auction)
        s.tell(AUCTION_IS, s.auction)
        if s.auction == PREEMPTED:
            s.then(PREEMPTED_LOT.auto(s.starter))
        elif s.auction == ROTATING:
            s.then(ROTATING_DEAL.auto(s.starter))
        else:
            s.then(LOT.auto(s.starter))


FIRST_STARTER: Final[FirstStarter] = FirstStarter("first_starter", "T1.1", FIRST)
TARGETS_DEALT: Final[TargetsDealt] = TargetsDealt("targets_dealt", "T1.1")
DEAL: Final[Deal] = Deal("deal", "T1.1")
NEW_ROUND: Final[Round] = Round("round", "T1.2")
TOKEN_DRAWN: Final[TokenDrawn] = TokenDrawn("token_drawn", "T1.2")


@final
class TakeATrain(Learnt):
    def __init__(self, figures: Figures) -> None:
        steps: list[Step[Table]] = [
            FIRST_STARTER,
            TARGETS_DEALT,
            DEAL,
            NEW_ROUND,
            TOKEN_DRAWN,
            SHOW,
            LOT,
            SHOWING,
            OPENER,
            OPENING,
            CALL,
            OUTCRY,
            SEALED,
            TIE,
            ALONE,
            PREEMPTED_LOT,
            BLIND_BIDS,
            NEXT_CHOICE,
            CHOICE,
            DEAL_LOCOS,
            ROTATING_DEAL,
            KEEPING,
            LAST_LOCO,
            PAYING,
            ORDER,
            DRAW,
            FILL,
            TURN,
            REPLACING,
            PROFITS,
        ]
        super().__init__(figures, steps)

    def new(self, players: i64, options: dict[str, str], rules: i64) -> Table:
        """T1 Set-up."""
        s = Table(players, None, self.figures)
        s.rules = rules
        s.money_open = options["money"] == "open"
        s.printed = options["steam_electric"] == "printed"
        s.by_sum = options["rotating"] == "sum"
        s.then(FIRST_STARTER.chance(SETTLED if options["first"] == "seat1" else 0))
        return s

    def score(self, s: Table, seat: i64) -> i64:
        """T5.2 Richest wins; purses are shown then (T5.2r1)."""
        return s.players[seat].cash

    def standing(self, s: Table, seat: i64) -> i64:
        """T5.2 Tie: more objectives done (at most three); still tied: shared. So for all places (T5.2r1)."""
        return self.score(s, seat) * 4 + number_of(s.players[seat].done)

    def tallies(self, s: Table) -> dict[str, int]:
        """Profit and wagons: a player and round."""
        shares = s.seats * max(s.round, 1)
        return {
            "rounds": s.round,
            "profit": sum([p.profit for p in s.players]) // shares,
            "wagons": sum([p.wagons for p in s.players]) // shares,
            "objectives": sum([number_of(p.done) for p in s.players]),
        }


GAME: Final[TakeATrain] = TakeATrain(OWN)
