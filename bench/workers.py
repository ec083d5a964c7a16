"""python bench/workers.py: does the arena use all cores? The same games with one worker and with as many as there are
cores, interleaved. Wall clock, on an idle machine; budgets in rounds, so that both play exactly the same games."""

from __future__ import annotations

import os
import statistics
import time

from rich.console import Console
from rich.table import Table

from fullsteam.arena.series import Series
from fullsteam.arena.workers import play_local
from fullsteam.games import ROOMS

ROUNDS = 3
GAMES = 32
SEARCH = "search@800i"


def seconds(series: Series, workers: int) -> float:
    """From the first game's end to the last one's, so that starting the processes does not count."""
    ended = []
    for _ in play_local(series, list(range(GAMES + workers)), workers):
        ended.append(time.perf_counter())
    return ended[-1] - ended[workers - 1]


def main() -> None:
    cores = len(os.sched_getaffinity(0))
    game = next(iter(ROOMS))
    series = Series(game, ROOMS[game].info.min_players, (SEARCH, "greedy"), 1).checked()
    one, all_cores = [], []
    for turn in range(ROUNDS):
        one.append(seconds(series, 1))
        all_cores.append(seconds(series, cores))
        print(f"round {turn + 1} of {ROUNDS}: {one[-1]:.1f} s with one worker, {all_cores[-1]:.1f} s with {cores}", flush=True)
    table = Table(title=f"Arena: {GAMES} games of {game}, {SEARCH} against greedy, median of {ROUNDS} rounds")
    for title in ("workers", "games/s", "×"):
        table.add_column(title, justify="right")
    base, best = statistics.median(one), statistics.median(all_cores)
    table.add_row("1", f"{GAMES / base:.2f}", "1.00")
    table.add_row(str(cores), f"{GAMES / best:.2f}", f"{base / best:.2f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
