"""How long does a whole analysis take, with what suits each game? python bench/analysing.py [--workers 2] [--game trambahn]

A match of bots at the largest table of every game. Seconds of the clock, and of all cores together (on a busy machine only
these say anything)."""

from __future__ import annotations

import argparse
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from analysis.matches import played
from fullsteam.analysis import analyse
from fullsteam.games import ROOMS

LIMITS = {"trambahn": 20}  # seconds of the clock, on two cores; others 60


def cores() -> float:
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in both)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", choices=list(ROOMS), action="append")
    a = parser.parse_args()
    print("| game | players | moments | rounds | seconds | of all cores | at most |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for game in a.game or ROOMS:
        players = ROOMS[game].info.max_players
        record = played(game, players, 1)
        began, used = time.perf_counter(), cores()
        found = analyse(record, workers=a.workers)
        spent = f"{time.perf_counter() - began:.1f} | {cores() - used:.1f} | {LIMITS.get(game, 60)}"
        print(f"| {game} | {players} | {len(found.moments)} | {found.rounds} | {spent} |", flush=True)


if __name__ == "__main__":
    main()
