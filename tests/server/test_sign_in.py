"""How one gets in: nobody learns which logins there are, who guesses waits, and a page's token goes with its session."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from fullsteam.server.people import passwords
from fullsteam.server.people.waits import FREE, LONGEST, Waits
from fullsteam.server.store import User, people
from serverkit import GAME, Client, Threaded

# --- logins tell nothing


def signed_up(client: Client, login: str, password: str) -> httpx.Response:
    return client.http.post("/api/account", json={"login": login, "password": password}, headers=client.csrf())


def shape(answer: httpx.Response) -> tuple[Any, ...]:
    """All that somebody can see of an answer who does not know yet whose account it is."""
    told = answer.json()
    return answer.status_code, sorted(told), told["login"], told["name"], sorted(map(str.lower, answer.headers))


def test_signing_up_with_a_login_that_exists_is_answered_as_with_one_that_does_not(server: Threaded) -> None:
    first = signed_up(Client(server.url), "same.name", "the first one's secret")
    second = signed_up(Client(server.url), "same.name", "the second one's secret")
    assert first.status_code == 201 and shape(first) == shape(second) and first.json()["id"] != second.json()["id"]


def test_namesakes_come_back_each_to_his_own_account(server: Threaded) -> None:
    made = [signed_up(Client(server.url), "namesake", f"the secret of {who}").json() for who in ("anna", "bo", "cleo")]
    for me, who in zip(made, ("anna", "bo", "cleo"), strict=True):
        back = Client(server.url).post("/api/login", {"login": "NameSake", "password": f"the secret of {who}"})
        assert back == me and back["login"] == "namesake"


def test_whoever_signs_up_again_is_let_in(server: Threaded) -> None:
    """In a family nobody remembers which of both buttons it was."""
    first = signed_up(Client(server.url), "signs.up.twice", "always the same")
    again = Client(server.url)
    second = signed_up(again, "signs.up.twice", "always the same")
    assert second.status_code == 200 and second.json() == first.json() == again.get("/api/me")


def test_finding_out_takes_the_same_work_whoever_there_is(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time tells nothing: two hashes for nobody, for one, for several, and for one whose hash is of an older release."""
    passwords.dummy()
    Client(server.url).post("/api/account", {"login": "works.one", "password": "a secret of mine"}, 201)
    for who in range(3):
        Client(server.url).post("/api/account", {"login": "works.many", "password": f"a secret of mine {who}"}, 201)
    old = Client(server.url).post("/api/account", {"login": "works.old", "password": "soon another"}, 201)
    store = server.process.store
    store.write_now(people.set_password, old["id"], PasswordHasher().hash("as of an older release"))
    worked: list[str] = []

    class Counting:
        def hash(self, password: str, **more: Any) -> str:
            worked.append("hash")
            return PasswordHasher().hash(password, **more)

        def verify(self, stored: str, password: str) -> bool:
            worked.append("verify")
            return PasswordHasher().verify(stored, password)

    monkeypatch.setattr(passwords, "HASHER", Counting())
    for path, wrong in (("/api/login", 401), ("/api/account", 201)):
        for login in ("works.none", "works.one", "works.many", "works.old"):
            worked.clear()
            Client(server.url).post(path, {"login": login, "password": f"a guess {path}"}, wrong)
            assert worked == ["hash", "verify"], (path, login)
    back = Client(server.url).post("/api/login", {"login": "works.old", "password": "as of an older release"})
    assert back["id"] == old["id"]


def test_a_password_that_opens_a_namesake_s_account_is_not_taken(server: Threaded) -> None:
    other, mine = Client(server.url), Client(server.url)
    for client, password in ((other, "belongs to another"), (mine, "belongs to me")):
        client.post("/api/account", {"login": "two.of.us", "password": password}, 201)
    mine.post("/api/me/password", {"old": "belongs to me", "new": "belongs to another"}, 400)
    assert mine.post("/api/me/password", {"old": "belongs to me", "new": "belongs to me too"})["login"] == "two.of.us"
    mine.post("/api/me/delete", {"password": "belongs to me too"}, 204)
    assert other.get("/api/me")["login"] == "two.of.us"


# --- who guesses waits


@pytest.mark.parametrize("path", ["/api/login", "/api/account"])
def test_who_guesses_passwords_waits_whether_there_is_such_a_login_or_not(
    server: Threaded, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By signing up, too: with the right password it would let him in."""
    monkeypatch.setattr("fullsteam.server.people.waits.FIRST", 500.0)  # on a busy machine a second is short
    known = "guess.me" + path[-2:]
    server.process.store.write_now(people.add_user, User(known, "G", known, 1), PasswordHasher().hash("long enough"))
    seen = []
    for login in (known, "never.was" + path[-2:]):
        thief = Client(server.url)
        guesses = [{"login": login, "password": f"a guess of mine {i}"} for i in range(FREE + 2)]
        answers = [thief.http.post(path, json=guess, headers=thief.csrf()) for guess in guesses]
        seen.append([(a.status_code, re.sub(r"\d+ seconds", "", a.json().get("detail", ""))) for a in answers])
    codes = [code for code, _ in seen[0]]
    assert codes == [401 if path == "/api/login" else 201] * FREE + [429] * 2
    assert seen[0] == seen[1]


def test_guesses_made_at_once_are_counted_at_once(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullsteam.server.people.waits.FIRST", 500.0)
    codes: list[int] = []
    go = threading.Barrier(12)

    def guess(i: int) -> None:
        thief = Client(server.url)
        headers = thief.csrf()
        go.wait()
        wrong = {"login": "all.at.once", "password": f"a guess of mine {i}"}
        codes.append(thief.http.post("/api/login", json=wrong, headers=headers).status_code)

    threads = [threading.Thread(target=guess, args=(i,)) for i in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [401] * FREE + [429] * (12 - FREE)


def test_waits_grow_and_are_forgotten() -> None:
    waits = Waits()
    for _ in range(FREE + 2):
        waits.tried("x", 100.0)
    assert waits.left("x", 100.0) == 4.0 and waits.left("x", 200.0) == 0.0 and waits.left("y", 0.0) == 0.0
    waits.tried("x", 200.0)
    waits.fitted("x", 200.0)  # his own; it clears nothing that others tried
    assert waits.left("x", 200.0) == 0.0
    waits.tried("x", 300.0)
    assert waits.left("x", 300.0) == 8.0
    waits.tried("x", 310.0 + LONGEST)
    assert waits.left("x", 310.0 + LONGEST) == 0.0
    waits.fitted("never tried", 0.0)
    assert waits.left("never tried", 0.0) == 0.0


def test_who_has_an_account_of_the_same_login_clears_nothing_by_logging_in() -> None:
    waits = Waits()
    for i in range(FREE):
        now = 5000.0 + i
        waits.tried("x", now)  # a guess at somebody else's
        waits.tried("x", now)
        waits.fitted("x", now)  # and his own
    assert waits.left("x", now) == 0.0
    waits.tried("x", now)
    assert waits.left("x", now) == 2.0


@pytest.fixture
def few(tmp_path: Path) -> Iterator[Threaded]:
    with Threaded(str(tmp_path / "few.db"), accounts=2) as running:
        yield running


def test_an_address_makes_so_many_accounts_an_hour(few: Threaded) -> None:
    answers = [signed_up(Client(few.url), f"probe.{i}", "strange enough") for i in range(3)]
    assert [a.status_code for a in answers] == [201, 201, 429]
    Client(few.url).post("/api/login", {"login": "probe.0", "password": "strange enough"})


# --- the token of a page goes with its session


def changes(url: str, cookies: dict[str, str], token: str) -> int:
    with httpx.Client(base_url=url, cookies=cookies) as http:
        return http.patch("/api/me", json={"name": "X"}, headers={"x-csrf-token": token} if token else {}).status_code


def test_a_change_needs_the_token_of_its_own_session(server: Threaded) -> None:
    anna, thief = Client(server.url, "Anna"), Client(server.url, "Thief")
    nobody = Client(server.url)
    session, own = anna.http.cookies["fullsteam"], anna.http.cookies["csrf"]
    other, nobodys = thief.http.cookies["csrf"], nobody.csrf()["x-csrf-token"]
    assert changes(server.url, {"fullsteam": session, "csrf": own}, own) == 200
    for stolen in (other, nobodys, "0" * 96, "", own[:-1], own[1:]):
        assert changes(server.url, {"fullsteam": session, "csrf": stolen}, stolen) == 403, (
            "put into her browser by somebody else"
        )
        assert changes(server.url, {"fullsteam": session, "csrf": own}, stolen) == 403
    assert changes(server.url, {"fullsteam": session}, own) == 403
    assert anna.http.post("/api/tables", json={"game": GAME, "seats": []}).status_code == 403


def test_a_new_session_brings_its_token_and_the_old_one_is_worth_nothing(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    guest = anna.http.cookies["csrf"]
    anna.post("/api/account", {"login": "new.token", "password": "long enough"}, 201)
    account = anna.http.cookies["csrf"]
    now = dict(anna.http.cookies)
    assert guest != account and changes(server.url, {**now, "csrf": guest}, guest) == 403
    anna.post("/api/logout", status=204)
    assert anna.http.cookies["csrf"] != account
    anna.post("/api/guest", {"name": "Anna again"}, 201)


def test_a_refusal_brings_the_right_token_and_so_does_any_page(server: Threaded) -> None:
    """For a page that was open while its session ended, or began elsewhere."""
    anna = Client(server.url, "Anna")
    anna.http.cookies.set("csrf", "of another session", domain="127.0.0.1", path="/")
    anna.http.cookies.delete("csrf", domain="127.0.0.1", path="/")
    refused = anna.http.patch("/api/me", json={"name": "B"}, headers={"x-csrf-token": "of another session"})
    assert refused.status_code == 403 and "csrf=" in refused.headers["set-cookie"]
    assert anna.patch("/api/me", {"name": "B"})["name"] == "B"
    anna.http.cookies.clear()
    anna.http.cookies.set("csrf", "old")
    assert "csrf=" in anna.http.get("/api/games").headers["set-cookie"]
    assert "set-cookie" not in httpx.get(server.url + "/assets/none.js").headers, "what anybody may keep carries no token"
