"""A big screen at a table: it looks on, whoever it belongs to, until somebody sits down at it."""

from __future__ import annotations

from pathlib import Path

from serverkit import GAME, Client, Threaded, run

FREE = {"kind": "invite"}


def test_a_screen_looks_on_also_when_a_seat_is_taken_at_it(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "screen.db")) as server:
        screen, phone = Client(server.url, "Screen"), Client(server.url, "Bo")
        made = screen.create(GAME, [FREE, FREE], terms={"onlookers": False})
        table_id, codes = made["id"], made["invites"]
        assert made["host"] is None

        async def evening() -> None:
            async with screen.table(table_id) as t:
                assert (await t.hello(screen=True))["you"]["seat"] is None
                seat = {"seat": 0, "invite": codes["0"], "name": "Oma"}
                sat = screen.post(f"/api/tables/{table_id}/join", seat)
                assert [s["name"] for s in sat["seats"]] == ["Oma", ""]
                phone.post(f"/api/tables/{table_id}/join", {"seat": 1, "invite": codes["1"]})
                assert (await t.hear("news"))["seat"] is None
                await t.say("sit", seat=0)
                assert (await t.hear("news"))["seat"] == 0
            async with screen.table(table_id) as t:  # it comes again, as after a reload
                assert (await t.hello(screen=True))["you"] == {"name": "Screen", "seats": [0], "seat": None}
                assert (await t.hear("news"))["seat"] is None
            async with screen.table(table_id) as t:  # any other page of his looks from his seat
                assert (await t.hello())["you"]["seat"] == 0

        run(evening(), 60)


def test_the_door_is_not_closed_to_its_host(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "door.db")) as server:
        screen = Client(server.url, "Screen")
        made = screen.create(GAME, [FREE, FREE], terms={"onlookers": False})
        for seat, name in enumerate(["Anna", "Bo"]):
            code = made["invites"][str(seat)]
            Client(server.url, name).post(f"/api/tables/{made['id']}/join", {"seat": seat, "invite": code})

        async def look() -> None:
            async with screen.table(made["id"]) as t:
                await t.hello(screen=True)
                assert (await t.hear("news"))["seat"] is None

        run(look(), 60)
