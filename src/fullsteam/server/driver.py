"""What happens at a table without a person: bots, clocks, the count of an outcry, auto actions.

Everything pending is derived from the log, so a driver may die and another one goes on from there."""

from __future__ import annotations

import asyncio
import hmac
import random
from typing import TYPE_CHECKING

import structlog

from fullsteam.kernel.words import DONE
from fullsteam.server import orders as auto
from fullsteam.server.botpool import Thought
from fullsteam.server.protocol import Order
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable

if TYPE_CHECKING:
    from fullsteam.server.hall import Hall

logger = structlog.get_logger()
TRIES = 3  # a bot that fails so often plays the first legal choice: a match never hangs


class Driver:
    def __init__(self, hall: Hall, table: LiveTable, orders: dict[int, str]) -> None:
        self.hall = hall
        self.table = table
        self.orders: dict[int, list[Order]] = {seat: auto.codec.decode(text) for seat, text in orders.items()}
        self.pending: dict[tuple[int, int], asyncio.Task[None]] = {}  # (seat, decision): somebody is at it
        self.alarm: asyncio.TimerHandle | None = None
        self.seen = table.course.n

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.pending.values():
            task.cancel()

    def look(self) -> None:
        """Start whatever is due and not under way yet."""
        course = self.table.course
        if not course.started or course.over:
            return
        self.expire_orders()
        for seat in course.match.actors:
            decision = course.asked[seat]
            if decision is None or (seat, decision) in self.pending:
                continue
            if not course.person(seat):
                self.begin(seat, decision, self.think(seat, decision))
            elif (found := auto.find(course, seat, self.orders.get(seat, []))) is not None:
                self.begin(seat, decision, self.obey(seat, decision, *found))
        self.set_alarm()

    def begin(self, seat: int, decision: int, work: object) -> None:
        task: asyncio.Task[None] = self.hall.loop.create_task(work)  # type: ignore[arg-type]
        self.pending[seat, decision] = task
        task.add_done_callback(lambda done: self.ended(seat, decision, done))

    def ended(self, seat: int, decision: int, task: asyncio.Task[None]) -> None:
        self.pending.pop((seat, decision), None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a turn failed", table=self.table.row.id, seat=seat, error=repr(error))
            self.hall.metrics.errors.inc()

    def idle_until(self) -> int:
        """Nothing is to be done here before this time, unless somebody comes."""
        course = self.table.course
        waits = course.started and not course.over and all(course.person(seat) for seat in course.match.actors)
        if not waits or self.pending or any(self.orders.values()):
            return 0
        return min(self.moments(), default=sql.FOR_EVER)

    # Bots.

    async def think(self, seat: int, decision: int) -> None:
        table, course = self.table, self.table.course
        level = course.level(seat)
        plies = [(ply.seat, ply.action) for ply in course.match.plies]
        luck = int.from_bytes(hmac.digest(course.match.seed, f"bot {seat} {decision}".encode(), "sha256")[:6], "big")
        row = table.row
        thought = Thought(row.id, row.game, row.players, course.match.options, plies, seat, level, luck)
        started = self.hall.loop.time()
        legal = course.match.game.legal_list(course.match.state, seat)
        question = (row.game, level, course.match.game.step(course.match.state).name)
        text = course.match.game.verbs.text(await self.chosen(thought, legal))
        took = self.hall.loop.time() - started
        if len(legal) > 1:
            self.hall.pace.note(question, took)
        self.hall.metrics.thinking.observe(max(took, self.hall.pace.of(question)))  # as everybody sees it, choice or none
        if (wait := self.hall.pace.of(question) - took) > 0:
            await asyncio.sleep(wait)
        await table.act(self.move(seat, decision, text, f"bot:{level}", False))

    async def chosen(self, thought: Thought, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        for attempt in range(TRIES):
            try:
                action = await self.hall.pool.choose(thought)
                if action in legal:
                    return action
                raise ValueError(f"choice {action} is not legal")
            except Exception as error:
                logger.error("a bot failed", table=thought.table_id, level=thought.level, error=repr(error), attempt=attempt)
                self.hall.metrics.errors.inc()
        return legal[0]

    async def move(self, seat: int, decision: int, text: str, by: str, person: bool) -> bool:
        """Inside act: is it still so, then play."""
        course = self.table.course
        if course.asked[seat] != decision or course.person(seat) != person:
            return False
        return await self.table.play(seat, decision, text, None, by)

    # Orders.

    async def read_orders(self) -> None:
        """Somebody gave an order in another process."""
        found = await self.hall.store.read(sql.orders_of, self.table.row.id)
        self.orders = {seat: auto.codec.decode(text) for seat, text in found.items()}
        self.look()

    async def set_orders(self, seat: int, orders: list[Order]) -> None:
        self.orders[seat] = orders
        self.hall.spawn(self.hall.store.write(sql.put_orders, self.table.row.id, seat, auto.written(orders)))

    def expire_orders(self) -> None:
        course = self.table.course
        for seat, orders in list(self.orders.items()):
            left = orders
            for moment in course.moments[self.seen :]:
                left = auto.after_event(course, seat, moment, left)
            if left != orders:
                self.hall.spawn(self.set_orders(seat, left))
                self.orders[seat] = left
        self.seen = course.n

    async def obey(self, seat: int, decision: int, order: Order, action: int) -> None:
        """After as long as a person might take: nobody shall see that an order answered."""
        config = self.hall.config
        between = config.auto_delay if self.table.row.terms.pace == "live" else config.auto_delay_slow
        await asyncio.sleep(random.SystemRandom().uniform(*between))
        if order not in self.orders.get(seat, []):
            return
        text = self.table.course.match.game.verbs.text(action)
        if await self.table.act(self.move(seat, decision, text, "auto", True)) and order in self.orders.get(seat, []):
            left = auto.used(self.orders[seat], order)
            if left != self.orders[seat]:
                await self.set_orders(seat, left)

    # Time.

    def moments(self) -> list[int]:
        """When something is due."""
        course = self.table.course
        grace = self.hall.started + int(self.hall.config.grace * 1000)
        due = [course.due(seat) for seat in course.match.actors]
        out = [max(at, grace) for at in due if at is not None]
        count = course.count_ends()
        return out if count is None else [*out, count]

    def set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        moments = self.moments()
        if moments:
            wait = max(0.0, (min(moments) - self.hall.now()) / 1000)
            self.alarm = self.hall.loop.call_later(wait + 0.002, lambda: self.hall.spawn(self.table.act(self.ring())))

    async def ring(self) -> None:
        """Inside act: silence is taken for done, and who is out of time is replaced."""
        if await self.count_out():
            return
        now = self.hall.now()
        if now < self.hall.started + self.hall.config.grace * 1000:
            self.set_alarm()
            return
        for seat in list(self.table.course.match.actors):
            due = self.table.course.due(seat)
            if due is not None and due <= now:
                await self.table.hand_over(seat, "clock")
        self.set_alarm()

    async def count_out(self) -> bool:
        """The count of an outcry has ended: the silent say done, one after the other."""
        course = self.table.course
        ends = course.count_ends()
        if ends is None or ends > self.hall.now():
            return False
        for seat in list(course.match.actors):
            decision = self.table.course.asked[seat]
            if decision is not None and self.table.course.outcry and self.table.course.person(seat):
                await self.move(seat, decision, self.table.course.match.game.verbs.text(DONE), "count", True)
        return True
