"""Bots think in other processes. They are sent what was played, and answer with a choice; nothing is lost with them,
for whoever keeps a table asks again."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, Protocol

from fullsteam.bots import bot
from fullsteam.bots.worker import at_work
from fullsteam.games import ROOMS
from fullsteam.kernel.core import State
from fullsteam.kernel.rng import stream
from fullsteam.play.perspective import Perspective
from fullsteam.server.operating import SetUpError

LOCAL = "local"  # a cluster that is started here and ends with the server
PATIENCE = 5.0  # seconds a cluster may take to answer
KEPT = 200  # positions a worker remembers, so that it need not replay from the start


class Thought(NamedTuple):
    """All a worker needs to choose for a seat."""

    table_id: str
    game: str
    rules: int  # the version that the match is played by
    players: int
    options: dict[str, str]
    plies: list[tuple[int, int]]
    seat: int
    level: str
    luck: int


REMEMBERED: OrderedDict[str, tuple[list[tuple[int, int]], State]] = OrderedDict()


def position(t: Thought) -> State:
    """The state after these plies: from where this worker saw the table last, or from the start."""
    game = ROOMS[t.game].game
    known, s = REMEMBERED.pop(t.table_id, ([], None))
    if s is None or known != t.plies[: len(known)]:
        known, s = [], ROOMS[t.game].by(t.rules).new(t.players, t.options)
    for seat, action in t.plies[len(known) :]:
        game.play(s, seat, action)
    REMEMBERED[t.table_id] = (t.plies, s)
    if len(REMEMBERED) > KEPT:
        REMEMBERED.popitem(last=False)
    return s


def choose(t: Thought) -> int:
    """Runs in a worker. The bot gets a copy, seen from its seat."""
    s = position(t).clone()
    return int(bot(t.level).choose(Perspective(ROOMS[t.game].by(t.rules), s, t.seat), stream(t.luck, len(t.plies))))


class Pool(Protocol):
    async def choose(self, t: Thought) -> int: ...

    def close(self) -> None: ...


class LocalPool:
    """Processes on this machine; a pool whose worker died is made anew."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=at_work)

    async def choose(self, t: Thought) -> int:
        pool = self.pool
        try:
            future: Future[int] = pool.submit(choose, t)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.fresh()
            raise

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class RayPool:
    """Processes of a Ray cluster (extra: cluster). Every machine of it needs the same fullsteam."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise SetUpError("--bots ray:ADDRESS needs Ray: pip install 'fullsteam[cluster]'") from None
        knock(address)
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        where = {"include_dashboard": False} if address == LOCAL else {"address": address}
        try:
            ray.init(**where, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise SetUpError(f'no Ray cluster answers at "{address}": {" ".join(str(error).split())}') from None
        self.ray = ray
        self.task = ray.remote(choose)

    async def choose(self, t: Thought) -> int:
        return int(await self.task.remote(t))

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():  # local, auto
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise SetUpError(f'no Ray cluster answers at "{address}": {error}') from None


def make_pool(bots: str) -> Pool:
    """bots: a number of processes here, or ray:ADDRESS (ray:local for a cluster of this machine)."""
    if bots.startswith("ray:"):
        return RayPool(bots.removeprefix("ray:"))
    return LocalPool(int(bots))
