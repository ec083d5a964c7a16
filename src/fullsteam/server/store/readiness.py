"""Does the database take writes? Anybody may ask, as often as he likes; the database itself is asked once a second, and who
asks is answered within one."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog
from sqlalchemy import Connection, insert, update

from fullsteam.server.store.errors import StoreError
from fullsteam.server.store.schema import facts
from fullsteam.server.store.writer import Store

FRESH = 1.0  # seconds for which an answer holds
PATIENCE = 0.8  # seconds in which a database that is ready has answered
PROBE = "probe"

logger = structlog.get_logger()


def probe(c: Connection) -> None:
    """A real write: a database on a full disk can still be read."""
    found = update(facts).where(facts.c.name == PROBE).values(value=secrets.token_hex(8))
    if not c.execute(found).rowcount:
        c.execute(insert(facts).values(name=PROBE, value=""))


class Readiness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked: asyncio.Task[bool] | None = None
        self.answered = 0.0

    async def now(self) -> bool:
        """Does it take a write? All who ask at once wait for one answer."""
        if self.asked is None or (self.asked.done() and time.monotonic() > self.answered + FRESH):
            self.asked = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait({self.asked}, timeout=PATIENCE)
        return bool(done) and self.asked.result()

    async def _ask(self) -> bool:
        try:
            await self.store.write(probe)
            return True
        except StoreError as error:
            logger.error("not ready", error=str(error))
            return False
        finally:
            self.answered = time.monotonic()
