"""A bad line: between clients and a server, or between a server and its database. It delays, cuts, says things twice, brings
them late, or falls silent without hanging up."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field

from serverkit.servers import free_port

GONE = (OSError, EOFError)


@dataclass(frozen=True)
class Weather:
    """How likely each mishap is, for every message of a client; and the longest that one waits."""

    delay: float = 0.0  # seconds
    cut: float = 0.0  # both ends hear of it; the message is lost
    double: float = 0.0  # it comes twice
    late: float = 0.0  # the client is cut off; the message comes when he may long be back on another line
    silent: float = 0.0  # nothing goes through any more, and nobody hangs up
    silence: float = 8.0  # seconds until somebody does


CALM = Weather()
STORM = Weather(delay=0.02, cut=0.02, double=0.1, late=0.03, silent=0.004)


@dataclass(eq=False)
class Line:
    """Two ends."""

    client: asyncio.StreamReader
    to_client: asyncio.StreamWriter
    server: asyncio.StreamReader
    to_server: asyncio.StreamWriter
    dead: bool = False  # silent

    def hang_up(self) -> None:
        for end in (self.to_client, self.to_server):
            end.transport.abort()


@dataclass
class Proxy:
    """Listens on a port of its own. messages: the clients speak over websockets, and whole messages meet the weather."""

    target: int
    messages: bool = True
    weather: Weather = CALM
    seed: int = 1
    port: int = field(default_factory=free_port)
    did: Counter[str] = field(default_factory=Counter)
    lines: set[Line] = field(default_factory=set)

    async def __aenter__(self) -> Proxy:
        self.rng = random.Random(self.seed)
        self.through = asyncio.Event()
        self.through.set()
        self.listener = await asyncio.start_server(self.serve, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listener.close()
        self.cut_all()
        await self.listener.wait_closed()

    def cut_all(self) -> None:
        """As when a switch restarts."""
        for line in list(self.lines):
            line.hang_up()

    async def hold(self, seconds: float) -> None:
        """Nothing comes through for so long; then all of it."""
        self.through.clear()
        await asyncio.sleep(seconds)
        self.through.set()

    async def serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        try:
            server, to_server = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            to_client.transport.abort()
            return
        line = Line(client, to_client, server, to_server)
        self.lines.add(line)
        back = asyncio.create_task(self.answers(line))
        try:
            async for part in frames(client) if self.messages else chunks(client):
                if not await self.carry(line, part):
                    break
            to_server.close()  # what the server still says is for nobody
        except GONE:
            pass
        finally:
            back.cancel()
            line.hang_up()
            self.lines.discard(line)

    async def answers(self, line: Line) -> None:
        with suppress(*GONE):
            async for part in chunks(line.server):
                await self.through.wait()
                if not line.dead:
                    line.to_client.write(part)
                    await line.to_client.drain()
        if not line.dead:
            line.to_client.close()

    async def carry(self, line: Line, part: bytes) -> bool:
        """One message on its way to the server; False: the line is gone."""
        await self.through.wait()
        w = self.weather
        if not self.messages or part.startswith(b"GET "):
            line.to_server.write(part)
            await line.to_server.drain()
            return True
        await asyncio.sleep(self.rng.uniform(0, w.delay))
        mishap = self.rng.choices(["cut", "double", "late", "silent", ""], self.weights(w))[0]
        self.did[mishap or "carried"] += 1
        if mishap == "cut":
            return False
        if mishap == "late":
            line.dead = True
            line.to_client.transport.abort()
            await asyncio.sleep(self.rng.uniform(0.05, 1.0))
        if mishap == "silent":
            line.dead = True
            await asyncio.sleep(w.silence)
            return False
        line.to_server.write(part * (2 if mishap == "double" else 1))
        await line.to_server.drain()
        if mishap == "late":
            await asyncio.sleep(0.2)  # it is read before the line is
        return mishap != "late"

    def weights(self, w: Weather) -> list[float]:
        return [w.cut, w.double, w.late, w.silent, 1 - w.cut - w.double - w.late - w.silent]


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while part := await reader.read(65536):
        yield part


async def frames(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The hand-shake, then each frame of a client, whole."""
    yield await reader.readuntil(b"\r\n\r\n")
    while True:
        head = await reader.readexactly(2)
        size = head[1] & 0x7F
        more = await reader.readexactly({126: 2, 127: 8}.get(size, 0))
        length = int.from_bytes(more, "big") if more else size
        masked = 4 if head[1] & 0x80 else 0
        yield head + more + await reader.readexactly(masked + length)
