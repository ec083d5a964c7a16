"""The hall: all tables that this process has in memory, and the heart that keeps those it is responsible for going."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.bots import BOTS
from fullsteam.server import ratings
from fullsteam.server.botpool import Pool
from fullsteam.server.config import Config
from fullsteam.server.course import Course, CourseError, known_rules
from fullsteam.server.driver import Driver
from fullsteam.server.metrics import Metrics
from fullsteam.server.pace import Pace
from fullsteam.server.readiness import Readiness
from fullsteam.server.replay import nameless_record, replayed_gently
from fullsteam.server.store import Store, StoreError
from fullsteam.server.store import tables as sql
from fullsteam.server.store.rows import Entry, Terms
from fullsteam.server.table import LiveTable, load

LEASE = 6_000  # milliseconds a process keeps its tables without saying so again
BEAT = 2.0  # seconds between two times that it does
SLICE = 50  # tables looked at in one go: whoever makes a move meanwhile need not wait for them all
SWEEP = 600.0  # seconds between two times that all memory is looked through for circles
COUNT_GRACE = 5.0  # seconds after a start in which no count of an outcry ends
DAY = 86_400_000  # milliseconds
REPLAYS = 32  # moments of matches that are remembered
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory ...
MOST = 2000  # ... or, if there are more tables than this, ...
RUSH = 15.0  # ... so many seconds

logger = structlog.get_logger()


class NoSuchTable(LookupError):
    """There is no table of this id."""


def process_name() -> str:
    return f"{socket.gethostname()[:40]}:{os.getpid()}"


class Hall:
    def __init__(self, store: Store, pool: Pool, config: Config, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.pool = pool
        self.config = config
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.started = self.now()
        self.count_from = self.started + int(min(config.grace, COUNT_GRACE) * 1000)
        self.name = process_name()
        self.metrics = Metrics()
        self.readiness = Readiness(store)
        self.pace = Pace(config.bot_delay)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.drivers: dict[str, Driver] = {}  # of the tables this process keeps
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tell_others: Callable[[str], None] | None = None  # several processes: how the others hear of an entry
        self.sockets: dict[str, int] = {}  # how many sockets and streams each person has open
        self.knocks: Counter[str] = Counter()  # handshakes of each address in this minute
        self.minute = 0
        self.heart: asyncio.Task[None] | None = None
        self.draining = False
        self.taking: set[str] = set()  # tables whose turn to be taken up has not come yet
        self.turn = asyncio.Lock()
        self.forget_identities: Callable[[], None] = lambda: None  # the guard's
        self.replays: OrderedDict[tuple[str, int], Course] = OrderedDict()  # tables as they were at moments asked for lately
        self.swept = float("-inf")  # when the collector last looked at everything

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it run; if it fails, the log says so."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task failed", error=repr(error))
            self.metrics.errors.inc()

    # Tables.

    async def get(self, table_id: str) -> LiveTable:
        """The table, read from the store if it is not in memory. NoSuchTable; CourseError if its log does not replay."""
        if (known := self.tables.get(table_id)) is not None:
            known.used = self.loop.time()
            return known
        if table_id not in self.loading:
            task = self.loop.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        row, seats, entries = await self.store.read(load, table_id)
        if row is None:
            raise NoSuchTable(table_id)
        table = LiveTable(self, row, seats)
        table.course = await replayed_gently(row, seats, entries)
        table.used = self.loop.time()
        self.tables[table_id] = table
        return table

    async def at(self, table_id: str, moment: int) -> Course:
        """A table as it was at a moment; the last few are remembered, for who steps through a match asks for many."""
        if (known := self.replays.get((table_id, moment))) is None:
            row, seats, entries = await self.store.read(load, table_id)
            assert row is not None
            known = await replayed_gently(row, seats, entries[: moment + 1])
        self.replays[table_id, moment] = known
        self.replays.move_to_end((table_id, moment))
        if len(self.replays) > REPLAYS:
            self.replays.popitem(last=False)
        return known

    def forget_idle(self) -> None:
        """Tables nobody looks at leave the memory, sooner if there are many, the longest unused first. Those with a clock
        to watch stay: the driver needs them."""
        now = self.loop.time()
        for table_id, table in sorted(self.tables.items(), key=lambda item: item[1].used):
            patience = IDLE if len(self.tables) <= MOST else RUSH
            if table.used > now - patience:
                break
            if not table.connections and table_id not in self.drivers and not table.alone.locked():
                del self.tables[table_id]

    def written(self, table: LiveTable, entry: Entry) -> None:
        by = entry.by.partition(":")[0]
        self.metrics.entry(entry.kind, "user" if by == "auto" else by)  # nobody shall see that an order answered
        if entry.kind != "move" or self.config.log_moves:
            about = {"kind": entry.kind, "seat": entry.seat, "by": entry.by}
            logger.info("entry", table=entry.table_id, n=entry.n, ply=table.course.told, **about)

    def publish(self, table_id: str, what: str = "log") -> None:
        if self.tell_others is not None:
            self.tell_others(f"{what} {table_id}")

    async def heard(self, message: str) -> None:
        """Another process has written to a table: to its log, its chat or its orders."""
        what, _, table_id = message.partition(" ")
        if what == "gone":
            self.hang_up(table_id)
        table = self.tables.get(table_id)
        if table is not None and what == "log":
            await table.act(table.catch_up())
        if table is not None and what == "names":
            await table.act(table.reload())
            table.tell_table()
        if table is not None and what == "chat" and table.connections:
            await table.act(table.catch_up_chat())
        if what == "orders" and (driver := self.drivers.get(table_id)) is not None:
            await driver.read_orders()

    async def finished(self, table: LiveTable) -> None:
        """The match is over: write down the result, once, and rate it if that was agreed."""
        match = table.course.match
        scores = [int(match.game.score(match.state, seat)) for seat in range(table.row.players)]
        places = match.game.places(match.state)
        await self.store.write(
            ratings.finish, table.row, table.seats, scores, places, self.now(), nameless_record(table.course)
        )
        row, seats, _ = await self.store.read(load, table.row.id, table.course.n)
        assert row is not None
        table.seat_people(row, seats)
        logger.info("match over", table=row.id, game=row.game, scores=scores, ply=table.course.told)
        table.tell_table()
        if (driver := self.drivers.pop(row.id, None)) is not None:
            driver.stop()

    def stand_in(self, terms: Terms) -> str:
        return terms.takeover or default_level()

    # The heart.

    def drive(self, table: LiveTable) -> None:
        """Something has changed at this table: bots, clocks, counts, orders."""
        if table.row.status != "playing" or self.draining:
            return
        if (driver := self.drivers.get(table.row.id)) is not None:
            driver.look()
        elif table.woken < self.loop.time() - IDLE / 2:  # another process keeps it, or nobody does
            table.woken = self.loop.time()
            self.spawn(self.wake(table))

    async def wake(self, table: LiveTable) -> None:
        """Does it rest? Then this process keeps it from now on."""
        if await self.store.write(sql.wake, table.row.id, self.name, self.now() + LEASE):
            await self.keep(table)

    async def rest(self, driver: Driver) -> None:
        """Nothing is due here for long and nobody looks: let go, and let the store remember when it must be taken up again."""
        table = driver.table
        if table.connections or table.used > self.loop.time() - IDLE:
            return
        until = driver.idle_until()
        if until < self.now() + 1000 * IDLE:
            return
        del self.drivers[table.row.id]
        driver.stop()
        table.woken = float("-inf")
        if not await self.store.write(sql.rest, table.row.id, self.name, table.course.n, until - LEASE):
            await self.keep(table)

    async def close_abandoned(self) -> None:
        now = self.now()
        for table_id in await self.store.write(sql.close_abandoned, now - int(self.config.abandoned * DAY), now):
            logger.info("closed, abandoned", table=table_id)
            if (driver := self.drivers.pop(table_id, None)) is not None:
                driver.stop()
            if (table := self.tables.get(table_id)) is not None:
                await table.act(table.catch_up())
            self.publish(table_id)

    async def keep(self, table: LiveTable) -> None:
        """This process plays its bots and watches its clocks from now on. (It may have been forgotten while it was woken: there
        must never be two of it in memory.)"""
        table = self.tables.setdefault(table.row.id, table)
        if table.row.id not in self.drivers and table.row.status == "playing":
            orders = await self.store.read(sql.orders_of, table.row.id)
            if table.row.id not in self.drivers:
                self.drivers[table.row.id] = Driver(self, table, orders)
        self.drive(table)

    async def open(self) -> None:
        """Take over what is being played, also from processes of this machine that are no more."""
        for keeper in await self.store.read(sql.all_keepers):
            if is_dead(keeper):
                await self.store.write(sql.release, keeper)
        self.heart = self.loop.create_task(self._beat_for_ever())

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception as error:
                logger.error("the heart missed a beat", error=repr(error))
                self.metrics.errors.inc()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        before = set(self.drivers)
        mine = await self.keep_all()
        for table_id in before - mine:
            if (driver := self.drivers.pop(table_id, None)) is not None:  # else its match ended meanwhile
                driver.stop()
        for table_id in mine - set(self.drivers):
            self.spawn(self.take_up(table_id))
        for i, driver in enumerate(list(self.drivers.values())):
            if self.drivers.get(driver.table.row.id) is driver:  # a while has passed
                driver.look_again()
                await self.rest(driver)
            if i % SLICE == 0:
                await asyncio.sleep(0)
        self.forget_idle()
        if self.loop.time() > self.swept + SWEEP:
            self.swept = self.loop.time()
            gc.collect()
            await self.close_abandoned()
        if self.tell_others is not None:
            await self.read_what_was_missed()

    async def keep_all(self) -> set[str]:
        """Say that this process lives, take over what nobody keeps; all that it keeps now."""
        now, rules = self.now(), known_rules()
        mine, lost = await self.store.read(sql.mine_and_lost, self.name, now, rules)
        if lost:
            mine = await self.store.write(sql.keep, self.name, now, now + LEASE, rules)
        elif mine:
            await self.store.write(sql.live, self.name, now + LEASE)
        return set(mine)

    async def read_what_was_missed(self) -> None:
        """Several processes: a table that has fallen behind its log (a message was lost) reads on."""
        here = {table_id: table for table_id, table in self.tables.items() if table.connections or table_id in self.drivers}
        for table_id, n in (await self.store.read(sql.lengths, list(here))).items():
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
            table = await self.get(table_id)
        except CourseError as error:
            logger.error("a match cannot go on", table=table_id, error=str(error))
            return
        if not table.course.started:
            await table.act(table.begin())
        elif table.course.over:
            await table.act(self.finished(table))
        await self.keep(table)

    async def close(self) -> None:
        """Drain: no new work; what is being written is finished. (Sockets were told 1012, come again, by uvicorn.)"""
        self.draining = True
        if self.heart is not None:
            self.heart.cancel()
        for driver in self.drivers.values():
            driver.stop()
        for table in list(self.tables.values()):
            async with table.alone:
                pass
        self.pool.close()
        try:
            await self.store.write(sql.release, self.name)
        except (StoreError, SQLAlchemyError) as error:  # its lease runs out by itself
            logger.error("the tables were not released", error=repr(error))
        self.store.close()

    # People who have changed.

    def changed(self, user_id: str) -> None:
        """A session or a token ended, or a person did: his sockets must come again and say who they are, everywhere."""
        self.hang_up(user_id)
        self.publish(user_id, "gone")

    def hang_up(self, user_id: str) -> None:
        self.forget_identities()
        for table in self.tables.values():
            for c in [c for c in table.connections if c.user is not None and c.user.id == user_id]:
                c.drop()

    # How many a person may have open.

    def knock(self, address: str) -> bool:
        """A handshake of a socket; each address has as many a minute as requests."""
        if self.minute != (minute := int(self.loop.time() // 60)):
            self.minute = minute
            self.knocks.clear()
        self.knocks[address] += 1
        return self.knocks[address] <= self.config.requests

    def admit(self, name: str, limit: int) -> bool:
        if self.sockets.get(name, 0) >= limit:
            return False
        self.sockets[name] = self.sockets.get(name, 0) + 1
        return True

    def release(self, name: str) -> None:
        self.sockets[name] -= 1
        if not self.sockets[name]:
            del self.sockets[name]


def default_level() -> str:
    """The bot that takes over where nobody chose one: the second in the registry (the first plays at random)."""
    names = list(BOTS)
    return names[min(1, len(names) - 1)]


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
