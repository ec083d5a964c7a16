"""What a release leaves to those that come after it: matches in the middle, and how they must end.

    PYTHONPATH=src:tests .venv/bin/python tools/release_fixtures.py tests/releases

A real server of this release plays a match of every game with every number of players, some with options, one over days
with a clock, one with choices taken back, with bots, and one that branches off from another; and some to their ends. In
the middle it is stopped and its database is written down, as SQLite's and as PostgreSQL's own SQL. Then it goes on to the
end: what was chosen, and what came of it, is written beside it. tests/releases/test_releases.py plays every kept release
on. The folder of a release is written once, when it is cut, and never changed. (docs/guide/releases.md)"""

from __future__ import annotations

import gzip
import json
import logging
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import fullsteam
from fullsteam.games import ROOMS
from fullsteam.kernel.rng import Rng
from fullsteam.server.store import Entry, open_store
from fullsteam.server.store import tables as sql
from serverkit import Client, Threaded, run
from serverkit.postgres import new_database, postgres, program

LOGINS = {"anna": "anna likes trains", "bruno": "bruno likes trains too"}
CLOCK = {"pace": "correspondence", "choice": 259_200, "bank": 86_400}
SLOW = {"pace": "correspondence"}  # no outcry is counted out
HOUR = 3_600_000


@dataclass
class Scene:
    """One table: what it is, and how it goes on after the stop."""

    name: str
    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    terms: dict[str, Any] = field(default_factory=lambda: dict(SLOW))
    bots: int = 0
    id: str = ""
    decisions: dict[int, int] = field(default_factory=dict)  # by entry: the decision that a person's choice answered


def scenes() -> list[Scene]:
    """Every game with every number of players; every second one with the other value of each option."""
    out = []
    for game, room in ROOMS.items():
        for players in range(room.info.min_players, room.info.max_players + 1):
            other = {o.name: o.values[-1] for o in room.info.options} if len(out) % 2 else {}
            out.append(Scene(f"{game}-{players}", game, players, other))
    largest = {s.game: s for s in out}
    names = list(largest)
    largest[names[1]].bots = 2
    largest[names[2]].terms = CLOCK
    largest[names[0]].terms = {"undo": "free", "pace": "live", "count": 60}
    return out


class Clock:
    """The server's: it can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


class House:
    """The running server, and the two who sit at all its tables in turn."""

    def __init__(self, server: Threaded, clock: Clock) -> None:
        self.server = server
        self.clock = clock
        self.people = [Client(server.url) for _ in LOGINS]

    def register(self) -> None:
        for client, (login, password) in zip(self.people, LOGINS.items(), strict=True):
            client.me = client.post("/api/account", {"login": login, "password": password, "name": login.title()}, 201)

    def log_in(self) -> None:
        for client, (login, password) in zip(self.people, LOGINS.items(), strict=True):
            client.me = client.post("/api/login", {"login": login, "password": password})

    def owner(self, seat: int) -> Client:
        return self.people[seat % 2]

    def set_up(self, s: Scene) -> None:
        people = s.players - s.bots
        wishes: list[dict[str, str]] = [{"kind": "me" if seat % 2 == 0 else "invite"} for seat in range(people)]
        wishes += [{"kind": "bot", "level": "random"}] * s.bots
        made = self.people[0].create(s.game, wishes, options=s.options, terms=s.terms)
        s.id = made["id"]
        for seat, code in made["invites"].items():
            self.people[1].post(f"/api/tables/{s.id}/join", {"seat": int(seat), "invite": code})

    def course(self, s: Scene) -> Any:
        if s.id not in self.server.process.tables:
            self.people[0].get(f"/api/tables/{s.id}")
        return self.server.process.tables[s.id].course

    def asked(self, s: Scene) -> list[int]:
        """The people who are asked; waits while only bots are."""
        deadline = time.monotonic() + 120
        while True:
            course = self.course(s)
            if course.over and self.server.process.tables[s.id].row.status == "over":
                return []
            found = [seat for seat in range(s.players) if course.asked[seat] is not None and course.person(seat)]
            if found and not course.over:
                return found
            assert time.monotonic() < deadline, f"{s.name} does not go on"
            time.sleep(0.005)

    def move(self, s: Scene, rng: random.Random) -> bool:
        """Somebody chooses; False: the match is over."""
        seats = self.asked(s)
        if not seats:
            return False
        seat, course = rng.choice(seats), self.course(s)
        decision = course.asked[seat]
        text = course.match.game.verbs.text(rng.choice(course.match.game.legal_list(course.match.state, seat)))
        said = {"move_id": f"{rng.getrandbits(64):x}", "decision": decision, "text": text, "seat": seat}
        answer = self.owner(seat).post(f"/api/tables/{s.id}/moves", said, 201)
        if answer["type"] == "ack":  # else it was a bot's turn after all
            s.decisions[answer["moment"]] = decision
        return True

    def take_back(self, s: Scene) -> None:
        """The newest choice, by whom it was."""
        seat = self.course(s).moments[-1].seat

        async def undo() -> None:
            async with self.owner(seat).table(s.id) as table:
                await table.hello(seat=seat)
                await table.say("undo", move_id=f"back{self.course(s).n}")
                await table.hear("ack")

        run(undo())

    def play_to_the_middle(self, s: Scene, rng: random.Random, plies: int) -> None:
        taken = 0
        while len(self.course(s).match.plies) < plies:
            assert self.move(s, rng), f"{s.name} ended before its middle: try another seed"
            if s.terms is CLOCK:
                self.clock.ahead += rng.randrange(HOUR)
            match = self.course(s).match
            if "undo" in s.terms and taken < 3 and match.plies and match.can_undo(match.plies[-1].seat):
                self.take_back(s)
                taken += 1

    def play_to_the_end(self, s: Scene, rng: random.Random) -> str:
        """The record."""
        while self.move(s, rng):
            pass
        return str(self.people[0].get(f"/api/tables/{s.id}/record"))

    def branch(self, s: Scene, name: str) -> Scene:
        """On from the middle of a match that is over, against bots."""
        wish = {"moment": self.course(s).n // 2, "seat": 0, "level": "greedy"}
        made = self.people[0].post(f"/api/tables/{s.id}/branch", wish, 201)
        return Scene(name, s.game, s.players, id=made["id"], bots=s.players - 1)


def middle(s: Scene, rng: random.Random) -> int:
    """A ply that some matches like this have not reached long before their end, and all reach."""
    room = ROOMS[s.game]
    ends = [int(room.game.playout(room.new(s.players, s.options), Rng(rng.getrandbits(32)))) for _ in range(20)]
    return min(ends) * rng.randrange(60, 90) // 100


# --- writing


def write_sqlite(database: Path, folder: Path) -> None:
    with closing(sqlite3.connect(database)) as c:
        c.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        write(folder / "sqlite.sql.gz", "\n".join(c.iterdump()) + "\n")


def write_postgresql(database: Path, folder: Path) -> None:
    """The same rows, brought there by this release's own backup and restore."""
    command = [sys.executable, "-m", "fullsteam.cli.main"]
    with postgres() as url, tempfile.TemporaryDirectory() as scratch:
        there, copy = new_database(url, "release"), f"{scratch}/copy.db"
        subprocess.run([*command, "backup", copy, "--database", str(database)], check=True)
        subprocess.run([*command, "restore", copy, "--database", there, "--verify"], check=True)
        plain = ["--no-owner", "--no-privileges", "--no-comments", "--inserts"]
        dumped = subprocess.run([program("pg_dump"), *plain, there], check=True, capture_output=True, text=True).stdout
    write(folder / "postgresql.sql.gz", "\n".join(sql_only(dumped)) + "\n")


def sql_only(dumped: str) -> Iterator[str]:
    """Without what only psql, or only one version of the server, understands."""
    for line in dumped.splitlines():
        if line and not line.startswith(("\\", "--", "SET transaction_timeout")):
            yield line


def write(file: Path, text: str) -> None:
    """The same text gives the same file."""
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def log_of(database: Path, s: Scene) -> list[Entry]:
    store = open_store(str(database))
    try:
        return store.read_now(sql.log, s.id)
    finally:
        store.close()


def rest_of(database: Path, s: Scene, stopped: int) -> list[dict[str, Any]]:
    """What was chosen after the stop; a choice of a person with the decision it answered."""
    rest = []
    for e in log_of(database, s)[stopped:]:
        if e.kind == "move":
            asked = {"decision": s.decisions[e.n]} if e.n in s.decisions else {}
            rest.append({"n": e.n, "seat": e.seat, "text": e.text, **asked})
    return rest


def main(target: Path, seed: int = 1) -> None:
    logging.getLogger("httpx").setLevel(logging.WARNING)
    release = ".".join(fullsteam.__version__.split(".")[:2])
    folder = target / release
    if folder.exists():
        sys.exit(f"{folder} is there already: what a release left is never changed")
    rng = random.Random(seed)
    running, clock = scenes(), Clock()
    finished = [Scene(f"{game}-over", game, room.info.min_players) for game, room in ROOMS.items()]
    with tempfile.TemporaryDirectory(prefix="fullsteam-release-") as scratch:
        first, whole = Path(scratch) / "stopped.db", Path(scratch) / "whole.db"
        records: dict[str, str] = {}
        with Threaded(str(first), clock) as server:
            house = House(server, clock)
            house.register()
            for s in [*running, *finished]:
                house.set_up(s)
                print(s.name, flush=True)
                if s in finished:
                    records[s.name] = house.play_to_the_end(s, rng)
                else:
                    house.play_to_the_middle(s, rng, middle(s, rng))
            running.append(house.branch(finished[0], f"{finished[0].game}-branch"))
            house.asked(running[-1])
            stopped = clock()
        stops = {s.name: len(log_of(first, s)) for s in running}
        with closing(sqlite3.connect(first)) as source, closing(sqlite3.connect(whole)) as copy:
            source.backup(copy)
        with Threaded(str(whole), clock) as server:
            house = House(server, clock)
            house.log_in()
            for s in running:
                records[s.name] = house.play_to_the_end(s, rng)
        folder.mkdir(parents=True)
        write_sqlite(first, folder)
        write_postgresql(first, folder)
        told = {
            "release": fullsteam.__version__,
            "stopped": stopped,
            "logins": LOGINS,
            "running": [
                {"name": s.name, "id": s.id, "game": s.game, "entries": stops[s.name], "rest": rest_of(whole, s, stops[s.name])}
                for s in running
            ],
            "finished": [{"name": s.name, "id": s.id, "game": s.game} for s in finished],
        }
        write(folder / "matches.json.gz", json.dumps(told, separators=(",", ":")) + "\n")
        (folder / "records").mkdir()
        for name, text in records.items():
            (folder / "records" / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
