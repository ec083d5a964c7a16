"""Colours and avatars: chosen by people, decided at the table, the same for everybody."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args

from fullsteam.games import ROOMS
from fullsteam.server.store import Avatar, Look, Seat, TableRow, Terms, User, open_store, people, sitting
from fullsteam.server.store import tables as sql
from fullsteam.server.store.looks import COLOURS, colour_for
from serverkit import Client, Threaded

GAME = max(ROOMS, key=lambda g: ROOMS[g].info.max_players)
BOT = {"kind": "bot", "level": "random"}


def person(server: Threaded, name: str, colour: str | None = None, avatar: str | None = None) -> Client:
    client = Client(server.url, name)
    client.me = client.patch("/api/me", {"colour": colour, "avatar": avatar})
    return client


def worn(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [(s["colour"], s["avatar"]) for s in table["seats"]]


def over(server: Threaded, table: dict[str, Any]) -> str:
    server.process.store.write_now(sql.finish, table["id"], [0] * table["players"], [1] * table["players"], 1)
    server.process.tables.pop(table["id"], None)
    return f"/api/tables/{table['id']}"


def test_a_wish_is_kept_with_its_person_and_what_is_left_out_stays(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    assert anna.get("/api/me")["colour"] is None and anna.get("/api/me")["avatar"] is None
    anna.patch("/api/me", {"colour": "purple", "avatar": "owl"})
    anna.patch("/api/me", {"name": "Anne"})
    assert {k: anna.get("/api/me")[k] for k in ("name", "colour", "avatar")} == {
        "name": "Anne",
        "colour": "purple",
        "avatar": "owl",
    }
    assert anna.patch("/api/me", {"colour": None})["colour"] is None
    assert anna.get("/api/me/export")["user"]["avatar"] == "owl"
    anna.patch("/api/me", {"colour": "pink"}, 400)
    anna.patch("/api/me", {"avatar": "dragon"}, 400)
    made = anna.post("/api/account", {"login": "looks.anne", "password": "long enough"}, 201)
    assert (made["name"], made["avatar"]) == ("Anne", "owl")  # an account keeps what the guest had
    guest = Client(server.url, "x").post("/api/guest", {"name": "Bo", "colour": "red", "avatar": "fox"}, 201)
    assert (guest["colour"], guest["avatar"]) == ("red", "fox")


def test_first_come_first_served_and_bots_take_what_is_left(server: Threaded) -> None:
    anna, bo, carl = person(server, "Anna", "red", "fox"), person(server, "Bo", "red", "owl"), person(server, "Carl")
    table = anna.create(GAME, [BOT, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    assert worn(table) == [("", ""), ("red", "fox"), ("", ""), ("", "")]  # nothing is decided for who has not come
    path = f"/api/tables/{table['id']}"
    assert worn(bo.post(f"{path}/join", {}))[2] == ("green", "owl")  # red is taken: the colour of the place
    begun = carl.post(f"{path}/join", {})
    assert worn(begun) == [("blue", ""), ("red", "fox"), ("green", "owl"), ("orange", "")]
    assert worn(anna.get(path)) == worn(begun)
    anna.patch("/api/me", {"colour": "black"})
    assert worn(anna.get(path)) == worn(begun)  # from the next table on


def test_who_leaves_takes_his_colour_with_him(server: Threaded) -> None:
    anna, bo, carl = person(server, "Anna"), person(server, "Bo", "black"), person(server, "Carl", "black", "cat")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{table['id']}"
    bo.post(f"{path}/join", {"seat": 1})
    assert worn(bo.post(f"{path}/leave", {}))[1] == ("", "")
    assert worn(carl.post(f"{path}/join", {"seat": 2}))[2] == ("black", "cat")


def test_around_one_screen_each_seat_is_somebody_else(server: Threaded) -> None:
    anna = person(server, "Anna", "red", "bear")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}])
    assert worn(table) == [("red", "bear"), ("blue", ""), ("green", "")]


def test_a_rematch_keeps_colours_though_seats_move_on(server: Threaded) -> None:
    anna, bo = person(server, "Anna", "purple", "owl"), person(server, "Bo", "orange", "cat")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}, BOT])
    path = over(server, bo.post(f"/api/tables/{table['id']}/join", {}))
    before = {s["name"]: (s["colour"], s["avatar"]) for s in anna.get(path)["seats"]}
    anna.patch("/api/me", {"colour": "orange"})  # somebody has it here
    anna.post(f"{path}/rematch", None, 201)
    again = bo.post(f"{path}/rematch", None, 201)
    assert again["status"] == "playing" and again["seats"][0]["name"] == "Bo"
    assert {s["name"]: (s["colour"], s["avatar"]) for s in again["seats"]} == before


def test_a_branch_keeps_names_and_colours_and_forgets_whom_it_must(server: Threaded) -> None:
    anna, bo = person(server, "Anna", "purple", "owl"), person(server, "Bo", "orange", "cat")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}, {**BOT, "name": "Clara"}])
    path = over(server, bo.post(f"/api/tables/{table['id']}/join", {}))
    made = anna.post(f"{path}/branch", {"moment": 0, "seat": 0, "level": "random"}, 201)
    assert [(s["kind"], s["name"]) for s in made["seats"]] == [("person", "Anna"), ("bot", "Bo"), ("bot", "Clara")]
    assert worn(made) == worn(anna.get(path))
    assert bo.get(f"/api/tables/{made['id']}")["you"] == []  # it bears his name; it is not his
    again = anna.post(f"{over(server, made)}/rematch", None, 201)
    bo.delete("/api/me")
    for branch in (made, again):
        seat = next(s for s in anna.get(f"/api/tables/{branch['id']}")["seats"] if s["colour"] == "orange")
        assert seat["name"] == "—" and seat["avatar"] == ""


def test_nobody_ever_has_the_colour_of_another() -> None:
    for wishes in ([None] * 6, ["red"] * 6, ["black", "blue", None, "blue", "green", "red"]):
        for order in (range(6), range(5, -1, -1)):
            taken: set[str] = set()
            for seat in order:
                taken.add(colour_for(seat, wishes[seat], taken))
            assert taken == set(COLOURS)
    assert [colour_for(seat, None, set()) for seat in range(6)] == list(COLOURS)  # by seat, as before there were wishes
    assert colour_for(6, "red", set(COLOURS)) == COLOURS[0]  # a seventh shares


def test_two_who_sit_down_at_once_in_two_processes_get_two_colours(database: str) -> None:
    stores = [open_store(database) for _ in range(2)]
    for name in ("anna", "bo"):
        stores[0].write_now(people.add_user, User(name, name, None, 1))
    for n in range(8):
        row = TableRow(f"t{n}", "game", 1, 3, {}, Terms(), "anna", "open", True, "ab" * 32, 7)
        stores[0].write_now(sql.add_table, row, [Seat(i, "person", None, "", "", None) for i in range(3)])
        with ThreadPoolExecutor(2) as pool:
            for store, seat, name in zip(stores, (0, 1), ("anna", "bo"), strict=True):
                pool.submit(store.write_now, sitting.take_seat, row.id, seat, name, name, None, None, Look("red"))
        colours = [s.colour for s in stores[0].read_now(sql.seats_of, row.id)[:2]]
        assert "red" in colours and None not in colours and len(set(colours)) == 2
    for store in stores:
        store.close()


def test_the_avatars_of_the_server_are_those_of_the_page() -> None:
    drawn = Path(__file__).parents[2] / "web/src/shell/parts/looks.svelte.ts"
    assert all(f"'{name}'" in drawn.read_text() for name in (*get_args(Avatar), *COLOURS))
