"""Time: clocks and banks, a bot that takes over, the count of an outcry."""

from __future__ import annotations

import asyncio
import random

import pytest

from fullsteam.games import ROOMS
from fullsteam.play.match import Match
from fullsteam.server.store import Terms
from fullsteam.server.store import tables as sql
from fullsteam.server.table import clocks
from serverkit import Client, Duel, Threaded, before_round_end, first_of_kind, run, seated, table_at
from serverkit.players import Found

ROUNDS = ["take-a-train", "volldampf"]  # games whose rounds end with a summary


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


@pytest.mark.parametrize("game", ROUNDS)
def test_after_a_round_all_clocks_stand_still(server: Threaded, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """People look at what it brought: nobody's time runs in the pause, and all of it runs after."""
    monkeypatch.setattr(clocks, "PAUSE", 1500)
    found = before_round_end(game, 2)
    assert found.next is not None
    clients = [Client(server.url, name) for name in ("Anna", "Bo")]
    table_id = table_at(server, found, clients, Terms(choice=1, bank=0.25, takeover="greedy"))
    mover = found.next

    async def play() -> None:
        async with Duel(clients[0], clients[1], table_id) as duel:
            decision = duel.news[mover.seat]["decision"]
            assert duel.news[0]["pause"] is None
            await duel.sockets[mover.seat].say("move", move_id="m", decision=decision["id"], text=mover.text)
            await duel.hear()
            for seat, news in enumerate(duel.news):
                ends = news["moments"][-1]["at"] + 1500
                assert news["pause"] == ends
                asked = [w for w in news["waiting"] if w["seat"] == seat]
                assert asked == ([{"seat": seat, "due": ends + 1250}] if news["decision"] else [])
                if news["decision"]:
                    assert news["decision"]["since"] == ends
            seat = duel.asked()
            late = await duel.sockets[seat].hear("news")
            assert late["moments"][0]["kind"] == "takeover" and late["moments"][0]["at"] >= ends + 1250
            assert late["pause"] is None

    run(play())


def test_who_answers_in_the_pause_has_used_no_time(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "PAUSE", 60_000)
    found = before_round_end("volldampf", 2)
    assert found.next is not None
    clients = [Client(server.url, name) for name in ("Anna", "Bo")]
    table_id = table_at(server, found, clients, Terms(choice=1, bank=30))
    mover = found.next

    async def play() -> None:
        async with Duel(clients[0], clients[1], table_id) as duel:
            decision = duel.news[mover.seat]["decision"]
            await duel.sockets[mover.seat].say("move", move_id="m", decision=decision["id"], text=mover.text)
            await duel.hear()
            ends, banks = duel.news[0]["pause"], duel.news[0]["banks"]
            seat = duel.asked()
            await duel.move()
            assert duel.news[0]["banks"] == banks and duel.news[0]["pause"] == ends
            await duel.sockets[seat].say("undo", move_id="u", to=None)
            await duel.hear()
            await duel.sockets[1 - seat].say("agree", ask=duel.news[seat]["ask"]["id"], yes=True)
            while duel.news[seat]["moments"][-1]["kind"] != "undo":
                await duel.hear()
            assert duel.news[seat]["decision"]["since"] == ends, "taken back in the pause: still nothing is used"

    run(play())


def test_the_only_person_is_not_counted_out(server: Threaded) -> None:
    """Bots have time. When a second person comes back the count begins, and not before."""
    from fullsteam.kernel.core import ANY

    found = first_of_kind(ANY)
    assert found is not None, "no game of this house has an open outcry"
    clients = [Client(server.url, f"P{i}") for i in range(2)]
    seats = outcry_seats(found)
    sitting: list[Client | str] = ["greedy"] * found.players
    sitting[seats[0]], sitting[seats[1]] = clients
    table_id = table_at(server, found, sitting, Terms(count=30, takeover="greedy"))

    async def play() -> None:
        async with clients[0].table(table_id) as a, clients[1].table(table_id) as b:
            for t in (a, b):
                await t.hello()
            news = await a.hear("news")
            assert news["count"] is not None, "two people: it is counted"
            began = news["count"] - 30_000
            await b.say("leave")
            while (news := await a.hear("news"))["stand_ins"][seats[1]] == "":
                pass
            assert news["count"] is None
            left = news["moments"][-1]["at"]
            await b.say("return")
            while (news := await a.hear("news"))["stand_ins"][seats[1]]:
                assert news["count"] is None
            if news["decision"] is not None and news["decision"]["step"] == "outcry":
                assert news["count"] >= news["moments"][-1]["at"] + 30_000 - (left - began)

    run(play())
    assert "count" not in [e.by for e in server.process.store.read_now(sql.log, table_id)]


def test_nobody_gains_time_in_an_outcry_by_leaving_and_coming_back() -> None:
    """It is counted on from where he left; a new question is counted anew."""
    clock = clocks.Clocks(Terms(count=3), 3)
    clock.ask(0, 10_000)
    clock.ask(1, 10_000)
    assert clock.count_ends([0, 1]) == 13_000
    clock.stop_count(12_000, [0, 1])
    clock.resume_count(60_000)
    assert clock.count_ends([0, 1]) == 61_000
    clock.stop_count(60_500, [0, 1])
    clock.resume_count(90_000)
    assert clock.count_ends([0, 1]) == 90_500
    clock.ask(1, 95_000)
    assert clock.count_ends([0, 1]) == 98_000


def outcry_seats(found: Found) -> list[int]:
    """Who is asked there."""
    names = [str(seat) for seat in range(found.players)]
    return list(Match(ROOMS[found.game], names, found.options, bytes(32), found.moves).actors)
