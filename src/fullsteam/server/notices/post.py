"""The post: takes what is due from the outbox, looks whether it is still true, sends it, and comes again where that failed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog
from sqlalchemy.exc import SQLAlchemyError

from fullsteam.server.notices import hooks, mail, push
from fullsteam.server.notices.composing import compose, quiet_until
from fullsteam.server.notices.keys import new_key, public_key, signed
from fullsteam.server.notices.message import Failed, Gone, Message
from fullsteam.server.store import Notice, StoreError, people
from fullsteam.server.store import notices as sql
from fullsteam.server.table import SOON, CourseError, LiveTable, NoSuchTable, Process

if TYPE_CHECKING:
    import aiohttp

logger = structlog.get_logger()
LOOK = 1.0  # seconds between two looks into the outbox: another process, or time, may have put something there
AGAIN = (30, 120, 600, 3600, 6 * 3600)  # seconds until something that failed is tried again; then it is given up
DAY = 24 * 3600 * 1000


async def invite(process: Process, user_id: str, table_id: str, seat: int) -> bool:
    """Tell somebody that a seat is kept for him at a table that has not begun; the message leads to it. False: he cannot be
    reached, or does not want to hear of it: show it to him when he comes."""
    if user_id not in process.reachable:
        return False
    await process.store.write(sql.invite, user_id, table_id, seat, process.now() + SOON)
    return True


def available() -> bool:
    """Are the packages here that push and hooks need (the extra "notices")?"""
    try:
        import aiohttp  # noqa: F401
        import aiosmtplib  # noqa: F401
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True


class Post:
    def __init__(self, process: Process, secret: str) -> None:
        self.process = process
        self.secret = secret  # for links in mails
        self.available = available()
        self.key = ""  # of this server, for push services
        self.ready = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.http: aiohttp.ClientSession | None = None

    @property
    def public(self) -> str:
        return public_key(self.key) if self.available else ""

    @property
    def base(self) -> str:
        config = self.process.config
        return config.url.rstrip("/") or f"http://{config.host}:{config.port}"

    async def open(self) -> None:
        store = self.process.store
        self.process.reachable = await store.read(sql.reachable)
        if self.available:
            self.key = await store.write(people.fact, "vapid", new_key())
            self.http = hooks.session(self.process.config.private_hooks)
            self.process.noticed = self.wake
            self.task = self.process.loop.create_task(self.run())

    def wake(self, written: Sequence[Notice]) -> None:
        if written:
            self.process.loop.call_later(SOON / 1000, self.ready.set)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.http is not None:
            await self.http.close()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ready.wait(), LOOK)
            self.ready.clear()
            try:
                await self.deliver()
            except (StoreError, SQLAlchemyError) as error:
                logger.error("the outbox cannot be read", error=repr(error))

    async def deliver(self) -> None:
        """All that is due. What one receiver does keeps nobody else waiting."""
        if not self.process.reachable:
            return
        taken = await self.process.store.write(sql.take, self.process.now())
        groups: dict[str, list[sql.Waiting]] = {}
        for waiting in taken:
            groups.setdefault(waiting.channel.id, []).append(waiting)
        for group in groups.values():
            self.process.spawn(self.tell(group))

    async def tell(self, group: list[sql.Waiting]) -> None:
        """What one person is told by one way: in one message."""
        store, now = self.process.store, self.process.now()
        wished = await store.read(sql.wishes_of, group[0].user_id)
        still = [(w, table) for w in group if (table := await self.true(w, wished)) is not None]
        kept = {w.id for w, _ in still}
        if dropped := [w.id for w in group if w.id not in kept]:
            await store.write(sql.done, dropped)
        if not still:
            return
        if (until := quiet_until(wished, now)) is not None:
            await store.write(sql.put_off, sorted(kept), until)
            return
        channel = group[0].channel
        leave = signed(self.secret, "leave", channel.id) if channel.kind == "mail" else ""
        await self.attempt(still, compose(still, wished, self.base, leave))

    async def attempt(self, about: list[tuple[sql.Waiting, LiveTable]], message: Message) -> None:
        store, metrics, channel = self.process.store, self.process.metrics, about[0][0].channel
        ids = [w.id for w, _ in about]
        tries = max(w.tries for w, _ in about)
        try:
            await self.send(channel, message)
        except Failed as error:
            gone = isinstance(error, Gone)
            if gone or tries > len(AGAIN):
                await store.write(sql.done, ids)
                await store.write(sql.note_problem, channel.id, str(error))
                metrics.notice(channel.kind, "dropped")
                logger.warning("a notice was given up", channel=channel.kind, why=str(error), tries=tries)
            else:
                await store.write(sql.put_off, ids, self.process.now() + AGAIN[tries - 1] * 1000)
                metrics.notice(channel.kind, "put off")
            if gone and channel.kind == "push":
                await self.forget(channel)
            return
        await store.write(sql.done, ids)
        metrics.notice(channel.kind, "sent")
        for w, table in about:
            if w.kind == "turn" and table.row.terms.pace == "correspondence":
                await store.write(sql.later, w.user_id, w.table_id, w.n, self.process.now() + DAY)

    async def send(self, channel: sql.Channel, message: Message) -> None:
        """Failed, or Gone, where it did not arrive, whatever the reason."""
        try:
            await self.hand_over(channel, message)
        except Failed:
            raise
        except Exception as error:
            logger.error("a notice failed", channel=channel.kind, error=repr(error), exc_info=error)
            self.process.metrics.errors.inc()
            raise Failed(type(error).__name__) from None

    async def hand_over(self, channel: sql.Channel, message: Message) -> None:
        config, target = self.process.config, channel.target
        if channel.kind == "mail":
            if not config.smtp:
                raise Gone("this server sends no mail")
            await mail.send(config.smtp, config.mail_from, target["address"], message, self.base)
            return
        assert self.http is not None
        if channel.kind == "push":
            contact = f"mailto:{config.mail_from or f'fullsteam@{urlsplit(self.base).hostname}'}"
            await push.send(self.http, target, message, self.key, contact, config.private_hooks)
            return
        data, headers = hooks.written(target["style"], message)
        await hooks.post(self.http, target["url"], config.private_hooks, data=data, headers=headers)

    async def true(self, w: sql.Waiting, wished: sql.Wishes) -> LiveTable | None:
        """Its table, if he still wants and needs to hear it: not what he has answered, not what he is looking at."""
        try:
            table = await self.process.get(w.table_id)
        except (NoSuchTable, CourseError):
            return None
        terms, course = table.row.terms, table.course
        if w.kind not in (wished.live if terms.pace == "live" else wished.days):
            return None
        if any(c.user is not None and c.user.id == w.user_id for c in table.connections):
            return None
        if w.kind == "invite":
            return table if table.row.status == "open" and w.n < len(table.seats) and table.seats[w.n].free else None
        seats = [s.seat for s in table.seats if s.user_id == w.user_id]
        if w.kind == "over":
            return table if course.over and seats else None
        if w.kind == "begun":
            return table if not course.over and seats else None
        asked = [q for q in seats if course.asked[q] is not None and course.person(q)]
        if w.kind in ("turn", "again"):
            asked = [q for q in asked if course.asked[q] == w.n]
        return table if asked and not course.over else None

    async def forget(self, channel: sql.Channel) -> None:
        await self.process.store.write(sql.drop_channel, channel.user_id, channel.id)
        await self.changed()

    async def changed(self) -> None:
        """Somebody can be reached now, or cannot any more."""
        self.process.reachable = await self.process.store.read(sql.reachable)
        self.process.publish("all", "reach")
