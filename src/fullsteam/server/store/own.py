"""Taking one's data, and leaving. Every column of the schema is told here, goes here, or stays for a reason:
tests/server/test_own.py says which, and fails where a new one is not among them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, or_, select, update

from fullsteam.server.store.people import get_user
from fullsteam.server.store.schema import (
    api_tokens,
    autos,
    channels,
    chats,
    entries,
    outbox,
    played,
    profiles,
    put_away,
    ratings,
    seats,
    sessions,
    tables,
    users,
    wishes,
)
from fullsteam.server.store.schema_hosting import deeds, reports, resets, sanctions, sign_ups
from fullsteam.server.store.schema_study import analyses, puzzles

ANONYMOUS = "—"
MINE = (
    sessions,
    api_tokens,
    ratings,
    played,
    profiles,
    put_away,
    outbox,
    channels,
    wishes,
    sanctions,
    resets,
    sign_ups,
    puzzles,
)


def export(c: Connection, user_id: str) -> dict[str, Any]:
    """Everything the store knows of a person, but for what would open a door, or tell what others keep secret."""
    user = get_user(c, user_id)
    assert user is not None
    mail = c.execute(select(users.c.mail).where(users.c.id == user_id)).scalar_one()
    about = {"id": user.id, "name": user.name, "login": user.login, "mail": mail, "created": user.created}
    wished = c.execute(select(wishes.c.data).where(wishes.c.user_id == user_id)).scalar_one_or_none()
    shown = c.execute(select(profiles).where(profiles.c.user_id == user_id)).one_or_none()
    hidden = select(put_away.c.table_id).where(put_away.c.user_id == user_id).order_by(put_away.c.table_id)
    lists = {**at_tables(user_id), **to_reach_him(user_id), **by_hosts(user_id)}
    return {
        "user": {**about, "colour": user.colour, "avatar": user.avatar, "admin": user.admin},
        "profile": None if shown is None else dict(shown._mapping),
        "wishes": wished,
        "put_away": list(c.execute(hidden).scalars()),
        **{name: [dict(row._mapping) for row in c.execute(query)] for name, query in lists.items()},
    }


def at_tables(user_id: str) -> dict[str, Select[Any]]:
    """What he played, said, ordered and set up. Of seats not the secret that he added to the seed: it is told at the end, to
    all; of moves not what chance said: that may be somebody else's card."""
    chair = (seats.c.table_id, seats.c.seat, seats.c.name, seats.c.colour, seats.c.avatar, seats.c.promise)
    sat = select(*chair, tables.c.game, tables.c.status, tables.c.scores, tables.c.places).join(tables)
    table = [c for c in tables.c if c.name not in ("host", "seed", "given", "keeper", "kept_until")]
    move = (entries.c.table_id, entries.c.n, entries.c.kind, entries.c.seat, entries.c.text, entries.c.move_id, entries.c.at)
    at_seat = (autos.c.table_id == seats.c.table_id) & (autos.c.seat == seats.c.seat)
    ordered = select(autos.c.table_id, autos.c.seat, autos.c.orders).join(seats, at_seat)
    line = (chats.c.table_id, chats.c.name, chats.c.text, chats.c.at)
    held = select(seats.c.table_id, seats.c.seat).where(seats.c.held == user_id)
    asked = select(analyses.c.table_id, analyses.c.asked, analyses.c.state).where(analyses.c.asked_by == user_id)
    solved = [column for column in puzzles.c if column is not puzzles.c.user_id]
    return {
        "seats": sat.where(seats.c.user_id == user_id).order_by(seats.c.table_id, seats.c.seat),
        "hosted": select(*table).where(tables.c.host == user_id).order_by(tables.c.created, tables.c.id),
        "moves": select(*move).where(entries.c.by == f"user:{user_id}").order_by(entries.c.table_id, entries.c.n),
        "chat": select(*line).where(chats.c.user_id == user_id).order_by(chats.c.id),
        "orders": ordered.where(seats.c.user_id == user_id).order_by(autos.c.table_id, autos.c.seat),
        "invitations": held.order_by(seats.c.table_id, seats.c.seat),
        "ratings": select(ratings).where(ratings.c.user_id == user_id),
        "played": select(played).where(played.c.user_id == user_id).order_by(played.c.ended, played.c.table_id),
        "analyses": asked.order_by(analyses.c.asked),
        "puzzles": select(*solved).where(puzzles.c.user_id == user_id).order_by(puzzles.c.at, puzzles.c.game, puzzles.c.day),
    }


def to_reach_him(user_id: str) -> dict[str, Select[Any]]:
    """Ways in, and ways to tell him something; never what opens them."""
    way = [c for c in channels.c if c.name not in ("id", "user_id")]
    notice = (outbox.c.table_id, outbox.c.kind, outbox.c.n, outbox.c.due, outbox.c.tries)
    token = (api_tokens.c.id, api_tokens.c.name, api_tokens.c.scopes, api_tokens.c.created)
    asked = (sign_ups.c.login, sign_ups.c.name, sign_ups.c.mail, sign_ups.c.created, sign_ups.c.expires)
    return {
        "channels": select(*way).where(channels.c.user_id == user_id).order_by(channels.c.created, channels.c.id),
        "notices": select(*notice).where(outbox.c.user_id == user_id).order_by(outbox.c.id),
        "tokens": select(*token).where(api_tokens.c.user_id == user_id).order_by(api_tokens.c.created, api_tokens.c.id),
        "sessions": select(sessions.c.created, sessions.c.expires).where(sessions.c.user_id == user_id),
        "resets": select(resets.c.expires).where(resets.c.user_id == user_id),
        "sign_ups": select(*asked).where(sign_ups.c.user_id == user_id),
    }


def by_hosts(user_id: str) -> dict[str, Select[Any]]:
    """Who has reported somebody is told to nobody, him included (nor in which words); what hosts did is told without their
    names."""
    what = (reports.c.table_id, reports.c.name, reports.c.reason, reports.c.line, reports.c.said, reports.c.created)
    told = select(*what, reports.c.text, reports.c.settled).where(reports.c.by == user_id)
    judged = select(sanctions.c.kind, sanctions.c.why, sanctions.c.created, sanctions.c.until)
    deed = (deeds.c.at, deeds.c.what, deeds.c.name, deeds.c.why)
    return {
        "reports": told.order_by(reports.c.id),
        "reported": select(*what).where(reports.c.about == user_id).order_by(reports.c.id),
        "sanctions": judged.where(sanctions.c.user_id == user_id).order_by(sanctions.c.kind),
        "deeds": select(*deed, deeds.c.about, deeds.c.by_name, deeds.c.more).where(deeds.c.by == user_id).order_by(deeds.c.id),
        "deeds_about": select(*deed).where(deeds.c.about == user_id).order_by(deeds.c.id),
    }


def forget(c: Connection, user_id: str) -> None:
    """The name, login, chat and ratings go, what he reported, and what others reported of him; the matches, which belong to the
    others too, stay, without the name, and so does what hosts did about him."""
    for owned in MINE:
        c.execute(delete(owned).where(owned.c.user_id == user_id))
    c.execute(delete(chats).where(chats.c.user_id == user_id))
    c.execute(delete(reports).where(or_(reports.c.by == user_id, reports.c.about == user_id)))
    for row in c.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)).all():
        c.execute(delete(autos).where(autos.c.table_id == row.table_id, autos.c.seat == row.seat))
    c.execute(update(seats).where(seats.c.user_id == user_id).values(name=ANONYMOUS, avatar=None))
    c.execute(update(seats).where(seats.c.after == user_id).values(name=ANONYMOUS, avatar=None, after=None))
    c.execute(update(seats).where(seats.c.held == user_id).values(held=None))
    c.execute(update(analyses).where(analyses.c.asked_by == user_id).values(asked_by=None))
    c.execute(update(deeds).where(deeds.c.about == user_id).values(name=ANONYMOUS, more="{}"))
    c.execute(update(deeds).where(deeds.c.by == user_id).values(by_name=ANONYMOUS))
    gone = dict.fromkeys(("login", "password", "mail", "colour", "avatar"))
    c.execute(update(users).where(users.c.id == user_id).values(name=ANONYMOUS, deleted=True, admin=False, **gone))
