"""On which line of a TOML text stands what? (tomllib does not say.) The text is known to be TOML."""

from __future__ import annotations

import re
from typing import Final

from fullsteam.kernel.mistakes import Place

BARE: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d:[^,\]}\s#]*|[^,\]}\s#]+")  # a number, a date, true or false
KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
STRINGS: Final = {
    '"""': re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    "'''": re.compile(r"'''(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
    '"': re.compile(r'"((?:[^"\\]|\\.)*)"'),
    "'": re.compile(r"'([^']*)'"),
}


def lines_of(text: str) -> dict[Place, int]:
    """The first line of every value and table, from 1."""
    scanner = Scanner(text)
    scanner.scan()
    return scanner.found


class Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.found: dict[Place, int] = {}
        self.rows: dict[Place, int] = {}  # how many [[tables]] of this name there are

    def scan(self) -> None:
        here: Place = ()
        while self.blank():
            if self.text[self.at] == "[":
                here = self.header()
            else:
                self.pair(here)

    def step(self, n: int) -> None:
        self.line += self.text.count("\n", self.at, self.at + n)
        self.at += n

    def blank(self) -> bool:
        """Over blanks, lines and comments; is anything left?"""
        while self.at < len(self.text) and self.text[self.at] in " \t\r\n#":
            end = self.text.find("\n", self.at)
            self.step(1 if self.text[self.at] != "#" else (end if end >= 0 else len(self.text)) - self.at)
        return self.at < len(self.text)

    def over(self, signs: str) -> bool:
        """Over blanks and one of these signs, if there is one."""
        if self.blank() and self.text[self.at] in signs:
            self.step(1)
            return True
        return False

    def note(self, path: Place) -> None:
        self.found.setdefault(path, self.line)

    def header(self) -> Place:
        double = self.text.startswith("[[", self.at)
        self.step(2 if double else 1)
        path: Place = ()
        keys = self.keys()
        for i, key in enumerate(keys):
            path += (key,)
            self.note(path)
            if double and i == len(keys) - 1:
                self.rows[path] = self.rows.get(path, 0) + 1
            if path in self.rows:
                path += (self.rows[path] - 1,)
                self.note(path)
        while self.over("]"):
            pass
        return path

    def keys(self) -> list[str]:
        found = [self.key()]
        while self.over("."):
            found.append(self.key())
        return found

    def key(self) -> str:
        self.blank()
        if (bare := KEY.match(self.text, self.at)) is not None:
            self.step(len(bare[0]))
            return bare[0]
        return self.string()

    def string(self) -> str:
        for quotes, form in STRINGS.items():
            if (found := form.match(self.text, self.at)) is not None and self.text.startswith(quotes, self.at):
                self.step(len(found[0]))
                return found[1] if form.groups else ""
        self.step(1)  # cannot be: go on all the same
        return ""

    def pair(self, here: Place) -> None:
        for key in self.keys():
            here += (key,)
            self.note(here)
        self.over("=")
        self.value(here)

    def value(self, path: Place) -> None:
        if not self.blank():
            return
        self.note(path)
        sign = self.text[self.at]
        if sign == "[":
            self.step(1)
            n = 0
            while not self.over("]") and self.blank():
                self.value((*path, n))
                self.over(",")
                n += 1
        elif sign == "{":
            self.step(1)
            while not self.over("}") and self.blank():
                self.pair(path)
                self.over(",")
        elif sign in "\"'":
            self.string()
        else:
            bare = BARE.match(self.text, self.at)
            self.step(len(bare[0]) if bare is not None else 1)
