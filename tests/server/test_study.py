"""Analyses on the server: asked for once, worked on piece by piece by whoever lives, told in words; tries and hints."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fullsteam.analysis import analyse
from fullsteam.games import room
from fullsteam.kernel.record import parse_record, replay
from fullsteam.server.store import analyses
from serverkit import Client, Threaded, run
from serverkit.players import play_seat
from serverkit.studies import ALONE, GAME, ROUNDS, analysed, finished, without_words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with Threaded(str(tmp_path_factory.mktemp("study") / "x.db"), analysis_rounds=ROUNDS) as running:
        yield running


def test_a_match_is_analysed_once_and_told_in_three_languages(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = finished(anna)
    path = f"/api/tables/{table}/analysis"
    assert bo.get(path) == {"state": "none", "done": 0, "total": 0, "ahead": 0, "why": ""}
    first = anna.post(path, None, 202)
    assert first["state"] in ("waiting", "running") and set(first) == {"state", "done", "total"}
    again = bo.post(path, None, 202)
    assert again["state"] in ("waiting", "running", "done")
    found = analysed(anna, table)["analysis"]
    record = parse_record(anna.get(f"/api/tables/{table}/record"))
    whole = analyse(record, rounds=ROUNDS).as_json()
    assert without_words(found) == json.loads(json.dumps(whole)), "the numbers of `fullsteam analyse`"
    assert anna.post(path, None, 202) == {"state": "done", "done": len(found["moments"]), "total": len(found["moments"])}
    told = {lang: bo.get(path, lang=lang)["analysis"] for lang in ("fr", "en", "de")}
    choice = next(n for n, m in enumerate(found["moments"]) if m.get("reasons"))
    for what in ("title", "answers", "reasons"):
        assert len({json.dumps(told[lang]["moments"][choice][what]) for lang in told}) == 3, what
    for moment in found["moments"]:  # the board at `at` shows who is asked, and what was drawn
        if moment["seat"] is not None:
            shown = bo.get(f"/api/tables/{table}/moments/{moment['at']}", seat=moment["seat"])
            assert moment["given"] in shown["decision"]["legal"] and moment["said"] in moment["title"]
        if moment["number"] > 40:
            break
    assert all(t["text"].endswith(found["moments"][t["number"]]["title"]) for t in found["turning"])
    Client(server.url).post(path, None, 401)
    assert Client(server.url).get(path)["state"] == "done", "whoever may see the match"
    plain = bo.http.get(path, headers={"accept-encoding": "identity"})
    assert plain.json()["analysis"] == found and "content-encoding" not in plain.headers
    assert b'fullsteam_analyses_total{what="done"}' in bo.http.get("/metrics").content


def test_nothing_is_told_before_the_end_and_nothing_of_what_was_broken_off(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = anna.create(GAME, ALONE)["id"]
    for refused in (anna.get(f"/api/tables/{table}/analysis", 409), anna.post(f"/api/tables/{table}/analysis", None, 409)):
        assert "not over" in refused["detail"]
    assert "not over" in anna.post(f"/api/tables/{table}/tries", {"moment": 0, "choice": "done"}, 409)["detail"]

    async def give_up() -> None:
        async with anna.table(table) as socket:
            await socket.hello()
            await socket.say("resign")
            while (await socket.hear("news"))["result"] is None:
                pass

    run(give_up())
    assert "broken off" in anna.post(f"/api/tables/{table}/analysis", None, 409)["detail"]
    anna.post("/api/tables/nosuchtable/analysis", None, 404)
    anna.get("/api/tables/nosuchtable/analysis", 404)


def test_another_choice_is_tried(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = finished(anna)
    path = f"/api/tables/{table}/tries"
    found = analysed(anna, table)["analysis"]
    moment = next(m for m in found["moments"] if m.get("mark") == "blunder" and m["offered"] > len(m["answers"]))
    best, given = moment["answers"][0], next(a for a in moment["answers"] if a["choice"] == moment["given"])
    told = anna.post(path, {"moment": moment["number"], "choice": given["choice"]})
    assert told["mark"] == "blunder" and told["behind"] == moment["loss"] and told["error"] == given["error"]
    assert told["best"] == {"choice": best["choice"], "text": best["text"]} and told["reasons"] == moment["reasons"]
    assert told["value"] == given["values"][moment["seat"]]
    right = anna.post(path, {"moment": moment["number"], "choice": best["choice"]})
    assert right["mark"] == "best" and right["behind"] == 0 and right["reasons"] == moment["reasons"]
    legal = legal_at(server, table, moment["first"], moment["seat"])
    other = next(choice for choice in legal if choice not in [a["choice"] for a in moment["answers"]])
    fresh = anna.post(f"{path}?lang=de", {"moment": moment["number"], "choice": other})
    assert fresh["mark"] in ("best", "good", "doubtful", "mistake", "blunder") and 0 <= fresh["value"] <= 1
    draw = next(m["number"] for m in found["moments"] if m["seat"] is None)
    for data, why in (
        ({"moment": moment["number"], "choice": "jump"}, "no known word"),
        ({"moment": moment["number"], "choice": illegal(legal)}, "could not be chosen"),
        ({"moment": draw, "choice": "done"}, "nobody chose"),
        ({"moment": 10**6, "choice": "done"}, "nobody chose"),
    ):
        assert why in anna.post(path, data, 400)["detail"]
    for nonsense in ({"moment": -1, "choice": "done"}, {"moment": 0}, {"moment": 0, "choice": ""}, {}):
        anna.post(path, nonsense, 400)
    Client(server.url).post(path, {"moment": 0, "choice": "done"}, 401)


def legal_at(server: Threaded, table: str, ply: int, seat: int) -> list[str]:
    record = parse_record(Client(server.url).get(f"/api/tables/{table}/record"))
    game = room(record.game).game
    state = next(s for n, s in enumerate(replay(room(record.game), record)) if n == ply)
    return [game.verbs.text(action) for action in game.legal_list(state, seat)]


def illegal(legal: list[str]) -> str:
    return next(text for text in ("done", "passenger b1 blue", "station b1 1") if text not in legal)


def test_a_hint_is_for_who_is_asked_and_everybody_sees_it_in_the_log(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = anna.create(GAME, ALONE, options={"first": "seat1"})
    path = f"/api/tables/{table['id']}"
    assert table["terms"]["hints"] == "alone"
    decision = anna.get(f"{path}/moments/0")["decision"]
    told = anna.post(f"{path}/hint?lang=fr")
    assert 1 <= len(told["answers"]) <= 3 and set(told["answers"][0]) == {"choice", "text", "behind", "error", "reasons"}
    assert all(answer["choice"] in decision["legal"] for answer in told["answers"])
    assert told["answers"][0]["behind"] == 0 and all(set(why) == {"text"} for why in told["answers"][0]["reasons"])
    log = Client(server.url).get(f"{path}/log")
    assert [(m["kind"], m["seat"], m["text"], m["events"]) for m in log[1:]] == [("hint", 0, "", [])]
    assert anna.post(f"{path}/hint?lang=fr") == told, "the same question, the same hint"
    assert len(anna.get(f"{path}/log")) == 2, "told once"
    Client(server.url, "Bo").post(f"{path}/hint", None, 403)
    Client(server.url).post(f"{path}/hint", None, 401)

    async def play_on() -> Any:
        async with anna.table(table["id"]) as socket:
            await socket.hello()
            news = await socket.hear("news")
            assert news["decision"]["id"] == decision["id"] and news["moment"] == 1, "a hint changes no question"
            best = told["answers"][0]["choice"]
            await socket.say("move", move_id="m", decision=decision["id"], text=best)
            assert (await socket.hear("ack"))["moment"] == 2
            await socket.hear("news")
            await socket.say("undo", move_id="u")
            assert (await socket.hear("ack", "refused"))["type"] == "ack"
            news = await socket.hear("news")
            return news["decision"]

    asked = run(play_on())
    assert asked["legal"] == decision["legal"] and asked["id"] != decision["id"]
    anna.post(f"{path}/hint")
    assert [m["kind"] for m in anna.get(f"{path}/log")] == ["start", "hint", "move", "undo", "hint"]
    last = run(play_seat(anna, table["id"], 0, random.Random(1)))
    assert last["result"] is not None
    assert "hint" not in anna.get(f"{path}/record")
    assert anna.post(f"{path}/hint", None, 409)["detail"].startswith("you are not asked")


def test_who_may_take_a_hint_stands_in_the_terms(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    for hints, status, why in (("alone", 403, "no other person"), ("never", 403, "no hints"), ("all", 200, "")):
        table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], options={"first": "seat1"}, terms={"hints": hints})["id"]
        bo.post(f"/api/tables/{table}/join", {})
        assert why in anna.post(f"/api/tables/{table}/hint", None, status).get("detail", "")
        assert anna.get(f"/api/tables/{table}")["terms"]["hints"] == hints
        if status == 200:
            assert "not asked" in bo.post(f"/api/tables/{table}/hint", None, 409)["detail"]
    alone = anna.create(GAME, ALONE, terms={"hints": "never"})["id"]
    assert "no hints" in anna.post(f"/api/tables/{alone}/hint", None, 403)["detail"]
    anna.create(GAME, ALONE, 400, terms={"hints": "sometimes"})
    rated = {"rated": True, "undo": "free", "hints": "all"}
    assert "rated" in anna.create(GAME, ALONE, 400, terms=rated)["detail"]


def test_a_person_and_the_queue_have_a_cap_and_are_told_when_to_come_again(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db"), analyses=2, analyses_all=3, analysis_rounds=ROUNDS) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        tables = [finished(anna) for _ in range(5)]
        server.app.state.desk.begin = lambda study: None  # whatever is taken up stays as it is
        for table in tables[:2]:
            anna.post(f"/api/tables/{table}/analysis", None, 202)
        own = anna.http.post(f"/api/tables/{tables[2]}/analysis", headers=anna.csrf())
        assert own.status_code == 429 and own.json()["extra"]["again"] >= 5 and own.headers["retry-after"]
        assert own.json()["detail"].startswith("you have asked for 2 analyses") and "come again in" in own.json()["detail"]
        anna.post(f"/api/tables/{tables[0]}/analysis", None, 202)
        bo.post(f"/api/tables/{tables[2]}/analysis", None, 202)
        full = bo.post(f"/api/tables/{tables[3]}/analysis", None, 429)
        assert full["detail"].startswith("3 analyses wait already") and full["extra"]["code"] == "analyses"
        assert [entry["table_id"] for entry in anna.get("/api/me/export")["analyses"]] == tables[:2]
        anna.delete("/api/me")
        waiting = server.process.store.read_now(analyses.waiting)
        assert [asker for _, asker in waiting] == [None, None, bo.me["id"]], "he is forgotten, the analysis is not"


def test_what_was_found_out_is_kept_as_bytes_with_every_digit(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = finished(anna)
    found = analysed(anna, table)["analysis"]
    data = server.process.store.read_now(analyses.data, table)
    assert data is not None
    kept = json.loads(zlib.decompress(data))
    assert kept["names"] == ["1", "2"], "nobody is named in what is kept"
    assert kept["moments"][0]["chances"] == found["moments"][0]["chances"]
