"""Questions and changes about people. Each function takes a connection, so that it can be part of any transaction."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from fullsteam.server.store import hosting
from fullsteam.server.store.rows import Look, User
from fullsteam.server.store.schema import api_tokens, facts, ratings, sessions, users

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


def session_user(c: Connection, digest: str, now: int) -> tuple[User, int] | None:
    """And until when it lasts."""
    query = select(users, sessions.c.expires).join(sessions)
    query = query.where(sessions.c.hash == digest, sessions.c.expires > now, users.c.deleted.is_(False))
    row = c.execute(query.where(~hosting.punished("ban", now))).one_or_none()
    return None if row is None else (user_of(row), row.expires)


def lengthen_session(c: Connection, digest: str, expires: int) -> None:
    c.execute(update(sessions).where(sessions.c.hash == digest, sessions.c.expires < expires).values(expires=expires))


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


# --- ratings


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
