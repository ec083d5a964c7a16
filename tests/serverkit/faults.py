"""A database that fails for a while: real errors of a real SQLite file, while a server uses it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager


def change(database: str, statement: str) -> None:
    with closing(sqlite3.connect(database, timeout=10, isolation_level=None)) as c:
        c.execute(statement)


@contextmanager
def without_log(database: str) -> Iterator[None]:
    """The log is out of reach: nothing can be read from it or written to it."""
    change(database, "ALTER TABLE entries RENAME TO away")
    try:
        yield
    finally:
        change(database, "ALTER TABLE away RENAME TO entries")


@contextmanager
def without_chat(database: str) -> Iterator[None]:
    """What was said at the tables is out of reach."""
    change(database, "ALTER TABLE chats RENAME TO away")
    try:
        yield
    finally:
        change(database, "ALTER TABLE away RENAME TO chats")


@contextmanager
def without_results(database: str) -> Iterator[None]:
    """Moves are written; that a match is over is not."""
    when = "BEFORE UPDATE OF status ON tables WHEN new.status = 'over'"
    change(database, f"CREATE TRIGGER no_results {when} BEGIN SELECT RAISE(ABORT, 'no results today'); END")
    try:
        yield
    finally:
        change(database, "DROP TRIGGER no_results")


def until(holds: Callable[[], bool], what: str, seconds: float = 30.0) -> None:
    """Wait for it."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"{what}: not within {seconds} s"
        time.sleep(0.02)
