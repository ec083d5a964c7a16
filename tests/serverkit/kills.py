"""Kill the server with SIGKILL, again and again, while people play; then look whether anything was lost or doubled.

python -m serverkit.kills --kills 200 --acks 100000   (make soak)"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException

from fullsteam.games import ROOMS
from fullsteam.server.store import open_store
from fullsteam.server.store import tables as sql
from fullsteam.server.table import load, replayed
from serverkit.clients import Client, Table
from serverkit.figures import cpu_seconds
from serverkit.histories import Seen, of, seen
from serverkit.postgres import new_database, postgres
from serverkit.servers import free_port, patient_process

Promise = tuple[int, str, str]  # seat, move_id, and the text of a move; of an undo nothing
RASH = 0.04  # how often somebody takes his choice back, if he may
GONE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


@dataclass
class Scene:
    port: int
    acked: dict[tuple[str, int], Promise] = field(default_factory=dict)  # by table and moment
    seen: dict[tuple[str, int], Seen] = field(default_factory=dict)  # what people were told of a moment
    split: int = 0  # how often two were told two different things of one
    resent: int = 0
    undone: int = 0
    over: int = 0
    restarts: list[float] = field(default_factory=list)  # seconds until it serves again ...
    cpu: list[float] = field(default_factory=list)  # ... and how many of them it worked
    stop: bool = False


async def person(scene: Scene, client: Client, seat: int, tables: list[str], seed: int) -> None:
    """Plays one match after the other; a move without an ack is sent again, with its move_id, until it has one."""
    rng = random.Random(seed)
    for table_id in tables:
        pending: dict[str, Any] | None = None
        last: int | None = None
        while not scene.stop:
            try:
                async with client.table(table_id) as table:
                    done, last, pending = await sit(scene, table, table_id, seat, rng, last, pending)
                if done:
                    break
            except Lost as lost:
                last, pending = lost.last, lost.pending
                await asyncio.sleep(0.02)
            except GONE:  # nobody answers the door: it is just being restarted
                await asyncio.sleep(0.02)


class Lost(Exception):
    """The connection is gone; what one has to remember."""

    def __init__(self, last: int | None, pending: dict[str, Any] | None) -> None:
        self.last = last
        self.pending = pending


async def sit(
    scene: Scene, table: Table, table_id: str, seat: int, rng: random.Random, last: int | None, pending: dict[str, Any] | None
) -> tuple[bool, int | None, dict[str, Any] | None]:
    try:
        await table.say("hello", last=last)
        if pending is not None:
            scene.resent += 1
            await table.say(**pending)
        asked: dict[str, Any] | None = None
        rash = False
        while not scene.stop:
            message = json.loads(await table.raw())
            if message["type"] == "ack":
                assert pending is not None and message["move_id"] == pending["move_id"]
                scene.acked[table_id, message["moment"]] = (seat, pending["move_id"], pending.get("text", ""))
                rash = pending["type_"] == "move" and rng.random() < RASH
                scene.undone += pending["type_"] == "undo"
                if asked is not None and asked["id"] == pending.get("decision"):
                    asked = None
                pending = None
            elif message["type"] == "refused":
                assert message["reason"] in ("stale", "undo"), message
                pending = None
            elif message["type"] == "news":
                last, asked = message["moment"], message["decision"]
                remember(scene, table_id, message)
                if message["result"] is not None and pending is None:
                    scene.over += 1
                    return True, last, pending
            if pending is None and (rash or asked is not None):
                pending = undo(rng) if rash or asked is None else move(asked, rng)
                asked, rash = None if pending["type_"] == "move" else asked, False
                await table.say(**pending)
    except GONE:
        raise Lost(last, pending) from None
    return True, last, pending


def remember(scene: Scene, table_id: str, news: dict[str, Any]) -> None:
    for moment in map(seen, news["moments"]):
        scene.split += scene.seen.setdefault((table_id, moment.n), moment) != moment


def move(asked: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    text = rng.choice(asked["legal"])
    return {"type_": "move", "move_id": f"{rng.getrandbits(64):x}", "decision": asked["id"], "text": text}


def undo(rng: random.Random) -> dict[str, Any]:
    return {"type_": "undo", "move_id": f"{rng.getrandbits(64):x}"}


async def scene_of(database: str, kills: int, acks: int, tables: int, matches: int, seed: int = 1) -> Scene:
    scene = Scene(free_port())
    with ExitStack() as running:  # whatever happens, no server outlives the scene
        process = running.enter_context(patient_process(database, scene.port))
        ids, clients = set_up(scene, tables, matches)
        people = [
            asyncio.create_task(person(scene, clients[2 * t + seat], seat, ids[t], seed * 1000 + 2 * t + seat))
            for t in range(tables)
            for seat in range(2)
        ]
        for goal in goals(scene, kills, acks, random.Random(seed)):
            while len(scene.acked) < goal and somebody_plays(people):
                await asyncio.sleep(0.01)
            kill(process)
            running.close()
            started = time.monotonic()
            process = await asyncio.to_thread(running.enter_context, patient_process(database, scene.port))
            scene.restarts.append(time.monotonic() - started)
            scene.cpu.append(cpu_seconds(process.pid))
            if len(scene.restarts) % 10 == 0:
                print(f"{len(scene.restarts)} kills, {len(scene.acked)} acks", file=sys.stderr, flush=True)
            if not somebody_plays(people):
                break
        while len(scene.acked) < acks and somebody_plays(people):
            await asyncio.sleep(0.02)
        scene.stop = True
        kill(process)
    for task in people:
        task.cancel()
    for result in await asyncio.gather(*people, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return scene


def goals(scene: Scene, kills: int, acks: int, rng: random.Random) -> Iterator[int]:
    """After how many acks the server is killed, each time."""
    for _ in range(kills):
        yield len(scene.acked) + rng.randrange(5, max(6, 2 * acks // max(1, kills)))


def kill(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()


def somebody_plays(people: list[asyncio.Task[None]]) -> bool:
    """If somebody failed, everybody else would wait for him."""
    for task in people:
        if task.done():
            task.result()
    return not all(task.done() for task in people)


def set_up(scene: Scene, tables: int, matches: int) -> tuple[list[list[str]], list[Client]]:
    """Two people at each table, and a bot where there is a third seat; all games in turn."""
    url = f"http://127.0.0.1:{scene.port}"
    clients = [Client(url, f"guest {i}") for i in range(2 * tables)]
    ids = []
    for t in range(tables):
        own = []
        for k in range(matches):
            room = list(ROOMS.values())[(t + k) % len(ROOMS)]
            bots = [{"kind": "bot", "level": "random"}] * (min(room.info.max_players, 3) - 2)
            table = clients[2 * t].create(room.info.id, [{"kind": "me"}, {"kind": "open"}, *bots], terms={"undo": "free"})
            clients[2 * t + 1].post(f"/api/tables/{table['id']}/join", {})
            own.append(table["id"])
        ids.append(own)
    return ids, clients


def check(database: str, scene: Scene) -> dict[str, Any]:
    """Every acknowledged move is in the log, once, where the ack said; every log is whole and replays."""
    store = open_store(database)
    lost = doubled = entries = 0
    split = scene.split
    promised: dict[str, dict[int, Promise]] = {}
    for (table_id, n), promise in scene.acked.items():
        promised.setdefault(table_id, {})[n] = promise
    for table_id in store.read_now(sql.all_tables):
        row, seats, log = store.read_now(load, table_id)
        assert row is not None
        assert [e.n for e in log] == list(range(len(log)))
        replayed(row, seats, log)
        entries += len(log)
        written = {e.n: (e.seat, e.move_id, e.text if e.kind == "move" else "") for e in log}
        lost += sum(written.get(n) != promise for n, promise in promised.pop(table_id, {}).items())
        ids = [(e.seat, e.move_id) for e in log if e.move_id is not None]
        doubled += len(ids) - len(set(ids))
        split += sum(scene.seen.get((table_id, e.n), of(e)) != of(e) for e in log)
    store.close()
    lost += sum(map(len, promised.values()))  # of tables that are not there at all
    return {
        "kills": len(scene.restarts),
        "acks": len(scene.acked),
        "entries": entries,
        "sent again": scene.resent,
        "taken back": scene.undone,
        "lost": lost,
        "doubled": doubled,
        "split": split,
        "slowest restart": round(max(scene.restarts, default=0.0), 2),
        "slowest restart, cpu seconds": round(max(scene.cpu, default=0.0), 2),
    }


@contextmanager
def fresh_database(postgresql: bool) -> Iterator[str]:
    if postgresql:
        with postgres() as url:
            yield new_database(url, "soak")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"{folder}/soak.db"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--acks", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="not on a SQLite file")
    a = parser.parse_args()
    with fresh_database(a.postgresql) as database:
        matches = 2 + a.acks // (a.tables * 70)  # two people have some 80 choices in the shortest match
        scene = asyncio.run(scene_of(database, a.kills, a.acks, a.tables, matches, a.seed))
        found = check(database, scene)
        print(json.dumps(found), flush=True)
        if found["lost"] or found["doubled"] or found["split"] or found["acks"] < a.acks or found["kills"] < a.kills:
            sys.exit("the promise is broken, or the run was too short to tell")


if __name__ == "__main__":
    main()
