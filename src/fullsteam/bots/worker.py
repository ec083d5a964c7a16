"""A process in which bots think for another one (a server, an arena)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def at_work() -> None:
    """It leaves when its parent does, however that ended, thought or no thought; not when somebody presses Ctrl-C beside it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
