"""An analysis at work: in this process or in several, the same numbers either way."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import NamedTuple

from fullsteam.analysis.course import CannotAnalyse, Course, course
from fullsteam.analysis.outlook import Chances, Outlook, Weighed
from fullsteam.bots.worker import at_work
from fullsteam.games import room as room_named
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.record import parse_record
from fullsteam.play.perspective import Perspective

TRIES = 3  # workers that die so often are given up
PILOT = 12  # moments on which the time is measured
PILOT_ROUNDS = 4
LEAST, MOST = 4, 4000  # rounds

Progress = Callable[[int, int], None]  # done, of how many


class Done(NamedTuple):
    """What was found out about one moment."""

    number: int
    chances: Chances
    weighed: Weighed | None


@dataclass(frozen=True)
class Job:
    """All that a worker must know."""

    game: str
    record: str
    rounds: int
    seed: int


def look(found: Course, outlook: Outlook, number: int) -> Done:
    """One moment; it depends on no other."""
    stretch = found.stretches[number]
    chances = outlook.chances(stretch.state, number)
    if stretch.seat == CHANCE:
        return Done(number, chances, None)
    perspective = Perspective(found.room, stretch.state, stretch.seat)
    return Done(number, chances, outlook.weighed(perspective, stretch.actions[0], number))


_mine: tuple[Course, Outlook] | None = None  # of a worker


def begin(job: Job) -> None:
    global _mine  # noqa: PLW0603
    at_work()
    found = course(room_named(job.game), parse_record(job.record))
    _mine = (found, Outlook(found.room, found.record.players, job.rounds, job.seed))


def in_worker(number: int) -> Done:
    assert _mine is not None
    return look(*_mine, number)


def all_moments(found: Course, rounds: int, seed: int, workers: int, progress: Progress | None) -> list[Done]:
    total = len(found.stretches)
    done: dict[int, Done] = {}
    how = several(found, rounds, seed, workers, done) if workers > 1 else alone(found, rounds, seed)
    for one in how:
        done[one.number] = one
        if progress is not None:
            progress(len(done), total)
    return [done[number] for number in range(total)]


def alone(found: Course, rounds: int, seed: int) -> Iterator[Done]:
    outlook = Outlook(found.room, found.record.players, rounds, seed)
    for number in range(len(found.stretches)):
        yield look(found, outlook, number)


def several(found: Course, rounds: int, seed: int, workers: int, done: dict[int, Done]) -> Iterator[Done]:
    """As they come. A worker that dies is replaced, and what it had in hand is done again."""
    job = Job(found.record.game, found.record.written(), rounds, seed)
    for _ in range(TRIES):
        left = [number for number in range(len(found.stretches)) if number not in done]
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, context, begin, (job,)) as pool:
            try:
                for future in as_completed([pool.submit(in_worker, number) for number in left]):
                    yield future.result()
                return
            except BrokenProcessPool:
                continue
            finally:
                pool.shutdown(cancel_futures=True)
    raise CannotAnalyse(f"the processes that analyse died {TRIES} times; is there enough memory?")


def rounds_for(found: Course, seconds: float, workers: int, seed: int) -> int:
    """As many rounds as fit into this time, measured on some moments."""
    outlook = Outlook(found.room, found.record.players, PILOT_ROUNDS, seed)
    numbers = sorted({len(found.stretches) * k // PILOT for k in range(PILOT)})
    started = time.perf_counter()
    for number in numbers:
        look(found, outlook, number)
    spent = time.perf_counter() - started
    whole = spent / len(numbers) * len(found.stretches) / workers / PILOT_ROUNDS
    return int(min(MOST, max(LEAST, (seconds - spent) / max(whole, 1e-9))))
