"""Play a series to its end, or on from where it was killed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import fullsteam
from fullsteam.arena.cluster import play_ray
from fullsteam.arena.game import Result
from fullsteam.arena.ratings import seat_shares, standings
from fullsteam.arena.series import Series
from fullsteam.arena.store import Store
from fullsteam.arena.workers import play_local

Watcher = Callable[[Series, list[Result]], None]  # is shown what there is, after every game


@dataclass(frozen=True)
class Means:
    """With what it is played; changes nothing in the results."""

    workers: int = 1
    ray: str = ""  # address of a cluster

    def play(self, series: Series, numbers: list[int]) -> Iterator[Result]:
        if self.ray:
            return play_ray(series, numbers, self.workers, self.ray)
        return play_local(series, numbers, self.workers)


def run_series(store: Store, games: int, means: Means, watcher: Watcher | None = None) -> dict[str, Any]:
    """The figures of the first so many games; those not yet played are played now."""
    series = store.series
    missing = [number for number in range(games) if number not in store.results]
    started = time.perf_counter()
    if missing:
        playing = means.play(series, missing)
        try:
            for result in playing:
                store.add(result)
                if watcher is not None:
                    watcher(series, store.first(games))
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()
    return figures(series, store.first(games), len(missing), time.perf_counter() - started, means)


def figures(series: Series, results: list[Result], new: int, seconds: float, means: Means) -> dict[str, Any]:
    """What a series says, for people and machines. Timings stand apart, under "run"."""
    played = [result for result in results if not result.lost]
    rows = standings(series, results)
    thinking = {row.bot: 1000 * row.seconds / row.thoughts if row.thoughts else 0.0 for row in rows}
    return {
        **series.described(),
        "games": len(results),
        "standings": [row.as_json() for row in rows],
        "seats": [
            {"share": round(share, 4), "share_95": [round(x, 4) for x in span]} for share, span in seat_shares(series, played)
        ],
        "choices_per_game": round(sum(result.choices for result in played) / max(1, len(played)), 2),
        "forfeits": [
            {"game": r.number, "seat": r.forfeit + 1, "bot": r.bots[r.forfeit], "why": r.why, "record": r.record}
            for r in results
            if r.forfeit is not None
        ],
        "lost": [{"game": r.number, "why": r.why} for r in results if r.lost],
        "run": {
            "new_games": new,
            "seconds": round(seconds, 2),
            "games_per_second": round(new / seconds, 3) if new else 0.0,
            "workers": means.workers,
            "ray": means.ray,
            "compiled": fullsteam.compiled(),
            "mean_thought_ms": {name: round(ms, 2) for name, ms in thinking.items()},
        },
    }
