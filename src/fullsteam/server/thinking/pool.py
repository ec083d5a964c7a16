"""Bots think in other processes. They are sent what was played, and answer with a choice; nothing is lost with them,
for whoever keeps a table asks again."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import structlog

import fullsteam
from fullsteam.bots import bot
from fullsteam.bots.trial import Played, Trial, play_trial
from fullsteam.bots.worker import at_work
from fullsteam.games import ROOMS
from fullsteam.kernel.core import State
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective
from fullsteam.server.operating import SetUpError

LOCAL = "local"  # a cluster that is started here and ends with the server
PATIENCE = 5.0  # seconds a cluster may take to answer
READING = 60.0  # seconds a new worker may take to read its modules
CLUSTER = 64  # thoughts that a cluster is given at a time
KEPT = 200  # positions a worker remembers, so that it need not replay from the start
AUTOGROUP = Path("/proc/self/autogroup")
MODEST = 15  # by how much workers for whom nobody waits let everybody else go first (nice)

Given = TypeVar("Given")
Made = TypeVar("Made")

logger = structlog.get_logger()


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
    box: str = ""  # that the match is played with

    @property
    def room(self) -> Room:
        return ROOMS[self.game].by(self.rules).holding(self.box)


REMEMBERED: OrderedDict[str, tuple[list[tuple[int, int]], State]] = OrderedDict()


def position(t: Thought) -> State:
    """The state after these plies: from where this worker saw the table last, or from the start."""
    room = t.room
    known, s = REMEMBERED.pop(t.table_id, ([], None))
    if s is None or known != t.plies[: len(known)]:
        known, s = [], room.new(t.players, t.options)
    for seat, action in t.plies[len(known) :]:
        room.game.play(s, seat, action)
    REMEMBERED[t.table_id] = (t.plies, s)
    if len(REMEMBERED) > KEPT:
        REMEMBERED.popitem(last=False)
    return s


def choose(t: Thought) -> int:
    """Runs in a worker. The bot gets a copy, seen from its seat."""
    s = position(t).clone()
    return int(bot(t.level).choose(Perspective(t.room, s, t.seat), stream(t.luck, len(t.plies))))


def compiled_here() -> bool:
    """Runs in a worker, which has then set up every game once, so that nothing is missing."""
    for room in ROOMS.values():
        room.new(room.info.min_players, {})
    return fullsteam.compiled()


class Pool(Protocol):
    async def ready(self) -> None: ...

    async def choose(self, t: Thought) -> int: ...

    async def play(self, t: Trial) -> Played | None: ...

    async def done(self, work: Callable[[Given], Made], given: Given) -> Made: ...

    def close(self) -> None: ...


def modestly_at_work() -> None:
    """Linux may share out cores by session first and by nice only within one (autogroup): then what a worker has used would be
    taken from the server. So it is a session of its own, which is modest too."""
    at_work()
    os.nice(MODEST)
    with suppress(OSError):
        os.setsid()
        AUTOGROUP.write_text(str(MODEST))


class LocalPool:
    """Processes on this machine; a pool whose worker died is made anew. modest: they let everybody else go first.

    compiled_when: a server may start on the Python source while its modules are compiled beside it. This process then stays
    with the source (FULLSTEAM_PURE told it so), for it must not mix the two; when the file is there workers change."""

    def __init__(self, processes: int, compiled_when: Path | None = None, modest: bool = False) -> None:
        self.processes = processes
        self.initializer = modestly_at_work if modest else at_work
        self.compiled_when = compiled_when if os.environ.get(fullsteam.PURE) == "1" else None
        self.exchange: asyncio.Task[None] | None = None
        self.pool = self.fresh()
        self.warm: ProcessPoolExecutor | None = None  # the one whose workers have read their modules

    def fresh(self) -> ProcessPoolExecutor:
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawned, initializer=self.initializer)

    async def ready(self) -> None:
        """A new worker reads its modules, for a second or two: that is no thought, and pace.py shall not take it for one."""
        if self.warm is not (pool := self.pool):
            with suppress(BrokenProcessPool):  # whoever thinks next hears of it
                await asyncio.gather(*(asyncio.wrap_future(pool.submit(compiled_here)) for _ in range(self.processes)))
            self.warm = pool

    async def choose(self, t: Thought) -> int:
        if self.compiled_when is not None and self.compiled_when.exists():
            self.compiled_when = None
            self.exchange = asyncio.create_task(self.exchange_workers())
        return await self.done(choose, t)

    async def play(self, t: Trial) -> Played | None:
        return await self.done(play_trial, t)

    async def done(self, work: Callable[[Given], Made], given: Given) -> Made:
        pool = self.pool
        try:
            future: Future[Made] = pool.submit(work, given)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.fresh()
            raise

    async def exchange_workers(self) -> None:
        """New workers read the compiled modules; when they have, they are asked instead of the old ones, which finish their
        thoughts and leave."""
        os.environ.pop(fullsteam.PURE, None)  # workers inherit it; what this process imports was decided at its start
        new = self.fresh()
        try:
            async with asyncio.timeout(READING):
                compiled = await asyncio.wrap_future(new.submit(compiled_here))
        except Exception as error:  # whatever it is: the old workers can go on
            logger.warning("compiled modules cannot be used", error=repr(error))
            compiled = False
        old, self.pool = (self.pool, new) if compiled else (new, self.pool)
        old.shutdown(wait=False)
        if compiled:
            logger.info("bots think compiled")
        else:
            os.environ[fullsteam.PURE] = "1"

    def close(self) -> None:
        if self.exchange is not None:
            self.exchange.cancel()
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
        self.tasks: dict[Any, Any] = {}  # functions that the cluster knows

    async def ready(self) -> None:
        pass

    async def choose(self, t: Thought) -> int:
        return await self.done(choose, t)

    async def play(self, t: Trial) -> Played | None:
        return await self.done(play_trial, t)

    async def done(self, work: Callable[[Given], Made], given: Given) -> Made:
        if work not in self.tasks:
            self.tasks[work] = self.ray.remote(work)
        made: Made = await self.tasks[work].remote(given)
        return made

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


def at_once(bots: str) -> int:
    """How many thoughts a pool is given at a time: as many as can be under way, for what waits there cannot be overtaken."""
    return CLUSTER if bots.startswith("ray:") else int(bots)


def make_pools(bots: str, compiled_when: str = "") -> tuple[Pool, Pool]:
    """Where somebody waits, and where nobody does. bots: a number of processes of each kind here, or ray:ADDRESS (ray:local for
    a cluster of this machine), which serves both."""
    if bots.startswith("ray:"):
        cluster = RayPool(bots.removeprefix("ray:"))
        return cluster, cluster
    sign = Path(compiled_when) if compiled_when else None
    return LocalPool(int(bots), sign), LocalPool(int(bots), sign, modest=True)
