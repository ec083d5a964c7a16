"""Field by field: what is kept of a person is told to him, and goes with him. A column that is not named here fails the test:
whoever adds one says what it is, and sees to it in store/own.py."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, Table, select
from sqlalchemy import insert as into

from fullsteam.server.store import Store, open_store, own
from fullsteam.server.store.schema import metadata

TOLD = "told, and goes"
STAYS = "told, and stays: without a name it is nobody's, and the match or the log needs it"
KEY = "not told: it opens a door; goes"
SILENT = "not told: it would tell what others keep for themselves; goes"
INNER = "a number or a mark of the house that says nothing about him; goes or stays with its row"
HOUSE = "not about people, or about a match as a whole"
WHO = "says whose it is"

# Of the tables that speak of a person in two ways, one entry for each: "reports by" him, "reports about" him.
COLUMNS: dict[str, dict[str, str]] = {
    "users": {
        **dict.fromkeys(("name", "login", "mail", "colour", "avatar", "admin"), TOLD),
        **dict.fromkeys(("id", "created"), STAYS),
        "password": KEY,
        "deleted": INNER,
    },
    "sign_ups": {
        **dict.fromkeys(("login", "name", "mail", "created", "expires"), TOLD),
        **dict.fromkeys(("hash", "password"), KEY),
        "user_id": WHO,
    },
    "facts": {"name": HOUSE, "value": HOUSE},
    "sessions": {"hash": KEY, "user_id": WHO, "created": TOLD, "expires": TOLD},
    "api_tokens": {"hash": KEY, "user_id": WHO, **dict.fromkeys(("id", "name", "scopes", "created"), TOLD)},
    "tables": {
        "host": WHO,
        **dict.fromkeys(
            (
                "id",
                "game",
                "rules",
                "players",
                "options",
                "terms",
                "status",
                "public",
                "origin",
                "next",
                "created",
                "started",
                "ended",
                "scores",
                "places",
                "box",
            ),
            STAYS,
        ),
        **dict.fromkeys(("seed", "given", "keeper", "kept_until"), HOUSE),
    },
    "keepers": {"name": HOUSE, "until": HOUSE},
    "seats": {
        "user_id": WHO,
        **dict.fromkeys(("name", "avatar"), TOLD),
        **dict.fromkeys(("table_id", "seat", "colour", "promise"), STAYS),
        **dict.fromkeys(("kind", "level", "invite", "secret", "after", "held"), HOUSE),
    },
    "seats held": {"held": WHO, "table_id": STAYS, "seat": STAYS},
    "entries": {
        "by": WHO,
        **dict.fromkeys(("table_id", "n", "kind", "seat", "text", "move_id", "at"), STAYS),
        "chance": HOUSE,
    },
    "records": {"table_id": HOUSE, "text": HOUSE},
    "autos": {"table_id": TOLD, "seat": TOLD, "orders": TOLD},
    "chats": {"id": INNER, "user_id": WHO, **dict.fromkeys(("table_id", "name", "text", "at"), TOLD)},
    "put_away": {"user_id": WHO, "table_id": TOLD},
    "ratings": {"user_id": WHO, **dict.fromkeys(("game", "mu", "sigma", "matches"), TOLD)},
    "profiles": {"user_id": WHO, **dict.fromkeys(("slug", "seen", "languages", "invites"), TOLD)},
    "played": {
        "user_id": WHO,
        **dict.fromkeys(
            (
                "table_id",
                "seat",
                "game",
                "ended",
                "place",
                "score",
                "players",
                "people",
                "pace",
                "rated",
                "counted",
                "mu",
                "sigma",
                "feats",
            ),
            TOLD,
        ),
    },
    "channels": {
        "id": INNER,
        "user_id": WHO,
        **dict.fromkeys(("kind", "target", "confirmed", "created", "problem"), TOLD),
    },
    "wishes": {"user_id": WHO, "data": TOLD},
    "outbox": {
        "id": INNER,
        "user_id": WHO,
        "channel_id": INNER,
        **dict.fromkeys(("table_id", "kind", "n", "due", "tries"), TOLD),
    },
    "sanctions": {"user_id": WHO, **dict.fromkeys(("kind", "why", "created", "until"), TOLD)},
    "reports by": {
        "id": INNER,
        "by": WHO,
        "about": SILENT,
        **dict.fromkeys(("table_id", "name", "line", "said", "reason", "text", "created", "settled"), TOLD),
    },
    "reports about": {
        "id": INNER,
        "by": SILENT,
        "about": WHO,
        **dict.fromkeys(("table_id", "name", "line", "said", "reason", "created"), TOLD),
        **dict.fromkeys(("text", "settled"), SILENT),
    },
    "announcements": dict.fromkeys(("id", "texts", "created", "until"), HOUSE),
    "deeds by": {
        "id": INNER,
        "by": WHO,
        "by_name": TOLD,
        **dict.fromkeys(("at", "what", "about", "name", "why", "more"), STAYS),
        "todo": INNER,
    },
    "deeds about": {
        "id": INNER,
        **dict.fromkeys(("by", "by_name"), HOUSE),  # of others: an administrator's own name goes with him
        "about": WHO,
        "name": TOLD,
        **dict.fromkeys(("at", "what", "why"), STAYS),
        "more": SILENT,
        "todo": INNER,
    },
    "resets": {"hash": KEY, "user_id": WHO, "expires": TOLD},
    "analyses": {
        "asked_by": WHO,
        **dict.fromkeys(("table_id", "asked", "state"), STAYS),
        **dict.fromkeys(("done", "total", "tries", "why", "worker", "until", "data"), HOUSE),
    },
    "analysis_pieces": dict.fromkeys(("table_id", "first", "numbers", "data"), HOUSE),
    "puzzles": {"user_id": WHO, **dict.fromkeys(("game", "puzzle", "day", "at", "choice", "solved"), TOLD)},
}
SECTION = {
    "users": "user",
    "api_tokens": "tokens",
    "tables": "hosted",
    "seats held": "invitations",
    "entries": "moves",
    "autos": "orders",
    "chats": "chat",
    "profiles": "profile",
    "outbox": "notices",
    "reports by": "reports",
    "reports about": "reported",
    "deeds by": "deeds",
    "deeds about": "deeds_about",
}
ANNA, BO, TABLE = "anna", "bo", "t1"
REFERS = {"users.id": ANNA, "tables.id": TABLE, "channels.id": "w1", "analyses.table_id": TABLE}


def test_every_column_is_classified() -> None:
    """Also none that is not there any more."""
    named: dict[str, set[str]] = {}
    for about, columns in COLUMNS.items():
        named.setdefault(about.split()[0], set()).update(columns)
    assert named == {table.name: set(table.c.keys()) for table in metadata.sorted_tables}


@pytest.fixture
def store(database: str) -> Any:
    made = open_store(database)
    yield made
    made.close()


class Marks:
    """A row of each kind, in which every field has a value of its own."""

    def __init__(self) -> None:
        self.number = 100
        self.rows: dict[str, dict[str, Any]] = {about: self.row(about) for about in COLUMNS}
        self.rows["autos"]["seat"] = self.rows["seats"]["seat"]
        self.rows["users"]["id"], self.rows["tables"]["id"], self.rows["channels"]["id"] = ANNA, TABLE, "w1"

    def row(self, about: str) -> dict[str, Any]:
        table = metadata.tables[about.split()[0]]
        return {column.name: self.mark(about, table, column) for column in table.columns}

    def mark(self, about: str, table: Table, column: Column[Any]) -> Any:
        said = COLUMNS[about].get(column.name, HOUSE)
        if said == WHO:
            return f"user:{ANNA}" if table.name == "entries" else ANNA
        if table.name == "seats" and column.name in ("user_id", "after", "held"):
            return None
        for key in column.foreign_keys:
            return BO if said == SILENT else REFERS[key.target_fullname]
        self.number += 1
        if isinstance(column.type, Boolean):
            return True
        if isinstance(column.type, Float):
            return self.number + 0.5
        if isinstance(column.type, LargeBinary):
            return f"x{self.number}".encode()
        return self.number if isinstance(column.type, Integer) else f"x{self.number}"

    def fill(self, c: Any) -> None:
        users = metadata.tables["users"]
        c.execute(into(users).values(id=BO, name="Bo", created=1, deleted=False, admin=False))
        for table in metadata.sorted_tables:
            for about in [about for about in COLUMNS if about.split()[0] == table.name]:
                c.execute(into(table).values(**self.rows[about]))


def told(exported: dict[str, Any], about: str, field: str, value: Any) -> bool:
    found = exported[SECTION.get(about, about)]
    if about in ("wishes", "put_away"):
        return bool(found == value or value in found)
    return any(row[field] == value for row in (found if isinstance(found, list) else [found]))


def left(store: Store, about: str) -> list[dict[str, Any]]:
    table = metadata.tables[about.split()[0]]
    return store.read_now(lambda c: [dict(row._mapping) for row in c.execute(select(table))])


def unique(value: Any) -> bool:
    return not isinstance(value, bool) and value not in (ANNA, BO, TABLE, "w1")


def test_all_that_is_kept_is_told_and_goes(store: Store) -> None:
    marks = Marks()
    store.write_now(marks.fill)
    exported = store.read_now(own.export, ANNA)
    text = str(exported)
    for about, columns in COLUMNS.items():
        for field, said in columns.items():
            value = marks.rows[about][field]
            if said in (TOLD, STAYS):
                assert told(exported, about, field, value), f"{about}.{field} is not in the export"
            elif said in (KEY, SILENT) and unique(value):
                assert str(value) not in text, f"{about}.{field} is in the export"
    store.write_now(own.forget, ANNA)
    for about, columns in COLUMNS.items():
        rows = left(store, about)
        for field, said in columns.items():
            value = marks.rows[about][field]
            if said in (TOLD, KEY, SILENT) and unique(value):
                assert all(row[field] != value for row in rows), f"{about}.{field} is left"
            elif said == STAYS:
                assert any(row[field] == value for row in rows), f"{about}.{field} should stay"
    (anna,) = [row for row in left(store, "users") if row["id"] == ANNA]
    assert anna["deleted"] and not anna["admin"] and anna["name"] == own.ANONYMOUS
    for about in ("sessions", "put_away", "wishes", "sanctions", "reports", "resets", "autos"):
        assert left(store, about) == [], about
