"""One client sends as much as it can of what is no message, while somebody else asks for pongs.

python -m serverkit.floods --seconds 30   (make soak PARTS=floods)"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import select
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress

from serverkit.clients import Client, Table, run
from serverkit.duels import GAME
from serverkit.figures import resident
from serverkit.servers import free_port, started_process

EMPTY_PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY_START = b"\x01\x80\x00\x00\x00\x00"  # of a text that goes on
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"


def plug(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), 10)


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
def flood(send: Callable[[threading.Event], None]) -> Iterator[None]:
    """Until the bystander has seen enough. In a thread: the sending is one call into the system."""
    stop = threading.Event()
    thread = threading.Thread(target=send, args=(stop,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(30)


def pour(open_one: Callable[[], socket.socket], what: bytes) -> Callable[[threading.Event], None]:
    """Send this again and again without reading; when one is thrown out, come again."""

    def work(stop: threading.Event) -> None:
        while not stop.is_set():
            with suppress(OSError, AssertionError), closing(open_one()) as s:
                s.settimeout(0.2)
                while not stop.is_set():
                    s.sendall(what)
            stop.wait(0.02)

    return work


def converse(open_one: Callable[[], socket.socket], what: bytes) -> Callable[[threading.Event], None]:
    """The same, reading whatever is answered."""

    def work(stop: threading.Event) -> None:
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


async def bystander(table: Table, seconds: float) -> float:
    """The longest that somebody else waits for an answer."""
    worst, until = 0.0, time.monotonic() + seconds
    async with table as t:
        await t.hello()
        while time.monotonic() < until:
            asked = time.perf_counter()
            await t.say("ping", t=asked)
            await t.hear("pong")
            worst = max(worst, time.perf_counter() - asked)
            await asyncio.sleep(0.06)
    return worst


def begun(url: str, first: bytes) -> socket.socket:
    s = plug(url)
    s.sendall(first)
    return s


CHUNKED = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n"


def asked(url: str, head: bytes, body: bytes) -> socket.socket:
    """A request that is not refused by its head: it has a token."""
    token = Client(url).csrf()["x-csrf-token"]
    return begun(url, head + f"cookie: csrf={token}\r\nx-csrf-token: {token}\r\n\r\n".encode() + body)


FLOODS = {
    "pings": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_PING * 10_000),
    "fragments": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_START + EMPTY_FRAGMENT * 10_000),
    "headers": lambda url, table_id: pour(lambda: begun(url, b"GET / HTTP/1.1\r\nhost: x\r\n"), b"x-more: yes\r\n" * 5000),
    "an address without an end": lambda url, table_id: pour(lambda: begun(url, b"GET /"), b"x" * 65536),
    "a body without an end": lambda url, table_id: pour(
        lambda: begun(url, b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n"), b"x" * 65536
    ),
    "headers behind a body": lambda url, table_id: pour(lambda: asked(url, CHUNKED, b"0\r\n"), b"x-more: yes\r\n" * 5000),
    "headers while an answer goes on": lambda url, table_id: pour(
        lambda: begun(url, f"GET /api/tables/{table_id}/stream HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n".encode()),
        b"x-more: yes\r\n" * 5000,
    ),
    "requests in a row": lambda url, table_id: converse(lambda: plug(url), b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5000),
}


def flooded(url: str, pid: int, kind: str, seconds: float) -> tuple[float, int]:
    """The worst pong of a bystander in seconds, and how many bytes the server took more."""
    anna = Client(url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    before = resident(pid)
    with flood(FLOODS[kind](url, table_id)):
        worst = run(bystander(anna.table(table_id), seconds), seconds + 120)
    return worst, resident(pid) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    a = parser.parse_args()
    port = free_port()
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, started_process(f"{folder}/floods.db", port) as process:
        for kind in FLOODS:
            worst, more = flooded(f"http://127.0.0.1:{port}", process.pid, kind, a.seconds)
            found[f"{kind}: worst pong ms"], found[f"{kind}: MB more"] = round(1000 * worst, 1), round(more / 1e6, 1)
    pongs = [value for name, value in found.items() if name.endswith("ms")]
    more_mb = [value for name, value in found.items() if name.endswith("more")]
    print(json.dumps({"worst pong ms": max(pongs), "most MB more": max(more_mb), **found}))
    sys.exit(0)


if __name__ == "__main__":
    main()
