"""The same crowd against boardgame.io (game.js): the same client, in the language of socket.io.

A move is answered when the mover gets the new state: boardgame.io has no other ack, and it writes nothing to a disk.
python bench/server/peer.py URL --sockets 1000 --phases 400:6,0:6"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx
import msgspec
import uvloop
from wire import Load, Wire, arguments, crowd

SPACE = b"42/lines,"
AT_ONCE = 16


class Player(Wire):
    def __init__(self, load: Load, match: str, seat: int, credentials: str, seed: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket")
        self.load = load
        self.match = match
        self.seat = str(seat)
        self.credentials = credentials
        self.rng = random.Random(seed)
        self.sent = 0.0

    def begin(self) -> None:
        """The server speaks first."""

    def hear(self, payload: bytes) -> None:
        if payload == b"2":  # ping
            self.say(b"3")
        elif payload.startswith(b"0"):
            self.say(b"40/lines,")
        elif payload.startswith(b"40/lines,"):
            self.emit("sync", self.match, self.seat, self.credentials, 2)
        elif payload.startswith(SPACE):
            kind, *data = msgspec.json.decode(payload[len(SPACE) :])
            if kind == "sync":
                self.load.welcomed()
                self.look(data[1]["state"])
            elif kind == "update":
                self.look(data[1])

    def look(self, state: Any) -> None:
        if self.sent:
            self.load.answered(time.perf_counter() - self.sent)
            self.sent = 0.0
        ctx = state["ctx"]
        if "gameover" in ctx:
            self.load.over += 1
        elif self.seat in (ctx["activePlayers"] or {}):
            self.load.pace(lambda: self.move(state))

    def move(self, state: Any) -> None:
        hand = state["G"]["players"][self.seat]["hand"]
        stage = state["ctx"]["activePlayers"][self.seat]
        args = [self.rng.choice(hand), self.rng.randrange(4)] if stage == "place" and hand else []
        if stage == "place" and not hand:
            return
        payload = {"type": stage, "args": args, "playerID": self.seat, "credentials": self.credentials}
        self.sent = time.perf_counter()
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, self.seat)

    def emit(self, *message: object) -> None:
        self.say(SPACE + json.dumps(message).encode())


async def match(http: httpx.AsyncClient, door: asyncio.Semaphore) -> list[tuple[str, int, str]]:
    async with door:
        made = (await http.post("/games/lines/create", json={"numPlayers": 2})).raise_for_status().json()["matchID"]
        out = []
        for seat in range(2):
            data = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = (await http.post(f"/games/lines/{made}/join", json=data)).raise_for_status().json()
            out.append((made, seat, joined["playerCredentials"]))
        return out


async def run(url: str, sockets: int, plan: list[tuple[float, float]]) -> list[dict[str, Any]]:
    load = Load(missing=sockets)
    door = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=120, verify=False) as http:
        seats = [s for m in await asyncio.gather(*(match(http, door) for _ in range(sockets // 2))) for s in m]
    players = [Player(load, *seat, i) for i, seat in enumerate(seats)]
    return await crowd(players, load, url, plan)


def main() -> None:
    a = arguments(__doc__).parse_args()
    print(json.dumps(uvloop.run(run(a.url, a.sockets, a.phases))))


if __name__ == "__main__":
    main()
