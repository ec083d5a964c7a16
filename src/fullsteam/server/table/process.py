"""The process: all tables that this process has in memory."""

from __future__ import annotations

import asyncio
import os
import socket
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.bots import BOTS
from fullsteam.play.feats import achieved
from fullsteam.server.operating import Clock, Config, Metrics
from fullsteam.server.people import ratings
from fullsteam.server.store import Entry, Notice, Readiness, Store, StoreError, Terms, Unreadable, keepers
from fullsteam.server.store import notices as outbox
from fullsteam.server.store import tables as sql
from fullsteam.server.table.course import Course
from fullsteam.server.table.keeper import Keeper
from fullsteam.server.table.live import LiveTable
from fullsteam.server.table.replay import load, nameless_record, replayed_gently
from fullsteam.server.table.rules import CourseError
from fullsteam.server.table.unattended import Unattended
from fullsteam.server.thinking import Pace, Pool, Turns, at_once
from fullsteam.server.wire import COME_AGAIN, SocketLimits

COUNT_GRACE = 5.0  # seconds after a start in which no count of an outcry ends
REPLAYS = 32  # moments of matches that are remembered

logger = structlog.get_logger()


class NoSuchTable(LookupError):
    """There is no table of this id."""


def process_name() -> str:
    return f"{socket.gethostname()[:40]}:{os.getpid()}"


class Process:
    def __init__(self, store: Store, pools: tuple[Pool, Pool], config: Config, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.turns = Turns(*pools, at_once(config.bots))
        self.unattended = Unattended(config.unattended, config.unattended_all)
        self.config = config
        self.now = now or Clock()
        self.started = self.now()
        self.count_from = self.started + int(min(config.grace, COUNT_GRACE) * 1000)
        self.name = process_name()
        self.page = ""  # the fingerprint of the page that is served: who has an older one is told
        self.metrics = Metrics()
        self.readiness = Readiness(store)
        self.pace = Pace(config.bot_delay)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tell_others: Callable[[str], None] | None = None  # several processes: how the others hear of an entry
        self.keeper = Keeper(self)
        self.limits = SocketLimits()
        self.trials: set[str] = set()  # people whose boxes are tried out now
        self.hints: set[str] = set()  # people for whom a hint, or a try, is thought about now
        self.draining = False
        self.reachable: set[str] = set()  # people who can be told something while they are not here
        self.noticed: Callable[[Sequence[Notice]], None] = lambda written: None  # for them
        self.forget_identities: Callable[[], None] = lambda: None  # the guard's
        self.forbids: Callable[[str], bool] = lambda name: False  # may nobody be called so? the warden knows
        self.replays: OrderedDict[tuple[str, int], Course] = OrderedDict()  # tables as they were at moments asked for lately

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
            logger.error("a task failed", error=repr(error), exc_info=error)
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
        try:
            row, seats, entries = await self.store.read(load, table_id)
        except Unreadable as error:
            raise CourseError(str(error)) from None
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

    def written(self, table: LiveTable, entry: Entry) -> None:
        by = entry.by.partition(":")[0]
        self.metrics.entry(entry.kind, "user" if by == "auto" else by)  # nobody shall see that an order answered
        if entry.kind != "move" or self.config.log_moves:
            about = {"kind": entry.kind, "seat": entry.seat, "by": entry.by}
            logger.info("entry", table=entry.table_id, n=entry.n, ply=table.course.told, **about)

    def looked(self, user_id: str, table_id: str) -> None:
        """He sees for himself what he might have been told."""
        if user_id in self.reachable:
            self.spawn(self.store.write(outbox.seen, user_id, table_id))

    def publish(self, table_id: str, what: str = "log") -> None:
        if self.tell_others is not None:
            self.tell_others(f"{what} {table_id}")

    async def heard(self, message: str) -> None:
        """Another process has written to a table: to its log, its chat or its orders."""
        what, _, table_id = message.partition(" ")
        if what == "reach":
            self.reachable = await self.store.read(outbox.reachable)
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
        if what == "orders" and (driver := self.keeper.drivers.get(table_id)) is not None:
            await driver.read_orders()
        elif what == "orders" and table is not None and table.connections:
            await table.catch_up_orders()

    async def finished(self, table: LiveTable) -> None:
        """The match is over: write down the result, once, and rate it if that was agreed; or that there is none."""
        outcome, record = table.course.outcome(), nameless_record(table.course)
        scores, places = outcome or ([], [])
        if outcome is None:
            await self.store.write(sql.close, table.row.id, self.now(), "playing")
        else:
            feats = achieved(table.course.match)
            await self.store.write(ratings.finish, table.row, table.seats, scores, places, self.now(), record, feats)
        row, seats, _ = await self.store.read(load, table.row.id, table.course.n)
        assert row is not None
        table.seat_people(row, seats)
        logger.info("match over", table=row.id, game=row.game, scores=scores, ply=table.course.told)
        table.tell_table()
        self.keeper.let_go(row.id)

    def stand_in(self, terms: Terms) -> str:
        return terms.takeover or default_level()

    async def close(self) -> None:
        """Drain: no new work; what is being written is finished. (Sockets were told 1012, come again, by uvicorn.)"""
        self.draining = True
        self.keeper.stop()
        for table in list(self.tables.values()):
            async with table.alone:
                pass
        self.turns.close()
        try:
            await self.store.write(keepers.release, self.name)
        except (StoreError, SQLAlchemyError) as error:  # its lease runs out by itself
            logger.error("the tables were not released", error=repr(error), exc_info=error)
        self.store.close()

    # People who have changed.

    def changed(self, user_id: str) -> None:
        """A session or a token ended, or a person did: his sockets must come again and say who they are, everywhere."""
        self.hang_up(user_id)
        self.publish(user_id, "gone")

    def hang_up(self, user_id: str, goodbye: tuple[int, str] = COME_AGAIN) -> None:
        self.forget_identities()
        for table in self.tables.values():
            for c in [c for c in table.connections if c.user is not None and c.user.id == user_id]:
                c.drop(goodbye)


def default_level() -> str:
    """The bot that takes over where nobody chose one: the second in the registry (the first plays at random)."""
    names = list(BOTS)
    return names[min(1, len(names) - 1)]
