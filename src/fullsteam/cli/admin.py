"""fullsteam admin: what hosts do about people and tables, on the machine itself; a running server sees it within a second."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fullsteam.cli.errors import UserError
from fullsteam.cli.serve import DATABASE, Database, check_database, needs_server

if TYPE_CHECKING:
    from fullsteam.server.store import Store

admin = typer.Typer(
    name="admin", help="What hosts do: people, tables, reports, announcements; all of it is logged.", no_args_is_help=True
)
Who = Annotated[str, typer.Argument(help="A person: id, login, or name if only one has it.")]
Why = Annotated[str, typer.Option(help="The reason: stands in the log; who is banned or muted is told.")]
For = Annotated[float | None, typer.Option("--days", min=0.001, max=3650, help="For so many days; else until it is lifted.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, for machines.")]
ONLY = ("", "admins", "muted", "banned", "accounts", "guests")
STATUS = ("", "open", "playing", "over", "closed")


@contextmanager
def opened(database: str) -> Iterator[Store]:
    check_database(database, 1)
    if "://" not in database and not Path(database).exists():
        raise UserError(f"{database}: there is no such database")
    with needs_server():
        from fullsteam.server.store import open_store

        store = open_store(database)
        try:
            yield store
        finally:
            store.close()


def now() -> int:
    return time.time_ns() // 1_000_000


def do(database: str, make: Callable[[Store], Any]) -> dict[str, Any]:
    """make: the act, of a store."""
    with opened(database) as store:
        from fullsteam.server.hosting import By, Impossible, carry_out

        try:
            return store.write_now(carry_out, make(store), By(), now())
        except Impossible as error:
            raise UserError(str(error)) from None


def found(store: Store, who: str) -> str:
    """The id of exactly one person."""
    from fullsteam.server.store import people, reports

    if (user := store.read_now(people.get_user, who)) is not None and not user.deleted:
        return user.id
    rows = store.read_now(reports.people, who, "", now(), 100)
    for key in ("login", "name"):
        exact = [row for row in rows if (row[key] or "").lower() == who.lower()]
        if len(exact) == 1:
            return str(exact[0]["id"])
        if exact:
            raise UserError(f'several people are called "{who}": say which by id: {", ".join(row["id"] for row in exact)}')
    raise UserError(f'there is nobody called "{who}"; `fullsteam admin people` lists everybody')


def on_person(database: str, who: str, kind: str, **more: Any) -> dict[str, Any]:
    def act(store: Store) -> Any:
        from fullsteam.server.hosting import acts

        return getattr(acts, kind)(person=found(store, who), **more)

    return do(database, act)


def shown(when: int | None) -> str:
    return "" if when is None else datetime.fromtimestamp(when / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def listed(rows: list[dict[str, Any]], columns: list[str], as_json: bool) -> None:
    from msgspec import to_builtins

    if as_json:
        print(json.dumps(to_builtins(rows), ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold", no_wrap=column in ("id", "about", "table_id"))
    for row in rows:
        table.add_row(*(cell(row[column]) for column in columns))
    Console().print(table)


def cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, int) and value > 10**11:
        return shown(value)
    return escape("" if value is None else str(value))


def one_of(value: str, option: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise UserError(f"{option} is {', '.join(known[1:-1])} or {known[-1]}")


@admin.command()
def people(
    search: Annotated[str, typer.Argument(help="A part of a name or login.")] = "",
    only: Annotated[str, typer.Option(help="admins, muted, banned, accounts or guests.")] = "",
    database: Database = DATABASE,
    as_json: Json = False,
) -> None:
    """Who is there, the newest first."""
    one_of(only, "--only", ONLY)
    with opened(database) as store:
        from fullsteam.server.store import reports

        rows = store.read_now(reports.people, search, only, now(), 200)
    for row in rows if not as_json else []:
        row["mute"], row["ban"] = (until(row[kind]) for kind in ("mute", "ban"))
    listed(rows, ["id", "name", "login", "created", "admin", "seats", "reports", "mute", "ban"], as_json)


def until(sanction: Any) -> str:
    return "" if sanction is None else f"until {shown(sanction.until)}" if sanction.until else "yes"


@admin.command()
def tables(
    search: Annotated[str, typer.Argument(help="An id, or a name that sits there.")] = "",
    status: Annotated[str, typer.Option(help="open, playing, over or closed.")] = "",
    database: Database = DATABASE,
    as_json: Json = False,
) -> None:
    """All tables, the newest first."""
    one_of(status, "--status", STATUS)
    with opened(database) as store:
        from fullsteam.server.store import reports

        rows = store.read_now(reports.tables_listed, status, search, 200)
    for row in rows if not as_json else []:
        row["seats"] = ", ".join(seat["name"] or "–" for seat in row["seats"])
    listed(rows, ["id", "game", "status", "public", "created", "seats", "lines"], as_json)


@admin.command()
def reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that were looked into.")] = False,
    settle: Annotated[int | None, typer.Option(help="This one has been looked into.")] = None,
    why: Why = "",
    database: Database = DATABASE,
    as_json: Json = False,
) -> None:
    """What people reported."""
    if settle is not None:
        do(database, lambda store: act("Settle", why=why, report=settle))
        return
    with opened(database) as store:
        from fullsteam.server.store import reports as sql

        rows = store.read_now(sql.listed, settled, 200)
    listed(rows, ["id", "created", "by_name", "name", "about", "reason", "said", "text", "table_id"], as_json)


def act(kind: str, **more: Any) -> Any:
    from fullsteam.server.hosting import acts

    return getattr(acts, kind)(**more)


@admin.command()
def mute(who: Who, days: For = None, why: Why = "", database: Database = DATABASE) -> None:
    """He may play but not speak."""
    on_person(database, who, "Mute", days=days, why=why)


@admin.command()
def unmute(who: Who, why: Why = "", database: Database = DATABASE) -> None:
    """He may speak again."""
    on_person(database, who, "Unmute", why=why)


@admin.command()
def ban(who: Who, days: For = None, why: Why = "", database: Database = DATABASE) -> None:
    """He is out, everywhere; bots play on for him."""
    on_person(database, who, "Ban", days=days, why=why)


@admin.command()
def unban(who: Who, why: Why = "", database: Database = DATABASE) -> None:
    """He may come back, also to his matches."""
    on_person(database, who, "Unban", why=why)


@admin.command()
def rename(who: Who, name: Annotated[str, typer.Argument()], why: Why = "", database: Database = DATABASE) -> None:
    """Another name, at once, also where he sits."""
    on_person(database, who, "Rename", name=name, why=why)


@admin.command()
def delete(
    who: Annotated[str, typer.Argument(help="A person, or the id of a table.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    why: Why = "",
    database: Database = DATABASE,
) -> None:
    """A person goes for good; of a table what was written there. The records of others stay, without the name."""

    def made(store: Store) -> Any:
        from fullsteam.server.store import tables as sql

        if store.read_now(sql.get_table, who) is not None:
            return act("Remove", why=why, table=who)
        return act("Delete", why=why, person=found(store, who))

    if not yes and not typer.confirm(f"Delete {who}? That cannot be undone."):
        raise typer.Abort
    do(database, made)


@admin.command()
def make(who: Who, why: Why = "", database: Database = DATABASE) -> None:
    """An administrator: may use /admin in the page. The first one is made here; nobody makes himself one in the page."""
    on_person(database, who, "Make", why=why)


@admin.command()
def unmake(who: Who, why: Why = "", database: Database = DATABASE) -> None:
    """An administrator no more."""
    on_person(database, who, "Unmake", why=why)


@admin.command()
def password(
    who: Who,
    temporary: Annotated[bool, typer.Option("--temporary", help="Set one now and print it, instead of a link.")] = False,
    url: Annotated[str, typer.Option(help="Where people find this server.", envvar="FULLSTEAM_URL")] = "",
    why: Why = "",
    database: Database = DATABASE,
) -> None:
    """For who has lost it: a link that works once, for a day; printed only now."""
    made = on_person(database, who, "Password", why=why)
    if not temporary:
        print(f"{url.rstrip('/')}{made['path']}")
        return
    with opened(database) as store:
        from fullsteam.server.hosting import temporary as new
        from fullsteam.server.store import people as sql

        user = store.read_now(sql.get_user, found(store, who))
        assert user is not None
        print(f"{made['login']} {asyncio.run(new(store, user))}")


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(help="What everybody reads; empty: list what is announced.")] = "",
    fr: Annotated[str, typer.Option(help="In French.")] = "",
    de: Annotated[str, typer.Option(help="In German.")] = "",
    days: For = None,
    withdraw: Annotated[int | None, typer.Option(help="Take back the one of this number.")] = None,
    why: Why = "",
    database: Database = DATABASE,
) -> None:
    """Tell everybody something, in English unless --fr and --de say it too."""
    if withdraw is not None:
        do(database, lambda store: act("Withdraw", why=why, announcement=withdraw))
    elif text or fr or de:
        texts = {"en": text, "fr": fr, "de": de}
        print(do(database, lambda store: act("Announce", why=why, texts=texts, days=days))["announcement"])
    else:
        with opened(database) as store:
            from fullsteam.server.store import hosting as sql

            listed(store.read_now(sql.announced), ["id", "created", "until", "texts"], False)


@admin.command()
def names(
    file: Annotated[Path | None, typer.Option(help="A list, a word a line: instead of the one there is.")] = None,
    why: Why = "",
    database: Database = DATABASE,
) -> None:
    """Names that nobody may have. "word": as a whole word; "*word*": anywhere; "#": a remark."""
    if file is not None:
        from fullsteam.server.people.forbidden import LARGEST

        text = file.read_text(encoding="utf-8")
        if len(text) > LARGEST:
            raise UserError(f"{file}: at most {LARGEST} letters")
        do(database, lambda store: act("Words", why=why, words=text))
        return
    with opened(database) as store:
        from fullsteam.server.store import hosting as sql

        print(store.read_now(sql.words))


@admin.command()
def log(
    many: Annotated[int, typer.Option(min=1, help="So many of the newest.")] = 50,
    database: Database = DATABASE,
    as_json: Json = False,
) -> None:
    """What was done, by whom, when and why."""
    with opened(database) as store:
        from msgspec import to_builtins

        from fullsteam.server.store import hosting as sql

        rows = [to_builtins(done) for done in store.read_now(sql.newest_deeds, many)]
    listed(rows, ["id", "at", "by_name", "what", "name", "about", "why"], as_json)
