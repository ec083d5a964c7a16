"""Random lives of a table: people come, play, leave, give up, remind, vote, return, and the server is killed. It never hangs:
whatever happened, who is still there brings it to an end with what the page offers, and it ends with a result or a reason.

python -m serverkit.lives --lives 40      (a part of make soak)"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullsteam.games import ROOMS
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from serverkit.clients import Client, Table
from serverkit.duels import GAME
from serverkit.kills import fresh_database
from serverkit.servers import free_port, log_of, wait_until_ready

FOUR = min((g for g in ROOMS if ROOMS[g].info.max_players >= 4), key=lambda g: ROOMS[g].info.minutes)
PASSWORD = "correct horse battery"
PATIENCE = {"live": 180, "correspondence": 3 * 24 * 3600}  # seconds
LONGEST = 1500  # things the last one may have to do before it is over
OPS = (
    "move",
    "move",
    "move",
    "move",
    "undo",
    "leave",
    "return",
    "resign",
    "nudge",
    "here",
    "bot",
    "end",
    "nothing",
    "wait",
    "kill",
)


def serve(database: str, port: int, clock: str) -> None:
    """A server whose clock is ahead by what stands in a file: three days pass while a test runs."""
    import uvicorn

    from fullsteam.server.operating import Clock, Config
    from fullsteam.server.running.app import make_app
    from fullsteam.server.running.serve import settings
    from fullsteam.server.wire.border import Border
    from serverkit.servers import PATIENT

    wall, ahead = Clock(), Path(clock)
    config = Config(database=database, port=port, **{**PATIENT, "grace": 0.0})  # type: ignore[arg-type]
    app = Border(make_app(config, lambda: wall() + int(ahead.read_text()) * 1000), config)
    uvicorn.run(app, **settings(config))


@dataclass
class Home:
    """The server of these lives, which can be killed."""

    database: str
    clock: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = "import sys; from serverkit.lives import serve; serve(sys.argv[1], int(sys.argv[2]), sys.argv[3])"
        command = [sys.executable, "-c", program, self.database, str(self.port), str(self.clock)]
        with log_of(self.database).open("ab") as out:
            found = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=found)
        wait_until_ready(f"{self.url}/readyz", lambda: self.process is not None and self.process.poll() is None)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def pass_time(self, seconds: int) -> None:
        new = self.clock.with_suffix(".new")
        new.write_text(str(int(self.clock.read_text()) + seconds))
        new.replace(self.clock)


@contextmanager
def home(database: str, folder: Path) -> Iterator[Home]:
    clock = folder / "ahead"
    clock.write_text("0")
    running = Home(database, clock)
    running.start()
    try:
        yield running
    finally:
        running.kill()


class Life:
    """One table, from its beginning to its end."""

    def __init__(self, home: Home, seed: int) -> None:
        self.home, self.seed, self.rng = home, seed, random.Random(seed)
        self.did: Counter[str] = Counter()
        rng = self.rng
        self.many = 2 if seed % 2 == 0 else 4
        self.pace = rng.choice(("live", "correspondence"))
        self.rated = rng.random() < 0.25
        self.hot = not self.rated and rng.random() < 0.25  # two seats around one screen
        self.terms = {"pace": self.pace, "takeover": "random", "rated": self.rated, "resign": rng.choice(("end", "bot"))}
        self.terms |= {"undo": "free" if self.rated else rng.choice(("free", "consent"))}
        if rng.random() < 0.4:
            self.terms |= {"choice": 60.0 if self.pace == "live" else 86_400.0, "bank": 120.0}
        self.people = [self.person(i) for i in range(self.many - self.hot)]
        self.game = GAME if self.many == 2 else FOUR
        seats = [{"kind": "me"}, *([{"kind": "me", "name": "Beside"}] if self.hot else [])]
        seats += [{"kind": "open"} for _ in self.people[1:]]
        self.table_id = str(self.people[0].create(self.game, seats, terms=self.terms)["id"])
        self.known = 0  # entries that were seen
        self.number = 0
        self.trouble = "nobody could end it"

    def person(self, i: int) -> Client:
        if not self.rated:
            return Client(self.home.url, f"P{i}")
        client = Client(self.home.url)
        client.post("/api/account", {"login": f"p{i}-{self.seed}", "password": PASSWORD, "name": f"P{i}"}, 201)
        return client

    @property
    def row(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people[0].get(f"/api/tables/{self.table_id}")
        return found

    async def live(self) -> str:
        """How it ended: over, or closed; "" : it hangs."""
        for person in self.people[1:]:
            if self.rng.random() < 0.2:
                self.did["kill"] += 1
                self.home.kill()
                self.home.start()
            person.post(f"/api/tables/{self.table_id}/join", {})
            self.did["join"] += 1
        for _ in range(self.rng.randrange(8, 24)):
            if self.row["status"] != "playing":
                break
            await self.step(self.rng.choice(OPS), self.rng.choice(self.people))
        return await self.end()

    async def end(self) -> str:
        """All but one stay away for ever; he does what the page offers him."""
        last = self.rng.choice(self.people)
        style = self.rng.choice(("plays", "gives up", "ends it"))
        for n in range(LONGEST):
            if (status := str(self.row["status"])) != "playing":
                return status if self.sound(status) else ""
            if n % 5 == 4:
                self.home.pass_time(PATIENCE[self.pace] + 1)
            if n == 0:
                await self.step("return", last)
            if style == "gives up" and n > 20:
                await self.step("resign", last)
                if self.row["status"] == "playing":
                    return await self.forgotten()
            elif style == "ends it" and not self.rated and n % 5 == 4:
                await self.step("end", last)
            elif n % 5 == 4:
                await self.step("bot", last)
                await self.something_happens()
            else:
                await self.step("move", last)
        return ""

    async def forgotten(self) -> str:
        """Only people are in it who never come back: nobody waits for them but bots, and 200 days after the last of these has
        done something it is closed. A bot that was about to move when the server was stopped does so when it comes back."""
        self.did["forgotten"] += 1
        for _ in range(3):
            self.home.pass_time(201 * 24 * 3600)
            self.home.kill()
            self.home.start()  # it looks for such tables when it starts, and every ten minutes
            for _ in range(75):
                if (status := str(self.row["status"])) != "playing":
                    return status
                await asyncio.sleep(0.2)
        return ""

    async def something_happens(self, seconds: float = 4.0) -> None:
        """Bots play, or a vote is decided without the silent; the server looks at its clock every two seconds."""
        for _ in range(int(seconds / 0.2)):
            log = self.people[0].get(f"/api/tables/{self.table_id}/log", since=self.known)
            if self.row["status"] != "playing" or any(m["kind"] != "vote" for m in log):
                return
            await asyncio.sleep(0.2)

    def sound(self, status: str) -> bool:
        """A result with everybody's place, and a record that is true; or none, and a reason."""
        row = self.row
        if status == "closed":
            log = self.people[0].get(f"/api/tables/{self.table_id}/log")
            return bool(log[-1]["kind"] == "end" and log[-1]["text"] == "vote" and not self.rated)
        record = parse_record(self.people[0].http.get(f"/api/tables/{self.table_id}/record").text)
        found = verify(ROOMS[self.game], record)
        return len(row["places"]) == self.many and min(row["places"]) == 1 and found.shuffle == "verified"

    async def step(self, op: str, who: Client) -> None:
        """One of them does something; whatever it is answered, nothing that was written is lost."""
        self.did[op] += 1
        if op == "wait":
            self.home.pass_time(PATIENCE[self.pace] + 1)
            return
        async with who.table(self.table_id) as socket:
            await socket.hello()
            try:
                await self.act(op, socket, who)
            except ConnectionClosed:
                return

    async def act(self, op: str, socket: Table, who: Client) -> None:
        news = await socket.hear("news")
        assert news["moment"] + 1 >= self.known, f"life {self.seed}: entries were lost"
        self.known = news["moment"] + 1
        seat = news["seat"]
        if seat is None and self.hot and who is self.people[0]:
            seat = next((w["seat"] for w in news["waiting"] if w["seat"] < 2), self.rng.randrange(2))
            await socket.say("sit", seat=seat)
            news = await socket.hear("news")
        others = [w["seat"] for w in news["company"]["waited"] if w["seat"] != seat]
        self.number += 1
        about = {"move_id": f"l{self.seed}-{self.number}"}
        match op:
            case "move" | "kill" if news["decision"] is not None:
                legal = news["decision"]["legal"]
                await socket.say("move", **about, decision=news["decision"]["id"], text=self.rng.choice(legal))
            case "undo":
                await socket.say("undo", **about)
            case "leave" | "return" | "resign" | "here":
                await socket.say(op)
            case "nudge" if others:
                await socket.say("nudge", seat=others[0])
            case "bot" if others:
                for other in others:
                    await socket.say("vote", what="bot", seat=other)
            case "end":
                await socket.say("vote", what="end")
            case "nothing":
                await socket.say("vote", what="")
        if op == "kill":  # with the message on its way
            self.home.kill()
            self.home.start()
            return
        await socket.say("ping", t=1)
        await socket.hear("pong")


def campaign(database: str, folder: Path, lives: int, seed: int = 1) -> dict[str, float]:
    did: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    with home(database, folder) as running:
        for k in range(lives):
            life = Life(running, seed * 1000 + k)
            try:
                how = asyncio.run(asyncio.wait_for(life.live(), 900))
            except (TimeoutError, InvalidStatus) as error:
                how, life.trouble = "", repr(error)
            ends[how or "hung"] += 1
            did += life.did
            if not how:
                about = (life.trouble, life.terms, life.row["status"], dict(life.did))
                print(f"life {life.seed} hangs: {about}", file=sys.stderr, flush=True)
    return {"lives": lives, "hung": ends["hung"], "over": ends["over"], "closed": ends["closed"], **did}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lives", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="not on a SQLite file")
    a = parser.parse_args()
    with fresh_database(a.postgresql) as database, tempfile.TemporaryDirectory() as folder:
        found = campaign(database, Path(folder), a.lives, a.seed)
    print(json.dumps(found), flush=True)
    if found["hung"]:
        sys.exit("a table hangs")


if __name__ == "__main__":
    main()
