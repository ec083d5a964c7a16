"""Several processes: what one has written, the others hear (PostgreSQL's NOTIFY).

A message says only which table has changed; whoever has that table reads on in the log. So a message may be lost without
harm: the keeper (Keeper.beat) looks for tables that have fallen behind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from psycopg import AsyncConnection

CHANNEL = "fullsteam"
TOGETHER = 100  # messages that go out in one NOTIFY at most
DEAF = 5.0  # seconds within which one must hear oneself
PAUSE = 1.0  # seconds between two attempts
PATIENCE = 10  # seconds to wait for a connection

Line = AsyncConnection[tuple[object, ...]]

logger = structlog.get_logger()


class Deaf(Exception):
    """What this process says does not come back to it: the connection is gone."""


class Fanout:
    def __init__(self, dsn: str, name: str, heard: Callable[[str], Awaitable[None]], failed: Callable[[], None]) -> None:
        self.dsn = dsn
        self.name = name  # of this process: it hears itself, too
        self.heard = heard  # what to do with a message of another one
        self.failed = failed  # counts errors
        self.hearing: set[asyncio.Future[None]] = set()
        self.waiting: dict[str, None] = {}  # messages to be sent, each once
        self.wake = asyncio.Event()
        self.ready = asyncio.Event()
        self.unheard: float | None = None  # since when one has not heard oneself

    def note(self, message: str) -> None:
        self.waiting[message] = None
        self.wake.set()

    async def run(self) -> None:
        """For ever; when the database was away, begin anew and read what was missed."""
        while True:
            try:
                await self.connected()
            except Exception as error:
                logger.error("the other processes are out of reach", error=repr(error), exc_info=error)
                self.failed()
            await asyncio.sleep(PAUSE)

    async def connected(self) -> None:
        """Until one of the two connections is lost: whoever listens on one must not speak on it."""
        async with await self.connect() as ears, await self.connect() as mouth:
            await ears.execute(f"LISTEN {CHANNEL}")
            self.unheard = None
            self.ready.set()
            work = [asyncio.create_task(w) for w in (self.speak(mouth), self.listen(ears), self.watch())]
            try:
                done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in work:
                    task.cancel()
                await asyncio.gather(*work, return_exceptions=True)

    async def connect(self) -> Line:
        return await AsyncConnection.connect(self.dsn, autocommit=True, prepare_threshold=None, connect_timeout=PATIENCE)

    async def speak(self, mouth: Line) -> None:
        """After the commit, never inside it; what piles up goes out together."""
        while True:
            await self.wake.wait()
            batch = list(self.waiting)[:TOGETHER]
            self.unheard = self.unheard or asyncio.get_running_loop().time()
            await mouth.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.name + "\n" + "\n".join(batch)))
            for message in batch:
                del self.waiting[message]
            if not self.waiting:
                self.wake.clear()

    async def listen(self, ears: Line) -> None:
        async for notice in ears.notifies():
            sender, *messages = notice.payload.split("\n")
            if sender == self.name:
                self.unheard = None
            else:
                for message in messages:
                    self.hear(message)

    def hear(self, message: str) -> None:
        """Beside the listening: one table that is slow to read keeps no other waiting."""
        task = asyncio.ensure_future(self.heard(message))
        self.hearing.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Future[None]) -> None:
        self.hearing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a message of another process was not taken in", error=repr(error), exc_info=error)
            self.failed()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self.unheard is not None and asyncio.get_running_loop().time() - self.unheard > DEAF:
                raise Deaf("what was said did not come back")
