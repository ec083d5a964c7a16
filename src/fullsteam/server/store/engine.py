"""Connections to SQLite and PostgreSQL, prepared so that what is acknowledged is on the disk."""

from __future__ import annotations

import threading
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url

from fullsteam.server.store.errors import StoreError

LOG_PAGES = 16_000  # pages of SQLite's log that the writer moves into the file himself; else the tidier does


def engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f'a database is a SQLite file or postgresql://…, not "{url}"')
    if parsed.get_backend_name() == "postgresql":
        try:
            return create_engine(parsed, pool_size=6, pool_pre_ping=True)
        except ModuleNotFoundError:  # an environment that was made for playing on a file
            raise StoreError("PostgreSQL needs its driver: pip install 'fullsteam[postgres]'") from None
    made = create_engine(parsed, pool_size=6, connect_args={"timeout": 10, "check_same_thread": False})
    event.listen(made, "connect", prepare_sqlite)
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE" if writing() else "BEGIN"))
    return made


def writing() -> bool:
    """Only the writing thread asks for SQLite's write lock; readers never wait for it."""
    return threading.current_thread().name == "store-write"


def prepare_sqlite(raw: Any, record: object) -> None:
    """A move that is acknowledged is on the disk (synchronous=FULL); readers do not block the writer (WAL)."""
    raw.isolation_level = None  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LOG_PAGES}"):
        raw.execute(f"PRAGMA {pragma}")


def database_url(database: str) -> str:
    """What people write after --database: a file, or postgresql://…"""
    if "://" in database:
        return database
    return f"sqlite:///{database}"
