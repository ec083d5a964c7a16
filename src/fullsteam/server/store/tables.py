"""Questions and changes about tables, seats and logs."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from fullsteam.server.store.rows import Entry, Seat, TableRow, Terms
from fullsteam.server.store.schema import autos, chats, entries, keepers, records, seats, tables

ENTRY_COLUMNS = tuple(entries.c[name] for name in Entry.__struct_fields__)

# Made before there are threads: where two of them are the first to read a Struct, msgspec (0.22) ends the process.
scores_from = msgspec.json.Decoder(list[int]).decode
options_from = msgspec.json.Decoder(dict[str, str]).decode
terms_from = msgspec.json.Decoder(Terms).decode


def add_table(c: Connection, t: TableRow, chairs: list[Seat]) -> None:
    c.execute(
        insert(tables).values(
            id=t.id,
            game=t.game,
            rules=t.rules,
            players=t.players,
            options=msgspec.json.encode(t.options).decode(),
            terms=msgspec.json.encode(t.terms).decode(),
            host=t.host,
            status=t.status,
            public=t.public,
            seed=t.seed,
            given=t.given,
            origin=t.origin,
            next="",
            created=t.created,
        )
    )
    c.execute(insert(seats), [{"table_id": t.id, **msgspec.to_builtins(chair)} for chair in chairs])


def table_of(r: Any) -> TableRow:
    scores = None if r.scores is None else scores_from(r.scores)
    return TableRow(
        r.id,
        r.game,
        r.rules,
        r.players,
        options_from(r.options),
        terms_from(r.terms),
        r.host,
        r.status,
        r.public,
        r.seed,
        r.created,
        r.given,
        r.origin,
        r.next,
        r.started,
        r.ended,
        scores,
    )


def get_table(c: Connection, table_id: str) -> TableRow | None:
    row = c.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return None if row is None else table_of(row)


def seats_of(c: Connection, table_id: str) -> list[Seat]:
    rows = c.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [Seat(r.seat, r.kind, r.user_id, r.name, r.level, r.invite) for r in rows]


def lobby(c: Connection, status: str, limit: int, offset: int = 0) -> list[TableRow]:
    """Public tables, the newest first."""
    query = select(tables).where(tables.c.public.is_(True), tables.c.status == status)
    return [table_of(r) for r in c.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit).offset(offset))]


def tables_of(c: Connection, user_id: str, limit: int = 200) -> list[TableRow]:
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == user_id))
    return [table_of(r) for r in c.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))]


def open_tables_of(c: Connection, user_id: str) -> int:
    """How many tables somebody hosts that are not over."""
    query = select(func.count()).select_from(tables).where(tables.c.host == user_id, tables.c.status.in_(("open", "playing")))
    return int(c.execute(query).scalar_one())


def take_seat(c: Connection, table_id: str, seat: int, user_id: str, name: str, invite: str | None) -> bool:
    """One conditional update: of two who want a seat one gets it. An invited seat wants its code."""
    chair = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.kind == "person") & seats.c.user_id.is_(None)
    code = seats.c.invite.is_(None) if invite is None else seats.c.invite == invite
    return c.execute(update(seats).where(chair & code).values(user_id=user_id, name=name)).rowcount == 1


def leave_seat(c: Connection, table_id: str, user_id: str) -> int:
    """Only before the start."""
    still_open = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "open")
    mine = (seats.c.table_id == table_id) & (seats.c.user_id == user_id) & seats.c.table_id.in_(still_open)
    return c.execute(update(seats).where(mine).values(user_id=None, name="")).rowcount


def invited(c: Connection, code: str) -> tuple[str, int] | None:
    row = c.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == code)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def start(c: Connection, table_id: str, now: int) -> bool:
    """Exactly one caller starts it, and only when every seat is taken."""
    free = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.kind == "person", seats.c.user_id.is_(None))
    ready = (tables.c.id == table_id) & (tables.c.status == "open") & ~free.exists()
    return c.execute(update(tables).where(ready).values(status="playing", started=now)).rowcount == 1


def finish(c: Connection, table_id: str, scores: list[int], now: int) -> bool:
    playing = (tables.c.id == table_id) & (tables.c.status == "playing")
    done = update(tables).where(playing).values(status="over", ended=now, scores=msgspec.json.encode(scores).decode())
    return c.execute(done).rowcount == 1


def close(c: Connection, table_id: str, now: int, status: str = "open") -> bool:
    """A table that never began, or one that cannot go on."""
    waiting = (tables.c.id == table_id) & (tables.c.status == status)
    return c.execute(update(tables).where(waiting).values(status="closed", ended=now)).rowcount == 1


def close_abandoned(c: Connection, before: int, now: int) -> list[str]:
    """Tables that wait for people, or matches in which nothing happened, since then."""
    touched = select(entries.c.n).where(entries.c.table_id == tables.c.id, entries.c.at >= before).exists()
    waits = (tables.c.status == "open") & (tables.c.created < before)
    stands = (tables.c.status == "playing") & (tables.c.started < before) & ~touched
    found = [r.id for r in c.execute(select(tables.c.id).where(or_(waits, stands)).limit(1000))]
    c.execute(update(tables).where(tables.c.id.in_(found)).values(status="closed", ended=now))
    return found


def put_record(c: Connection, table_id: str, text: str) -> None:
    c.execute(insert(records).values(table_id=table_id, text=text))


def record_of(c: Connection, table_id: str) -> tuple[TableRow, list[Seat], str] | None:
    """The record of a match that is over; None: there is none, or it was not kept."""
    text = c.execute(select(records.c.text).where(records.c.table_id == table_id)).scalar_one_or_none()
    row = get_table(c, table_id)
    return None if text is None or row is None else (row, seats_of(c, table_id), text)


def link_rematch(c: Connection, table_id: str, next_id: str, before: str = "") -> bool:
    """The first who asks makes the rematch; the others are led to it. before: the one that was closed."""
    unlinked = (tables.c.id == table_id) & (tables.c.next == before)
    return c.execute(update(tables).where(unlinked).values(next=next_id)).rowcount == 1


# --- the log


def log(c: Connection, table_id: str, since: int = 0) -> list[Entry]:
    query = select(*ENTRY_COLUMNS).where(entries.c.table_id == table_id, entries.c.n >= since).order_by(entries.c.n)
    return [Entry(*r) for r in c.execute(query)]


def lengths(c: Connection, table_ids: list[str]) -> dict[str, int]:
    """How many entries these logs have."""
    query = select(entries.c.table_id, func.max(entries.c.n)).where(entries.c.table_id.in_(table_ids))
    return {r[0]: r[1] + 1 for r in c.execute(query.group_by(entries.c.table_id))}


def all_tables(c: Connection) -> list[str]:
    return [r.id for r in c.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id))]


def count_by_status(c: Connection) -> dict[str, int]:
    return {r[0]: r[1] for r in c.execute(select(tables.c.status, func.count()).group_by(tables.c.status))}


def count_by_rules(c: Connection) -> dict[tuple[str, int], dict[str, int]]:
    """How many tables of each status need a version of a game's rules."""
    columns = (tables.c.game, tables.c.rules, tables.c.status)
    out: dict[tuple[str, int], dict[str, int]] = {}
    for game, rules, status, n in c.execute(
        select(*columns, func.count()).where(tables.c.status != "closed").group_by(*columns)
    ):
        out.setdefault((game, rules), {})[status] = n
    return out


# --- who keeps a table: plays its bots, watches its clocks


RESTS = "-"  # nobody keeps it: nothing is to be done there before kept_until, unless somebody comes
LONG_DEAD = 86_400_000  # milliseconds after which a process that was killed is forgotten
FOR_EVER = 2**53


def playing_here(known: list[tuple[str, int]] | None) -> ColumnElement[bool]:
    """Being played, by one of these games and versions of their rules."""
    playing = tables.c.status == "playing"
    return playing if known is None else playing & or_(*((tables.c.game == g) & (tables.c.rules == v) for g, v in known))


def lost(me: str, now: int) -> ColumnElement[bool]:
    """Kept by nobody who lives."""
    living = select(keepers.c.name).where(keepers.c.until >= now)
    due = tables.c.kept_until.is_(None) | (tables.c.kept_until < now)
    return tables.c.keeper.is_(None) | ((tables.c.keeper != me) & tables.c.keeper.not_in(living) & due)


def mine_and_lost(c: Connection, me: str, now: int, known: list[tuple[str, int]] | None = None) -> tuple[list[str], bool]:
    """What I keep, and whether there is something to take over; nothing is written."""
    playing = playing_here(known)
    mine = list(c.scalars(select(tables.c.id).where(playing, tables.c.keeper == me)))
    return mine, c.scalar(select(tables.c.id).where(playing, lost(me, now)).limit(1)) is not None


def keep(c: Connection, me: str, now: int, until: int, known: list[tuple[str, int]] | None = None) -> list[str]:
    """Take over whatever is lost. All that is mine; if there is any, I live until then. (Who keeps nothing says nothing: a
    server at rest leaves the disk alone.) kept_until: another process that takes over at the same time waits for this row,
    but cannot see yet that I live; and a release that did not know `keepers` goes by it."""
    c.execute(update(tables).where(playing_here(known) & lost(me, now)).values(keeper=me, kept_until=until))
    c.execute(delete(keepers).where(keepers.c.until < now - LONG_DEAD))
    mine, _ = mine_and_lost(c, me, now, known)
    if mine:
        live(c, me, until)
    return mine


def live(c: Connection, me: str, until: int) -> None:
    """One row, however many tables I keep: moves wait behind it."""
    if not c.execute(update(keepers).where(keepers.c.name == me).values(until=until)).rowcount:
        c.execute(insert(keepers).values(name=me, until=until))


def rest(c: Connection, table_id: str, me: str, n: int, until: int) -> bool:
    """I keep this no longer: nothing is due there before `until`, unless the log has more than these n entries."""
    newest = select(func.max(entries.c.n)).where(entries.c.table_id == table_id).scalar_subquery()
    mine = (tables.c.id == table_id) & (tables.c.keeper == me) & (newest == n - 1)
    return c.execute(update(tables).where(mine).values(keeper=RESTS, kept_until=until)).rowcount == 1


def wake(c: Connection, table_id: str, me: str, until: int) -> bool:
    """Somebody came to a table that rests: I keep it now, and shall have said that I live before `until`."""
    resting = (tables.c.id == table_id) & (tables.c.keeper == RESTS)
    return c.execute(update(tables).where(resting).values(keeper=me, kept_until=until)).rowcount == 1


def all_keepers(c: Connection) -> list[str]:
    """Of tables that are being played; also those that have died."""
    query = select(tables.c.keeper).where(tables.c.status == "playing", tables.c.keeper.is_not(None)).distinct()
    return [r.keeper for r in c.execute(query)]


def release(c: Connection, keeper: str) -> None:
    c.execute(delete(keepers).where(keepers.c.name == keeper))
    c.execute(update(tables).where(tables.c.keeper == keeper).values(keeper=None, kept_until=None))


# --- secret orders, chat


def put_orders(c: Connection, table_id: str, seat: int, orders: str) -> None:
    c.execute(delete(autos).where(autos.c.table_id == table_id, autos.c.seat == seat))
    if orders:
        c.execute(insert(autos).values(table_id=table_id, seat=seat, orders=orders))


def orders_of(c: Connection, table_id: str) -> dict[int, str]:
    return {r.seat: r.orders for r in c.execute(select(autos).where(autos.c.table_id == table_id))}


def add_chat(c: Connection, table_id: str, user_id: str, name: str, text: str, at: int) -> int:
    made = c.execute(insert(chats).values(table_id=table_id, user_id=user_id, name=name, text=text, at=at))
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])


def chat_of(c: Connection, table_id: str, limit: int = 100) -> list[dict[str, Any]]:
    """The newest lines."""
    mine = chats.c.table_id == table_id
    query = select(chats.c.id, chats.c.name, chats.c.text, chats.c.at).where(mine).order_by(chats.c.id.desc())
    rows = [dict(r._mapping) for r in c.execute(query.limit(limit))]
    return rows[::-1]
