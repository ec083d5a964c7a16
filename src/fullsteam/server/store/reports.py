"""What people report to who hosts, and what hosts look up: people, tables, lines of chat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, String, cast, delete, func, insert, or_, select, update

from fullsteam.server.store.hosting import punished, sanction
from fullsteam.server.store.rows import Seat
from fullsteam.server.store.schema import chats, seats, sessions, tables, users
from fullsteam.server.store.schema_hosting import reports


def add(c: Connection, row: dict[str, Any]) -> bool:
    """False: he has said so already."""
    same = reports.c.by == row["by"], reports.c.about == row["about"], reports.c.table_id == row["table_id"]
    line = reports.c.line.is_(None) if row["line"] is None else reports.c.line == row["line"]
    if c.execute(select(reports.c.id).where(*same, line, reports.c.settled.is_(None))).first() is not None:
        return False
    c.execute(insert(reports).values(**row))
    return True


def made_since(c: Connection, user_id: str, since: int) -> int:
    query = select(func.count()).select_from(reports).where(reports.c.by == user_id, reports.c.created >= since)
    return int(c.execute(query).scalar_one())


def line(c: Connection, table_id: str, number: int) -> dict[str, Any] | None:
    """A line of a table's chat."""
    row = c.execute(select(chats).where(chats.c.id == number, chats.c.table_id == table_id)).one_or_none()
    return None if row is None else dict(row._mapping)


def listed(c: Connection, settled: bool, limit: int, offset: int = 0, about: str = "") -> list[dict[str, Any]]:
    """The oldest that wait first; of the others the newest."""
    by = users.alias("reporter")
    query = select(reports, users.c.name.label("now"), by.c.name.label("by_name"), tables.c.game)
    query = (
        query.join(users, users.c.id == reports.c.about)
        .join(by, by.c.id == reports.c.by)
        .join(tables, tables.c.id == reports.c.table_id)
    )
    query = query.where(reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None))
    if about:
        query = query.where(reports.c.about == about)
    order = reports.c.settled.desc() if settled else reports.c.id
    return [dict(r._mapping) for r in c.execute(query.order_by(order, reports.c.id).limit(limit).offset(offset))]


def settle(c: Connection, number: int, now: int) -> dict[str, Any] | None:
    row = c.execute(select(reports).where(reports.c.id == number)).one_or_none()
    c.execute(update(reports).where(reports.c.id == number, reports.c.settled.is_(None)).values(settled=now))
    return None if row is None else dict(row._mapping)


def waiting(c: Connection) -> int:
    return int(c.execute(select(func.count()).select_from(reports).where(reports.c.settled.is_(None))).scalar_one())


def count_people(c: Connection) -> dict[str, int]:
    there = select(func.count()).select_from(users).where(users.c.deleted.is_(False))
    accounts = int(c.execute(there.where(users.c.login.is_not(None))).scalar_one())
    return {"accounts": accounts, "guests": int(c.execute(there).scalar_one()) - accounts}


# --- looking up


def people(c: Connection, query: str, only: str, now: int, limit: int, offset: int = 0) -> list[dict[str, Any]]:
    """By a part of name or login, or by id. only: admins, muted, banned, accounts, guests; empty: everybody."""
    found = select(users).where(users.c.deleted.is_(False))
    if query:
        pattern = f"%{escaped(query.lower())}%"
        like = [func.lower(column).like(pattern, escape="\\") for column in (users.c.name, cast(users.c.login, String))]
        found = found.where(or_(*like, users.c.id == query))
    kinds: dict[str, Any] = {"admins": users.c.admin, "accounts": users.c.login.is_not(None), "guests": users.c.login.is_(None)}
    if only in kinds:
        found = found.where(kinds[only])
    if only in ("muted", "banned"):
        found = found.where(punished("mute" if only == "muted" else "ban", now))
    rows = c.execute(found.order_by(users.c.created.desc(), users.c.id).limit(limit).offset(offset)).all()
    return [person(c, row, now) for row in rows]


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def person(c: Connection, row: Any, now: int) -> dict[str, Any]:
    """As an administrator sees him."""
    seen = c.execute(select(func.max(sessions.c.created)).where(sessions.c.user_id == row.id)).scalar_one()
    sat = c.execute(select(func.count()).select_from(seats).where(seats.c.user_id == row.id)).scalar_one()
    about = c.execute(select(func.count()).select_from(reports).where(reports.c.about == row.id)).scalar_one()
    mute, ban = sanction(c, row.id, "mute", now), sanction(c, row.id, "ban", now)
    out = {"id": row.id, "name": row.name, "login": row.login, "created": row.created, "admin": bool(row.admin)}
    return {**out, "session": seen, "seats": sat, "reports": about, "mute": mute, "ban": ban}


def tables_listed(c: Connection, status: str, query: str, limit: int, offset: int = 0) -> list[dict[str, Any]]:
    """The newest first; by id, or by a name that sits there."""
    found = select(tables.c.id, tables.c.game, tables.c.status, tables.c.public, tables.c.created, tables.c.players)
    if status:
        found = found.where(tables.c.status == status)
    if query:
        pattern = f"%{escaped(query.lower())}%"
        named = select(seats.c.table_id).where(func.lower(seats.c.name).like(pattern, escape="\\"))
        found = found.where(or_(tables.c.id == query, tables.c.id.in_(named)))
    out = []
    for row in c.execute(found.order_by(tables.c.created.desc(), tables.c.id).limit(limit).offset(offset)).all():
        sit = c.execute(select(seats.c.name, seats.c.user_id).where(seats.c.table_id == row.id).order_by(seats.c.seat))
        lines = c.execute(select(func.count()).select_from(chats).where(chats.c.table_id == row.id)).scalar_one()
        out.append({**row._mapping, "seats": [dict(r._mapping) for r in sit], "lines": lines})
    return out


def remove_line(c: Connection, number: int) -> dict[str, Any] | None:
    row = c.execute(select(chats).where(chats.c.id == number)).one_or_none()
    c.execute(delete(chats).where(chats.c.id == number))
    return None if row is None else dict(row._mapping)


def clear_table(c: Connection, table_id: str, chairs: list[Seat]) -> None:
    """What people wrote there goes: the chat, and names that were given to bots. It is listed nowhere any more."""
    c.execute(delete(chats).where(chats.c.table_id == table_id))
    c.execute(update(tables).where(tables.c.id == table_id).values(public=False))
    for chair in chairs:
        if chair.kind == "bot":
            mine = seats.c.table_id == table_id, seats.c.seat == chair.seat
            c.execute(update(seats).where(*mine).values(name=f"{chair.level} {chair.seat + 1}", after=None))
