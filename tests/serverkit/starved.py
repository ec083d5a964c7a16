"""Can a crowd of bots starve the one that somebody waits for? Guests begin hundreds of tables of champions and look at as many
of them as they may; then a person plays at a table of his own, and his bot must answer nearly as soon as before.

python -m serverkit.starved --tables 600   (make soak)"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx

from fullsteam.games import ROOMS
from fullsteam.server.operating import Config
from serverkit.clients import Client, Table
from serverkit.duels import GAME
from serverkit.servers import free_port, started_process

LEVEL = "champion"
MOST = 2.0  # times as long as in a quiet house
EACH = 4  # turns at a table
CROWD = max(ROOMS, key=lambda game: ROOMS[game].info.max_players)  # the game with the most bots a table


async def answers(anna: Client, turns: int) -> list[float]:
    """Against one bot: seconds from her last choice until she is asked again, for so many turns. A few turns a table, always
    the first ones, so that the bot has the same to think about whenever it is measured."""
    took: list[float] = []
    while len(took) < turns:
        table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "bot", "level": LEVEL}], options={"first": "seat1"})["id"]
        async with anna.table(table_id) as table:
            await table.hello()
            took += await turns_of(table, min(EACH, turns - len(took)))
    return took


async def turns_of(table: Table, turns: int) -> list[float]:
    took: list[float] = []
    since, number, waited = 0.0, 0, False
    while len(took) < turns:
        news = await table.hear("news")
        if (decision := news["decision"]) is None:
            waited = True
            continue
        if waited:
            took.append(time.perf_counter() - since)
            waited = False
        number += 1
        await table.say("move", move_id=str(number), decision=decision["id"], text=decision["legal"][0])
        since = time.perf_counter()
    return took


def begin(url: str, tables: int) -> list[tuple[Client, list[str]]]:
    """As many guests as it takes, each with as many tables as he may have: bots alone, half of them at the game that is played
    beside them, half where most bots sit at a table."""
    crowd: list[tuple[Client, list[str]]] = []
    for i in range(tables):
        if i % Config().tables == 0:
            crowd.append((Client(url, f"Crowd {len(crowd) + 1}"), []))
        game = (GAME, CROWD)[i % 2]
        host, ids = crowd[-1]
        ids.append(host.create(game, [{"kind": "bot", "level": LEVEL}] * ROOMS[game].info.max_players)["id"])
    return crowd


async def look(open_: AsyncExitStack, crowd: list[tuple[Client, list[str]]]) -> list[asyncio.Task[None]]:
    """Each looks at as many of his tables as he may, so that they do not sleep."""
    tables = [host.table(table_id) for host, ids in crowd for table_id in ids[: Config().sockets]]
    for table in tables:
        await open_.enter_async_context(table)
        await table.hello()
    return [asyncio.create_task(listen(table)) for table in tables]


async def listen(table: Table) -> None:
    while True:
        await table.raw()


def waiting(url: str) -> int:
    """Thoughts of bots among themselves that wait for their turn."""
    found = re.findall(r'^fullsteam_thoughts_waiting\{rank="bots"\} (\S+)$', httpx.get(f"{url}/metrics").text, re.MULTILINE)
    return int(float(found[0])) if found else 0


async def scene(url: str, tables: int, turns: int) -> dict[str, Any]:
    anna = Client(url, "Anna")
    await answers(anna, EACH)  # the workers have read their modules, and how long a bot takes is known
    quiet = await answers(anna, turns)
    crowd = await asyncio.to_thread(begin, url, tables)
    async with AsyncExitStack() as open_:
        listening = await look(open_, crowd)
        deadline = time.monotonic() + 60
        while (wait := await asyncio.to_thread(waiting, url)) < min(10, tables // 4) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        busy = await answers(anna, turns)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    return {
        "tables": tables,
        "guests": len(crowd),
        "looked at": len(listening),
        "thoughts waiting": wait,
        "quiet": seconds(quiet),
        "busy": seconds(busy),
        "ratio": round(statistics.mean(busy) / statistics.mean(quiet), 2),
    }


def seconds(took: list[float]) -> dict[str, float]:
    return {
        "mean": round(statistics.mean(took), 3),
        "median": round(statistics.median(took), 3),
        "slowest": round(max(took), 3),
        "turns": len(took),
    }


def starved(tables: int, turns: int = 12) -> dict[str, Any]:
    """A server as people start it, with the limits it has by itself."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with started_process(f"{folder}/starved.db", port):
            return asyncio.run(scene(f"http://127.0.0.1:{port}", tables, turns))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--turns", type=int, default=12)
    a = parser.parse_args()
    found = starved(a.tables, a.turns)
    print(json.dumps(found), flush=True)
    if found["ratio"] > MOST:
        sys.exit(f"with {found['tables']} tables of others the bot took {found['ratio']} times as long")


if __name__ == "__main__":
    main()
