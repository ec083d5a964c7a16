"""The desk where a process takes matches apart: it takes up what waits longest, has pieces of it done by workers for whom
nobody waits, writes down what was found out, and goes on where somebody else stopped."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.analysis.pieces import Cut, Piece, Whole, cut, whole
from fullsteam.analysis.work import Job
from fullsteam.server.store import StoreError, analyses
from fullsteam.server.store import tables as sql
from fullsteam.server.study.asking import USUAL
from fullsteam.server.table import Process, is_dead
from fullsteam.server.thinking import Rank

AT_ONCE = 4  # analyses side by side: a long one shall not keep short ones waiting
HANDS = 2  # pieces of one of them under way at a time
SECONDS = 0.4  # that a piece takes about: a bot that comes meanwhile waits so long at most
BATCH = 64  # moments that a piece is offered; it does what it has time for
FIRST, FLUSH = 1.0, 5.0  # seconds until something is written for the first time, and between two times
LEASE = 20_000  # milliseconds without a word after which others take it up
POLL = 5.0  # seconds between two looks whether others left something
TRIES = 5  # times in a row that nothing comes of a piece
PAUSE = 0.5  # seconds after workers died
TOLD = 64  # answers in words that are remembered
SEED = 1  # as `fullsteam analyse` has it: the same numbers

Given = TypeVar("Given")
Made = TypeVar("Made")

logger = structlog.get_logger()


class Lost(Exception):
    """Another process works on it now."""


class Failed(Exception):
    """It cannot be done: one sentence."""


@dataclass
class Study:
    """One analysis under way."""

    claimed: analyses.Claimed
    job: Job
    total: int
    pieces: list[bytes] = field(default_factory=list)
    left: deque[int] = field(default_factory=deque)  # moments nobody works on
    new: list[tuple[tuple[int, ...], bytes]] = field(default_factory=list)  # not written yet
    done: int = 0
    failures: int = 0  # in a row
    lost: bool = False  # another process has taken it up

    def note(self, found: Cut) -> None:
        self.pieces.append(found.data)
        self.new.append((found.numbers, found.data))
        self.done += len(found.numbers)
        self.failures = 0


class Desk:
    def __init__(self, process: Process) -> None:
        self.process = process
        self.studies: dict[str, Study] = {}
        self.running: dict[str, asyncio.Task[None]] = {}
        self.called = asyncio.Event()
        self.told: OrderedDict[tuple[str, ...], bytes] = OrderedDict()  # answers in words, given lately
        self.each = USUAL  # seconds that an analysis takes, lately
        self.task: asyncio.Task[None] | None = None
        self.closing = False

    async def open(self) -> None:
        await self.process.store.write(analyses.release, self.process.name)  # of a process that had this number before
        self.task = asyncio.create_task(self.for_ever())

    async def close(self) -> None:
        """Somebody else, or the next start, goes on from what is written."""
        self.closing = True
        tasks = [*self.running.values(), *([self.task] if self.task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError, SQLAlchemyError):  # its lease runs out by itself
            for study in list(self.studies.values()):
                await self.keep(study)
            await self.process.store.write(analyses.lay_down, self.process.name)

    def call(self) -> None:
        """Something was asked for here."""
        self.called.set()

    def remember(self, key: tuple[str, ...], answer: bytes) -> None:
        self.told[key] = answer
        if len(self.told) > TOLD:
            self.told.popitem(last=False)

    def progress(self, table_id: str) -> tuple[int, int] | None:
        """Of one that this process works on: newer than what is written."""
        study = self.studies.get(table_id)
        return None if study is None else (study.done, study.total)

    async def for_ever(self) -> None:
        while True:
            try:
                await self.bury()
                while len(self.running) < AT_ONCE and (study := await self.next()) is not None:
                    self.begin(study)
            except (StoreError, SQLAlchemyError) as error:
                logger.error("analyses were not looked for", error=repr(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self.called.wait()
            self.called.clear()

    async def bury(self) -> None:
        """What processes of this machine left that are no more need not wait until their lease runs out."""
        for worker in await self.process.store.read(analyses.workers):
            if worker != self.process.name and is_dead(worker):
                await self.process.store.write(analyses.release, worker)

    async def next(self) -> Study | None:
        store, now = self.process.store, self.process.now()
        while await store.read(analyses.any_free, now):
            claimed = await store.write(analyses.claim, self.process.name, now, now + LEASE)
            kept = await store.read(sql.record_of, claimed.table_id) if claimed is not None else None
            if claimed is not None and kept is not None:
                return taken_up(claimed, job_of(self.process, kept[0].game, kept[2]))
            if claimed is not None:
                await store.write(analyses.fail, claimed.table_id, self.process.name, "there is no record of this match")
        return None

    def begin(self, study: Study) -> None:
        table_id = study.claimed.table_id
        self.studies[table_id] = study
        task = asyncio.create_task(self.work(study))
        self.running[table_id] = task
        task.add_done_callback(lambda _: self.ended(table_id))
        if study.pieces:
            self.process.metrics.analysis("resumed")
        logger.info("an analysis begins", table=table_id, done=study.done, total=study.total)

    def ended(self, table_id: str) -> None:
        del self.running[table_id]
        if not self.closing:
            self.studies.pop(table_id, None)
        self.call()

    # One analysis.

    async def work(self, study: Study) -> None:
        table_id, began = study.claimed.table_id, asyncio.get_running_loop().time()
        flushing = asyncio.create_task(self.flush(study))
        try:
            await self.find_out(study)
            flushing.cancel()
            if not await self.keep(study):
                raise Lost
            await self.put_together(study)
            took = asyncio.get_running_loop().time() - began
            self.each += (took - self.each) / 4
            self.process.metrics.analysis("done")
            logger.info("an analysis is done", table=table_id, seconds=round(took, 1))
        except Failed as error:
            await self.process.store.write(analyses.fail, table_id, self.process.name, str(error))
            self.process.metrics.analysis("failed")
            logger.error("an analysis failed", table=table_id, error=str(error))
        except Lost:
            logger.info("an analysis goes on elsewhere", table=table_id)
        except (StoreError, SQLAlchemyError) as error:  # its lease runs out, and somebody takes it up again
            logger.error("an analysis was not written", table=table_id, error=repr(error))
        finally:
            flushing.cancel()

    async def find_out(self, study: Study) -> None:
        if study.total == 0:  # the first piece says how many there are
            found = await self.piece(study, ())
            study.total = found.total
            study.left = deque(number for number in range(found.total) if number not in set(found.numbers))
        hands = [asyncio.create_task(self.hand(study)) for _ in range(HANDS)]
        try:
            await asyncio.gather(*hands)
        finally:
            for hand in hands:
                hand.cancel()

    async def hand(self, study: Study) -> None:
        while study.left:
            many = min(BATCH, -(-len(study.left) // HANDS))
            numbers = tuple(study.left.popleft() for _ in range(many))
            found = await self.piece(study, numbers)
            done = set(found.numbers)
            study.left.extendleft(number for number in reversed(numbers) if number not in done)

    async def piece(self, study: Study, numbers: tuple[int, ...]) -> Cut:
        if study.lost:
            raise Lost
        found = await self.by_worker(study, cut, Piece(study.job, numbers, SECONDS))
        if found.why:
            raise Failed(found.why)
        study.note(found)
        return found

    async def put_together(self, study: Study) -> None:
        data = await self.by_worker(study, whole, Whole(study.job, tuple(study.pieces)))
        if not await self.process.store.write(analyses.finish, study.claimed.table_id, self.process.name, data):
            raise Lost

    async def by_worker(self, study: Study, work: Callable[[Given], Made], given: Given) -> Made:
        """Workers may die and clusters be away: what they had in hand is done again."""
        while True:
            try:
                return await self.process.turns.do(work, given, Rank.STUDY, f"study {study.claimed.asked_by}")
            except Exception as error:
                study.failures += 1
                table_id, times = study.claimed.table_id, study.failures
                logger.warning("a piece of an analysis was lost", table=table_id, error=repr(error), times=times)
                if times >= TRIES:
                    raise Failed(f"the processes that take this match apart died {TRIES} times") from error
                await asyncio.sleep(PAUSE)

    # What must survive.

    async def flush(self, study: Study) -> None:
        """Every few seconds, also if nothing was found out: that this process lives, and works on it."""
        wait = FIRST
        while not study.lost:
            await asyncio.sleep(wait)
            wait = FLUSH
            try:
                study.lost = not await self.keep(study)
            except (StoreError, SQLAlchemyError) as error:
                logger.error("a piece of an analysis was not written yet", table=study.claimed.table_id, error=repr(error))

    async def keep(self, study: Study) -> bool:
        new, study.new = study.new, []
        process, until = self.process, self.process.now() + LEASE
        progress = analyses.Progress(study.done, study.total, tuple(new))
        try:
            return await process.store.write(analyses.keep, study.claimed.table_id, process.name, until, progress)
        except BaseException:  # perhaps it was written all the same: then it is there once
            study.new = new + study.new
            raise


def job_of(process: Process, game: str, record: str) -> Job:
    """All that a worker must know of a match."""
    return Job(game, record, process.config.analysis_rounds, SEED)


def taken_up(claimed: analyses.Claimed, job: Job) -> Study:
    """From what was found out before."""
    known = {number for numbers, _ in claimed.pieces for number in numbers}
    left = deque(number for number in range(claimed.total) if number not in known)
    return Study(claimed, job, claimed.total, [data for _, data in claimed.pieces], left, done=len(known))
