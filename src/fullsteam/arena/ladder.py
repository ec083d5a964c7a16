"""The published ladder: each level against the one below, in every game and at every table size."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fullsteam.arena.ratings import Standing, standings
from fullsteam.arena.run import Means, Watcher, run_series
from fullsteam.arena.series import Series
from fullsteam.arena.store import Store
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError

RUNGS = [
    ("novice", "random"),
    ("greedy", "random"),
    ("greedy", "novice"),
    ("club", "greedy"),
    ("expert", "club"),
    ("champion", "expert"),
]
BEGIN, END = "<!-- ladder: written by fullsteam ladder -->", "<!-- end of the ladder -->"


@dataclass(frozen=True)
class Rung:
    """One of the upper level against as many of the lower as there are seats left."""

    game: str
    players: int
    upper: str
    lower: str
    seed: int

    @property
    def series(self) -> Series:
        return Series(self.game, self.players, (self.upper, self.lower), self.seed).checked()

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}p-{self.upper}-{self.lower}-{self.seed}"


def rungs(games: list[str], players: list[int], seed: int) -> Iterator[Rung]:
    """All of them, or those of some games and table sizes."""
    for game in games or list(ROOMS):
        if game not in ROOMS:
            raise GameError(f'there is no game "{game}"; games: {", ".join(ROOMS)}')
        info = ROOMS[game].info
        for count in range(info.min_players, info.max_players + 1):
            if not players or count in players:
                for upper, lower in RUNGS:
                    yield Rung(game, count, upper, lower, seed)


def climb(rung: Rung, folder: Path, games: int, means: Means, watcher: Watcher | None) -> dict[str, Any]:
    """Play a rung, or go on with it; its folder then holds the row of the page."""
    store = Store(folder / rung.name, rung.series)
    found = run_series(store, rung.series.whole(games), means, watcher)
    upper = next(row for row in standings(rung.series, store.first(found["games"])) if row.bot == rung.upper)
    row = row_of(rung, upper, found)
    (store.folder / "row.json").write_text(json.dumps(row), encoding="utf-8")
    return row


def row_of(rung: Rung, upper: Standing, found: dict[str, Any]) -> dict[str, Any]:
    low, high = upper.interval
    return {
        "game": rung.game,
        "players": rung.players,
        "upper": rung.upper,
        "lower": rung.lower,
        "games": found["games"],
        "share": upper.share,
        "low": low,
        "high": high,
        "beats": [upper.beats, *upper.beats_interval],
        "seed": rung.seed,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def all_rows(folder: Path) -> list[dict[str, Any]]:
    """Every rung that has been finished, in the order of the ladder."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*/row.json")]
    order = list(ROOMS)
    return sorted(found, key=lambda r: (order.index(r["game"]), r["players"], RUNGS.index((r["upper"], r["lower"])), r["seed"]))


def table(rows: list[dict[str, Any]]) -> str:
    """As Markdown. A fair share is what equals would win; with two players winning is being ahead of the other."""
    lines = [
        "| game | players | level | against | won | 95 % | fair share | ahead of one | 95 % | games | seed | date |",
        "|---|--:|---|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for r in rows:
        against = r["lower"] if r["players"] == 2 else f"{r['players'] - 1} × {r['lower']}"
        beats, low, high = r["beats"]
        lines.append(
            f"| {r['game']} | {r['players']} | {r['upper']} | {against} | {r['share']:.1%} | {r['low']:.1%} to {r['high']:.1%} "
            f"| {1 / r['players']:.0%} | {beats:.1%} | {low:.1%} to {high:.1%} | {r['games']} | {r['seed']} | {r['date']} |"
        )
    return "\n".join(lines)


def publish(page: Path, rows: list[dict[str, Any]]) -> None:
    """Put the table between the two marks of a page."""
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise GameError(f"{page} has no place for the ladder: it needs the lines {BEGIN} and {END}")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    page.write_text(f"{before}{BEGIN}\n\n{table(rows)}\n\n{END}{after}", encoding="utf-8")
