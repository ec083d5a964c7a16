"""One listener at a table: a websocket or a stream. Slow ones are dropped, never waited for."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from fullsteam.server.store import User
from fullsteam.server.wire.protocol import encode
from fullsteam.server.wire.websocket import Wire

CHAT = 500  # lines of chat that are remembered as heard: many more than are ever read back
QUEUE = 64  # messages a stream may lag behind
COME_AGAIN = (1013, "come again and say hello")
BANNED = 4410  # the close code for whom hosts do not let in; its reason says why


class Connection:
    """With a wire: a socket, told at once. Without: a stream or a single request, which takes from the queue."""

    def __init__(self, user: User | None, seats: set[int], seat: int | None, wire: Wire | None = None) -> None:
        self.user = user
        self.seats = seats  # that this person may look from
        self.seat = seat  # that he looks from now; None: like an onlooker
        self.screen = False  # everybody looks at it: no seat is meant unless he says so
        self.wire = wire
        self.chat: set[int] = set()  # numbers of the lines he has heard
        self.next = 0  # the entry he has not been told yet
        self.ready = False  # has said hello
        self.lost = False  # too slow: must come again
        self.gone = asyncio.Event()  # this end hangs up, and says
        self.goodbye = COME_AGAIN
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.lost:
            return
        if self.wire is not None:
            if not self.wire.tell(data):
                self.drop()
        elif self.queue.full():
            self.drop()
        else:
            self.queue.put_nowait(data)

    def unheard(self, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Of these lines of chat those he has not heard; now he has."""
        new = [line for line in lines if line["id"] not in self.chat]
        self.chat.update(line["id"] for line in new)
        if len(self.chat) > 2 * CHAT:
            self.chat = set(sorted(self.chat)[-CHAT:])
        return new

    def drop(self, goodbye: tuple[int, str] = COME_AGAIN) -> None:
        """Forget what was not sent; the client comes back with its last moment and is told everything since."""
        self.lost = True
        self.goodbye = goodbye
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
        self.gone.set()

    def first(self) -> dict[str, Any] | None:
        """The first message waiting, for answers over HTTP."""
        data = None if self.queue.empty() else self.queue.get_nowait()
        return None if data is None else msgspec.json.decode(data)
