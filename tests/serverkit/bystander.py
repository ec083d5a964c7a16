"""Somebody who asks a server for pongs while others flood it, and an empty server beside it that he asks at the same moments.

How long he waits depends on who else works on this machine, too. The system counts how long a process that could work stood in
line for a core: without that it is what the server itself let him wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from serverkit.clients import Table
from serverkit.figures import quantile

PATIENCE = 60.0  # seconds until a flood has come through


@dataclass
class Pongs:
    """Seconds, one ping after the other."""

    waited: list[float] = field(default_factory=list)  # as he saw it
    ours: list[float] = field(default_factory=list)  # without the time in which server and he stood in line for a core
    empty: list[float] = field(default_factory=list)  # what an empty server took, asked right after

    def figures(self) -> dict[str, float]:
        """The worst in milliseconds; what the machine alone takes beside it, and how many times as long our median is."""
        middle, idle = quantile(self.waited, 0.5), quantile(self.empty, 0.5)
        return {
            "worst pong ms": round(1000 * max(self.waited), 1),
            "worst pong ms without standing in line": round(1000 * max(self.ours), 1),
            "worst pong ms of an empty server": round(1000 * max(self.empty), 1),
            "times an empty server's median": round(middle / idle, 2),
        }


def in_line(thread: str) -> float:
    """Seconds that it could have worked and had no core, so far; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{thread}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with closing(writer), suppress(ConnectionError):
        while line := await reader.readline():
            writer.write(line)


def serve_nothing(listening: socket.socket) -> None:
    async def work() -> None:
        async with await asyncio.start_server(echo, sock=listening) as server:
            await server.serve_forever()

    asyncio.run(work())


@contextmanager
def empty_server() -> Iterator[int]:
    """Gives back every line, in a process of its own; its port."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        process = multiprocessing.get_context("fork").Process(target=serve_nothing, args=(listening,), daemon=True)
        process.start()
        try:
            yield int(listening.getsockname()[1])
        finally:
            process.kill()
            process.join()


async def bystander(table: Table, pid: int, empty: int, seconds: float, enough: Callable[[], bool]) -> Pongs:
    """For so long, and until he has seen enough, if his patience lasts."""
    pongs, began = Pongs(), time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", empty)
    async with table as t:
        await t.hello()
        while not pongs.waited or (past := time.monotonic() - began) < seconds or (past < PATIENCE and not enough()):
            lost, asked = in_line(str(pid)) + in_line("thread-self"), time.perf_counter()
            await t.say("ping", t=asked)
            await t.hear("pong")
            waited = time.perf_counter() - asked
            pongs.waited.append(waited)
            pongs.ours.append(waited - (in_line(str(pid)) + in_line("thread-self") - lost))
            asked = time.perf_counter()
            writer.write(b"ping\n")
            await reader.readline()
            pongs.empty.append(time.perf_counter() - asked)
            await asyncio.sleep(0.06)
    writer.close()
    return pongs
