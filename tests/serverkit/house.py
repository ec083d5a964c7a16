"""Three server processes on one PostgreSQL, and people who are known at all of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from fullsteam.server.store import Store, open_store
from serverkit.clients import Client
from serverkit.figures import prometheus
from serverkit.servers import free_port, patient_process

T = TypeVar("T")
PROCESSES = 3
FEW = 12  # tables that one host may have here


@dataclass
class House:
    """All processes may serve all tables."""

    ports: list[int]
    store: Store  # to look at the truth
    other: Store  # as another process would
    pool: list[list[Client]] = field(default_factory=list)  # people who have come
    used: int = 0  # how often

    def url(self, k: int) -> str:
        return f"http://127.0.0.1:{self.ports[k % PROCESSES]}"

    def somebody(self, name: str) -> list[Client]:
        """One person: the same session at each process."""
        first = Client(self.url(0), name)
        return [first, *(twin(first, self.url(k)) for k in range(1, PROCESSES))]

    def people(self, n: int) -> list[list[Client]]:
        """Some who have come before, as long as none of them can have too many tables."""
        if self.used % (FEW - 2) == 0:
            self.pool = []
        self.used += 1
        while len(self.pool) < n:
            self.pool.append(self.somebody(f"P{self.used} {len(self.pool)}"))
        return self.pool[:n]

    def errors(self) -> float:
        """Things that should not have happened, of all processes."""
        asked = [httpx.get(f"{self.url(k)}/metrics", verify=False, timeout=60).text for k in range(PROCESSES)]
        return sum(prometheus(text)["fullsteam_errors_total"] for text in asked)


def twin(client: Client, url: str) -> Client:
    other = Client(url)
    other.http.cookies = httpx.Cookies(client.http.cookies)
    other.me = client.me
    return other


@contextmanager
def house(database: str, look: str = "", **config: Any) -> Iterator[House]:
    """look: another way to the same database, for whoever checks."""
    ports = [free_port() for _ in range(PROCESSES)]
    options = {"tables": FEW, "auto_delay": (30.0, 40.0), "auto_delay_slow": (30.0, 40.0), **config}
    with ExitStack() as running, ThreadPoolExecutor(PROCESSES) as starting:
        first = running.enter_context(patient_process(database, ports[0], **options))
        assert first.poll() is None
        servers = [patient_process(database, port, **options) for port in ports[1:]]
        for server, started in [(s, starting.submit(s.__enter__)) for s in servers]:
            started.result()
            running.push(server.__exit__)
        store, other = open_store(look or database), open_store(look or database)
        running.callback(store.close)
        running.callback(other.close)
        yield House(ports, store, other)


def at_once(*calls: Callable[[], T]) -> list[T]:
    """All of them in the same moment, as nearly as threads can."""
    gun = threading.Barrier(len(calls))

    def run(call: Callable[[], T]) -> T:
        gun.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def post(client: Client, path: str, data: object = None) -> int:
    """What came of it: the status."""
    return client.http.post(path, json=data, headers=client.csrf()).status_code


def delete(client: Client, path: str) -> int:
    return client.http.delete(path, headers=client.csrf()).status_code
