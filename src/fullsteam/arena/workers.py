"""Local processes, each with one game in hand. One that dies (killed, out of memory) is replaced and its game dealt anew."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from fullsteam.arena.game import Result, lost, play_game
from fullsteam.arena.series import Series
from fullsteam.bots.worker import at_work, deaf_to_ctrl_c, leaves_tidily, send_away

TRIES = 3  # a game whose worker dies so often is given up
SPAWN = multiprocessing.get_context("spawn")


def work(series: Series, pipe: Connection) -> None:
    """A worker: numbers in, results out, until the arena has no more or is no more."""
    at_work()
    leaves_tidily()
    try:
        while True:
            pipe.send(play_game(series, pipe.recv()))
    except (EOFError, BrokenPipeError):
        return


@dataclass
class Worker:
    process: SpawnProcess
    pipe: Connection
    number: int = -1  # the game in hand

    def give(self, number: int) -> None:
        self.number = number
        self.pipe.send(number)


def hire(series: Series) -> Worker:
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=work, args=(series, theirs), daemon=True)
    with deaf_to_ctrl_c():
        process.start()
    theirs.close()
    return Worker(process, ours)


def play_local(series: Series, numbers: list[int], workers: int) -> Iterator[Result]:
    """These games, as they end."""
    waiting = numbers[::-1]
    deaths: dict[int, int] = {}
    staff: list[Worker] = []
    try:
        while waiting or staff:
            while waiting and len(staff) < workers:
                staff.append(hire(series))
                staff[-1].give(waiting.pop())
            for pipe in wait([worker.pipe for worker in staff]):
                worker = next(worker for worker in staff if worker.pipe is pipe)
                try:
                    yield worker.pipe.recv()
                    if waiting:
                        worker.give(waiting.pop())
                        continue
                except (EOFError, OSError):
                    number = worker.number
                    deaths[number] = deaths.get(number, 0) + 1
                    if deaths[number] < TRIES:
                        waiting.append(number)
                    else:
                        yield lost(series, number, f"its worker died {TRIES} times")
                dismiss(worker)
                staff.remove(worker)
    finally:
        send_away([worker.process for worker in staff])
        for worker in staff:
            dismiss(worker)


def dismiss(worker: Worker) -> None:
    worker.pipe.close()
    worker.process.join()
