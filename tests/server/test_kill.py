"""SIGKILL during play: no acknowledged move is lost or doubled, and the server is back at once."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from fullsteam.games import ROOMS
from fullsteam.server.store import open_store
from fullsteam.server.store import tables as sql
from serverkit import GAME, Client, Threaded, free_port, run, started_process
from serverkit.kills import check, scene_of
from serverkit.servers import log_of


@pytest.mark.heavy
def test_killed_again_and_again_nothing_is_lost_or_doubled(database: str) -> None:
    """All games, people and bots, choices taken back; on both databases."""
    scene = asyncio.run(scene_of(database, kills=3, acks=400, tables=8, matches=2))
    found = check(database, scene)
    assert found["kills"] >= 3 and found["acks"] >= 200 and found["sent again"] > 0 and found["taken back"] > 0, found
    assert found["lost"] == 0 and found["doubled"] == 0 and found["split"] == 0, found
    assert found["slowest restart, cpu seconds"] < 3, found  # of its own time: other tests run beside it


@pytest.mark.heavy
def test_a_restart_goes_on_with_every_match_of_bots(tmp_path: Path) -> None:
    """Matches of bots go on by themselves after a kill: what is pending is derived from the log."""
    database = str(tmp_path / "bots.db")
    port = free_port()
    bots = [{"kind": "bot", "level": "greedy"}] * ROOMS[GAME].info.min_players
    with started_process(database, port) as process:
        host = Client(f"http://127.0.0.1:{port}", "Host")
        ids = [host.create(GAME, bots)["id"] for _ in range(3)]
        store = open_store(database)
        while not any(len(store.read_now(sql.log, i)) > 3 for i in ids):  # the bots have begun
            time.sleep(0.02)
        store.close()
        workers = [child for task in Path(f"/proc/{process.pid}/task").iterdir() for child in children(process.pid, task.name)]
        assert workers, "no bot process was started"
    gone = time.monotonic() + 120
    while any(Path(f"/proc/{pid}/cmdline").exists() and b"spawn_main" in cmdline(pid) for pid in workers):
        assert time.monotonic() < gone, "bot processes outlive their server"
        time.sleep(0.05)
    store = open_store(database)
    before = {i: len(store.read_now(sql.log, i)) for i in ids}
    with started_process(database, port):
        deadline = time.monotonic() + 120
        while any(row(store, i) != "over" for i in ids):
            assert time.monotonic() < deadline, "a match does not go on"
            time.sleep(0.05)
    assert any(len(store.read_now(sql.log, i)) > before[i] for i in ids)
    store.close()


@pytest.mark.heavy
def test_a_crash_of_a_library_leaves_a_trace(tmp_path: Path) -> None:
    database = str(tmp_path / "crash.db")
    with started_process(database, free_port()) as process:
        process.send_signal(signal.SIGSEGV)
        assert process.wait(120) == -signal.SIGSEGV
    said = log_of(database).read_text()
    assert "Segmentation fault" in said and "Current thread" in said, said


def children(pid: int, task: str) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{task}/children").read_text().split()]


def cmdline(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def row(store: object, table_id: str) -> str:
    from fullsteam.server.store import Store

    assert isinstance(store, Store)
    found = store.read_now(sql.get_table, table_id)
    assert found is not None
    return found.status


def test_drain_says_come_again_and_keeps_every_move(tmp_path: Path) -> None:
    """SIGTERM in the middle of play: sockets close with 1012, and every acknowledged move is there afterwards."""
    database = str(tmp_path / "drain.db")
    acked: list[int] = []
    with Threaded(database) as server:
        anna = Client(server.url, "Anna")
        table = anna.create(GAME, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (ROOMS[GAME].info.min_players - 1)])

        async def play_until_closed() -> int:
            async with anna.table(table["id"]) as t:
                await t.hello()
                try:
                    while True:
                        message = await t.hear("news", "ack")
                        if message["type"] == "ack":
                            acked.append(message["moment"])
                            server.server.should_exit = len(acked) >= 5
                        elif message["decision"] is not None:
                            move = {"decision": message["decision"]["id"], "text": message["decision"]["legal"][0]}
                            await t.say("move", move_id=f"m{message['moment']}", **move)
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None
                    return closed.rcvd.code

        assert run(play_until_closed(), 30) == 1012
    store = open_store(database)
    log = store.read_now(sql.log, table["id"])
    store.close()
    assert len(acked) >= 5 and set(acked) <= {e.n for e in log if e.seat == 0}


def test_a_log_that_does_not_replay_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    """A damaged log, or one of other rules, is told in a sentence; the other tables are not touched."""
    from sqlalchemy import text

    with Threaded(str(tmp_path / "damaged.db")) as server:
        anna = Client(server.url, "Anna")
        bad, old, good = (anna.create(GAME, [{"kind": "me"}, {"kind": "me"}])["id"] for _ in range(3))
        store = server.process.store
        store.write_now(lambda c: c.execute(text("UPDATE entries SET chance = 'x' WHERE table_id = :t"), {"t": bad}).rowcount)
        store.write_now(lambda c: c.execute(text("UPDATE tables SET rules = 99 WHERE id = :t"), {"t": old}).rowcount)
        for table_id in (bad, old, good):
            server.process.tables.pop(table_id)
        assert "chance said something else" in anna.get(f"/api/tables/{bad}", 409)["detail"]
        assert "version 99" in anna.get(f"/api/tables/{old}")["problem"]
        assert "version 99" in anna.get(f"/api/tables/{old}/log", 409)["detail"]
        assert anna.get(f"/api/tables/{good}")["status"] == "playing"
