"""The same people once more: nobody is seated who did not come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from serverkit import Client, Threaded

GAME = next(g for g, r in ROOMS.items() if r.info.max_players > 2)


def account(server: Threaded, login: str) -> Client:
    client = Client(server.url)
    client.me = client.post("/api/account", {"login": login, "password": "long enough"}, 201)
    return client


def over(server: Threaded, people: list[Client], **more: Any) -> str:
    """A table of these people whose match is over, as far as its row says."""
    host = people[0]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    table_id = str(host.create(GAME, seats, **more)["id"])
    for client in people[1:]:
        client.post(f"/api/tables/{table_id}/join", {})
    server.process.store.write_now(sql.finish, table_id, [0] * len(people), [1] * len(people), 1)
    server.process.tables.pop(table_id)
    return table_id


def test_a_rematch_begins_when_all_have_come(server: Threaded) -> None:
    people = [account(server, f"again.{name}") for name in ("anna", "bo", "carl")]
    anna, bo, carl = people
    path = f"/api/tables/{over(server, people, terms={'rated': True, 'undo': 'free'})}"
    made = anna.post(f"{path}/rematch", None, 201)
    assert made["status"] == "open" and made["you"] == [2] and [s["free"] for s in made["seats"]] == [True, True, False]
    assert bo.get(path)["next"] == made["id"]
    Client(server.url, "Stranger").post(f"/api/tables/{made['id']}/join", {}, 400)
    account(server, "again.stranger").post(f"/api/tables/{made['id']}/join", {}, 409)  # kept for who sat here
    assert bo.post(f"{path}/rematch", None, 201)["you"] == [0]
    assert bo.post(f"{path}/rematch", None, 201)["status"] == "open"  # twice is once
    begun = carl.post(f"{path}/rematch", None, 201)
    assert begun["id"] == made["id"] and begun["status"] == "playing" and begun["you"] == [1]


def test_who_has_another_name_by_now_bears_it_in_the_rematch(server: Threaded) -> None:
    anna, bo = Client(server.url, "Guest"), Client(server.url, "Bo")
    path = f"/api/tables/{over(server, [anna, bo])}"
    anna.patch("/api/me", {"name": "Anna"})
    made = anna.post(f"{path}/rematch", None, 201)
    assert made["seats"][made["you"][0]]["name"] == "Anna"


def test_who_was_forgotten_gets_no_seat_and_the_host_may_ask_another(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    path = f"/api/tables/{over(server, [anna, bo])}"
    bo.delete("/api/me")
    made = anna.post(f"{path}/rematch", None, 201)
    assert made["status"] == "open" and made["seats"][0]["free"] and made["seats"][0]["name"] == ""
    carl = Client(server.url, "Carl")
    assert carl.post(f"/api/tables/{made['id']}/join", {"invite": made["invites"]["0"]})["status"] == "playing"


def test_a_rematch_that_was_closed_can_be_asked_for_again(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    path = f"/api/tables/{over(server, [anna, bo])}"
    first = anna.post(f"{path}/rematch", None, 201)
    anna.delete(f"/api/tables/{first['id']}")
    second = bo.post(f"{path}/rematch", None, 201)
    assert second["id"] != first["id"] and second["status"] == "open" and bo.get(path)["next"] == second["id"]


def test_bots_sit_at_once_and_several_seats_of_one_screen_together(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "level": "random"}]
    table = anna.create(GAME, seats)
    server.process.store.write_now(sql.finish, table["id"], [0] * 3, [1] * 3, 1)
    server.process.tables.pop(table["id"])
    made = anna.post(f"/api/tables/{table['id']}/rematch", None, 201)
    assert made["status"] == "playing" and sorted(made["you"]) == [0, 2]
    assert [s["name"] for s in made["seats"]] == ["Ben", table["seats"][2]["name"], "Anna"]


def test_a_rematch_counts_among_the_tables_of_a_host(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "few.db"), tables=1) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        path = f"/api/tables/{over(server, [anna, bo])}"
        bo.create(GAME, [{"kind": "me"}, {"kind": "open"}])
        bo.post(f"{path}/rematch", None, 429)
        anna.post(f"{path}/rematch", None, 201)
