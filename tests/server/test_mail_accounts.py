"""Accounts with a confirmed address, where the host wants them: nothing is true before the link in the letter is opened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fullsteam.server.operating import Clock
from fullsteam.server.store import sign_ups
from serverkit import GAME, Client, Threaded
from serverkit.receivers import Mailbox, mail_server

PASSWORD = "correct horse battery"
DAY = 86_400_000


class House:
    """A server whose clock can be set, and the mailbox of everybody."""

    def __init__(self, folder: Path, smtp: str, box: Mailbox) -> None:
        clock, self.ahead, self.box = Clock(), 0, box
        mail: dict[str, Any] = {"smtp": smtp, "mail_from": "house@example.org", "mail_accounts": True}
        self.server = Threaded(str(folder / "a.db"), lambda: clock() + self.ahead, **mail)

    def sign_up(self, client: Client, status: int = 202, **more: Any) -> Any:
        asked = {"login": "anna", "password": PASSWORD, "mail": "anna@example.org", **more}
        return client.post("/api/sign-up", asked, status)

    def letter(self, number: int) -> str:
        payload = self.box.wait_for(number).get_payload(decode=True)
        assert isinstance(payload, bytes)
        return payload.decode()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with mail_server() as (box, smtp):
        made = House(tmp_path, smtp, box)
        with made.server:
            yield made


def token(letter: str, what: str = "account") -> str:
    return str(re.findall(rf"/letter/{what}/([\w-]+)", letter)[0])


def test_a_guest_keeps_his_seat_and_is_an_account_when_he_has_confirmed(house: House) -> None:
    anna = Client(house.server.url, "Anna")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
    assert anna.get("/api/house")["mail"] is True
    anna.post("/api/account", {"login": "anna", "password": PASSWORD}, 403)
    assert house.sign_up(anna, lang="de") == {"sent": True}
    text = house.letter(1)
    assert "Anmeldenamen anna" in text and "Bestätigen und loslegen: " in text and "list-unsubscribe" not in house.box.got[0]
    assert anna.get("/api/me")["guest"]
    Client(house.server.url).post("/api/login", {"login": "anna", "password": PASSWORD}, 401)
    assert anna.get("/api/me/export")["sign_ups"][0]["mail"] == "anna@example.org"
    phone = Client(house.server.url)  # the letter is read elsewhere
    me = phone.post(f"/api/letters/{token(text)}/account", None, 201)
    assert me["login"] == "anna" and me["id"] == anna.me["id"] and phone.get("/api/me")["login"] == "anna"
    phone.post(f"/api/letters/{token(text)}/account", None, 404)
    assert phone.get("/api/me/tables")[0]["id"] == table["id"]
    kept = phone.get("/api/me/export")
    assert kept["user"]["mail"] == "anna@example.org" and kept["sign_ups"] == []
    Client(house.server.url).post("/api/login", {"login": "anna", "password": PASSWORD}, 200)
    phone.post("/api/me/delete", {"password": PASSWORD}, 204)
    assert house.server.process.store.read_now(sign_ups.owner, "anna@example.org") is None


def test_a_link_lasts_a_day_and_a_mailbox_is_not_filled(house: House) -> None:
    someone = Client(house.server.url)
    for n in range(5):
        house.sign_up(someone, login=f"anna{n}", mail="Anna@Example.org")
    assert len(house.box.got) == 3
    house.ahead = DAY + 1
    someone.post(f"/api/letters/{token(house.letter(1))}/account", None, 404)
    house.sign_up(someone, login="later")
    assert someone.post(f"/api/letters/{token(house.letter(4))}/account", None, 201)["name"] == "later"


def test_one_address_has_one_account_and_only_its_owner_is_told(house: House) -> None:
    anna, other = Client(house.server.url), Client(house.server.url)
    house.sign_up(anna)
    anna.post(f"/api/letters/{token(house.letter(1))}/account", None, 201)
    assert house.sign_up(other, login="bodo", lang="fr") == {"sent": True}
    text = house.letter(2)
    assert "l’identifiant anna" in text and "Choisir un nouveau mot de passe : " in text.replace("passe:", "passe :")
    reset = token(text, "password")
    assert other.post(f"/api/letters/{reset}/password", {"password": "another long sentence"}, 200)["login"] == "anna"
    Client(house.server.url).post("/api/login", {"login": "anna", "password": PASSWORD}, 401)
    # Who says login and password of an account is let in, whatever he clicked.
    back = house.sign_up(Client(house.server.url), 200, password="another long sentence")
    assert back["login"] == "anna"


def test_a_lost_password_is_chosen_anew_by_letter_and_nobody_learns_who_has_an_account(house: House) -> None:
    anna = Client(house.server.url)
    house.sign_up(anna)
    anna.post(f"/api/letters/{token(house.letter(1))}/account", None, 201)
    stranger = Client(house.server.url)
    assert stranger.post("/api/lost-password", {"mail": "nobody@example.org"}, 202) == {"sent": True}
    assert stranger.post("/api/lost-password", {"mail": "anna@example.org"}, 202) == {"sent": True}
    reset = token(house.letter(2), "password")
    assert len(house.box.got) == 2
    stranger.post(f"/api/letters/{reset}/password", {"password": "another long sentence"}, 200)
    anna.get("/api/me", 401)


def test_what_is_wrong_is_said_and_nothing_is_kept(house: House) -> None:
    someone = Client(house.server.url)
    for bad in ({"mail": "nobody"}, {"mail": ""}, {"login": "x"}, {"password": "password1"}):
        house.sign_up(someone, 400, **bad)
    count = house.server.process.store.read_now(sign_ups.asked_since, "anna@example.org", 0)
    assert (count, house.box.got) == (0, [])


def test_a_house_without_addresses_knows_nothing_of_them_and_a_dead_mail_server_is_said(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "a.db")) as server:
        anna = Client(server.url)
        asked = {"login": "anna", "password": PASSWORD, "mail": "anna@example.org"}
        anna.post("/api/sign-up", asked, 404)
        anna.post("/api/lost-password", {"mail": "anna@example.org"}, 404)
        assert anna.get("/api/house")["mail"] is False
    dead: dict[str, Any] = {"smtp": "smtp://127.0.0.1:9?plain=1", "mail_from": "house@example.org", "mail_accounts": True}
    with Threaded(str(tmp_path / "b.db"), **dead) as server:
        anna = Client(server.url)
        assert anna.post("/api/sign-up", asked, 409)["extra"]["code"] == "letter"
        assert server.process.store.read_now(sign_ups.asked_since, "anna@example.org", 0) == 0
