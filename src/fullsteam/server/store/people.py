"""Questions and changes about people. Each function takes a connection, so that it can be part of any transaction."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from fullsteam.server.store import analyses, hosting, puzzles
from fullsteam.server.store.rows import Look, User
from fullsteam.server.store.schema import (
    api_tokens,
    autos,
    channels,
    chats,
    entries,
    facts,
    outbox,
    played,
    profiles,
    put_away,
    ratings,
    seats,
    sessions,
    tables,
    users,
    wishes,
)

ANONYMOUS = "—"


NAMESAKES = 20  # accounts that may have the same login


class LoginTaken(ValueError):
    """As many have this login as may, or somebody has just been faster."""


def handles(login: str) -> list[str]:
    """How the accounts of a login are stored: anna, anna#2, anna#3. Nobody but who runs the server sees it."""
    return [login, *(f"{login}#{i}" for i in range(2, NAMESAKES + 1))]


def free_handle(c: Connection, login: str) -> str:
    """Each is found by an exact comparison, and none is given twice: the column is unique."""
    taken = set(c.execute(select(users.c.login).where(users.c.login.in_(handles(login)))).scalars())
    for handle in handles(login):
        if handle not in taken:
            return handle
    raise LoginTaken(login)


def user_of(row: Any) -> User:
    login = None if row.login is None else row.login.partition("#")[0]
    return User(row.id, row.name, login, row.created, row.deleted, row.colour, row.avatar, bool(row.admin))


def add_user(c: Connection, user: User, password: str | None = None) -> User:
    handle = None if user.login is None else free_handle(c, user.login)
    row = {"id": user.id, "name": user.name, "login": handle, "password": password, "created": user.created}
    try:
        c.execute(insert(users).values(**row, deleted=False, colour=user.colour, avatar=user.avatar))
    except IntegrityError:
        raise LoginTaken(user.login) from None
    return user


def make_account(c: Connection, user_id: str, login: str, password: str) -> None:
    """A guest becomes an account and keeps seats and name."""
    handle = free_handle(c, login)
    try:
        c.execute(update(users).where(users.c.id == user_id).values(login=handle, password=password))
    except IntegrityError:
        raise LoginTaken(login) from None


def set_password(c: Connection, user_id: str, password: str) -> None:
    """Whoever knew the old one is out: sessions and tokens end."""
    c.execute(update(users).where(users.c.id == user_id).values(password=password))
    for owned in (sessions, api_tokens):
        c.execute(delete(owned).where(owned.c.user_id == user_id))


def rename(c: Connection, user_id: str, name: str) -> None:
    c.execute(update(users).where(users.c.id == user_id).values(name=name))


def dress(c: Connection, user_id: str, look: Look) -> None:
    """Where he sits already he stays as he is."""
    c.execute(update(users).where(users.c.id == user_id).values(colour=look.colour, avatar=look.avatar))


def get_user(c: Connection, user_id: str) -> User | None:
    row = c.execute(select(users).where(users.c.id == user_id)).one_or_none()
    return None if row is None else user_of(row)


def accounts_of(c: Connection, login: str) -> list[tuple[User, str]]:
    """All that have this login, each with its password's hash."""
    query = select(users).where(users.c.login.in_(handles(login)), users.c.deleted.is_(False)).order_by(users.c.login)
    return [(user_of(row), row.password) for row in c.execute(query)]


def password_of(c: Connection, user_id: str) -> str | None:
    """Its hash; None: a guest."""
    found = c.execute(select(users.c.password).where(users.c.id == user_id, users.c.deleted.is_(False))).scalar_one_or_none()
    return None if found is None else str(found)


def hold(c: Connection, user_id: str) -> None:
    """What else is counted of this person, in another process, waits for the end of this transaction."""
    c.execute(select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=True))


# --- sessions and tokens


def add_session(c: Connection, digest: str, user_id: str, now: int, expires: int) -> hosting.Sanction | None:
    """Unless he is banned: that, then, and nothing was written."""
    if (ban := hosting.sanction(c, user_id, "ban", now)) is not None:
        return ban
    c.execute(delete(sessions).where(sessions.c.expires < now))
    c.execute(insert(sessions).values(hash=digest, user_id=user_id, created=now, expires=expires))
    return None


def session_user(c: Connection, digest: str, now: int) -> User | None:
    query = select(users).join(sessions).where(sessions.c.hash == digest, sessions.c.expires > now, users.c.deleted.is_(False))
    query = query.where(~hosting.punished("ban", now))
    row = c.execute(query).one_or_none()
    return None if row is None else user_of(row)


def end_session(c: Connection, digest: str) -> None:
    c.execute(delete(sessions).where(sessions.c.hash == digest))


def add_token(c: Connection, digest: str, token_id: str, user_id: str, name: str, scopes: str, now: int) -> None:
    c.execute(insert(api_tokens).values(hash=digest, id=token_id, user_id=user_id, name=name, scopes=scopes, created=now))


def token_user(c: Connection, digest: str) -> tuple[User, frozenset[str]] | None:
    query = select(users, api_tokens.c.scopes).join(api_tokens).where(api_tokens.c.hash == digest, users.c.deleted.is_(False))
    row = c.execute(query).one_or_none()
    return None if row is None else (user_of(row), frozenset(row.scopes.split()))


def tokens_of(c: Connection, user_id: str) -> list[dict[str, Any]]:
    query = select(api_tokens).where(api_tokens.c.user_id == user_id).order_by(api_tokens.c.created, api_tokens.c.id)
    return [{"id": r.id, "name": r.name, "scopes": r.scopes.split(), "created": r.created} for r in c.execute(query)]


def drop_token(c: Connection, user_id: str, token_id: str) -> bool:
    found = c.execute(delete(api_tokens).where(api_tokens.c.user_id == user_id, api_tokens.c.id == token_id))
    return found.rowcount > 0


# --- taking one's data, and leaving


def export(c: Connection, user_id: str) -> dict[str, Any]:
    """Everything the store knows of a person."""
    user = get_user(c, user_id)
    assert user is not None
    at_seats = (seats.c.table_id, seats.c.seat, seats.c.name, seats.c.promise)  # what was promised is told at the end, to all
    sat = select(*at_seats, tables.c.game, tables.c.status, tables.c.scores).join(tables)
    hosted = select(tables.c.id, tables.c.game, tables.c.status, tables.c.created).where(tables.c.host == user_id)
    said = select(chats.c.table_id, chats.c.text, chats.c.at).where(chats.c.user_id == user_id).order_by(chats.c.id)
    moved = select(entries.c.table_id, entries.c.n, entries.c.text, entries.c.at).where(entries.c.by == f"user:{user_id}")
    rated = select(ratings).where(ratings.c.user_id == user_id)
    open_sessions = select(sessions.c.created, sessions.c.expires).where(sessions.c.user_id == user_id)
    at_seat = (autos.c.table_id == seats.c.table_id) & (autos.c.seat == seats.c.seat)
    ordered = select(autos.c.table_id, autos.c.seat, autos.c.orders).join(seats, at_seat)
    told = select(channels.c.kind, channels.c.target, channels.c.created).where(channels.c.user_id == user_id)
    wished = c.execute(select(wishes.c.data).where(wishes.c.user_id == user_id)).scalar_one_or_none()
    waiting = select(outbox.c.table_id, outbox.c.kind, outbox.c.n, outbox.c.due).where(outbox.c.user_id == user_id)
    hidden = select(put_away.c.table_id).where(put_away.c.user_id == user_id).order_by(put_away.c.table_id)
    shown = c.execute(select(profiles).where(profiles.c.user_id == user_id)).one_or_none()
    past = select(played).where(played.c.user_id == user_id).order_by(played.c.ended, played.c.table_id)
    held = select(seats.c.table_id, seats.c.seat).where(seats.c.held == user_id).order_by(seats.c.table_id, seats.c.seat)
    return {
        "user": {
            "id": user.id,
            "name": user.name,
            "login": user.login,
            "created": user.created,
            "colour": user.colour,
            "avatar": user.avatar,
            "admin": user.admin,
        },
        "seats": [dict(r._mapping) for r in c.execute(sat.where(seats.c.user_id == user_id).order_by(seats.c.table_id))],
        "hosted": [dict(r._mapping) for r in c.execute(hosted.order_by(tables.c.created, tables.c.id))],
        "moves": [dict(r._mapping) for r in c.execute(moved.order_by(entries.c.table_id, entries.c.n))],
        "chat": [dict(r._mapping) for r in c.execute(said)],
        "ratings": [dict(r._mapping) for r in c.execute(rated)],
        "profile": None if shown is None else dict(shown._mapping),
        "played": [dict(r._mapping) for r in c.execute(past)],
        "invitations": [dict(r._mapping) for r in c.execute(held)],
        "put_away": list(c.execute(hidden).scalars()),
        "channels": [dict(r._mapping) for r in c.execute(told.order_by(channels.c.created, channels.c.id))],
        "wishes": wished,
        "notices": [dict(r._mapping) for r in c.execute(waiting.order_by(outbox.c.id))],
        "tokens": tokens_of(c, user_id),
        "sessions": [dict(r._mapping) for r in c.execute(open_sessions)],
        "orders": [dict(r._mapping) for r in c.execute(ordered.where(seats.c.user_id == user_id))],
        "analyses": analyses.export(c, user_id),
        "puzzles": puzzles.export(c, user_id),
        **hosting.export(c, user_id),
    }


def forget(c: Connection, user_id: str) -> None:
    """The name, login, chat and ratings go; the matches, which belong to the others too, stay, without the name."""
    for owned in (sessions, api_tokens, ratings, played, profiles, put_away, outbox, channels, wishes):
        c.execute(delete(owned).where(owned.c.user_id == user_id))
    c.execute(delete(chats).where(chats.c.user_id == user_id))
    for row in c.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)).all():
        c.execute(delete(autos).where(autos.c.table_id == row.table_id, autos.c.seat == row.seat))
    c.execute(update(seats).where(seats.c.user_id == user_id).values(name=ANONYMOUS, avatar=None))
    c.execute(update(seats).where(seats.c.after == user_id).values(name=ANONYMOUS, avatar=None, after=None))
    c.execute(update(seats).where(seats.c.held == user_id).values(held=None))
    analyses.forget(c, user_id)
    hosting.forget(c, user_id, ANONYMOUS)
    puzzles.forget(c, user_id)
    nobody = {
        "name": ANONYMOUS,
        "login": None,
        "password": None,
        "colour": None,
        "avatar": None,
        "deleted": True,
        "admin": False,
    }
    c.execute(update(users).where(users.c.id == user_id).values(**nobody))


def rating(c: Connection, user_id: str, game: str) -> tuple[float, float, int] | None:
    row = c.execute(select(ratings).where(ratings.c.user_id == user_id, ratings.c.game == game)).one_or_none()
    return None if row is None else (row.mu, row.sigma, row.matches)


def put_rating(c: Connection, user_id: str, game: str, mu: float, sigma: float) -> None:
    found = rating(c, user_id, game)
    if found is None:
        c.execute(insert(ratings).values(user_id=user_id, game=game, mu=mu, sigma=sigma, matches=1))
    else:
        where = (ratings.c.user_id == user_id) & (ratings.c.game == game)
        c.execute(update(ratings).where(where).values(mu=mu, sigma=sigma, matches=found[2] + 1))


def count_users(c: Connection) -> int:
    return int(c.execute(select(func.count()).select_from(users)).scalar_one())


def fact(c: Connection, name: str, value: str) -> str:
    """Something the server remembers: this value, unless there is one already. Processes that start together agree."""
    if (known := c.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one_or_none()) is not None:
        return str(known)
    added = (postgresql if c.dialect.name == "postgresql" else sqlite).insert(facts)
    c.execute(added.values(name=name, value=value).on_conflict_do_nothing())
    return str(c.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one())
