"""One client sends as much as it can of what is no message, while somebody else asks for pongs, or a club plays.

python -m serverkit.floods --seconds 30 [--club 25]   (make soak PARTS=floods)"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import select
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.synchronize import Event
from typing import Any

from serverkit.bystander import Pongs, bystander, empty_server
from serverkit.clients import Client, run
from serverkit.crowd import Crowd, Pace
from serverkit.duels import GAME
from serverkit.figures import quantile, resident
from serverkit.kills import Scene
from serverkit.servers import free_port, started_process

Sender = Callable[[Event], None]
ELSEWHERE = "127.0.0.2"  # who floods lives in another house than those who play: what he uses up is his own

EMPTY_PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY_START = b"\x01\x80\x00\x00\x00\x00"  # of a text that goes on
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"


def plug(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), 10, source_address=(ELSEWHERE, 0))


def onlooker(url: str, table_id: str) -> socket.socket:
    """A socket at a table, of nobody; after the hand-shake."""
    s = plug(url)
    key = base64.b64encode(os.urandom(16)).decode()
    s.sendall(
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in s.recv(1000)
    return s


@contextmanager
def flood(send: Sender) -> Iterator[None]:
    """Until the bystander has seen enough. In a process of its own, which takes no turns with his."""
    fork = multiprocessing.get_context("fork")
    stop = fork.Event()
    sender = fork.Process(target=send, args=(stop,), daemon=True)
    sender.start()
    try:
        yield
    finally:
        stop.set()
        sender.join(30)
        assert sender.exitcode == 0, "who should flood did not"


def pour(open_one: Callable[[], socket.socket], what: bytes) -> Sender:
    """Send this again and again without reading; when one is thrown out, come again."""

    def work(stop: Event) -> None:
        while not stop.is_set():
            with suppress(OSError, AssertionError), closing(open_one()) as s:
                s.settimeout(0.2)
                while not stop.is_set():
                    s.sendall(what)
            stop.wait(0.02)

    return work


def converse(open_one: Callable[[], socket.socket], what: bytes) -> Sender:
    """The same, reading whatever is answered."""

    def work(stop: Event) -> None:
        while not stop.is_set():
            with suppress(OSError), closing(open_one()) as s:
                s.setblocking(False)
                left = memoryview(what)
                while not stop.is_set():
                    readable, writable, _ = select.select([s], [s], [], 0.2)
                    if readable and not s.recv(1 << 20):
                        break
                    if writable:
                        left = left[s.send(left) :] or memoryview(what)
            stop.wait(0.02)

    return work


def begun(url: str, first: bytes) -> socket.socket:
    s = plug(url)
    s.sendall(first)
    return s


CHUNKED = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n"


def with_token(url: str, head: bytes) -> bytes:
    """A request that is not refused by its head."""
    token = Client(url).csrf()["x-csrf-token"]
    return head + f"cookie: csrf={token}\r\nx-csrf-token: {token}\r\n\r\n".encode()


def behind_a_body(url: str) -> Sender:
    first = with_token(url, CHUNKED) + b"0\r\n"
    return pour(lambda: begun(url, first), b"x-more: yes\r\n" * 5000)


FLOODS: dict[str, Callable[[str, str], Sender]] = {
    "pings": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_PING * 10_000),
    "fragments": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_START + EMPTY_FRAGMENT * 10_000),
    "headers": lambda url, table_id: pour(lambda: begun(url, b"GET / HTTP/1.1\r\nhost: x\r\n"), b"x-more: yes\r\n" * 5000),
    "an address without an end": lambda url, table_id: pour(lambda: begun(url, b"GET /"), b"x" * 65536),
    "a body without an end": lambda url, table_id: pour(
        lambda: begun(url, b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n"), b"x" * 65536
    ),
    "headers behind a body": lambda url, table_id: behind_a_body(url),
    "headers while an answer goes on": lambda url, table_id: pour(
        lambda: begun(url, f"GET /api/tables/{table_id}/stream HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n".encode()),
        b"x-more: yes\r\n" * 5000,
    ),
    "requests in a row": lambda url, table_id: converse(lambda: plug(url), b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5000),
}


def flooded(url: str, pid: int, kind: str, seconds: float) -> tuple[Pongs, int]:
    """How long a bystander waits, and how many bytes the server took more."""
    anna = Client(url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    before = resident(pid)
    with empty_server() as empty, flood(FLOODS[kind](url, table_id)):
        pongs = run(bystander(anna.table(table_id), pid, empty, seconds), seconds + 120)
    return pongs, resident(pid) - before


async def played(crowd: Crowd, tables: int, moves: int) -> None:
    """So many more of them, of people who come new."""
    crowd.scene.stop, wanted = False, len(crowd.scene.acked) + moves
    people = [asyncio.create_task(crowd.stay(i)) for i in range(tables)]
    try:
        while len(crowd.scene.acked) < wanted:
            done, _ = await asyncio.wait(people, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:  # nobody goes before the end unless something is wrong
                task.result()
    finally:
        crowd.scene.stop = True
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)


def club(url: str, kinds: Iterator[str] | list[str], tables: int, moves: int) -> dict[str, float]:
    """A club behind one router plays while somebody from elsewhere floods, in each way after the other: is anybody of them
    thrown out, slowed down or refused? With the limits as they are."""
    crowd = Crowd(url, Pace(tables), Scene(0))
    looked_at = Client(url, "Anna").create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    for kind in kinds:
        with flood(FLOODS[kind](url, looked_at)):
            run(played(crowd, tables, moves), 600)
    harm = Counter({name: n for name, n in crowd.done.items() if name.startswith("lost:") or name == "refused: slow down"})
    for name, n in harm.items():
        print(f"{n} x {name}", file=sys.stderr)
    return {
        "people at once": 2 * tables,
        "moves of the club": len(crowd.scene.acked),
        "disturbed": harm.total(),
        "p50 ms of an ack": round(1000 * quantile(crowd.times, 0.5), 1),
        "p99 ms of an ack": round(1000 * quantile(crowd.times, 0.99), 1),
    }


def watched(url: str, pid: int, seconds: float) -> dict[str, Any]:
    """Each flood with its bystander."""
    found: dict[str, Any] = {}
    worst: dict[str, list[float]] = {}
    for kind in FLOODS:
        pongs, more = flooded(url, pid, kind, seconds)
        for name, value in (*pongs.figures().items(), ("MB more", round(more / 1e6, 1))):
            found[f"{kind}: {name}"] = value
            worst.setdefault(name, []).append(value)
    return {**{name if name.startswith("worst") else f"most {name}": max(all_of) for name, all_of in worst.items()}, **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--club", type=int, default=0, help="so many tables of people who play, instead of a bystander")
    a = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, started_process(f"{folder}/floods.db", port) as process:
        moves = int(a.club * a.seconds)
        found = club(url, list(FLOODS), a.club, moves) if a.club else watched(url, process.pid, a.seconds)
    print(json.dumps(found))
    sys.exit(0)


if __name__ == "__main__":
    main()
