"""What nobody shall notice: how long a bot had to think, that an order answered, who has gone for good."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from fullsteam.bots import BOTS
from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from fullsteam.server.thinking.pace import LONGEST, Pace
from serverkit import GAME, Client, Threaded, run

LEVEL = next(iter(BOTS))


def test_an_answer_takes_as_long_with_nothing_to_choose_as_with_much() -> None:
    pace, question = Pace(0.3), ("game", "level", "step", True)
    assert pace.of(question) == 0.3
    for seconds in (0.1, 2.0, 1.0):
        pace.note(question, seconds)
    assert pace.of(question) == 2.0  # also where there is nothing to think about
    assert pace.of(("game", "level", "other", True)) == 0.3
    for _ in range(8):
        pace.note(question, 0.1)
    assert pace.of(question) == 0.3
    pace.note(question, 3600.0)
    assert pace.of(question) == LONGEST


def test_a_bot_holds_back_what_it_knows_at_once(tmp_path: Path) -> None:
    """A level that took a second for a question takes a second for it always."""
    with Threaded(str(tmp_path / "pace.db")) as server:
        for step in ROOMS[GAME].game.steps:
            server.process.pace.note((GAME, LEVEL, step.name, False), 1.0)
        anna = Client(server.url, "Anna")
        players = ROOMS[GAME].info.min_players
        table = anna.create(GAME, [{"kind": "bot", "level": LEVEL}] * players)
        log = server.process.store.read_now(sql.log, table["id"])
        while len(log) < 3:
            log = server.process.store.read_now(sql.log, table["id"])
        waits = [after.at - before.at for before, after in pairwise(log)]
        assert all(wait >= 950 for wait in waits), waits


@pytest.mark.parametrize("level", ["exec:/bin/sh", f"{LEVEL}@1s", f"{LEVEL}:a=1", "", "Random", "nobody"])
def test_a_level_is_a_name_of_the_registry_and_nothing_more(server: Threaded, level: str) -> None:
    anna = Client(server.url, "Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (ROOMS[GAME].info.min_players - 1)]
    assert "levels:" in anna.create(GAME, seats, 400)["detail"]
    if level:
        assert "levels:" in anna.create(GAME, [{"kind": "open"}] * len(seats), 400, terms={"takeover": level})["detail"]


def test_streams_count_like_sockets(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "streams.db"), sockets=2) as server:
        anna = Client(server.url, "Anna")
        table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
        address = f"/api/tables/{table['id']}/stream"
        with anna.http.stream("GET", address) as one, anna.http.stream("GET", address) as two:
            lines = one.iter_lines(), two.iter_lines()
            assert [json.loads(next(found))["type"] for found in lines] == ["table", "table"]
            assert json.loads(anna.get(address))["reason"] == "slow down"
        other = Client(server.url, "Bo")
        with other.http.stream("GET", address) as three:
            found = three.iter_lines()
            assert json.loads(next(found))["type"] == "table"


def test_whoever_is_forgotten_leaves_nobody_waiting(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    playing = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
    bo.post(f"/api/tables/{playing['id']}/join", {})
    hosted = bo.create(GAME, [{"kind": "me"}, {"kind": "open"}])
    joined = anna.create(GAME, [{"kind": "open"}, {"kind": "open"}])
    bo.post(f"/api/tables/{joined['id']}/join", {})
    assert "Bo" in json.dumps(anna.get(f"/api/tables/{joined['id']}"))
    bo.delete("/api/me")
    kinds = [(e.kind, e.seat) for e in server.process.store.read_now(sql.log, playing["id"])]
    assert ("takeover", 1) in kinds
    assert "Bo" not in json.dumps([anna.get(f"/api/tables/{t['id']}") for t in (playing, hosted, joined)])
    assert anna.get(f"/api/tables/{hosted['id']}")["status"] == "closed"
    assert [s["free"] for s in anna.get(f"/api/tables/{joined['id']}")["seats"]] == [True, True]


def test_whose_turn_it_is_is_told_from_the_log(server: Threaded) -> None:
    """Also of tables that are not in memory."""
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
    assert anna.get("/api/me/tables")[0]["your_turn"] is False
    bo.post(f"/api/tables/{table['id']}/join", {})
    waiting = anna.get(f"/api/tables/{table['id']}/moments/0")["waiting"]
    server.process.tables.pop(table["id"])
    for client, seat in ((anna, 0), (bo, 1)):
        assert client.get("/api/me/tables")[0]["your_turn"] is (seat in [w["seat"] for w in waiting])


def test_orders_are_told_to_who_sits_down_and_to_nobody_else(server: Threaded) -> None:
    """Around one screen, and in a process that does not keep the table."""
    anna = Client(server.url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "me"}])["id"]
    step = ROOMS[GAME].game.steps[0].name
    orders = [{"step": step, "bid": None, "most": None, "times": 5, "until_event": None, "until_asked": False}]

    async def sit() -> None:
        async with anna.table(table_id) as t:
            welcome = await t.hello(seat=0)
            assert welcome["orders"] == []
            await t.say("auto", orders=orders)
            assert (await t.hear("orders"))["orders"] == orders
            server.process.keeper.drivers.pop(table_id).stop()  # as in another process
            async with anna.table(table_id) as again:
                assert (await again.hello(seat=0))["orders"] == orders
                await again.say("sit", seat=1)
                while (await again.hear("news"))["seat"] != 1:
                    pass
                await again.say("sit", seat=0)
                assert (await again.hear("orders"))["seat"] == 0
            onlooker = Client(server.url)
            async with onlooker.table(table_id) as stranger:
                assert (await stranger.hello())["orders"] == []

    run(sit())
