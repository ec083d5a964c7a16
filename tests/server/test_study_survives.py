"""An analysis that was asked for is never lost: workers die, servers are killed, several processes share the work."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from fullsteam.analysis import analyse
from fullsteam.kernel.record import parse_record
from fullsteam.server.running.backup import backup, restore
from fullsteam.server.store import Store, analyses, open_store
from fullsteam.server.store.schema import metadata
from fullsteam.server.store.schema_study import analysis_pieces
from fullsteam.server.thinking import Rank
from fullsteam.server.thinking.pool import LocalPool
from serverkit import Client, Threaded, free_port, started_process
from serverkit.faults import until
from serverkit.servers import patient_process
from serverkit.studies import GAME, ROUNDS, analysed, finished, without_words

MANY = 120  # rounds: long enough to be interrupted


def as_alone(client: Client, table: str, rounds: int) -> Any:
    """What `fullsteam analyse` finds in its record."""
    record = parse_record(client.get(f"/api/tables/{table}/record"))
    return json.loads(json.dumps(analyse(record, rounds=rounds).as_json()))


def pieces(store: Store) -> int:
    with store.engine.connect() as c:
        return len(c.execute(analysis_pieces.select()).all())


@pytest.mark.heavy
def test_workers_killed_in_the_middle_lose_nothing(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db"), analysis_rounds=MANY) as server:
        anna = Client(server.url, "Anna")
        table = finished(anna)
        path = f"/api/tables/{table}/analysis"
        anna.post(path, None, 202)
        until(lambda: anna.get(path)["done"] > 3, "something was found out", 120)
        pool = server.process.turns.lanes[Rank.STUDY].pool
        assert isinstance(pool, LocalPool) and anna.get(path)["state"] == "running"
        for worker in list(pool.pool._processes.values()):
            os.kill(worker.pid or 0, signal.SIGKILL)
        found = analysed(anna, table)["analysis"]
        assert without_words(found) == as_alone(anna, table, MANY)


@pytest.mark.heavy
def test_a_server_killed_in_the_middle_goes_on_after_its_restart(tmp_path: Path) -> None:
    database, port = str(tmp_path / "x.db"), free_port()
    with patient_process(database, port, analysis_rounds=MANY) as first:
        anna = Client(f"http://127.0.0.1:{port}", "Anna")
        table = finished(anna)
        path = f"/api/tables/{table}/analysis"
        anna.post(path, None, 202)
        store = Store(f"sqlite:///{database}")
        until(lambda: pieces(store) > 0, "something is written", 120)
        first.kill()
        first.wait()
    before = store.read_now(analyses.get, table, 2**53)
    store.close()
    assert before is not None and before.state == "waiting" and 0 < before.done < before.total
    with patient_process(database, port, analysis_rounds=MANY):
        until(lambda: anna.get(path)["done"] >= before.done, "it goes on from there", 120)
        found = analysed(anna, table)["analysis"]
        assert without_words(found) == as_alone(anna, table, MANY)
        assert 'fullsteam_analyses_total{what="resumed"} 1.0' in anna.get("/metrics")


@pytest.mark.heavy
def test_another_process_takes_over_what_a_dead_one_left(postgres_database: str) -> None:
    ports = free_port(), free_port()
    with patient_process(postgres_database, ports[0], analysis_rounds=MANY) as first:
        anna = Client(f"http://127.0.0.1:{ports[0]}", "Anna")
        table = finished(anna)
        path = f"/api/tables/{table}/analysis"
        store = Store(postgres_database.replace("postgresql://", "postgresql+psycopg://"))
        with patient_process(postgres_database, ports[1], analysis_rounds=MANY):
            anna.post(path, None, 202)
            until(lambda: pieces(store) > 0, "something is written", 120)
            first.kill()
            first.wait()
            bo = Client(f"http://127.0.0.1:{ports[1]}", "Bo")
            found = analysed(bo, table)["analysis"]
            assert without_words(found) == as_alone(bo, table, MANY)
            assert 'fullsteam_analyses_total{what="resumed"} 1.0' in bo.get("/metrics")
            assert pieces(store) == 0, "what it was put together from is gone"
        store.close()


@pytest.mark.heavy
def test_a_cluster_takes_matches_apart_too(tmp_path: Path) -> None:
    port = free_port()
    with started_process(str(tmp_path / "ray.db"), port, "--bots", "ray:local") as process:
        anna = Client(f"http://127.0.0.1:{port}", "Anna")
        table = finished(anna)
        found = analysed(anna, table, "de")["analysis"]
        assert found["seats"][0]["choices"] > 0
        choice = next(m for m in found["moments"] if m.get("answers"))
        anna.post(f"/api/tables/{table}/tries", {"moment": choice["number"], "choice": choice["given"]})
        process.terminate()
        process.wait(60)


def test_a_record_that_breaks_the_rules_fails_in_one_sentence_and_may_be_asked_for_again(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db"), analysis_rounds=ROUNDS) as server:
        anna = Client(server.url, "Anna")
        table = finished(anna)
        path, records = f"/api/tables/{table}/analysis", metadata.tables["records"]
        text = anna.get(f"/api/tables/{table}/record")

        def write(c: Any, record: str) -> None:
            c.execute(records.update().where(records.c.table_id == table).values(text=record))

        lines = text.split("\n")
        last = max(n for n, line in enumerate(lines) if line.startswith("2 "))
        broken = "\n".join([*lines[:last], "2 jump", *lines[last + 1 :]])
        server.process.store.write_now(write, broken)
        anna.post(path, None, 202)
        until(lambda: anna.get(path)["state"] == "failed", "it failed", 60)
        told = anna.get(path)
        assert f"line {last + 1}" in told["why"] and "\n" not in told["why"] and "analysis" not in told
        server.process.store.write_now(write, text)
        assert analysed(anna, table)["state"] == "done"


def test_one_of_two_processes_gets_it_and_a_lease_runs_out(database: str) -> None:
    with Threaded(database) as server:
        anna = Client(server.url, "Anna")
        tables = [anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"] for _ in range(2)]
        me = anna.me["id"]
    store = open_store(database)
    try:
        for at, table in enumerate(tables):
            store.write_now(analyses.ask, table, me, at)
            store.write_now(analyses.ask, table, me, 99)  # once
        second = store.read_now(analyses.get, tables[1], 0)
        assert second == analyses.Analysis(tables[1], "waiting", 0, 0, "", 1)
        first = store.write_now(analyses.claim, "one", 10, 20)
        assert first is not None and first.table_id == tables[0] and first.pieces == ()
        other = store.write_now(analyses.claim, "two", 10, 20)
        assert other is not None and other.table_id == tables[1]
        assert store.write_now(analyses.claim, "three", 10, 20) is None
        running = store.read_now(analyses.get, tables[0], 10)
        assert running is not None and running.state == "running"
        found = analyses.Progress(2, 5, (((0, 3), b"\x00\xff"),))
        assert store.write_now(analyses.keep, tables[0], "one", 30, found)
        assert store.write_now(analyses.keep, tables[0], "one", 30, found), "written twice, it is there once"
        assert not store.write_now(analyses.keep, tables[0], "two", 30, found), "it is not his"
        late = store.write_now(analyses.claim, "three", 31, 50)
        assert late is not None and late.table_id == tables[0] and late.total == 5 and late.pieces == (((0, 3), b"\x00\xff"),)
        assert not store.write_now(analyses.keep, tables[0], "one", 60, found), "he was too slow"
        assert store.write_now(analyses.finish, tables[0], "three", b"\x01\x00") and pieces(store) == 0
        assert store.read_now(analyses.data, tables[0]) == b"\x01\x00"
        for _ in range(analyses.HOPELESS + 1):
            store.write_now(analyses.release, "two")
            store.write_now(analyses.claim, "two", 10, 20)
        given_up = store.read_now(analyses.get, tables[1], 0)
        assert given_up is not None and given_up.state == "failed" and "died" in given_up.why
    finally:
        store.close()


def test_an_analysis_goes_with_a_backup(database: str, tmp_path: Path) -> None:
    with Threaded(database, analysis_rounds=ROUNDS) as server:
        anna = Client(server.url, "Anna")
        table = finished(anna)
        found = analysed(anna, table)
    backup(database, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", str(tmp_path / "again.db"))
    with Threaded(str(tmp_path / "again.db")) as server:
        assert Client(server.url).get(f"/api/tables/{table}/analysis") == found
