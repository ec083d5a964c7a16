"""The keeper of a process: it keeps going the tables it is responsible for, and takes over those that nobody keeps."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from typing import TYPE_CHECKING

import structlog

from fullsteam.server.store import keepers
from fullsteam.server.store import tables as sql
from fullsteam.server.table.beginning import begin
from fullsteam.server.table.driver import Driver
from fullsteam.server.table.live import LiveTable
from fullsteam.server.table.rules import CourseError, known_rules

if TYPE_CHECKING:
    from fullsteam.server.table.process import Process

LEASE = 6_000  # milliseconds a process keeps its tables without saying so again
BEAT = 2.0  # seconds between two times that it does
SLICE = 50  # tables looked at in one go: whoever makes a move meanwhile need not wait for them all
SWEEP = 600.0  # seconds between two times that all memory is looked through for circles
DAY = 86_400_000  # milliseconds
IDLE = 600.0  # seconds after which a table that nobody looks at rests and leaves the memory ...
MOST = 2000  # ... or, if there are more tables than this, ...
RUSH = 15.0  # ... so many seconds

logger = structlog.get_logger()


class Keeper:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.drivers: dict[str, Driver] = {}  # of the tables this process keeps
        self.taking: set[str] = set()  # tables whose turn to be taken up has not come yet
        self.turn = asyncio.Lock()
        self.swept = float("-inf")  # when the collector last looked at everything
        self.task: asyncio.Task[None] | None = None

    def drive(self, table: LiveTable) -> None:
        """Something has changed at this table: bots, clocks, counts, orders."""
        if table.row.status != "playing" or self.process.draining:
            return
        if (driver := self.drivers.get(table.row.id)) is not None:
            driver.look()
        elif table.woken < self.process.loop.time() - IDLE / 2:  # another process keeps it, or nobody does
            table.woken = self.process.loop.time()
            self.process.spawn(self.wake(table))

    async def wake(self, table: LiveTable) -> None:
        """Does it rest? Then this process keeps it from now on."""
        if await self.process.store.write(keepers.wake, table.row.id, self.process.name, self.process.now() + LEASE):
            await self.keep(table)

    async def rest(self, driver: Driver) -> None:
        """Nothing is due here for long and nobody looks: let go, and let the store remember when it must be taken up again."""
        table = driver.table
        if table.connections or table.used > self.process.loop.time() - IDLE:
            return
        until = driver.idle_until()
        if until < self.process.now() + 1000 * IDLE:
            return
        self.let_go(table.row.id)
        table.woken = float("-inf")
        if not await self.process.store.write(keepers.rest, table.row.id, self.process.name, table.course.n, until - LEASE):
            await self.keep(table)

    def forget_idle(self) -> None:
        """Tables nobody looks at leave the memory, sooner if there are many, the longest unused first. Those with a clock
        to watch stay: the driver needs them."""
        now = self.process.loop.time()
        for table_id, table in sorted(self.process.tables.items(), key=lambda item: item[1].used):
            patience = IDLE if len(self.process.tables) <= MOST else RUSH
            if table.used > now - patience:
                break
            if not table.connections and table_id not in self.drivers and not table.alone.locked():
                del self.process.tables[table_id]

    async def close_abandoned(self) -> None:
        now = self.process.now()
        for table_id in await self.process.store.write(
            sql.close_abandoned, now - int(self.process.config.abandoned * DAY), now
        ):
            logger.info("closed, abandoned", table=table_id)
            self.let_go(table_id)
            if (table := self.process.tables.get(table_id)) is not None:
                await table.act(table.catch_up())
            self.process.publish(table_id)

    async def keep(self, table: LiveTable) -> None:
        """This process plays its bots and watches its clocks from now on. (It may have been forgotten while it was woken: there
        must never be two of it in memory.)"""
        table = self.process.tables.setdefault(table.row.id, table)
        if table.row.id not in self.drivers and table.row.status == "playing":
            orders = await self.process.store.read(sql.orders_of, table.row.id)
            if table.row.id not in self.drivers:
                self.drivers[table.row.id] = Driver(self.process, table, orders)
        self.drive(table)

    async def open(self) -> None:
        """Take over what is being played, also from processes of this machine that are no more."""
        for keeper in await self.process.store.read(keepers.all_keepers):
            if is_dead(keeper):
                await self.process.store.write(keepers.release, keeper)
        self.task = self.process.loop.create_task(self._beat_for_ever())

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception as error:
                logger.error("the keeper missed a beat", error=repr(error), exc_info=error)
                self.process.metrics.errors.inc()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        before = set(self.drivers)
        mine = await self.keep_all()
        for table_id in before - mine:
            self.let_go(table_id)
        for table_id in mine - set(self.drivers):
            self.process.spawn(self.take_up(table_id))
        for i, driver in enumerate(list(self.drivers.values())):
            if self.drivers.get(driver.table.row.id) is driver:  # a while has passed
                driver.look_again()
                await self.rest(driver)
            if i % SLICE == 0:
                await asyncio.sleep(0)
        self.forget_idle()
        if self.process.loop.time() > self.swept + SWEEP:
            self.swept = self.process.loop.time()
            gc.collect()
            await self.close_abandoned()
        if self.process.tell_others is not None:
            await self.read_what_was_missed()

    async def keep_all(self) -> set[str]:
        """Say that this process lives, take over what nobody keeps; all that it keeps now."""
        now, rules = self.process.now(), known_rules()
        mine, lost = await self.process.store.read(keepers.mine_and_lost, self.process.name, now, rules)
        if lost:
            mine = await self.process.store.write(keepers.keep, self.process.name, now, now + LEASE, rules)
        elif mine:
            await self.process.store.write(keepers.live, self.process.name, now + LEASE)
        return set(mine)

    async def read_what_was_missed(self) -> None:
        """Several processes: a table that has fallen behind its log (a message was lost) reads on."""
        here = {
            table_id: table for table_id, table in self.process.tables.items() if table.connections or table_id in self.drivers
        }
        for table_id, n in (await self.process.store.read(sql.lengths, list(here))).items():
            if n > here[table_id].course.n and not here[table_id].alone.locked():
                await here[table_id].act(here[table_id].catch_up())

    async def take_up(self, table_id: str) -> None:
        """One table after the other: a start with a thousand matches keeps nobody waiting who comes meanwhile."""
        if table_id in self.taking:
            return
        self.taking.add(table_id)
        try:
            async with self.turn:
                await self.take_up_now(table_id)
        finally:
            self.taking.discard(table_id)

    async def take_up_now(self, table_id: str) -> None:
        try:
            table = await self.process.get(table_id)
        except CourseError as error:
            logger.error("a match cannot go on", table=table_id, error=str(error))
            return
        if not table.course.started:
            await table.act(begin(table))
        elif table.course.over:
            await table.act(self.process.finished(table))
        await self.keep(table)

    def let_go(self, table_id: str) -> None:
        """Nothing is to be done for it any more, by this process."""
        if (driver := self.drivers.pop(table_id, None)) is not None:
            driver.stop()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
        for driver in self.drivers.values():
            driver.stop()


def is_dead(keeper: str) -> bool:
    """Was this a process of this machine that is no more? (Of other machines we cannot know; their lease runs out.)"""
    host, _, pid = keeper.rpartition(":")
    if host != socket.gethostname()[:40]:
        return False
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return int(pid) == os.getpid()
