"""For who hosts: what administrators do, in the page and on the command line, who may not, and what everybody else sees."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from fullsteam.cli.errors import UserError
from fullsteam.cli.main import app
from fullsteam.server.people.forbidden import Forbidden
from fullsteam.server.store import hosting, open_store, people
from fullsteam.server.store.opening import look_into, newest_version
from serverkit import GAME, Client, Threaded, run, seated
from serverkit.faults import until

PASSWORD = "correct horse battery"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Threaded]:
    with Threaded(str(tmp_path / "house.db")) as running:
        yield running


def account(server: Threaded, login: str, **more: str) -> Client:
    person = Client(server.url)
    person.me = person.post("/api/account", {"login": login, "password": PASSWORD, "name": login.title(), **more}, 201)
    return person


def admin_of(server: Threaded, login: str = "host") -> Client:
    """Made as the first one is, beside the running server."""
    host = account(server, login)
    command(server.config.database, "make", login)
    until(lambda: host.get("/api/me")["admin"], "the running server has seen it")
    return host


def command(database: str, *words: str) -> str:
    """`fullsteam admin …`, with a way to the database of its own, in this process: a new one takes seconds to start."""
    said = CliRunner().invoke(app, ["admin", words[0], "--database", database, *words[1:]], catch_exceptions=False)
    assert said.exit_code == 0, said.output
    lines = said.stdout.splitlines()
    return "\n".join(line for line in lines if '"event":' not in line)  # the server of this process may have said something


def do(host: Client, what: str, status: int = 201, **more: Any) -> Any:
    return host.post("/api/admin/deeds", {"what": what, **more}, status)


# --- who may


def test_for_everybody_else_there_is_nothing_at_these_addresses(house: Threaded) -> None:
    paths = ["/api/admin", "/api/admin/people", "/api/admin/tables", "/api/admin/reports", "/api/admin/deeds"]
    host, guest, member, nobody = admin_of(house), Client(house.url, "Gus"), account(house, "member"), Client(house.url)
    token = host.post("/api/me/tokens", {"name": "x", "scopes": ["read", "play", "tables"]}, 201)["token"]
    unknown = guest.get("/api/nothing-here", 404)
    for path in paths:
        assert host.http.get(path).status_code == 200
        for who in (guest, member, nobody):
            assert who.get(path, 404) == unknown
        assert host.http.get(path, headers={"authorization": f"Bearer {token}", "cookie": ""}).status_code == 404
    bodies: list[Any] = [{"what": "make", "person": member.me["id"]}, {"nonsense": True}, []]
    for body in bodies:
        assert member.post("/api/admin/deeds", body, 404) == unknown
    html = {"accept": "text/html"}
    assert host.http.get("/admin", headers=html).status_code == 200
    for who in (guest, member, nobody):
        seen, lost = who.http.get("/admin", headers=html), who.http.get("/nowhere", headers=html)
        assert seen.status_code == 404 and seen.text.replace("/admin", "/nowhere") == lost.text
    assert not member.get("/api/me")["admin"]


def test_the_first_is_made_on_the_command_line_others_by_him_and_guests_never(house: Threaded) -> None:
    host, other, guest = admin_of(house), account(house, "other"), Client(house.url, "Gus")
    assert "guest" in do(host, "make", 409, person=guest.me["id"])["detail"]
    do(host, "make", person=other.me["id"], why="helps on Fridays")
    assert other.get("/api/me")["admin"] and other.get("/api/admin")["people"] == {"accounts": 2, "guests": 1}
    assert "himself" in do(other, "unmake", 409, person=other.me["id"])["detail"]
    do(host, "unmake", person=other.me["id"])
    other.get("/api/admin", 404)
    do(host, "mute", 409, person="x" * 20)
    do(host, "mute", 400, person=guest.me["id"], days=-1)
    with pytest.raises(UserError, match="nobody called"):
        command(house.config.database, "make", "nobody-like-that")


# --- mute, ban, rename, delete


def test_who_is_muted_is_told_so_and_plays_on(house: Threaded) -> None:
    host = admin_of(house)
    anna, bo, table_id = seated(house)
    do(host, "mute", person=anna.me["id"], days=2, why="shouting")

    async def scene() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            await a.hello()
            await b.hello()
            await a.say("chat", text="AAAAH")
            no = await a.hear("refused")
            assert (no["reason"], no["text"], no["why"]) == ("chat", "muted", "shouting")
            assert 1.9 * 86_400_000 < no["until"] - house.process.now() < 2.1 * 86_400_000
            do(host, "unmute", person=anna.me["id"])
            await a.say("chat", text="sorry")
            assert (await b.hear("chat"))["lines"][0]["text"] == "sorry"

    run(scene())
    assert "nothing to lift" in do(host, "unmute", 409, person=anna.me["id"])["detail"]


def test_who_is_banned_is_out_at_once_with_a_sentence_and_a_bot_plays_on(house: Threaded) -> None:
    host, anna, bo = admin_of(house), account(house, "anna"), Client(house.url, "Bo")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], terms={"takeover": "random"})["id"]
    bo.post(f"/api/tables/{table_id}/join", {})
    waiting = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    token = anna.post("/api/me/tokens", {"name": "x", "scopes": ["read"]}, 201)["token"]

    async def scene() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            await a.hello()
            await b.hello()
            do(host, "ban", person=anna.me["id"], why="threats, and worse: " + "é" * 200)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await a.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4410
            assert closed.value.rcvd.reason.startswith("banned: threats")
            while not (await b.hear("news"))["stand_ins"][0]:
                pass

    run(scene())
    anna.get("/api/me", 401)
    assert anna.http.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    again = Client(house.url)
    no = again.post("/api/login", {"login": "anna", "password": PASSWORD}, 403)
    assert no["extra"]["code"] == "banned" and no["extra"]["why"].startswith("threats") and no["extra"]["until"] is None
    again.post("/api/account", {"login": "anna", "password": PASSWORD}, 403)
    assert bo.get(f"/api/tables/{waiting}")["status"] == "closed"
    do(host, "unban", person=anna.me["id"])
    again.post("/api/login", {"login": "anna", "password": PASSWORD}, 200)

    async def back() -> None:
        async with again.table(table_id) as a:
            await a.hello()
            await a.say("return")
            while (await a.hear("news"))["stand_ins"][0]:
                pass

    run(back())
    do(host, "make", person=anna.me["id"])
    assert "administrator" in do(host, "ban", 409, person=anna.me["id"])["detail"]


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    time = [1_800_000_000_000]
    with Threaded(str(tmp_path / "a.db"), now=lambda: time[0]) as house:
        account(house, "anna")
        store = house.process.store
        user = store.read_now(people.accounts_of, "anna")[0][0]
        store.write_now(hosting.punish, user.id, "ban", "a day off", time[0], time[0] + 1000)
        anna = Client(house.url)
        anna.post("/api/login", {"login": "anna", "password": PASSWORD}, 403)
        time[0] += 1001
        anna.post("/api/login", {"login": "anna", "password": PASSWORD}, 200)


def test_another_name_is_told_at_the_tables_at_once(house: Threaded) -> None:
    host = admin_of(house)
    anna, bo, table_id = seated(house)

    async def scene() -> None:
        async with bo.table(table_id) as b:
            await b.hello()
            do(host, "rename", person=anna.me["id"], name="Bo", why="rude")
            while (await b.hear("table"))["table"]["seats"][0]["name"] != "Bo (2)":
                pass

    run(scene())
    assert anna.get("/api/me")["name"] == "Bo"
    do(host, "rename", 409, person=anna.me["id"], name=" \u200b ")


def test_who_is_deleted_leaves_the_others_their_match_without_his_name(house: Threaded) -> None:
    host = admin_of(house)
    anna, bo, table_id = seated(house, terms={"takeover": "random"})
    line = said(anna, table_id, "hello everybody")
    bo.post(f"/api/tables/{table_id}/report", {"reason": "insult", "line": line}, 204)

    async def scene() -> None:
        async with bo.table(table_id) as b:
            await b.hello()
            do(host, "delete", person=anna.me["id"], why="asked for it")
            while not (await b.hear("news"))["stand_ins"][0]:
                pass

    run(scene())
    anna.get("/api/me", 401)
    assert [s["name"] for s in bo.get(f"/api/tables/{table_id}")["seats"]] == ["—", "Bo"]
    (deed,) = [d for d in host.get("/api/admin/deeds") if d["what"] == "delete"]
    assert deed["name"] == "—" and deed["why"] == "asked for it" and deed["by_name"] == "Host"
    assert host.get("/api/admin/reports") == []
    do(host, "delete", 409, person=anna.me["id"])


def said(who: Client, table_id: str, text: str) -> int:
    async def scene() -> int:
        async with who.table(table_id) as socket:
            await socket.hello()
            await socket.say("chat", text=text)
            return int((await socket.hear("chat"))["lines"][0]["id"])

    return int(run(scene()))


def test_a_table_is_removed_and_nobody_s_record_is_lost(house: Threaded) -> None:
    host = admin_of(house)
    anna, bo, table_id = seated(house)
    over = anna.create(
        GAME, [{"kind": "me"}, {"kind": "bot", "level": "random", "name": "Rude Word"}], public=True, terms={"guest_chat": True}
    )["id"]

    async def scene() -> None:
        async with anna.table(over) as a:
            await a.hello()
            await a.say("chat", text="something bad")
            await a.hear("chat")
            await a.say("resign")
            await a.hear("news")
        until(lambda: anna.get(f"/api/tables/{over}")["status"] == "over", "given up")
        before = anna.http.get(f"/api/tables/{over}/record").text
        async with bo.table(table_id) as b:
            await b.hello()
            do(host, "remove", table=table_id, why="a test that ran wild")
            while (await b.hear("table"))["table"]["status"] != "closed":
                pass
        do(host, "remove", table=over)
        after = anna.http.get(f"/api/tables/{over}/record").text
        assert after.replace("random 2", "Rude Word") == before

    run(scene())
    assert [s["name"] for s in anna.get(f"/api/tables/{over}")["seats"]] == ["Anna", "random 2"]
    assert host.get(f"/api/admin/tables/{over}/chat") == [] and not anna.get(f"/api/tables/{over}")["public"]
    assert len(anna.get("/api/me/export")["seats"]) == 2
    do(host, "remove", 409, table="x" * 24)


# --- reports


def test_a_report_names_person_and_line_and_is_limited(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "a.db"), reports=3) as house:
        host = admin_of(house)
        anna, bo, table_id = seated(house)
        line = said(anna, table_id, "you cheat!")
        path = f"/api/tables/{table_id}/report"
        Client(house.url).post(path, {"reason": "other", "seat": 0}, 401)
        bo.post(path, {"reason": "insult", "line": line, "text": "again and again"}, 204)
        bo.post(path, {"reason": "insult", "line": line}, 204)  # twice is once
        bo.post(path, {"reason": "cheating", "seat": 0}, 204)
        bo.post(path, {"reason": "cheating", "seat": 1}, 404)  # himself
        bo.post(path, {"reason": "cheating", "line": 9999}, 404)
        bo.post(path, {"reason": "cheating"}, 400)
        bo.post(path, {"reason": "boredom", "seat": 0}, 400)
        found = host.get("/api/admin/reports")
        assert [(r["reason"], r["said"], r["name"], r["by_name"]) for r in found] == [
            ("insult", "you cheat!", "Anna", "Bo"),
            ("cheating", "", "Anna", "Bo"),
        ]
        do(host, "settle", report=found[0]["id"], why="talked to her")
        assert len(host.get("/api/admin/reports")) == 1
        assert [r["id"] for r in host.get("/api/admin/reports", settled=True)] == [found[0]["id"]]
        bo.post(path, {"reason": "insult", "line": line}, 204)
        assert bo.post(path, {"reason": "name", "seat": 0, "text": "x"}, 429)["extra"]["code"] == "reports"
        about = host.get(f"/api/admin/people/{anna.me['id']}")
        assert len(about["reports"]) == 3 and about["deeds"][0]["why"] == "talked to her"
        told = anna.get("/api/me/export")["reported"]
        assert len(told) == 3 and "Bo" not in str(told) and "again and again" not in str(told)
        assert len(bo.get("/api/me/export")["reports"]) == 3


def test_a_line_is_taken_out_of_the_chat_before_everybody_s_eyes(house: Threaded) -> None:
    host = admin_of(house)
    anna, bo, table_id = seated(house)
    line = said(anna, table_id, "something bad")

    async def scene() -> None:
        async with bo.table(table_id) as b:
            assert len((await b.hello())["chat"]) == 1
            do(host, "unsay", line=line, why="bad")
            assert (await b.hear("unsaid"))["lines"] == [line]
        async with bo.table(table_id) as b:
            assert (await b.hello())["chat"] == []

    run(scene())
    do(host, "unsay", 409, line=line)


# --- names, announcements, doors


def test_words_are_found_as_the_eye_reads_them() -> None:
    forbids = Forbidden("# a remark\nrude\n*swear*\n\n")
    assert all(forbids(name) for name in ("Rude", "RÜDE", "The Rude One", "r u d e", "ruԁе", "xX_5wear_Xx swearing"))
    assert not any(forbids(name) for name in ("Gertrude", "Anna", "remark", "a remark"))
    assert not Forbidden("")("Anna") and not Forbidden("*\n**")("Anna")


def test_the_host_edits_the_names_that_nobody_may_have(house: Threaded) -> None:
    host, anna = admin_of(house), Client(house.url, "Anna")
    do(host, "words", words="rude\n*swear*")
    assert host.get("/api/admin")["words"] == "rude\n*swear*"
    fresh = Client(house.url)
    assert fresh.post("/api/guest", {"name": "Ruԁe"}, 400)["extra"]["code"] == "name"
    fresh.post("/api/account", {"login": "swearer", "password": PASSWORD}, 400)
    fresh.post("/api/account", {"login": "fine", "password": PASSWORD, "name": "R.u.d.e"}, 400)
    anna.patch("/api/me", {"name": "the rude one"}, 400)
    seats = [{"kind": "me"}, {"kind": "me", "name": "swearing"}]
    anna.create(GAME, seats, 400)
    free = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    assert anna.post(f"/api/tables/{free}/join", {"name": "Rude"}, 400)["detail"] == "nobody may be called so here"
    assert anna.get("/api/me")["name"] == "Anna"
    do(host, "words", words="")
    anna.patch("/api/me", {"name": "the rude one"})


def test_an_announcement_reaches_everybody_and_open_tables_at_once(house: Threaded) -> None:
    host = admin_of(house)
    anna, _, table_id = seated(house)

    async def scene() -> None:
        async with anna.table(table_id) as a:
            await a.hello()
            do(host, "announce", texts={"en": "Restart at nine", "fr": "Redémarrage à neuf heures"}, days=1)
            (told,) = (await a.hear("announcements"))["announcements"]
            assert told["texts"]["en"] == "Restart at nine" and told["until"] > house.process.now()

    run(scene())
    nobody = Client(house.url)
    (told,) = nobody.get("/api/house")["announcements"]
    do(host, "withdraw", announcement=told["id"])
    assert nobody.get("/api/house")["announcements"] == []
    do(host, "announce", 409, texts={"en": "  "})
    do(host, "announce", 400, texts={"xx": "?"})


def test_a_club_lets_in_who_knows_its_code_and_members_who_have_accounts(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "a.db"), club="Steam 1894") as house:
        fresh = Client(house.url)
        assert fresh.get("/api/house")["club"] is True
        assert fresh.post("/api/guest", {"name": "Anna"}, 403)["extra"]["code"] == "club"
        fresh.post("/api/account", {"login": "anna", "password": PASSWORD, "club": "wrong"}, 403)
        fresh.post("/api/guest", {"name": "Anna", "club": "steam1894"}, 201)
        fresh.post("/api/account", {"login": "anna", "password": PASSWORD}, 201)  # who is in is in
        Client(house.url).post("/api/login", {"login": "anna", "password": PASSWORD}, 200)
    with Threaded(str(tmp_path / "b.db"), guests=False) as house:
        fresh = Client(house.url)
        assert fresh.get("/api/house")["guests"] is False
        assert fresh.post("/api/guest", {"name": "Anna"}, 403)["extra"]["code"] == "guests"
        fresh.post("/api/account", {"login": "anna", "password": PASSWORD}, 201)


# --- a lost password


def test_a_lost_password_is_chosen_anew_with_a_link_that_works_once(house: Threaded) -> None:
    host, anna = admin_of(house), account(house, "anna")
    made = do(host, "password", person=anna.me["id"], why="called me")
    token = made["path"].rpartition("/")[2]
    assert made["login"] == "anna" and token not in str(host.get("/api/admin/deeds"))
    again = Client(house.url)
    again.post("/api/letters/nonsense/password", {"password": "another long one"}, 404)
    again.post(f"/api/letters/{token}/password", {"password": "password"}, 400)
    me = again.post(f"/api/letters/{token}/password", {"password": "quite another thing"}, 200)
    assert me["login"] == "anna" and again.get("/api/me")["id"] == anna.me["id"]
    again.post(f"/api/letters/{token}/password", {"password": "and a third thing"}, 404)
    anna.get("/api/me", 401)
    Client(house.url).post("/api/login", {"login": "anna", "password": PASSWORD}, 401)
    Client(house.url).post("/api/login", {"login": "anna", "password": "quite another thing"}, 200)
    first, second = (do(host, "password", person=anna.me["id"])["path"].rpartition("/")[2] for _ in range(2))
    again.post(f"/api/letters/{first}/password", {"password": "yet something else"}, 404)
    again.post(f"/api/letters/{second}/password", {"password": "yet something else"}, 200)
    guest = Client(house.url, "Gus")
    do(host, "password", 409, person=guest.me["id"])


# --- the log, and the command line


def test_all_is_logged_with_who_what_when_and_why_and_can_be_taken_along(house: Threaded) -> None:
    host, anna = admin_of(house), account(house, "anna")
    do(host, "mute", person=anna.me["id"], why="=HYPERLINK()")
    do(host, "ban", 409, person=host.me["id"])  # what was not done is not logged
    found = host.get("/api/admin/deeds")
    assert [(d["what"], d["by_name"], d["name"]) for d in found] == [("mute", "Host", "Anna"), ("make", "command line", "Host")]
    rows = list(csv.reader(io.StringIO(host.http.get("/api/admin/deeds.csv").text)))
    assert rows[0] == ["when", "who", "what", "about", "name", "why"] and rows[1][-1] == "'=HYPERLINK()" and len(rows) == 3
    assert len(host.get("/api/me/export")["deeds"]) == 1 and anna.get("/api/me/export")["sanctions"][0]["kind"] == "mute"


def test_the_command_line_does_all_of_it_and_a_running_server_sees_it(house: Threaded, tmp_path: Path) -> None:
    database = house.config.database
    anna, bo, table_id = seated(house, terms={"takeover": "random"})
    account(house, "cleo")

    async def scene() -> None:
        async with anna.table(table_id) as a:
            await a.hello()
            command(database, "ban", anna.me["id"], "--why", "enough", "--days", "3")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await a.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "banned: enough"

    run(scene())
    until(lambda: house.process.tables[table_id].course.stand_in[0] == "random", "a bot plays on")
    rows = json.loads(command(database, "people", "--json"))
    assert {row["name"] for row in rows} == {"Anna", "Bo", "Cleo"}
    assert [row["name"] for row in json.loads(command(database, "people", "--only", "banned", "--json"))] == ["Anna"]
    assert anna.me["id"] in command(database, "people", "ann") and "until" in command(database, "people", "ann")
    assert table_id in command(database, "tables")
    command(database, "unban", "anna")
    words = tmp_path / "words.txt"
    words.write_text("rude\n")
    command(database, "names", "--file", str(words))
    assert command(database, "names").strip() == "rude"
    until(lambda: house.process.forbids("Rude"), "the running server knows the words")
    number = command(database, "announce", "Hello", "--de", "Hallo").strip()
    until(lambda: bo.get("/api/house")["announcements"] != [], "announced")
    command(database, "announce", "--withdraw", number)
    command(database, "rename", "cleo", "Clara")
    command(database, "mute", "clara")
    command(database, "unmute", "clara")
    assert command(database, "password", "cleo", "--url", "https://x.org/").startswith("https://x.org/letter/password/")
    login, word = command(database, "password", "cleo", "--temporary").split()
    Client(house.url).post("/api/login", {"login": login, "password": word}, 200)
    bo.post(f"/api/tables/{table_id}/report", {"reason": "leaving", "seat": 0}, 204)
    (report,) = json.loads(command(database, "reports", "--json"))
    command(database, "reports", "--settle", str(report["id"]))
    assert json.loads(command(database, "reports", "--json")) == []
    command(database, "delete", "bo", "--yes", "--why", "asked")
    until(lambda: house.process.tables[table_id].course.stand_in[1] == "random", "a bot plays on for both")
    until(lambda: house.process.tables[table_id].seats[1].name == "—", "and his name is gone")
    command(database, "delete", table_id, "--yes")
    until(lambda: house.process.tables[table_id].row.status == "closed", "closed")
    what = [d["what"] for d in json.loads(command(database, "log", "--json"))]
    expected = "ban unban words announce withdraw rename mute unmute password password settle delete remove"
    assert what[::-1] == expected.split()
    with pytest.raises(UserError, match="nothing to lift"):
        command(database, "unmute", "clara")


def test_as_people_type_it(house: Threaded) -> None:
    account(house, "anna")
    line = [sys.executable, "-m", "fullsteam.cli.main", "admin"]
    said = subprocess.run(
        [*line, "make", "anna", "--database", house.config.database], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert [u.admin for u, _ in house.process.store.read_now(people.accounts_of, "anna")] == [True]
    said = subprocess.run(
        [*line, "mute", "bo", "--database", house.config.database], capture_output=True, text=True, check=False
    )
    assert said.returncode == 2 and 'there is nobody called "bo"' in said.stderr


def test_what_was_done_while_no_server_ran_is_made_up_for(database: str) -> None:
    """On both databases."""
    with Threaded(database) as house:
        anna, bo, table_id = seated(house, terms={"takeover": "random"})
    command(database, "delete", anna.me["id"], "--yes")
    command(database, "ban", bo.me["id"])
    with Threaded(database) as house:
        table = run(get(house, table_id))
        assert table == ["random", "random"]
        assert house.process.store.read_now(hosting.deeds_to_do) == []
        bo.http.base_url = house.url
        bo.get("/api/me", 401)


async def get(house: Threaded, table_id: str) -> list[str]:
    async with Client(house.url).table(table_id) as socket:
        await socket.hello()
        return list((await socket.hear("news"))["stand_ins"])


def test_the_schema_comes_forward_and_people_are_no_administrators(database: str) -> None:
    """From what the release before left behind, with people in it, on both databases."""
    from alembic import command as alembic

    from fullsteam.server.store.opening import migrations

    store = open_store(database)
    with store.engine.begin() as connection:
        alembic.downgrade(migrations(connection), "0008")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO users (id, name, created, deleted) VALUES ('u1', 'Anna', 1, false)")
    store.close()
    assert look_into(database) == "0008"
    store = open_store(database)
    try:
        user = store.read_now(people.get_user, "u1")
        assert look_into(database) == newest_version() and user is not None and not user.admin
        assert store.read_now(hosting.newest_deeds, 10) == [] and store.read_now(hosting.words) == ""
    finally:
        store.close()
