"""The store fails and comes back, an order meets a stand-in, two processes want the same: no match hangs, nobody is left
without an answer."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from fullsteam.bots import BOTS
from fullsteam.games import ROOMS
from fullsteam.kernel.core import ANY
from fullsteam.server.store import Entry, Terms
from fullsteam.server.store import tables as sql
from serverkit import GAME, Client, Table, Threaded, first_of_kind, play_match, run, seated, table_at
from serverkit.faults import until, without_chat, without_log, without_results

LEVEL = next(iter(BOTS))


def log(server: Threaded, table_id: str) -> list[Entry]:
    return server.process.store.read_now(sql.log, table_id)


def status(server: Threaded, table_id: str) -> str:
    row = server.process.store.read_now(sql.get_table, table_id)
    assert row is not None
    return row.status


def errors(server: Threaded) -> float:
    return float(server.process.metrics.errors._value.get())


async def asked(*sockets: Table) -> tuple[Table, Any]:
    """Say hello; who has to choose, and what he was told."""
    found = None
    for socket in sockets:
        await socket.hello()
        news = await socket.hear("news")
        if news["decision"] is not None:
            found = found or (socket, news)
    assert found is not None
    return found


# --- the store is away


def test_bots_play_on_when_the_store_is_back(tmp_path: Path) -> None:
    database = str(tmp_path / "bots.db")
    with Threaded(database, bot_delay=0.1) as server:
        table = Client(server.url, "Anna").create(GAME, [{"kind": "bot", "level": LEVEL}] * ROOMS[GAME].info.min_players)
        with without_log(database):
            until(lambda: errors(server) > 0, "a bot's move fails")
        before = len(log(server, table["id"]))
        until(lambda: len(log(server, table["id"])) > before + 2, "the match goes on")


def test_a_clock_that_could_not_ring_rings_again(tmp_path: Path) -> None:
    database = str(tmp_path / "clock.db")
    with Threaded(database) as server:
        _, _, table_id = seated(server, terms={"choice": 1, "takeover": LEVEL})
        with without_log(database):
            until(lambda: errors(server) > 0, "the clock fails")
        until(lambda: "takeover" in [e.kind for e in log(server, table_id)], "a bot takes over")


def test_whoever_moves_while_the_store_is_away_is_told_so(tmp_path: Path) -> None:
    """On the socket and over HTTP; the same move sent again, when the store is back, is done."""
    database = str(tmp_path / "told.db")
    with Threaded(database) as server:
        anna, bo, table_id = seated(server)

        async def move() -> None:
            async with anna.table(table_id) as a, bo.table(table_id) as b:
                mine, news = await asked(a, b)
                who = anna if mine is a else bo
                wanted = {"move_id": "m1", "decision": news["decision"]["id"], "text": news["decision"]["legal"][0]}
                with without_log(database):
                    for _ in range(2):
                        await mine.say("move", **wanted)
                        refused = await mine.hear("refused", "ack")
                        assert (refused["type"], refused["reason"], refused["move_id"]) == ("refused", "store", "m1")
                    sent = asyncio.to_thread(who.post, f"/api/tables/{table_id}/moves", wanted, 503)
                    assert "database" in (await sent)["detail"]
                await mine.say("move", **wanted)
                assert (await mine.hear("refused", "ack"))["type"] == "ack"
                await mine.say("ping", t=1)
                await mine.hear("pong")

        run(move())
        assert [e.move_id for e in log(server, table_id)] == [None, "m1"]


def test_who_could_not_be_greeted_hears_nothing_until_he_is(tmp_path: Path) -> None:
    """The store fails in the middle of hello: no news come from the very start to somebody who said what he has."""
    database = str(tmp_path / "hello.db")
    with Threaded(database) as server:
        anna, bo, table_id = seated(server)

        async def greet() -> None:
            async with anna.table(table_id) as a, bo.table(table_id) as b:
                mine, news = await asked(a, b)
                late = Table(server.url, table_id, (bo if mine is a else anna).cookie_header())
                async with late:
                    with without_chat(database):
                        await late.say("hello", last=0)
                        assert (await late.hear())["reason"] == "store"
                    wanted = {"decision": news["decision"]["id"], "text": news["decision"]["legal"][0]}
                    await mine.say("move", move_id="m1", **wanted)
                    await mine.hear("ack")
                    await late.say("ping", t=1)
                    assert (await late.hear("news", "pong"))["type"] == "pong"
                    await late.hello(0)
                    assert [m["n"] for m in (await late.hear("news"))["moments"]] == [1]

        run(greet())


def test_a_result_that_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    """Everybody hears the last move, its mover is acknowledged, and the table is over as soon as the store can say so."""
    database = str(tmp_path / "result.db")
    with Threaded(database) as server:
        anna, bo, table_id = seated(server)
        with without_results(database):
            ends = asyncio.run(play_match([(anna, 0), (bo, 1)], table_id, 3))  # a refusal would fail it
            assert all(end["result"] is not None for end in ends)
            assert status(server, table_id) == "playing"
        until(lambda: status(server, table_id) == "over", "the result is written")
        scores = ends[0]["result"]["scores"]
        until(lambda: anna.get(f"/api/tables/{table_id}")["scores"] == scores, "it is told")


# --- an order is under way


async def with_order(server: Threaded, anna: Client, bo: Client, table_id: str, then: str) -> tuple[int, int]:
    """Play until somebody may pass, order that, and then leave, or order something else. The seat and the decision."""
    async with anna.table(table_id) as a, bo.table(table_id) as b:
        mine, news = await asked(a, b)
        number = 0
        while "done" not in news["decision"]["legal"]:
            number += 1
            text = news["decision"]["legal"][0]
            await mine.say("move", move_id=f"m{number}", decision=news["decision"]["id"], text=text)
            await mine.hear("ack")
            mine, news = await asked(a, b)
        step = news["decision"]["step"]
        await mine.say("auto", orders=[{"step": step, "times": 1}])
        await mine.hear("orders")
        if then == "leave":
            await mine.say("leave")
            await mine.hear("news")
        else:
            await mine.say("auto", orders=[{"step": step, "times": 7}])
            await mine.hear("orders")
        return news["seat"], news["decision"]["id"]


@pytest.mark.parametrize(("then", "by"), [("leave", f"bot:{LEVEL}"), ("order anew", "auto")])
def test_an_order_under_way_stops_nobody(tmp_path: Path, then: str, by: str) -> None:
    """Neither the bot that takes over, nor the order that replaces it."""
    with Threaded(str(tmp_path / "order.db"), auto_delay=(1.0, 1.0)) as server:
        anna, bo, table_id = seated(server, terms={"takeover": LEVEL})
        seat, decision = run(with_order(server, anna, bo, table_id, then))

        def answers() -> list[str]:
            return [e.by for e in log(server, table_id) if e.kind == "move" and e.seat == seat and e.n > decision]

        until(lambda: bool(answers()), "somebody answers", 10)
        assert answers()[0] == by


# --- another process is faster


@pytest.mark.parametrize("what", ["leave", "return"])
def test_leaving_is_tried_again_when_somebody_was_faster(tmp_path: Path, what: str) -> None:
    """Another process writes at the same moment: whoever leaves, or comes back, does so all the same."""
    with Threaded(str(tmp_path / "faster.db")) as server:
        anna, _, table_id = seated(server, terms={"takeover": LEVEL})
        store = server.process.store
        append = store.append
        rivals: list[str] = []

        async def slower(new: list[Entry], *told: Any) -> bool:
            if rivals:
                kind, e = rivals.pop(), new[0]
                assert await append([Entry(e.table_id, e.n, kind, 1, LEVEL, "", None, "server", e.at)])
            return await append(new, *told)

        async def leave() -> None:
            async with anna.table(table_id) as a:
                await a.hello()
                server.process.keeper.drivers.pop(table_id).stop()  # no bot moves in between
                if what == "return":
                    await a.say("leave")
                    while not (await a.hear("news"))["stand_ins"][0]:
                        pass
                rivals.append("takeover")
                await a.say(what)
                while True:
                    stand_ins = (await a.hear("news"))["stand_ins"]
                    if stand_ins == [LEVEL if what == "leave" else "", LEVEL]:
                        return

        store.append = slower  # type: ignore[method-assign, assignment]
        run(leave(), 20)


def test_whoever_leaves_twice_is_told_how_things_stand(server: Threaded) -> None:
    anna, _, table_id = seated(server)

    async def leave() -> None:
        async with anna.table(table_id) as a:
            await a.hello()
            server.process.keeper.drivers.pop(table_id).stop()
            for _ in range(3):
                await a.say("leave")
            moments = [(await a.hear("news"))["moment"] for _ in range(4)]  # the first after hello
            assert moments == [0, 1, 1, 1]

    run(leave(), 20)


# --- after a restart


def test_a_count_begins_anew_after_a_restart(tmp_path: Path) -> None:
    """Nobody could call while the server was away: silence is taken for done only when people had time to come back."""
    found = first_of_kind(ANY)
    assert found is not None, "no game of this house has an open outcry"
    database = str(tmp_path / "count.db")
    with Threaded(database) as server:
        clients = [Client(server.url, f"P{i}") for i in range(found.players)]
        table_id = table_at(server, found, clients, Terms(count=20.0))
        cookies = clients[0].http.cookies
    with Threaded(database, lambda: time.time_ns() // 1_000_000 + 60_000, grace=3.0) as server:
        back = Client(server.url)
        back.http.cookies = cookies

        async def look() -> int:
            async with back.table(table_id) as t:
                await t.hello()
                return int((await t.hear("news"))["count"])

        ends = server.process.started + 3000
        assert run(look()) == ends
        until(lambda: "count" in [e.by for e in log(server, table_id)], "silence is taken for done")
        assert min(e.at for e in log(server, table_id) if e.by == "count") >= ends
