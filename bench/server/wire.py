"""A lean websocket client (asyncio, no library), so that the client is not what is measured; and the pace of a crowd."""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

PATIENCE = 120.0  # seconds until everybody must have been welcomed


@dataclass
class Load:
    """How fast the crowd plays, and how long each answer took."""

    rate: float = 0.0  # moves a second over all matches; 0: as fast as it goes
    times: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    over: int = 0  # sockets whose match has ended
    missing: int = 0  # sockets that have not been welcomed yet
    complete: asyncio.Event = field(default_factory=asyncio.Event)  # everybody has been
    held: list[Callable[[], None]] | None = field(default_factory=list)  # moves kept back until everybody is there
    enough: float = 0.0  # milliseconds: a phase that kept its rate with a p99 below is the last; 0: play them all
    measuring: bool = False
    slot: float = 0.0
    done: bool = False

    def welcomed(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.complete.set()

    def answered(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)

    def no(self, reason: str) -> None:
        self.refused[reason] = self.refused.get(reason, 0) + 1

    def pace(self, move: Callable[[], None]) -> None:
        """Each move has its slot; the slots follow each other at the rate. Nobody begins before all are there."""
        if self.done:
            return
        if self.held is not None:
            self.held.append(move)
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

    async def measure(self, phases: list[tuple[float, float]], sockets: int) -> list[dict[str, Any]]:
        """When everybody is here: for each rate play, and when the crowd has settled measure for so many seconds."""
        try:
            await asyncio.wait_for(self.complete.wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"{self.missing} of {sockets} sockets were not welcomed") from None
        gc.collect()
        gc.disable()  # a pause of the client would be taken for one of the server
        out = []
        last = 0.0
        for self.rate, seconds in phases:
            held, self.held = self.held or [], None
            for move in held:
                self.pace(move)
            await asyncio.sleep(1.0 + (sockets / 2 / last if last else 0.0))  # what still waits for its slot at the old rate
            last = self.rate
            self.times, self.measuring = [], True
            started = time.perf_counter()
            await asyncio.sleep(seconds)
            self.measuring = False
            out.append(self.figures(sockets, time.perf_counter() - started))
            if out[-1]["p99_ms"] < self.enough and out[-1]["moves_per_second"] >= 0.9 * self.rate:
                break
        self.done = True
        return out

    def figures(self, sockets: int, took: float) -> dict[str, Any]:
        times = sorted(self.times)

        def at(share: float) -> float:
            return round(times[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0

        return {
            "sockets": sockets,
            "rate": self.rate,
            "moves": len(times),
            "moves_per_second": round(len(times) / took),
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
            "max_ms": at(1.0),
            "refused": dict(self.refused),
            "over": self.over,
        }


def phases(text: str) -> list[tuple[float, float]]:
    """ "200:10,0:6": 200 moves a second for ten seconds, then as fast as it goes for six."""
    return [(float(rate), float(seconds)) for rate, _, seconds in (part.partition(":") for part in text.split(","))]


def arguments(about: str | None) -> argparse.ArgumentParser:
    """What every crowd is told."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("url")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--phases", type=phases, default="200:10", help="RATE:SECONDS, …; rate 0: as fast as it goes")
    parser.add_argument("--enough", type=float, default=0.0, help="end after a phase that kept its rate with a p99 below (ms)")
    return parser


def frame(text: bytes) -> bytes:
    """A masked text frame; the mask is zero, so there is nothing to mix."""
    n = len(text)
    head = bytes([0x81, 0x80 | n]) if n < 126 else bytes([0x81, 0xFE]) + n.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text


class Wire(asyncio.Protocol):
    """One socket. What it says when it is open, and what it makes of a text, is for those who inherit."""

    def __init__(self, path: str, headers: str = "") -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{headers}"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.buffer = bytearray()
        self.open = False
        self.transport: Any = None

    def begin(self) -> None:
        raise NotImplementedError

    def hear(self, payload: bytes) -> None:
        raise NotImplementedError

    def say(self, text: bytes) -> None:
        self.transport.write(frame(text))

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
            self.begin()
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


async def crowd(players: Sequence[Wire], load: Load, url: str, plan: list[tuple[float, float]]) -> list[dict[str, Any]]:
    """On this machine. They come in one by one, play through the phases together, and hang up."""
    host, _, port = url.removeprefix("http://").partition(":")
    for player in players:
        await asyncio.get_running_loop().create_connection(lambda p=player: p, host, int(port))  # type: ignore[misc]
    found = await load.measure(plan, len(players))
    for player in players:
        player.transport.close()
    return found
