"""A rules fix comes while matches run: those go on by the old paragraph, new ones by the new one, at one server; and whoever
goes back to the older release loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.rulebook import LANGUAGES
from releases.kept import Kept, people, play_on
from releases.planted import FIXES, MARK, command, environment, planted_source, served
from serverkit import Client, Threaded, play_match

KEPT = Kept("0.1")
SOURCE = Path(__file__).parent.parent.parent / "src"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return planted_source(tmp_path_factory.mktemp("next") / "src")


@pytest.fixture
def database(tmp_path: Path) -> str:
    KEPT.fill(str(tmp_path / "kept.db"))
    return str(tmp_path / "kept.db")


def old_match(game: str) -> Any:
    """The smallest table of this game without bots."""
    return next(m for m in KEPT.matches["running"] if m["game"] == game)


def new_match(clients: list[Client], game: str) -> str:
    made = clients[0].create(game, [{"kind": "me"}, {"kind": "open"}])
    clients[1].post(f"/api/tables/{made['id']}/join", {})
    return str(made["id"])


def paragraph(client: Client, table: Any, lang: str) -> str:
    """As the page asks for it."""
    book = client.get(f"/api/games/{table['game']}/rules/{lang}", version=table["rules"])
    assert book["version"] == table["rules"]
    return str(next(p["text"] for p in book["paragraphs"] if p["id"] == FIXES[table["game"]].paragraph))


def rows(database: str, table_id: str = "") -> list[str]:
    """All that is written, or all that is written of one table (but for who keeps it)."""
    with closing(sqlite3.connect(database)) as c:
        if not table_id:
            return list(c.iterdump())
        c.row_factory = sqlite3.Row
        found = [dict(c.execute("SELECT * FROM tables WHERE id = ?", [table_id]).fetchone())]
        for table in ("entries", "seats"):
            found += [dict(row) for row in c.execute(f"SELECT * FROM {table} WHERE table_id = ?", [table_id])]
    return [str({k: v for k, v in row.items() if not k.startswith("kept")}) for row in found]


@pytest.mark.parametrize("game", list(FIXES))
def test_old_and_new_matches_go_on_side_by_side_and_the_older_release_leaves_newer_ones_alone(
    game: str, source: Path, database: str, tmp_path: Path
) -> None:
    match = old_match(game)
    middle = len(match["rest"]) // 2
    with served(source, "0.1", database) as url:
        clients = people(url, KEPT)
        play_on(clients, match["id"], match["rest"][:middle], lambda _: 10**9)
        fresh, left = new_match(clients, game), new_match(clients, game)
        old, new = (clients[0].get(f"/api/tables/{table_id}") for table_id in (match["id"], fresh))
        assert (old["rules"], old["release"]) == (1, "0.1.0") and (new["rules"], new["release"]) == (2, "")
        for lang in LANGUAGES:
            then = ROOMS[game].rulebooks[lang].paragraphs[FIXES[game].paragraph].text
            assert paragraph(clients[0], old, lang) == then
            assert paragraph(clients[0], new, lang) == f"{MARK} {then}"
        asyncio.run(play_match([(clients[0], 0), (clients[1], 1)], fresh, 3))
        play_on(clients, match["id"], match["rest"][middle:], lambda _: 10**9)
        assert clients[0].get(f"/api/tables/{match['id']}/record") == KEPT.record(match["name"])
        record = str(clients[0].get(f"/api/tables/{fresh}/record"))
        played_over(clients, match, fresh)
    recorded(record, source, tmp_path)
    gone_back(database, game, left, fresh, record)


def played_over(clients: list[Client], match: Any, fresh: str) -> None:
    """A branch goes on by the rules of its origin, a rematch is by the newest."""
    wish = {"moment": 3, "seat": 0, "level": "random"}
    branches = [clients[0].post(f"/api/tables/{table_id}/branch", wish, 201) for table_id in (match["id"], fresh)]
    assert [b["rules"] for b in branches] == [1, 2] and all(b["status"] == "playing" for b in branches)
    assert clients[0].post(f"/api/tables/{match['id']}/rematch", None, 201)["rules"] == 2


def recorded(record: str, source: Path, folder: Path) -> None:
    """True by the rules it names, and not by the others."""
    file = folder / "record.txt"
    file.write_text(record)
    assert "\nrules 2\n" in record
    assert "shuffle verified" in command(source, "replay", str(file), "--verify").stdout
    file.write_text(record.replace("\nrules 2\n", "\nrules 1\n"))
    wrong = command(source, "replay", str(file), "--verify")
    assert wrong.returncode == 2 and wrong.stderr.lower().startswith("fullsteam: line "), wrong
    file.write_text(record)
    unknown = command(SOURCE, "replay", str(file), "--verify")
    assert unknown.returncode == 2 and "a newer release made it" in unknown.stderr and unknown.stderr.count("\n") == 1


def gone_back(database: str, game: str, left: str, over: str, record: str) -> None:
    """This release on the same database: what it does not know it leaves as it is and says so; the rest goes on."""
    before = rows(database, left) + rows(database, over)
    other = next(m for m in KEPT.matches["running"] if m["game"] != game)
    with Threaded(database, KEPT.clock()) as server:
        clients = people(server.url, KEPT)
        told = clients[0].get(f"/api/tables/{left}")
        assert told["status"] == "playing" and "version 2" in told["problem"] and "a newer release made it" in told["problem"]
        assert "a newer release made it" in clients[0].get(f"/api/tables/{left}/log", 409)["detail"]
        assert clients[0].get(f"/api/tables/{over}/record") == record
        play_on(clients, other["id"], other["rest"], lambda _: 10**9)
        assert clients[0].get(f"/api/tables/{other['id']}/record") == KEPT.record(other["name"])
        assert left not in server.process.keeper.drivers
    assert rows(database, left) + rows(database, over) == before


def test_doctor_says_which_versions_are_needed_and_which_by_nobody(source: Path, database: str) -> None:
    with served(source, "0.1", database) as url:
        new_match(people(url, KEPT), "trambahn")
    said = command(source, "doctor", "--database", database).stdout
    assert "rules of trambahn, version 1: 1 over, 2 playing\n" in said
    assert "rules of trambahn, version 2: 1 playing\n" in said
    assert "rules of volldampf, version 2: no stored match needs it\n" in said
    said = command(SOURCE, "doctor", "--database", database).stdout
    assert "rules of trambahn, version 2: 1 playing; this release does not know it\n" in said


def test_rules_can_be_read_as_they_were(source: Path) -> None:
    old, new = (command(source, "rules", "trambahn", "B1.2", "--lang", "en", *more).stdout for more in (["--version", "1"], []))
    assert MARK in new and MARK not in old and old
    unknown = command(source, "rules", "trambahn", "--version", "3")
    assert unknown.returncode == 2 and "a newer release made it" in unknown.stderr


def test_the_planted_release_keeps_every_law_of_versions(source: Path) -> None:
    program = "from fullsteam.games import ROOMS\nfrom fullsteam.testing import versions\n"
    program += "for room in ROOMS.values():\n    versions.known(room), versions.played(room, 1), versions.texts(room)\n"
    done = subprocess.run([sys.executable, "-c", program], env=environment(source), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def test_a_schema_of_a_newer_release_is_refused_and_nothing_is_written(database: str) -> None:
    with closing(sqlite3.connect(database)) as c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
        c.commit()
    before = rows(database)
    done = command(SOURCE, "serve", "--database", database, "--port", "1")
    assert done.returncode == 2 and done.stdout == "" and rows(database) == before
    assert done.stderr.count("\n") == 1 and "version 9999 of the schema, which a newer release made" in done.stderr
    assert "version 9999 of the schema, which a newer release made" in command(SOURCE, "doctor", "--database", database).stdout
