"""Positions of Voll in Fahrt, set up by hand. A loco is "A1": player A, number 1. A cell is "S1.0.5" or "blue.2.1"."""

from fullsteam.games import room
from fullsteam.games.voll_in_fahrt.board import grief
from fullsteam.games.voll_in_fahrt.components import COLOURS, EACH, HAND, HAZARD, OWN_CELLS, SHED
from fullsteam.games.voll_in_fahrt.rules import GAME, TURN
from fullsteam.games.voll_in_fahrt.state import Table, lie
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import ints

ROOM = room("voll-in-fahrt")
WAYS = "AB"

CELL = OWN_CELLS.domain


def new(players: int = 2, **options: str) -> Table:
    s = GAME.new(players, ROOM.info.options_for(options), ROOM.rules)
    s.events = []
    return s


def loco(name: str) -> int:
    return "ABCD".index(name[0]) * EACH + int(name[1:]) - 1


def cell(label: str) -> int:
    return CELL.index(label)


def set_up(locos: str = "", lies: str = "blue B1A red B2A yellow B3A", players: int = 2, **options: str) -> Table:
    """Player A is to roll. locos: "A1 S1.0.5 B2 shed", all others are in hand; lies: "blue B1A red B0B …"."""
    s = new(players, **options)
    lay(s, lies)
    words = locos.split()
    for name, where in zip(words[::2], words[1::2], strict=True):
        put(s, name, where)
    s.end()
    s.then(TURN.auto(0))
    GAME.settle(s)
    return s


def lay(s: Table, lies: str) -> None:
    """Every platform into its bay: "blue B1A red B2B yellow B3A"."""
    words = lies.split()
    found = dict(zip(words[::2], words[1::2], strict=True))
    lie(s, [2 * int(found[c][1]) + WAYS.index(found[c][2]) for c in COLOURS])


def put(s: Table, name: str, where: str) -> None:
    if where == "shed":
        s.put(loco(name), SHED)
        s.sheds = ints([*s.sheds.to_list(), loco(name)])
    else:
        s.put(loco(name), cell(where))


def where(s: Table, names: str) -> str:
    """Where these locos are: "S1.0.5 hand shed"."""
    return " ".join(place(s, name) for name in names.split())


def place(s: Table, name: str) -> str:
    at = s.locos[loco(name)]
    return "hand" if at == HAND else "shed" if at == SHED else CELL.labels[at]


def lies(s: Table) -> str:
    return " ".join(f"{c} B{s.lies[i] >> 1}{WAYS[s.lies[i] & 1]}" for i, c in enumerate(COLOURS))


def ahead(s: Table, label: str) -> str:
    """What lies ahead of a cell: a cell or a hazard."""
    to = s.ahead(cell(label))
    return CELL.labels[to] if to >= 0 else HAZARD.labels[grief(to)]


def legal(s: Table) -> list[str]:
    return [GAME.verbs.text(action) for action in GAME.legal_list(s, GAME.actor(s))]


def play(s: Table, *texts: str) -> Table:
    """Allowed moves, each by whoever must act (chance too)."""
    for text in texts:
        action = GAME.verbs.parse(text)
        seat = GAME.actor(s)
        assert GAME.refusal(s, seat, action) is None, f"{text} is refused; allowed: {legal(s)}"
        GAME.play(s, seat, action)
    return s


def refused(s: Table, text: str, seat: int = 0) -> str:
    """Why a move is refused: "F3.2 start_taken outer 0" (rule, word with arguments, number)."""
    refusal = GAME.refusal(s, seat, GAME.verbs.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return f"{refusal.rule} {GAME.refusals.text(refusal.code)} {refusal.number}"


def told(s: Table, seat: int = -1) -> list[str]:
    """The events with their number: "drives 1 1 S0.0.4 4"."""
    return [f"{GAME.happenings.text(e.code)} {e.number}" for e in s.events or [] if e.seen_by(seat)]


def step(s: Table) -> str:
    """What is waited for, and by whom: "move 1"; chance: "three_dice *"; the end: "over"."""
    if s.agenda.size == 0:
        return "over"
    seat = GAME.actor(s)
    return f"{GAME.step(s).name} {'*' if seat == CHANCE else seat + 1}"
