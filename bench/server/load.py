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

LETTERS = 20  # matches by letter, one move a second each, whose players are told
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

    def __init__(self, url: str, game: str, hook: str = "") -> None:
        self.url = url
        self.game = game
        self.hook = hook  # where everybody wants to be told something; empty: nowhere
        self.limits = asyncio.Semaphore(AT_ONCE)
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # everybody brings his own
        self.http = httpx.AsyncClient(base_url=url, timeout=120, verify=False, cookies=forgetful)

    async def post(self, path: str, data: object, cookie: str) -> httpx.Response:
        async with self.limits:
            return (await self.http.post(path, json=data, headers=headers(cookie))).raise_for_status()

    async def guest(self, i: int, csrf: str) -> str:
        answer = await self.post("/api/guest", {"name": f"guest {i}"}, f"csrf={csrf}")
        made = sorted(cookie.partition(";")[0] for cookie in answer.headers.get_list("set-cookie"))
        cookie = "; ".join(made)  # a new session, and the csrf token that goes with it
        if self.hook:
            await self.post("/api/me/channels", {"kind": "hook", "url": self.hook}, cookie)
        return cookie

    async def match(self, i: int, csrf: str, pace: str = "live") -> list[tuple[str, str]]:
        """Two people at a table of their own: (table, cookie) of each."""
        a, b = await self.guest(2 * i, csrf), await self.guest(2 * i + 1, csrf)
        new = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "terms": {"pace": pace}}
        table = (await self.post("/api/tables", new, a)).json()["id"]
        await self.post(f"/api/tables/{table}/join", {}, b)
        return [(table, a), (table, b)]

    async def matches(self, n: int, pace: str = "live") -> list[tuple[str, str]]:
        csrf = httpx.get(f"{self.url}/", verify=False, timeout=120).cookies["csrf"]
        async with self.http:
            return [seat for match in await asyncio.gather(*(self.match(i, csrf, pace) for i in range(n))) for seat in match]


class Letters:
    """Matches by letter beside the crowd, and where everybody's messages arrive."""

    def __init__(self) -> None:
        self.came = 0
        self.server: asyncio.Server | None = None

    async def open(self) -> str:
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0] or 0)
        await reader.readexactly(length)
        self.came += 1
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def play(self, url: str, seats: list[tuple[str, str]], i: int) -> None:
        """Who is asked answers by request, so that nobody looks; until the crowd is measured."""
        rng = random.Random(i)
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        async with httpx.AsyncClient(base_url=url, timeout=120, verify=False, cookies=forgetful) as http:
            for n in range(1_000_000):
                for table, cookie in seats:
                    await self.answer(http, table, cookie, f"l{n}", rng)
                    await asyncio.sleep(0.5)

    async def answer(self, http: httpx.AsyncClient, table: str, cookie: str, move_id: str, rng: random.Random) -> None:
        log = (await http.get(f"/api/tables/{table}/log", headers={"cookie": cookie})).json()
        now = await http.get(f"/api/tables/{table}/moments/{log[-1]['n']}", headers={"cookie": cookie})
        if (decision := now.json().get("decision")) is not None:
            move = {"move_id": move_id, "decision": decision["id"], "text": rng.choice(decision["legal"])}
            await http.post(f"/api/tables/{table}/moves", json=move, headers=headers(cookie))


async def run(
    url: str,
    game: str,
    sockets: int,
    plan: list[tuple[float, float]],
    enough: float,
    letters_too: bool = False,
    notices: bool = False,
) -> list[dict[str, Any]]:
    load, letters = Load(missing=sockets, enough=enough), Letters()
    hook = await letters.open() if notices else ""
    seats = await SetUp(url, game, hook).matches(sockets // 2)
    far = await SetUp(url, game, hook).matches(LETTERS if letters_too else 0, "correspondence")
    beside = [asyncio.create_task(letters.play(url, far[i : i + 2], i)) for i in range(0, len(far), 2)]
    players = [Player(load, f"/api/tables/{table}/socket", cookie, i) for i, (table, cookie) in enumerate(seats)]
    found = await crowd(players, load, url, plan)
    for task in beside:
        task.cancel()
    return [{**phase, "told": letters.came} for phase in found]


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--letters", action="store_true", help="some play by letter beside the crowd")
    parser.add_argument("--notices", action="store_true", help="everybody can be told something while he is not here")
    a = parser.parse_args()
    game = a.game or httpx.get(f"{a.url}/api/games").json()[0]["id"]
    print(json.dumps(uvloop.run(run(a.url, game, a.sockets, a.phases, a.enough, a.letters, a.notices))))


if __name__ == "__main__":
    main()
