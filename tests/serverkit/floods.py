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
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from serverkit.bystander import Pongs, bystander, empty_server
from serverkit.clients import Client, run
from serverkit.crowd import Crowd, Pace
from serverkit.duels import GAME
from serverkit.figures import quantile, resident
from serverkit.kills import Scene
from serverkit.servers import free_port, started_process

ENOUGH = 64 * 2**20  # bytes taken from one who floods that would have done their harm
AT_ONCE = 4  # lines of one who floods
PAUSE = 0.02  # seconds before one who was thrown out comes again
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


@dataclass(frozen=True)
class Flow:
    """What who floods and who looks on know of each other."""

    over: Callable[[], bool]  # shall he end?
    sent: Any  # bytes the server took
    thrown_out: Any  # how often

    def enough(self) -> bool:
        """Has the server met it? On a crowded machine it may take a while until it does."""
        return bool(self.sent.value > ENOUGH or self.thrown_out.value >= 2 * AT_ONCE)


Sender = Callable[[Flow], None]


@contextmanager
def flood(send: Sender) -> Iterator[Flow]:
    """Until the bystander has seen enough. In a process of its own, which takes no turns with his."""
    fork = multiprocessing.get_context("fork")
    stop = fork.Event()
    flow = Flow(stop.is_set, fork.RawValue("q"), fork.RawValue("q"))
    sender = fork.Process(target=send, args=(flow,), daemon=True)
    sender.start()
    try:
        yield flow
    finally:
        stop.set()
        sender.join(60)
        assert sender.exitcode == 0, "who should flood did not"


def pour(open_one: Callable[[], socket.socket], what: bytes, reads: bool = False, at_once: int = 1) -> Sender:
    """Send this again and again, over several lines at once, if wished; when one is thrown out, come again. Without reading
    what is answered, unless wished."""

    def work(flow: Flow) -> None:
        lines: dict[socket.socket, memoryview] = {}  # and what is to be sent next
        while not flow.over():
            if len(lines) < at_once:
                with suppress(OSError, AssertionError):
                    s = open_one()
                    s.setblocking(False)
                    lines[s] = memoryview(what)
            answered, ready, _ = select.select(lines if reads else (), lines, (), 0.2)
            for s in {*answered, *ready}:
                try:
                    if s in answered and not s.recv(1 << 20):
                        raise ConnectionError
                    if s in ready:
                        sent = s.send(lines[s])
                        lines[s] = lines[s][sent:] or memoryview(what)
                        flow.sent.value += sent
                except ConnectionError:
                    del lines[s]
                    s.close()
                    flow.thrown_out.value += 1
                    time.sleep(PAUSE)
        for s in lines:
            s.close()

    return work


def either(over: Callable[[], bool], until: float) -> Callable[[], bool]:
    return lambda: over() or time.monotonic() > until


def in_turn(senders: list[Sender], seconds: float) -> Sender:
    """Each for so long, again and again."""

    def work(flow: Flow) -> None:
        for send in cycle(senders):
            send(replace(flow, over=either(flow.over, time.monotonic() + seconds)))
            if flow.over():
                return

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
    "pings": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_PING * 10_000, at_once=AT_ONCE),
    "fragments": lambda url, table_id: pour(
        lambda: onlooker(url, table_id), EMPTY_START + EMPTY_FRAGMENT * 10_000, at_once=AT_ONCE
    ),
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
    "requests in a row": lambda url, table_id: pour(
        lambda: plug(url), b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5000, reads=True
    ),
}


def flooded(url: str, pid: int, kind: str, seconds: float) -> tuple[Pongs, int]:
    """How long a bystander waits, and how many bytes the server took more."""
    anna = Client(url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    before = resident(pid)
    with empty_server() as empty, flood(FLOODS[kind](url, table_id)) as flow:
        pongs = run(bystander(anna.table(table_id), pid, empty, seconds, flow.enough), seconds + 120)
    return pongs, resident(pid) - before


async def played(crowd: Crowd, tables: int, moves: int) -> None:
    """By people who come new, as many as that."""
    people = [asyncio.create_task(crowd.stay(i)) for i in range(tables)]
    try:
        while len(crowd.scene.acked) < moves:
            done, _ = await asyncio.wait(people, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:  # nobody goes before the end unless something is wrong
                task.result()
    finally:
        crowd.scene.stop = True
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)


def club(url: str, tables: int, moves: int, each: float) -> dict[str, float]:
    """A club behind one router plays while somebody from elsewhere floods, in each way for so long after the other: is anybody
    of them thrown out, slowed down or refused? With the limits as they are."""
    crowd = Crowd(url, Pace(tables), Scene(0))
    looked_at = Client(url, "Anna").create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    with flood(in_turn([make(url, looked_at) for make in FLOODS.values()], each)):
        run(played(crowd, tables, moves), 1800)
    harm = {name: n for name, n in crowd.done.items() if name.startswith("lost:") or name == "refused: slow down"}
    for name, n in harm.items():
        print(f"{n} x {name}", file=sys.stderr)
    return {
        "people at once": 2 * tables,
        "moves of the club": len(crowd.scene.acked),
        "disturbed": sum(harm.values()),
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
        moves = int(a.club * a.seconds * len(FLOODS))  # one a second and table
        found = club(url, a.club, moves, a.seconds) if a.club else watched(url, process.pid, a.seconds)
    print(json.dumps(found))
    sys.exit(0)


if __name__ == "__main__":
    main()
