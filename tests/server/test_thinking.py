"""Fair share of thinking: where a person waits bots think first, and nobody's crowd of bots starves the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fullsteam.bots import BOTS
from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from fullsteam.server.thinking import Rank, Thought, Turns
from serverkit import GAME, Client, Threaded, run
from serverkit.faults import until

LEVEL = next(iter(BOTS))
ALONE = [{"kind": "bot", "level": LEVEL}] * ROOMS[GAME].info.min_players


class Slow:
    """A pool that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Semaphore(0)

    async def choose(self, t: Thought) -> int:
        self.asked.append(t.table_id)
        await self.go.acquire()
        return 0

    def close(self) -> None:
        pass


def thought(name: str) -> Thought:
    return Thought(name, GAME, 1, 2, {}, [], 0, LEVEL, 0)


async def answered(pool: Slow, tasks: list[asyncio.Task[int]]) -> list[str]:
    for _ in tasks:
        pool.go.release()
    await asyncio.gather(*tasks)
    return pool.asked


def test_people_who_wait_come_first_and_hosts_take_turns() -> None:
    async def play() -> None:
        pool, now = Slow(), 0.0

        def clock() -> float:
            nonlocal now
            now += 1.0  # every thought takes a while
            return now

        turns = Turns(pool, 1, clock)
        wishes = [("first", Rank.BOTS, "crowd")]
        wishes += [(f"crowd {i}", Rank.BOTS, "crowd") for i in range(4)]
        wishes += [("small", Rank.BOTS, "other"), ("away", Rank.PEOPLE, "crowd"), ("waited for", Rank.WAITED_FOR, "crowd")]
        tasks = []
        for name, rank, host in wishes:
            tasks.append(asyncio.create_task(turns.choose(thought(name), rank, host)))
            await asyncio.sleep(0)
        assert [turns.length(rank) for rank in Rank] == [1, 1, 5]
        asked = await answered(pool, tasks)
        assert asked[:4] == ["first", "waited for", "away", "small"] and asked[4:] == [f"crowd {i}" for i in range(4)]
        assert turns.busy == 0 and not any(turns.length(rank) for rank in Rank)

    run(play(), 30)


def test_who_stops_waiting_leaves_no_place_taken() -> None:
    async def play() -> None:
        pool = Slow()
        turns = Turns(pool, 1)
        first, second, third = (
            asyncio.create_task(turns.choose(thought(name), Rank.PEOPLE, "x")) for name in ("first", "second", "third")
        )
        await asyncio.sleep(0)
        second.cancel()
        asked = await answered(pool, [first, third])
        assert asked == ["first", "third"] and turns.busy == 0
        with pytest.raises(asyncio.CancelledError):
            await second

    run(play(), 30)


def test_bots_alone_sleep_while_nobody_looks_and_wake_when_somebody_comes(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db"), unattended=1, unattended_all=10, bot_delay=0.05) as server:
        crowd, other = Client(server.url, "Crowd"), Client(server.url, "Other")
        goes, sleeps = (crowd.create(GAME, ALONE)["id"] for _ in range(2))
        own = other.create(GAME, ALONE)["id"]

        def length(table_id: str) -> int:
            return len(server.process.store.read_now(sql.log, table_id))

        until(lambda: length(goes) > 3 and length(own) > 3, "the first of each host goes on")
        assert length(sleeps) == 1 and server.process.unattended.sleeps(server.process.tables[sleeps])

        async def look() -> None:
            async with other.table(sleeps) as t:
                await t.hello()
                while (await t.hear("news"))["moment"] < 3:
                    pass

        run(look(), 60)
        assert 'fullsteam_thoughts_waiting{rank="bots"}' in crowd.get("/metrics")


def test_the_bot_of_somebody_who_waits_is_not_behind_a_crowd_of_others(tmp_path: Path) -> None:
    """Thirty tables of bots want to think; the one where a person waits is asked next, whatever waits already."""
    with Threaded(str(tmp_path / "x.db")) as server:
        turns = server.process.turns
        pool = turns.pool
        asked: list[str] = []
        streak, longest = 0, 0  # thoughts of the crowd in a row that began while one that a person waits for was waiting
        choose = pool.choose

        async def noted(t: Thought) -> int:
            nonlocal streak, longest
            asked.append(t.table_id)
            streak = streak + 1 if turns.length(Rank.WAITED_FOR) > 0 else 0
            longest = max(longest, streak)
            return await choose(t)

        table_id = ""
        pool.choose = noted  # type: ignore[method-assign]
        crowd, anna = Client(server.url, "Crowd"), Client(server.url, "Anna")
        for _ in range(30):
            crowd.create(GAME, ALONE)
        until(lambda: turns.length(Rank.BOTS) > 5, "a crowd waits")
        table_id = anna.create(GAME, [{"kind": "me"}, *ALONE[1:]], options={"first": "seat1"})["id"]

        async def one_turn() -> None:
            async with anna.table(table_id) as t:
                await t.hello()
                news = await t.hear("news")
                number = 0
                while table_id not in asked:
                    if news["decision"] is not None:
                        number += 1
                        legal = news["decision"]["legal"]
                        await t.say("move", move_id=str(number), decision=news["decision"]["id"], text=legal[0])
                    news = await t.hear("news")
                while news["decision"] is None:
                    news = await t.hear("news")

        run(one_turn(), 120)
        assert asked.count(table_id) > 0 and longest <= 1  # one may have been called just before
