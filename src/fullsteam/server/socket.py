"""The socket of a table: reads messages, hands them to the table, sends what the table says."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath

from fullsteam.server import orders as auto
from fullsteam.server import protocol as say
from fullsteam.server.api.given import TheHall
from fullsteam.server.connection import Connection
from fullsteam.server.course import CourseError
from fullsteam.server.hall import Hall, NoSuchTable
from fullsteam.server.news import encode
from fullsteam.server.security import WIRE, Identity
from fullsteam.server.store import StoreError
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable

logger = structlog.get_logger()
BURST = 3  # seconds of messages that may come at once
PATIENCE = 5  # messages that are no messages, then the door


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Identity, Any], table_id: FromPath[str], hall: TheHall) -> None:
    """See docs/protocol.md."""
    identity = socket.auth
    if identity.scopes is not None and "play" not in identity.scopes:
        await socket.close(4403, "this token has no scope play")
        return
    if hall.draining:
        await socket.close(1012, "the server restarts; come again")
        return
    try:
        table = await hall.get(table_id)
    except (NoSuchTable, CourseError) as error:
        await socket.close(4404, str(error)[:100] if isinstance(error, CourseError) else "there is no such table")
        return
    name = identity.user.id if identity.user is not None else f"address {socket.client.host if socket.client else ''}"
    limit = hall.config.sockets if identity.user is not None else 10 * hall.config.sockets
    if hall.sockets.get(name, 0) >= limit:
        await socket.close(4429, "too many sockets")
        return
    hall.sockets[name] = hall.sockets.get(name, 0) + 1
    try:
        await attend(socket, hall, table)
    finally:
        hall.sockets[name] -= 1
        if not hall.sockets[name]:
            del hall.sockets[name]


async def attend(socket: WebSocket[Any, Identity, Any], hall: Hall, table: LiveTable) -> None:
    user = socket.auth.user
    seats = {s.seat for s in table.seats if user is not None and s.user_id == user.id}
    c = Connection(user, seats, min(seats) if len(seats) == 1 else None)
    await socket.accept()
    table.connections.add(c)
    hall.metrics.sockets.inc()
    c.sender = hall.loop.create_task(send_all(socket, c))
    listener = hall.loop.create_task(Listener(socket, hall, table, c).listen())
    try:
        await asyncio.wait([listener, c.sender], return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.connections.discard(c)
        hall.metrics.sockets.dec()
        listener.cancel()
        c.sender.cancel()
        with suppress(Exception):  # he may have hung up already
            await asyncio.wait_for(socket.close(1013 if c.lost else 1012, "come again and say hello"), 1.0)
        if user is not None:
            table.tell_table()


async def send_all(socket: WebSocket[Any, Identity, Any], c: Connection) -> None:
    """One message after the other, to the end; whoever is too slow has a full queue, and is dropped (Connection.drop)."""
    send: Any = socket.scope[WIRE]  # type: ignore[literal-required]
    while (data := await c.queue.get()) is not None:
        await send({"type": "websocket.send", "text": data.decode()})


class Listener:
    def __init__(self, socket: WebSocket[Any, Identity, Any], hall: Hall, table: LiveTable, c: Connection) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.c = c
        self.rate = hall.config.messages
        self.allowance = self.rate * BURST
        self.checked = time.monotonic()
        self.nonsense = 0

    async def listen(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            self.hall.metrics.messages.inc()
            raw: str | bytes = event.get("text") or event.get("bytes") or b""
            if self.too_many():
                self.hall.metrics.refused.inc()
                self.c.send(say.refused("slow down"))
                self.nonsense += 1
            else:
                await self.hear(raw)
            if self.nonsense >= PATIENCE + self.rate:
                await self.socket.close(4400, "this is not the protocol of this server")
                return

    def too_many(self) -> bool:
        now = time.monotonic()
        self.allowance = min(self.rate * BURST, self.allowance + (now - self.checked) * self.rate) - 1
        self.checked = now
        if self.allowance < 0:
            self.allowance = max(self.allowance, -self.rate)
            return True
        return False

    async def hear(self, raw: str | bytes) -> None:
        try:
            message = say.decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.hall.metrics.refused.inc()
            self.nonsense += 1
            self.c.send(say.refused("message", text=str(error)[:200]))
            return
        if not self.c.ready and not isinstance(message, say.Hello | say.Ping):
            self.c.send(say.refused("hello"))
            return
        started = time.perf_counter()
        try:
            await self.act(message)
        except (StoreError, OSError, CourseError) as error:
            logger.error("not written", table=self.table.row.id, error=str(error))
            self.c.send(say.refused("store", getattr(message, "move_id", None)))
        if isinstance(message, say.Move):
            self.hall.metrics.answer.observe(time.perf_counter() - started)

    async def act(self, m: say.Said) -> None:
        table, c = self.table, self.c
        match m:
            case say.Move():
                await table.act(table.move(c, m))
            case say.Ping():
                c.send({"type": "pong", "t": m.t, "now": self.hall.now()})
            case say.Hello():
                await table.act(self.hello(m))
            case say.Undo():
                await table.act(table.undo(c, m))
            case say.Agree():
                await table.act(table.agree(c, m))
            case say.Sit():
                await table.act(self.sit(m))
            case say.Leave() | say.Return():
                await table.act(self.leave_or_return(m))
            case say.Auto():
                await table.act(self.auto(m))
            case say.Chat():
                await self.chat(m)
            case say.Resync():
                await table.act(self.resync())

    async def hello(self, m: say.Hello) -> None:
        """Who is here, what happened since the last moment the client knows, and how things stand."""
        table, c = self.table, self.c
        if m.protocol != say.VERSION:
            c.send(say.refused("protocol", text=f"this server speaks version {say.VERSION}"))
            return
        await table.be_current()
        c.seats = {s.seat for s in table.seats if c.user is not None and s.user_id == c.user.id}
        if m.seat is not None:
            c.seat = m.seat if m.seat in c.seats else None
        elif len(c.seats) == 1:
            c.seat = min(c.seats)
        first = not c.ready
        c.ready = True
        since = 0 if m.last is None else min(m.last + 1, table.course.n)
        name = c.user.name if c.user is not None else ""
        orders = self.orders()
        chat = await self.hall.store.read(sql.chat_of, table.row.id) if table.row.terms.chat else []
        table.last_chat = max([table.last_chat, *(line["id"] for line in chat)])
        c.send(
            {
                "type": "welcome",
                "protocol": say.VERSION,
                "table": table.public(),
                "you": {"name": name, "seats": sorted(c.seats), "seat": c.seat},
                "moment": table.course.n - 1,
                "recap": self.recap(),
                "orders": orders,
                "chat": chat,
                "now": self.hall.now(),
            }
        )
        table.tell(c, since)
        if first and c.user is not None:
            for other in table.connections - {c}:
                if other.ready:
                    other.send_bytes(encode({"type": "table", "table": table.public()}))

    def recap(self) -> int:
        """The moment after one's last own choice: what came since is news to him."""
        own = [self.table.course.last_own[seat] for seat in self.c.seats]
        return max(own, default=-1) + 1

    def orders(self) -> list[say.Order]:
        driver = self.hall.drivers.get(self.table.row.id)
        return driver.orders.get(self.c.seat, []) if driver is not None and self.c.seat is not None else []

    async def sit(self, m: say.Sit) -> None:
        """Several seats around one screen: who looks now? None: the curtain."""
        if m.seat is not None and m.seat not in self.c.seats:
            self.c.send(say.refused("seat"))
            return
        self.c.seat = m.seat
        if self.table.course.started:
            since = 0 if m.seat is None else self.table.course.last_own[m.seat] + 1
            self.table.tell(self.c, since)

    async def leave_or_return(self, m: say.Leave | say.Return) -> None:
        seat = self.table.own_seat(self.c)
        if seat is None or self.c.user is None or not self.table.goes_on(self.c):
            return
        change = self.table.hand_over if isinstance(m, say.Leave) else self.table.come_back
        await change(seat, f"user:{self.c.user.id}")

    async def auto(self, m: say.Auto) -> None:
        seat = self.table.own_seat(self.c)
        if seat is None:
            return
        wrong = auto.check(self.table.course.match.room, m.orders)
        if wrong:
            self.c.send(say.refused("auto", text=wrong))
            return
        await self.hall.store.write(sql.put_orders, self.table.row.id, seat, auto.written(m.orders))
        self.c.send({"type": "orders", "seat": seat, "orders": m.orders})
        if (driver := self.hall.drivers.get(self.table.row.id)) is not None:
            driver.orders[seat] = m.orders
            driver.look()
        else:
            self.hall.publish(self.table.row.id, "orders")

    async def chat(self, m: say.Chat) -> None:
        row, user = self.table.row, self.c.user
        text = " ".join(m.text.split())
        if not row.terms.chat or user is None or not text or (user.guest and row.public and not row.terms.guest_chat):
            self.c.send(say.refused("chat"))
            return
        at = self.hall.now()
        number = await self.hall.store.write(sql.add_chat, row.id, user.id, user.name, text, at)
        self.table.tell_chat([{"id": number, "name": user.name, "text": text, "at": at}])
        self.hall.publish(row.id, "chat")

    async def resync(self) -> None:
        if self.table.goes_on(self.c):
            self.table.tell(self.c, self.table.course.n)
