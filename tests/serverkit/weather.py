"""Matches over bad lines: people at three processes lose their connections, say things twice and late, while PostgreSQL
restarts, crashes, hangs and is cut off. Afterwards what everybody was told must be one story.

python -m serverkit.weather --seconds 240   (make soak PARTS=races)"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from fullsteam.server.store import Store
from fullsteam.server.store import tables as sql
from fullsteam.server.table import load, replayed
from serverkit.clients import Client
from serverkit.crowd import Crowd, Pace, Person
from serverkit.histories import faults
from serverkit.house import PROCESSES, House, house
from serverkit.kills import Scene
from serverkit.postgres import Cluster, cluster, new_database
from serverkit.proxy import CALM, STORM, Proxy

MATCHES = 10  # prepared for each pair: fewer than a host may have
QUIET = 60.0  # seconds after the storm in which every match must go on


@dataclass
class Storm(Crowd):
    """People who come in by another line each time."""

    lines: list[Proxy] = field(default_factory=list)

    def address(self) -> str:
        return f"http://127.0.0.1:{random.choice(self.lines).port}"


async def through(crowd: Storm, two: list[Client], onlooker: Client, tables: list[str], seed: int) -> None:
    """Two people play one match after the other; somebody looks on."""
    for k, table in enumerate(tables):
        if not crowd.scene.stop:
            people = [Person(crowd, c, table, seed * 1000 + 10 * k + i).play() for i, c in enumerate([*two, onlooker])]
            await asyncio.gather(*people)
            crowd.done["matches"] += not crowd.scene.stop


async def disturb(base: Cluster, line: Proxy, until: float, rng: random.Random, did: Counter[str]) -> None:
    """What happens to the database, every few seconds."""
    while time.monotonic() < until:
        await asyncio.sleep(rng.uniform(1.0, 4.0))
        what = rng.choice(["restarts", "restarts", "crashes", "cut off", "hangs"])
        did[what] += 1
        if what == "cut off":
            line.cut_all()
        elif what == "hangs":
            await line.hold(rng.uniform(0.3, 2.0))
        else:
            await asyncio.to_thread(base.restart, signal.SIGINT if what == "restarts" else signal.SIGQUIT)


def prepared(h: House, tables: int) -> list[tuple[list[Client], Client, list[str]]]:
    """Pairs of people with matches enough, and an onlooker for each."""
    maker = Crowd(h.url(0), Pace(1), Scene(0))
    out = []
    for t in range(tables):
        two = [Client(h.url(0), f"guest {t} {i}") for i in range(2)]
        out.append((two, Client(h.url(0)), [maker.open(two, t + k) for k in range(MATCHES)]))
    return out


async def calm_down(crowd: Storm, store: Store) -> list[str]:
    """When the storm is over every match that somebody plays goes on; those that do not."""
    at = {table: len(store.read_now(sql.log, table)) for table in crowd.histories or {}}
    waiting = {table for table in at if playing(store, table)}
    until = time.monotonic() + QUIET
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.2)
        waiting = {t for t in waiting if playing(store, t) and len(store.read_now(sql.log, t)) <= at[t] + 2}
    return sorted(waiting)


def playing(store: Store, table: str) -> bool:
    row = store.read_now(sql.get_table, table)
    return row is not None and row.status == "playing"


async def storm(base: Cluster, name: str, seconds: float, tables: int, rate: float, seed: int) -> dict[str, Any]:
    rng, did = random.Random(seed), Counter[str]()
    direct = await asyncio.to_thread(new_database, base.url, name)
    async with AsyncExitStack() as held:
        wire = await held.enter_async_context(Proxy(base.port, messages=False))
        behind = direct.replace(f":{base.port}/", f":{wire.port}/")
        home = house(behind, direct)
        h = await asyncio.to_thread(home.__enter__)
        held.push_async_callback(asyncio.to_thread, home.__exit__, None, None, None)
        lines = [await held.enter_async_context(Proxy(port, seed=seed + k)) for k, port in enumerate(h.ports)]
        assert len(lines) == PROCESSES
        crowd = Storm(h.url(0), Pace(rate), Scene(0), patience=4.0, good_line=False, histories={}, lines=lines)
        pairs = await asyncio.to_thread(prepared, h, tables)
        people = [asyncio.create_task(through(crowd, *pair, seed * 100 + i)) for i, pair in enumerate(pairs)]
        for line in lines:
            line.weather = STORM
        await disturb(base, wire, time.monotonic() + seconds, rng, did)
        for line in lines:
            line.weather = CALM
        stuck = await calm_down(crowd, h.store)
        crowd.scene.stop = True
        for result in await finished(people):
            raise result
        found = {table: wrong(h.store, crowd, table) for table in crowd.histories or {}}
        mishaps = sum((line.did for line in lines), Counter[str]())
    sentences = [f"{table}: {text}" for table, texts in found.items() for text in texts]
    sentences += [f"{table}: does not go on" for table in stuck]
    return figures(crowd, did, mishaps, sentences)


async def finished(people: list[asyncio.Task[None]]) -> list[BaseException]:
    for task in people:
        task.cancel()
    found = await asyncio.gather(*people, return_exceptions=True)
    return [e for e in found if isinstance(e, BaseException) and not isinstance(e, asyncio.CancelledError)]


def wrong(store: Store, crowd: Storm, table: str) -> list[str]:
    """Of one match; its log must also replay."""
    row, seats, log = store.read_now(load, table)
    assert row is not None and crowd.histories is not None
    replayed(row, seats, log)
    return faults(log, crowd.histories[table])


def figures(crowd: Storm, did: Counter[str], mishaps: Counter[str], sentences: list[str]) -> dict[str, Any]:
    for sentence in sentences[:50]:
        print(sentence, file=sys.stderr, flush=True)
    histories = (crowd.histories or {}).values()
    return {
        "acks": sum(len({(a.seat, a.move_id) for a in h.acks}) for h in histories),
        "reads": sum(len(h.reads) for h in histories),
        "tables": len(crowd.histories or {}),
        "restarts": did["restarts"] + did["crashes"],
        "of these crashes": did["crashes"],
        "database cut off": did["cut off"],
        "database hangs": did["hangs"],
        **{f"messages {what}": n for what, n in sorted(mishaps.items())},
        "sent again after a refusal": crowd.done["refused: store"],
        "faults": len(sentences),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--rate", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    with cluster() as base:
        found = asyncio.run(storm(base, "weather", a.seconds, a.tables, a.rate, a.seed))
    print(json.dumps(found))
    sys.exit(1 if found["faults"] else 0)


if __name__ == "__main__":
    main()
