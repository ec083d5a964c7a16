"""A move is applied once, exactly one of two rivals wins, and what is refused says why."""

from __future__ import annotations

import contextlib
import json
import socket as net
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.core import ALL, ANY, seat_of
from fullsteam.server.store import Terms, open_store
from fullsteam.server.store import tables as sql
from serverkit import GAME, Client, Table, Threaded, first_of_kind, free_port, play_match, run, started_process, table_at


def two_people(url: str, game: str = GAME, **more: Any) -> tuple[Client, Client, str]:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    players = ROOMS[game].info.min_players
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * (players - 2)]
    table = anna.create(game, seats, **more)
    bo.post(f"/api/tables/{table['id']}/join", {})
    return anna, bo, str(table["id"])


async def asked(*tables: Table) -> tuple[Table, Any]:
    """Who is asked first, and his news."""
    for table in tables:
        await table.hello()
        news = await table.hear("news")
        if news["decision"] is not None:
            return table, news
    raise AssertionError("nobody is asked")


def test_a_move_sent_twice_is_done_once_and_answered_alike(server: Threaded) -> None:
    anna, bo, table_id = two_people(server.url)

    async def twice() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            mine, news = await asked(a, b)
            move = {"move_id": "same", "decision": news["decision"]["id"], "text": news["decision"]["legal"][-1]}
            await mine.say("move", **move)
            first = await mine.hear("ack")
            after = await mine.hear("news")
            await mine.say("move", **move)
            assert await mine.hear("ack") == first
            await mine.say("resync")
            assert (await mine.hear("news"))["moment"] == after["moment"] == first["moment"]

    run(twice())


def test_refusals_say_why(server: Threaded) -> None:
    anna, bo, table_id = two_people(server.url)
    verbs = ROOMS[GAME].game.verbs

    async def wrong() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b, Client(server.url).table(table_id) as onlooker:
            await a.say("move", move_id="early", decision=0, text="done")
            assert (await a.hear())["reason"] == "hello"
            mine, news = await asked(a, b)
            decision = news["decision"]["id"]
            illegal = next(t for t in map(verbs.text, range(int(verbs.size))) if t not in news["decision"]["legal"])
            await mine.say("move", move_id="1", decision=decision, text=illegal)
            refused = await mine.hear("refused")
            assert refused["reason"] == "rule" and refused["rule"] and refused["text"] and refused["move_id"] == "1"
            assert refused["text"].split()[0] in ROOMS[GAME].game.refusals.by_name
            await mine.say("move", move_id="2", decision=decision, text="no such words")
            assert (await mine.hear("refused"))["reason"] == "notation"
            await mine.say("move", move_id="3", decision=decision + 9, text=news["decision"]["legal"][0])
            assert (await mine.hear("refused"))["reason"] == "stale"
            assert (await mine.hear("news"))["decision"]["id"] == decision
            other = b if mine is a else a
            if other is b:
                await other.hello()
            await other.say("move", move_id="4", decision=decision, text=news["decision"]["legal"][0])
            assert (await other.hear("refused"))["reason"] == "stale"
            await onlooker.hello(seat=0)
            await onlooker.say("move", move_id="5", decision=decision, text=news["decision"]["legal"][0])
            assert (await onlooker.hear("refused"))["reason"] == "seat"

    run(wrong())
    assert len(server.process.store.read_now(sql.log, table_id)) == 1  # nothing but the start


def test_a_move_over_http(server: Threaded) -> None:
    anna, bo, table_id = two_people(server.url)
    now = anna.get(f"/api/tables/{table_id}/moments/0")
    mover = anna if now["decision"] is not None else bo
    decision = mover.get(f"/api/tables/{table_id}/moments/0")["decision"]
    move = {"move_id": "h", "decision": decision["id"], "text": decision["legal"][0]}
    assert mover.post(f"/api/tables/{table_id}/moves", move, 201) == {"type": "ack", "move_id": "h", "moment": 1}
    assert mover.post(f"/api/tables/{table_id}/moves", {**move, "move_id": "i"}, 201)["reason"] == "stale"
    mover.post(f"/api/tables/{table_id}/moves", {**move, "seat": 1 if mover is anna else 0}, 403)


@pytest.mark.heavy
@pytest.mark.parametrize("kind", [ALL, ANY])
def test_several_choose_at_once(server: Threaded, kind: int) -> None:
    """Wherever two people are asked at once both answer in the same instant: sealed answers both stand; of two cries of an
    outcry at least one does, and who was too late is told so and goes on."""
    found = first_of_kind(kind)
    assert found is not None, "no game of this house lets several people choose at once in this way"
    clients = [Client(server.url, f"P{i}") for i in range(found.players)]
    table_id = table_at(server, found, clients, Terms(count=0.3))
    together = run(all_at_once(server, clients, table_id))
    assert together[kind] > 0, f"{found.game} never asked two people at once"
    assert not together["lost"]


async def all_at_once(server: Threaded, clients: list[Client], table_id: str) -> dict[Any, int]:
    import random

    rng = random.Random(3)
    counted: dict[Any, int] = {ALL: 0, ANY: 0, "lost": 0}
    sockets = [client.table(table_id) for client in clients]
    for socket in sockets:
        await socket.__aenter__()
        await socket.hello()
    try:
        for turn in range(300):
            news = []
            for socket in sockets:
                await socket.say("resync")
                fresh = await socket.hear("news")
                news.append(fresh)
            if news[0]["result"] is not None:
                break
            ready = [(s, n["decision"]) for s, n in zip(sockets, news, strict=True) if n["decision"] is not None]
            state = server.process.tables[table_id].course.match.state
            kind = int(seat_of(int(state.agenda.items[state.agenda.size - 1]))) if state.agenda.size else 0
            for i, (socket, decision) in enumerate(ready):
                text = rng.choice(decision["legal"])
                await socket.say("move", move_id=f"{turn}-{i}", decision=decision["id"], text=text)
            answers = [await socket.hear("ack", "refused") for socket, _ in ready]
            acks = sum(answer["type"] == "ack" for answer in answers)
            if len(ready) > 1 and kind in counted:
                counted[kind] += 1
                if kind == ALL and acks < len(ready):
                    counted["lost"] += 1
            assert all(a["type"] == "ack" or a["reason"] == "stale" for a in answers), answers
    finally:
        for socket in sockets:
            await socket.__aexit__()
    return counted


@pytest.mark.heavy
def test_two_moves_for_one_decision_from_two_processes(postgres_database: str) -> None:
    """Two servers, one database; the same person sends two different moves for one decision, one to each: exactly one wins,
    the other is told so, and both see the same afterwards."""
    ports = [free_port(), free_port()]
    urls = [f"http://127.0.0.1:{port}" for port in ports]
    with started_process(postgres_database, ports[0]), started_process(postgres_database, ports[1]):
        anna, bo, table_id = two_people(urls[0])
        there = [client_elsewhere(c, urls[1]) for c in (anna, bo)]
        wins = run(race(table_id, (anna, bo), there))
    store = open_store(postgres_database)
    log = store.read_now(sql.log, table_id)
    store.close()
    assert [e.n for e in log] == list(range(len(log))) and len(log) == 1 + len(wins)
    assert set(wins) == {0, 1}, "one of the two servers always won: no race"


def client_elsewhere(client: Client, url: str) -> Client:
    twin = Client(url)
    twin.http.cookies = httpx.Cookies(client.http.cookies)
    return twin


async def race(table_id: str, here: tuple[Client, Client], there: list[Client]) -> list[int]:
    """Which server won, turn by turn."""
    wins = []
    async with AsyncExitStack() as open_:
        a0, b0, a1, b1 = [await open_.enter_async_context(c.table(table_id)) for c in (*here, *there)]
        for socket in (a0, b0, a1, b1):
            await socket.hello()
        at = 0
        for turn in range(40):
            news = {s: await news_at(s, at) for s in (a0, b0, a1, b1)}
            assert news[a0]["view"] == news[a1]["view"] and news[b0]["view"] == news[b1]["view"]
            pair = [(s, news[s]["decision"]) for s in ((a0, a1) if news[a0]["decision"] else (b0, b1))]
            if turn % 2:
                pair.reverse()
            for i, (socket, decision) in enumerate(pair):
                text = decision["legal"][0 if i == 0 else -1]
                await socket.say("move", move_id=f"{turn}-{i}", decision=decision["id"], text=text)
            answers = [await socket.hear("ack", "refused") for socket, _ in pair]
            assert sorted(x["type"] for x in answers) == ["ack", "refused"], answers
            assert next(x["reason"] for x in answers if x["type"] == "refused") == "stale"
            winner = next(socket for (socket, _), x in zip(pair, answers, strict=True) if x["type"] == "ack")
            wins.append(0 if winner in (a0, b0) else 1)
            at += 1
    return wins


async def news_at(socket: Table, moment: int) -> Any:
    """The news as of a moment, however many come before."""
    while True:
        news = await socket.hear("news")
        if news["moment"] >= moment:
            return news


def test_two_servers_on_one_sqlite_file_are_refused(tmp_path: Path) -> None:
    import subprocess
    import sys

    database = str(tmp_path / "one.db")
    with started_process(database, free_port()):
        command = [sys.executable, "-m", "fullsteam.cli.main", "serve", "--database", database, "--port", str(free_port())]
        second = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert second.returncode == 2 and "another server uses" in second.stderr


def test_messages_keep_their_order(server: Threaded) -> None:
    """An ack comes after the commit and before the news of its move."""
    anna, bo, table_id = two_people(server.url)

    async def order() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            mine, news = await asked(a, b)
            await mine.say("move", move_id="x", decision=news["decision"]["id"], text=news["decision"]["legal"][0])
            kinds = []
            while "news" not in kinds:
                kinds.append(json.loads(await mine.raw())["type"])
            assert [k for k in kinds if k != "table"] == ["ack", "news"]

    run(order())


@pytest.mark.heavy
def test_several_workers_behind_one_port(postgres_database: str) -> None:
    """Two people and a bot-free table, served by whichever worker takes the socket, while both come and go."""
    port = free_port()
    with started_process(postgres_database, port, "--workers", "2"):
        anna, bo, table_id = two_people(f"http://127.0.0.1:{port}")
        last = run(play_match([(anna, 0), (bo, 1)], table_id, 6, hang_up=0.1))
        assert last[0]["result"] == last[1]["result"]
        assert anna.get(f"/api/tables/{table_id}")["status"] == "over"
    deadline = time.monotonic() + 120
    while serving(port):  # the parent was killed: its workers leave by themselves
        assert time.monotonic() < deadline, "workers outlive their parent"
        time.sleep(0.05)


def serving(port: int) -> bool:
    with contextlib.closing(net.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
