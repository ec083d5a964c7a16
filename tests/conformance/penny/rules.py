"""Penny Auction: the rules. Plain Python on the kernel, compiled or not."""

from __future__ import annotations

from typing import Any

from conformance.penny.components import AMOUNT, FAVOURITES, PRIZE, PRIZES, SEAT
from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.core import ANY, NOT_NOW, Frame, Game, Refusal, State, Step, a_of, b_of, only, refusals, seat_of
from fullsteam.kernel.features import Block, around
from fullsteam.kernel.idioms import FromBag
from fullsteam.kernel.ints import Ints
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import DONE, Lexicon, Word, verbs

DRAWN = Word("drawn", "P1.2", [PRIZE])  # said by chance
BID = Word("bid", "P2.1", [AMOUNT])
VERBS = verbs([DRAWN, BID])

FAVOURS = Word("favours", "P1.2", [SEAT, PRIZE])
OFFERED = Word("offered", "P2.1", [PRIZE])
BIDS_SHOWN = Word("bids_shown", "P2.1", [SEAT, AMOUNT])
CALLS = Word("calls", "P2.2", [SEAT, AMOUNT])
WINS = Word("wins", "P2.2", [SEAT, PRIZE])
HAPPENINGS = Lexicon([FAVOURS, OFFERED, BIDS_SHOWN, CALLS, WINS])

TOO_MUCH = Word("too_much", "", [AMOUNT])
TOO_LITTLE = Word("too_little", "P2.2", [AMOUNT])
REFUSALS = refusals([TOO_MUCH, TOO_LITTLE])


class House(State):
    def __init__(self, seats: int, other: House | None = None) -> None:
        super().__init__(seats, other)
        self.prizes: Bag = other.prizes.clone() if other else bag(PRIZES)
        self.unknown: Bag = other.unknown.clone() if other else bag(FAVOURITES)
        self.coins: list[int] = list(other.coins) if other else [6] * seats
        self.favourites: list[int] = list(other.favourites) if other else [-1] * seats
        self.won: list[list[int]] = [list(w) for w in other.won] if other else [[] for _ in range(seats)]
        self.bids: list[int] = list(other.bids) if other else []  # the last ones shown
        self.prize: int = other.prize if other else -1
        self.rounds: int = other.rounds if other else 0
        self.bank: int = other.bank if other else 0

    def clone(self) -> House:
        return House(self.seats, self)

    def dump(self) -> dict[str, object]:
        names = ("coins", "favourites", "won", "bids", "prize", "rounds", "bank")
        own = {name: getattr(self, name) for name in names}
        return self.dump_kernel() | own | {"prizes": self.prizes.to_list(), "unknown": self.unknown.to_list()}


class Favourite(FromBag[House]):
    """P1.2 Each gets a favourite, which only he sees."""

    def bag(self, s: House) -> Bag:
        return s.unknown

    def give(self, s: House, seat: int, kind: int) -> None:
        s.favourites[seat] = kind
        s.tell(FAVOURS, seat, kind, to=only(seat))


class Prize(FromBag[House]):
    """P2.1 A prize is offered; all bid in secret."""

    def bag(self, s: House) -> Bag:
        return s.prizes

    def give(self, s: House, seat: int, kind: int) -> None:
        s.prize = kind
        s.rounds += 1
        s.tell(OFFERED, kind)
        s.then(BIDS.all(2**s.seats - 1))


class Round(Step[House]):
    """P2 Until there is no prize left."""

    def run(self, s: House, f: Frame) -> None:
        if s.prizes.total > 0:
            s.plan(PRIZE_STEP.chance(0, 1), ROUND.auto())


class Bids(Step[House]):
    """P2.1 Sealed bids up to the own coins; the highest wins; of several the outcry decides."""

    def legal(self, s: House, f: Frame, seat: int, out: Ints) -> None:
        for amount in range(s.coins[seat] + 1):
            out.push(BID.of(amount))

    def refuse(self, s: House, f: Frame, seat: int, action: int) -> Refusal:
        return self.no(TOO_MUCH, BID.a(action), number=s.coins[seat]) if BID.holds(action) else self.no(NOT_NOW)

    def resolve(self, s: House, f: Frame, choices: Ints) -> None:
        s.bids = [BID.a(code) for code in choices.to_list()]
        for seat, amount in enumerate(s.bids):
            s.tell(BIDS_SHOWN, seat, amount)
        best = max(s.bids)
        first = [seat for seat, amount in enumerate(s.bids) if amount == best]
        others = sum(2**seat for seat in first[1:])
        call(s, first[0], best, others)


def call(s: House, leader: int, price: int, others: int) -> None:
    """P2.2 The leader holds the prize at this price; others may still raise it if they can pay (P2.2r1)."""
    able = sum(2**seat for seat in range(s.seats) if others >> seat & 1 and s.coins[seat] > price)
    if able:
        s.then(OUTCRY.any(able, price * 4 + leader))
        return
    s.coins[leader] -= price
    s.bank += price
    s.won[leader].append(s.prize)
    s.tell(WINS, leader, s.prize, number=price)
    s.prize = -1


class Outcry(Step[House]):
    """P2.2 Anybody tied may raise at any time, or is done; a raise asks the others again."""

    def legal(self, s: House, f: Frame, seat: int, out: Ints) -> None:
        out.push(DONE)
        for amount in range(b_of(f) // 4 + 1, s.coins[seat] + 1):
            out.push(BID.of(amount))

    def refuse(self, s: House, f: Frame, seat: int, action: int) -> Refusal:
        if not BID.holds(action):
            return self.no(NOT_NOW)
        if BID.a(action) > s.coins[seat]:
            return self.no(TOO_MUCH, BID.a(action), number=s.coins[seat])
        return self.no(TOO_LITTLE, BID.a(action), number=b_of(f) // 4 + 1)

    def act(self, s: House, f: Frame, seat: int, action: int) -> None:
        leader, price, others = b_of(f) % 4, b_of(f) // 4, a_of(f) & ~(2**seat)
        if action != DONE:
            leader, price, others = seat, BID.a(action), (others | 2**leader) & ~(2**seat)
            s.tell(CALLS, seat, price)
        call(s, leader, price, others)


FAVOURITE, PRIZE_STEP = Favourite("favourite", "P1.2", DRAWN), Prize("prize", "P2.1", DRAWN)
ROUND, BIDS, OUTCRY = Round("round", "P2"), Bids("bids", "P2.1"), Outcry("outcry", "P2.2")


class Penny(Game[House]):
    def __init__(self, steps: list[Step[House]] | None = None) -> None:
        super().__init__("penny", VERBS, HAPPENINGS, REFUSALS, steps or [FAVOURITE, PRIZE_STEP, ROUND, BIDS, OUTCRY], "P2")

    def new(self, players: int, options: dict[str, str], rules: int) -> House:
        """P1.1 Coins for all."""
        s = House(players)
        s.rules = rules
        s.coins = [(6 if options["coins"] == "six" else 3)] * players
        s.then(ROUND.auto())
        for seat in reversed(range(players)):
            s.then(FAVOURITE.chance(seat, 1))
        return s

    def score(self, s: House, seat: int) -> int:
        """P3.1 A point a prize, two for the favourite."""
        return sum(2 if prize == s.favourites[seat] else 1 for prize in s.won[seat])

    def standing(self, s: House, seat: int) -> int:
        return self.score(s, seat) * 8 + s.coins[seat]

    def view(self, s: House, seat: int) -> dict[str, object]:
        return {
            "coins": list(s.coins),
            "won": [[PRIZE.labels[p] for p in won] for won in s.won],
            "bids": list(s.bids),
            "prize": s.prize,
            "left": s.prizes.to_list(),
            "favourite": PRIZE.labels[s.favourites[seat]] if seat >= 0 and s.favourites[seat] >= 0 else "?",
            "dealt": [f >= 0 for f in s.favourites],
        }

    def redeal(self, s: House, seat: int, rng: Rng) -> House:
        t = s.clone()
        others = [q for q in range(s.seats) if q != seat and t.favourites[q] >= 0]
        for q in others:
            t.unknown.add(t.favourites[q])
        for q in others:
            t.favourites[q] = t.unknown.draw(rng)
        return t

    def census(self, s: House) -> dict[str, int]:
        prizes = s.prizes.total + sum(len(w) for w in s.won) + (s.prize >= 0)
        dealt = sum(f >= 0 for f in s.favourites)
        return {"coins": sum(s.coins) + s.bank, "prizes": prizes, "favourites": s.unknown.total + dealt}

    def load(self, data: dict[str, Any]) -> House:
        s = House(data["seats"])
        s.load_kernel(data)
        s.prizes, s.unknown = bag(data["prizes"]), bag(data["unknown"])
        for name in ("coins", "favourites", "won", "bids", "prize", "rounds", "bank"):
            setattr(s, name, data[name])
        return s

    def blocks(self, players: int) -> list[Block]:
        return [
            Block("favourite", "1 if this is my favourite", 0, 1, PRIZE.labels),
            Block("prize", "1 if this is offered", 0, 1, PRIZE.labels),
            Block("price", "what the leader of the outcry would pay", 0, 6),
            Block("coins", "coins of this seat", 0, 6, around(players)),
            Block("won", "prizes this seat has won", 0, 5, around(players)),
        ]

    def features(self, s: House, seat: int, out: Ints) -> None:
        for kind in range(len(PRIZE.labels)):
            out.push(s.favourites[seat] == kind)
        for kind in range(len(PRIZE.labels)):
            out.push(s.prize == kind)
        f = s.agenda.items[s.agenda.size - 1] if s.agenda.size > 0 else 0
        out.push(b_of(f) // 4 if s.agenda.size > 0 and seat_of(f) == ANY else 0)
        for k in range(s.seats):
            out.push(s.coins[(seat + k) % s.seats])
        for k in range(s.seats):
            out.push(len(s.won[(seat + k) % s.seats]))

    def tallies(self, s: House) -> dict[str, int]:
        return {"rounds": s.rounds}


GAME = Penny()
