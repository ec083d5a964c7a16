"""The socket of a table: reads messages, hands them to the table, sends what the table says."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.params import FromPath

from fullsteam.server import orders as auto
from fullsteam.server import protocol as say
from fullsteam.server.api.given import TheHall
from fullsteam.server.connection import Connection
from fullsteam.server.course import CourseError
from fullsteam.server.hall import Hall, NoSuchTable
from fullsteam.server.news import encode
from fullsteam.server.security import Identity
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable
from fullsteam.server.wire import WIRE, Wire

logger = structlog.get_logger()
BURST = 3  # seconds of messages that may come at once
WAITING = 32  # messages that may wait here; more wait in the client's machine
DEAR = 9  # messages that a line of chat, or hello, counts for besides itself
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
    name, limit = guest_of(socket, hall)
    address = socket.client.host if socket.client else ""
    if not hall.door.knock(address) or not hall.door.admit(name, limit):  # before anything is read: a long log is work
        await socket.close(4429, "too many sockets")
        return
    try:
        await attend(socket, hall, await hall.get(table_id))
    except (NoSuchTable, CourseError) as error:
        await socket.close(4404, str(error)[:100] if isinstance(error, CourseError) else "there is no such table")
    finally:
        hall.door.release(name)


def guest_of(connection: ASGIConnection[Any, Any, Identity, Any], hall: Hall) -> tuple[str, int]:
    """Under which name sockets and streams are counted, and how many may be open: nobody is known by his address."""
    user = connection.auth.user
    if user is not None:
        return user.id, hall.config.sockets
    return f"address {connection.client.host if connection.client else ''}", 10 * hall.config.sockets


async def attend(socket: WebSocket[Any, Identity, Any], hall: Hall, table: LiveTable) -> None:
    """From the hand-shake until one of both hangs up."""
    user = socket.auth.user
    seats = {s.seat for s in table.seats if user is not None and s.user_id == user.id}
    wire: Wire = socket.scope[WIRE]  # type: ignore[literal-required]
    c = Connection(user, seats, min(seats) if len(seats) == 1 else None, wire)
    listener = Listener(hall, table, c)
    await socket.accept()
    wire.ear = listener.put
    table.connections.add(c)
    hall.metrics.sockets.inc()
    ended = [hall.loop.create_task(until_gone(socket, listener)), hall.loop.create_task(c.gone.wait())]
    try:
        await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.connections.discard(c)
        hall.metrics.sockets.dec()
        for task in ended:
            task.cancel()
        if c.gone.is_set():  # this end hangs up
            await say_goodbye(socket, wire, listener.fed_up)
        if user is not None:
            table.tell_table()


async def say_goodbye(socket: WebSocket[Any, Identity, Any], wire: Wire, fed_up: bool) -> None:
    code, reason = (4400, "this is not the protocol of this server") if fed_up else (1013, "come again and say hello")
    try:
        await asyncio.wait_for(socket.close(code, reason), 1.0)
    except Exception:  # he hung up at the same time, or reads nothing at all
        wire.transport.abort()


async def until_gone(socket: WebSocket[Any, Identity, Any], listener: Listener) -> None:
    """Messages go to the listener by themselves; only what came during the hand-shake is still here."""
    while (event := await socket.receive())["type"] == "websocket.receive":
        text = event.get("text")
        listener.put(text.encode() if text is not None else event.get("bytes") or b"")


class Listener:
    """Takes what a socket says, one message after the other, and does it."""

    def __init__(self, hall: Hall, table: LiveTable, c: Connection) -> None:
        self.hall = hall
        self.table = table
        self.c = c
        self.rate = hall.config.messages
        self.allowance = self.rate * BURST
        self.checked = time.monotonic()
        self.nonsense = 0
        self.fed_up = False
        self.waiting: deque[bytes] = deque()
        self.busy = False

    def put(self, raw: bytes) -> None:
        if self.fed_up:
            return
        self.waiting.append(raw)
        if len(self.waiting) == WAITING and self.c.wire is not None:
            self.c.wire.wait(True)
        if not self.busy:
            self.busy = True
            self.hall.spawn(self.work())

    async def work(self) -> None:
        """Until nothing waits. Nobody cancels this: what was begun is done to its end, even if he hangs up."""
        try:
            while self.waiting and not self.fed_up:
                await self.take(self.waiting.popleft())
                if len(self.waiting) == WAITING // 2 and self.c.wire is not None:
                    self.c.wire.wait(False)
        finally:
            self.busy = False

    async def take(self, raw: bytes) -> None:
        self.hall.metrics.messages.inc()
        if self.too_many():
            self.hall.metrics.refused.inc()
            self.c.send(say.refused("slow down"))
            self.nonsense += 1
        else:
            await self.hear(raw)
        if self.nonsense >= PATIENCE + self.rate:
            self.fed_up = True
            self.c.gone.set()

    def too_many(self) -> bool:
        now = time.monotonic()
        self.allowance = min(self.rate * BURST, self.allowance + (now - self.checked) * self.rate) - 1
        self.checked = now
        if self.allowance < 0:
            self.allowance = max(self.allowance, -self.rate)
            return True
        return False

    async def hear(self, raw: bytes) -> None:
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
        except Exception as error:  # whatever it was: he is told, and his next message is heard
            logger.error("not done", table=self.table.row.id, error=repr(error))
            self.hall.metrics.errors.inc()
            self.c.send(say.refused("store", getattr(message, "move_id", None)))
        if isinstance(message, say.Move):
            self.hall.metrics.answer.observe(time.perf_counter() - started)

    async def act(self, m: say.Said) -> None:
        table, c = self.table, self.c
        match m:
            case say.Move():
                await table.alone_do(table.move(c, m))
            case say.Ping():
                c.send({"type": "pong", "t": m.t, "now": self.hall.now()})
            case say.Hello():
                await table.alone_do(self.hello(m))
            case say.Undo():
                await table.alone_do(table.undo(c, m))
            case say.Agree():
                await table.alone_do(table.agree(c, m))
            case say.Sit():
                await table.alone_do(self.sit(m))
            case say.Leave() | say.Return():
                await table.alone_do(self.leave_or_return(m))
            case say.Auto():
                await table.alone_do(self.auto(m))
            case say.Chat():
                await self.chat(m)
            case say.Resync():
                await table.alone_do(self.resync())

    async def hello(self, m: say.Hello) -> None:
        """Who is here, what happened since the last moment the client knows, and how things stand."""
        table, c = self.table, self.c
        if m.protocol != say.VERSION:
            c.send(say.refused("protocol", text=f"this server speaks version {say.VERSION}"))
            return
        self.allowance -= DEAR  # everything is read and told
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
        orders = await self.orders()
        chat = await self.hall.store.read(sql.chat_of, table.row.id) if table.row.terms.chat else []
        c.unheard(chat)
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

    async def orders(self) -> list[say.Order]:
        """Of the seat one looks from. Whoever keeps the table knows them; another process asks the store."""
        if self.c.seat is None or not self.table.course.started:
            return []
        if (driver := self.hall.heart.drivers.get(self.table.row.id)) is not None:
            return driver.orders.get(self.c.seat, [])
        found = await self.hall.store.read(sql.orders_of, self.table.row.id)
        return auto.codec.decode(found[self.c.seat]) if self.c.seat in found else []

    async def sit(self, m: say.Sit) -> None:
        """Several seats around one screen: who looks now? None: the curtain."""
        if m.seat is not None and m.seat not in self.c.seats:
            self.c.send(say.refused("seat"))
            return
        self.c.seat = m.seat
        if self.table.course.started:
            since = 0 if m.seat is None else self.table.course.last_own[m.seat] + 1
            self.table.tell(self.c, since)
            if m.seat is not None and (orders := await self.orders()):
                self.c.send({"type": "orders", "seat": m.seat, "orders": orders})

    async def leave_or_return(self, m: say.Leave | say.Return) -> None:
        seat = self.table.own_seat(self.c)
        if seat is None or self.c.user is None or not self.table.goes_on(self.c):
            return
        if isinstance(m, say.Leave) and self.table.course.wasted:
            self.c.send(say.refused("slow down"))
            return
        change = self.table.hand_over if isinstance(m, say.Leave) else self.table.come_back
        if not await change(seat, f"user:{self.c.user.id}"):
            self.table.tell(self.c, self.table.course.n)

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
        if (driver := self.hall.heart.drivers.get(self.table.row.id)) is not None:
            driver.orders[seat] = m.orders
            driver.look()
        else:
            self.hall.publish(self.table.row.id, "orders")
            self.hall.heart.drive(self.table)

    async def chat(self, m: say.Chat) -> None:
        row, user = self.table.row, self.c.user
        text = " ".join(m.text.split())
        if not row.terms.chat or user is None or not text or (user.guest and row.public and not row.terms.guest_chat):
            self.c.send(say.refused("chat"))
            return
        self.allowance -= DEAR  # a line is kept for ever, and everybody must read it
        at = self.hall.now()
        number = await self.hall.store.write(sql.add_chat, row.id, user.id, user.name, text, at)
        self.table.tell_chat([{"id": number, "name": user.name, "text": text, "at": at}])
        self.hall.publish(row.id, "chat")

    async def resync(self) -> None:
        if self.table.goes_on(self.c):
            self.table.tell(self.c, self.table.course.n)
