"""Several processes: what one has written, the others hear (Litestar's Channels over PostgreSQL's NOTIFY).

A message says only which table has changed; whoever has that table reads on in the log. So a message may be lost without
harm: the heart (Heart.beat) looks for tables that have fallen behind."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

if TYPE_CHECKING:
    from fullsteam.server.hall import Hall

CHANNEL = "fullsteam"
TOGETHER = 100  # messages that go out in one NOTIFY at most
DEAF = 5.0  # seconds within which one must hear oneself
PAUSE = 1.0  # seconds between two attempts

logger = structlog.get_logger()


class Deaf(Exception):
    """What this process says does not come back to it: the connection is gone."""


class Fanout:
    def __init__(self, hall: Hall, dsn: str) -> None:
        self.hall = hall
        self.dsn = dsn
        self.waiting: dict[str, None] = {}  # messages to be sent, each once
        self.wake = asyncio.Event()
        self.ready = asyncio.Event()
        self.unheard: float | None = None  # since when one has not heard oneself
        hall.tell_others = self.note

    def note(self, message: str) -> None:
        self.waiting[message] = None
        self.wake.set()

    async def run(self) -> None:
        """For ever; when the database was away, begin anew and read what was missed."""
        while True:
            try:
                await self.connected()
            except Exception as error:
                logger.error("the other processes are out of reach", error=repr(error))
                self.hall.metrics.errors.inc()
            await asyncio.sleep(PAUSE)

    async def connected(self) -> None:
        channels = ChannelsPlugin(PsycoPgChannelsBackend(self.dsn), channels=[CHANNEL])
        async with channels, channels.start_subscription(CHANNEL) as subscriber:
            self.unheard = None
            self.ready.set()
            work = [asyncio.create_task(w) for w in (self.speak(channels), self.listen(subscriber), self.watch())]
            try:
                done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in work:
                    task.cancel()
                await asyncio.gather(*work, return_exceptions=True)

    async def speak(self, channels: ChannelsPlugin) -> None:
        """After the commit, never inside it; what piles up goes out together."""
        while True:
            await self.wake.wait()
            batch = list(self.waiting)[:TOGETHER]
            await channels.wait_published(self.hall.name + "\n" + "\n".join(batch), CHANNEL)
            self.unheard = self.unheard or self.hall.loop.time()
            for message in batch:
                del self.waiting[message]
            if not self.waiting:
                self.wake.clear()

    async def listen(self, subscriber: Subscriber) -> None:
        async for data in subscriber.iter_events():
            sender, *messages = data.decode().split("\n")
            if sender == self.hall.name:
                self.unheard = None
            else:
                for message in messages:
                    self.hall.spawn(self.hall.heard(message))

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self.unheard is not None and self.hall.loop.time() - self.unheard > DEAF:
                raise Deaf("what was said did not come back")
