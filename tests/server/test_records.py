"""After the end: record, permalinks, rematch, branches, streams, ratings."""

from __future__ import annotations

import json

import pytest

from fullsteam.games import ROOMS, room
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from serverkit import GAME, Client, Threaded, play_match, run, seated


@pytest.mark.heavy
def test_record_permalinks_recap_rematch_and_branch(server: Threaded) -> None:
    anna, bo, table_id = seated(server)
    path = f"/api/tables/{table_id}"
    anna.get(f"{path}/record", 409)
    anna.post(f"{path}/rematch", {}, 409)
    anna.post(f"{path}/branch", {"moment": 0, "seat": 0, "level": "random"}, 409)
    bo.get(f"{path}/moments/0", 403, seat=0)
    anna.get(f"{path}/moments", 409, everybody=True)  # what the others see is theirs as long as it lasts
    last = run(play_match([(anna, 0), (bo, 1)], table_id, 9))
    end = last[0]["moment"]
    assert anna.get(f"{path}/moments/{end}", seat=1)["view"] == last[1]["view"]  # after the end from any seat
    middle = anna.get(f"{path}/moments/{end // 2}", seat=0)
    assert middle["moment"] == end // 2 and middle["result"] is None
    anna.get(f"{path}/moments/{end + 1}", 404)
    chosen = anna.get(f"{path}/moments", at=f"0,{end // 2},{end},{end + 9}", seat=1)
    assert [sample["moment"] for sample in chosen] == [0, end // 2, end] and chosen[-1]["view"] == last[1]["view"]
    assert anna.get(f"{path}/moments", at=str(end), everybody=True) == [{"moment": end, "views": [n["view"] for n in last]}]
    anna.get(f"{path}/moments", 400, at="0;1")
    assert [m["n"] for m in anna.get(f"{path}/log")] == list(range(end + 1))
    recap = anna.get(f"{path}/recap")
    assert all(m["seat"] != 0 for m in recap) and (not recap or recap[-1]["n"] == end)
    again = anna.post(f"{path}/rematch", {}, 201)
    assert [s["name"] for s in again["seats"]] == ["", "Anna"] and again["status"] == "open"
    came = bo.post(f"{path}/rematch", {}, 201)
    assert came["id"] == again["id"] != table_id
    assert [s["name"] for s in came["seats"]] == ["Bo", "Anna"] and came["status"] == "playing"
    branch = anna.post(f"{path}/branch", {"moment": end // 2, "seat": 1, "level": "random"}, 201)
    assert branch["origin"] == f"{table_id}@{end // 2}" and branch["you"] == [1]
    start = anna.get(f"/api/tables/{branch['id']}/moments/0")
    assert start["view"] == anna.get(f"{path}/moments/{end // 2}", seat=1)["view"]
    run(play_match([(anna, 1)], branch["id"], 3))
    record = parse_record(anna.get(f"/api/tables/{branch['id']}/record"))
    assert record.given > 0 and verify(room(GAME), record).shuffle == "verified"
    anna.post(f"{path}/branch", {"moment": end, "seat": 0, "level": "random"}, 400)


def test_a_stream_tells_what_the_socket_tells(server: Threaded) -> None:
    host = Client(server.url, "Host")
    table = host.create(GAME, [{"kind": "bot", "level": "random"}] * ROOMS[GAME].info.min_players)
    with host.http.stream("GET", f"/api/tables/{table['id']}/stream") as answer:
        lines = [json.loads(line) for line in answer.iter_lines()]
    news = [line for line in lines if line["type"] == "news"]
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert [m["n"] for n in news for m in n["moments"]] == list(range(news[-1]["moment"] + 1))
    assert news[-1]["result"] is not None


def test_ratings_only_where_agreed_and_only_for_accounts(server: Threaded) -> None:
    anna, bo = Client(server.url), Client(server.url)
    for client, login in ((anna, "rated.anna"), (bo, "rated.bo")):
        client.post("/api/account", {"login": login, "password": "long enough"}, 201)
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], terms={"rated": True, "undo": "free"})
    Client(server.url, "Guest").post(f"/api/tables/{table['id']}/join", {}, 400)
    bo.post(f"/api/tables/{table['id']}/join", {})
    result = run(play_match([(anna, 0), (bo, 1)], table["id"], 2))[0]["result"]
    for client in (anna, bo):
        client.put("/api/me/profile", {"seen": "all"})
    ladder = {row["name"]: row for row in anna.get(f"/api/games/{GAME}/ladder")}
    assert set(ladder) == {"rated.anna", "rated.bo"} and ladder["rated.bo"]["matches"] == 1
    better = ladder["rated.anna"]["mu"] - ladder["rated.bo"]["mu"]
    assert (better > 0) == (result["places"][0] < result["places"][1])
