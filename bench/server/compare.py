"""The server beside boardgame.io's (in memory, nothing durable), in one run, with one client; figures and ratios.

make bench-server   (python bench/server/compare.py [--rounds 3] [--seconds 6])"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from fullsteam.games import ROOMS
from serverkit.servers import free_port, patient_process

HERE = Path(__file__).parent
CROWD = 800  # sockets of the comparison: 400 matches, so that none ends while it is measured
GAME = next(game for game, room in ROOMS.items() if room.info.min_players == 2)


@contextmanager
def peer(port: int) -> Iterator[None]:
    """boardgame.io with its state in memory."""
    env = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(["node", "game.js", str(port)], cwd=HERE, env=env, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/games", verify=False).raise_for_status()
                break
            except httpx.HTTPError:
                if time.monotonic() > deadline or process.poll() is not None:
                    sys.exit("boardgame.io does not start: npm ci in bench/server")
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def ours(port: int) -> Iterator[None]:
    """One process, a SQLite file with synchronous=FULL."""
    with tempfile.TemporaryDirectory() as folder, patient_process(f"{folder}/bench.db", port):
        yield


def crowd(client: str, port: int, sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    command = [sys.executable, str(HERE / client), f"http://127.0.0.1:{port}", "--sockets", str(sockets)]
    command += ["--rate", str(rate), "--seconds", str(seconds)]
    if client == "load.py":
        command += ["--game", GAME]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert not found["refused"], found
    return found


SERVERS = {"fullsteam": (ours, "load.py"), "boardgame.io": (peer, "peer.py")}


def measured(name: str, sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    """A fresh server for each measurement."""
    server, client = SERVERS[name]
    port = free_port()
    with server(port):
        return crowd(client, port, sockets, rate, seconds)


def middle(runs: list[dict[str, Any]], key: str) -> float:
    return float(statistics.median(run[key] for run in runs))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    a = parser.parse_args()
    runs: dict[tuple[str, float], list[dict[str, Any]]] = {}
    big = measured("fullsteam", 1000, 200, 2 * a.seconds)
    for _ in range(a.rounds):  # in turns, so that a noisy minute meets both
        for rate in (0.0, 400.0):
            for name in SERVERS:
                runs.setdefault((name, rate), []).append(measured(name, CROWD, rate, a.seconds))
    table = Table("server", "load", "moves/s", "p50 ms", "p99 ms", title="moves of whole matches; the client beside it")
    table.add_row("fullsteam", "1000 sockets, 200/s", *(str(big[k]) for k in ("moves_per_second", "p50_ms", "p99_ms")))
    for (name, rate), found in runs.items():
        figures = (f"{middle(found, key):g}" for key in ("moves_per_second", "p50_ms", "p99_ms"))
        table.add_row(name, f"{CROWD} sockets, {'as fast as it goes' if not rate else f'{rate:g}/s'}", *figures)
    Console().print(table)
    speed = middle(runs["fullsteam", 0.0], "moves_per_second") / middle(runs["boardgame.io", 0.0], "moves_per_second")
    delay = middle(runs["fullsteam", 400.0], "p99_ms") / middle(runs["boardgame.io", 400.0], "p99_ms")
    print(f"saturated: {speed:.2f} x the moves of boardgame.io, each on the disk; at 400/s: {delay:.2f} x its p99")
    goals = {"p99 under 250 ms": big["p99_ms"] < 250, "as many moves": speed >= 1, "lower p99": delay < 1}
    print(", ".join(f"{goal}: {'yes' if met else 'NO'}" for goal, met in goals.items()))
    sys.exit(0 if all(goals.values()) else 1)


if __name__ == "__main__":
    main()
