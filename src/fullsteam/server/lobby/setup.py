"""Setting up a table: what a host may wish for, the rows it becomes, and the start when every seat is taken."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from fullsteam.bots import house_names
from fullsteam.games import room
from fullsteam.kernel.box import LARGEST
from fullsteam.kernel.info import GameError
from fullsteam.play import fairness
from fullsteam.server.people.names import clean, distinct
from fullsteam.server.store import Look, Seat, TableRow, Terms, User, colour_for, people
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable, Process, beginning, load
from fullsteam.server.wire.protocol import Hash

Name = Annotated[str, Meta(min_length=1, max_length=40)]
LONGEST = 60 * 24 * 3600.0  # seconds: two months


class Wish(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat as the host wants it."""

    kind: Literal["me", "open", "invite", "bot"] = "open"
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""  # of a second person at the same screen
    promise: Hash | None = None  # of "me": SHA-256 of what I shall add to the seed


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    terms: Terms = Terms()
    public: bool = False
    box: Annotated[str, Meta(max_length=LARGEST)] | None = None  # TOML: what is played with instead of the game's own


class TooMany(ValueError):
    """More open tables than one person may have."""


def new_id() -> str:
    """Too long to be guessed: whoever knows it was told."""
    return base64.b32encode(secrets.token_bytes(15)).decode().lower()


def check_level(name: str) -> None:
    """A name of the registry and nothing more: what a stranger writes must start no program and think no hour."""
    if name not in house_names():
        raise GameError(f'there is no level "{name}"; levels: {", ".join(house_names())}')


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
    if terms.away is not None and not 30 <= terms.away <= LONGEST:
        raise GameError("somebody is away after 30 seconds at the earliest, and after 60 days at the latest")
    if terms.rated and terms.undo != "free":
        raise GameError('a rated match has undo "free": nothing that was revealed is taken back')
    if terms.rated and terms.hints == "all":
        raise GameError("a rated match has no hints")


def planned(new: NewTable, host: User, now: int) -> tuple[TableRow, list[Seat]]:
    """The rows of a new table. GameError says what cannot be."""
    info = room(new.game).info
    box = boxed(new)
    info.check_players(len(new.seats))
    options = info.options_for(new.options)
    check_terms(new.terms)
    chairs = dressed(told_apart([chair(i, wish, host) for i, wish in enumerate(new.seats)]), host)
    if new.terms.rated and (host.guest or any(c.kind == "bot" for c in chairs)):
        raise GameError("a rated match is between accounts, without guests and bots")
    seed = fairness.new_seed().hex()
    players = len(new.seats)
    row = TableRow(new_id(), new.game, info.rules_version, players, options, new.terms, host.id, "open", new.public, seed, now)
    return replace(row, box=box), chairs


def boxed(new: NewTable) -> str:
    """The box of a new table in its canonical form; empty: it has none."""
    box = room(new.game).with_box(new.box).box if new.box else None
    return box.text if box is not None else ""


def chair(i: int, wish: Wish, host: User) -> Seat:
    if wish.promise is not None and wish.kind != "me":
        raise GameError("only who sits down can promise a secret for his seat")
    if wish.kind == "bot":
        check_level(wish.level)
        return Seat(i, "bot", None, clean(wish.name) or f"{wish.level} {i + 1}", wish.level, None)
    if wish.kind == "me":
        return Seat(i, "person", host.id, clean(wish.name) or host.name, "", None, wish.promise)
    return Seat(i, "person", None, "", "", new_id() if wish.kind == "invite" else None)


def told_apart(chairs: list[Seat]) -> list[Seat]:
    """No two names at a table look alike."""
    out: list[Seat] = []
    for s in chairs:
        name = distinct(s.name, [other.name for other in out if other.name]) if s.name else ""
        out.append(replace(s, name=name))
    return out


def dressed(chairs: list[Seat], host: User) -> list[Seat]:
    """The host has the colour he likes and his avatar; whoever else sits at his screen is somebody else."""
    first = next((c.seat for c in chairs if c.user_id is not None), None)
    out, taken = [], set[str]()
    for c in sorted(chairs, key=lambda c: c.seat != first):
        look = host.look if c.seat == first else Look()
        colour = colour_for(c.seat, look.colour, taken) if c.user_id is not None else None
        taken |= {colour} if colour is not None else set()
        out.append(replace(c, colour=colour, avatar=look.avatar))
    return sorted(out, key=lambda c: c.seat)


async def create(process: Process, new: NewTable, host: User) -> LiveTable:
    if any(process.forbids(wish.name) for wish in new.seats if wish.name):
        raise GameError("nobody may be called so here")
    row, chairs = await asyncio.to_thread(planned, new, host, process.now())  # a box is long to read
    return await put(process, row, chairs)


async def put(process: Process, row: TableRow, chairs: list[Seat]) -> LiveTable:
    def add(c: Connection) -> None:
        check_limit(c, process, row.host)
        sql.add_table(c, row, chairs)

    await process.store.write(add)
    table = await process.get(row.id)
    await begin_if_full(process, table)
    return table


def check_limit(c: Connection, process: Process, host: str) -> None:
    """Of two tables that he sets up at once, in two processes, the second is counted after the first."""
    people.hold(c, host)
    if sql.open_tables_of(c, host) >= process.config.tables:
        raise TooMany(f"at most {process.config.tables} tables that are not over")


async def begin_if_full(process: Process, table: LiveTable) -> None:
    await go_on(process, table, await process.store.write(sql.start, table.row.id, process.now()))


async def go_on(process: Process, table: LiveTable, begins: bool) -> None:
    """Somebody sat down: the match begins, or those who wait see him."""
    if begins:
        table.woken = process.loop.time()
        await table.act(beginning.begin(table))
        await process.keeper.keep(table)
    else:
        await table.act(refresh(process, table))
    process.publish(table.row.id)


async def refresh(process: Process, table: LiveTable) -> None:
    """Seats may have changed: read and tell."""
    row, seats, _ = await process.store.read(load, table.row.id, table.course.n)
    assert row is not None
    table.seat_people(row, seats)
    table.tell_table()
