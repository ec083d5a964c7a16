"""What is wrong with a box: a name and numbers for programs, its place, the paragraph it breaks. Sentences are made from it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from fullsteam.kernel.words import clipped

Place = tuple[str | int, ...]  # keys, and indexes from 0
OURS = ("keys", "values")  # arguments that nobody has typed: lists of what is possible
MOST = 50  # mistakes that are told at once


@dataclass(frozen=True)
class Mistake:
    code: str
    args: dict[str, str | int]
    path: Place
    rule: str
    line: int | None = None  # of the TOML that was read

    @property
    def place(self) -> str:
        """For people: counted from 1."""
        parts: list[str] = []
        for i, key in enumerate(self.path):
            if isinstance(key, str):
                parts.append(clipped(key))
            elif i > 0 and isinstance(self.path[i - 1], str):
                parts[-1] += f" {key + 1}"
            else:
                parts.append(str(key + 1))
        return ", ".join(parts)


@dataclass
class Mistakes:
    """Collects them while a box is read; rule: what is cited where nothing nearer is."""

    rule: str
    found: list[Mistake] = field(default_factory=list)
    left_off: int = 0

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, code: str, path: Place, rule: str = "", /, **args: str | int) -> None:
        if len(self.found) == MOST:
            self.left_off += 1
            return
        said = {name: clipped(arg) if isinstance(arg, str) and name not in OURS else arg for name, arg in args.items()}
        self.found.append(Mistake(code, said, path, rule or self.rule))

    def at_lines(self, lines: dict[Place, int]) -> None:
        """The line of each: that of the nearest thing that is there."""
        self.found = [replace(m, line=line_of(m.path, lines)) for m in self.found]


def line_of(path: Place, lines: dict[Place, int]) -> int:
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def shown(value: Any) -> str:
    """What somebody wrote, to be repeated in a sentence."""
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**60:
        return "9" * 59 + "…"  # longer ones cannot even be written down
    return clipped(str(value))
