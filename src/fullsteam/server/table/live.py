"""A table in this process: one writer at a time; validate, commit, acknowledge, tell everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from fullsteam.kernel.words import NotationError
from fullsteam.play.match import Refused
from fullsteam.server.store import Entry, Seat, TableRow
from fullsteam.server.store import tables as sql
from fullsteam.server.table import chat
from fullsteam.server.table import orders as auto
from fullsteam.server.table.course import Course
from fullsteam.server.table.news import moment_of_ply, news
from fullsteam.server.table.noticing import notices
from fullsteam.server.table.public import public_table
from fullsteam.server.table.replay import load, replayed
from fullsteam.server.table.why import why
from fullsteam.server.wire import Connection
from fullsteam.server.wire import protocol as say

if TYPE_CHECKING:
    from fullsteam.server.table.process import Process

T = TypeVar("T")
logger = structlog.get_logger()


class LiveTable:
    """All methods but `act` and `alone_do` expect that they run inside these: alone."""

    def __init__(self, process: Process, row: TableRow, seats: list[Seat]) -> None:
        self.process = process
        self.row = row
        self.seats = seats
        self.course = Course(row, seats)
        self.broken = False  # what is in memory may differ from the store: read again before anything else
        self.alone = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.speaking = chat.Speaking(process.config.chat)
        self.used = 0.0
        self.woken = float("-inf")  # when this process last made sure that somebody keeps it

    async def act(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this when nobody else does anything here; to its end, even if the asker hangs up."""
        return await asyncio.shield(self.process.loop.create_task(self.alone_do(work)))

    async def alone_do(self, work: Coroutine[Any, Any, T]) -> T:
        """The same for those whom nobody cancels."""
        async with self.alone:
            self.used = self.process.loop.time()
            try:
                if self.broken:
                    await self.reload()
                return await work
            finally:
                work.close()  # it has run, or the store is still away and it never will

    # Reading.

    async def reload(self) -> None:
        """From the store, from the start; whoever does not know yet what stands there is told."""
        found, seats, entries = await self.process.store.read(load, self.row.id)
        assert found is not None
        self.seat_people(found, seats)
        self.course = replayed(found, seats, entries)
        self.broken = False
        self.tell_all()

    def seat_people(self, row: TableRow, seats: list[Seat]) -> None:
        """Who sits where, as the store says now; nobody goes on looking from a seat that is not his any more."""
        self.row = row
        if seats != self.seats:
            self.seats = self.course.seats = seats
            self.course.match.names = [s.name for s in seats]
            for c in self.connections:
                c.seats = {s.seat for s in seats if c.user is not None and s.user_id == c.user.id}
                if c.seat not in c.seats:
                    c.seat = min(c.seats) if len(c.seats) == 1 and not c.screen else None
        if row.status == "playing" and not row.terms.onlookers:
            for c in [c for c in self.connections if not c.seats and (c.user is None or c.user.id != row.host)]:
                c.drop()

    async def catch_up(self) -> None:
        """Somebody else, in another process, has written: read on from where we are."""
        row, seats, entries = await self.process.store.read(load, self.row.id, self.course.n)
        assert row is not None
        if row.status != "open" and not self.course.started:
            self.course = Course(row, seats)
        changed = bool(entries) or row != self.row or seats != self.seats
        self.seat_people(row, seats)
        for entry in entries:
            self.course.play(entry)
        if changed:
            self.tell_table()
            self.tell_all()
            for user in {c.user.id for c in self.connections if c.user is not None}:
                self.process.looked(user, self.row.id)  # who wrote this does not know that he is here
            self.process.keeper.drive(self)

    async def be_current(self) -> None:
        """With several processes: somebody may come here from another one that knows more; read before answering."""
        if self.process.tell_others is not None:
            await self.catch_up()

    async def catch_up_chat(self) -> None:
        """A line may be written after one with a higher number: read a little back; each hears what he has not heard."""
        self.tell_chat(await self.process.store.read(sql.chat_of, self.row.id))

    # Writing.

    async def add(self, kind: str, seat: int | None, text: str = "", move_id: str | None = None, by: str = "") -> bool:
        """Write an entry; when it is on the disk, tell everybody. False: somebody was faster; we know now what he wrote."""
        course = self.course
        chance = course.chance_said() if kind in ("start", "move") else ""
        last = course.moments[-1].at if course.moments else 0
        entry = Entry(self.row.id, course.n, kind, seat, text, chance, move_id, by, max(last, self.process.now()))
        self.broken = True
        told = notices(self, entry)
        if not await self.process.store.append([entry], told):
            await self.reload()
            self.process.keeper.drive(self)
            return False
        course.note(entry)
        self.broken = False
        self.process.written(self, entry)
        self.process.noticed(told)
        return True

    async def after(self) -> None:
        """What follows from an entry that was written and acknowledged: whatever fails here, it stands. Who hears of the
        end can ask for a rematch."""
        await self.finish()
        self.tell_all()
        self.process.publish(self.row.id)
        self.process.keeper.drive(self)

    async def finish(self) -> None:
        """If the match is over, write that down. If that fails, the keeper of whoever keeps the table tries again."""
        if self.course.over and self.row.status == "playing":
            try:
                await self.process.finished(self)
            except Exception as error:
                logger.error("a result was not written", table=self.row.id, error=repr(error), exc_info=error)
                self.process.metrics.errors.inc()

    # Moves.

    async def move(self, c: Connection, m: say.Move) -> None:
        seat = self.own_seat(c, m.move_id)
        if seat is None or not self.goes_on(c, m.move_id):
            return
        assert c.user is not None
        await self.play(seat, m.decision, m.text, m.move_id, f"user:{c.user.id}", c)

    async def play(
        self, seat: int, decision: int, text: str, move_id: str | None, by: str, c: Connection | None = None
    ) -> bool:
        """A choice for a seat, by a person, a bot or the clock. Whoever asks is answered; True: it stands."""
        course = self.course
        if move_id is not None and (known := course.move_ids.get((seat, move_id))) is not None:
            if not course.said(known, text):
                self.answer(c, say.refused("message", move_id, text="this move_id was used for another move"))
                return False
            self.answer(c, {"type": "ack", "move_id": move_id, "moment": known})
            return True
        if course.asked[seat] != decision:
            self.stale(c, move_id)
            return False
        try:
            course.match.play_text(seat, text)
        except NotationError as error:
            self.answer(c, say.refused("notation", move_id, text=str(error)))
            return False
        except Refused as error:
            no = error.refusal
            word = course.match.game.refusals.text(no.code)
            self.answer(c, say.refused("rule", move_id, rule=no.rule, text=word, number=int(no.number)))
            return False
        canonical = course.match.game.verbs.text(course.match.plies[course.told].action)
        if not await self.add("move", seat, canonical, move_id, by):
            return await self.play(seat, decision, text, move_id, by, c)
        self.answer(c, {"type": "ack", "move_id": move_id, "moment": self.course.n - 1})
        await self.after()
        return True

    def why(self, seat: int, text: str) -> dict[str, Any]:
        """What a move would be answered, without making it."""
        return why(self.course.match, seat, text)

    def stale(self, c: Connection | None, move_id: str | None) -> None:
        """Too late: say so, and show how things stand."""
        self.answer(c, say.refused("stale", move_id, moment=self.course.n - 1))
        if c is not None:
            self.tell(c, c.next)

    def answer(self, c: Connection | None, message: dict[str, Any]) -> None:
        if c is not None:
            c.send(message)

    def own_seat(self, c: Connection, move_id: str | None = None) -> int | None:
        """The seat this connection plays; always from the session, never from the message."""
        if c.seat is None or c.seat not in c.seats:
            c.send(say.refused("seat", move_id))
            return None
        return c.seat

    def goes_on(self, c: Connection, move_id: str | None = None) -> bool:
        if self.row.status == "closed":
            c.send(say.refused("closed", move_id))
            return False
        if not self.course.started:
            c.send(say.refused("waiting", move_id))
            return False
        return True

    # Leaving and coming back.

    async def hand_over(self, seat: int, by: str) -> bool:
        """Until it stands, also if somebody else, elsewhere, writes at the same moment. False: there was no need."""
        while self.course.started and not self.course.over and self.course.person(seat):
            if await self.add("takeover", seat, self.process.stand_in(self.row.terms), None, by):
                await self.after()
                return True
        return False

    async def come_back(self, seat: int, by: str) -> bool:
        """The same the other way. Who gave up a rated match has given it up."""
        if self.row.terms.rated and seat in self.course.company.resigned:
            return False
        while self.course.started and not self.course.over and self.course.stand_in[seat]:
            if await self.add("return", seat, "", None, by):
                await self.after()
                return True
        return False

    # Telling.

    def tell(self, c: Connection, since: int) -> None:
        if not self.course.started:
            return
        c.send(self.news(c.seat, since))
        c.next = self.course.n

    def news(self, seat: int | None, since: int) -> dict[str, Any]:
        return {**news(self.course, seat, since, self.process.now()), "count": self.count_ends()}

    def count_ends(self) -> int | None:
        """When the silent will have said done; not before people had time to come back to a server that was away."""
        ends = self.course.count_ends()
        return None if ends is None else max(ends, self.process.count_from)

    def tell_all(self) -> None:
        """To each seat its own news, built once, however many look from there."""
        if not self.course.started:
            return
        built: dict[tuple[int | None, int], bytes] = {}
        for c in self.connections:
            if c.ready and c.next < self.course.n:
                key = (c.seat, c.next)
                if key not in built:
                    built[key] = say.encode(self.news(c.seat, c.next))
                c.send_bytes(built[key])
                c.next = self.course.n

    def tell_table(self) -> None:
        """Who sits here has changed."""
        message = say.encode({"type": "table", "table": self.public()})
        for c in self.connections:
            if c.ready:
                c.send_bytes(message)

    def tell_chat(self, rows: list[dict[str, Any]]) -> None:
        lines = chat.told(rows, self.seats)
        for c in self.connections:
            if c.ready and (new := c.unheard(lines)):
                c.send({"type": "chat", "lines": new})

    def tell_orders(self, seat: int, orders: list[say.Order]) -> None:
        """Secret: only to who looks from this seat."""
        for c in self.connections:
            if c.ready and c.seat == seat:
                c.send({"type": "orders", "seat": seat, "orders": orders})

    async def catch_up_orders(self) -> None:
        """Another process keeps this table, and some of its orders were given or have ended."""
        found = await self.process.store.read(sql.orders_of, self.row.id)
        for seat in {c.seat for c in self.connections if c.seat is not None}:
            self.tell_orders(seat, auto.codec.decode(found[seat]) if seat in found else [])

    def public(self) -> dict[str, Any]:
        users = {c.user.id: c.user.name for c in self.connections if c.user is not None}
        return public_table(self.row, self.seats, users)

    def moment_of(self, ply: int) -> int:
        return moment_of_ply(self.course, ply)
