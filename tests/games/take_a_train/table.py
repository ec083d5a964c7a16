"""Positions for tests: chance is a seat, so a test says what it draws."""

from __future__ import annotations

from typing import Any

from fullsteam.games import ROOMS
from fullsteam.games.take_a_train.components import EVERY_LOCO, OBJECTIVE
from fullsteam.games.take_a_train.draft import PAYING
from fullsteam.games.take_a_train.figures import OWN
from fullsteam.games.take_a_train.lots import LOT
from fullsteam.games.take_a_train.pool import Pool
from fullsteam.games.take_a_train.rules import GAME, NEW_ROUND
from fullsteam.games.take_a_train.state import Table
from fullsteam.games.take_a_train.trains import train_of
from fullsteam.games.take_a_train.wagons import ORDER, PROFITS
from fullsteam.games.take_a_train.words import CARD, LOCO
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import empty

ROOM = ROOMS["take-a-train"]

Cards = list[str]


def mask(*labels: str) -> int:
    return sum(1 << LOCO.index(label) for label in labels)


def goals(*labels: str) -> int:
    return sum(1 << OBJECTIVE.index(label) for label in labels)


def play(s: Table, *moves: str) -> None:
    """Moves as in a record: "2 bid 500", "* loco s80"; each must be legal."""
    for move in moves:
        who, _, text = move.partition(" ")
        seat = CHANCE if who == "*" else int(who) - 1
        action = GAME.verbs.parse(text)
        refusal = GAME.refusal(s, seat, action)
        assert refusal is None, f"{move} is refused: {GAME.refusals.text(refusal.code)} {refusal.number}; {asked(s)}"
        GAME.play(s, seat, action)


def refused(s: Table, move: str) -> tuple[str, str, int]:
    """Why a move is refused: word, rule, number."""
    who, _, text = move.partition(" ")
    refusal = GAME.refusal(s, int(who) - 1, GAME.verbs.parse(text))
    assert refusal is not None, f"{move} is allowed"
    return GAME.refusals.word(refusal.code).name, refusal.rule, int(refusal.number)


def asked(s: Table) -> str:
    """The step, and who is asked: "call 2", "show *", "over"."""
    actors = GAME.actors(s)
    if not actors:
        return "over"
    return " ".join([GAME.step(s).name, *("*" if q == CHANCE else str(q + 1) for q in actors)])


def choices(s: Table, seat: int) -> list[str]:
    return [GAME.verbs.text(action) for action in GAME.legal_list(s, seat - 1)]


def told(s: Table, seat: int = 0) -> list[str]:
    """The events a seat has heard since last asked (0: an onlooker), with their numbers."""
    events = s.events or []
    s.events = []
    return [f"{GAME.happenings.text(e.code)} {e.number}" for e in events if e.seen_by(seat - 1)]


def seen(s: Table, seat: int) -> Any:
    """The view of a seat (0: an onlooker)."""
    return GAME.view(s, seat - 1)


def fresh(players: int = 3, **options: str) -> Table:
    s = GAME.new(players, ROOM.info.options_for(options), ROOM.rules)
    s.events = []
    return s


def auction(kind: str, players: int = 3, cash: list[int] | None = None, **options: str) -> Table:
    """Round 1 with this auction; seat 1 is the starter; nobody has an objective (a test gives them)."""
    s = fresh(players, **options)
    play(s, "* first 1")
    while asked(s) == "deal *":
        GAME.play(s, CHANCE, GAME.legal_list(s, CHANCE)[0])
    for p in s.players:
        s.rest |= p.targets
        p.targets = 0
    for p, money in zip(s.players, cash or [5000] * players, strict=True):
        p.cash = money
    s.events = []
    play(s, f"* token {kind}")
    del s.events[:2]  # which round, which auction
    return s


def show(s: Table, *locos: str) -> None:
    play(s, *(f"* loco {loco}" for loco in locos))


def give(s: Table, seat: int, *locos: str) -> None:
    """These locos are his already; they have left the pile."""
    for loco in locos:
        k = LOCO.index(loco)
        s.pool.take(k)
        s.players[seat - 1].locos |= 1 << k


def later(kind: str, owned: dict[int, Cards], players: int = 3, cash: list[int] | None = None) -> Table:
    """An auction in which some have locos already; seat 1 starts the next lot, if he needs one."""
    s = auction(kind, players, cash)
    assert asked(s) == "show *"
    for seat, locos in owned.items():
        give(s, seat, *locos)
    s.agenda.size -= 2  # the first lot
    s.then(LOT.auto(0))
    GAME.settle(s)
    return s


def wagon_stage(locos: list[Cards], display: Cards, cash: list[int] | None = None, **options: str) -> Table:
    """Stage 2 with these face-up locos (fewer than three: the others lie face down) and this display. Seat 1 starts."""
    s = before_order(locos, cash, **options)
    GAME.settle(s)
    cards(s, *display)
    return s


def before_order(locos: list[Cards], cash: list[int] | None = None, **options: str) -> Table:
    s = auction("blind", len(locos), cash, **options)
    s.agenda = empty()
    s.pool = Pool(0, EVERY_LOCO, 3 * len(locos), 0, 0)
    for p, mine in zip(s.players, locos, strict=True):
        p.locos = mask(*mine)
        p.down = 3 - len(mine)
        s.pool.blind += p.down
        s.pool.maybe &= ~p.locos
        s.pool.few -= len(mine)
    s.plan(ORDER.auto(), PROFITS.auto(), NEW_ROUND.auto(1))
    return s


def cards(s: Table, *labels: str) -> None:
    """The pile gives these."""
    play(s, *(f"* card {label}" for label in labels))


def load(s: Table, seat: int, loco: str, *labels: str) -> None:
    """These wagons hang there already; they have left the pile."""
    p = s.players[seat - 1]
    n = [t.loco for t in p.trains].index(LOCO.index(loco))
    indices = [CARD.index(label) for label in labels]
    for card in indices:
        s.deck.take(card)
    p.put(n, train_of(OWN, LOCO.index(loco), indices))


def money(s: Table) -> list[int]:
    return [int(p.cash) for p in s.players]


def paying(locos: Cards, cash: int, **options: str) -> Table:
    """T2.6 Seat 1 has these locos and must pay for them."""
    s = auction("rotating", 2, [cash, 0], **options)
    s.agenda = empty()
    give(s, 1, *locos)
    s.then(PAYING.auto(0))
    GAME.settle(s)
    return s
