"""Takes what a socket says, one message after the other, and does it."""

from __future__ import annotations

import time
from collections import deque

import msgspec
import structlog

from fullsteam.server.store import hosting
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable, Process, beginning, leaving
from fullsteam.server.table import orders as auto
from fullsteam.server.table import undo as taking_back
from fullsteam.server.table.chat import told
from fullsteam.server.wire import Budget, Connection
from fullsteam.server.wire import protocol as say

logger = structlog.get_logger()
BURST = 3  # seconds of messages that may come at once
WAITING = 32  # messages that may wait here; more wait in the client's machine
DEAR = 9  # messages that a line of chat, or hello, counts for besides itself
PATIENCE = 5  # messages that are no messages, then the door


class Listener:
    def __init__(self, process: Process, table: LiveTable, c: Connection) -> None:
        self.process = process
        self.table = table
        self.c = c
        self.budget = Budget(process.config.messages, BURST)
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
            self.process.spawn(self.work())

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
        self.process.metrics.messages.inc()
        if not self.budget.takes(1):
            self.process.metrics.refused.inc()
            self.c.send(say.refused("slow down"))
            self.nonsense += 1
        else:
            await self.hear(raw)
        if self.nonsense >= PATIENCE + self.budget.rate:
            self.fed_up = True
            self.c.gone.set()

    async def hear(self, raw: bytes) -> None:
        try:
            message = say.decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.process.metrics.refused.inc()
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
            logger.error("not done", table=self.table.row.id, error=repr(error), exc_info=error)
            self.process.metrics.errors.inc()
            self.c.send(say.refused("store", getattr(message, "move_id", None)))
        if isinstance(message, say.Move):
            self.process.metrics.answer.observe(time.perf_counter() - started)

    async def act(self, m: say.Said) -> None:
        table, c = self.table, self.c
        match m:
            case say.Move():
                await table.alone_do(table.move(c, m))
            case say.Ping():
                c.send({"type": "pong", "t": m.t, "now": self.process.now()})
            case say.Hello():
                await table.alone_do(self.hello(m))
            case say.Undo():
                await table.alone_do(taking_back.undo(table, c, m))
            case say.Agree():
                await table.alone_do(taking_back.agree(table, c, m))
            case say.Sit():
                await table.alone_do(self.sit(m))
            case say.Promise():
                await table.alone_do(beginning.promise(table, c, m))
            case say.Open():
                await table.alone_do(beginning.reveal(table, c, m))
            case say.Leave() | say.Return():
                await table.alone_do(self.leave_or_return(m))
            case say.Resign():
                await table.alone_do(leaving.resign(table, c))
            case say.Nudge():
                await table.alone_do(leaving.nudge(table, c, m))
            case say.Here():
                await table.alone_do(leaving.here(table, c))
            case say.Vote():
                await table.alone_do(leaving.vote(table, c, m))
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
        self.budget.takes(DEAR)  # everything is read and told
        await table.be_current()
        c.seats = {s.seat for s in table.seats if c.user is not None and s.user_id == c.user.id}
        c.screen = m.screen
        if m.seat is not None or m.screen:
            c.seat = m.seat if m.seat in c.seats else None
        elif len(c.seats) == 1:
            c.seat = min(c.seats)
        name = c.user.name if c.user is not None else ""
        orders = await self.orders()
        chat = told(await self.process.store.read(sql.chat_of, table.row.id), table.seats) if table.row.terms.chat else []
        first = not c.ready
        c.ready = True  # not before everything was read: who could not be greeted would hear news from the very start
        since = 0 if m.last is None else min(m.last + 1, table.course.n)
        c.unheard(chat)
        c.send(
            {
                "type": "welcome",
                "protocol": say.VERSION,
                "page": self.process.page,
                "table": table.public(),
                "you": {"name": name, "seats": sorted(c.seats), "seat": c.seat},
                "moment": table.course.n - 1,
                "recap": self.recap(),
                "orders": orders,
                "chat": chat,
                "now": self.process.now(),
            }
        )
        table.tell(c, since)
        if c.user is not None:
            self.process.looked(c.user.id, table.row.id)
        if first and c.user is not None:
            for other in table.connections - {c}:
                if other.ready:
                    other.send_bytes(say.encode({"type": "table", "table": table.public()}))

    def recap(self) -> int:
        """The moment after one's last own choice: what came since is news to him."""
        own = [self.table.course.last_own[seat] for seat in self.c.seats]
        return max(own, default=-1) + 1

    async def orders(self) -> list[say.Order]:
        """Of the seat one looks from. Whoever keeps the table knows them; another process asks the store."""
        if self.c.seat is None or not self.table.course.started:
            return []
        if (driver := self.process.keeper.drivers.get(self.table.row.id)) is not None:
            return driver.orders.get(self.c.seat, [])
        found = await self.process.store.read(sql.orders_of, self.table.row.id)
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
        if isinstance(m, say.Leave) and self.table.course.allowance.wasted(seat):
            self.c.send(say.refused("slow down"))
            return
        change = self.table.hand_over if isinstance(m, say.Leave) else self.table.come_back
        if not await change(seat, f"user:{self.c.user.id}"):
            self.table.tell(self.c, self.c.next)

    async def auto(self, m: say.Auto) -> None:
        seat = self.table.own_seat(self.c)
        if seat is None:
            return
        wrong = auto.check(self.table.course.match.room, m.orders)
        if wrong:
            self.c.send(say.refused("auto", text=wrong))
            return
        await self.process.store.write(sql.put_orders, self.table.row.id, seat, auto.written(m.orders))
        self.table.tell_orders(seat, m.orders)
        if (driver := self.process.keeper.drivers.get(self.table.row.id)) is not None:
            driver.orders[seat] = m.orders
            driver.look()
        else:
            self.process.keeper.drive(self.table)
        self.process.publish(self.table.row.id, "orders")

    async def chat(self, m: say.Chat) -> None:
        row, user = self.table.row, self.c.user
        text = " ".join(m.text.split())
        if not row.terms.chat or user is None or not text or (user.guest and row.public and not row.terms.guest_chat):
            self.c.send(say.refused("chat"))
            return
        self.budget.takes(DEAR)  # a line is kept for ever, and everybody must read it
        if not self.table.speaking.may(user.id, bool(self.c.seats)):
            self.c.send(say.refused("chat", text="slow down"))
            return
        if (mute := await self.process.store.read(hosting.sanction, user.id, "mute", self.process.now())) is not None:
            self.c.send(say.refused("chat", text="muted", why=mute.why, until=mute.until))
            return
        seat = self.c.seat if self.c.seat is not None else min(self.c.seats, default=None)
        name = user.name if seat is None else self.table.seats[seat].name
        at = self.process.now()
        number = await self.process.store.write(sql.add_chat, row.id, user.id, name, text, at)
        self.table.tell_chat([{"id": number, "user_id": user.id, "name": name, "text": text, "at": at}])
        self.process.publish(row.id, "chat")

    async def resync(self) -> None:
        if self.table.goes_on(self.c):
            self.table.tell(self.c, self.c.next)
