"""Do analyses keep people waiting? People play, by turns with four analyses beside them and without; how long until the ack?

python -m serverkit.beside --blocks 4 --moves 250   (with PYTHONPATH=tests)"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from typing import Any

from fullsteam.bots import BOTS
from serverkit.clients import Client
from serverkit.duels import Duel
from serverkit.faults import until
from serverkit.figures import quantile
from serverkit.servers import free_port, patient_process
from serverkit.studies import GAME

DUELS = 10
PAUSE = 0.1  # seconds between two moves at a table
AT_ONCE = 4
RANDOM = {"kind": "bot", "level": next(iter(BOTS))}


async def duel(url: str, moves: int) -> list[float]:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    bo.post(f"/api/tables/{table}/join", {})
    took = []
    async with Duel(anna, bo, table) as pair:
        for n in range(moves):
            seat = pair.asked()
            decision = pair.news[seat]["decision"]
            began = time.perf_counter()
            text = pair.rng.choice(decision["legal"])
            await pair.sockets[seat].say("move", move_id=f"m{n}", decision=decision["id"], text=text)
            await pair.sockets[seat].hear("ack")
            took.append(time.perf_counter() - began)
            await pair.hear()
            await asyncio.sleep(PAUSE)
    return took


async def block(url: str, moves: int) -> list[float]:
    found = await asyncio.gather(*(duel(url, moves // DUELS) for _ in range(DUELS)))
    return [seconds for one in found for seconds in one]


def states(client: Client, tables: list[str]) -> list[str]:
    return [client.get(f"/api/tables/{table}/analysis")["state"] for table in tables]


def beside(url: str, blocks: int, moves: int) -> dict[str, Any]:
    host = Client(url, "Host")
    tables = [host.create(GAME, [RANDOM, RANDOM])["id"] for _ in range(AT_ONCE * blocks)]
    until(lambda: all(host.get(f"/api/tables/{table}")["status"] == "over" for table in tables), "all are over", 300)
    times: dict[bool, list[float]] = {False: [], True: []}
    asyncio.run(block(url, moves))  # everything has been done once
    running = []
    for n in range(blocks):
        times[False] += asyncio.run(block(url, moves))
        mine = tables[AT_ONCE * n : AT_ONCE * (n + 1)]
        for table in mine:
            host.post(f"/api/tables/{table}/analysis", None, 202)
        until(lambda mine=mine: states(host, mine) == ["running"] * AT_ONCE, "all four run", 120)  # type: ignore[misc]
        times[True] += asyncio.run(block(url, moves))
        running.append(states(host, mine).count("running"))
        print(json.dumps(figures(times, running)), file=sys.stderr, flush=True)
        until(lambda mine=mine: states(host, mine) == ["done"] * AT_ONCE, "all four are done", 600)  # type: ignore[misc]
    return figures(times, running)


def figures(times: dict[bool, list[float]], running: list[int]) -> dict[str, Any]:
    p99 = {name: round(1000 * quantile(times[name], 0.99), 1) for name in times}
    return {
        "moves, each": len(times[True]),
        "analyses that still ran at the end of each block": running,
        "p50 ms without, with": [round(1000 * quantile(times[name], 0.5), 1) for name in times],
        "p99 ms without, with": [p99[False], p99[True]],
        "ratio": round(p99[True] / p99[False], 2),
    }


def measured(blocks: int, moves: int, rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with patient_process(f"{folder}/x.db", port, analysis_rounds=rounds, analyses=100):
            return beside(f"http://127.0.0.1:{port}", blocks, moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--moves", type=int, default=250, help="in each block")
    parser.add_argument("--rounds", type=int, default=0)
    a = parser.parse_args()
    print(json.dumps(measured(a.blocks, a.moves, a.rounds), indent=1))


if __name__ == "__main__":
    main()
