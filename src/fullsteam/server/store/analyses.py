"""Matches taken apart: a queue that all processes share, what was found out so far, and what came of it."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fullsteam.server.store.schema_study import analyses, analysis_pieces

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
HOPELESS = 10  # times that it was taken up and nothing came of it: whoever works on it dies


class Analysis(Struct, frozen=True):
    """How one stands."""

    table_id: str
    state: str  # waiting, running, done, failed
    done: int
    total: int
    why: str = ""
    ahead: int = 0  # others that were asked for before it, and wait too


class Claimed(Struct, frozen=True):
    """One that this process works on now."""

    table_id: str
    asked_by: str
    total: int
    pieces: tuple[tuple[tuple[int, ...], bytes], ...]


def free(now: int) -> ColumnElement[bool]:
    """Waits, and nobody who lives works on it."""
    return (analyses.c.state == WAITING) & (analyses.c.worker.is_(None) | (analyses.c.until < now))


def get(c: Connection, table_id: str, now: int) -> Analysis | None:
    r = c.execute(select(analyses).where(analyses.c.table_id == table_id)).one_or_none()
    if r is None:
        return None
    running = r.state == WAITING and r.worker is not None and r.until >= now
    before = free(now) & (analyses.c.asked < r.asked)
    ahead = 0 if r.state != WAITING or running else c.scalar(select(func.count()).select_from(analyses).where(before))
    return Analysis(table_id, RUNNING if running else r.state, r.done, r.total, r.why, int(ahead or 0))


def data(c: Connection, table_id: str) -> bytes | None:
    found = c.execute(select(analyses.c.data).where(analyses.c.table_id == table_id)).scalar_one_or_none()
    return None if found is None else bytes(found)


def ask(c: Connection, table_id: str, user_id: str, now: int) -> None:
    """Once; what failed is begun anew, from what was found out."""
    known = c.execute(select(analyses.c.state).where(analyses.c.table_id == table_id)).scalar_one_or_none()
    fresh: dict[str, Any] = {"asked_by": user_id, "asked": now, "state": WAITING, "tries": 0, "why": "", "until": 0}
    if known is None:
        c.execute(insert(analyses).values(table_id=table_id, done=0, total=0, worker=None, data=None, **fresh))
    elif known == FAILED:
        c.execute(update(analyses).where(analyses.c.table_id == table_id).values(worker=None, **fresh))


def waiting(c: Connection) -> list[tuple[str, str | None]]:
    """All that are not done, by whom they were asked for; the oldest first."""
    query = select(analyses.c.table_id, analyses.c.asked_by).where(analyses.c.state == WAITING)
    return [(r.table_id, r.asked_by) for r in c.execute(query.order_by(analyses.c.asked, analyses.c.table_id))]


def any_free(c: Connection, now: int) -> bool:
    return c.scalar(select(analyses.c.table_id).where(free(now)).limit(1)) is not None


def claim(c: Connection, me: str, now: int, until: int) -> Claimed | None:
    """The oldest that nobody works on. Of two processes that want it one gets it; the other asks again."""
    oldest = select(analyses.c.table_id).where(free(now)).order_by(analyses.c.asked, analyses.c.table_id).limit(1)
    table_id = c.scalar(oldest)
    if table_id is None:
        return None
    mine = update(analyses).where(analyses.c.table_id == table_id, free(now))
    taken = c.execute(mine.values(worker=me, until=until, tries=analyses.c.tries + 1))
    if not taken.rowcount:
        return None
    r = c.execute(select(analyses).where(analyses.c.table_id == table_id)).one()
    if r.tries > HOPELESS:
        fail(c, table_id, me, f"whoever worked on this analysis died, {HOPELESS} times")
        return None
    found = select(analysis_pieces).where(analysis_pieces.c.table_id == table_id).order_by(analysis_pieces.c.first)
    pieces = tuple((tuple(json.loads(p.numbers)), bytes(p.data)) for p in c.execute(found))
    return Claimed(table_id, r.asked_by or "", r.total, pieces)


def held(table_id: str, me: str) -> ColumnElement[bool]:
    return (analyses.c.table_id == table_id) & (analyses.c.worker == me) & (analyses.c.state == WAITING)


class Progress(Struct, frozen=True):
    """What was found out since the last time, and how far it is."""

    done: int
    total: int
    new: tuple[tuple[tuple[int, ...], bytes], ...]  # numbers of moments, and what was found out about them


def keep(c: Connection, table_id: str, me: str, until: int, p: Progress) -> bool:
    """Written twice, it is there once. False: another process took it up meanwhile; this one stops."""
    changed: dict[str, Any] = {"until": until, "total": p.total, "done": p.done}
    changed |= {"tries": 0} if p.new else {}
    if not c.execute(update(analyses).where(held(table_id, me)).values(**changed)).rowcount:
        return False
    rows = [{"table_id": table_id, "first": n[0], "numbers": json.dumps(n), "data": data} for n, data in p.new]
    if rows:
        add = (postgresql if c.dialect.name == "postgresql" else sqlite).insert(analysis_pieces)
        c.execute(add.on_conflict_do_nothing(), rows)
    return True


def finish(c: Connection, table_id: str, me: str, data: bytes) -> bool:
    changed = {"state": DONE, "data": data, "done": analyses.c.total, "worker": None, "until": 0}
    if not c.execute(update(analyses).where(held(table_id, me)).values(**changed)).rowcount:
        return False
    c.execute(delete(analysis_pieces).where(analysis_pieces.c.table_id == table_id))
    return True


def fail(c: Connection, table_id: str, me: str, why: str) -> None:
    c.execute(update(analyses).where(held(table_id, me)).values(state=FAILED, why=why, worker=None, until=0))


def workers(c: Connection) -> list[str]:
    query = select(analyses.c.worker).where(analyses.c.state == WAITING, analyses.c.worker.is_not(None))
    return [r.worker for r in c.execute(query.distinct())]


def release(c: Connection, worker: str) -> None:
    """It works on nothing any more: others may."""
    c.execute(update(analyses).where(analyses.c.worker == worker).values(worker=None, until=0))


def lay_down(c: Connection, worker: str) -> None:
    """The same by itself, in order: nobody died."""
    c.execute(update(analyses).where(analyses.c.worker == worker).values(worker=None, until=0, tries=0))
