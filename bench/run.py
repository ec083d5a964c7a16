"""make bench: our games beside the peers', interleaved in one run, as ratios. Machines are noisy: only ratios count.

Peers live in an environment of their own (.venv-peers), never in ours."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

import fullsteam
from fullsteam.games import ROOMS

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".venv-peers"
PINNED = ["open_spiel==2.0.2", "pettingzoo==1.27.0", "chess==1.11.2", "pygame==2.6.1"]
PEER_GAMES = ["gin_rummy", "backgammon"]
ROUNDS = 5

Figures = dict[str, dict[str, float]]


def our_games() -> list[str]:
    """Every game with the number of players its speed is promised for: four, or as many as there can be."""
    return [f"{game_id}:{min(4, room.info.max_players)}" for game_id, room in ROOMS.items()]


def peers_python() -> str:
    python = PEERS / "bin" / "python"
    installed = PEERS / "installed"
    if not installed.exists() or installed.read_text(encoding="utf-8") != " ".join(PINNED):
        venv.create(PEERS, with_pip=True, clear=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *PINNED], check=True)
        installed.write_text(" ".join(PINNED), encoding="utf-8")
    return str(python)


def measured(python: str, script: str, games: list[str]) -> Figures:
    command = [python, str(ROOT / "bench" / script), *games]
    found: Figures = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ).stdout)
    return found


def medians(rounds: list[Figures]) -> Figures:
    return {game: {key: statistics.median(r[game][key] for r in rounds) for key in rounds[0][game]} for game in rounds[0]}


def main() -> None:
    python = peers_python()
    ours: list[Figures] = []
    theirs: list[Figures] = []
    for _ in track(range(ROUNDS), "measuring", console=Console(stderr=True)):
        ours.append(measured(sys.executable, "ours.py", our_games()))
        theirs.append(measured(python, "peer_openspiel.py", PEER_GAMES))
    mine, peers = medians(ours), medians(theirs)
    table = Table(
        title=f"Random play, one core, median of {ROUNDS} rounds ({'compiled' if fullsteam.compiled() else 'interpreted'})"
    )
    for title in ("engine", "game", "choices/s", "games/s", "clones/s", *(f"× {game}" for game in PEER_GAMES)):
        table.add_column(title, justify="left" if title in ("engine", "game") else "right")
    for engine, rows in (("Fullsteam", mine), (f"OpenSpiel C++ ({PINNED[0].partition('==')[2]})", peers)):
        for game, figures in rows.items():
            speed = figures["choices_per_second"]
            ratios = [f"{speed / peers[peer]['choices_per_second']:.1f}" for peer in PEER_GAMES]
            numbers = [f"{figures[key]:,.0f}" for key in ("choices_per_second", "games_per_second", "clones_per_second")]
            table.add_row(engine, game, *numbers, *ratios)
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
