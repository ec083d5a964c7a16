"""make bench, second part: our games through PettingZoo beside PettingZoo's own, and the batched environment; interleaved
in one run, as ratios."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table
from run import ROOT, ROUNDS, our_games, peers_python

import fullsteam

PEERS = ["connect_four_v3", "chess_v6"]


def measured(python: str, script: str, names: list[str]) -> dict[str, float]:
    command = [python, str(ROOT / "bench" / script), *names]
    found: dict[str, float] = json.loads(
        subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ).stdout
    )
    return found


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(r[name] for r in rounds) for name in rounds[0]}


def main() -> None:
    python = peers_python()
    theirs, ours, batched = [], [], []
    for _ in track(range(ROUNDS), "measuring", console=Console(stderr=True)):
        theirs.append(measured(python, "aec.py", PEERS))
        ours.append(measured(sys.executable, "aec.py", our_games()))
        batched.append(measured(sys.executable, "batched.py", our_games()))
    peers, mine, many = medians(theirs), medians(ours), medians(batched)
    how = "compiled" if fullsteam.compiled() else "interpreted"
    table = Table(title=f"Steps a second, observations included, one core, median of {ROUNDS} rounds ({how})")
    for title in ("environment", "PettingZoo steps/s", *(f"× {peer}" for peer in PEERS), "batched steps/s"):
        table.add_column(title, justify="left" if title == "environment" else "right")
    for name, speed in {**mine, **peers}.items():
        ratios = [f"{speed / peers[peer]:.1f}" for peer in PEERS]
        table.add_row(name, f"{speed:,.0f}", *ratios, f"{many[name]:,.0f}" if name in many else "")
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
