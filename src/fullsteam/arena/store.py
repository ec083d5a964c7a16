"""The folder of a series: series.json, games.jsonl (a line a game, written as it ends), records/, report.html.

Killed at any moment, at most the game in hand is lost: the same command goes on where it stopped."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from fullsteam.arena.game import Result
from fullsteam.arena.series import Series
from fullsteam.kernel.info import GameError


def usual_folder(series: Series) -> Path:
    """Where a series lives that was given no folder."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "fullsteam" / "arena" / f"{series.game}-{series.digest}"


class Store:
    """Opened by one arena at a time."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.folder = folder
        self.series = series
        folder.mkdir(parents=True, exist_ok=True)
        self.check()
        self.results: dict[int, Result] = {}
        self.games = folder / "games.jsonl"
        self.read()

    def check(self) -> None:
        """A folder belongs to one series."""
        file = self.folder / "series.json"
        described = json.dumps(self.series.described(), indent=1, sort_keys=True)
        if file.exists() and file.read_text(encoding="utf-8") != described:
            raise GameError(f"{self.folder} holds another series; give an empty folder, or the command that began that one")
        if not file.exists():
            if any(self.folder.iterdir()):
                raise GameError(f"{self.folder} is not empty and holds no series; give an empty folder")
            fresh = file.with_suffix(".new")
            fresh.write_text(described, encoding="utf-8")
            fresh.replace(file)

    def read(self) -> None:
        """What was played before. A last line torn by a kill is cut off."""
        if not self.games.exists():
            return
        data = self.games.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.games.write_bytes(whole)
        for line in whole.splitlines():
            result = Result(**json.loads(line))
            self.results[result.number] = result

    def add(self, result: Result) -> None:
        """Write down a game at once; its record, if kept, into a file of its own."""
        if result.record:
            file = self.folder / "records" / f"{result.number:06}.txt"
            file.parent.mkdir(exist_ok=True)
            file.write_text(result.record, encoding="utf-8")
            result.record = str(file.relative_to(self.folder))
        with self.games.open("a", encoding="utf-8") as out:
            out.write(json.dumps(result.as_json()) + "\n")
        self.results[result.number] = result

    def first(self, games: int) -> list[Result]:
        """The results of the first so many games, in their order."""
        return [self.results[n] for n in range(games) if n in self.results]

    def remove(self) -> None:
        shutil.rmtree(self.folder)
