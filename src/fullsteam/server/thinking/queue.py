"""Who thinks next. Tables where a person waits have workers of their own, which no crowd can keep busy; of the others those of
people come before those of bots alone, and these before what is no match (an analysis). Among equals whoever has had the least:
one person's fifty tables wait behind each other, not before everybody else's one."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from fullsteam.bots.trial import Played, Trial
from fullsteam.server.thinking.pool import Given, Made, Pool, Thought

NO_TABLE = ""  # nobody comes to look at it
FORGET = 60.0  # seconds after which half of what somebody has had is forgotten


class Rank(IntEnum):
    WAITED_FOR = 0  # somebody sits there and looks
    PEOPLE = 1  # people play there, but nobody looks
    BOTS = 2  # bots alone
    STUDY = 3  # no match: one that is over is taken apart


class Chosen(NamedTuple):
    action: int
    seconds: float  # that the thought took, waiting not counted
    waited_for: bool  # by a worker of those for whom somebody waits


class Lane:
    """Workers, and who waits for one of them. No more than `at_once` thoughts are with them at a time."""

    def __init__(self, pool: Pool, at_once: int, ranks: tuple[Rank, ...]) -> None:
        self.pool = pool
        self.at_once = at_once
        self.busy = 0
        self.waiting: dict[Rank, dict[str, deque[Place]]] = {rank: {} for rank in ranks}

    @property
    def waited_for(self) -> bool:
        return Rank.WAITED_FOR in self.waiting


Place = asyncio.Future[Lane]  # where somebody waits; when he is called he hears by which lane


class Turns:
    """The order in which thoughts go to the workers. behind: those of lower priority, for tables where nobody waits."""

    def __init__(self, pool: Pool, behind: Pool, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        first, second = Lane(pool, at_once, (Rank.WAITED_FOR,)), Lane(behind, at_once, (Rank.PEOPLE, Rank.BOTS, Rank.STUDY))
        self.lanes = {rank: lane for lane in (first, second) for rank in lane.waiting}
        self.clock = clock
        self.behind: dict[str, dict[Place, str]] = {}  # of each table those who wait in the second lane, and whose they are
        self.had: dict[str, float] = {}  # seconds of thinking, lately, by whose tables they were
        self.faded = clock()

    async def choose(self, thought: Thought, rank: Rank, host: str) -> Chosen:
        lane = await self.turn(thought.table_id, rank, host)
        started = self.clock()
        try:
            await lane.pool.ready()
            started = self.clock()
            action = await lane.pool.choose(thought)
            return Chosen(action, self.clock() - started, lane.waited_for)
        finally:
            self.fade()
            self.had[host] = self.had.get(host, 0.0) + self.clock() - started
            self.leave(lane)

    async def play(self, trial: Trial, host: str) -> Played | None:
        """A game of bots alone to try out a box: behind whoever plays."""
        lane = await self.turn(NO_TABLE, Rank.BOTS, host)
        started = self.clock()
        try:
            await lane.pool.ready()
            started = self.clock()
            return await lane.pool.play(trial)
        finally:
            self.had[host] = self.had.get(host, 0.0) + self.clock() - started
            self.leave(lane)

    async def do(self, work: Callable[[Given], Made], given: Given, rank: Rank, host: str) -> Made:
        """Anything else that takes a worker's time: a piece of an analysis, a hint."""
        lane = await self.turn(NO_TABLE, rank, host)
        started = self.clock()
        try:
            await lane.pool.ready()
            started = self.clock()
            return await lane.pool.done(work, given)
        finally:
            self.fade()
            self.had[host] = self.had.get(host, 0.0) + self.clock() - started
            self.leave(lane)

    async def pass_by(self, table_id: str, rank: Rank, host: str) -> bool:
        """Wait as long as for a thought, and think nothing: nobody shall see that there was no choice. By which workers?"""
        lane = await self.turn(table_id, rank, host)
        self.leave(lane)
        return lane.waited_for

    async def turn(self, table_id: str, rank: Rank, host: str) -> Lane:
        """Until it is one's turn; then one is counted as busy."""
        place: Place = asyncio.get_running_loop().create_future()
        self.line_up(place, rank, host)
        if place.done():
            return place.result()
        if rank is not Rank.WAITED_FOR:
            self.behind.setdefault(table_id, {})[place] = host
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # called and cancelled at once: the place is free again
                self.leave(place.result())
            raise
        finally:
            self.forget(table_id, place)

    def line_up(self, place: Place, rank: Rank, host: str) -> None:
        lane = self.lanes[rank]
        if lane.busy < lane.at_once:
            lane.busy += 1
            place.set_result(lane)
        else:
            lane.waiting[rank].setdefault(host, deque()).append(place)

    def forget(self, table_id: str, place: Place) -> None:
        places = self.behind.get(table_id, {})
        places.pop(place, None)
        if not places:
            self.behind.pop(table_id, None)

    def hurry(self, table_id: str) -> None:
        """Somebody has come to this table and waits: its thoughts line up in the first lane too, and go where they are called
        first."""
        for place, host in self.behind.pop(table_id, {}).items():
            if not place.done():
                self.line_up(place, Rank.WAITED_FOR, host)

    def leave(self, lane: Lane) -> None:
        """A place is free: fill it."""
        lane.busy -= 1
        while lane.busy < lane.at_once and (called := self.next(lane)) is not None:
            lane.busy += 1
            called.set_result(lane)

    def next(self, lane: Lane) -> Place | None:
        for hosts in lane.waiting.values():
            while hosts:
                host = min(hosts, key=lambda name: self.had.get(name, 0.0))
                found = hosts[host].popleft()
                if not hosts[host]:
                    del hosts[host]
                if not found.done():  # he may have gone meanwhile, or been called by the other lane
                    return found
        return None

    def fade(self) -> None:
        now = self.clock()
        if now - self.faded > FORGET:
            self.faded = now
            self.had = {host: seconds / 2 for host, seconds in self.had.items() if seconds > 0.01}

    def length(self, rank: Rank) -> int:
        return sum(len(places) for places in self.lanes[rank].waiting[rank].values())

    def close(self) -> None:
        for pool in {id(lane.pool): lane.pool for lane in self.lanes.values()}.values():
            pool.close()
