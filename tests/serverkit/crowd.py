"""People who play for hours at a steady pace: they choose, chat, hang up and come back, look on elsewhere, end their matches
and begin others."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException

from fullsteam.games import ROOMS
from serverkit.clients import Client, Table
from serverkit.histories import Ack, History, Read, Seen
from serverkit.kills import Scene

GONE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)
HANGS_UP, CHATS, TAKES_BACK, LOOKS_BACK = 0.01, 0.01, 0.02, 0.005  # how often, after news
REMATCH, LOOKED_ON = 0.3, 0.3  # how often, after a match, and at one
FAITHFUL = 4  # matches after which two people go for good and others come


class Decision(msgspec.Struct):
    id: int
    legal: list[str]


class Moment(msgspec.Struct):
    n: int
    kind: str
    seat: int | None
    at: int


class You(msgspec.Struct):
    seat: int | None


class Heard(msgspec.Struct):
    type: str
    you: You | None = None
    move_id: str | None = None
    moment: int = -1
    moments: list[Moment] = []
    decision: Decision | None = None
    reason: str | None = None
    undo: bool = False
    result: Any = None


heard = msgspec.json.Decoder(Heard).decode


class Pace:
    """So many moves a second, of all together."""

    def __init__(self, rate: float) -> None:
        self.step = 1 / rate
        self.next = time.monotonic()

    async def turn(self) -> None:
        now = time.monotonic()
        self.next = max(self.next, now) + self.step
        await asyncio.sleep(self.next - now)


@dataclass
class Crowd:
    """What all of them share, and what is counted."""

    url: str
    pace: Pace
    scene: Scene
    done: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)  # seconds from a move to its ack, since somebody last took them
    names: int = 0
    patience: float = 300.0  # seconds without a word after which a line is taken for dead
    good_line: bool = True  # nothing comes twice, and nothing late
    histories: dict[str, History] | None = None  # what everybody was told, if that is kept

    def address(self) -> str:
        """Where the next socket is opened."""
        return self.url

    def told(self, table: str) -> History | None:
        return None if self.histories is None else self.histories.setdefault(table, History())

    def guest(self) -> Client:
        self.names += 1
        return Client(self.url, f"guest {self.names}")

    async def stay(self, number: int) -> None:
        """Two seats, and whoever sits there, until the end of the campaign."""
        rng, matches = random.Random(number), 0
        while not self.scene.stop:
            two = [await asyncio.to_thread(self.guest) for _ in range(2)]
            table = ""
            for _ in range(FAITHFUL):
                again = bool(table) and rng.random() < REMATCH
                table = (
                    await asyncio.to_thread(self.rematch, two, table)
                    if again
                    else await asyncio.to_thread(self.open, two, number + matches)
                )
                matches += 1
                await self.match(two, table, rng)
                if self.scene.stop:
                    return

    def open(self, two: list[Client], number: int) -> str:
        """All games in turn, with a bot where there is a third seat; one in five of those bots thinks."""
        info = list(ROOMS.values())[number % len(ROOMS)].info
        bots = [{"kind": "bot", "level": "random" if number % 5 else "greedy"}] * (min(info.max_players, 3) - 2)
        table = two[0].create(
            info.id, [{"kind": "me"}, {"kind": "open"}, *bots], terms={"undo": "free", "guest_chat": True}, public=True
        )
        two[1].post(f"/api/tables/{table['id']}/join", {})
        return str(table["id"])

    def rematch(self, two: list[Client], table: str) -> str:
        self.done["rematches"] += 1
        return str([c.post(f"/api/tables/{table}/rematch", {}, 201)["id"] for c in two][1])

    async def match(self, two: list[Client], table: str, rng: random.Random) -> None:
        people = [Person(self, c, table, rng.getrandbits(32)).play() for c in two]
        onlookers = [self.look_on(table, rng)] if rng.random() < LOOKED_ON else []
        await asyncio.gather(*people, *onlookers)
        self.done["matches"] += not self.scene.stop

    async def look_on(self, table: str, rng: random.Random) -> None:
        """Somebody without a name looks at the lobby, then at this match for a while."""
        client = await asyncio.to_thread(Client, self.url)
        await asyncio.to_thread(client.get, "/api/tables?status=playing")
        await Person(self, client, table, rng.getrandbits(32), patience=rng.randrange(5, 60)).play()
        self.done["onlookers"] += 1


class Person:
    """One socket after another at one table, until the match is over or his patience is."""

    def __init__(self, crowd: Crowd, client: Client, table: str, seed: int, patience: int = 10**9) -> None:
        self.crowd = crowd
        self.client = client
        self.table = table
        self.seat: int | None = None
        self.rng = random.Random(seed)
        self.patience = patience
        self.last: int | None = None
        self.known: int | None = None  # what hello said
        self.pending: dict[str, Any] | None = None
        self.sent = 0.0
        self.asked: Decision | None = None
        self.ended = False

    @property
    def over(self) -> bool:
        return self.ended and self.pending is None

    async def play(self) -> None:
        while not (self.over or self.crowd.scene.stop or self.patience <= 0):
            try:
                async with Table(self.crowd.address(), self.table, self.client.cookie_header()) as table:
                    assert table.socket is not None
                    self.known = self.last
                    await self.say(table.socket, {"type": "hello", "protocol": 1, "last": self.known})
                    if self.pending is not None:
                        await self.say(table.socket, self.pending)
                    await self.sit(table.socket)
            except GONE as error:
                self.crowd.done[f"lost: {error!r:.60}"] += 1
                await asyncio.sleep(0.2)

    async def say(self, socket: Any, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))

    async def sit(self, socket: Any) -> None:
        """Till he hangs up, or it is over."""
        moving: asyncio.Task[None] | None = None
        try:
            while not self.crowd.scene.stop:
                message = heard(await asyncio.wait_for(socket.recv(), self.crowd.patience))
                if message.you is not None:
                    self.seat, self.last = message.you.seat, self.known  # a rematch begins with another; hello may come twice
                elif message.type == "ack":
                    self.acknowledged(message)
                elif message.type == "refused":
                    await self.refused(socket, message)
                elif message.type == "news":
                    self.know(message)
                if self.over or self.patience <= 0:
                    return
                if self.pending is None and self.asked is not None and (moving is None or moving.done()):
                    moving = asyncio.create_task(self.move(socket))
                if message.type == "news" and await self.does_something_else(socket, message):
                    return
        finally:
            if moving is not None:
                moving.cancel()

    async def refused(self, socket: Any, message: Heard) -> None:
        expected = (
            ("stale", "undo", "slow down", "chat") if self.crowd.good_line else ("stale", "undo", "chat", "store", "hello")
        )
        assert message.reason in expected, message
        self.crowd.done[f"refused: {message.reason}"] += 1
        if self.pending is None or message.move_id != self.pending["move_id"]:
            return
        if message.reason == "store":  # not written: once more, with the same name
            await asyncio.sleep(0.2)
            await self.say(socket, self.pending)
        else:
            self.pending = None

    def acknowledged(self, message: Heard) -> None:
        if not self.crowd.good_line and (self.pending is None or message.move_id != self.pending["move_id"]):
            self.crowd.done["acks of what came twice"] += 1
            return
        assert self.seat is not None and self.pending is not None and message.move_id == self.pending["move_id"], message
        text = self.pending.get("text", "")
        self.crowd.times.append(time.perf_counter() - self.sent)
        self.crowd.scene.acked[self.table, message.moment] = (self.seat, self.pending["move_id"], text)
        self.crowd.done[f"{self.pending['type']}s"] += 1
        if (told := self.crowd.told(self.table)) is not None:
            told.acks.append(Ack(self.seat, self.pending["move_id"], text, message.moment))
        self.pending = None

    def know(self, message: Heard) -> None:
        """Nothing is missing and nothing comes twice."""
        if (told := self.crowd.told(self.table)) is not None:
            moments = tuple(Seen(m.n, m.kind, m.seat, m.at) for m in message.moments)
            told.reads.append(Read(f"{id(self):x}", self.last, message.moment, moments))
        first = 0 if self.last is None else self.last + 1
        whole = [m.n for m in message.moments] == list(range(first, message.moment + 1))
        assert told is not None or whole, (self.table, first, message)
        self.last, self.asked = message.moment, message.decision
        self.ended = message.result is not None
        self.patience -= 1

    async def move(self, socket: Any) -> None:
        """When it is his turn in the pace, he answers what he is asked then."""
        while self.asked is not None and self.pending is None:
            await self.crowd.pace.turn()
            if (asked := self.asked) is not None and self.pending is None:
                self.asked = None  # before it is sent: the next question may come while it is
                text = self.rng.choice(asked.legal)
                await self.send(socket, {"type": "move", "move_id": self.new_id(), "decision": asked.id, "text": text})

    async def send(self, socket: Any, message: dict[str, Any]) -> None:
        self.pending, self.sent = message, time.perf_counter()
        await self.say(socket, message)

    def new_id(self) -> str:
        return f"{self.rng.getrandbits(64):x}"

    async def does_something_else(self, socket: Any, message: Heard) -> bool:
        """Now and then; whether he hangs up."""
        dice = self.rng.random
        if dice() < CHATS and self.seat is not None:
            await self.say(socket, {"type": "chat", "text": f"Moment {message.moment}, well well"})
            self.crowd.done["chats"] += 1
        if message.undo and self.pending is None and dice() < TAKES_BACK:
            await self.send(socket, {"type": "undo", "move_id": self.new_id()})
        if self.crowd.good_line and dice() < LOOKS_BACK:
            await asyncio.to_thread(self.client.get, f"/api/tables/{self.table}/moments/{message.moment // 2}")
            self.crowd.done["looks back"] += 1
        if dice() < HANGS_UP:
            self.crowd.done["hang-ups"] += 1
            return True
        return False
