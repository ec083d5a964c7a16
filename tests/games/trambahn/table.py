"""Positions of Trambahn, set up by hand."""

from fullsteam.games.trambahn.components import CARD, LINES, TRAM
from fullsteam.games.trambahn.rules import GAME
from fullsteam.games.trambahn.state import FACE, Column, Table, column_of
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import Ints, ints
from fullsteam.kernel.rng import Rng


def card(label: str) -> int:
    return CARD.index(label)


def cards(text: str) -> Ints:
    """A hand or pile: "b1 b2 cond"; hands must be ascending."""
    return ints([card(label) for label in text.split()])


def column(text: str, tram: str = "none") -> Column:
    return column_of([card(label) for label in text.split()], TRAM.index(tram))


def labels(pile: Ints) -> str:
    return " ".join(CARD.labels[x & FACE] for x in pile.to_list())


def waiting(text: str) -> Ints:
    """Passengers, "b1 b2 cond>green": each in its line's row or, after >, in that of another."""
    out = []
    for item in text.split():
        label, _, row = item.partition(">")
        line = LINES.index(row) if row else card(label) // 10
        out.append(card(label) + 64 * line)
    return ints(out)


def empty_deck(s: Table) -> None:
    for kind, n in enumerate(s.deck.to_list()):
        for _ in range(n):
            s.deck.take(kind)


def listening(s: Table) -> Table:
    s.events = []
    return s


def told(s: Table, seat: int = -1) -> list[str]:
    """The events a seat (or an onlooker) has seen, with their number: "scores 1 blue 12"."""
    return [f"{GAME.happenings.text(e.code)} {e.number}" for e in s.events or [] if e.seen_by(seat)]


def legal(s: Table, seat: int = 0) -> list[str]:
    return [GAME.verbs.text(action) for action in GAME.legal_list(s, seat)]


def play(s: Table, text: str, seat: int = 0) -> None:
    """An allowed move."""
    action = GAME.verbs.parse(text)
    assert GAME.refusal(s, seat, action) is None, f"{text} is refused"
    GAME.play(s, seat, action)


def refused(s: Table, text: str, seat: int = 0) -> str:
    """Why a move is refused: "B2.2 too_low g3 1 9" (rule, word with arguments, number)."""
    refusal = GAME.refusal(s, seat, GAME.verbs.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return f"{refusal.rule} {GAME.refusals.text(refusal.code)} {refusal.number}"


def draw_all(s: Table, seed: int = 1) -> None:
    """Let chance speak until a player must choose."""
    rng = Rng(seed)
    while GAME.actor(s) == CHANCE:
        GAME.play(s, CHANCE, GAME.sample(s, rng))


def new(first: str = "seat1", lost_columns: str = "notes") -> Table:
    s = GAME.new(2, {"first": first, "lost_columns": lost_columns}, 1)
    return listening(s)
