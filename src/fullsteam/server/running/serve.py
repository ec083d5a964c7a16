"""Run the server: one process, or several workers behind one port."""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

import uvicorn

from fullsteam.server.operating import Config
from fullsteam.server.running.app import create, make_app, tune_python
from fullsteam.server.running.greeting import greet_when_ready
from fullsteam.server.store import StoreError, open_store
from fullsteam.server.wire import Wire
from fullsteam.server.wire.border import Border
from fullsteam.server.wire.entrance import Entrance
from fullsteam.server.wire.protocol import FRAME


def settings(config: Config) -> dict[str, Any]:
    return {
        "host": config.host,
        "port": config.port,
        "workers": config.workers,
        "http": Entrance,
        "ws": Wire,
        "ws_max_size": FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "log_config": None,  # operating/logs.py
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": config.proxies,
        "timeout_graceful_shutdown": 10,
        "h11_max_incomplete_event_size": config.head,
    }


def run(config: Config) -> None:
    """Until it is told to stop (SIGTERM, SIGINT); then drain."""
    with ExitStack() as held:
        if not config.database.startswith("postgresql://"):
            held.enter_context(alone(config.database))
        app = what_to_run(config)  # the database is opened, or refused, before anything is said
        greet_when_ready(config)
        uvicorn.run(app, factory=config.workers > 1, **settings(config))


def what_to_run(config: Config) -> Border | str:
    """The application; for several workers the name of what makes it in each."""
    if config.workers > 1:
        open_store(config.database).close()  # created and migrated once, before the workers start
        config.to_environment()
        return "fullsteam.server.running.serve:create"
    app = Border(make_app(config), config)
    tune_python()
    return app


def alone(database: str) -> IO[str]:
    """A SQLite file has one server at a time: its processes could not hear of each other."""
    path = Path(database.removeprefix("sqlite:///"))
    path = path.resolve()  # the same file under another name is the same file
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise StoreError(f"another server uses {path}; several processes need PostgreSQL") from None
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    return lock


__all__ = ["Config", "create", "run", "settings"]
