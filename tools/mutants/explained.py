"""explained.toml: faults that no test can find because they change nothing that matters, each with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from mutants.operators import Mutant
from mutants.sources import Source

FILE = Path(__file__).parent / "explained.toml"


@dataclass(frozen=True)
class Explained:
    file: str
    function: str
    line: str
    becomes: str
    why: str
    by: str = ""  # of planted ones: the test that must kill it

    def fits(self, source: Source, mutant: Mutant) -> bool:
        there = (self.file, self.function) == (source.name, mutant.function)
        return there and (self.line, self.becomes) == (mutant.was, mutant.becomes)


def read(text: str) -> list[Explained]:
    """An entry explains one fault, or several of one line for the same reason."""
    out = []
    for entry in tomllib.loads(text).get("mutant", []):
        becomes = entry["becomes"] if isinstance(entry["becomes"], list) else [entry["becomes"]]
        out += [
            Explained(entry["file"], entry["function"], entry["line"], one, entry["why"], entry.get("by", ""))
            for one in becomes
        ]
    return out


def stale(explained: Iterable[Explained], known: Iterable[tuple[Source, Mutant]]) -> list[Explained]:
    """Those that no longer explain anything."""
    there = {(source.name, mutant.function, mutant.was, mutant.becomes) for source, mutant in known}
    return [entry for entry in explained if (entry.file, entry.function, entry.line, entry.becomes) not in there]
