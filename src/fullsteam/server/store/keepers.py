"""Who keeps a table: plays its bots and watches its clocks. One process at a time, and none for a table that rests."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from fullsteam.server.store.schema import entries, keepers, tables

RESTS = "-"  # nobody keeps it: nothing is to be done there before kept_until, unless somebody comes
LONG_DEAD = 86_400_000  # milliseconds after which a process that was killed is forgotten
FOR_EVER = 2**53


def playing_here(known: list[tuple[str, int]] | None) -> ColumnElement[bool]:
    """Being played, by one of these games and versions of their rules."""
    playing = tables.c.status == "playing"
    return playing if known is None else playing & or_(*((tables.c.game == g) & (tables.c.rules == v) for g, v in known))


def lost(me: str, now: int) -> ColumnElement[bool]:
    """Kept by nobody who lives."""
    living = select(keepers.c.name).where(keepers.c.until >= now)
    due = tables.c.kept_until.is_(None) | (tables.c.kept_until < now)
    return tables.c.keeper.is_(None) | ((tables.c.keeper != me) & tables.c.keeper.not_in(living) & due)


def mine_and_lost(c: Connection, me: str, now: int, known: list[tuple[str, int]] | None = None) -> tuple[list[str], bool]:
    """What I keep, and whether there is something to take over; nothing is written."""
    playing = playing_here(known)
    mine = list(c.scalars(select(tables.c.id).where(playing, tables.c.keeper == me)))
    return mine, c.scalar(select(tables.c.id).where(playing, lost(me, now)).limit(1)) is not None


def keep(c: Connection, me: str, now: int, until: int, known: list[tuple[str, int]] | None = None) -> list[str]:
    """Take over whatever is lost. All that is mine; if there is any, I live until then. (Who keeps nothing says nothing: a
    server at rest leaves the disk alone.) kept_until: another process that takes over at the same time waits for this row,
    but cannot see yet that I live; and a release that did not know `keepers` goes by it."""
    c.execute(update(tables).where(playing_here(known) & lost(me, now)).values(keeper=me, kept_until=until))
    c.execute(delete(keepers).where(keepers.c.until < now - LONG_DEAD))
    mine, _ = mine_and_lost(c, me, now, known)
    if mine:
        live(c, me, until)
    return mine


def live(c: Connection, me: str, until: int) -> None:
    """One row, however many tables I keep: moves wait behind it."""
    if not c.execute(update(keepers).where(keepers.c.name == me).values(until=until)).rowcount:
        c.execute(insert(keepers).values(name=me, until=until))


def rest(c: Connection, table_id: str, me: str, n: int, until: int) -> bool:
    """I keep this no longer: nothing is due there before `until`, unless the log has more than these n entries."""
    newest = select(func.max(entries.c.n)).where(entries.c.table_id == table_id).scalar_subquery()
    mine = (tables.c.id == table_id) & (tables.c.keeper == me) & (newest == n - 1)
    return c.execute(update(tables).where(mine).values(keeper=RESTS, kept_until=until)).rowcount == 1


def wake(c: Connection, table_id: str, me: str, until: int) -> bool:
    """Somebody came to a table that rests: I keep it now, and shall have said that I live before `until`."""
    resting = (tables.c.id == table_id) & (tables.c.keeper == RESTS)
    return c.execute(update(tables).where(resting).values(keeper=me, kept_until=until)).rowcount == 1


def all_keepers(c: Connection) -> list[str]:
    """Of tables that are being played; also those that have died."""
    query = select(tables.c.keeper).where(tables.c.status == "playing", tables.c.keeper.is_not(None)).distinct()
    return [r.keeper for r in c.execute(query)]


def release(c: Connection, keeper: str) -> None:
    c.execute(delete(keepers).where(keepers.c.name == keeper))
    c.execute(update(tables).where(tables.c.keeper == keeper).values(keeper=None, kept_until=None))
