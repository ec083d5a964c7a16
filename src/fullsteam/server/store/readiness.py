"""Is the database there? Anybody may ask, as often as he likes; the database itself is asked once a second."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy import Connection, text

from fullsteam.server.store.errors import StoreError
from fullsteam.server.store.writer import Store

FRESH = 1.0  # seconds for which an answer holds

logger = structlog.get_logger()


def probe(c: Connection) -> int:
    return int(c.execute(text("SELECT 1")).scalar_one())


class Readiness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked: asyncio.Task[bool] | None = None
        self.answered = 0.0

    async def now(self) -> bool:
        """Does it take a write? All who ask at once wait for one answer."""
        if self.asked is None or (self.asked.done() and time.monotonic() > self.answered + FRESH):
            self.asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self.asked)

    async def _ask(self) -> bool:
        try:
            await self.store.write(probe)
            return True
        except StoreError as error:
            logger.error("not ready", error=str(error))
            return False
        finally:
            self.answered = time.monotonic()
