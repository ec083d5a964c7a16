"""Which tests come by which line: found out once, and again for test files that have changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from mutants.journal import fingerprint
from mutants.operators import Mutant
from mutants.reach import Lines
from mutants.sources import ROOT, Source
from mutants.suite import Suite


class Way(TypedDict):
    """What is known of one test."""

    key: str
    seconds: float
    lines: Lines


class NotGreen(Exception):
    """A test fails without any fault planted."""


class Ways:
    def __init__(self, kept: Path, sources: list[Source]) -> None:
        self.kept = kept
        self.files = {str(source.path): source.name for source in sources}
        self.ways: dict[str, Way] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        self.reached: dict[tuple[str, int], list[str]] = {}

    def learn(self, suite: Suite) -> None:
        """Follow every test that is new."""
        common = fingerprint(house() + helpers())
        keys: dict[str, str] = {}
        wanted: dict[str, Way] = {}
        for number, test in enumerate(suite.items, 1):
            file = test.partition("::")[0]
            keys.setdefault(file, common + fingerprint([ROOT / file]))
            way = self.ways.get(test)
            if way is None or way["key"] != keys[file]:
                passes, seconds, lines = suite.follow(test, self.files)
                if not passes:
                    raise NotGreen(f"{test} fails as it is: let the tests pass first")
                way = Way(key=keys[file], seconds=seconds, lines=lines)
                if number % 100 == 0:
                    print(f"  followed {number} of {len(suite.items)} tests", flush=True)
            wanted[test] = way
        self.ways = wanted
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(json.dumps(self.ways), encoding="utf-8")
        suite.seconds = {test: way["seconds"] for test, way in self.ways.items()}
        self.index()

    def index(self) -> None:
        """Line -> its tests, the shortest first."""
        self.reached.clear()
        for test in sorted(self.ways, key=lambda test: self.ways[test]["seconds"]):
            for file, lines in self.ways[test]["lines"].items():
                for line in lines:
                    self.reached.setdefault((file, line), []).append(test)

    def by(self, source: Source, mutant: Mutant) -> list[str]:
        """Tests that come by a fault, the shortest first."""
        lines = range(mutant.line, mutant.last_line + 1)
        found = {test for line in lines for test in self.reached.get((source.name, line), [])}
        return sorted(found, key=lambda test: self.ways[test]["seconds"])

    def of_room(self, source: Source) -> list[tuple[str, float]]:
        """Tests of all files that come by any line of its room, with their seconds, the shortest first. (A test that only
        looks at a table comes by no line.)"""
        files = {
            test.partition("::")[0]
            for test, way in self.ways.items()
            if any(file.startswith(source.package) for file in way["lines"])
        }
        found = [(test, way["seconds"]) for test, way in self.ways.items() if test.partition("::")[0] in files]
        return sorted(found, key=lambda test: test[1])


def house() -> list[Path]:
    """What tests run, and what it reads."""
    folders = [ROOT / "src" / "fullsteam" / name for name in ("kernel", "games", "play", "testing")]
    return [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml")]


def helpers() -> list[Path]:
    """What tests share."""
    return [file for file in (ROOT / "tests").rglob("*.py") if not file.name.startswith("test_")]
