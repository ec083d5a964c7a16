"""Seats: by invitation, left before the start, and tables that cannot be."""

from __future__ import annotations

import asyncio
from typing import Any

from fullsteam.games import ROOMS
from serverkit import GAME, Client, Threaded, run, seated


def test_a_seat_by_invitation(server: Threaded) -> None:
    anna, bo, carl = (Client(server.url, name) for name in ("Anna", "Bo", "Carl"))
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "invite"}])
    code = table["invites"]["1"]
    assert "invites" not in bo.get(f"/api/tables/{table['id']}")
    bo.post(f"/api/tables/{table['id']}/join", {}, 409)
    bo.post(f"/api/tables/{table['id']}/join", {"invite": "x"}, 409)
    assert bo.get(f"/api/invites/{code}")["seat"] == 1
    assert bo.post(f"/api/tables/{table['id']}/join", {"invite": code})["status"] == "playing"
    carl.post(f"/api/tables/{table['id']}/join", {"invite": code}, 409)


def test_leave_before_the_start_and_close(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    players = 3 if any(r.info.max_players > 2 for r in ROOMS.values()) else 2
    game = next(g for g, r in ROOMS.items() if r.info.max_players >= players)
    table = anna.create(game, [{"kind": "open"}] * players, public=True)
    assert table["id"] in [t["id"] for t in bo.get("/api/tables")]
    bo.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    bo.post(f"/api/tables/{table['id']}/leave", {})
    bo.post(f"/api/tables/{table['id']}/leave", {}, 409)
    bo.delete(f"/api/tables/{table['id']}", 403)
    anna.delete(f"/api/tables/{table['id']}")
    assert anna.get(f"/api/tables/{table['id']}")["status"] == "closed"


def test_tables_that_cannot_be_are_refused_in_one_sentence(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
    info = ROOMS[GAME].info
    wrong: list[dict[str, Any]] = [
        {"game": "nonsense", "seats": [me, bot]},
        {"game": GAME, "seats": [me] * (info.max_players + 1)},
        {"game": GAME, "seats": [me, {"kind": "bot", "level": "nonsense"}]},
        {"game": GAME, "seats": [me, bot], "options": {"nonsense": "x"}},
        {"game": GAME, "seats": [me, bot], "terms": {"choice": 0}},
        {"game": GAME, "seats": [me, bot], "terms": {"takeover": "nonsense"}},
        {"game": GAME, "seats": [me, bot], "terms": {"rated": True, "undo": "free"}},
        {"game": GAME, "seats": [me, bot], "nonsense": 1},
        {"game": GAME, "seats": []},
    ]
    for data in wrong:
        answer = anna.post("/api/tables", data, 400)
        assert answer["detail"] and "\n" not in answer["detail"]


def test_a_new_name_is_told_at_once_where_one_sits(server: Threaded) -> None:
    """It was: only from the next table on. It never looks like that of another, nor changes what is over or a screen shared."""
    anna, bo, table_id = seated(server)
    around = anna.create(GAME, [{"kind": "me"}, {"kind": "me", "name": "Zoe"}])["id"]
    over = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    anna.delete(f"/api/tables/{over}")

    def names(table_id: str) -> list[str]:
        return [seat["name"] for seat in anna.get(f"/api/tables/{table_id}")["seats"]]

    async def rename() -> None:
        async with bo.table(table_id) as b:
            await b.hello()
            await asyncio.to_thread(anna.patch, "/api/me", {"name": "Annalena"})
            assert [seat["name"] for seat in (await b.hear("table"))["table"]["seats"]] == ["Annalena", "Bo"]
            await asyncio.to_thread(anna.patch, "/api/me", {"name": "BO"})
            assert [seat["name"] for seat in (await b.hear("table"))["table"]["seats"]] == ["BO (2)", "Bo"]

    run(rename())
    assert names(table_id) == ["BO (2)", "Bo"] and names(around) == ["Anna", "Zoe"] and names(over) == ["Anna", ""]
