"""Whatever is sent, the server lives: frames that are no messages, requests that are no requests."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from fullsteam.server.wire import Wire
from serverkit import GAME, Client, Threaded, run
from serverkit.hostile import nasty
from serverkit.postgres import new_database


def memory() -> int:
    """Resident bytes of this process (the server is in it)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """What one database takes the other may choke on."""
    database = str(tmp_path_factory.mktemp("hostile") / "test.db")
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres_url"), "hostile")
    with Threaded(database) as running:
        yield running


CONTROLS = ["a\x00b", "\x00", "a\n", "\x1b[2J", "a\x7f"]


def test_control_characters_are_refused_wherever_they_come(server: Threaded) -> None:
    """Nothing of it reaches the database, and everybody is answered; the next message is heard."""
    anna = Client(server.url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "me"}])["id"]

    async def talk() -> None:
        async with anna.table(table_id) as t:
            await t.hello(seat=0)
            for bad in CONTROLS:
                await t.say("move", move_id=bad, decision=0, text="done")
                assert (await t.hear("refused", "ack"))["reason"] == "message"
                await t.say("undo", move_id=bad)
                assert (await t.hear("refused", "ack"))["reason"] == "message"
            await t.say("chat", text="a\x00b")
            assert (await t.hear("refused", "chat"))["reason"] == "message"
            await t.say("chat", text="two\nlines")
            assert (await t.hear("refused", "chat"))["lines"][0]["text"] == "two lines"

    run(talk(), 30)
    for bad in CONTROLS:
        anna.post("/api/login", {"login": bad, "password": "12345678"}, 400)
        anna.post(f"/api/tables/{table_id}/moves", {"move_id": bad, "decision": 0, "text": "done"}, 400)
        for path in ("tables/{}", "invites/{}", "tables/{}/record", "games/{}", f"games/{GAME}/text/{{}}"):
            assert "control" in anna.get("/api/" + path.format(quote(bad)), 400)["detail"]
        anna.delete("/api/me/tokens/" + quote(bad), 400)
    assert "fullsteam_errors_total 0" in anna.get("/metrics")


def test_hostile_frames_leave_the_server_alive_and_its_memory_flat(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
    bo.post(f"/api/tables/{table['id']}/join", {})
    before = len(server.process.store.read_now(sql.log, table["id"]))

    async def attack(seed: int) -> None:
        rng = random.Random(seed)
        address = server.url.replace("http", "ws") + f"/api/tables/{table['id']}/socket"
        headers = rng.choice([anna.cookie_header(), {}, {"cookie": "fullsteam=forged"}])
        try:
            async with connect(address, additional_headers=headers, compression=None) as socket:
                if rng.random() < 0.7:
                    await socket.send('{"type":"hello"}')
                for message in rng.sample(nasty(rng), 12):
                    await socket.send(message)
                await socket.send("x" * 1_000_000)
                while True:
                    await asyncio.wait_for(socket.recv(), 120)
        except (ConnectionClosed, InvalidStatus):
            pass

    async def many(seeds: range) -> None:
        for start in range(seeds.start, seeds.stop, 10):
            await asyncio.gather(*(attack(seed) for seed in range(start, min(start + 10, seeds.stop))))

    asyncio.run(many(range(30)))
    warm = memory()
    asyncio.run(many(range(30, 130)))
    assert memory() - warm < 20 * 2**20, f"{(memory() - warm) // 2**20} MB more after a hundred attacks"
    assert anna.get("/healthz")["status"] == "alive"
    kinds = [e.kind for e in server.process.store.read_now(sql.log, table["id"])[before:]]
    assert not set(kinds) - {"undo", "ask"}, kinds
    assert "fullsteam_errors_total 0" in anna.get("/metrics")


def test_a_token_that_is_none_opens_no_socket(server: Threaded) -> None:
    host = Client(server.url, "Host")
    table = host.create(GAME, [{"kind": "me"}, {"kind": "open"}])
    address = server.url.replace("http", "ws") + f"/api/tables/{table['id']}/socket"

    async def knock(headers: dict[str, str], path: str = address) -> int:
        try:
            async with connect(path, additional_headers=headers) as socket:
                await socket.recv()
        except InvalidStatus as refused:
            return refused.response.status_code
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0
        return 0

    assert asyncio.run(knock({"authorization": "Bearer nonsense"})) in (401, 403)
    assert asyncio.run(knock({}, address.replace(table["id"], "nowhere"))) in (403, 4404)


def test_a_slow_reader_is_dropped_and_does_not_stop_the_others(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who opens a socket and reads nothing: the others hear everything, and he is shown the door."""
    monkeypatch.setattr("fullsteam.server.wire.websocket.BEHIND", 4096)
    host = Client(server.url, "Host")
    table = host.create(GAME, [{"kind": "me"}, {"kind": "me"}])

    async def talk() -> None:
        async with host.table(table["id"]) as busy:
            await busy.hello(seat=0)
            lazy = await knock(server.port, table["id"], host.cookie_header()["cookie"])
            while len(wires(server, table["id"])) < 2:
                await asyncio.sleep(0.01)
            for wire in wires(server, table["id"]):  # what the system itself keeps for slow readers is small here
                wire.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            said = 0
            while len(wires(server, table["id"])) > 1:
                said += 1
                await busy.say("chat", text=f"{said} " + "x" * 480)
                assert (await busy.hear("chat"))["lines"][-1]["text"].startswith(f"{said} ")
            lazy.close()
            await busy.say("ping", t=1)
            await busy.hear("pong")

    run(talk())


def wires(server: Threaded, table_id: str) -> list[Wire]:
    return [c.wire for c in list(server.process.tables[table_id].connections) if c.wire is not None and c.ready]


async def knock(port: int, table_id: str, cookie: str) -> socket.socket:
    """The hand-shake and hello by hand; then nothing is read any more."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    hello = b'{"type":"hello","seat":1}'
    request = (
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: {cookie}\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(raw, request.encode())
    assert b" 101 " in await loop.sock_recv(raw, 16)
    await loop.sock_sendall(raw, bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return raw


def test_bodies_that_are_too_big(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    big = anna.http.post("/api/tables", content=b"x" * 200_000, headers={**anna.csrf(), "content-type": "application/json"})
    assert big.status_code == 413


@pytest.fixture(scope="module")
def token(server: Threaded) -> str:
    owner = Client(server.url, "Owner")
    return str(owner.post("/api/me/tokens", {"name": "t", "scopes": ["read", "play", "tables"]}, 201)["token"])


@pytest.mark.heavy
def test_schemathesis_finds_no_server_error(server: Threaded, token: str) -> None:
    """Every operation of the OpenAPI description, with what fits and what does not: never a 5xx."""
    schema = schemathesis.openapi.from_dict(httpx.get(f"{server.url}/api/schema/openapi.json").json())
    tried: dict[str, int] = {}
    host = Client(server.url, "Host")
    bots = [{"kind": "bot", "level": "random"}] * ROOMS[GAME].info.min_players
    ids = [host.create(GAME, seats)["id"] for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}] * 2, bots)]
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=120, verify=False) as http:
        for result in schema.get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]
            if "stream" in operation.path:
                continue  # never ends; see test_a_stream_tells_what_the_socket_tells
            attempt(operation, http, tried, ids)
    assert len(tried) >= 30 and sum(tried.values()) >= 250, tried


def attempt(operation: Any, http: httpx.Client, tried: dict[str, int], ids: list[str]) -> None:
    turn = itertools.count()

    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and next(turn) % 4:
            case.path_parameters["table_id"] = ids[next(turn) % 3]
        if "game" in (case.path_parameters or {}) and next(turn) % 2:
            case.path_parameters["game"] = GAME
        sent = case.as_transport_kwargs(base_url=str(http.base_url).rstrip("/"))
        answer = http.request(
            sent["method"],
            sent["url"],
            params=sent.get("params"),
            json=sent.get("json"),
            headers={k: v for k, v in (sent.get("headers") or {}).items() if k.lower() == "content-type"},
        )
        label = f"{operation.method} {operation.path}"
        tried[label] = tried.get(label, 0) + 1
        assert answer.status_code < 500, f"{label}: {answer.status_code} {answer.text[:200]}"

    one()
