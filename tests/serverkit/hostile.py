"""A million frames that are no messages, and requests that are no requests, against a running server.

python -m serverkit.hostile --many 100000   (make soak PARTS=hostile)"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

from serverkit.clients import Client
from serverkit.duels import GAME
from serverkit.figures import prometheus, resident
from serverkit.servers import free_port, log_of, patient_process

BURST = 40  # frames in one go
SHARE = {"frames": 0.75, "requests": 0.25}
AT_ONCE = 6  # attackers of each kind
GONE = (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError)


def nasty(rng: random.Random) -> list[str | bytes]:
    """What no client sends."""
    deep = "[" * 8000 + "]" * 8000
    return [
        rng.randbytes(rng.randrange(1, 4000)),
        "",
        "{}",
        "[]",
        "null",
        "7",
        deep,
        '{"type":"hello","last":' + "9" * 400 + "}",
        '{"type":"move"}',
        '{"type":"move","move_id":"","decision":0,"text":"x"}',
        '{"type":"move","move_id":"x","decision":-1,"text":"x"}',
        '{"type":"move","move_id":"x","decision":0,"text":"' + "y" * 300 + '"}',
        '{"type":"move","move_id":"x","decision":0,"text":"done","seat":1}',
        '{"type":"sit","seat":99}',
        '{"type":"undo","move_id":"u","to":4000}',
        '{"type":"agree","ask":3,"yes":true}',
        '{"type":"auto","orders":[{"step":"x"}]}',
        '{"type":"auto","orders":[' + ",".join(['{"step":"x"}'] * 40) + "]}",
        '{"type":"chat","text":""}',
        '{"type":"nonsense"}',
        '{"type":"ping","t":1e999}',
        "\ud7ff\u0000\uffff",
        '{"type":"hello","protocol":99}',
        '{"type":"move","move_id":"a\\u0000b","decision":0,"text":"done"}',
        '{"type":"undo","move_id":"a\\u0000b"}',
        '{"type":"chat","text":"a\\u0000b"}',
    ]


STRANGE: list[Any] = [
    None,
    True,
    -1,
    2**63,
    1e308,
    "",
    "\x00",
    "x" * 5000,
    "\ud83d\ude82",
    [],
    {},
    [[]] * 50,
    {"a": {"b": {}}},
    "../../etc",
]
BODIES: dict[str, Any] = {
    "/api/tables": {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}, "terms": {"choice": 60}},
    "/api/guest": {"name": "Anna"},
    "/api/tables/{}/join": {"seat": 1, "invite": "x"},
    "/api/tables/{}/moves": {"move_id": "m", "decision": 0, "text": "done", "seat": 0},
    "/api/tables/{}/rematch": {"promises": ["00" * 32]},
    "/api/tables/{}/branch": {"moment": 0, "seat": 0, "level": "greedy"},
    "/api/me/tokens": {"name": "t", "scopes": ["read"]},
}
PATHS = [
    *("/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/recap", "/api/tables/{}/record", "/api/tables/{}/moments/0"),
    *("/api/tables/{}/moments?many=3", "/api/tables/{}/why?text=done", "/api/tables/{}/draws?many=2", "/api/invites/{}"),
    *(
        "/api/games/{}",
        "/api/games/{}/text/de",
        "/api/games/{}/rules/en?version=1",
        "/api/me",
        "/api/me/tables",
        "/t/{}",
        "/{}",
    ),
    *("/api/tables?status=playing&limit=2", "/api/me/export", "/readyz", "/assets/{}"),
]


@dataclass
class Attack:
    url: str
    many: int
    tables: list[str]
    people: list[tuple[str, str]]  # cookie, and the token that goes with it
    rng: random.Random
    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[int] = field(default_factory=Counter)
    heard: int = 0

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def over(self, kind: str) -> bool:
        """Frames are counted when the server has heard them: what lies in a buffer hurts nobody."""
        done = self.heard if kind == "frames" else sum(self.answers.values())
        return done >= self.many * SHARE[kind]

    def strange_id(self) -> str:
        known = [*self.tables, GAME]
        return quote(self.rng.choice([*known, *known, "nowhere", "..", "%00", "a\x00b", "x" * 300, "\u2028", "🚂"]), safe="")

    def changed(self, body: Any) -> Any:
        """A body as it should be, but for one thing, or two."""
        if isinstance(body, dict) and body and self.rng.random() < 0.9:
            key = self.rng.choice(list(body))
            return {**body, self.rng.choice([key, key, key, "more"]): self.changed(body[key])}
        return self.rng.choice(STRANGE)

    def request(self) -> bytes:
        rng = self.rng
        cookie, csrf = rng.choice([*self.people, *self.people, ("fullsteam=forged", "x"), ("a=b", "")])
        if rng.random() < 0.5:
            path = rng.choice(PATHS).replace("{}", self.strange_id())
            method = rng.choice(["GET", "GET", "GET", "DELETE", "PUT", "OPTIONS", "HEAD", "PATCH"])
            return f"{method} {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n".encode()
        path, plain = rng.choice(list(BODIES.items()))
        body = json.dumps(self.changed(plain)).encode()
        body = rng.choice([body, body, body, body[: len(body) // 2], b"[" * 2000, rng.randbytes(60), b""])
        head = f"POST {path.replace('{}', self.strange_id())} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n"
        head += f"x-csrf-token: {csrf}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        return head.encode() + body


def frame(message: str | bytes) -> bytes:
    """Masked with nothing."""
    data = message.encode("utf-8", "surrogatepass") if isinstance(message, str) else message
    kind, n = (0x81 if isinstance(message, str) else 0x82), len(data)
    size = bytes([0x80 | n]) if n < 126 else b"\xfe" + n.to_bytes(2, "big") if n < 65536 else b"\xff" + n.to_bytes(8, "big")
    return bytes([kind]) + size + bytes(4) + data


async def frames(a: Attack) -> None:
    """Socket after socket; each is spoken to until it is closed."""
    while not a.over("frames"):
        with suppress(*GONE):
            reader, writer = await asyncio.open_connection("127.0.0.1", a.port)
            key = base64.b64encode(os.urandom(16)).decode()
            where, cookie = a.rng.choice(a.tables), a.rng.choice(a.people)[0]
            head = f"GET /api/tables/{where}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            writer.write(f"{head}cookie: {cookie}\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            ears = asyncio.create_task(drain(reader))
            try:
                writer.write(frame('{"type":"hello"}'))
                while not a.over("frames") and not ears.done():
                    burst = [frame(m) for m in a.rng.choices(nasty(a.rng), k=BURST)]
                    writer.write(b"".join(burst))
                    await asyncio.wait_for(writer.drain(), 30)
                    a.sent["frames"] += len(burst)
                    await asyncio.sleep(0)
            finally:
                ears.cancel()
                writer.transport.abort()


async def drain(reader: asyncio.StreamReader) -> None:
    with suppress(*GONE):
        while await reader.read(65536):
            pass


async def requests(a: Attack) -> None:
    """One after the other on a connection, as long as the server keeps it."""
    while not a.over("requests"):
        with suppress(*GONE):
            reader, writer = await asyncio.open_connection("127.0.0.1", a.port)
            try:
                while not a.over("requests"):
                    asked = a.request()
                    writer.write(asked)
                    a.sent["requests"] += 1
                    a.answers[await answer(reader, asked.startswith(b"HEAD"))] += 1
            finally:
                writer.transport.abort()


async def answer(reader: asyncio.StreamReader, headless: bool) -> int:
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
    status = int(head[9:12])
    fields = {k.strip(): v.strip() for k, _, v in (line.partition(b":") for line in head.lower().split(b"\r\n")[1:])}
    if fields.get(b"transfer-encoding") == b"chunked":
        raise EOFError  # a stream: leave it
    if not headless and status not in (204, 304):
        await asyncio.wait_for(reader.readexactly(int(fields.get(b"content-length", b"0"))), 60)
    return status


async def attack(a: Attack, pid: int) -> list[int]:
    """All at once; the server's memory now and then."""
    work = [asyncio.create_task(way(a)) for way in (frames, requests) for _ in range(AT_ONCE)]
    memory: list[int] = []
    while not all(task.done() for task in work):
        memory.append(resident(pid))
        a.heard = int((await asyncio.to_thread(measured, a.url))["fullsteam_messages_total"])
        await asyncio.wait(work, timeout=0.5, return_when=asyncio.ALL_COMPLETED)
    for task in work:
        task.result()
    return memory


def measured(url: str) -> dict[str, float]:
    return prometheus(httpx.get(f"{url}/metrics", verify=False, timeout=60).text)


def set_up(url: str, many: int, seed: int) -> Attack:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    playing, waiting = (anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], terms={"undo": "free"})["id"] for _ in range(2))
    bo.post(f"/api/tables/{playing}/join", {})
    people = [(c.cookie_header()["cookie"], c.csrf()["x-csrf-token"]) for c in (anna, bo)]
    return Attack(url, many, [playing, waiting], people, random.Random(seed))


def campaign(database: str, many: int, seed: int) -> dict[str, Any]:
    port = free_port()
    with patient_process(database, port, tables=50) as process:
        a = set_up(f"http://127.0.0.1:{port}", many, seed)
        began = time.monotonic()
        memory = asyncio.run(attack(a, process.pid))
        alive = process.poll() is None and httpx.get(f"{a.url}/healthz", verify=False, timeout=60).status_code == 200
        errors = measured(a.url)["fullsteam_errors_total"]
    lines = Path(log_of(database)).read_text(encoding="utf-8").splitlines()
    logged = sum(json.loads(line).get("level") == "error" for line in lines if line.startswith("{"))
    warm = memory[len(memory) // 10 : len(memory) // 5 + 1] or memory
    failed = sum(n for status, n in a.answers.items() if status == 500)
    return {
        "sent": a.heard + sum(a.answers.values()),
        "frames heard": a.heard,
        "requests answered": sum(a.answers.values()),
        "seconds": round(time.monotonic() - began),
        "restarts": 0 if alive else 1,
        "500s": failed,
        "silent 500s": max(0, failed - logged),
        "errors": errors,
        "MB when warm": round(max(warm) / 1e6, 1),
        "MB more": round((max(memory[-3:]) - max(warm)) / 1e6, 1),
        "answers": {str(status): n for status, n in sorted(a.answers.items())},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--many", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = campaign(f"{folder}/hostile.db", a.many, a.seed)
        if found["errors"]:
            print(Path(log_of(f"{folder}/hostile.db")).read_text(encoding="utf-8")[-8000:], file=sys.stderr)
    print(json.dumps(found))
    sys.exit(0 if not (found["restarts"] or found["silent 500s"] or found["errors"]) else 1)


if __name__ == "__main__":
    main()
