"""What a position promises each seat in the end: signs that a person would look at, weighed as self-play has taught
(prospects.toml; made by teach.py)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.volldampf.components import GOODS_KINDS
from fullsteam.games.volldampf.heuristics import Judged
from fullsteam.games.volldampf.network import ALL_GOODS, LINKS, NO_PAYOFF, Network, liking, steps_for
from fullsteam.games.volldampf.state import FREE, Table
from fullsteam.kernel.ints import Ints, bit, empty

SIGNS: Final[list[str]] = [
    "one",  # always 1
    "income",
    "bonds",
    "cash",  # up to ENOUGH marks
    "savings",  # marks beyond
    "soon",  # own steps in his two best deliveries of goods that lie there
    "soon_given",  # steps for him in the two best deliveries of each other
    "ever",  # own steps in his best delivery of any good from any city, a hundred times the mean
    "long",  # deliveries among these that bring him five steps or more
    "ever_given",  # steps for him in the best deliveries of the others, likewise
    "cards",  # action cards in hand
    "links",  # his track
    "first",  # 1 if he holds turn-order card 1
    "room",  # free links that begin where his track is
]
SIGN_COUNT: Final = 14
ENOUGH: Final = 18  # marks that pay for the links of a round
FINE: Final = 5  # own steps of a long delivery
POINT: Final = 60  # prospects are counted in sixtieths of a point
MOST_LEFT: Final = 6  # rounds to come, the one that begins included
SCALE: Final = 1000  # of the weights in the file
FILE: Final[Path] = Path(__file__).parent / "prospects.toml"
LESSONS: Final[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def weights_for(seats: int) -> list[int]:
    """Rows for 0, 1, ... rounds to come; what was not taught weighs nothing."""
    taught = LESSONS.get(f"players{seats}", {})
    out: list[int] = []
    for left in range(MOST_LEFT + 1):
        out += taught.get(f"left{left}", [0] * SIGN_COUNT)
    return out


WEIGHTS: Final[vec[i64]] = vec[i64]([n for seats in range(2, 7) for n in weights_for(seats)])


def rounds_to_come(s: Table) -> i64:
    """Rounds of transport not yet begun."""
    return s.rounds - s.round + (1 if s.net is None else 0)


class Foreseen(Judged):
    """The game, and what it promises."""

    def chapter(self, s: Table) -> i64:
        return s.round

    def prospect(self, s: Table, seat: i64) -> i64:
        out = vec[i64]([0] * int(s.seats))
        self.prospects(s, out)
        return out[seat]

    def prospects(self, s: Table, out: vec[i64]) -> None:
        """Of all seats: the result so far, and what is expected to be added to it."""
        left = rounds_to_come(s) if s.agenda.size > 0 else i64(0)
        signs = empty()
        row = ((s.seats - 2) * (MOST_LEFT + 1) + left) * SIGN_COUNT
        if left > 0:
            all_signs(s, signs)
        for seat in range(s.seats):
            p = s.players[seat]
            value: i64 = 0
            if left > 0:
                for k in range(SIGN_COUNT):
                    value += WEIGHTS[row + k] * signs.items[SIGN_COUNT * seat + k]
            out[seat] = POINT * (p.income - p.bonds) + value * POINT // SCALE

    def sign_names(self) -> list[str]:
        """All but the first, which says nothing about who wins."""
        return SIGNS[1:]

    def signs(self, s: Table, seat: i64, out: Ints) -> None:
        found = empty()
        self.all_signs(s, found)
        many = i64(SIGN_COUNT) - 1
        for k in range(many * seat, many * seat + many):
            out.push(found.items[k])

    def all_signs(self, s: Table, out: Ints) -> None:
        found = empty()
        all_signs(s, found)
        for k in range(found.size):
            if k % SIGN_COUNT != 0:
                out.push(found.items[k])

    def progress(self, s: Table) -> i64:
        """Per mille: rounds whose transports have begun."""
        return max(0, s.rounds - rounds_to_come(s)) * 1000 // s.rounds


def all_signs(s: Table, out: Ints) -> None:
    """The signs of every seat, one after the other."""
    soon = vec[i64]([0] * int(s.seats * s.seats))
    ever = vec[i64]([0] * int(s.seats * s.seats))
    fine = vec[i64]([0] * int(s.seats))
    deliveries(s, soon, ever, fine)
    pairs = GOODS_KINDS * s.board.cities
    for seat in range(s.seats):
        p = s.players[seat]
        soon_given: i64 = 0
        ever_given: i64 = 0
        for other in range(s.seats):
            if other != seat:
                soon_given += soon[s.seats * other + seat]
                ever_given += ever[s.seats * other + seat]
        out.push(1)
        out.push(p.income)
        out.push(p.bonds)
        out.push(p.cash if p.cash < ENOUGH else i64(ENOUGH))
        out.push(p.cash - ENOUGH if p.cash > ENOUGH else i64(0))
        out.push(soon[s.seats * seat + seat])
        out.push(soon_given)
        out.push(100 * ever[s.seats * seat + seat] // pairs)
        out.push(fine[seat])
        out.push(100 * ever_given // pairs)
        out.push(p.held)
        push_track(s, seat, out)


def push_track(s: Table, seat: i64, out: Ints) -> None:
    links: i64 = 0
    touched: i64 = 0
    board = s.board
    for link in range(board.links):
        if s.owner[link] == seat:
            links += 1
            touched |= bit(board.link_a[link]) | bit(board.link_b[link])
    room: i64 = 0
    for link in range(board.links):
        if s.owner[link] == FREE and (touched >> board.link_a[link] | touched >> board.link_b[link]) & 1:
            room += 1
    out.push(links)
    out.push(i64(1) if s.players[seat].rank == 1 else i64(0))
    out.push(room)


def deliveries(s: Table, soon: vec[i64], ever: vec[i64], fine: vec[i64]) -> None:
    """Steps for seat i in deliveries of seat d, at d * seats + i: in the two best of goods that lie there (soon); in the best
    from every city and of every colour (ever). And how many of the latter are long ones of d (fine)."""
    seats = s.seats
    best = vec[i64]([NO_PAYOFF] * int(2 * seats))  # the two best payoffs of each
    liked = vec[i64]([0] * int(2 * seats))
    net = Network(s.board, s.owner, seats, s.stop, s.through)
    for city in range(s.board.cities):
        if net.first[city] == net.first[city + 1]:
            continue
        for good in range(GOODS_KINDS):
            lying = s.goods[GOODS_KINDS * city + good]
            for d in range(seats):
                payoff = net.top(city, LINKS, ALL_GOODS, good, d)
                if payoff == NO_PAYOFF:
                    continue
                for i in range(seats):
                    ever[seats * d + i] += payoff >> 4 * i & 15
                if steps_for(payoff, d) >= FINE:
                    fine[d] += 1
                if lying > 0:
                    keep(best, liked, 2 * d, payoff, liking(payoff, d, seats))
                if lying > 1:
                    keep(best, liked, 2 * d, payoff, liking(payoff, d, seats))
    for d in range(seats):
        for k in range(2):
            if best[2 * d + k] != NO_PAYOFF:
                for i in range(seats):
                    soon[seats * d + i] += steps_for(best[2 * d + k], i)


def keep(best: vec[i64], liked: vec[i64], at: i64, payoff: i64, value: i64) -> None:
    """Among the two best at this place, if it is better than one of them, and than none at all."""
    if value > liked[at]:
        best[at + 1] = best[at]
        liked[at + 1] = liked[at]
        best[at] = payoff
        liked[at] = value
    elif value > liked[at + 1]:
        best[at + 1] = payoff
        liked[at + 1] = value
