"""What people add to the seed of a match: each seat promises once, opens once, or is silent for ever."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, select, update

from fullsteam.server.store.rows import Seat
from fullsteam.server.store.schema import seats, tables
from fullsteam.server.store.tables import hold, seats_of

SILENT = ""  # the secret of who did not open his


def own(table_id: str, seat: int, user_id: str) -> ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.user_id == user_id)


def promise(c: Connection, table_id: str, seat: int, user_id: str, sha256: str) -> bool:
    """Only before the start (which waits for this row, or this waits for it), and never another one."""
    if not hold(c, table_id, "open"):
        return False
    first = own(table_id, seat, user_id) & (seats.c.promise.is_(None) | (seats.c.promise == sha256))
    return c.execute(update(seats).where(first).values(promise=sha256)).rowcount == 1


def reveal(c: Connection, table_id: str, seat: int, user_id: str, sha256: str, secret: str) -> bool:
    """The secret of that promise: not before every seat is taken, and not once it was decided that this seat is silent."""
    playing = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "playing").exists()
    promised = own(table_id, seat, user_id) & (seats.c.promise == sha256)
    awaited = seats.c.secret.is_(None) | (seats.c.secret == secret)
    return c.execute(update(seats).where(promised & awaited & playing).values(secret=secret)).rowcount == 1


def silence(c: Connection, table_id: str) -> list[Seat]:
    """Who has not opened his secret by now adds nothing. The seats as they are then, for good."""
    awaited = (seats.c.table_id == table_id) & seats.c.promise.is_not(None) & seats.c.secret.is_(None)
    c.execute(update(seats).where(awaited).values(secret=SILENT))
    return seats_of(c, table_id)
