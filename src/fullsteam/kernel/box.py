"""A box: boards and figures that somebody entered from his own copy of a game, as a text in one canonical form. Its name is the
SHA-256 of that text. A game says what is in its box (`box.py` in its room); here it is read, and every mistake named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from fullsteam.kernel.info import GameError
from fullsteam.kernel.lines import lines_of
from fullsteam.kernel.mistakes import Mistake, Mistakes, shown
from fullsteam.kernel.shape import Choice, Shape, Table, Text, sound

LARGEST = 32 * 1024  # bytes of a file
DEEPEST = 8  # tables and lists in each other
WHERE = re.compile(r"\(at line (\d+), column \d+\)")


@dataclass(frozen=True)
class Box:
    """A good one. data: as JSON has it, canonical like the text."""

    text: str
    data: dict[str, Any] = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        return str(self.data["name"])

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @cached_property
    def hash(self) -> str:
        return hash_of(self.text)


def head_of(text: str) -> dict[str, str]:
    """Name, title and hash of a canonical text, without reading all of it."""
    head = tomllib.loads("\n".join(text.splitlines()[:3]))
    return {"name": head["name"], "title": head["title"], "hash": hash_of(text)}


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class BoxError(GameError):
    """A box with mistakes. Who shows it to people says them in their language."""

    def __init__(self, mistakes: list[Mistake], file: str = "") -> None:
        first = mistakes[0]
        where = ", ".join(part for part in (file, f"line {first.line}" if first.line else "", first.place) if part)
        super().__init__(f"{where or 'box'}: {first.code} ({first.rule})")
        self.mistakes = mistakes
        self.file = file


@dataclass
class Read:
    """What came of reading: a box, or mistakes. data: what was typed, as it is; None where it is no TOML."""

    mistakes: Mistakes
    data: dict[str, Any] | None = None
    box: Box | None = None

    def good(self, file: str = "") -> Box:
        if self.box is None:
            raise BoxError(self.mistakes.found, file)
        return self.box


Rules = Callable[[dict[str, Any], Mistakes], None]  # what the paragraphs ask of a box of the right shape
Tidy = Callable[[dict[str, Any]], None]  # into the canonical form what the shape alone does not say


def as_it_is(data: dict[str, Any]) -> None:
    """Nothing to tidy."""


@dataclass(frozen=True)
class BoxKind:
    """What is in the box of one game."""

    game: str
    rule: str  # the paragraph about it
    fields: dict[str, Shape]
    rules: Rules
    tidy: Tidy = as_it_is
    own: Path = Path()  # our reconstruction
    replaces: tuple[str, ...] = ()  # options that say nothing where there is a box

    @cached_property
    def shape(self) -> Table:
        head: dict[str, Shape] = {"game": Choice((self.game,)), "name": Text(32, "slug"), "title": Text(40)}
        return Table(head | self.fields, ("game", "title"), self.rule)

    @cached_property
    def our_own(self) -> Box:
        return self.read(self.own.read_bytes()).good(self.own.name)

    def read(self, raw: bytes | str) -> Read:
        """A file, or its text."""
        mistakes = Mistakes(self.rule)
        text = decoded(raw, mistakes)
        data = parsed(text, mistakes) if text is not None else None
        if data is None:
            return Read(mistakes)
        out = self.read_data(data)
        assert text is not None
        out.mistakes.at_lines(lines_of(text))
        return out

    def read_data(self, data: Any) -> Read:
        """The same, parsed already."""
        mistakes = Mistakes(self.rule)
        if deeper(data, DEEPEST):
            mistakes.add("too-deep", (), most=DEEPEST)
            return Read(mistakes)
        found = self.shape.read(data, (), mistakes)
        if not isinstance(data, dict):
            return Read(mistakes)
        if not mistakes:
            assert sound(found)
            self.rules(found, mistakes)
        box = None if mistakes else self.canonical(found)
        if box is not None and len(box.text.encode()) > LARGEST:
            mistakes.add("too-large", (), size=len(box.text.encode()), most=LARGEST)
            box = None
        return Read(mistakes, plain(data) if box is None else box.data, box)

    def canonical(self, found: dict[str, Any]) -> Box:
        self.tidy(found)
        data = {"game": self.game, "name": found["name"], "title": found.get("title", found["name"])}
        data |= {key: found[key] for key in self.fields if key in found}
        return Box(self.shape.toml(data), data)


def decoded(raw: bytes | str, mistakes: Mistakes) -> str | None:
    size = len(raw) if isinstance(raw, bytes) else len(raw.encode(errors="replace"))
    if size > LARGEST:
        mistakes.add("too-large", (), size=size, most=LARGEST)
        return None
    if isinstance(raw, str):
        return raw
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        mistakes.add("not-utf8", ())
        mistakes.at_lines({(): raw.count(b"\n", 0, error.start) + 1})
        return None


def parsed(text: str, mistakes: Mistakes) -> dict[str, Any] | None:
    line = 1
    try:
        return tomllib.loads(text)
    except RecursionError:
        mistakes.add("too-deep", (), most=DEEPEST)
    except tomllib.TOMLDecodeError as error:
        line = int(found[1]) if (found := WHERE.search(str(error))) else text.count("\n") + 1
        mistakes.add("not-toml", (), why=WHERE.sub("", str(error)).strip())
    except ValueError:  # a number of thousands of digits
        mistakes.add("not-toml", (), why="number")
    mistakes.at_lines({(): line})
    return None


def deeper(value: Any, levels: int) -> bool:
    if not isinstance(value, (dict, list)):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(deeper(part, levels - 1) for part in parts)


def plain(value: Any) -> Any:
    """As JSON can take it: what it has no kind for becomes its text."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [plain(part) for part in value]
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, int):
        return value if abs(value) < 2**53 else shown(value)
    if isinstance(value, float) and value - value == 0:
        return value
    return shown(value)
