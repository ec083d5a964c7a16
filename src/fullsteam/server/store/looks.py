"""Colours at a table: nobody has another's. Decided where the seats are written, so that everybody sees the same."""

from __future__ import annotations

from typing import get_args

from sqlalchemy import Connection, select, update

from fullsteam.server.store.rows import Colour
from fullsteam.server.store.schema import seats, tables

COLOURS: tuple[str, ...] = get_args(Colour)


def colour_for(seat: int, wish: str | None, taken: set[str]) -> str:
    """The one that is wished for, if nobody has it; else that of the place, as it was before anybody could wish; else the
    first that is left."""
    usual = COLOURS[seat % len(COLOURS)]
    return next((c for c in (wish, usual, *COLOURS) if c is not None and c not in taken), usual)


def colours_of(c: Connection, table_id: str) -> dict[int, str | None]:
    """By seat. The table is held meanwhile: of two who sit down at once, in two processes, one comes after the other."""
    c.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    rows = c.execute(select(seats.c.seat, seats.c.colour).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return {r.seat: r.colour for r in rows}


def colour_at(c: Connection, table_id: str, seat: int, wish: str | None) -> str:
    """For somebody who sits down here: his wish, else the colour that was kept for this seat, else another."""
    found = colours_of(c, table_id)
    kept = found.pop(seat, None)
    taken = {colour for colour in found.values() if colour is not None}
    return colour_for(seat, wish if wish is not None and wish not in taken else kept, taken)


def colour_the_rest(c: Connection, table_id: str) -> None:
    """When a match begins: bots take what is left."""
    found = colours_of(c, table_id)
    for seat, colour in found.items():
        if colour is None:
            found[seat] = colour_for(seat, None, {x for x in found.values() if x is not None})
            c.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(colour=found[seat]))
