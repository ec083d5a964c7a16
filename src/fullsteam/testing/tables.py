"""Laws of a table in a terminal: nothing is cut, whatever the width; and no answer means what was not typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console

from fullsteam.drawing import Fitted, pieces
from fullsteam.kernel.core import ONLOOKER, State
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.kernel.words import DONE, NotationError
from fullsteam.play.menu import Menu, NoSuchAmount, whole_number
from fullsteam.play.text import Speaker
from fullsteam.testing.walk import walk

WIDTHS = (60, 80, 100, 120)
BROAD = 240  # columns at which nothing needs to be broken
NAMES = ["Anna", "Bartholomäus von und zu Hohenstein", "Cleo", "D.", "Émile Dubois", "Friederike"]
NUMBER = re.compile(r"\d+(?:[\u202f\u00a0.,’]\d{3})*")
EVERY = 7  # plies between two positions that are looked at
TRIED = ("", "x", "-5", "1e3", "3.5", "bid", "p", "a", "²", "٣", "0x10", "1 2", "1,2", "12 34", "1 0000")


class Moment(NamedTuple):
    state: State
    seat: int  # who is asked
    walk: int


def moments(room: Room, number: int) -> Iterator[Moment]:
    """So many positions in which somebody is asked, of several matches, and their ends."""
    found = 0
    for n in range(number):
        at, state = 0, None
        for position in walk(room, n):
            state = position.state
            if position.seat < 0:
                continue
            at += 1
            if at % EVERY == 1 and at <= EVERY * max(5, number // 8):
                yield Moment(state, position.seat, n)
                found += 1
                if found == number:
                    return
        if state is not None:
            yield Moment(state, ONLOOKER, n)
            found += 1
            if found == number:
                return


def speakers(room: Room) -> dict[str, Speaker]:
    return {lang: Speaker(room, lang, NAMES) for lang in LANGUAGES}


def lines(room: Room, view: dict[str, object], seat: int, say: Speaker, width: int) -> list[str]:
    """The table, line by line, as long as its room makes them: a terminal would cut or break those that are too long."""
    names = NAMES[: len(view["players"])] if isinstance(view.get("players"), list) else NAMES  # type: ignore[arg-type]
    drawn = room.module("terminal").draw(view, seat, names, say)
    out: list[str] = []
    for part in pieces(drawn):
        if isinstance(part, Fitted):
            out += [line.plain for line in part.lines(width)]
        else:
            file = StringIO()
            Console(file=file, width=width, color_system=None).print(part)
            out += file.getvalue().splitlines()
    return out


def figures(text: str) -> Counter[str]:
    return Counter(re.sub(r"\D", "", found) for found in NUMBER.findall(text))


def fits(room: Room, number: int) -> None:
    """No line is longer than the terminal is wide, and every figure of the broadest table is in the narrowest too."""
    spoken = speakers(room)
    for s, seat, n in moments(room, number):
        view = room.game.view(s, seat)
        for lang, say in spoken.items():
            whole = figures("\n".join(lines(room, view, seat, say, BROAD)))
            for width in WIDTHS:
                found = lines(room, view, seat, say, width)
                where = f"{room.info.id}, walk {n}, {lang}, {width} columns"
                long = [line for line in found if cell_len(line) > width]
                assert not long, f"{where}: {long}"
                shown = figures("\n".join(found))
                assert shown == whole, f"{where}: missing {whole - shown}, too many {shown - whole}"


def explained(room: Room, number: int) -> None:
    """What an answer brings, what is asked besides and what settles ties can be said wherever somebody is asked."""
    terminal, spoken = room.module("terminal"), speakers(room)
    for s, seat, _ in moments(room, number):
        view = room.game.view(s, seat)
        for say in spoken.values():
            for name in ("brings", "sure"):
                for action in room.game.legal_list(s, seat) if seat >= 0 and hasattr(terminal, name) else []:
                    text = room.game.verbs.text(action)
                    assert isinstance(getattr(terminal, name)(view, seat, room.game.step(s).name, text, say), str)
            if seat >= 0 and hasattr(terminal, "asked"):
                assert isinstance(terminal.asked(view, seat, room.game.step(s).name, say), str)
            if hasattr(terminal, "settles"):
                assert all(isinstance(terminal.settles(view, q, say), str) for q in range(s.seats))


def answers(room: Room, walks: int) -> None:
    """Every answer can be typed by its key, by its notation and in capitals; passing and what throws away is never 1."""
    terminal = room.module("terminal")
    lettered, folded = getattr(terminal, "LETTERED", ()), getattr(terminal, "FOLDED", ())
    for n in range(walks):
        for p in walk(room, n):
            if p.seat < 0 or len(p.legal) < 2:
                continue
            menu = Menu(p.legal, room.game.verbs, lettered, folded)
            assert sorted(menu.keys.values()) == p.legal, "each answer has exactly one key"
            for key, action in menu.keys.items():
                text = room.game.verbs.text(action)
                assert menu.read(key) == menu.read(text) == menu.read(text.upper()) == action
            first = menu.keys.get("1") if menu.amount is None else None
            assert first is None or (first != DONE and room.game.verbs.word(first).name not in lettered)
            amounts(room, p.state, p.seat, menu, [int(p.rng.below(6000)) for _ in range(8)])


def amounts(room: Room, s: State, seat: int, menu: Menu, some: list[int]) -> None:
    """Where numbers are asked for, a number means itself or is refused by a rule; nothing else means a number."""
    if menu.amount is None:
        return
    near = [n + off for n in (menu.amounts[0], menu.amounts[-1]) for off in (-1, 0, 1, 50)]
    numbers = [n for n in [*near, *some, *range(10)] if n >= 0]
    typed = [form for n in numbers for form in (str(n), f" {n} ", f"0{n}", f"{n:,}", f"{n:,}".replace(",", "\u202f"), f"{n} $")]
    for text in [*typed, *TRIED, *(f"{menu.amount.name} {n}" for n in numbers)]:
        try:
            meant = menu.read(text)
        except NoSuchAmount as unknown:
            assert unknown.word.rule, f"nobody could say why {text} is not possible"
            continue
        except NotationError:
            assert text not in typed, f"{text} is a number"
            continue
        if not isinstance(meant, int) or not menu.amount.holds(meant):
            assert text not in typed, f"{text} means {meant}"
            continue
        label = menu.amount.domains[0].labels[menu.amount.a(meant)]
        assert whole_number(text.removeprefix(menu.amount.name)) == label, f"{text!r} means {label}"
        if meant not in menu.legal:
            refusal = room.game.refusal(s, seat, meant)
            assert refusal is not None and refusal.rule, f"{text} is refused without a rule"
