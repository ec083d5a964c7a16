"""A server that is killed between a move and the message about it: none is lost, none comes twice for one decision.

python -m serverkit.letters --kills 50      (a part of make soak)"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import Any

from sqlalchemy import func, select

from fullsteam.games import ROOMS
from fullsteam.server.store import open_store
from fullsteam.server.store.schema import outbox
from serverkit.clients import Client
from serverkit.duels import GAME
from serverkit.faults import until
from serverkit.kills import fresh_database
from serverkit.receivers import Web, web
from serverkit.servers import free_port, started_process

ANNA_BEGINS = {"first": "seat1"} if any(o.name == "first" for o in ROOMS[GAME].info.options) else {}
SOON = 1.6  # seconds after the move in which it is killed: the message goes out two seconds after it
PATIENCE = 180.0  # seconds for a busy machine


def turns_waiting(c: Any) -> int:
    return int(c.execute(select(func.count()).where(outbox.c.kind == "turn")).scalar_one())


def play_until_his(anna: Client, table_id: str) -> None:
    """Anna's whole turn, by requests: the last of them asks Bo."""
    for n in range(60):
        log = anna.get(f"/api/tables/{table_id}/log")
        found = anna.get(f"/api/tables/{table_id}/moments/{log[-1]['n']}")["decision"]
        if found is None:
            return
        move = {"move_id": f"k{n}", "decision": found["id"], "text": found["legal"][0]}
        anna.post(f"/api/tables/{table_id}/moves", move, 201)
    raise AssertionError("her turn never ends")


def asked(url: str, receiver: Web, path: str) -> None:
    """A table by letter; Bo wants to be told there, and it is his turn now."""
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    table = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"pace": "correspondence"}}
    table_id = anna.post("/api/tables", {**table, "options": ANNA_BEGINS}, 201)["id"]
    bo.post("/api/me/channels", {"kind": "hook", "url": f"{receiver.url}{path}"}, 201)
    bo.put("/api/me/notices", {"days": ["turn"]})
    bo.post(f"/api/tables/{table_id}/join", {})
    play_until_his(anna, table_id)


def campaign(database: str, kills: int, seed: int = 1) -> dict[str, float]:
    """Each start tells what the kill before it left unsaid."""
    rng, late, seen, early = random.Random(seed), [], 0, 0
    with web() as receiver, ExitStack() as running:
        port = free_port()
        server = start(running, database, port)
        for k in range(kills):
            asked(f"http://127.0.0.1:{port}", receiver, f"/{k}")
            time.sleep(rng.uniform(0, SOON))  # the moment of the kill is the luck of this campaign
            server.send_signal(signal.SIGKILL)
            server.wait()
            early += told(receiver, k)
            server = start(running, database, port)
            began = time.monotonic()
            until(lambda k=k: told(receiver, k) > 0, "told after the restart", PATIENCE)  # type: ignore[misc]
            late.append(time.monotonic() - began)
            seen += 1
        store = open_store(database)
        until(lambda: store.read_now(turns_waiting) == 0, "and that was that", PATIENCE)
        store.close()
        counts = [told(receiver, k) for k in range(kills)]
    lost, doubled = sum(n == 0 for n in counts), sum(n > 1 for n in counts)
    return {"kills": kills, "told": seen, "lost": lost, "doubled": doubled, "before": early, "slowest s": round(max(late), 1)}


def told(receiver: Web, k: int) -> int:
    return sum(path == f"/{k}" for path, _, _ in receiver.got)


def start(running: ExitStack, database: str, port: int) -> subprocess.Popen[bytes]:
    return running.enter_context(started_process(database, port, "--private-hooks"))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="not on a SQLite file")
    a = parser.parse_args()
    with fresh_database(a.postgresql) as database:
        found = campaign(database, a.kills, a.seed)
    print(json.dumps(found), flush=True)
    if found["lost"] or found["doubled"] or found["told"] < a.kills:
        sys.exit("a message was lost, or came twice")


if __name__ == "__main__":
    main()
