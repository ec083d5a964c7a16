"""One more: the same people at a new table, or a match played on from one of its moments."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import Move
from fullsteam.play import fairness
from fullsteam.server.lobby.setup import (
    NewTable,
    Wish,
    chair,
    check_level,
    check_limit,
    go_on,
    new_id,
    planned,
    put,
    refresh,
)
from fullsteam.server.people.names import distinct
from fullsteam.server.store import Look, Notice, Seat, TableRow, User, add_notices, profiles, sitting
from fullsteam.server.store import tables as sql
from fullsteam.server.table import SOON, LiveTable, Process, load, replayed_gently


async def rematch(process: Process, table: LiveTable, user: User, promises: Sequence[str] = ()) -> LiveTable:
    """The same people once more; each seat moves on by one, so that another begins. Who asks first makes it and sits down,
    the others sit down by asking too; it begins when all have come. Bots sit at once. For who does not come the host has
    a link that he may give to somebody else. promises: of what he adds to the seed, one for each of his seats. The others find
    an invitation, and who is not here is told."""
    row, chairs = again(table, user, process.now())
    told: list[Notice] = []

    def make(c: Connection) -> tuple[str, bool]:
        """One transaction: who asks at the same time, in another process, is led to the same table."""
        told.clear()
        sql.hold(c, table.row.id)
        found = sql.get_table(c, table.row.id)
        assert found is not None
        old = sql.get_table(c, found.next) if found.next else None
        if old is None or old.status in ("closed", "over"):
            check_limit(c, process, user.id)
            sql.link_rematch(c, table.row.id, row.id)
            sql.add_table(c, row, held(c, table, chairs, user))
            told.extend(invitations(process, table, sql.seats_of(c, row.id), row.id))
            add_notices(c, told)
            old = row
        sit_down(c, table, old.id, user, promises)
        return old.id, sql.start(c, old.id, process.now())

    made_id, begins = await process.store.write(make)
    process.noticed(told)
    made = await process.get(made_id)
    await table.act(refresh(process, table))
    process.publish(table.row.id)
    await go_on(process, made, begins)
    return made


def held(c: Connection, table: LiveTable, chairs: list[Seat], host: User) -> list[Seat]:
    """Each seat of somebody else is held for him, unless he wants no invitations."""
    olds = next_order(table.seats)
    others = [s.user_id for s in olds if s.user_id is not None and s.user_id != host.id]
    welcome = profiles.welcome(c, others)
    return [
        msgspec.structs.replace(chair, held=old.user_id) if old.user_id in welcome else chair
        for old, chair in zip(olds, chairs, strict=True)
    ]


def invitations(process: Process, table: LiveTable, chairs: list[Seat], made_id: str) -> list[Notice]:
    """For those who can be reached and do not look at the table where they would see it anyway."""
    here = {c.user.id for c in table.connections if c.user is not None}
    meant = {s.held for s in chairs if s.held is not None} & process.reachable - here
    return [Notice(user, made_id, "invite", 0, process.now() + SOON) for user in sorted(meant)]


def sit_down(c: Connection, table: LiveTable, made_id: str, user: User, promises: Sequence[str]) -> None:
    """On every seat that is kept for him. Who has called himself differently since is called so now; around one screen each
    seat keeps its name."""
    left = list(promises)
    alone = sum(s.user_id == user.id for s in table.seats) == 1
    others = [s.name for s in table.seats if s.user_id != user.id]
    for old, new in zip(next_order(table.seats), sql.seats_of(c, made_id), strict=True):
        if old.user_id == user.id and new.free:
            promise = left.pop(0) if left else None
            name = distinct(user.name, others) if alone else old.name
            sitting.take_seat(c, made_id, new.seat, user.id, name, new.invite, promise, Look(old.colour, old.avatar))


def next_order(seats: list[Seat]) -> list[Seat]:
    return seats[1:] + seats[:1]


def again(table: LiveTable, host: User, now: int) -> tuple[TableRow, list[Seat]]:
    """A new table like this one, by the rules as they are now; each seat of a person is kept for him behind a code."""
    info = room(table.row.game).info
    row = TableRow(
        new_id(),
        table.row.game,
        info.rules_version,
        table.row.players,
        info.options_for(table.row.options),
        table.row.terms,
        host.id,
        "open",
        table.row.public,
        fairness.new_seed().hex(),
        now,
        box=table.row.box,
    )
    return row, [kept(i, old, host) for i, old in enumerate(next_order(table.seats))]


def kept(i: int, old: Seat, host: User) -> Seat:
    """Everybody keeps his colour; whoever comes in somebody's place may find another one free."""
    if old.kind == "bot":
        bot = chair(i, Wish("bot", old.level, old.name), host)
        return msgspec.structs.replace(bot, colour=old.colour, avatar=old.avatar, after=old.after)
    return msgspec.structs.replace(chair(i, Wish("invite"), host), colour=old.colour)


async def branch(
    process: Process, table: LiveTable, user: User, moment: int, seat: int, level: str, promise: str | None = None
) -> LiveTable:
    """Play on from a moment of a match that is over, against bots. What was played till then is given, by the same
    rules; a new seed decides what comes."""
    check_level(level)
    room(table.row.game).info.check_seat(seat + 1, table.row.players)
    row, seats, entries = await process.store.read(load, table.row.id)
    assert row is not None
    if not 0 <= moment < len(entries):
        raise GameError(f"the match has moments 0 to {len(entries) - 1}, not {moment}")
    course = await replayed_gently(row, seats, entries[: moment + 1])
    if course.over:
        raise GameError("the match is over there; choose an earlier moment")
    verbs = course.match.game.verbs
    given = "\n".join(Move(ply.seat, verbs.text(ply.action)).written() for ply in course.match.plies)
    wishes = [Wish("me", promise=promise) if s.seat == seat else Wish("bot", level, s.name) for s in seats]
    made, chairs = planned(NewTable(row.game, wishes), user, process.now())
    chairs = [played_on(old, new) for old, new in zip(seats, chairs, strict=True)]
    made = msgspec.structs.replace(
        made, given=given, origin=f"{row.id}@{moment}", rules=row.rules, options=course.match.options, box=row.box
    )
    return await put(process, made, chairs)


def played_on(old: Seat, new: Seat) -> Seat:
    """In a branch everybody looks as before; who goes for good takes his name out of it too (`after`)."""
    if new.kind == "bot":
        return msgspec.structs.replace(new, colour=old.colour, avatar=old.avatar, after=old.user_id or old.after)
    return msgspec.structs.replace(new, colour=old.colour)
