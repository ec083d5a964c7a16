"""The server beside boardgame.io's (in memory, nothing durable), in one run, with one client; figures and ratios.

make bench-server   (python bench/server/compare.py [--rounds 3] [--seconds 5])"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fullsteam.games import ROOMS
from serverkit.servers import free_port, patient_process, wait_until_ready

HERE = Path(__file__).parent
CROWD = 1000  # sockets: 500 matches, so that none ends while it is measured
RATES = (200.0, 400.0, 0.0)  # moves a second; the last as fast as it goes
GAME = next(game for game, room in ROOMS.items() if room.info.min_players == 2)


@contextmanager
def peer(port: int) -> Iterator[None]:
    """boardgame.io with its state in memory."""
    env = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(["node", "game.js", str(port)], cwd=HERE, env=env, stdout=subprocess.DEVNULL)
    try:
        try:
            wait_until_ready(f"http://127.0.0.1:{port}/games", lambda: process.poll() is None, 30)
        except AssertionError:
            sys.exit("boardgame.io does not start: npm ci in bench/server")
        yield
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def ours(port: int) -> Iterator[None]:
    """One process, a SQLite file with synchronous=FULL."""
    with tempfile.TemporaryDirectory() as folder, patient_process(f"{folder}/bench.db", port):
        yield


def crowd(client: str, port: int, plan: str) -> list[dict[str, Any]]:
    command = [sys.executable, str(HERE / client), f"http://127.0.0.1:{port}", "--sockets", str(CROWD), "--phases", plan]
    if client == "load.py":
        command += ["--game", GAME]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    assert not any(phase["refused"] or phase["over"] for phase in found), found
    return found


SERVERS = {"fullsteam": (ours, "load.py"), "boardgame.io": (peer, "peer.py")}


def measured(name: str, plan: str) -> list[dict[str, Any]]:
    """A fresh server for each round."""
    server, client = SERVERS[name]
    port = free_port()
    with server(port):
        found = crowd(client, port, plan)
    for phase in found:
        print(name, {key: value for key, value in phase.items() if value}, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    a = parser.parse_args()
    plan = ",".join(f"{rate}:{a.seconds}" for rate in RATES)
    runs: dict[tuple[str, float], list[dict[str, Any]]] = {}
    for _ in range(a.rounds):  # in turns, so that a noisy minute meets both
        for name in SERVERS:
            for phase in measured(name, plan):
                runs.setdefault((name, phase["rate"]), []).append(phase)
    table = Table("server", "moves/s wanted", "moves/s", "p50 ms", "p99 ms", title=f"{CROWD} sockets; the client beside it")
    for (name, rate), found in runs.items():
        figures = (f"{middle(found, key):g}" for key in ("moves_per_second", "p50_ms", "p99_ms"))
        table.add_row(name, f"{rate:g}" if rate else "as fast as it goes", *figures)
    Console().print(table)
    sys.exit(0 if judged(runs) else 1)


def middle(runs: list[dict[str, Any]], key: str) -> float:
    return float(statistics.median(run[key] for run in runs))


def judged(runs: dict[tuple[str, float], list[dict[str, Any]]]) -> bool:
    ours, theirs = ({rate: runs[name, rate] for rate in RATES} for name in SERVERS)
    speed = middle(ours[0.0], "moves_per_second") / middle(theirs[0.0], "moves_per_second")
    delay = middle(ours[400.0], "p99_ms") / middle(theirs[400.0], "p99_ms")
    print(f"saturated: {speed:.2f} x the moves of boardgame.io, each on the disk; at 400/s: {delay:.2f} x its p99")
    crowd = middle(ours[200.0], "p99_ms") < 250
    goals = {"p99 under 250 ms at 200/s": crowd, "as many moves": speed >= 1, "lower p99 at 400/s": delay < 1}
    print(", ".join(f"{goal}: {'yes' if met else 'NO'}" for goal, met in goals.items()))
    return all(goals.values())


if __name__ == "__main__":
    main()
