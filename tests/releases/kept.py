"""What a release left, opened and played on. (tools/release_fixtures.py writes it.)"""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import psycopg

from fullsteam.bots.trial import Played, Trial
from fullsteam.games import ROOMS
from fullsteam.server.thinking.pool import Given, Made, Thought
from serverkit import Client

HERE = Path(__file__).parent
RELEASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "matches.json.gz").exists())


@dataclass
class Kept:
    """The folder of a release."""

    release: str

    @property
    def folder(self) -> Path:
        return HERE / self.release

    def read(self, name: str) -> str:
        return gzip.decompress((self.folder / name).read_bytes()).decode()

    @cached_property
    def matches(self) -> Any:
        return json.loads(self.read("matches.json.gz"))

    def record(self, name: str) -> str:
        """How the match ended, by the release that began it."""
        return (self.folder / "records" / f"{name}.txt").read_text(encoding="utf-8")

    def fill(self, database: str) -> None:
        """An empty database with what was in the one of that release."""
        if "://" in database:
            with psycopg.connect(database, autocommit=True) as server:
                server.execute(self.read("postgresql.sql.gz").encode())
            return
        with closing(sqlite3.connect(database)) as file:
            file.executescript(self.read("sqlite.sql.gz"))

    def clock(self) -> Callable[[], int]:
        """The time goes on from where that server was stopped: nobody's has run out since."""
        began, stopped = time.monotonic(), int(self.matches["stopped"])
        return lambda: stopped + int(1000 * (time.monotonic() - began))


class Script:
    """A pool in which bots choose what they chose then: what they would choose today is not in question."""

    def __init__(self, running: list[Any], entries: Callable[[str], int]) -> None:
        self.rest = {m["id"]: m["rest"] for m in running}
        self.entries = entries

    async def ready(self) -> None:
        pass

    async def choose(self, t: Thought) -> int:
        now = self.entries(t.table_id)
        text = next(e["text"] for e in self.rest[t.table_id] if e["seat"] == t.seat and e["n"] >= now)
        return int(ROOMS[t.game].game.verbs.parse(text))

    async def play(self, t: Trial) -> Played | None:
        raise NotImplementedError

    async def done(self, work: Callable[[Given], Made], given: Given) -> Made:
        raise NotImplementedError

    def close(self) -> None:
        pass


def people(url: str, kept: Kept) -> list[Client]:
    """They come back to their accounts, with the passwords they had."""
    out = []
    for login, password in kept.matches["logins"].items():
        client = Client(url)
        client.me = client.post("/api/login", {"login": login, "password": password})
        out.append(client)
    return out


def say(clients: list[Client], table_id: str, entry: Any) -> Any:
    """One recorded choice of a person, in answer to the decision it was an answer to."""
    said = {"move_id": f"kept{entry['n']}", "decision": entry["decision"], "text": entry["text"], "seat": entry["seat"]}
    return clients[entry["seat"] % len(clients)].post(f"/api/tables/{table_id}/moves", said, 201)


def play_on(clients: list[Client], table_id: str, rest: list[Any], entries: Callable[[str], int]) -> None:
    """The recorded choices, one after the other; for those of bots we wait."""
    for entry in rest:
        if "decision" in entry:
            wait_until(lambda n=entry["n"]: entries(table_id) >= n, f"entry {entry['n']}")  # type: ignore[misc]
            answer = say(clients, table_id, entry)
            assert answer["type"] == "ack" and answer["moment"] == entry["n"], (entry, answer)
    if rest:
        wait_until(lambda: entries(table_id) > rest[-1]["n"], "the last entry")


def wait_until(holds: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"{what} was not there after {seconds} s"
        time.sleep(0.005)
