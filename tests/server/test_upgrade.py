"""A release that plays other rules than those a match began with."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import text

from fullsteam.games import room
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from serverkit import GAME, Client, Threaded, play_match


def grow_old(server: Threaded, table_id: str, game: str = GAME) -> None:
    """As if this match had begun by rules that are no more."""
    change = text("UPDATE tables SET rules = 0, game = :game WHERE id = :id")
    server.process.store.write_now(lambda c: c.execute(change, {"id": table_id, "game": game}).rowcount)
    server.process.tables.pop(table_id, None)


def test_the_record_of_a_finished_match_stays(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "old.db")) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
        bo.post(f"/api/tables/{table_id}/join", {})
        asyncio.run(play_match([(anna, 0), (bo, 1)], table_id, 5))
        path = f"/api/tables/{table_id}"
        record = anna.get(f"{path}/record")
        assert record == server.process.tables[table_id].course.match.record().written()
        assert verify(room(GAME), parse_record(record)).shuffle == "verified"
        grow_old(server, table_id)
        assert anna.get(f"{path}/record") == record
        told = anna.get(path)
        assert (
            told["status"] == "over" and told["scores"] and told["you"] == [0] and "does not know version 0" in told["problem"]
        )
        assert "does not know version 0" in anna.get(f"{path}/moments/0", 409)["detail"]
        again = anna.post(f"{path}/rematch", None, 409)
        assert "host may close it" in again["detail"]
        bo.delete("/api/me")
        assert "Bo" not in anna.get(f"{path}/record") and "Anna" in anna.get(f"{path}/record")


def test_a_match_of_other_rules_is_kept_by_nobody_and_closed_by_its_host(tmp_path: Path) -> None:
    database = str(tmp_path / "running.db")
    with Threaded(database) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        ids = []
        for game in (GAME, "no such game"):
            table_id = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)["id"]
            bo.post(f"/api/tables/{table_id}/join", {})
            ids.append(table_id)
            if driver := server.process.keeper.drivers.pop(table_id, None):
                driver.stop()
            grow_old(server, table_id, game)
        keeper = server.process.keeper.task
        assert keeper is not None
        asyncio.run_coroutine_threadsafe(server.process.keeper.beat(), keeper.get_loop()).result(30)
        assert not set(ids) & set(server.process.keeper.drivers) and "fullsteam_errors_total 0" in anna.get("/metrics")
        public = bo.http.get("/api/tables?status=playing").json()
        assert {t["id"] for t in anna.get("/api/me/tables")} == set(ids) == {t["id"] for t in public}
        for table_id in ids:
            path = f"/api/tables/{table_id}"
            assert "cannot go on here" in bo.get(path)["problem"]
            bo.delete(path, 403)
            anna.delete(path)
            assert bo.get(path)["status"] == "closed"
            anna.delete(path, 409)
