"""What people let others see of them, and seats that are held for somebody."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fullsteam.server.store.people import user_of
from fullsteam.server.store.rows import Profile, User
from fullsteam.server.store.schema import profiles, ratings, seats, tables, users


def profile_of(c: Connection, user_id: str) -> Profile:
    row = c.execute(select(profiles).where(profiles.c.user_id == user_id)).one_or_none()
    return Profile(user_id) if row is None else read(row)


def read(row: Row[Any]) -> Profile:
    return Profile(row.user_id, row.slug, row.seen, tuple(row.languages.split()), row.invites)


def put(c: Connection, new: Profile) -> Profile:
    """Its address stays the one it has."""
    values = {"seen": new.seen, "languages": " ".join(new.languages), "invites": new.invites}
    added = (postgresql if c.dialect.name == "postgresql" else sqlite).insert(profiles)
    row = added.values(user_id=new.user_id, slug=new.slug, **values)
    c.execute(row.on_conflict_do_update(index_elements=["user_id"], set_=values))
    return profile_of(c, new.user_id)


def found(c: Connection, slug: str) -> tuple[User, Profile] | None:
    query = select(users, profiles).join(profiles, profiles.c.user_id == users.c.id)
    row = c.execute(query.where(profiles.c.slug == slug, users.c.deleted.is_(False))).one_or_none()
    return None if row is None else (user_of(row), read(row))


def shown(c: Connection, user_ids: list[str]) -> dict[str, Profile]:
    """The profiles that these have, by person."""
    return {r.user_id: read(r) for r in c.execute(select(profiles).where(profiles.c.user_id.in_(user_ids)))}


def ladder(c: Connection, game: str, viewer: str | None, limit: int = 100) -> list[dict[str, Any]]:
    """The best of a game among those whom everybody may see, by what is almost certain (mu - 3 sigma). Whoever asks finds
    himself among them, though nobody else may."""
    sure = ratings.c.mu - 3 * ratings.c.sigma
    seen = (profiles.c.seen == "all") if viewer is None else (profiles.c.seen == "all") | (users.c.id == viewer)
    query = select(users.c.id, users.c.name, users.c.colour, users.c.avatar, ratings, profiles.c.slug, profiles.c.seen)
    joined = query.join(users, users.c.id == ratings.c.user_id).outerjoin(profiles, profiles.c.user_id == users.c.id)
    rows = c.execute(joined.where(ratings.c.game == game, seen).order_by(sure.desc(), users.c.id).limit(limit))
    return [
        {
            "name": r.name,
            "colour": r.colour or "",
            "avatar": r.avatar or "",
            "rating": round(r.mu - 3 * r.sigma, 2),
            "mu": r.mu,
            "sigma": r.sigma,
            "matches": r.matches,
            "profile": r.slug if r.seen == "all" else None,
            "you": r.id == viewer,
            "listed": r.seen == "all",
        }
        for r in rows
    ]


# --- seats that are held


def invitations(c: Connection, user_id: str) -> list[Row[Any]]:
    """Seats that are free and held for somebody, with their codes, the newest first."""
    waits = (seats.c.held == user_id, seats.c.user_id.is_(None), tables.c.status == "open")
    query = select(seats.c.table_id, seats.c.seat, seats.c.invite, tables.c.created, users.c.name.label("host"))
    joined = query.join(tables, tables.c.id == seats.c.table_id).join(users, users.c.id == tables.c.host)
    return list(c.execute(joined.where(*waits).order_by(tables.c.created.desc(), seats.c.seat)))


def decline(c: Connection, table_id: str, user_id: str) -> bool:
    """The seat is not held for him any more. False: it was not."""
    mine = (seats.c.table_id == table_id) & (seats.c.held == user_id)
    return c.execute(update(seats).where(mine).values(held=None)).rowcount > 0


def welcome(c: Connection, user_ids: list[str]) -> set[str]:
    """Those who may be invited: who has not said no, and is still there."""
    there = set(c.execute(select(users.c.id).where(users.c.id.in_(user_ids), users.c.deleted.is_(False))).scalars())
    quiet = select(profiles.c.user_id).where(profiles.c.user_id.in_(user_ids), profiles.c.invites.is_(False))
    return there - set(c.execute(quiet).scalars())
