"""What a person at a terminal sees: the table, what happened, a question with its answers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from itertools import groupby, pairwise
from types import ModuleType
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from fullsteam.drawing import NARROWEST, grid, heading, pad, pieces, wrapped
from fullsteam.kernel.room import Room
from fullsteam.play.menu import Menu, Row
from fullsteam.play.perspective import Perspective
from fullsteam.play.text import Speaker

WIDE = 100  # columns from which on the notation of every answer is shown
SMALL = 24  # lines of a table that is shown whole again when something has changed
NEWS = 16  # lines of what happened that are shown unasked
AT_LEAST = 24  # columns for what an answer says and brings


def folded(lines: Iterable[str]) -> list[tuple[str, int]]:
    """The same line several times in a row becomes one with its count."""
    return [(line, len(list(same))) for line, same in groupby(lines)]


def nothing(*_: object) -> str:
    return ""


class Screen:
    """me: the seat it is drawn for. colours: by seat."""

    def __init__(self, room: Room, me: int, names: list[str], say: Speaker, colours: Sequence[str] = ()) -> None:
        self.room = room
        self.me = me
        self.names = names
        self.say = say
        self.colours = colours
        self.console = Console(highlight=False, markup=False)
        self.seen: list[str] = []  # the parts of the table as they were printed last
        self.warned = 0
        self.drawn: ModuleType = room.module("terminal")

    def idiom(self, name: str) -> Callable[..., str]:
        """What the room may say besides drawing."""
        found: Callable[..., str] = getattr(self.drawn, name, nothing)
        return found

    @property
    def width(self) -> int:
        """A terminal that is too narrow breaks our lines; that is better than to leave something out."""
        return max(NARROWEST, self.console.width)

    def print(self, what: RenderableType = "", style: str = "") -> None:
        self.console.print(what, style=style, width=self.width, soft_wrap=False)

    def tell(self, text: str, style: str = "", indent: int = 0) -> None:
        """A sentence, broken between words."""
        for line in wrapped(Text(text, style), self.width - indent, self.width - indent):
            self.print(pad(indent).append(line))

    # The table.

    def show_table(self, view: dict[str, Any], whole: bool = False) -> None:
        """Only the parts that have changed since they were last shown; whole: of a small table all of it, if something has."""
        self.warn()
        found = pieces(self.drawn.draw(view, self.me, self.names, self.say, self.colours))
        texts = [self.as_text(part) for part in found]
        old = self.seen if len(self.seen) == len(texts) else [""] * len(texts)
        changed = [text != before for text, before in zip(texts, old, strict=True)]
        whole = whole and any(changed) and sum(text.count("\n") for text in texts) <= SMALL
        for part, new in zip(found, changed, strict=True):
            if new or whole:
                self.print(part)
        self.seen = texts

    def show_again(self, view: dict[str, Any]) -> None:
        self.seen = []
        self.show_table(view)

    def as_text(self, part: RenderableType) -> str:
        out = StringIO()
        Console(file=out, width=self.width, color_system=None).print(part)
        return f"{self.width} {out.getvalue()}"

    def warn(self) -> None:
        here = self.console.width
        if here < NARROWEST and here != self.warned:
            self.tell(self.say("table-narrow", width=here, least=NARROWEST), "yellow")
        self.warned = here

    def show_news(self, lines: Sequence[str], title: str = "") -> None:
        if title and lines:
            for line in heading(Text(title), self.width):
                self.print(line)
        told = [line + (f" ×{times}" if times > 1 else "") for line, times in folded(lines)]
        if len(told) > NEWS + 2 and title:
            self.tell(self.say("table-earlier", number=len(told) - NEWS), "dim", indent=2)
            told = told[-NEWS:]
        for one in told:
            self.tell(one, indent=2)

    # A question.

    def menu(self, perspective: Perspective) -> Menu:
        lettered, many = getattr(self.drawn, "LETTERED", ()), getattr(self.drawn, "FOLDED", ())
        return Menu(perspective.legal, self.room.game.verbs, lettered, many)

    def show_question(self, perspective: Perspective, view: dict[str, Any], menu: Menu) -> None:
        say, step = self.say, perspective.step
        yours = Text(say("table-yours", seat=self.names[self.me]), "bold red")
        for line in heading(yours, self.width, "red"):
            self.print(line)
        question = Text(say.question(step, perspective.number), "bold").append(f"  {perspective.rule}", "not bold dim")
        for line in wrapped(question, self.width, self.width):
            self.print(line)
        if asked := self.idiom("asked")(view, self.me, step, say):
            self.tell(asked, "yellow")
        self.show_rows(menu.rows, perspective, view, menu)

    def show_rows(self, rows: Sequence[Row], perspective: Perspective, view: dict[str, Any], menu: Menu) -> None:
        """The key, the answer, what it brings, and, where there is room, its notation."""
        step, verbs = perspective.step, self.room.game.verbs
        keys = max(len(row.key) for row in rows) + 1
        notes = max(len(verbs.text(row.action)) if row.action >= 0 else 0 for row in rows)
        noted = self.width >= WIDE and self.width - keys - notes - 6 >= 2 * AT_LEAST
        room = self.width - keys - 3 - (notes + 2 if noted else 0)
        for row in rows:
            said, notation = (
                self.said(row, step, view, menu),
                verbs.text(row.action) if row.action >= 0 and not row.fold else "",
            )
            first, *more = wrapped(said, room, room)
            cells = [Text((row.key or "…").rjust(keys), "bold"), first]
            line = grid([cells])[0]
            if noted and notation:
                line.append(pad(self.width - notes - line.cell_len)).append(notation, "dim")
            self.print(line)
            for rest in more:
                self.print(pad(keys + 2).append(rest))

    def said(self, row: Row, step: str, view: dict[str, Any], menu: Menu) -> Text:
        """The answer and what it brings."""
        say = self.say
        if row.fold:
            return Text(say("table-fold", number=row.many, first=say.choice(row.action, step), key=row.key))
        if row.action < 0:
            return Text(self.range_of(menu), "dim")
        out = Text(say.choice(row.action, step))
        notation = self.room.game.verbs.text(row.action)
        if brings := self.idiom("brings")(view, self.me, step, notation, say):
            out.append(" · ", "dim").append(brings, "cyan")
        return out

    def range_of(self, menu: Menu) -> str:
        """ "450 to 5150, by 50" """
        found = menu.amounts
        steps = {b - a for a, b in pairwise(found)}
        by = steps.pop() if len(steps) == 1 else 1
        return self.say("table-range", low=found[0], high=found[-1], by=by)

    def ask(self) -> str:
        """What was typed; EOFError when nothing more comes."""
        return self.console.input(Text(f"{self.say('table-choose')} › ", "bold")).strip()


def forget_keys() -> None:
    """What was typed before the question was seen answers another one."""
    if not sys.stdin.isatty():
        return
    try:
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
    except (ImportError, OSError):
        return
