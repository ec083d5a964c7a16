"""A password that was lost: chosen anew with a link that works once, or set by who hosts, printed once."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection

from fullsteam.server.people import Guard, Logins, digest, passwords
from fullsteam.server.store import Store, User, hosting, people

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another


class Unfit(ValueError):
    """This password cannot be."""


async def new_password(guard: Guard, token: str, password: str) -> User | None:
    """Whose link it is has this password now; all his sessions and tokens end. None: the link is worth nothing any more.
    Unfit: it still works, with another password."""
    hashed = digest(token)
    user_id = await guard.store.read(hosting.reset_for, hashed, guard.now())
    user = await guard.store.read(people.get_user, user_id) if user_id is not None else None
    if user is None or user.login is None:
        return None
    stored = await fitting(guard.logins, user, password)

    def write(c: Connection) -> bool:
        if not hosting.use_reset(c, hashed):
            return False
        people.set_password(c, user.id, stored)
        return True

    return user if await guard.store.write(write) else None


async def fitting(logins: Logins, user: User, password: str) -> str:
    """As it is stored. Unfit: everybody tries it first, or somebody else of this login has it."""
    login = user.login or ""
    if passwords.common(password, [login, user.name]):
        raise Unfit("this password is among the first that everybody tries; choose a longer or stranger one")
    other, stored = await logins.find(login, password)
    if other is not None and other.id != user.id:
        raise Unfit("choose another password")
    return stored


async def temporary(store: Store, user: User) -> str:
    """Set at once; to be told to him, and changed by him."""
    key = store.write_now(people.fact, "key", secrets.token_hex(32))
    parts = ["".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4)]
    password = "-".join(parts)
    stored = await fitting(Logins(store, key), user, password)
    store.write_now(people.set_password, user.id, stored)
    return password
