"""Several processes: a message between them may be lost, and the connection they talk over may die."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from typing import Any

import psycopg
import pytest

from fullsteam.server.running.app import leave_others
from fullsteam.server.store import open_store
from fullsteam.server.store import tables as sql
from fullsteam.server.wire.fanout import Fanout
from serverkit import GAME, Client, Table, free_port, run, started_process
from serverkit.faults import until


async def choose(table: Table, news: Any, number: int) -> None:
    decision = news["decision"]
    await table.say("move", move_id=f"m{number}", decision=decision["id"], text=decision["legal"][0])
    await table.hear("ack")


async def news_at(table: Table, moment: int) -> Any:
    while (news := await table.hear("news"))["moment"] < moment:
        pass
    return news


def cut_off_ears(database: str) -> int:
    """End every connection that listens; how many there were."""
    with psycopg.connect(database, autocommit=True) as c:
        ears = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        return len(c.execute(f"SELECT pg_terminate_backend(pid) {ears}").fetchall())


@pytest.mark.heavy
def test_who_was_cut_off_hears_again_and_misses_nothing(postgres_database: str) -> None:
    """One person at each of two processes. Their connections for messages are ended; the match goes on all the same."""
    ports = free_port(), free_port()
    with started_process(postgres_database, ports[0]), started_process(postgres_database, ports[1]):
        anna, bo = (Client(f"http://127.0.0.1:{port}", name) for port, name in zip(ports, ("Anna", "Bo"), strict=True))
        table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])
        bo.post(f"/api/tables/{table['id']}/join", {})

        async def play() -> None:
            async with anna.table(table["id"]) as a, bo.table(table["id"]) as b:
                for t in (a, b):
                    await t.hello()
                latest = [await news_at(a, 0), await news_at(b, 0)]
                for number in range(1, 9):
                    if number == 4:
                        assert cut_off_ears(postgres_database) == 2
                    seat = 0 if latest[0]["decision"] is not None else 1
                    await choose((a, b)[seat], latest[seat], number)
                    latest = [await news_at(a, number), await news_at(b, number)]

        run(play())
    store = open_store(postgres_database)
    assert [e.n for e in store.read_now(sql.log, table["id"])] == list(range(9))
    store.close()


def test_each_loss_of_the_database_leaves_nothing_behind(postgres_database: str) -> None:
    """No task, and no connection: neither here nor at the database."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    errors: list[int] = []

    def connections() -> int:
        with psycopg.connect(postgres_database, autocommit=True) as c:
            mine = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            return len(c.execute(f"SELECT pid {mine}").fetchall())

    def left() -> tuple[int, int, int]:
        gc.collect()
        kept = sum(isinstance(o, psycopg.AsyncConnection) for o in gc.get_objects())
        return len(asyncio.all_tasks()), kept, connections()

    async def talk(one: Fanout, n: int) -> None:
        """The other hears it, also if it has to be said again because nobody listened."""
        while True:
            one.note(f"{n}")
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while await heard.get() != f"{n}":
                        pass
                return

    async def nothing(_: str) -> None:
        pass

    async def scene() -> None:
        one = Fanout(postgres_database, "one", nothing, lambda: errors.append(1))
        two = Fanout(postgres_database, "two", heard.put, lambda: errors.append(1))
        tasks = [asyncio.create_task(fanout.run()) for fanout in (one, two)]
        await talk(one, 0)
        found = []
        for n in range(1, 5):
            assert await asyncio.to_thread(cut_off_ears, postgres_database) == 2
            while len(errors) < 2 * n:
                await asyncio.sleep(0.01)
            await talk(one, n)
            found.append(left())
        assert found[1:] == found[:1] * 3  # the first may leave an exception to be looked at
        for task in tasks:
            await leave_others(task)
        until(lambda: connections() == 0, "nobody is connected any more")

    run(scene())


def test_a_process_leaves_the_others_though_somebody_takes_the_first_word_for_his_own() -> None:
    """As a driver may that waits for the answer of a database."""

    async def stubborn(told: list[str]) -> None:
        for _ in range(2):
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                told.append("not me")
        await asyncio.sleep(3600)

    async def scene() -> list[str]:
        told: list[str] = []
        task = asyncio.create_task(stubborn(told))
        await asyncio.sleep(0)
        await leave_others(task)
        return told

    assert run(scene(), 30) == ["not me", "not me"]
