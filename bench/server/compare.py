"""The server beside boardgame.io's (in memory, nothing durable), in one run, with one client; figures and ratios.

make bench-server   (python bench/server/compare.py [--rounds 3] [--seconds 5] [--beside TREE] [--work] [--notices])

With `--beside`, the server of another tree with an environment of its own (an older commit, compiled) takes its turns, too;
it is started and visited by its own kit, since protocol and configuration may have changed.

With `--notices`, only our server, twice: with matches by letter beside the crowd, and the same with everybody reachable by a
hook, so that those who play by letter are told of every turn.

With `--work`, only how much work a move is for each server: its seconds of CPU, which hardly depend on what else the machine
does, while moves a second and milliseconds do."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fullsteam.games import ROOMS
from serverkit.figures import cpu_seconds, family
from serverkit.servers import free_port, patient_process, wait_until_ready

HERE = Path(__file__).parent
CROWD = 1000  # sockets: 500 matches, so that hardly one ends while it is measured
QUIET, TOLD = "without notices", "with notices"
OPTIONS = {QUIET: ["--letters"], TOLD: ["--letters", "--notices"]}
LATER = 1.2  # times as long people may wait for an ack, at most, while others are told
RATES = (200.0, 400.0, 0.0)  # moves a second; the last as fast as it goes
GAME = next(game for game, room in ROOMS.items() if room.info.min_players == 2)


@contextmanager
def peer(port: int) -> Iterator[int]:
    """boardgame.io with its state in memory."""
    env = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(["node", "game.js", str(port)], cwd=HERE, env=env, stdout=subprocess.DEVNULL)
    try:
        try:
            wait_until_ready(f"http://127.0.0.1:{port}/games", lambda: process.poll() is None, 30)
        except AssertionError:
            sys.exit("boardgame.io does not start: npm ci in bench/server")
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def ours(port: int) -> Iterator[int]:
    """One process, a SQLite file with synchronous=FULL; hooks may go to this machine."""
    with tempfile.TemporaryDirectory() as folder, patient_process(f"{folder}/bench.db", port, private_hooks=True) as process:
        yield process.pid


HELD = """
import sys
from serverkit.servers import patient_process
with patient_process(sys.argv[1], int(sys.argv[2])):
    print("ready", flush=True)
    sys.stdin.read()
"""


def kit(tree: Path) -> tuple[str, dict[str, str]]:
    """A tree's own Python, and where it finds its own kit."""
    return str(tree / ".venv" / "bin" / "python"), {**os.environ, "PYTHONPATH": str(tree / "tests")}


@contextmanager
def beside(tree: Path, port: int) -> Iterator[int]:
    """The server of another tree, until its standard input is closed."""
    python, env = kit(tree)
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-c", HELD, f"{folder}/bench.db", str(port)]
        process = subprocess.Popen(command, cwd=tree, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdin and process.stdout
        try:
            if not process.stdout.readline():
                sys.exit(f"the server of {tree} does not start: has it an environment of its own, and is it compiled?")
            yield process.pid
        finally:
            process.stdin.close()
            process.wait(60)


def crowd(client: Path, port: int, plan: str, more: Sequence[str] = ()) -> list[dict[str, Any]]:
    python, env = kit(client.parents[2])
    command = [python, str(client), f"http://127.0.0.1:{port}", "--sockets", str(CROWD), "--phases", plan]
    if client.name == "load.py":
        command += ["--game", GAME, *more]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    assert not any(phase["refused"] for phase in found), found
    assert all(phase["over"] < CROWD / 10 for phase in found), "too many matches ended while they were measured: --seconds 3"
    return found


Server = Callable[[int], AbstractContextManager[int]]  # on this port; its process
Servers = dict[str, tuple[Server, Path]]


def servers(other: Path | None, notices: bool) -> Servers:
    if notices:
        return dict.fromkeys(OPTIONS, (ours, HERE / "load.py"))
    found: Servers = {"fullsteam": (ours, HERE / "load.py"), "boardgame.io": (peer, HERE / "peer.py")}
    if other:
        found["before"] = (partial(beside, other), other / "bench" / "server" / "load.py")
    return found


def measured(name: str, servers: Servers, plan: str) -> list[dict[str, Any]]:
    """A fresh server for each round."""
    server, client = servers[name]
    port = free_port()
    with server(port):
        found = crowd(client, port, plan, OPTIONS.get(name, ()))
    for phase in found:
        print(name, {key: value for key, value in phase.items() if value}, flush=True)
    return found


def worked(name: str, servers: Servers, seconds: float) -> tuple[float, int]:
    """CPU seconds of a fresh server and all its processes for one visit, and how many moves were counted."""
    server, client = servers[name]
    port = free_port()
    with server(port) as pid:
        before = sum(map(cpu_seconds, family(pid)))
        (found,) = crowd(client, port, f"400:{seconds}", OPTIONS.get(name, ()))
        return sum(map(cpu_seconds, family(pid))) - before, found["moves"]


def work(servers: Servers, rounds: int, seconds: float) -> None:
    """By the difference of a long visit and a short one: what it takes to come in and to sit down is in both."""
    found: dict[str, list[float]] = {name: [] for name in servers}
    for _ in range(rounds):
        for name in servers:
            (short, few), (long, many) = (worked(name, servers, length) for length in (1, 1 + 3 * seconds))
            found[name].append(1000 * (long - short) / (many - few))
            print(f"{name}: {found[name][-1]:.3f} ms of CPU a move ({many - few} moves)", flush=True)
    for name, times in found.items():
        print(f"{name}: median {statistics.median(times):.3f} ms of CPU a move")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--beside", type=lambda tree: Path(tree).resolve(), help="another tree of ours, built and compiled")
    parser.add_argument("--work", action="store_true", help="only the server's CPU seconds a move")
    parser.add_argument("--notices", action="store_true", help="our server, with and without messages to people elsewhere")
    a = parser.parse_args()
    taking_turns = servers(a.beside, a.notices)
    if a.work:
        work(taking_turns, a.rounds, a.seconds)
        return
    plan = ",".join(f"{rate}:{a.seconds}" for rate in RATES)
    runs: dict[tuple[str, float], list[dict[str, Any]]] = {}
    for _ in range(a.rounds):  # in turns, so that a noisy minute meets both
        for name in taking_turns:
            for phase in measured(name, taking_turns, plan):
                runs.setdefault((name, phase["rate"]), []).append(phase)
    table = Table("server", "moves/s wanted", "moves/s", "p50 ms", "p99 ms", title=f"{CROWD} sockets; the client beside it")
    for (name, rate), found in runs.items():
        figures = (f"{middle(found, key):g}" for key in ("moves_per_second", "p50_ms", "p99_ms"))
        table.add_row(name, f"{rate:g}" if rate else "as fast as it goes", *figures)
    Console().print(table)
    sys.exit(0 if (told_apart(runs) if a.notices else judged(runs)) else 1)


def middle(runs: list[dict[str, Any]], key: str) -> float:
    return float(statistics.median(run[key] for run in runs))


def told_apart(runs: dict[tuple[str, float], list[dict[str, Any]]]) -> bool:
    """People's moves while others are told of theirs."""
    later = {rate: middle(runs[TOLD, rate], "p99_ms") / middle(runs[QUIET, rate], "p99_ms") for rate in RATES if rate}
    sent = sum(run["told"] for run in runs[TOLD, RATES[0]])
    print(", ".join(f"at {rate:g}/s: {ratio:.2f} x its p99" for rate, ratio in later.items()) + f"; {sent} messages came")
    return sent > 0 and all(ratio <= LATER for ratio in later.values())


def judged(runs: dict[tuple[str, float], list[dict[str, Any]]]) -> bool:
    ours, theirs = ({rate: runs[name, rate] for rate in RATES} for name in ("fullsteam", "boardgame.io"))
    if ("before", 0.0) in runs:
        faster = middle(ours[0.0], "moves_per_second") / middle(runs["before", 0.0], "moves_per_second")
        later = middle(ours[400.0], "p99_ms") / middle(runs["before", 400.0], "p99_ms")
        print(f"saturated: {faster:.2f} x the moves of before; at 400/s: {later:.2f} x its p99")
    speed = middle(ours[0.0], "moves_per_second") / middle(theirs[0.0], "moves_per_second")
    delay = middle(ours[400.0], "p99_ms") / middle(theirs[400.0], "p99_ms")
    print(f"saturated: {speed:.2f} x the moves of boardgame.io, each on the disk; at 400/s: {delay:.2f} x its p99")
    crowd = middle(ours[200.0], "p99_ms") < 250
    goals = {"p99 under 250 ms at 200/s": crowd, "as many moves": speed >= 1, "lower p99 at 400/s": delay < 1}
    print(", ".join(f"{goal}: {'yes' if met else 'NO'}" for goal, met in goals.items()))
    return all(goals.values())


if __name__ == "__main__":
    main()
