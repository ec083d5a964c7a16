"""Many sockets of real matches against a running server: how many moves a second, and how long until the ack.

python bench/server/load.py URL --sockets 1000 --phases 200:10,0:6"""

from __future__ import annotations

import asyncio
import json
import random
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import uvloop
from wire import Load, Wire, arguments, crowd

AT_ONCE = 16  # requests under way while the tables are set up


class Decision(msgspec.Struct):
    id: int
    legal: list[str]


class Heard(msgspec.Struct):
    type: str
    move_id: str | None = None
    decision: Decision | None = None
    reason: str | None = None
    result: Any = None


heard = msgspec.json.Decoder(Heard).decode


class Player(Wire):
    """Chooses at random when asked, as soon as its pace allows."""

    def __init__(self, load: Load, path: str, cookie: str, seed: int) -> None:
        super().__init__(path, f"Cookie: {cookie}\r\n")
        self.load = load
        self.rng = random.Random(seed)
        self.sent: dict[str, float] = {}
        self.number = 0

    def begin(self) -> None:
        self.say(b'{"type":"hello"}')

    def hear(self, payload: bytes) -> None:
        message = heard(payload)
        if message.type == "ack":
            assert message.move_id is not None
            self.load.answered(time.perf_counter() - self.sent.pop(message.move_id))
        elif message.type == "refused":
            self.load.no(message.reason or "")
        elif message.type == "welcome":
            self.load.welcomed()
        elif message.type == "news" and message.decision is not None:
            decision = message.decision
            self.load.pace(lambda: self.move(decision))
        elif message.type == "news" and message.result is not None:
            self.load.over += 1

    def move(self, decision: Decision) -> None:
        self.number += 1
        move_id = f"m{self.number}"
        text = self.rng.choice(decision.legal)
        self.sent[move_id] = time.perf_counter()
        message = {"type": "move", "move_id": move_id, "decision": decision.id, "text": text}
        self.say(json.dumps(message).encode())


def headers(cookie: str) -> dict[str, str]:
    """csrf comes first among these cookies."""
    return {"cookie": cookie, "x-csrf-token": cookie.partition(";")[0].partition("=")[2]}


class SetUp:
    """Guests and tables for them, several requests at a time."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.limits = asyncio.Semaphore(AT_ONCE)
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # everybody brings his own
        self.http = httpx.AsyncClient(base_url=url, timeout=120, verify=False, cookies=forgetful)

    async def post(self, path: str, data: object, cookie: str) -> httpx.Response:
        async with self.limits:
            return (await self.http.post(path, json=data, headers=headers(cookie))).raise_for_status()

    async def guest(self, i: int, csrf: str) -> str:
        answer = await self.post("/api/guest", {"name": f"guest {i}"}, f"csrf={csrf}")
        made = sorted(cookie.partition(";")[0] for cookie in answer.headers.get_list("set-cookie"))
        return "; ".join(made)  # a new session, and the csrf token that goes with it

    async def match(self, i: int, csrf: str) -> list[tuple[str, str]]:
        """Two people at a table of their own: (table, cookie) of each."""
        a, b = await self.guest(2 * i, csrf), await self.guest(2 * i + 1, csrf)
        new = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await self.post("/api/tables", new, a)).json()["id"]
        await self.post(f"/api/tables/{table}/join", {}, b)
        return [(table, a), (table, b)]

    async def matches(self, n: int) -> list[tuple[str, str]]:
        csrf = httpx.get(f"{self.url}/", verify=False, timeout=120).cookies["csrf"]
        async with self.http:
            return [seat for match in await asyncio.gather(*(self.match(i, csrf) for i in range(n))) for seat in match]


async def run(url: str, game: str, sockets: int, plan: list[tuple[float, float]], enough: float) -> list[dict[str, Any]]:
    load = Load(missing=sockets, enough=enough)
    seats = await SetUp(url, game).matches(sockets // 2)
    players = [Player(load, f"/api/tables/{table}/socket", cookie, i) for i, (table, cookie) in enumerate(seats)]
    return await crowd(players, load, url, plan)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--game", default="")
    a = parser.parse_args()
    game = a.game or httpx.get(f"{a.url}/api/games").json()[0]["id"]
    print(json.dumps(uvloop.run(run(a.url, game, a.sockets, a.phases, a.enough))))


if __name__ == "__main__":
    main()
