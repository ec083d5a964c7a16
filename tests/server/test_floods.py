"""One client that sends as much as it can of what is no message: nobody else notices, and memory stays bounded."""

from __future__ import annotations

import base64
import os
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from serverkit import GAME, Client, free_port, started_process
from serverkit.floods import EMPTY_FRAGMENT, EMPTY_PING, EMPTY_START, FLOODS, begun, club, flooded, onlooker, plug

SECONDS = float(os.environ.get("FULLSTEAM_FLOOD", "2"))  # that each flood lasts
WORST = 0.25  # seconds a bystander may wait for a pong
ROOM = 60 * 2**20  # bytes a flood may add


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """A server as people start it, in a process of its own; its address, and its process."""
    port = free_port()
    with started_process(str(tmp_path_factory.mktemp("plain") / "test.db"), port) as process:
        yield f"http://127.0.0.1:{port}", process.pid


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The same with limits that are reached soon."""
    port = free_port()
    options = ("--limit", "head_seconds=1", "--limit", "body_seconds=1", "--limit", "connections=50")
    with started_process(str(tmp_path_factory.mktemp("floods") / "test.db"), port, *options) as process:
        yield f"http://127.0.0.1:{port}", process.pid


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_disturbs_nobody(site: tuple[str, int], kind: str) -> None:
    """What counts is how long the server lets him wait, not how long others on this machine let the server wait."""
    pongs, more = flooded(*site, kind, SECONDS)
    assert more < ROOM
    assert max(pongs.ours) < WORST, f"a bystander waited {1000 * max(pongs.ours):.0f} ms: {pongs.figures()}"


def test_a_club_behind_one_router_plays_on(plain: tuple[str, int]) -> None:
    """With the limits as they are: nobody of it is thrown out or slowed down, whatever comes from elsewhere."""
    found = club(plain[0], 5, 40, 1.0)
    assert found["moves of the club"] >= 40 and found["disturbed"] == 0, found


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
    """Of somebody whose request is not refused by its head: the server must wait for the rest."""
    anna = Client(site[0])
    token = anna.csrf()["x-csrf-token"]
    head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n"
    with closing(begun(site[0], f"{head}cookie: csrf={token}\r\nx-csrf-token: {token}\r\n\r\n{{".encode())) as s:
        assert closed_within(s, 10) == b""


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
