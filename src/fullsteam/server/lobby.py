"""Setting up tables: create, join, leave, rematch, branch."""

from __future__ import annotations

import base64
import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection

from fullsteam.bots import BOTS
from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import Move
from fullsteam.play import fairness
from fullsteam.server.course import CourseError
from fullsteam.server.hall import Hall
from fullsteam.server.replay import replayed_gently
from fullsteam.server.store import people
from fullsteam.server.store import tables as sql
from fullsteam.server.store.rows import Seat, TableRow, Terms, User
from fullsteam.server.table import LiveTable, load

Name = Annotated[str, Meta(min_length=1, max_length=40)]
LONGEST = 60 * 24 * 3600.0  # seconds: two months


class Wish(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat as the host wants it."""

    kind: Literal["me", "open", "invite", "bot"] = "open"
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""  # of a second person at the same screen


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    terms: Terms = Terms()
    public: bool = False


class TooMany(ValueError):
    """More open tables than one person may have."""


def new_id() -> str:
    """Too long to be guessed: whoever knows it was told."""
    return base64.b32encode(secrets.token_bytes(15)).decode().lower()


def check_level(name: str) -> None:
    """A name of the registry and nothing more: what a stranger writes must start no program and think no hour."""
    if name not in BOTS:
        raise GameError(f'there is no level "{name}"; levels: {", ".join(BOTS)}')


def check_terms(terms: Terms) -> None:
    """GameError for terms that no table can have."""
    if terms.takeover:
        check_level(terms.takeover)
    if terms.choice is not None and not 1 <= terms.choice <= LONGEST:
        raise GameError("the time for a choice is between 1 second and 60 days")
    if not 0 <= terms.bank <= LONGEST:
        raise GameError("a bank holds between 0 seconds and 60 days")
    if not 0.05 <= terms.count <= 60:
        raise GameError("the count of an outcry takes between 0.05 and 60 seconds")
    if terms.rated and terms.undo != "free":
        raise GameError('a rated match has undo "free": nothing that was revealed is taken back')


def planned(new: NewTable, host: User, now: int) -> tuple[TableRow, list[Seat]]:
    """The rows of a new table. GameError says what cannot be."""
    info = room(new.game).info
    info.check_players(len(new.seats))
    options = info.options_for(new.options)
    check_terms(new.terms)
    chairs = [chair(i, wish, host) for i, wish in enumerate(new.seats)]
    if new.terms.rated and (host.guest or any(c.kind == "bot" for c in chairs)):
        raise GameError("a rated match is between accounts, without guests and bots")
    seed = fairness.new_seed().hex()
    players = len(new.seats)
    row = TableRow(new_id(), new.game, info.rules_version, players, options, new.terms, host.id, "open", new.public, seed, now)
    return row, chairs


def chair(i: int, wish: Wish, host: User) -> Seat:
    if wish.kind == "bot":
        check_level(wish.level)
        return Seat(i, "bot", None, clean(wish.name) or f"{wish.level} {i + 1}", wish.level, None)
    if wish.kind == "me":
        return Seat(i, "person", host.id, clean(wish.name) or host.name, "", None)
    return Seat(i, "person", None, "", "", new_id() if wish.kind == "invite" else None)


def clean(name: str) -> str:
    """A name as it is shown: no line breaks, no invisible characters."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:40]


async def create(hall: Hall, new: NewTable, host: User) -> LiveTable:
    row, chairs = planned(new, host, hall.now())
    return await put(hall, row, chairs)


async def put(hall: Hall, row: TableRow, chairs: list[Seat]) -> LiveTable:
    def add(c: Connection) -> None:
        check_limit(c, hall, row.host)
        sql.add_table(c, row, chairs)

    await hall.store.write(add)
    table = await hall.get(row.id)
    await begin_if_full(hall, table)
    return table


def check_limit(c: Connection, hall: Hall, host: str) -> None:
    if sql.open_tables_of(c, host) >= hall.config.tables:
        raise TooMany(f"at most {hall.config.tables} tables that are not over")


async def begin_if_full(hall: Hall, table: LiveTable) -> None:
    if await hall.store.write(sql.start, table.row.id, hall.now()):
        table.woken = hall.loop.time()
        await table.act(table.begin())
        await hall.heart.keep(table)
    else:
        await table.act(refresh(hall, table))
    hall.publish(table.row.id)


async def refresh(hall: Hall, table: LiveTable) -> None:
    """Seats may have changed: read and tell."""
    row, seats, _ = await hall.store.read(load, table.row.id, table.course.n)
    assert row is not None
    table.seat_people(row, seats)
    table.tell_table()


async def join(hall: Hall, table: LiveTable, user: User, seat: int | None, invite: str | None) -> bool:
    """A free seat: this one, that of the invitation, or the first that is open."""
    if table.row.terms.rated and user.guest:
        raise GameError("a rated match is between accounts; make one first")
    free = [s for s in table.seats if s.free and (s.invite == invite) and seat in (None, s.seat)]
    for s in free:
        if await hall.store.write(sql.take_seat, table.row.id, s.seat, user.id, user.name, invite):
            await begin_if_full(hall, table)
            return True
    await table.act(refresh(hall, table))
    return False


async def forget(hall: Hall, user: User) -> None:
    """Somebody goes for good: his tables that have not begun are closed or left, bots play on for him in the others, and
    his name is nowhere any more, not in memory either."""
    rows = await hall.store.read(sql.tables_of, user.id, 100_000)
    for row in rows:
        if row.status == "playing":
            await leave_running(hall, row.id, user)
        elif row.status == "open" and row.host == user.id:
            await hall.store.write(sql.close, row.id, hall.now())
        elif row.status == "open":
            await hall.store.write(sql.leave_seat, row.id, user.id)
    await hall.store.write(people.forget, user.id)
    for row in rows:
        if (table := hall.tables.get(row.id)) is not None:
            await table.act(table.reload())
            table.tell_table()
        hall.publish(row.id, "names")


async def leave_running(hall: Hall, table_id: str, user: User) -> None:
    try:
        table = await hall.get(table_id)
    except CourseError:
        return  # it does not go on anyway
    for seat in [s.seat for s in table.seats if s.user_id == user.id]:
        await table.act(table.hand_over(seat, f"user:{user.id}"))


async def rematch(hall: Hall, table: LiveTable, user: User) -> LiveTable:
    """The same people once more; each seat moves on by one, so that another begins. Who asks first makes it and sits down,
    the others sit down by asking too; it begins when all have come. Bots sit at once. For who does not come the host has
    a link that he may give to somebody else."""
    row, chairs = again(table, user, hall.now())

    def make(c: Connection) -> str:
        found = sql.get_table(c, table.row.id)
        assert found is not None
        old = sql.get_table(c, found.next) if found.next else None
        if old is not None and old.status != "closed":
            return old.id
        check_limit(c, hall, user.id)
        sql.link_rematch(c, table.row.id, row.id, found.next)
        sql.add_table(c, row, chairs)
        return row.id

    made = await hall.get(await hall.store.write(make))
    await table.act(refresh(hall, table))
    hall.publish(table.row.id)
    await made.act(refresh(hall, made))
    for old, new in zip(next_order(table.seats), made.seats, strict=True):
        if old.user_id == user.id and new.free and made.row.status == "open":
            await hall.store.write(sql.take_seat, made.row.id, new.seat, user.id, old.name, new.invite)
    await begin_if_full(hall, made)
    return made


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
    )
    kept = [Wish("bot", s.level, s.name) if s.kind == "bot" else Wish("invite") for s in next_order(table.seats)]
    return row, [chair(i, wish, host) for i, wish in enumerate(kept)]


async def branch(hall: Hall, table: LiveTable, user: User, moment: int, seat: int, level: str) -> LiveTable:
    """Play on from a moment of a match that is over, against bots. What was played till then is given; a new seed decides
    what comes."""
    check_level(level)
    room(table.row.game).info.check_seat(seat + 1, table.row.players)
    row, seats, entries = await hall.store.read(load, table.row.id)
    assert row is not None
    if not 0 <= moment < len(entries):
        raise GameError(f"the match has moments 0 to {len(entries) - 1}, not {moment}")
    course = await replayed_gently(row, seats, entries[: moment + 1])
    if course.over:
        raise GameError("the match is over there; choose an earlier moment")
    verbs = course.match.game.verbs
    given = "\n".join(Move(ply.seat, verbs.text(ply.action)).written() for ply in course.match.plies)
    wishes = [Wish("me") if i == seat else Wish("bot", level) for i in range(row.players)]
    made, chairs = planned(NewTable(row.game, wishes, row.options), user, hall.now())
    made = msgspec.structs.replace(made, given=given, origin=f"{row.id}@{moment}", rules=row.rules)
    return await put(hall, made, chairs)
