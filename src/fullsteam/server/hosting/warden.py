"""The warden of a process: sees in the log what hosts have done, here, in another process or on the command line, and does what
follows from it at the tables in memory."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.server import lobby
from fullsteam.server.hosting.acts import Unsay
from fullsteam.server.people.forbidden import Forbidden
from fullsteam.server.store import StoreError, hosting
from fullsteam.server.table import Process
from fullsteam.server.wire import BANNED
from fullsteam.server.wire import protocol as say

line_of = msgspec.json.Decoder(Unsay).decode
LOOK = 1.0  # seconds between two looks into the log
logger = structlog.get_logger()


class Warden:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.last = 0  # the newest deed that was seen
        self.announced: list[dict[str, Any]] = []
        self.task: asyncio.Task[None] | None = None
        self.alone = asyncio.Lock()

    async def open(self) -> None:
        """What was done while no server ran is made up for."""
        read = self.process.store.read
        self.last = await read(hosting.last_deed)
        await self.read_words()
        self.announced = await read(hosting.announced)
        for done in await read(hosting.deeds_to_do):
            await self.at_tables(done)
        self.task = asyncio.create_task(self.watch())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except (StoreError, SQLAlchemyError) as error:  # it comes again
                logger.warning("the log of hosts was not read", error=repr(error))

    async def look(self) -> None:
        async with self.alone:
            for done in await self.process.store.read(hosting.deeds_since, self.last):
                self.last = done.id
                logger.info("host", what=done.what, about=done.about, by=done.by or "command line")
                try:
                    await self.heed(done)
                except Exception as error:  # the next one is heeded all the same
                    logger.error("not heeded", deed=done.id, error=repr(error), exc_info=error)
                    self.process.metrics.errors.inc()

    async def heed(self, done: hosting.Done) -> None:
        match done.what:
            case "ban":
                self.process.hang_up(done.about, (BANNED, f"banned: {done.why}" if done.why else "banned"))
            case "make" | "unmake" | "password" | "delete":
                self.process.hang_up(done.about)
            case "rename":
                await self.renamed(done.about)
            case "remove":
                await self.removed(done.about)
            case "unsay":
                self.tell_all({"type": "unsaid", "lines": [line_of(done.more).line]}, done.about)
            case "announce" | "withdraw":
                self.announced = await self.process.store.read(hosting.announced)
                self.tell_all({"type": "announcements", "announcements": self.in_force()})
            case "words":
                await self.read_words()
        if done.todo:
            await self.at_tables(done)
        if done.what == "delete":
            await lobby.reload_all(self.process, done.about)

    def in_force(self) -> list[dict[str, Any]]:
        now = self.process.now()
        return [a for a in self.announced if a["until"] is None or a["until"] > now]

    async def read_words(self) -> None:
        self.process.forbids = Forbidden(await self.process.store.read(hosting.words))

    async def renamed(self, user_id: str) -> None:
        self.process.forget_identities()
        for table in list(self.process.tables.values()):
            for c in [c for c in table.connections if c.user is not None and c.user.id == user_id]:
                c.drop()  # comes again under the new name
            if any(s.user_id == user_id for s in table.seats):
                await table.act(lobby.refresh(self.process, table))

    async def removed(self, table_id: str) -> None:
        self.process.keeper.let_go(table_id)
        if (table := self.process.tables.get(table_id)) is not None:
            await table.act(table.reload())
            table.tell_table()
            self.tell_all({"type": "unsaid", "lines": None}, table_id)

    async def at_tables(self, done: hosting.Done) -> None:
        """Who was banned or deleted leaves where he sat; bots play on for him. Done twice it is done once."""
        await lobby.leave_all(self.process, done.about)
        await self.process.store.write(hosting.all_done, done.id)

    def tell_all(self, message: dict[str, Any], table_id: str = "") -> None:
        data = say.encode(message)
        for table in list(self.process.tables.values()):
            if table_id in ("", table.row.id):
                for c in list(table.connections):
                    if c.ready:
                        c.send_bytes(data)
