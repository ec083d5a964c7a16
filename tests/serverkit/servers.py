"""Servers: as a process of its own, started by the real command, or in a thread of the test."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from fullsteam.server.operating import Config
from fullsteam.server.running.app import make_app
from fullsteam.server.running.serve import settings
from fullsteam.server.table import Process
from fullsteam.server.wire.border import Border

PATIENT = {"requests": 10**9, "pictures": 10**9, "logins": 10**9, "accounts": 10**9, "messages": 1000.0, "chat": 10**9}
PATIENT |= {"sockets": 10_000, "tables": 10**6}
PATIENT |= {"frames": 10**6, "bytes": 10**9, "connections": 10**6, "connections_all": 10**6}
PATIENT |= {"unattended": 10**6, "unattended_all": 10**6}


def free_port() -> int:
    """Below those that the system gives to clients for their own end of a connection: while a server is being restarted one of
    them might take its port."""
    first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.SystemRandom().randrange(first // 2, first)
        with socket.socket() as s, suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


def wait_until_ready(page: str, alive: Callable[[], bool], seconds: float = 120.0, log: Path = Path(os.devnull)) -> None:
    """Until this page is given."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        assert alive(), f"the server has ended; it said: {log.read_text()[-2000:]}"
        try:
            if httpx.get(page, timeout=10, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError(f"the server was not ready after {seconds} s")


class Threaded:
    """A server in this process, so that a test can look inside; real sockets all the same."""

    def __init__(self, database: str, now: Callable[[], int] | None = None, **config: Any) -> None:
        self.port = free_port()
        self.config = Config(database=database, port=self.port, **{**PATIENT, "grace": 0.0, "log_json": True, **config})
        self.app = make_app(self.config, now)
        self.process: Process = self.app.state.process
        self.server = uvicorn.Server(uvicorn.Config(Border(self.app, self.config), **settings(self.config)))
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Threaded:
        self.thread.start()
        wait_until_ready(f"{self.url}/readyz", self.thread.is_alive)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(120)
        assert not self.thread.is_alive(), "the server did not stop"


def log_of(database: str) -> Path:
    """What a server says goes into a file beside its own; beside a PostgreSQL there is none."""
    return Path(database).with_suffix(".log") if "://" not in database else Path(os.devnull)


@contextmanager
def patient_process(database: str, port: int, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own process without limits, for crowds that come from one address."""
    config = {"database": database, "port": port, **PATIENT, **more}
    program = f"from fullsteam.server.running.serve import run, Config; run(Config(**{config!r}))"
    with log_of(database).open("ab") as out:
        process = subprocess.Popen([sys.executable, "-c", program], stdout=out, stderr=out)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}/readyz", lambda: process.poll() is None, log=log_of(database))
        yield process
    finally:
        process.terminate()
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()  # nobody else would
            raise


@contextmanager
def started_process(database: str, port: int, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """`fullsteam serve` as people start it."""
    command = [sys.executable, "-m", "fullsteam.cli.main", "serve", "--database", database, "--port", str(port)]
    with log_of(database).open("ab") as out:
        process = subprocess.Popen([*command, "--bot-delay", "0", *options], stdout=out, stderr=out)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}/readyz", lambda: process.poll() is None, log=log_of(database))
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
