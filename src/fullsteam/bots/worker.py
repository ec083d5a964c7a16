"""A process in which bots think for another one (a server, an arena)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess

PATIENCE = 2.0  # seconds that workers may take to leave; then they are ended


def at_work() -> None:
    """It leaves when its parent does, however that ended, thought or no thought; not when somebody presses Ctrl-C beside it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leaves_tidily() -> None:
    """Told to go, it first lets go of what it holds: programs that its bots have started."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started herein never hear of Ctrl-C, not even while they still read their modules: whoever started them is
    asked, and sends them away. (It waits for us until the end of this.)"""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def send_away(processes: Iterable[BaseProcess]) -> None:
    """All of them, within PATIENCE."""
    leaving = list(processes)
    for process in leaving:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in leaving:
        process.join(max(0.0, until - time.monotonic()))
        if process.exitcode is None:
            process.kill()
            process.join()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
