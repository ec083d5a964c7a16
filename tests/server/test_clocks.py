"""Time: clocks and banks, a bot that takes over, the count of an outcry."""

from __future__ import annotations

import asyncio
import random

import pytest

from fullsteam.server.store import Terms
from fullsteam.server.store import tables as sql
from serverkit import Client, Duel, Threaded, first_of_kind, run, seated, table_at


def test_out_of_time_a_bot_takes_over_and_the_person_may_return(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"choice": 1, "bank": 0.2, "takeover": "greedy"})

    async def slow() -> None:
        async with Duel(anna, bo, table_id) as duel:
            seat = duel.asked()
            news = duel.news[seat]
            assert news["waiting"] == [{"seat": seat, "due": news["decision"]["due"]}]
            assert news["decision"]["due"] - news["decision"]["since"] == 1200 and news["banks"] == [200, 200]
            late = await duel.sockets[seat].hear("news")
            assert late["moments"][0]["kind"] == "takeover" and late["moments"][0]["text"] == "greedy"
            assert late["stand_ins"][seat] == "greedy" and late["moments"][0]["at"] >= news["decision"]["due"]
            moved = await duel.sockets[seat].hear("news")
            assert moved["moments"][0]["kind"] == "move" and moved["moments"][0]["seat"] == seat
            await duel.sockets[seat].say("return")
            while True:
                back = await duel.sockets[seat].hear("news")
                if back["moments"] and back["moments"][0]["kind"] == "return":
                    break
            assert back["stand_ins"][seat] == ""

    run(slow())
    kinds = [e.kind for e in server.process.store.read_now(sql.log, table_id)]
    assert "takeover" in kinds and "return" in kinds


def test_the_bank_pays_only_what_is_beyond(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"choice": 1, "bank": 30})

    async def think() -> None:
        async with Duel(anna, bo, table_id) as duel:
            await duel.move()
            assert duel.news[0]["banks"] == [30_000, 30_000]
            seat = duel.asked()
            since = duel.news[seat]["decision"]["since"]
            while server.process.now() <= since + 1000:  # beyond the time for the choice
                await asyncio.sleep(0.01)
            await duel.move()
            used = duel.news[seat]["moments"][0]["at"] - since
            assert abs(30_000 - duel.news[seat]["banks"][seat] - (used - 1000)) <= 1

    run(think())


def test_leaving_and_coming_back(server: Threaded) -> None:
    anna, _bo, table_id = seated(server, terms={"takeover": "random"})

    async def leave() -> None:
        async with anna.table(table_id) as a:
            await a.hello()
            await a.hear("news")
            await a.say("leave")
            assert (await a.hear("news"))["stand_ins"][0] == "random"
            await a.say("return")
            while (news := await a.hear("news"))["stand_ins"][0]:
                pass
            assert news["stand_ins"] == ["", ""]

    run(leave())


@pytest.mark.heavy
def test_the_count_of_an_outcry(server: Threaded) -> None:
    """In a game with open outcry everybody stays silent: the server counts, visibly, and then takes silence for done."""
    from fullsteam.kernel.core import ANY

    found = first_of_kind(ANY)
    assert found is not None, "no game of this house has an open outcry"
    clients = [Client(server.url, f"P{i}") for i in range(found.players)]
    table_id = table_at(server, found, clients, Terms(count=0.25))
    counted = run(silent_in_outcries(server, clients, table_id), 120)
    assert counted > 0, "nothing was counted"
    by = [e.by for e in server.process.store.read_now(sql.log, table_id)]
    assert "count" in by


async def silent_in_outcries(server: Threaded, clients: list[Client], table_id: str) -> int:
    rng = random.Random(4)
    counts = 0

    async def one(client: Client, seat: int) -> None:
        nonlocal counts
        async with client.table(table_id) as t:
            await t.hello()
            number = 0
            while True:
                news = await t.hear("news")
                if news["result"] is not None or counts > 12:
                    return
                if news["count"] is not None:
                    newest = news["moments"][-1]["at"] if news["moments"] else news["now"]
                    assert news["count"] <= newest + 251 or news["waiting"]
                    counts += 1
                elif news["decision"] is not None:
                    number += 1
                    text = rng.choice(news["decision"]["legal"])
                    await t.say("move", move_id=f"{seat}-{number}", decision=news["decision"]["id"], text=text)

    tasks = [asyncio.create_task(one(c, i)) for i, c in enumerate(clients)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counts
