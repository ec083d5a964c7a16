"""Names that nobody may have here: words of the host's own, compared as the eye reads them."""

from __future__ import annotations

import re

from fullsteam.server.people.names import skeleton

LARGEST = 20_000  # letters of the list
APART = re.compile(r"[\W_]+")


class Forbidden:
    """A word a line. "word": as a whole word, or the whole name; "*word*": anywhere in it; "#": a remark. Case, accents, spaces
    and letters that look like others make no difference (names.skeleton)."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        words = [line for line in lines if line and not line.startswith("#")]
        self.anywhere = {skeleton(word.strip("*")) for word in words if word.startswith("*") or word.endswith("*")} - {""}
        self.whole = {skeleton(word) for word in words if "*" not in word}

    def __call__(self, name: str) -> bool:
        flat = skeleton(name)
        parts = {flat, *(skeleton(part) for part in APART.split(name) if part)}
        return not parts.isdisjoint(self.whole) or any(word in flat for word in self.anywhere)
