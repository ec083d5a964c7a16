"""Questions and changes about what people are told who are not here."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from fullsteam.server.store.schema import channels, outbox, users, wishes

KINDS = ("turn", "again", "begun", "over", "nudge", "invite")
CHANNELS = 10  # of one person
LEASE = 60_000  # milliseconds for which who takes something to send it has it for himself


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told."""

    lang: str = "en"
    zone: str = "UTC"  # where he lives
    quiet: tuple[int, int] | None = None  # from and to which minute of the day nothing is sent
    live: tuple[str, ...] = ("begun", "nudge", "invite")  # kinds, in matches in one sitting
    days: tuple[str, ...] = KINDS  # and in those that last for days


class Channel(Struct, frozen=True):
    id: str
    user_id: str
    kind: str
    target: dict[str, Any]
    confirmed: bool
    created: int
    problem: str = ""


wishes_from = msgspec.json.Decoder(Wishes).decode
target_from = msgspec.json.Decoder(dict[str, Any]).decode


def wishes_of(c: Connection, user_id: str) -> Wishes:
    found = c.execute(select(wishes.c.data).where(wishes.c.user_id == user_id)).scalar_one_or_none()
    return Wishes() if found is None else wishes_from(found)


def put_wishes(c: Connection, user_id: str, wished: Wishes) -> None:
    c.execute(delete(wishes).where(wishes.c.user_id == user_id))
    c.execute(insert(wishes).values(user_id=user_id, data=msgspec.json.encode(wished).decode()))


def channel_of(row: Row[Any]) -> Channel:
    return Channel(row.id, row.user_id, row.kind, target_from(row.target), row.confirmed, row.created, row.problem)


def channels_of(c: Connection, user_id: str) -> list[Channel]:
    query = select(channels).where(channels.c.user_id == user_id).order_by(channels.c.created, channels.c.id)
    return [channel_of(row) for row in c.execute(query)]


def reachable(c: Connection) -> set[str]:
    """Everybody who can be told something."""
    return set(c.execute(select(channels.c.user_id).where(channels.c.confirmed).distinct()).scalars())


def add_channel(c: Connection, new: Channel) -> bool:
    """False: he has too many. The same target twice is one channel."""
    target = msgspec.json.encode(new.target, order="deterministic").decode()
    same = (channels.c.user_id == new.user_id) & (channels.c.kind == new.kind) & (channels.c.target == target)
    c.execute(delete(channels).where(same))
    if c.execute(select(func.count()).where(channels.c.user_id == new.user_id)).scalar_one() >= CHANNELS:
        return False
    row = {"id": new.id, "user_id": new.user_id, "kind": new.kind, "created": new.created, "problem": ""}
    c.execute(insert(channels).values(**row, target=target, confirmed=new.confirmed))
    return True


def drop_channel(c: Connection, user_id: str, channel_id: str) -> bool:
    mine = (channels.c.user_id == user_id) & (channels.c.id == channel_id)
    c.execute(delete(outbox).where(outbox.c.channel_id.in_(select(channels.c.id).where(mine))))
    return c.execute(delete(channels).where(mine)).rowcount == 1


def confirm(c: Connection, channel_id: str) -> str | None:
    """Whose it is; None: it is gone."""
    c.execute(update(channels).where(channels.c.id == channel_id).values(confirmed=True))
    return c.execute(select(channels.c.user_id).where(channels.c.id == channel_id)).scalar_one_or_none()


def note_problem(c: Connection, channel_id: str, problem: str) -> None:
    c.execute(update(channels).where(channels.c.id == channel_id).values(problem=problem[:200]))


# --- what waits


class Waiting(Struct, frozen=True):
    """One message that waits, for one way to send it."""

    id: int
    user_id: str
    table_id: str
    kind: str
    n: int
    tries: int
    channel: Channel


def spread(c: Connection, now: int) -> None:
    """What is due for somebody becomes one message for each of his channels, which then succeed or fail alone."""
    query = select(outbox).where(outbox.c.due <= now, outbox.c.channel_id.is_(None)).order_by(outbox.c.id).limit(200)
    for row in c.execute(query.with_for_update(skip_locked=True)).all():
        ways = c.execute(select(channels.c.id).where(channels.c.user_id == row.user_id, channels.c.confirmed)).scalars().all()
        c.execute(delete(outbox).where(outbox.c.id == row.id))
        about = {"user_id": row.user_id, "table_id": row.table_id, "kind": row.kind, "n": row.n, "due": row.due, "tries": 0}
        for way in ways:
            c.execute(insert(outbox).values(**about, channel_id=way))


def take(c: Connection, now: int, many: int = 200) -> list[Waiting]:
    """What is due, for this process alone, as long as its lease runs: of several that ask each gets something else."""
    spread(c, now)
    mine = outbox.c.due <= now, outbox.c.channel_id.is_not(None)
    query = select(outbox.c.id).where(*mine).order_by(outbox.c.due, outbox.c.id).limit(many)
    taken = list(c.execute(query.with_for_update(skip_locked=True)).scalars())
    if not taken:
        return []
    c.execute(update(outbox).where(outbox.c.id.in_(taken)).values(due=now + LEASE, tries=outbox.c.tries + 1))
    found = select(outbox, channels.c.kind.label("way"), channels.c.target, channels.c.confirmed, channels.c.created)
    joined = found.join(channels, channels.c.id == outbox.c.channel_id).where(outbox.c.id.in_(taken)).order_by(outbox.c.id)
    return [waiting_of(row) for row in c.execute(joined)]


def waiting_of(r: Row[Any]) -> Waiting:
    way = Channel(r.channel_id, r.user_id, r.way, target_from(r.target), r.confirmed, r.created)
    return Waiting(r.id, r.user_id, r.table_id, r.kind, r.n, r.tries, way)


def done(c: Connection, ids: list[int]) -> None:
    c.execute(delete(outbox).where(outbox.c.id.in_(ids)))


def put_off(c: Connection, ids: list[int], due: int) -> None:
    c.execute(update(outbox).where(outbox.c.id.in_(ids)).values(due=due))


def seen(c: Connection, user_id: str, table_id: str) -> None:
    """He looks at the table: nobody needs to tell him any more."""
    c.execute(delete(outbox).where(outbox.c.user_id == user_id, outbox.c.table_id == table_id))


def invite(c: Connection, user_id: str, table_id: str, seat: int, due: int) -> None:
    """Somebody keeps a seat for him there; told once."""
    about = {"user_id": user_id, "table_id": table_id, "kind": "invite", "n": seat}
    same = [outbox.c[name] == value for name, value in about.items()]
    if c.execute(select(outbox.c.id).where(*same)).first() is None:
        c.execute(insert(outbox).values(**about, channel_id=None, due=due, tries=0))


def later(c: Connection, user_id: str, table_id: str, n: int, due: int) -> None:
    """Should he still not have come by then, he is told once more."""
    about = {"user_id": user_id, "table_id": table_id, "channel_id": None, "kind": "again", "n": n, "tries": 0}
    same = (outbox.c.user_id == user_id) & (outbox.c.table_id == table_id) & (outbox.c.kind == "again") & (outbox.c.n == n)
    if c.execute(select(outbox.c.id).where(same)).first() is None:
        c.execute(insert(outbox).values(**about, due=due))


def count(c: Connection) -> int:
    return int(c.execute(select(func.count()).select_from(outbox)).scalar_one())


def owner_of(c: Connection, channel_id: str) -> str | None:
    query = select(channels.c.user_id).join(users).where(channels.c.id == channel_id, users.c.deleted.is_(False))
    return c.execute(query).scalar_one_or_none()
