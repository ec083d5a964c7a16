"""Guests, accounts, tokens, and the walls: cookies, Origin, limits. (How one gets in: test_sign_in.py.)"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.stores.memory import MemoryStore
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullsteam.games import ROOMS
from fullsteam.server.operating import Clock, Config
from fullsteam.server.store import tables as tables_sql
from fullsteam.server.wire.border import allowed_origin
from serverkit import GAME, Client, Threaded, run

BOTS = [{"kind": "bot", "level": "random"}] * ROOMS[GAME].info.min_players


def test_a_guest_becomes_an_account_and_comes_back(server: Threaded) -> None:
    anna = Client(server.url, " An\u200bna\n")
    assert anna.get("/api/me")["name"] == "Anna" and anna.get("/api/me")["guest"]
    made = anna.post("/api/account", {"login": "Anna.One", "password": "long enough"}, 201)
    assert made == {
        "id": anna.me["id"],
        "name": "Anna",
        "guest": False,
        "login": "anna.one",
        "colour": None,
        "avatar": None,
        "admin": False,
    }
    elsewhere = Client(server.url)
    elsewhere.get("/api/me", 401)
    elsewhere.post("/api/login", {"login": "anna.one", "password": "wrong password"}, 401)
    elsewhere.post("/api/login", {"login": "nobody.here", "password": "wrong password"}, 401)
    assert elsewhere.post("/api/login", {"login": "ANNA.ONE", "password": "long enough"})["id"] == made["id"]
    elsewhere.post("/api/logout", status=204)
    elsewhere.get("/api/me", 401)
    assert anna.patch("/api/me", {"name": "Anna B"})["name"] == "Anna B" == anna.get("/api/me")["name"]


@pytest.mark.parametrize(
    "data",
    [
        {"login": "x", "password": "long enough"},
        {"login": "a b c", "password": "long enough"},
        {"login": "fine", "password": "short"},
        {"login": "fine"},
        {"login": "fine", "password": "long enough", "admin": True},
    ],
)
def test_accounts_that_cannot_be(server: Threaded, data: dict[str, object]) -> None:
    Client(server.url).post("/api/account", data, 400)


@pytest.mark.parametrize("password", ["password", "12345678", "qwertzuiop", "common.one1", "iloveyou"])
def test_a_password_that_everybody_tries_first_is_refused(server: Threaded, password: str) -> None:
    said = Client(server.url).post("/api/account", {"login": "common.one", "password": password}, 400)
    assert "everybody tries" in said["detail"]


def test_take_one_s_data_and_be_forgotten(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = anna.create(GAME, [{"kind": "me"}, *BOTS[1:]])
    data = anna.get("/api/me/export")
    assert data["user"]["name"] == "Anna" and data["seats"][0]["table_id"] == table["id"]
    anna.delete("/api/me")
    anna.get("/api/me", 401)
    assert server.process.store.read_now(tables_sql.seats_of, table["id"])[0].name == "—"


def test_an_account_is_deleted_with_its_password_and_nothing_of_it_stays(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    anna.post("/api/account", {"login": "leaves.soon", "password": "long enough"}, 201)
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "me"}])
    store = server.process.store
    store.write_now(tables_sql.put_orders, table["id"], 0, '[{"step":"x"}]')
    told = anna.get("/api/me/export")
    assert told["orders"][0]["table_id"] == table["id"] and told["sessions"][0]["expires"] > told["sessions"][0]["created"]
    anna.delete("/api/me", 401)
    anna.post("/api/me/delete", {"password": "a wrong one"}, 401)
    anna.post("/api/me/delete", {"password": "long enough"}, 204)
    assert not store.read_now(tables_sql.orders_of, table["id"])
    anna.post("/api/login", {"login": "leaves.soon", "password": "long enough"}, 401)


def test_who_becomes_an_account_or_logs_in_has_a_new_session_and_the_old_one_ends(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    as_guest = dict(anna.http.cookies)
    anna.post("/api/account", {"login": "was.a.guest", "password": "long enough"}, 201)
    as_account = dict(anna.http.cookies)
    anna.post("/api/login", {"login": "was.a.guest", "password": "long enough"})
    assert anna.get("/api/me")["login"] == "was.a.guest"
    for old in (as_guest, as_account):
        with httpx.Client(base_url=server.url, cookies=old) as before:
            assert before.get("/api/me").status_code == 401


def test_tokens_have_scopes_and_can_be_revoked(server: Threaded) -> None:
    owner = Client(server.url, "Owner")
    made = owner.post("/api/me/tokens", {"name": "reader", "scopes": ["read"]}, 201)
    program = httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {made['token']}"})
    with program:
        assert program.get("/api/me").json()["name"] == "Owner"
        assert program.post("/api/tables", json={"game": GAME, "seats": BOTS}).status_code == 403
        assert program.post("/api/me/tokens", json={"name": "more", "scopes": ["play"]}).status_code == 403
        assert program.delete("/api/me").status_code == 403
        assert [t["id"] for t in owner.get("/api/me/tokens")] == [made["id"]] and "token" not in owner.get("/api/me/tokens")[0]
        owner.delete(f"/api/me/tokens/{made['id']}")
        assert program.get("/api/me").status_code == 401


def test_foreign_origins_are_refused_here_and_on_the_socket(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    foreign = {**anna.csrf(), "origin": "https://evil.example"}
    assert anna.http.post("/api/tables", json={"game": GAME, "seats": BOTS}, headers=foreign).status_code == 403
    own = {**anna.csrf(), "origin": server.url}
    table = anna.http.post("/api/tables", json={"game": GAME, "seats": BOTS}, headers=own)
    assert table.status_code == 201
    address = server.url.replace("http", "ws") + f"/api/tables/{table.json()['id']}/socket"

    async def knock(origin: str) -> bool:
        try:
            async with connect(address, additional_headers={**anna.cookie_header(), "origin": origin}):
                return True
        except InvalidStatus as refused:
            assert refused.response.status_code == 403
            return False

    assert not asyncio.run(knock("https://evil.example")) and not asyncio.run(knock("null"))
    assert asyncio.run(knock(server.url))


def test_origins_in_the_set_up() -> None:
    config = Config(origins=("https://page.example",))
    assert allowed_origin(config, None, "here:1") and allowed_origin(config, "http://here:1", "here:1")
    assert allowed_origin(config, "https://page.example", "here:1")
    assert not allowed_origin(config, "http://here:2", "here:1") and not allowed_origin(config, "null", "null")


def session_cookie(answer: httpx.Response, name: str) -> str:
    return next(cookie for cookie in answer.headers.get_list("set-cookie") if cookie.startswith(name))


def test_headers_and_cookies(server: Threaded, tmp_path: Path) -> None:
    answer = httpx.get(server.url + "/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    refused = httpx.get(server.url + "/api/me")
    assert refused.status_code == 401 and refused.headers["content-security-policy"] == policy
    made = Client(server.url)
    cookie = session_cookie(made.http.post("/api/guest", json={"name": "A"}, headers=made.csrf()), "fullsteam=")
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    with Threaded(str(tmp_path / "secure.db"), secure=True) as https:
        first = httpx.get(https.url + "/")
        assert first.headers["strict-transport-security"]
        csrf = first.headers["set-cookie"].split("=", 1)[1].split(";")[0]
        headers = {"cookie": f"__Host-csrf={csrf}", "x-csrf-token": csrf}
        answer = httpx.post(https.url + "/api/guest", json={"name": "A"}, headers=headers)
        cookie = session_cookie(answer, "__Host-fullsteam=")
        assert (
            "Secure" in session_cookie(answer, "__Host-csrf=")
            and "Secure" in cookie
            and "Path=/" in cookie
            and "Domain" not in cookie
        )


def test_a_forged_cookie_is_nobody(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    real = anna.http.cookies["fullsteam"]
    said, _, signature = real.rpartition(".")
    other = ("A" if signature[0] != "A" else "B") + signature[1:]  # not the last letter: some of its bits mean nothing
    for forged in ("", "x", f"{said}.{other}", real.replace(".", "x.")):
        answer = httpx.get(server.url + "/api/me", headers={"cookie": f"fullsteam={forged}"})
        assert answer.status_code == 401


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Threaded]:
    limits: dict[str, Any] = {"requests": 40, "logins": 3, "messages": 5.0, "sockets": 2, "tables": 2}
    with Threaded(str(tmp_path / "strict.db"), **limits) as running:
        yield running


def test_every_limit_holds(strict: Threaded) -> None:
    anna = Client(strict.url, "Anna")
    tables = [anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"] for _ in range(2)]
    assert "at most 2" in anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], 429)["detail"]

    async def sockets() -> None:
        async with anna.table(tables[0]) as one, anna.table(tables[0]):
            async with anna.table(tables[1]) as third:
                with pytest.raises(ConnectionClosed):
                    await third.raw()
            await one.hello()
            with pytest.raises(ConnectionClosed):
                for _ in range(200):
                    await one.say("ping", t=1)
                    await asyncio.sleep(0)
                while True:
                    await one.raw()

    run(sockets())
    wrong = {"login": "a", "password": "b"}
    codes = [anna.http.post("/api/login", json=wrong, headers=anna.csrf()).status_code for _ in range(4)]
    assert 429 in codes
    assert 429 in [httpx.get(strict.url + "/api/games").status_code for _ in range(45)]
    assert httpx.get(strict.url + "/healthz").status_code == 200


def test_a_new_password_ends_all_other_sessions_and_tokens(server: Threaded) -> None:
    anna, elsewhere = Client(server.url, "Anna"), Client(server.url)
    anna.post("/api/account", {"login": "changer", "password": "first secret"}, 201)
    elsewhere.post("/api/login", {"login": "changer", "password": "first secret"})
    token = anna.post("/api/me/tokens", {"name": "bot", "scopes": ["read"]}, 201)["token"]
    anna.post("/api/me/password", {"old": "wrong secret", "new": "second secret"}, 401)
    anna.post("/api/me/password", {"old": "first secret", "new": "short"}, 400)
    assert anna.post("/api/me/password", {"old": "first secret", "new": "second secret"})["login"] == "changer"
    assert anna.get("/api/me")["login"] == "changer"
    elsewhere.get("/api/me", 401)
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    elsewhere.post("/api/login", {"login": "changer", "password": "first secret"}, 401)
    elsewhere.post("/api/login", {"login": "changer", "password": "second secret"})
    Client(server.url, "Guest").post("/api/me/password", {"old": "", "new": "whatever else"}, 401)


def test_who_logs_out_is_out_on_open_sockets_too(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "me"}])

    async def sit() -> None:
        async with anna.table(table["id"]) as t:
            await t.hello(seat=0)
            await asyncio.to_thread(anna.post, "/api/logout", None, 204)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await t.raw()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013

    run(sit())


def test_a_seat_given_back_is_no_longer_looked_from(server: Threaded) -> None:
    """The seat comes from the store at every change, also for sockets that were open before."""
    anna, bo, cleo = (Client(server.url, name) for name in ("Anna", "Bo", "Cleo"))
    table = anna.create(GAME, [{"kind": "open"}, {"kind": "open"}])
    bo.post(f"/api/tables/{table['id']}/join", {})

    async def sit() -> None:
        async with bo.table(table["id"]) as t:
            assert (await t.hello())["you"]["seat"] == 0
            await asyncio.to_thread(bo.post, f"/api/tables/{table['id']}/leave")
            for client in (anna, cleo):
                await asyncio.to_thread(client.post, f"/api/tables/{table['id']}/join", {})
            news = await t.hear("news")
            assert news["seat"] is None and news["decision"] is None
            await t.say("move", move_id="mine", decision=0, text="done")
            assert (await t.hear("refused"))["reason"] == "seat"

    run(sit())


def test_a_token_for_tables_sees_no_seat_and_one_for_reading_no_invitation(server: Threaded) -> None:
    owner = Client(server.url, "Owner")
    table = owner.create(GAME, [{"kind": "me"}, *BOTS[1:]])
    waiting = owner.create(GAME, [{"kind": "me"}, {"kind": "invite"}])
    path = f"/api/tables/{table['id']}"
    own = owner.get(f"{path}/moments/0")
    assert own["seat"] == 0
    for scope, seat in (("tables", None), ("read", 0), ("play", 0)):
        made = owner.post("/api/me/tokens", {"name": scope, "scopes": [scope]}, 201)
        with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {made['token']}"}) as program:
            seen = program.get(f"{path}/moments/0").json()
            assert seen["seat"] == seat and (seat == 0 or (seen["decision"] is None and seen["view"] != own["view"]))
            for page in ("moments/0", "moments", "log", "recap", "stream"):
                if seat is None:
                    assert program.get(f"{path}/{page}", params={"seat": 0}).status_code == 403
            with program.stream("GET", f"{path}/stream") as answer:
                lines = answer.iter_lines()
                next(lines)
                assert f'"seat":{"null" if seat is None else seat},"moment"' in next(lines)
            told = program.get(f"/api/tables/{waiting['id']}").json()
            assert ("invites" in told) is (scope == "tables")


def test_who_asked_long_ago_is_not_counted_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullsteam.server.running.app.SWEEP", 0.05)
    with Threaded(str(tmp_path / "sweep.db")) as server:
        Client(server.url, "Anna")
        counted = server.app.stores.get("rate_limit")
        assert isinstance(counted, MemoryStore) and counted._store
        for item in counted._store.values():
            item.expires_at = datetime.now(tz=UTC) - timedelta(seconds=1)
        deadline = time.monotonic() + 120
        while counted._store:
            assert time.monotonic() < deadline, "the counters are never swept"
            time.sleep(0.02)
        assert httpx.get(f"{server.url}/api/games", verify=False).headers["cache-control"] == "no-store"


def test_who_comes_now_and_then_stays_who_he_is(tmp_path: Path) -> None:
    """A guest has nothing but his session: it lasts half a year from when he was here last, in the browser too."""
    ahead, week = 0, 7 * 86_400_000
    clock = Clock()
    with Threaded(str(tmp_path / "a.db"), lambda: clock() + ahead) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        for _ in range(60):
            ahead += week
            answer = anna.http.get("/api/me")
            assert answer.status_code == 200 and answer.json()["id"] == anna.me["id"]
        assert "Max-Age=15552000" in answer.headers["set-cookie"] and "httponly" in answer.headers["set-cookie"].lower()
        assert bo.http.get("/api/me").status_code == 401  # he was away for more than a year
