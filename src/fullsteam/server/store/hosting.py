"""Questions and changes about what hosts do: administrators, sanctions, announcements, the log of it, and their word lists."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Exists, Row, delete, insert, or_, select, update

from fullsteam.server.store.schema import api_tokens, facts, sessions, users
from fullsteam.server.store.schema_hosting import announcements, deeds, resets, sanctions

WORDS = "forbidden names"  # the fact
texts_from = msgspec.json.Decoder(dict[str, str]).decode


class Sanction(Struct, frozen=True):
    kind: str  # mute, ban
    why: str
    created: int
    until: int | None


class Done(Struct, frozen=True):
    """Something that was done by who hosts."""

    id: int
    at: int
    by: str
    by_name: str
    what: str
    about: str
    name: str
    why: str
    more: str
    todo: bool


def sanction(c: Connection, user_id: str, kind: str, now: int) -> Sanction | None:
    """That is in force."""
    lasts = or_(sanctions.c.until.is_(None), sanctions.c.until > now)
    row = c.execute(select(sanctions).where(sanctions.c.user_id == user_id, sanctions.c.kind == kind, lasts)).one_or_none()
    return None if row is None else Sanction(row.kind, row.why, row.created, row.until)


def punished(kind: str, now: int) -> Exists:
    """For a question about users: is such a thing in force?"""
    mine = sanctions.c.user_id == users.c.id, sanctions.c.kind == kind
    return select(sanctions.c.kind).where(*mine, or_(sanctions.c.until.is_(None), sanctions.c.until > now)).exists()


def punish(c: Connection, user_id: str, kind: str, why: str, now: int, until: int | None) -> None:
    """Instead of the one before. Who is banned is out at once: sessions and tokens end."""
    lift(c, user_id, kind)
    c.execute(insert(sanctions).values(user_id=user_id, kind=kind, why=why, created=now, until=until))
    if kind == "ban":
        end_sessions(c, user_id)


def lift(c: Connection, user_id: str, kind: str) -> bool:
    return c.execute(delete(sanctions).where(sanctions.c.user_id == user_id, sanctions.c.kind == kind)).rowcount > 0


def end_sessions(c: Connection, user_id: str) -> None:
    for owned in (sessions, api_tokens):
        c.execute(delete(owned).where(owned.c.user_id == user_id))


def set_admin(c: Connection, user_id: str, admin: bool) -> None:
    c.execute(update(users).where(users.c.id == user_id).values(admin=admin))


# --- what was done


def log(c: Connection, done: Done) -> int:
    row = msgspec.structs.asdict(done)
    row.pop("id")
    key = c.execute(insert(deeds).values(**row)).inserted_primary_key
    assert key is not None
    return int(key[0])


def done_of(row: Row[Any]) -> Done:
    return Done(row.id, row.at, row.by, row.by_name, row.what, row.about, row.name, row.why, row.more, row.todo)


def deeds_since(c: Connection, last: int, limit: int = 200) -> list[Done]:
    return [done_of(row) for row in c.execute(select(deeds).where(deeds.c.id > last).order_by(deeds.c.id).limit(limit))]


def deeds_to_do(c: Connection) -> list[Done]:
    """Which no process has carried out at the tables."""
    return [done_of(row) for row in c.execute(select(deeds).where(deeds.c.todo).order_by(deeds.c.id))]


def last_deed(c: Connection) -> int:
    return int(c.execute(select(deeds.c.id).order_by(deeds.c.id.desc()).limit(1)).scalar_one_or_none() or 0)


def all_done(c: Connection, deed_id: int) -> None:
    c.execute(update(deeds).where(deeds.c.id == deed_id).values(todo=False))


def newest_deeds(c: Connection, limit: int, offset: int = 0, about: str = "") -> list[Done]:
    query = select(deeds).order_by(deeds.c.id.desc()).limit(limit).offset(offset)
    return [done_of(row) for row in c.execute(query if not about else query.where(deeds.c.about == about))]


# --- announcements


def announce(c: Connection, texts: dict[str, str], now: int, until: int | None) -> int:
    added = insert(announcements).values(texts=msgspec.json.encode(texts).decode(), created=now, until=until)
    key = c.execute(added).inserted_primary_key
    assert key is not None
    return int(key[0])


def withdraw(c: Connection, number: int) -> bool:
    return c.execute(delete(announcements).where(announcements.c.id == number)).rowcount > 0


def announced(c: Connection) -> list[dict[str, Any]]:
    """The newest first, those whose time is over too: whoever tells them looks at the clock."""
    rows = c.execute(select(announcements).order_by(announcements.c.id.desc()).limit(20))
    return [{"id": r.id, "texts": texts_from(r.texts), "created": r.created, "until": r.until} for r in rows]


# --- names that nobody may have


def words(c: Connection) -> str:
    return str(c.execute(select(facts.c.value).where(facts.c.name == WORDS)).scalar_one_or_none() or "")


def put_words(c: Connection, text: str) -> None:
    c.execute(delete(facts).where(facts.c.name == WORDS))
    c.execute(insert(facts).values(name=WORDS, value=text))


# --- a new password, once


def add_reset(c: Connection, digest: str, user_id: str, now: int, expires: int) -> None:
    """Those before, and those whose time is over, are worth nothing any more."""
    c.execute(delete(resets).where(or_(resets.c.user_id == user_id, resets.c.expires < now)))
    c.execute(insert(resets).values(hash=digest, user_id=user_id, expires=expires))


def reset_for(c: Connection, digest: str, now: int) -> str | None:
    """Whose it is."""
    query = select(resets.c.user_id).where(resets.c.hash == digest, resets.c.expires > now)
    return c.execute(query).scalar_one_or_none()


def use_reset(c: Connection, digest: str) -> bool:
    """Exactly one who comes with it is let in."""
    return c.execute(delete(resets).where(resets.c.hash == digest)).rowcount == 1
