"""Many sockets of real matches against a running server: how many moves a second, and how long until the ack.

A lean client of its own (asyncio, no library), so that the client is not what is measured.
python bench/load.py URL --sockets 1000 --rate 200 --seconds 10"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import uvloop


class Decision(msgspec.Struct):
    id: int
    legal: list[str]


class Heard(msgspec.Struct):
    type: str
    move_id: str | None = None
    decision: Decision | None = None
    reason: str | None = None
    result: Any = None


heard = msgspec.json.Decoder(Heard).decode


def frame(text: bytes) -> bytes:
    """A masked text frame; the mask is zero, so there is nothing to mix."""
    n = len(text)
    head = bytes([0x81, 0x80 | n]) if n < 126 else bytes([0x81, 0xFE]) + n.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text


class Player(asyncio.Protocol):
    """One socket: chooses at random when asked, as soon as its pace allows."""

    def __init__(self, load: Load, host: str, path: str, cookie: str, seed: int) -> None:
        self.load = load
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.buffer = bytearray()
        self.open = False
        self.rng = random.Random(seed)
        self.sent: dict[str, float] = {}
        self.number = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open = True
            self.transport.write(frame(b'{"type":"hello"}'))
        while self.one_frame():
            pass

    def one_frame(self) -> bool:
        b = self.buffer
        if len(b) < 2:
            return False
        n, at = b[1] & 127, 2
        if n == 126:
            if len(b) < 4:
                return False
            n, at = int.from_bytes(b[2:4], "big"), 4
        elif n == 127:
            if len(b) < 10:
                return False
            n, at = int.from_bytes(b[2:10], "big"), 10
        if len(b) < at + n:
            return False
        code, payload = b[0] & 15, bytes(b[at : at + n])
        del b[: at + n]
        if code == 1:
            self.hear(payload)
        elif code == 9:
            self.transport.write(bytes([0x8A, 0x80 | len(payload)]) + b"\0\0\0\0" + payload)
        return True

    def hear(self, payload: bytes) -> None:
        message = heard(payload)
        if message.type == "ack":
            assert message.move_id is not None
            self.load.acked(time.perf_counter() - self.sent.pop(message.move_id))
        elif message.type == "refused":
            self.load.refused[message.reason or ""] = self.load.refused.get(message.reason or "", 0) + 1
        elif message.type == "news" and message.decision is not None:
            decision = message.decision
            self.load.pace(lambda: self.move(decision))

    def move(self, decision: Decision) -> None:
        self.number += 1
        move_id = f"m{self.number}"
        text = self.rng.choice(decision.legal)
        self.sent[move_id] = time.perf_counter()
        message = {"type": "move", "move_id": move_id, "decision": decision.id, "text": text}
        self.transport.write(frame(json.dumps(message).encode()))


@dataclass
class Load:
    rate: float  # moves a second over all tables; 0: as fast as it goes
    times: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    measuring: bool = False
    slot: float = 0.0
    done: bool = False

    def acked(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)

    def pace(self, move: Callable[[], None]) -> None:
        """Each move has its slot; the slots follow each other at the rate."""
        if self.done:
            return
        if not self.rate:
            move()
            return
        now = time.perf_counter()
        self.slot = max(self.slot + 1 / self.rate, now)
        asyncio.get_running_loop().call_later(self.slot - now, self.at_slot, move)

    def at_slot(self, move: Callable[[], None]) -> None:
        if not self.done:
            move()


async def people(url: str, n: int) -> list[str]:
    """So many guests; their cookies."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        csrf = (await http.get("/")).cookies["csrf"]
        out = []
        for i in range(n):
            http.cookies.clear()
            headers = {"cookie": f"csrf={csrf}", "x-csrf-token": csrf}
            answer = await http.post("/api/guest", json={"name": f"guest {i}"}, headers=headers)
            answer.raise_for_status()
            out.append(f"csrf={csrf}; fullsteam={answer.cookies['fullsteam']}")
        return out


async def tables(url: str, game: str, cookies: list[str]) -> list[tuple[str, str]]:
    """Two people a table: (table, cookie) for every socket."""
    out = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for a, b in zip(cookies[::2], cookies[1::2], strict=True):
            new = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = await http.post("/api/tables", json=new, headers=headers(a))
            made.raise_for_status()
            table = made.json()["id"]
            (await http.post(f"/api/tables/{table}/join", json={}, headers=headers(b))).raise_for_status()
            out += [(table, a), (table, b)]
            http.cookies.clear()
    return out


def headers(cookie: str) -> dict[str, str]:
    return {"cookie": cookie, "x-csrf-token": cookie.partition(";")[0].partition("=")[2]}


async def run(url: str, game: str, sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    load = Load(rate)
    seats = await tables(url, game, await people(url, sockets))
    host, _, port = url.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    players = []
    for i, (table, cookie) in enumerate(seats):
        path = f"/api/tables/{table}/socket"
        _, player = await loop.create_connection(lambda p=path, c=cookie, i=i: Player(load, host, p, c, i), host, int(port))  # type: ignore[misc]
        players.append(player)
    await asyncio.sleep(min(2.0, seconds / 4))
    load.measuring = True
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring, took = False, time.perf_counter() - started
    load.done = True
    await asyncio.sleep(0.5)
    for player in players:
        player.transport.close()
    return figures(load, sockets, took)


def figures(load: Load, sockets: int, took: float) -> dict[str, Any]:
    times = sorted(load.times)

    def at(share: float) -> float:
        return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0

    return {
        "sockets": sockets,
        "rate": load.rate,
        "moves": len(times),
        "moves_per_second": round(len(times) / took),
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
        "max_ms": at(1.0),
        "refused": load.refused,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("--game", default="")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    a = parser.parse_args()
    game = a.game or httpx.get(f"{a.url}/api/games").json()[0]["id"]
    print(json.dumps(uvloop.run(run(a.url, game, a.sockets, a.rate, a.seconds))))


if __name__ == "__main__":
    main()
