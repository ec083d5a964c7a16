"""One's own tables: whose turn it is, who won, closing what is played against bots alone, and putting away."""

from __future__ import annotations

from typing import Any

from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from serverkit import GAME, Client, Threaded, run

BOTS = [{"kind": "bot", "level": "random"}] * (ROOMS[GAME].info.min_players - 1)


def mine(client: Client, **how: Any) -> dict[str, Any]:
    return {table["id"]: table for table in client.get("/api/me/tables", **how)}


def with_friend(host: Client, friend: Client) -> str:
    table_id: str = host.create(GAME, [{"kind": "me"}, {"kind": "open"}])["id"]
    friend.post(f"/api/tables/{table_id}/join", {})
    return table_id


def test_whose_turn_it_is_and_since_when(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table_id = with_friend(anna, bo)
    hers, his = mine(anna)[table_id], mine(bo)[table_id]
    log = anna.get(f"/api/tables/{table_id}/log")
    assert hers["turn"] == his["turn"] and hers["turn"]["since"] == log[-1]["at"]
    assert hers["your_turn"] == (0 in hers["turn"]["seats"]) and his["your_turn"] == (1 in hers["turn"]["seats"])
    assert hers["your_turn"] or his["your_turn"]


def test_who_won_is_written_down(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table_id = with_friend(anna, bo)
    assert mine(anna)[table_id]["places"] is None
    server.process.store.write_now(sql.finish, table_id, [3, 9], [2, 1], 77)
    found = mine(anna)[table_id]
    assert (found["status"], found["scores"], found["places"], found["ended"]) == ("over", [3, 9], [2, 1], 77)
    assert found["turn"] is None and not found["your_turn"]


def test_a_match_against_bots_alone_can_be_given_up(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    alone = anna.create(GAME, [{"kind": "me"}, *BOTS])["id"]
    shared = with_friend(anna, bo)
    found = mine(anna)
    assert found[alone]["closable"] and not found[shared]["closable"] and not mine(bo)[shared]["closable"]
    bo.delete(f"/api/tables/{alone}", 403)
    anna.delete(f"/api/tables/{shared}", 409)

    async def told() -> Any:
        async with anna.table(alone) as t:
            await t.hello()
            anna.delete(f"/api/tables/{alone}")
            while (heard := await t.hear("table"))["table"]["status"] != "closed":
                pass
            await t.say("move", move_id="m", decision=0, text="x")
            return heard, await t.hear("refused")

    _, refused = run(told(), 30)
    assert refused["reason"] == "closed"
    assert alone not in server.process.keeper.drivers
    anna.delete(f"/api/tables/{alone}", 409)
    assert mine(anna)[alone]["status"] == "closed"


def test_what_is_put_away_is_listed_when_asked_for(server: Threaded) -> None:
    anna, bo, cleo = (Client(server.url, name) for name in ("Anna", "Bo", "Cleo"))
    kept, table_id = with_friend(anna, bo), with_friend(anna, bo)
    for _ in range(2):  # twice is once
        anna.post(f"/api/me/tables/{table_id}/away", status=204)
    assert set(mine(anna)) == {kept} and set(mine(anna, away=True)) == {table_id}
    assert set(mine(bo)) == {kept, table_id}, "it is hidden from her alone"
    assert anna.get("/api/me/export")["put_away"] == [table_id]
    anna.delete(f"/api/me/tables/{table_id}/away")
    assert set(mine(anna)) == {kept, table_id} and not mine(anna, away=True)
    cleo.post(f"/api/me/tables/{table_id}/away", status=404)
    anna.post("/api/me/tables/nothing/away", status=404)


def test_who_is_forgotten_leaves_nothing_put_away(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table_id = anna.create(GAME, [{"kind": "me"}, *BOTS])["id"]
    anna.post(f"/api/me/tables/{table_id}/away", status=204)
    anna.delete("/api/me")
    assert server.process.store.read_now(sql.tables_of, anna.me["id"], 10, True) == []
