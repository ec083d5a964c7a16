"""Questions and changes about tables and logs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from fullsteam.server.store.errors import Unreadable
from fullsteam.server.store.looks import colour_the_rest
from fullsteam.server.store.rows import Entry, Seat, TableRow, Terms
from fullsteam.server.store.schema import autos, chats, entries, put_away, records, seats, tables

logger = structlog.get_logger()
ENTRY_COLUMNS = tuple(entries.c[name] for name in Entry.__struct_fields__)
SEAT_COLUMNS = tuple(seats.c[name] for name in Seat.__struct_fields__)

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
            box=t.box,
            created=t.created,
        )
    )
    c.execute(insert(seats), [{"table_id": t.id, **msgspec.to_builtins(chair)} for chair in chairs])


def table_of(r: Any) -> TableRow:
    try:
        bytes.fromhex(r.seed)
        return read_table(r)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise Unreadable(f"table {r.id} cannot be read by this release ({error}); it is left as it is") from None


def readable(rows: Iterable[Any]) -> list[TableRow]:
    """In a list a row that cannot be read harms nobody else."""
    found = []
    for r in rows:
        try:
            found.append(table_of(r))
        except Unreadable as error:
            logger.error("left out", table=r.id, error=str(error))
    return found


def read_table(r: Any) -> TableRow:
    row = {name: getattr(r, name) for name in TableRow.__struct_fields__}
    row |= {"options": options_from(r.options), "terms": terms_from(r.terms)}
    row |= {name: scores_from(row[name]) for name in ("scores", "places") if row[name] is not None}
    return TableRow(**row)


def get_table(c: Connection, table_id: str) -> TableRow | None:
    row = c.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return None if row is None else table_of(row)


def seats_of(c: Connection, table_id: str) -> list[Seat]:
    rows = c.execute(select(*SEAT_COLUMNS).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return [Seat(*r) for r in rows]


def lobby(c: Connection, status: str, limit: int, offset: int = 0) -> list[TableRow]:
    """Public tables, the newest first."""
    query = select(tables).where(tables.c.public.is_(True), tables.c.status == status)
    return readable(c.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit).offset(offset)))


def tables_of(c: Connection, user_id: str, limit: int = 200, away: bool | None = None) -> list[TableRow]:
    """Where somebody sits, or is the host. away: only what he has put away, or only the rest."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == user_id))
    if away is not None:
        hidden = tables.c.id.in_(select(put_away.c.table_id).where(put_away.c.user_id == user_id))
        query = query.where(hidden if away else ~hidden)
    return readable(c.execute(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit)))


def put_aside(c: Connection, user_id: str, table_id: str, away: bool) -> bool:
    """Put a table away, or take it out again. False: it is none of his."""
    sits = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user_id).exists()
    mine = tables.c.id == table_id, or_(sits, tables.c.host == user_id)
    if c.execute(select(tables.c.id).where(*mine)).one_or_none() is None:
        return False
    c.execute(delete(put_away).where(put_away.c.user_id == user_id, put_away.c.table_id == table_id))
    if away:
        c.execute(insert(put_away).values(user_id=user_id, table_id=table_id))
    return True


def named_after(c: Connection, user_id: str) -> list[str]:
    """Branches where a bot bears somebody's name."""
    return [r.table_id for r in c.execute(select(seats.c.table_id).where(seats.c.after == user_id).distinct())]


def open_tables_of(c: Connection, user_id: str) -> int:
    """How many tables somebody hosts that are not over."""
    query = select(func.count()).select_from(tables).where(tables.c.host == user_id, tables.c.status.in_(("open", "playing")))
    return int(c.execute(query).scalar_one())


def hold(c: Connection, table_id: str, status: str | None = None) -> bool:
    """Whoever else asks about this table in another process waits until this transaction ends, and sees then what it did:
    PostgreSQL would let two statements each judge by what was before the other. False: it is not (any more) like this."""
    query = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
    return c.execute(query if status is None else query.where(tables.c.status == status)).first() is not None


def start(c: Connection, table_id: str, now: int) -> bool:
    """Exactly one caller starts it, and only when every seat is taken."""
    if not hold(c, table_id, "open"):
        return False
    free = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.kind == "person", seats.c.user_id.is_(None))
    ready = (tables.c.id == table_id) & (tables.c.status == "open") & ~free.exists()
    started = c.execute(update(tables).where(ready).values(status="playing", started=now)).rowcount == 1
    if started:
        colour_the_rest(c, table_id)
    return started


def finish(c: Connection, table_id: str, scores: list[int], places: list[int], now: int) -> bool:
    playing = (tables.c.id == table_id) & (tables.c.status == "playing")
    result = {"scores": msgspec.json.encode(scores).decode(), "places": msgspec.json.encode(places).decode()}
    return c.execute(update(tables).where(playing).values(status="over", ended=now, **result)).rowcount == 1


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


def link_rematch(c: Connection, table_id: str, next_id: str) -> None:
    """Where the others are led to. Whoever calls this holds the table."""
    c.execute(update(tables).where(tables.c.id == table_id).values(next=next_id))


# --- the log


def log(c: Connection, table_id: str, since: int = 0) -> list[Entry]:
    query = select(*ENTRY_COLUMNS).where(entries.c.table_id == table_id, entries.c.n >= since).order_by(entries.c.n)
    return [Entry(*r) for r in c.execute(query)]


def last_at(c: Connection, table_id: str) -> int:
    """When something was last written into a log; 0: never."""
    return int(c.execute(select(func.coalesce(func.max(entries.c.at), 0)).where(entries.c.table_id == table_id)).scalar_one())


def put_terms(c: Connection, table_id: str, change: Callable[[Terms], Terms]) -> None:
    """What a host may change later."""
    hold(c, table_id)
    if (row := get_table(c, table_id)) is not None:
        terms = msgspec.json.encode(change(row.terms)).decode()
        c.execute(update(tables).where(tables.c.id == table_id).values(terms=terms))


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
    stored = select(*columns, func.count()).where(tables.c.status != "closed").group_by(*columns)
    out: dict[tuple[str, int], dict[str, int]] = {}
    for game, rules, status, n in c.execute(stored):
        out.setdefault((game, rules), {})[status] = n
    return out


# --- secret orders, chat


def put_orders(c: Connection, table_id: str, seat: int, orders: str) -> None:
    """Those that were given last stand."""
    hold(c, table_id)
    c.execute(delete(autos).where(autos.c.table_id == table_id, autos.c.seat == seat))
    if orders:
        c.execute(insert(autos).values(table_id=table_id, seat=seat, orders=orders))


def change_orders(c: Connection, table_id: str, seat: int, known: Callable[[str], bool], orders: str) -> bool:
    """Some have ended. False: others than are known were given meanwhile, and stand."""
    hold(c, table_id)
    if not known(orders_of(c, table_id).get(seat, "")):
        return False
    put_orders(c, table_id, seat, orders)
    return True


def orders_of(c: Connection, table_id: str) -> dict[int, str]:
    return {r.seat: r.orders for r in c.execute(select(autos).where(autos.c.table_id == table_id))}


def add_chat(c: Connection, table_id: str, user_id: str, name: str, text: str, at: int) -> int:
    made = c.execute(insert(chats).values(table_id=table_id, user_id=user_id, name=name, text=text, at=at))
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])


def chat_of(c: Connection, table_id: str, limit: int = 100) -> list[dict[str, Any]]:
    """The newest lines; who hears them: table/chat.py."""
    mine = chats.c.table_id == table_id
    query = select(chats.c.id, chats.c.user_id, chats.c.name, chats.c.text, chats.c.at).where(mine).order_by(chats.c.id.desc())
    rows = [dict(r._mapping) for r in c.execute(query.limit(limit))]
    return rows[::-1]
