"""Something to be written, and who waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection

from fullsteam.server.store.rows import Entry, Notice


class Job:
    """Something to be written, and who waits for it: a thread, or (loop given) a coroutine."""

    def __init__(
        self,
        work: Callable[[Connection], Any] | Sequence[Entry],
        loop: asyncio.AbstractEventLoop | None = None,
        notices: Sequence[Notice] = (),
    ) -> None:
        self.work = work
        self.notices = notices  # that are written if and only if the entries are
        self.loop = loop
        self.done: Future[Any] | asyncio.Future[Any] = Future() if loop is None else loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Wake who waits; in his own thread."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def settle_all(jobs: list[Job]) -> None:
    """One call into each event loop, however many wait there."""
    loops: dict[asyncio.AbstractEventLoop | None, list[Job]] = {}
    for job in jobs:
        loops.setdefault(job.loop, []).append(job)
    for loop, waiting in loops.items():
        if loop is None:
            settle_here(waiting)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(settle_here, waiting)


def settle_here(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
