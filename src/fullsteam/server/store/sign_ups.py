"""Questions and changes about accounts with an address: those that wait to be confirmed, and whose an address is."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import Connection, delete, func, insert, select, update

from fullsteam.server.store import people
from fullsteam.server.store.rows import User
from fullsteam.server.store.schema import users
from fullsteam.server.store.schema_hosting import sign_ups


class SignUp(Struct, frozen=True):
    hash: str  # of what is in the link
    user_id: str | None  # the guest who asked for it
    login: str
    password: str  # as it is stored
    name: str
    mail: str
    created: int
    expires: int


def owner(c: Connection, mail: str) -> User | None:
    """Whose address it is."""
    row = c.execute(select(users).where(users.c.mail == mail, users.c.deleted.is_(False))).first()
    return None if row is None else people.user_of(row)


def asked_since(c: Connection, mail: str, since: int) -> int:
    query = select(func.count()).select_from(sign_ups).where(sign_ups.c.mail == mail, sign_ups.c.created >= since)
    return int(c.execute(query).scalar_one())


def add(c: Connection, new: SignUp) -> None:
    """Those whose time is over are worth nothing any more."""
    c.execute(delete(sign_ups).where(sign_ups.c.expires < new.created))
    c.execute(insert(sign_ups).values(**structs.asdict(new)))


def drop(c: Connection, hashed: str) -> None:
    c.execute(delete(sign_ups).where(sign_ups.c.hash == hashed))


def confirm(c: Connection, hashed: str, now: int, new_id: str) -> User | None:
    """The account is there from now on: a new one, or the guest who asked for it becomes one and keeps his seats. None: this
    was done already, came too late, or meanwhile somebody has this address, or this very login and password."""
    row = c.execute(select(sign_ups).where(sign_ups.c.hash == hashed, sign_ups.c.expires > now)).one_or_none()
    if row is None or c.execute(delete(sign_ups).where(sign_ups.c.hash == hashed)).rowcount != 1:
        return None
    twins = [user for user, stored in people.accounts_of(c, row.login) if stored == row.password]
    if twins or owner(c, row.mail) is not None:
        return None
    guest = people.get_user(c, row.user_id) if row.user_id is not None else None
    if guest is not None and guest.guest and not guest.deleted:
        user = structs.replace(guest, login=row.login, name=row.name)
        people.make_account(c, user.id, row.login, row.password)
    else:
        user = people.add_user(c, User(new_id, row.name, row.login, now), row.password)
    c.execute(update(users).where(users.c.id == user.id).values(mail=row.mail))
    c.execute(delete(sign_ups).where(sign_ups.c.mail == row.mail))
    return user
