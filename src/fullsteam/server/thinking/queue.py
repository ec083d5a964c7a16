"""Who thinks next. Tables where a person waits go first, those of bots alone last; among equals whoever has had the least: one
person's fifty tables wait behind each other, not before everybody else's one."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from enum import IntEnum

from fullsteam.server.thinking.pool import Pool, Thought

FORGET = 60.0  # seconds after which half of what somebody has had is forgotten


class Rank(IntEnum):
    WAITED_FOR = 0  # somebody sits there and looks
    PEOPLE = 1  # people play there, but nobody looks
    BOTS = 2  # bots alone


class Turns:
    """The order in which thoughts go to the workers; no more than `at_once` are with them at a time."""

    def __init__(self, pool: Pool, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.pool = pool
        self.at_once = at_once
        self.clock = clock
        self.busy = 0
        self.waiting: dict[Rank, dict[str, deque[asyncio.Future[None]]]] = {rank: {} for rank in Rank}
        self.had: dict[str, float] = {}  # seconds of thinking, lately, by whose tables they were
        self.faded = clock()

    async def choose(self, thought: Thought, rank: Rank, host: str) -> int:
        if self.busy >= self.at_once:
            await self.turn(rank, host)
        else:
            self.busy += 1
        started = self.clock()
        try:
            return await self.pool.choose(thought)
        finally:
            self.fade()
            self.had[host] = self.had.get(host, 0.0) + self.clock() - started
            self.busy -= 1
            self.call()

    async def turn(self, rank: Rank, host: str) -> None:
        """Until it is one's turn; then one is counted as busy."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[rank].setdefault(host, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # called and cancelled at once: the place is free again
                self.busy -= 1
                self.call()
            raise

    def call(self) -> None:
        """Fill the free places."""
        while self.busy < self.at_once and (called := self.next()) is not None:
            self.busy += 1
            called.set_result(None)

    def next(self) -> asyncio.Future[None] | None:
        for hosts in self.waiting.values():
            while hosts:
                host = min(hosts, key=lambda name: self.had.get(name, 0.0))
                found = hosts[host].popleft()
                if not hosts[host]:
                    del hosts[host]
                if not found.done():  # he may have gone meanwhile
                    return found
        return None

    def fade(self) -> None:
        now = self.clock()
        if now - self.faded > FORGET:
            self.faded = now
            self.had = {host: seconds / 2 for host, seconds in self.had.items() if seconds > 0.01}

    def length(self, rank: Rank) -> int:
        return sum(len(futures) for futures in self.waiting[rank].values())
