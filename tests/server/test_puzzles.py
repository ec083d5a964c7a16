"""Puzzles over HTTP, against a running server: what one sees, what one is not told, what is remembered."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from fullsteam.analysis.puzzles import puzzles_of
from fullsteam.games import ROOMS
from fullsteam.kernel.room import Room
from serverkit import Client, Threaded

DAY = 86_400_000
HOUR = 3_600_000
GAMES = [game for game, room in ROOMS.items() if puzzles_of(room).puzzles]


class Calendar:
    """What day it is, for a server."""

    def __init__(self) -> None:
        self.at = 20_000 * DAY + 12 * HOUR

    def __call__(self) -> int:
        return self.at


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[Threaded]:
    with Threaded(str(tmp_path_factory.mktemp("puzzles") / "x.db"), now=calendar) as running:
        yield running


def wrong(room: Room, name: str) -> str:
    puzzle = puzzles_of(room).find(name)
    assert puzzle is not None
    return puzzle.answers[-1].choice


def right(game: str, name: str) -> str:
    puzzle = puzzles_of(ROOMS[game]).find(name)
    assert puzzle is not None
    return puzzle.best.choice


def test_there_are_thirty_of_every_game() -> None:
    assert {game: len(puzzles_of(room).puzzles) >= 30 for game, room in ROOMS.items()} == dict.fromkeys(ROOMS, True)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_shows_its_table_and_not_its_solution(server: Threaded, game: str) -> None:
    anna = Client(server.url, "Anna")
    listed = anna.get(f"/api/puzzles/{game}")
    kept = puzzles_of(ROOMS[game])
    assert [one["id"] for one in listed] == [puzzle.id for puzzle in kept.puzzles]
    assert all(one.keys() == {"id", "players", "step", "level", "state"} for one in listed)
    for puzzle in kept.puzzles:
        shown = anna.get(f"/api/puzzles/{game}/{puzzle.id}")
        perspective = kept.perspective(ROOMS[game], puzzle)
        assert shown["moment"]["view"] == json.loads(json.dumps(perspective.view)), "the board is not what its seat saw"
        assert shown["question"] == shown["moment"]["decision"] and shown["question"]["step"] == puzzle.step
        assert shown["question"]["legal"] == [perspective.notation(action) for action in perspective.legal]
        assert shown["names"][puzzle.seat] == "Anna" and len(set(shown["names"])) == len(shown["names"])
        assert not {"best", "answers", "behind", "obvious", "chance"} & (shown.keys() | shown["moment"].keys())


def test_what_is_shown_is_shaped_like_a_moment_of_a_table(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    table = anna.post("/api/tables", {"game": "trambahn", "seats": seats}, 201)
    at_table = anna.get(f"/api/tables/{table['id']}/moments/0")
    shown = anna.get(f"/api/puzzles/trambahn/{puzzles_of(ROOMS['trambahn']).puzzles[0].id}")
    assert shown["moment"].keys() == at_table.keys() and shown["table"].keys() <= table.keys() | {"host"}
    assert shown["moment"]["moments"][0].keys() == at_table["moments"][0].keys()


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_judged_with_reasons(server: Threaded, game: str, lang: str) -> None:
    anna = Client(server.url, "Anna")
    for puzzle in puzzles_of(ROOMS[game]).puzzles:
        path = f"/api/puzzles/{game}/{puzzle.id}?lang={lang}"
        best = anna.post(path, {"choice": puzzle.best.choice}, 200)
        assert best["right"] and best["mark"] == "best" and best["behind"] == 0 and best["counted"]
        for answer in puzzle.answers[1:]:
            told = anna.post(path, {"choice": answer.choice}, 200)
            assert not told["right"] and not told["counted"] and told["mark"] == "blunder" and told["behind"] >= 0.1
            assert told["best"]["choice"] == puzzle.best.choice and told["best"]["text"]
            assert all(reason["text"] for reason in told["reasons"])


def test_the_first_answer_counts(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    first, second, third = (one["id"] for one in anna.get("/api/puzzles/trambahn")[:3])
    room = ROOMS["trambahn"]
    assert anna.post(f"/api/puzzles/trambahn/{first}", {"choice": right("trambahn", first)}, 200)["counted"]
    assert not anna.post(f"/api/puzzles/trambahn/{first}", {"choice": wrong(room, first)}, 200)["counted"]
    assert not anna.post(f"/api/puzzles/trambahn/{second}", {"choice": wrong(room, second)}, 200)["right"]
    assert anna.post(f"/api/puzzles/trambahn/{second}", {"choice": right("trambahn", second)}, 200)["right"]
    states = {one["id"]: one["state"] for one in anna.get("/api/puzzles/trambahn")}
    assert (states[first], states[second], states[third]) == ("solved", "failed", "new")
    assert anna.get(f"/api/puzzles/trambahn/{first}")["state"] == "solved"
    assert {one["state"] for one in bo.get("/api/puzzles/trambahn")} == {"new"}
    assert {one["game"]: one["solved"] for one in anna.get("/api/puzzles")}["trambahn"] == 1


def test_the_puzzle_of_the_day_is_everybodys_and_the_streak_is_kept(dated: Threaded, calendar: Calendar) -> None:
    anna, bo = Client(dated.url, "Anna"), Client(dated.url, "Bo")

    def today(client: Client) -> dict[str, object]:
        return next(one for one in client.get("/api/puzzles") if one["game"] == "trambahn")

    def solve(client: Client, well: bool = True) -> int:
        name = str(today(client)["today"])
        choice = right("trambahn", name) if well else wrong(ROOMS["trambahn"], name)
        return int(client.post(f"/api/puzzles/trambahn/{name}", {"choice": choice}, 200)["streak"])

    seen = []
    for day in range(1, 4):
        assert today(anna)["today"] == today(bo)["today"] and today(anna)["state"] == "new"
        seen.append(today(anna)["today"])
        assert solve(anna) == day == today(anna)["streak"] and today(anna)["state"] == "solved"
        calendar.at += DAY
    assert len(set(seen)) == 3, "a new one each day"
    assert today(anna)["streak"] == 3, "today is not over yet"
    assert solve(anna, well=False) == 0 and today(anna)["state"] == "failed"
    calendar.at += DAY
    assert solve(anna) == 1
    calendar.at += 2 * DAY
    assert today(anna)["streak"] == 0, "a day was left out"
    name = str(today(bo)["today"])
    calendar.at += 12 * HOUR + 60_000
    assert today(bo)["today"] != name
    assert bo.post(f"/api/puzzles/trambahn/{name}", {"choice": right("trambahn", name)}, 200)["streak"] == 1, (
        "begun before midnight"
    )
    calendar.at += DAY
    assert bo.get("/api/puzzles/trambahn") and today(bo)["streak"] == 0


def test_the_puzzles_of_a_whole_round_of_days_are_all_different(dated: Threaded, calendar: Calendar) -> None:
    anna = Client(dated.url, "Anna")
    many = len(puzzles_of(ROOMS["trambahn"]).puzzles)
    seen = set()
    for _ in range(many):
        seen.add(next(one["today"] for one in anna.get("/api/puzzles") if one["game"] == "trambahn"))
        calendar.at += DAY
    assert len(seen) == many


def test_whoever_is_nobody_may_look_but_not_answer(server: Threaded) -> None:
    nobody = Client(server.url)
    listed = nobody.get("/api/puzzles/trambahn")
    path = f"/api/puzzles/trambahn/{listed[0]['id']}"
    shown = nobody.get(path)
    assert shown["question"]["legal"] and listed[0]["state"] == "new" and nobody.get("/api/puzzles")[0]["streak"] == 0
    nobody.post(path, {"choice": shown["question"]["legal"][0]}, 401)


def test_what_is_no_answer_is_told_and_changes_nothing(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    name = anna.get("/api/puzzles/trambahn")[0]["id"]
    path = f"/api/puzzles/trambahn/{name}"
    assert anna.post(path, {"choice": "no such word"}, 400)["detail"] == "this is none of the answers to this question"
    for bad in ({}, {"choice": ""}, {"choice": "x" * 201}, {"choice": 7}, {"choice": "done", "more": 1}):
        anna.post(path, bad, 400)
    anna.post(f"{path}?lang=xx", {"choice": "done"}, 400)
    assert anna.get("/api/puzzles/trambahn/nonsense", 404)["detail"] == "there is no such puzzle"
    assert "nonsense" in anna.get("/api/puzzles/nonsense", 404)["detail"]
    assert anna.get(path)["state"] == "new"
    assert anna.get(f"{path}/why", text="no such word")["reason"] == "notation"
    legal = anna.get(path)["question"]["legal"]
    assert anna.get(f"{path}/why", text=legal[0])["legal"] is True


def test_it_is_exported_counted_and_forgotten(database: str) -> None:
    with Threaded(database) as server:
        anna = Client(server.url, "Anna")
        name = anna.get("/api/puzzles/trambahn")[0]["id"]
        anna.post(f"/api/puzzles/trambahn/{name}", {"choice": right("trambahn", name)}, 200)
        told = anna.get("/api/me/export")["puzzles"]
        assert [(one["game"], one["puzzle"], one["solved"]) for one in told] == [("trambahn", name, True)]
        assert 'fullsteam_puzzles_total{game="trambahn",solved="yes"} 1.0' in httpx.get(f"{server.url}/metrics").text
        anna.delete("/api/me", 204)
        assert server.process.store.read_now(rows) == 0


def rows(c: object) -> int:
    from sqlalchemy import Connection, func, select

    from fullsteam.server.store.schema_study import puzzles

    assert isinstance(c, Connection)
    return int(c.execute(select(func.count()).select_from(puzzles)).scalar_one())


def test_a_guest_who_makes_an_account_keeps_what_he_solved(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    name = anna.get("/api/puzzles/trambahn")[0]["id"]
    anna.post(f"/api/puzzles/trambahn/{name}", {"choice": right("trambahn", name)}, 200)
    anna.post("/api/account", {"login": "anna-puzzles", "password": "a long and strange one"}, 201)
    assert anna.get(f"/api/puzzles/trambahn/{name}")["state"] == "solved"
