"""Two people at a table of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from fullsteam.games import ROOMS
from serverkit.clients import Client, Table
from serverkit.servers import Threaded

GAME = next(iter(ROOMS))


def seated(server: Threaded, **more: Any) -> tuple[Client, Client, str]:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], **more)
    bo.post(f"/api/tables/{table['id']}/join", {})
    return anna, bo, str(table["id"])


class Duel:
    """Two people at a table; each turn the one who is asked plays."""

    def __init__(self, a: Table, b: Table) -> None:
        self.sockets = (a, b)
        self.news: list[Any] = [None, None]
        self.rng = random.Random(1)
        self.number = 0

    async def begin(self) -> None:
        for i, socket in enumerate(self.sockets):
            await socket.hello()
            self.news[i] = await socket.hear("news")

    def asked(self) -> int:
        return 0 if self.news[0]["decision"] is not None else 1

    async def move(self) -> int:
        """Whoever is asked chooses; both hear of it. Who it was."""
        seat = self.asked()
        decision = self.news[seat]["decision"]
        self.number += 1
        text = self.rng.choice(decision["legal"])
        await self.sockets[seat].say("move", move_id=f"d{self.number}", decision=decision["id"], text=text)
        await self.sockets[seat].hear("ack")
        await self.hear()
        return seat

    async def hear(self) -> None:
        for i, socket in enumerate(self.sockets):
            self.news[i] = await socket.hear("news")

    async def move_until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            assert self.news[0]["result"] is None, "the match ended before that"
            await self.move()
