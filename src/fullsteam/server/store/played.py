"""Matches that are over, as their people remember them: written with the result, read by history and statistics."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fullsteam.server.store.rows import Played
from fullsteam.server.store.schema import played, seats, tables, users

feats_from = msgspec.json.Decoder(dict[str, int]).decode


class Filter(msgspec.Struct, frozen=True):
    """Which of somebody's matches; None: it does not matter."""

    game: str | None = None
    won: bool | None = None
    people: bool | None = None  # against people, or bots alone
    rival: str | None = None  # the id of somebody who sat there too
    pace: str | None = None
    rated: bool | None = None
    public: bool = False  # only at tables that everybody could see


def put(c: Connection, rows: list[Played]) -> None:
    """Whoever has written one already has written the same."""
    if not rows:
        return
    added = (postgresql if c.dialect.name == "postgresql" else sqlite).insert(played)
    values = [{**msgspec.structs.asdict(row), "feats": msgspec.json.encode(row.feats).decode()} for row in rows]
    c.execute(added.on_conflict_do_nothing(), values)


def rate(c: Connection, table_id: str, user_id: str, mu: float, sigma: float) -> None:
    mine = (played.c.table_id == table_id) & (played.c.user_id == user_id)
    c.execute(update(played).where(mine).values(mu=mu, sigma=sigma))


def rating_before(c: Connection, user_id: str, game: str, ended: int) -> tuple[float, float] | None:
    """What somebody was rated when a match ended, as far as his matches tell."""
    mine = (played.c.user_id == user_id, played.c.game == game, played.c.mu.is_not(None), played.c.ended < ended)
    row = c.execute(select(played.c.mu, played.c.sigma).where(*mine).order_by(played.c.ended.desc()).limit(1)).first()
    return None if row is None else (float(row.mu), float(row.sigma))


def row_of(r: Row[Any]) -> Played:
    values = {name: getattr(r, name) for name in Played.__struct_fields__}
    return Played(**{**values, "feats": feats_from(values["feats"])})


def chosen(user_id: str, f: Filter) -> list[ColumnElement[bool]]:
    out: list[ColumnElement[bool]] = [played.c.user_id == user_id]
    if f.game is not None:
        out.append(played.c.game == f.game)
    if f.won is not None:
        out.append(played.c.place == 1 if f.won else played.c.place > 1)
    if f.people is not None:
        out.append(played.c.people > 0 if f.people else played.c.people == 0)
    if f.rival is not None:
        out.append(played.c.table_id.in_(select(seats.c.table_id).where(seats.c.user_id == f.rival)))
    if f.pace is not None:
        out.append(played.c.pace == f.pace)
    if f.rated is not None:
        out.append(played.c.rated.is_(f.rated))
    if f.public:
        out.append(played.c.table_id.in_(select(tables.c.id).where(tables.c.public.is_(True))))
    return out


def history(c: Connection, user_id: str, f: Filter, limit: int, offset: int) -> tuple[int, list[Played]]:
    """How many there are, and some of them, the newest first."""
    where = chosen(user_id, f)
    many = int(c.execute(select(func.count()).select_from(played).where(*where)).scalar_one())
    query = select(played).where(*where).order_by(played.c.ended.desc(), played.c.table_id).limit(limit).offset(offset)
    return many, [row_of(r) for r in c.execute(query)]


def counted(c: Connection, user_id: str) -> list[Played]:
    """All that count in statistics, the oldest first."""
    query = select(played).where(played.c.user_id == user_id, played.c.counted.is_(True))
    return [row_of(r) for r in c.execute(query.order_by(played.c.ended, played.c.table_id))]


def record_ids(c: Connection, user_id: str) -> list[str]:
    """His matches that are over, the oldest first."""
    query = select(played.c.table_id).where(played.c.user_id == user_id)
    return list(c.execute(query.order_by(played.c.ended, played.c.table_id)).scalars())


class Companion(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    user_id: str
    name: str
    colour: str | None
    avatar: str | None
    matches: int
    won: int  # of them, by oneself
    last: int
    table_id: str  # the last of them
    game: str


def companions(c: Connection, user_id: str, game: str | None = None) -> list[Companion]:
    """Whoever sat at a table with him where a match was played to its end, with how often, the newest first."""
    theirs = (seats.c.table_id == played.c.table_id) & (seats.c.kind == "person") & (seats.c.user_id != user_id)
    query = select(seats.c.user_id, played.c.table_id, played.c.game, played.c.ended, played.c.place).join(seats, theirs)
    mine = query.where(*chosen(user_id, Filter(game))).distinct()
    found: dict[str, list[Any]] = {}
    for r in c.execute(mine.order_by(played.c.ended.desc(), played.c.table_id)):
        found.setdefault(r.user_id, []).append(r)
    known = select(users).where(users.c.id.in_(list(found)), users.c.deleted.is_(False))
    people = {r.id: r for r in c.execute(known)}
    return [companion(people[user], rows) for user, rows in found.items() if user in people]


def companion(user: Any, rows: list[Any]) -> Companion:
    won = sum(r.place == 1 for r in rows)
    last = rows[0]
    return Companion(user.id, user.name, user.colour, user.avatar, len(rows), won, last.ended, last.table_id, last.game)


def together(c: Connection, one: str, other: str) -> bool:
    """Have these two played with each other?"""
    where = (played.c.user_id == one) & (seats.c.table_id == played.c.table_id) & (seats.c.user_id == other)
    return c.execute(select(played.c.table_id).where(where).limit(1)).first() is not None


def forgotten(c: Connection, after: tuple[int, str], many: int) -> list[tuple[str, int]]:
    """Matches with a result that some of their people do not remember yet: from before there was a memory. The oldest first,
    after one that was looked at; each with when it ended."""
    person = (seats.c.table_id == tables.c.id) & (users.c.id == seats.c.user_id) & users.c.deleted.is_(False)
    known = select(played.c.table_id).where(played.c.table_id == tables.c.id, played.c.user_id == seats.c.user_id).exists()
    later = or_(tables.c.ended > after[0], (tables.c.ended == after[0]) & (tables.c.id > after[1]))
    query = select(tables.c.id, tables.c.ended).distinct().where(tables.c.status == "over", later, person, ~known)
    return [(r.id, r.ended) for r in c.execute(query.order_by(tables.c.ended, tables.c.id).limit(many))]
