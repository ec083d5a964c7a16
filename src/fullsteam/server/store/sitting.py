"""Who sits where: taking a seat, another name, getting up."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select, update

from fullsteam.server.store.looks import colour_at
from fullsteam.server.store.rows import Look
from fullsteam.server.store.schema import seats, tables
from fullsteam.server.store.tables import hold, seats_of

ANY_LOOK = Look()
NOBODY = {"user_id": None, "name": "", "promise": None, "colour": None, "avatar": None}


def take_seat(
    c: Connection,
    table_id: str,
    seat: int,
    user_id: str,
    name: str,
    invite: str | None,
    promise: str | None = None,
    look: Look = ANY_LOOK,
    once: bool = False,
) -> bool:
    """Of two who want a seat one gets it, while the table is open. An invited seat wants its code. Of two who want a colour
    the first has it. once: nobody takes two."""
    if not hold(c, table_id, "open"):
        return False
    mine = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user_id)
    if once and c.execute(mine).first() is not None:
        return False
    chair = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.kind == "person") & seats.c.user_id.is_(None)
    code = seats.c.invite.is_(None) if invite is None else seats.c.invite == invite
    who = {"user_id": user_id, "name": name, "promise": promise}
    worn = {"colour": colour_at(c, table_id, seat, look.colour), "avatar": look.avatar}
    return c.execute(update(seats).where(chair & code).values(**who, **worn)).rowcount == 1


def rename(c: Connection, user_id: str, call: Callable[[list[str]], str]) -> list[str]:
    """He has another name now where he has a seat and the match is not over; call: what he is called among these others.
    Around one screen each seat keeps its own. The tables where it changed."""
    goes_on = tables.c.status.in_(("open", "playing"))
    query = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id).where(seats.c.user_id == user_id, goes_on)
    changed = []
    for table_id in c.execute(query.distinct().order_by(seats.c.table_id)).scalars().all():
        hold(c, table_id)
        chairs = seats_of(c, table_id)
        own = [s for s in chairs if s.user_id == user_id]
        name = call([s.name for s in chairs if s.name and s.user_id != user_id])
        if len(own) == 1 and own[0].name != name:
            mine = (seats.c.table_id == table_id) & (seats.c.seat == own[0].seat) & (seats.c.user_id == user_id)
            c.execute(update(seats).where(mine).values(name=name))
            changed.append(table_id)
    return changed


def leave_seat(c: Connection, table_id: str, user_id: str) -> int:
    """Only before the start."""
    if not hold(c, table_id, "open"):
        return 0
    mine = (seats.c.table_id == table_id) & (seats.c.user_id == user_id)
    return c.execute(update(seats).where(mine).values(**NOBODY)).rowcount


def invited(c: Connection, code: str) -> tuple[str, int] | None:
    row = c.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == code)).one_or_none()
    return None if row is None else (row.table_id, row.seat)
