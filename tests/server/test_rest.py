"""Tables at which nothing is due leave the memory and come back; those that nobody wants any more are closed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fullsteam.games import ROOMS
from fullsteam.server.store import Store, Terms, User, keepers
from fullsteam.server.store import tables as sql
from fullsteam.server.store.people import add_user
from serverkit import GAME, Client, Threaded, run

BOTS = [{"kind": "bot", "level": "random"}] * (ROOMS[GAME].info.min_players - 1)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hearts beat fast, and nobody waits before letting go."""
    monkeypatch.setattr("fullsteam.server.table.keeper.BEAT", 0.02)
    monkeypatch.setattr("fullsteam.server.table.keeper.IDLE", 0.0)
    yield


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not wanted():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.01)


def asked(client: Client, path: str) -> Any:
    """The newest news, once this client is asked."""
    log = client.get(f"{path}/log")
    return client.get(f"{path}/moments/{len(log) - 1}")


def answer(client: Client, path: str) -> int:
    """Choose over HTTP; the moment after which the others must have acted."""
    until(lambda: asked(client, path)["decision"] is not None)
    news = asked(client, path)
    move = {"move_id": f"m{news['moment']}", "decision": news["decision"]["id"], "text": news["decision"]["legal"][0]}
    return int(client.post(f"{path}/moves", move, 201)["moment"])


@pytest.mark.usefixtures("hasty")
def test_a_match_that_waits_for_a_person_rests_and_wakes_when_he_comes(tmp_path: Path) -> None:
    database = str(tmp_path / "rest.db")
    with Threaded(database) as server:
        anna = Client(server.url, "Anna")
        table_id = anna.create(GAME, [{"kind": "me"}, *BOTS])["id"]
        path = f"/api/tables/{table_id}"
        until(lambda: not server.process.keeper.drivers and not server.process.tables)
        while sum(e.by.startswith("bot") for e in server.process.store.read_now(sql.log, table_id)) < 3:
            answer(anna, path)  # waits until she is asked: the bot answers, though nobody kept the table
        until(lambda: asked(anna, path)["decision"] is not None)
        until(lambda: not server.process.keeper.drivers and not server.process.tables)
    with Threaded(database) as again:
        assert anna.http.cookies
        beats = again.process.store.commits
        until(lambda: again.process.keeper.task is not None)
        time.sleep(0.2)  # several beats: a table that rests is not read at a start
        assert again.process.tables == {} and again.process.keeper.drivers == {} and again.process.store.commits == beats


@pytest.mark.usefixtures("hasty")
def test_an_order_wakes_a_table_that_rests(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "order.db"), auto_delay=(0.0, 0.0)) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
        bo.post(f"/api/tables/{table_id}/join", {})
        until(lambda: not server.process.keeper.drivers)

        async def order() -> None:
            async with anna.table(table_id) as t:
                await t.hello()
                await t.say("auto", orders=[{"step": step.name} for step in ROOMS[GAME].game.steps][:16])
                await t.hear("orders")

        run(order(), 30)
        until(lambda: table_id in server.process.keeper.drivers)


def test_the_store_knows_who_rests_and_until_when(database: str) -> None:
    from fullsteam.server.store import Entry, Seat, TableRow, open_store

    store: Store = open_store(database)
    try:
        store.write_now(add_user, User("u", "U", None, 1))
        info = ROOMS[GAME].info
        row = TableRow("t", GAME, info.rules_version, 2, info.options_for({}), Terms(), "u", "open", False, "00" * 32, 5)
        store.write_now(sql.add_table, row, [Seat(i, "person", "u", "U", "", None) for i in range(2)])
        store.write_now(sql.start, "t", 10)
        known = [(GAME, info.rules_version)]
        assert store.write_now(keepers.keep, "me", 100, 200, [(GAME, info.rules_version + 1), ("nothing", 1)]) == []
        assert store.write_now(keepers.keep, "me", 100, 200, known) == ["t"]
        store.append_now([Entry("t", 0, "start", at=50)])
        assert not store.write_now(keepers.rest, "t", "me", 0, 900)  # somebody has written meanwhile
        assert not store.write_now(keepers.rest, "t", "other", 1, 900) and store.write_now(keepers.rest, "t", "me", 1, 900)
        assert store.write_now(keepers.keep, "me", 300, 400, known) == []
        assert store.write_now(keepers.keep, "me", 901, 950, known) == ["t"]  # a clock is about to ring
        assert not store.write_now(keepers.wake, "t", "other", 990)
        assert store.write_now(keepers.rest, "t", "me", 1, keepers.FOR_EVER) and store.write_now(
            keepers.wake, "t", "other", 990
        )
        assert store.write_now(sql.close_abandoned, 50, 999) == []
        assert store.write_now(sql.close_abandoned, 51, 999) == ["t"]
        found = store.read_now(sql.get_table, "t")
        assert found is not None and found.status == "closed" and found.ended == 999
    finally:
        store.close()


def test_at_a_table_that_was_closed_nobody_moves(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "closed.db"), abandoned=0.0) as server:
        anna = Client(server.url, "Anna")
        table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "me"}])["id"]
        time.sleep(0.01)  # the clock of the server goes on
        asyncio.run_coroutine_threadsafe(server.process.keeper.close_abandoned(), loop_of(server)).result(30)
        assert anna.get(f"/api/tables/{table_id}")["status"] == "closed" and table_id not in server.process.keeper.drivers

        async def move() -> None:
            async with anna.table(table_id) as t:
                await t.hello(seat=0)
                await t.say("move", move_id="m", decision=0, text="done")
                assert (await t.hear("refused"))["reason"] == "closed"

        run(move(), 30)


def loop_of(server: Threaded) -> asyncio.AbstractEventLoop:
    assert server.process.keeper.task is not None
    return server.process.keeper.task.get_loop()
