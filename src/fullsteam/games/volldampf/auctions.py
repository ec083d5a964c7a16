"""V4: the auction for the turn order, open with 3 to 6 players, sealed with 2; then the choice of route cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.turns import InTurnOrder, no_replan, replanned, replans
from fullsteam.games.volldampf.words import (
    BID,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    BIDS,
    CHOOSE,
    CHOOSES,
    GROUP_GONE,
    MUST_CHOOSE,
    OLD_ORDER,
    PASSES,
    PAYS,
    PLACE_IN_ORDER,
    STAKE_IT,
    STAKE_NOTHING,
    STAKE_TOO_HIGH,
    STAKES,
)
from fullsteam.kernel.core import NOT_NOW, Action, Frame, Refusal, Step, a_of, seat_of
from fullsteam.kernel.ints import Ints, bit, ints
from fullsteam.kernel.words import DONE

MOST_STAKE: Final = 5


@final
class Opening(Step[Table]):
    """V4.1, V4.3 The auction opens: the holder of card 1 begins. 2 players stake in secret."""

    def run(self, s: Table, f: Frame) -> None:
        s.high = 0
        for p in s.players:
            p.bid = 0
        if s.seats == 2:
            s.then(SEALED_STAKES.auto())
            return
        for p in s.players:
            p.rank = 0
        s.then(BIDDING.auto(s.order.items[0]))


# --- V4.1, V4.2 Three to six players


@final
class Bidding(Step[Table]):
    """V4.1 Seat a: bid more than the highest bid, at least 1, jumps allowed (V4.1r1), never more than his cash, or pass
    for good, at once if he likes (V4.1r2). Who cannot overbid passes; who holds action cards is asked all the same
    (V4.1r3, VA.9). The last one in is not asked again (V4.1r4)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        if still_in(s) == 1:
            hammer(s)
            return
        p = s.players[seat]
        if p.rank > 0:
            s.then(self.auto(clockwise(s, seat)))
        elif p.cash > s.high or p.held > 0:
            s.then(self.by(seat))
        else:
            self.passes(s, seat)

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        out.push(DONE)
        for bid in range(s.high + 1, s.players[seat].cash + 1):
            out.push(BID.of(bid))
        replans(s, seat, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if not BID.holds(action):
            return no_replan(self, s, seat, action)
        if BID.a(action) <= s.high:
            return self.no(BID_TOO_LOW, number=s.high + 1)
        return self.no(BID_TOO_HIGH, number=s.players[seat].cash)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        seat = seat_of(f)
        if action == DONE:
            self.passes(s, seat)
        elif not replanned(s, f, action):
            s.high = BID.a(action)
            s.players[seat].bid = s.high
            s.tell(BIDS, seat, number=s.high)
            s.then(self.auto(clockwise(s, seat)))

    def passes(self, s: Table, seat: i64) -> None:
        """V4.1 Whoever passes takes the highest turn-order card left."""
        s.players[seat].rank = still_in(s)
        s.tell(PASSES, seat, number=s.players[seat].rank)
        s.then(self.auto(clockwise(s, seat)))


def clockwise(s: Table, seat: i64) -> i64:
    return seat + 1 if seat + 1 < s.seats else 0


def still_in(s: Table) -> i64:
    n: i64 = 0
    for p in s.players:
        if p.rank == 0:
            n += 1
    return n


def hammer(s: Table) -> None:
    """V4.1 The last one in takes card 1. V4.2 Now all pay (V4.2r2), in order of passing."""
    for p in s.players:
        if p.rank == 0:
            p.rank = 1
    set_order(s)
    for place in range(s.seats - 1, -1, -1):
        seat = s.order.items[place]
        price = due(s, s.players[seat].bid, s.players[seat].rank)
        s.players[seat].cash -= price
        if price > 0:
            s.tell(PAYS, seat, number=price)


def due(s: Table, bid: i64, rank: i64) -> i64:
    """V4.2 Winner and runner-up pay all; the first to pass nothing (3 players: half); the others half. Of an odd bid
    the odd mark stays with the player, or goes to the bank (option half, V4.2r1)."""
    if rank <= 2:
        return bid
    if rank == s.seats and s.seats > 3:
        return 0
    return (bid + 1) // 2 if s.odd_to_bank else bid // 2


def set_order(s: Table) -> None:
    """V4.4 The new order, from the turn-order cards."""
    order = ints([0] * s.seats)
    for seat in range(s.seats):
        order.items[s.players[seat].rank - 1] = seat
    s.order = order
    for place in range(s.seats):
        s.tell(PLACE_IN_ORDER, order.items[place], number=place + 1)


# --- V4.3 Two players


@final
class SealedStakes(Step[Table]):
    """V4.3 Both stake 1 to 5 marks in secret, at most their cash; all of it is paid, at each reveal (V4.3r3). A tie: both
    add 1 to 5 more, again and again (V4.3r1). Who has no money stakes 0 and is not asked; if neither has any, the old
    order stays (V4.3r2)."""

    def run(self, s: Table, f: Frame) -> None:
        mask: i64 = 0
        for seat in range(2):
            if s.players[seat].cash > 0:
                mask |= bit(seat)
        if mask == 0:
            s.tell(OLD_ORDER)
        else:
            s.then(self.all(mask))

    def number(self, s: Table, f: Frame) -> i64:
        """What both have staked so far: more than nothing after a tie."""
        return s.players[0].bid

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for stake in range(1, min(MOST_STAKE, s.players[seat].cash) + 1):
            out.push(STAKE_IT.of(stake))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE or action == STAKE_IT.of(0):
            return self.no(STAKE_NOTHING)
        if STAKE_IT.holds(action):
            return self.no(STAKE_TOO_HIGH, number=s.players[seat].cash)
        return self.no(NOT_NOW)

    def resolve(self, s: Table, f: Frame, choices: Ints) -> None:
        for seat in range(2):
            stake = STAKE_IT.a(choices.items[seat]) if choices.items[seat] >= 0 else 0
            s.players[seat].cash -= stake
            s.players[seat].bid += stake
            s.tell(STAKES, seat, number=stake)
        lead = s.players[0].bid - s.players[1].bid
        if lead == 0:
            s.then(self.auto())
            return
        s.players[0].rank = 1 if lead > 0 else 2
        s.players[1].rank = 2 if lead > 0 else 1
        set_order(s)


# --- V4.4 Route cards


@final
class Choosing(Step[Table]):
    """V4.4 In the new order each chooses a group. Only one left: not asked, unless he holds action cards (V4.1r3)."""

    def run(self, s: Table, f: Frame) -> None:
        seat = a_of(f)
        left: i64 = 0
        only: i64 = 0
        for group in range(s.seats):
            if s.groups.items[group] > 0:
                left += 1
                only = group
        if left > 1 or s.players[seat].held > 0:
            s.then(self.by(seat))
        else:
            take_group(s, seat, only)

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for group in range(s.seats):
            if s.groups.items[group] > 0:
                out.push(CHOOSE.of(group))
        replans(s, seat, out)

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if CHOOSE.holds(action):
            return self.no(GROUP_GONE, CHOOSE.a(action))
        return no_replan(self, s, seat, action)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        if not replanned(s, f, action):
            take_group(s, seat_of(f), CHOOSE.a(action))


def take_group(s: Table, seat: i64, group: i64) -> None:
    s.players[seat].routes = s.groups.items[group]
    s.players[seat].group = group + 1
    s.groups.items[group] = 0
    s.tell(CHOOSES, seat, group)


OPENING: Final[Opening] = Opening("opening", "V4.1")
BIDDING: Final[Bidding] = Bidding("bidding", "V4.1")
SEALED_STAKES: Final[SealedStakes] = SealedStakes("stakes", "V4.3")
CHOOSING: Final[Choosing] = Choosing("choosing", "V4.4")
CHOOSING_ALL: Final[InTurnOrder] = InTurnOrder("choosing_all", "V4.4", CHOOSING)
