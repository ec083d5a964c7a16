"""It is your turn: told to who is not here, by every way, once, in his language; and nobody can make the server a weapon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, func, select

from fullsteam.server.notices.composing import quiet_until
from fullsteam.server.notices.hooks import bad_address, private
from fullsteam.server.store import notices as sql
from fullsteam.server.store.notices import Wishes
from fullsteam.server.store.schema import outbox
from serverkit import GAME, Client, Threaded, run, seated
from serverkit.faults import until
from serverkit.letters import ANNA_BEGINS, campaign
from serverkit.receivers import Browser, mail_server, web
from serverkit.waking import DAYS, turns

ALL = ["turn", "again", "begun", "over", "nudge", "invite"]


@contextmanager
def running(tmp_path: Path, **config: Any) -> Iterator[Threaded]:
    with Threaded(f"sqlite:///{tmp_path}/a.db", private_hooks=True, **config) as server:
        yield server


def again(c: Connection) -> int:
    return int(c.execute(select(func.count()).where(outbox.c.kind == "again")).scalar_one())


# --- by every way


def test_a_hook_is_told_within_seconds_and_not_while_he_looks(tmp_path: Path) -> None:
    with web() as receiver, running(tmp_path) as server:
        anna, bo, table_id = seated(server, **DAYS)
        bo.put("/api/me/notices", {"lang": "fr", "days": ["turn", "over"]})
        bo.post("/api/me/channels", {"kind": "hook", "url": receiver.url}, 201)
        turns(server, [anna, bo], table_id, 1)
        (told,) = receiver.wait_for(1, 8)
        assert told["title"].startswith("C’est à toi") and "Anna" in told["title"] and told["turns"] == 1
        assert told["url"].endswith(f"/t/{table_id}") and told["lines"]
        until(lambda: server.process.store.read_now(again) == 1, "told once more after a day, should he not come")

        async def looks() -> None:
            async with bo.table(table_id) as socket:
                await socket.hello()
                turns(server, [anna, bo], table_id, 0)
                turns(server, [anna, bo], table_id, 1)
                until(lambda: server.process.store.read_now(sql.count) == 0, "nothing waits for who looks")

        run(looks())
        assert len(receiver.got) == 1


def test_push_is_encrypted_for_one_browser_and_signed_by_this_server(tmp_path: Path) -> None:
    with web() as receiver, running(tmp_path) as server:
        anna, bo, table_id = seated(server, **DAYS)
        browser = Browser(receiver)
        bo.post("/api/me/channels", {"kind": "push", **browser.subscription()}, 201)
        key = bo.get("/api/me/notices")["can"]["push"]
        turns(server, [anna, bo], table_id, 1)
        until(lambda: len(receiver.got) == 1, "a push")
        told = browser.read(0, key)
        assert told["title"].startswith("It is your turn") and told["url"].endswith(table_id) and told["turns"] == 1
        (way,) = bo.get("/api/me/notices")["channels"]
        receiver.status = 410
        answer = bo.post(f"/api/me/channels/{way['id']}/test", None, 200)
        assert not answer["ok"] and "410" in answer["detail"]
        turns(server, [anna, bo], table_id, 0)
        turns(server, [anna, bo], table_id, 1)
        until(lambda: bo.get("/api/me/notices")["channels"] == [], "who has gone is not told again")


def test_mail_is_confirmed_and_left_with_one_click(tmp_path: Path) -> None:
    with mail_server() as (box, smtp), running(tmp_path, smtp=smtp, mail_from="house@example.org") as server:
        anna, bo, table_id = seated(server, **DAYS)
        bo.put("/api/me/notices", {"lang": "de", "days": ALL})
        bo.post("/api/me/channels", {"kind": "mail", "address": "nobody"}, 400)
        bo.post("/api/me/channels", {"kind": "mail", "address": "bo@example.org"}, 201)
        token = re.findall(r"/letter/confirm/(\S+)", str(box.wait_for(1).get_payload(decode=True).decode()))[0]  # type: ignore[union-attr]
        assert [way["confirmed"] for way in bo.get("/api/me/notices")["channels"]] == [False]
        anna.post("/api/letters/x/confirm", None, 404)
        anna.post(f"/api/letters/{token}/confirm", None, 204)
        turns(server, [anna, bo], table_id, 1)
        mail = box.wait_for(2)
        assert "Du bist dran" in str(mail["subject"]) or "=?utf-8?" in str(mail["subject"])
        assert mail["to"] == "bo@example.org" and mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        link = str(mail["list-unsubscribe"]).strip("<>")
        answer = httpx.post(link, data={"List-Unsubscribe": "One-Click"})  # a mail program, without any cookie
        assert answer.status_code == 204 and httpx.post(link).status_code == 204
        assert bo.get("/api/me/notices")["channels"] == []


# --- what, when, how often


def test_several_turns_are_one_message_and_quiet_hours_are_kept(tmp_path: Path) -> None:
    with web() as receiver, running(tmp_path) as server:
        anna, bo, first = seated(server, **DAYS)
        second = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], 201, **DAYS)["id"]
        bo.post(f"/api/tables/{second}/join", {})
        bo.put("/api/me/notices", {"days": ["turn"], "quiet": [0, 1439]})
        bo.post("/api/me/channels", {"kind": "hook", "url": receiver.url}, 201)
        for table_id in (first, second):
            turns(server, [anna, bo], table_id, 1)
        count = server.process.store.read_now
        until(lambda: waits_until(server) > server.process.now() + 60_000, "put off until the quiet hours end")
        assert receiver.got == [] and count(sql.count) == 2
        bo.put("/api/me/notices", {"days": ["turn"], "quiet": None})
        server.process.store.write_now(due_now, server.process.now())
        (told,) = receiver.wait_for(1)
        assert told["turns"] == 2 and told["title"] == "2 tables have news for you"


def waits_until(server: Threaded) -> int:
    from sqlalchemy import func, select

    from fullsteam.server.store.schema import outbox

    return server.process.store.read_now(lambda c: c.execute(select(func.min(outbox.c.due))).scalar_one() or 0)


def due_now(c: Any, now: int) -> None:
    from sqlalchemy import update

    from fullsteam.server.store.schema import outbox

    c.execute(update(outbox).values(due=now))


def test_quiet_hours_in_the_zone_where_he_lives() -> None:
    night = Wishes(zone="Europe/Berlin", quiet=(22 * 60, 7 * 60))
    at = 1_794_960_000_000  # 2026-11-18, midnight UTC: one o'clock in Berlin
    assert quiet_until(night, at) == at + 6 * 3_600_000
    assert quiet_until(night, at + 12 * 3_600_000) is None
    assert quiet_until(Wishes(), at) is None


def test_what_he_does_not_want_or_has_answered_is_not_sent(tmp_path: Path) -> None:
    with web() as receiver, running(tmp_path) as server:
        anna, bo, table_id = seated(server, options=ANNA_BEGINS)  # live
        bo.put("/api/me/notices", {"live": ["nudge"], "days": ALL})
        bo.post("/api/me/channels", {"kind": "hook", "url": receiver.url}, 201)
        turns(server, [anna, bo], table_id, 1)
        until(lambda: server.process.store.read_now(sql.count) == 0, "he did not want that")

        async def reminds() -> None:
            async with anna.table(table_id) as socket:
                await socket.hello()
                await socket.say("nudge", seat=1)
                await socket.hear("news")

        run(reminds())
        (told,) = receiver.wait_for(1)
        assert told["title"].startswith("You are awaited")


# --- receivers that are no good


def test_who_does_not_answer_harms_nobody_and_is_tried_again(tmp_path: Path) -> None:
    with web() as good, web() as bad, running(tmp_path) as server:
        anna, bo, table_id = seated(server, **DAYS)
        bo.post("/api/me/channels", {"kind": "hook", "url": f"{bad.url}/bad"}, 201)
        bo.post("/api/me/channels", {"kind": "hook", "url": "http://127.0.0.1:9/dead"}, 201)
        bo.post("/api/me/channels", {"kind": "hook", "url": good.url}, 201)
        bad.status, bad.headers = 302, {"location": good.url}
        turns(server, [anna, bo], table_id, 1)
        good.wait_for(1)
        # Counted as put off when that is written: what is made due before it would be put off after all.
        put_off = server.process.metrics.notices.labels("hook", "put off")._value.get
        count = server.process.store.read_now
        until(lambda: put_off() == 2 and count(sql.count) == 3, "two are tried again; and a reminder")
        assert len(bad.got) == 1
        assert len(good.got) == 1  # nobody was led there
        bad.status, bad.headers, bad.body = 200, {}, b"x" * 2_000_000
        server.process.store.write_now(due_now, server.process.now() - 1)
        until(lambda: len(bad.got) == 2, "tried again")


def test_private_addresses_are_refused_before_and_at_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("127.0.0.1", "10.1.2.3", "::1", "169.254.169.254", "fd00::1", "::ffff:10.0.0.1", "0.0.0.0", "224.0.0.1"):
        assert private(address)
    assert private("64:ff9b::10.0.0.1") and private("2002:0a00:0001::")  # by way of NAT64, and of 6to4
    assert not private("9.9.9.9") and not private("64:ff9b::9.9.9.9")
    for url in (
        "http://example.org/x",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://localhost/x",
        "ftp://x.org",
        "https://a:b@x.org/",
    ):
        assert bad_address(url), url
    assert bad_address("https://discord.com/api/webhooks/1/x") == ""
    with Threaded(f"sqlite:///{tmp_path}/a.db") as server:
        anna = Client(server.url, "Anna")
        anna.post("/api/me/channels", {"kind": "hook", "url": "https://192.168.0.1/x"}, 400)

        async def leads_home(*_: object) -> list[dict[str, Any]]:
            return [{"hostname": "rebound.example", "host": "127.0.0.1", "port": 443, "family": 2, "proto": 6, "flags": 0}]

        monkeypatch.setattr("aiohttp.resolver.ThreadedResolver.resolve", leads_home)
        way = anna.post("/api/me/channels", {"kind": "hook", "url": "https://rebound.example/x"}, 201)
        answer = anna.post(f"/api/me/channels/{way['id']}/test", None, 200)
        assert not answer["ok"] and "private network" in answer["detail"]


# --- a server that is killed


@pytest.mark.heavy
def test_killed_between_commit_and_sending_none_is_lost_and_none_comes_twice(tmp_path: Path) -> None:
    """Some kills here; `make soak PARTS=letters` has fifty."""
    found = campaign(str(tmp_path / "a.db"), 3)
    assert (found["told"], found["lost"], found["doubled"], found["before"]) == (3, 0, 0, 0)
