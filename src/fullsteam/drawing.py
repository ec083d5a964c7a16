"""What rooms draw their tables of text with: pieces that know how wide they may be, and the colours of players.

A room's `terminal.py` has `draw` (the table, as a Group of parts: a terminal prints only those that have changed). It may have
besides, all from the view and without a rule of its own:

    brings(view, seat, step, text, say)     what this answer brings: price, points, payoff; "" if nothing is to be said
    asked(view, seat, step, say)            what one must know to answer, in a line below the question
    sure(view, seat, step, text, say)       why one may regret it: then it is asked twice
    settles(view, seat, say)                what decides between equal scores, at the end
    LETTERED, FOLDED                        words that throw something away (they never get a number); words with so many
                                            answers that they are listed only when one asks for them"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Any, Protocol

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

Say = Callable[..., str]
View = dict[str, Any]

NARROWEST = 60  # columns that every table must do with

COLOURS = {
    "blue": "bold white on blue",
    "red": "bold white on red",
    "green": "bold white on dark_green",
    "orange": "bold black on dark_orange",
    "purple": "bold white on purple4",
    "grey": "bold white on grey30",
    "cyan": "bold black on cyan",
    "yellow": "bold black on yellow",
}
LETTERS = "ABCDEF"


class Drawn(Protocol):
    """What a terminal asks of the module `terminal` of a room."""

    def draw(self, view: View, seat: int, names: list[str], say: Say, colours: Sequence[str] = ()) -> Group: ...


class Fitted:
    """A part of the table, drawn for the width there is."""

    def __init__(self, lines: Callable[[int], Iterable[Text]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(options.max_width):
            line.no_wrap = True
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)


def parts(*drawn: Callable[[int], Iterable[Text]]) -> Group:
    found: list[RenderableType] = [Fitted(one) for one in drawn]
    return Group(*found)


def pieces(drawn: RenderableType) -> list[RenderableType]:
    """The parts of a table; of one that was drawn in a piece: the one."""
    return drawn.renderables if isinstance(drawn, Group) else [drawn]


# --- players


def seat_colours(me: int, wished: str, seats: int) -> list[str]:
    """Everybody has a colour of his own; this seat the one it wished for."""
    others = [name for name in COLOURS if name != wished]
    if not wished:
        return others[:seats]
    return [*others[:me], wished, *others[me:]][:seats]


def style_of(seat: int, colours: Sequence[str] = ()) -> str:
    names = list(colours) or list(COLOURS)
    return COLOURS[names[seat]]


def plate(seat: int, colours: Sequence[str] = ()) -> Text:
    return Text(f" {LETTERS[seat]} ", style_of(seat, colours))


# --- lines


def flow(pieces: Sequence[Text], width: int, gap: str = "  ", indent: int = 0) -> list[Text]:
    """One after another; a new line, indented, where the next would not fit. A piece is broken only between its words, and
    only where it is longer than a whole line."""
    out: list[Text] = []
    for piece in pieces:
        if out and out[-1].cell_len + len(gap) + piece.cell_len <= width:
            out[-1].append(gap).append(piece)
            continue
        room = width - (indent if out else 0)
        first, *more = wrapped(piece, room, width - indent)
        out.append(first.copy() if not out else pad(indent).append(first))
        out += [pad(indent).append(line) for line in more]
    return out


def pad(columns: int) -> Text:
    return Text(" " * columns)


def wrapped(text: Text, first: int, width: int) -> list[Text]:
    """Broken between words: the first line may be so wide, the others so. A word longer than a line is cut."""
    if text.cell_len <= first:
        return [text]
    out: list[Text] = []
    for word in text.split(" "):
        room = first if len(out) == 1 else width
        if out and out[-1].cell_len + 1 + word.cell_len <= room:
            out[-1].append(" ").append(word)
        else:
            out += [word[at : at + width] for at in range(0, max(1, len(word)), width)]
    return out


def label(say: Say, message: str) -> Text:
    """ "Title: ", as the language writes it."""
    return Text(f"{say('label', title=say(message))} ", "bold")


def titled(head: Text, pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """ "Title: one  two  three", the next lines below the first piece where there is room."""
    if not pieces:
        return [head]
    if head.cell_len + pieces[0].cell_len > width:
        return flow([head, *pieces], width, gap, 2)
    indent = head.cell_len if head.cell_len < width // 3 else 2
    return flow([head.append(pieces[0]), *pieces[1:]], width, gap, indent)


def heading(title: Text, width: int, style: str = "dim") -> list[Text]:
    """── Title ─────: the title whole, on several lines if it must be."""
    first, *more = wrapped(title, width - 3, width - 3)
    line = Text("── ", style).append(first)
    line.append(" " if line.cell_len < width else "")
    out = [line.append("─" * max(0, width - line.cell_len), style)]
    return out + [pad(3).append(rest) for rest in more]


def clip(name: str, width: int) -> str:
    """A name that is too long ends with a mark."""
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "…"


def grid(rows: Sequence[Sequence[Text]], right: Sequence[int] = (), gap: int = 2) -> list[Text]:
    """Rows of cells, each column as wide as its widest cell; those columns to the right."""
    widths = [max((cell.cell_len for cell in column), default=0) for column in zip_longest(*rows, fillvalue=Text())]
    out = []
    for row in rows:
        line = Text()
        for i, cell in enumerate(row):
            space = widths[i] - cell.cell_len
            line.append(pad(space) if i in right else "").append(cell)
            if i + 1 < len(row):
                line.append(pad(gap + (0 if i in right else space)))
        out.append(line)
    return out


def width_of(lines: Sequence[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> list[Text]:
    """Two blocks of lines side by side."""
    wide = width_of(left)
    out = []
    for a, b in zip_longest(left, right):
        line = a.copy() if a is not None else Text()
        out.append(line.append(pad(wide - line.cell_len + gap)).append(b) if b is not None else line)
    return out


def side_by_side(blocks: Sequence[Sequence[Text]], width: int, gap: int = 3) -> list[Text]:
    """Blocks in as many columns as fit, row by row."""
    out: list[Text] = []
    row: list[Text] = []
    for block in blocks:
        if row and width_of(row) + gap + width_of(block) <= width:
            row = beside(row, block, gap)
        else:
            out += row
            row = list(block)
    return out + row
