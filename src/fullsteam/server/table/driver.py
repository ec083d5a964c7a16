"""What happens at a table without a person: bots, clocks, the count of an outcry, auto actions.

Everything pending is derived from the log, so a driver may die and another one goes on from there."""

from __future__ import annotations

import asyncio
import hmac
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from fullsteam.kernel.words import DONE
from fullsteam.server.store import keepers
from fullsteam.server.store import tables as sql
from fullsteam.server.table import orders as auto
from fullsteam.server.table.beginning import begin, opens_until
from fullsteam.server.table.hints import thought_of
from fullsteam.server.table.leaving import decide, decided_at
from fullsteam.server.table.live import LiveTable
from fullsteam.server.thinking import Chosen, Rank, Thought
from fullsteam.server.wire.protocol import Order

if TYPE_CHECKING:
    from fullsteam.server.table.process import Process

logger = structlog.get_logger()
TRIES = 3  # a bot that fails so often plays the first legal choice: a match never hangs


class Driver:
    def __init__(self, process: Process, table: LiveTable, orders: dict[int, str]) -> None:
        self.process = process
        self.table = table
        self.orders: dict[int, list[Order]] = {seat: auto.codec.decode(text) for seat, text in orders.items()}
        self.pending: dict[tuple[int, int, bool], asyncio.Task[None]] = {}  # (seat, decision, as a person): under way
        self.alarm: asyncio.TimerHandle | None = None
        self.seen = table.course.n
        self.due = (
            keepers.FOR_EVER
        )  # when the alarm rings, by the clock on the wall; its own stands still while a machine sleeps
        self.looked = -1  # how long the log was when everything due was begun; -1: something may have failed since

    def stop(self) -> None:
        self.process.unattended.ended(self.table.row.id)
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.pending.values():
            task.cancel()

    def look(self) -> None:
        """Start whatever is due and not under way yet. (Broken: somebody writes just now, or could not; then he, or the
        keeper, lets us look again.)"""
        course = self.table.course
        if self.table.broken or course.over:
            return
        if not course.started:
            self.set_alarm()
            self.looked = course.n
            return
        self.expire_orders()
        if self.pending and self.rank() is Rank.WAITED_FOR:
            self.process.turns.hurry(self.table.row.id)
        for seat in course.match.actors:
            decision = course.asked[seat]
            person = course.person(seat)
            if decision is None or (seat, decision, person) in self.pending:
                continue
            if not person and not self.process.unattended.goes_on(self.table):
                continue  # it sleeps; whoever comes to look, or a place that becomes free, wakes it
            if not person:
                self.begin((seat, decision, person), self.think(seat, decision))
            elif (found := auto.find(course, seat, self.orders.get(seat, []))) is not None:
                self.begin((seat, decision, person), self.obey(seat, decision, *found))
        self.set_alarm()
        self.looked = course.n if self.pending or course.people() else -1  # one that sleeps is looked at again

    def look_again(self) -> None:
        """The keeper asks, every few seconds: whatever failed since the last time is begun anew here, and nowhere else. Of a
        thousand tables nearly all have nothing to say."""
        if self.table.broken or self.table.course.over:
            self.process.spawn(self.table.act(self.recover()))
        elif self.looked != self.table.course.n or self.process.now() > self.due:
            self.look()

    async def recover(self) -> None:
        """Inside act, which has read the log again if that was needed."""
        await self.table.finish()
        self.process.keeper.drive(self.table)

    def begin(self, what: tuple[int, int, bool], work: Coroutine[Any, Any, None]) -> None:
        task = self.process.loop.create_task(work)
        self.pending[what] = task
        task.add_done_callback(lambda done: self.ended(what, done))

    def ended(self, what: tuple[int, int, bool], task: asyncio.Task[None]) -> None:
        """Nothing may have come of it, because things had changed meanwhile: look what is due now."""
        self.pending.pop(what, None)
        if task.cancelled():
            self.looked = -1
            return
        if (error := task.exception()) is not None:
            self.looked = -1
            logger.error("a turn failed", table=self.table.row.id, seat=what[0], error=repr(error), exc_info=error)
            self.process.metrics.errors.inc()
        else:
            self.process.keeper.drive(self.table)

    def idle_until(self) -> int:
        """Nothing is to be done here before this time, unless somebody comes."""
        course = self.table.course
        if self.process.unattended.sleeps(self.table) and not self.pending:
            return keepers.FOR_EVER
        waits = course.started and not course.over and all(course.person(seat) for seat in course.match.actors)
        if not waits or self.pending or any(self.orders.values()):
            return 0
        return min(self.moments(), default=keepers.FOR_EVER)

    # Bots.

    async def think(self, seat: int, decision: int) -> None:
        table, course = self.table, self.table.course
        level = course.level(seat)
        luck = int.from_bytes(hmac.digest(course.match.seed, f"bot {seat} {decision}".encode(), "sha256")[:6], "big")
        row, thought = table.row, thought_of(course, seat, level, luck)
        legal = course.match.game.legal_list(course.match.state, seat)
        step = course.match.game.step(course.match.state).name
        action, took, waited_for = await self.chosen(thought, legal)
        question = (row.game, level, step, waited_for)
        text = course.match.game.verbs.text(action)
        if len(legal) > 1:
            self.process.pace.note(question, took)
        self.process.metrics.thinking.observe(max(took, self.process.pace.of(question)))  # as everybody sees it, choice or none
        if (wait := self.process.pace.of(question) - took) > 0:
            await asyncio.sleep(wait)
        await table.act(self.move(seat, decision, text, f"bot:{level}", False))

    def rank(self) -> Rank:
        """Does somebody wait for this bot?"""
        if not self.table.course.people():
            return Rank.BOTS
        return Rank.WAITED_FOR if any(c.seats for c in self.table.connections) else Rank.PEOPLE

    async def chosen(self, thought: Thought, legal: list[int]) -> Chosen:
        turns, host = self.process.turns, self.table.row.host
        if len(legal) == 1:
            return Chosen(legal[0], 0.0, await turns.pass_by(thought.table_id, self.rank(), host))
        for attempt in range(TRIES):
            try:
                chosen = await turns.choose(thought, self.rank(), host)
                if chosen.action in legal:
                    return chosen
                raise ValueError(f"choice {chosen.action} is not legal")
            except Exception as error:
                logger.error(
                    "a bot failed",
                    table=thought.table_id,
                    level=thought.level,
                    error=repr(error),
                    exc_info=error,
                    attempt=attempt,
                )
                self.process.metrics.errors.inc()
        return Chosen(legal[0], 0.0, self.rank() is Rank.WAITED_FOR)

    async def move(self, seat: int, decision: int, text: str, by: str, person: bool) -> bool:
        """Inside act: is it still so, then play."""
        course = self.table.course
        if course.asked[seat] != decision or course.person(seat) != person:
            return False
        return await self.table.play(seat, decision, text, None, by)

    # Orders.

    async def read_orders(self) -> None:
        """Somebody gave an order in another process."""
        found = await self.process.store.read(sql.orders_of, self.table.row.id)
        self.orders = {seat: auto.codec.decode(text) for seat, text in found.items()}
        self.look()

    def set_orders(self, seat: int, orders: list[Order]) -> None:
        """Some have ended: whoever looks from this seat is told, here and, once it is written, in other processes."""
        before, self.orders[seat] = self.orders[seat], orders
        self.table.tell_orders(seat, orders)
        self.process.spawn(self.write_orders(seat, before, orders))

    async def write_orders(self, seat: int, before: list[Order], orders: list[Order]) -> None:
        """Unless others were given meanwhile: those stand."""

        def known(text: str) -> bool:
            return auto.read(text) == before

        if await self.process.store.write(sql.change_orders, self.table.row.id, seat, known, auto.written(orders)):
            self.process.publish(self.table.row.id, "orders")
        else:
            await self.read_orders()

    def expire_orders(self) -> None:
        course = self.table.course
        for seat, orders in list(self.orders.items()):
            left = orders
            for moment in course.moments[self.seen :]:
                left = auto.after_event(course, seat, moment, left)
            if left != orders:
                self.set_orders(seat, left)
        self.seen = course.n

    async def obey(self, seat: int, decision: int, order: Order, action: int) -> None:
        """After as long as a person might take: nobody shall see that an order answered."""
        config = self.process.config
        between = config.auto_delay if self.table.row.terms.pace == "live" else config.auto_delay_slow
        await asyncio.sleep(random.SystemRandom().uniform(*between))
        await self.table.act(self.answer(seat, decision, order, action))

    async def answer(self, seat: int, decision: int, order: Order, action: int) -> None:
        """Inside act: if the order still stands, it answers, and has answered once more."""
        if order not in self.orders.get(seat, []):
            return
        text = self.table.course.match.game.verbs.text(action)
        if await self.move(seat, decision, text, "auto", True) and order in self.orders.get(seat, []):
            left = auto.used(self.orders[seat], order)
            if left != self.orders[seat]:
                self.set_orders(seat, left)

    # Time.

    def moments(self) -> list[int]:
        """When something is due."""
        course = self.table.course
        if not course.started:
            return [opens_until(self.table)]
        grace = self.process.started + int(self.process.config.grace * 1000)
        due = [course.due(seat) for seat in course.match.actors]
        out = [max(at, grace) for at in due if at is not None]
        others = (self.table.count_ends(), decided_at(course))
        return [*out, *(at for at in others if at is not None)]

    def set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        self.due = min(self.moments(), default=keepers.FOR_EVER)
        if self.due < keepers.FOR_EVER:
            wait = max(0.0, (self.due - self.process.now()) / 1000)
            self.alarm = self.process.loop.call_later(wait + 0.002, self.awake)

    def awake(self) -> None:
        self.looked = -1  # should ringing fail, the keeper sets the alarm anew
        self.process.spawn(self.table.act(self.ring()))

    async def ring(self) -> None:
        """Inside act: silence is taken for done, and who is out of time is replaced."""
        if not self.table.course.started:
            await begin(self.table)
            return
        if await self.count_out():
            return
        now = self.process.now()
        if now < self.process.started + self.process.config.grace * 1000:
            self.set_alarm()
            return
        for seat in list(self.table.course.match.actors):
            due = self.table.course.due(seat)
            if due is not None and due <= now:
                await self.table.hand_over(seat, "clock")
        if (at := decided_at(self.table.course)) is not None and at <= now:
            await decide(self.table)
        self.set_alarm()

    async def count_out(self) -> bool:
        """The count of an outcry has ended: the silent say done, one after the other."""
        course = self.table.course
        ends = self.table.count_ends()
        if ends is None or ends > self.process.now():
            return False
        for seat in list(course.match.actors):
            decision = self.table.course.asked[seat]
            if decision is not None and self.table.course.outcry and self.table.course.person(seat):
                await self.move(seat, decision, self.table.course.match.game.verbs.text(DONE), "count", True)
        return True
