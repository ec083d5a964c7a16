"""For those who run it: doctor, backup, restore, health, metrics, the command line."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import text

from fullsteam.games import ROOMS
from fullsteam.server.operating import Config, SetUpError
from fullsteam.server.running import backup as backups
from fullsteam.server.running.serve import alone
from fullsteam.server.store import StoreError, open_store, readiness
from fullsteam.server.store.opening import look_into, migrations, newest_version
from serverkit import GAME, Client, Threaded, play_match
from serverkit.faults import until

BOTS = [{"kind": "bot", "level": "random"}] * ROOMS[GAME].info.min_players


def cli(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "fullsteam.cli.main", *args], capture_output=True, text=True, check=False)


@pytest.fixture
def played(database: str, tmp_path: Path) -> str:
    """A database with a finished match, one in the middle and an open table; the last two while a backup is made."""
    with Threaded(database) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
        bo.post(f"/api/tables/{table['id']}/join", {})
        asyncio.run(play_match([(anna, 0), (bo, 1)], table["id"], 1))
        anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
        anna.create(GAME, BOTS)
        assert backups.backup(database, tmp_path / "while running.db") > 100
    return database


@pytest.mark.heavy
def test_a_backup_made_while_running_restores_and_replays(played: str, tmp_path: Path) -> None:
    made, again = tmp_path / "while running.db", tmp_path / "again.db"
    assert not list(tmp_path.glob("*.part"))
    restored = cli("restore", str(made), "--database", str(again), "--verify")
    assert restored.returncode == 0 and "3 tables replay" in restored.stdout, restored.stderr
    with Threaded(str(again)) as server:
        assert len(httpx.get(f"{server.url}/api/games").json()) == len(ROOMS)
    for args in (("restore", str(made), "--database", str(again)), ("backup", str(made), "--database", str(again))):
        refused = cli(*args)
        assert refused.returncode == 2 and "exists already" in refused.stderr
    store = open_store(str(again))
    store.write_now(lambda c: c.execute(text("UPDATE tables SET scores = '[1,1]' WHERE status = 'over'")).rowcount)
    store.close()
    assert [bool(wrong) for _, wrong in backups.verify_all(str(again))].count(True) == 1


@pytest.mark.heavy
def test_from_sqlite_to_postgresql_and_back(postgres_database: str, tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "small.db")) as server:
        anna = Client(server.url, "Anna")
        table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])

        async def talk() -> None:
            async with anna.table(table["id"]) as t:
                await t.hello()
                await t.say("chat", text="hello")
                await t.hear("chat")

        asyncio.run(talk())
        rows = backups.backup(str(tmp_path / "small.db"), tmp_path / "copy.db")
    assert backups.restore(tmp_path / "copy.db", postgres_database) == rows
    assert backups.backup(postgres_database, tmp_path / "back.db") == rows
    with Threaded(postgres_database) as big:
        there = Client(big.url, "Bo")
        assert there.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == "Anna"
        there.post(f"/api/tables/{table['id']}/join", {})
    with pytest.raises(ValueError, match="not empty"):
        backups.restore(tmp_path / "copy.db", postgres_database)


def test_doctor_says_how_things_are(tmp_path: Path) -> None:
    fine = cli("doctor", "--database", str(tmp_path / "new.db"))
    assert fine.returncode == 0 and "all well" in fine.stdout and "will be made" in fine.stdout
    assert not (tmp_path / "new.db").exists()
    (tmp_path / "bad.db").write_text("this is no database")
    bad = cli("doctor", "--database", str(tmp_path / "bad.db"))
    assert bad.returncode == 2 and bad.stderr.count("\n") == 1


def test_doctor_and_backup_leave_a_database_of_an_older_release_as_it_is(tmp_path: Path) -> None:
    """A server of that release may be using it; only `serve` migrates."""
    old, copy, new = tmp_path / "old.db", tmp_path / "copy.db", tmp_path / "new.db"
    with Threaded(str(old)) as server:
        Client(server.url, "Anna").create(GAME, [{"kind": "me"}, {"kind": "open"}])
    store = open_store(str(old))
    store.write_now(lambda c: command.downgrade(migrations(c), "0001"))
    store.close()
    said = cli("doctor", "--database", str(old))
    assert said.returncode == 0 and "version 0001 of the schema" in said.stdout, said.stderr
    made = cli("backup", str(copy), "--database", str(old))
    assert made.returncode == 0, made.stderr
    assert look_into(str(old)) == "0001"
    before = copy.read_bytes()
    restored = cli("restore", str(copy), "--database", str(new), "--verify")
    assert restored.returncode == 0 and "1 tables replay" in restored.stdout, restored.stderr
    assert copy.read_bytes() == before and look_into(str(new)) == newest_version() != "0001"


def test_a_backup_of_postgresql_says_which_version_it_found(postgres_database: str, tmp_path: Path) -> None:
    store = open_store(postgres_database)
    store.write_now(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '0001'")).rowcount)
    store.close()
    refused = cli("backup", str(tmp_path / "copy.db"), "--database", postgres_database)
    assert refused.returncode == 2 and "has version 0001 of the schema" in refused.stderr
    assert look_into(postgres_database) == "0001" and not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--database", "mysql://x/y"], "a SQLite file or postgresql"),
        (["--database", "/no/such/folder/x.db"], "no such folder"),
        (["--bots", "many"], "number of processes"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "cannot be opened"),
    ],
)
def test_serve_refuses_in_one_sentence(args: list[str], sentence: str, tmp_path: Path) -> None:
    base = [] if "--database" in args else ["--database", str(tmp_path / "x.db")]
    refused = cli("serve", *base, *args, "--port", "18765")
    assert refused.returncode == 2 and sentence in refused.stderr and "Traceback" not in refused.stderr


def test_a_port_that_is_taken(server: Threaded, tmp_path: Path) -> None:
    refused = cli("serve", "--database", str(tmp_path / "x.db"), "--port", str(server.port))
    assert refused.returncode == 2 and "is taken by another program" in refused.stderr


def test_health_readiness_figures_and_the_page(server: Threaded) -> None:
    host = Client(server.url, "Host")
    host.create(GAME, BOTS)
    assert host.get("/healthz")["status"] == "alive" and host.get("/readyz")["status"] == "ready"
    figures = host.get("/metrics")
    assert 'fullsteam_entries_total{by="server",kind="start"}' in figures and "fullsteam_tables_in_memory" in figures
    for path in ("/", "/t/abc", "/t/abc/7", "/join/code", "/index.html"):
        assert "<!doctype html>" in host.get(path).lower()
    for path in ("/nowhere", "/../config.py", "/%2e%2e/config.py", "/assets/none.js"):
        host.get(path, 404)


def test_games_words_and_texts_are_told(server: Threaded) -> None:
    someone = Client(server.url)
    for game in someone.get("/api/games"):
        room = ROOMS[game["id"]]
        full = someone.get(f"/api/games/{game['id']}")
        assert [w["name"] for w in full["verbs"]] == list(room.game.verbs.by_name)
        assert all(
            d in full["domains"] for kind in ("verbs", "happenings", "refusals") for w in full[kind] for d in w["domains"]
        )
        for lang in ("fr", "en", "de"):
            assert room.sentences(lang) in someone.get(f"/api/games/{game['id']}/text/{lang}")
            book = someone.get(f"/api/games/{game['id']}/rules/{lang}")
            assert [p["id"] for p in book["paragraphs"]] == list(room.rulebooks[lang].paragraphs)
            said = "".join(x["text"] for x in [*book["paragraphs"], *book["rulings"]])
            assert set(re.findall("`([^`]+)`", said)) <= set(book["options"])  # each option has a name for people
    someone.get("/api/games/nonsense", 404)
    someone.get(f"/api/games/{GAME}/text/xx", 404)


def test_whether_it_is_ready_is_asked_of_the_database_once_a_second(tmp_path: Path) -> None:
    """However many ask; and a database that does not answer is told as that."""
    with Threaded(str(tmp_path / "ready.db")) as server:
        store, asked = server.process.store, 0
        write = store.write

        async def counted(work: Any, *args: Any) -> Any:
            nonlocal asked
            asked += work is readiness.probe
            if asked > 1 and work is readiness.probe:
                raise StoreError("away")
            return await write(work, *args)

        store.write = counted  # type: ignore[method-assign]
        server.process.readiness.asked = None
        with httpx.Client(base_url=server.url, verify=False) as http:
            assert [http.get("/readyz").status_code for _ in range(5)] == [200] * 5
            assert asked == 1
            until(lambda: http.get("/readyz").status_code == 503, "it is asked again")
        assert asked == 2


def test_database_and_backups_are_for_nobody_else(tmp_path: Path) -> None:
    open_store(str(tmp_path / "x.db")).close()
    assert cli("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "x.db")).returncode == 0
    for name in ("x.db", "copy.db"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600, name


def test_a_file_under_another_name_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "x.db")
    with alone(str(tmp_path / "x.db")), pytest.raises(StoreError, match="another server"):
        alone(str(tmp_path / "other.db"))


def test_limits_are_options_and_a_wrong_one_is_told() -> None:
    assert Config().limited(["frames=5", "head=100"]).frames == 5
    for wish, why in (("many=1", "there is no limit"), ("frames=x", "is a number"), ("head=0", "more than 0")):
        with pytest.raises(SetUpError, match=why):
            Config().limited([wish])
    refused = cli("serve", "--limit", "nonsense=1", "--port", "18766")
    assert refused.returncode == 2 and "there is no limit" in refused.stderr
