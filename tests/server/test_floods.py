"""One client that sends as much as it can of what is no message: nobody else notices, and memory stays bounded."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from serverkit import GAME, Client, Table, free_port, run, started_process

EMPTY_PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY_START = b"\x01\x80\x00\x00\x00\x00"  # of a text that goes on
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
SECONDS = float(os.environ.get("FULLSTEAM_FLOOD", "2"))  # that each flood lasts
WORST = 0.25  # seconds a bystander may wait for a pong
ROOM = 60 * 2**20  # bytes a flood may add


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """A server as people start it, in a process of its own; its address, and its process."""
    port = free_port()
    options = ("--limit", "head_seconds=1", "--limit", "body_seconds=1", "--limit", "connections=50")
    with started_process(str(tmp_path_factory.mktemp("floods") / "test.db"), port, *options) as process:
        yield f"http://127.0.0.1:{port}", process.pid


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


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


FLOODS = {
    "pings": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_PING * 10_000),
    "fragments": lambda url, table_id: pour(lambda: onlooker(url, table_id), EMPTY_START + EMPTY_FRAGMENT * 10_000),
    "headers": lambda url, table_id: pour(lambda: begun(url, b"GET / HTTP/1.1\r\nhost: x\r\n"), b"x-more: yes\r\n" * 5000),
    "an address without an end": lambda url, table_id: pour(lambda: begun(url, b"GET /"), b"x" * 65536),
    "a body without an end": lambda url, table_id: pour(
        lambda: begun(url, b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n"), b"x" * 65536
    ),
}


def begun(url: str, first: bytes) -> socket.socket:
    s = plug(url)
    s.sendall(first)
    return s


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_disturbs_nobody(site: tuple[str, int], kind: str) -> None:
    url, pid = site
    anna = Client(url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    before = memory(pid)
    with flood(FLOODS[kind](url, table_id)):
        worst = run(bystander(anna.table(table_id), SECONDS))
    assert worst < WORST, f"a bystander waited {1000 * worst:.0f} ms"
    assert memory(pid) - before < ROOM


TOO_MUCH = {
    "empty pings": EMPTY_PING * 100,
    "fragments": EMPTY_START + EMPTY_FRAGMENT * 20,
    "pings whose pongs nobody reads": (b"\x89\xfd" + bytes(4) + b"x" * 125) * 10,
    "long messages": b"\x81\xfe\x3f\xff" + bytes(4) + b"x" * 16_383,
}


@pytest.mark.parametrize("kind", TOO_MUCH)
def test_who_sends_too_much_is_cut_off(site: tuple[str, int], kind: str) -> None:
    table_id = Client(site[0], "Anna").create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    with closing(onlooker(site[0], table_id)) as s, pytest.raises(ConnectionError):
        s.settimeout(10)
        for _ in range(2000):
            s.sendall(TOO_MUCH[kind])
            time.sleep(0)  # its answer has a chance to come


def closed_within(s: socket.socket, seconds: float) -> bytes:
    """What was said until it was closed."""
    s.settimeout(seconds)
    said = b""
    with suppress(ConnectionError):
        while part := s.recv(4096):
            said += part
    return said


@pytest.mark.parametrize("first", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\nx-a"])
def test_who_does_not_say_what_he_wants_is_answered_and_closed(site: tuple[str, int], first: bytes) -> None:
    with closing(begun(site[0], first)) as s:
        assert b"408" in closed_within(s, 10)


def test_a_body_that_does_not_come_ends_the_connection(site: tuple[str, int]) -> None:
    with closing(begun(site[0], b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{")) as s:
        closed_within(s, 10)


def test_a_long_head_is_refused_and_closed(site: tuple[str, int]) -> None:
    with closing(begun(site[0], b"GET / HTTP/1.1\r\nhost: x\r\nx-long: " + b"y" * 40_000)) as s:
        assert b"431" in closed_within(s, 10)


def test_a_handshake_with_a_long_cookie_is_answered(site: tuple[str, int]) -> None:
    """websockets gives up on a line of 8 kB without a word."""
    head = b"GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    rest = b"sec-websocket-key: " + base64.b64encode(bytes(16)) + b"\r\nsec-websocket-version: 13\r\n"
    with closing(begun(site[0], head + rest + b"cookie: a=" + b"y" * 8300 + b"\r\n\r\n")) as s:
        assert b"HTTP/1.1 4" in closed_within(s, 10)


def test_an_address_has_so_many_connections(site: tuple[str, int]) -> None:
    url, _ = site
    held = [plug(url) for _ in range(60)]
    try:
        with closing(begun(url, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")) as s:
            assert b"429" in closed_within(s, 10)
    finally:
        for s in held:
            s.close()
    deadline = time.monotonic() + 30
    while b"200 OK" not in one_answer(url) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert b"200 OK" in one_answer(url)


def one_answer(url: str) -> bytes:
    with closing(begun(url, b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")) as s:
        return closed_within(s, 10)
