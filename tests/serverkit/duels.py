"""Two people at a table of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from fullsteam.games import ROOMS
from serverkit.clients import Client
from serverkit.servers import Threaded

GAME = next(iter(ROOMS))


def seated(server: Threaded, **more: Any) -> tuple[Client, Client, str]:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], **more)
    bo.post(f"/api/tables/{table['id']}/join", {})
    return anna, bo, str(table["id"])


class Duel:
    """Two people at a table; each turn the one who is asked plays."""

    def __init__(self, anna: Client, bo: Client, table_id: str) -> None:
        self.sockets = (anna.table(table_id), bo.table(table_id))
        self.open = AsyncExitStack()
        self.news: list[Any] = [None, None]
        self.rng = random.Random(1)
        self.number = 0

    async def __aenter__(self) -> Duel:
        for i, socket in enumerate(self.sockets):
            await self.open.enter_async_context(socket)
            await socket.hello()
            self.news[i] = await socket.hear("news")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.open.aclose()

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
