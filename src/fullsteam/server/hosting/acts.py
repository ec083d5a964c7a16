"""Everything a host can do, as data: what comes over HTTP and from the command line is the same, and is logged as it came."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection

from fullsteam.server.people import digest
from fullsteam.server.people.forbidden import LARGEST
from fullsteam.server.people.names import LONGEST, clean, distinct
from fullsteam.server.store import User, hosting, own, people, reports, sitting
from fullsteam.server.store import tables as sql
from fullsteam.server.wire.protocol import LINES, PLAIN

DAY = 86_400_000
LINK = DAY  # milliseconds for which a link for a new password is good
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=PLAIN)]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Why = Annotated[str, Meta(max_length=500, pattern=LINES)]
Days = Annotated[float, Meta(gt=0, le=3650)]
Text = Annotated[str, Meta(max_length=1000, pattern=LINES)]


class Impossible(ValueError):
    """There is no such person or table, or it cannot be done to him; the text is a sentence."""


class By(Struct, frozen=True):
    """Who does it; without an id: whoever works on the machine itself."""

    id: str = ""
    name: str = "command line"


class Base(Struct, tag_field="what", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    why: Why = ""


class OfPerson(Base, frozen=True):
    person: Id = ""


class Mute(OfPerson, frozen=True):
    days: Days | None = None  # None: until it is lifted


class Unmute(OfPerson, frozen=True):
    pass


class Ban(OfPerson, frozen=True):
    days: Days | None = None


class Unban(OfPerson, frozen=True):
    pass


class Rename(OfPerson, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST)] = ""


class Delete(OfPerson, frozen=True):
    """Somebody goes for good; the matches of others stay, without his name."""


class Make(OfPerson, frozen=True):
    """An administrator."""


class Unmake(OfPerson, frozen=True):
    pass


class Password(OfPerson, frozen=True):
    """A link with which he chooses a new one, once."""


class Remove(Base, frozen=True):
    """A table: what was written there goes, a match that goes on ends without a result."""

    table: Id = ""


class Unsay(Base, frozen=True):
    """A line of chat."""

    line: Number = 1


class Settle(Base, frozen=True):
    """A report has been looked into."""

    report: Number = 1


class Announce(Base, frozen=True):
    texts: dict[Literal["fr", "en", "de"], Text] = {}
    days: Days | None = None


class Withdraw(Base, frozen=True):
    announcement: Number = 1


class Words(Base, frozen=True):
    """Names that nobody may have: a word a line."""

    words: Annotated[str, Meta(max_length=LARGEST, pattern=LINES)] = ""


Act = (
    Mute
    | Unmute
    | Ban
    | Unban
    | Rename
    | Delete
    | Make
    | Unmake
    | Password
    | Remove
    | Unsay
    | Settle
    | Announce
    | Withdraw
    | Words
)


def carry_out(c: Connection, act: Act, by: By, now: int) -> dict[str, Any]:
    """In one transaction with its line in the log. What is to be done at tables in memory the wardens of all processes see
    there. Impossible says why not."""
    if isinstance(act, OfPerson):
        return to_person(c, act, by, now)
    about, name, result = to_house(c, act, now)
    note(c, act, by, now, about, name)
    return result


def to_person(c: Connection, act: OfPerson, by: By, now: int) -> dict[str, Any]:
    user = person(c, act.person)
    if user.id == by.id and isinstance(act, Ban | Delete | Unmake):
        raise Impossible("nobody does that to himself here")
    result: dict[str, Any] = {}
    match act:
        case Mute():
            hosting.punish(c, user.id, "mute", act.why, now, until(act.days, now))
        case Unmute():
            lifted(hosting.lift(c, user.id, "mute"))
        case Ban():
            if user.admin:
                raise Impossible("an administrator is not banned; take that from him first")
            hosting.punish(c, user.id, "ban", act.why, now, until(act.days, now))
        case Unban():
            lifted(hosting.lift(c, user.id, "ban"))
        case Rename():
            rename(c, user, act.name)
        case Make():
            if user.guest:
                raise Impossible("an administrator has an account with a password; a guest has none")
            hosting.set_admin(c, user.id, True)
        case Unmake():
            hosting.set_admin(c, user.id, False)
        case Password():
            result = link(c, user, now)
    note(c, act, by, now, user.id, user.name, todo=isinstance(act, Ban | Delete))
    if isinstance(act, Delete):  # after its line was written: the name goes from there too
        own.forget(c, user.id)
    return result


def to_house(c: Connection, act: Act, now: int) -> tuple[str, str, dict[str, Any]]:
    match act:
        case Remove():
            return remove(c, act.table, now)
        case Unsay():
            line = reports.remove_line(c, act.line)
            if line is None:
                raise Impossible("there is no such line")
            return line["table_id"], line["name"], {}
        case Settle():
            found = reports.settle(c, act.report, now)
            if found is None:
                raise Impossible("there is no such report")
            return found["about"], found["name"], {}
        case Announce():
            texts: dict[str, str] = {lang: text.strip() for lang, text in act.texts.items() if text.strip()}
            if not texts:
                raise Impossible("an announcement needs words")
            number = hosting.announce(c, texts, now, until(act.days, now))
            return str(number), "", {"announcement": number}
        case Withdraw():
            if not hosting.withdraw(c, act.announcement):
                raise Impossible("there is no such announcement")
            return str(act.announcement), "", {}
        case Words():
            hosting.put_words(c, act.words)
            return "", "", {}
        case _:
            raise AssertionError(act)


def note(c: Connection, act: Act | OfPerson, by: By, now: int, about: str, name: str, todo: bool = False) -> None:
    what = str(type(act).__struct_config__.tag)
    more = msgspec.json.encode(act).decode()
    hosting.log(c, hosting.Done(0, now, by.id, by.name, what, about, name, act.why, more, todo))


def person(c: Connection, user_id: str) -> User:
    user = people.get_user(c, user_id)
    if user is None or user.deleted:
        raise Impossible("there is nobody of this id")
    return user


def until(days: float | None, now: int) -> int | None:
    return None if days is None else now + int(days * DAY)


def lifted(there: bool) -> None:
    if not there:
        raise Impossible("there was nothing to lift")


def rename(c: Connection, user: User, wished: str) -> None:
    name = clean(wished)
    if not name:
        raise Impossible("a name needs at least one visible character")
    people.rename(c, user.id, name)
    sitting.rename(c, user.id, lambda others: distinct(name, others))


def remove(c: Connection, table_id: str, now: int) -> tuple[str, str, dict[str, Any]]:
    row = sql.get_table(c, table_id)
    if row is None:
        raise Impossible("there is no such table")
    sql.hold(c, table_id)
    for status in ("open", "playing"):
        sql.close(c, table_id, now, status)
    reports.clear_table(c, table_id, sql.seats_of(c, table_id))
    return table_id, row.game, {}


def link(c: Connection, user: User, now: int) -> dict[str, Any]:
    if user.guest:
        raise Impossible("a guest has no password")
    secret = secrets.token_urlsafe(24)
    hosting.add_reset(c, digest(secret), user.id, now, now + LINK)
    return {"path": f"/letter/password/{secret}", "until": now + LINK, "login": user.login}
