"""Boxes on the server: checked, tried out, chosen when a table is set up, and kept with it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from boxkit import GAMES, box_of
from fullsteam.games import ROOMS
from fullsteam.kernel.box import hash_of
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from fullsteam.server.running.backup import backup, restore, verify_all
from serverkit import Client, Threaded
from serverkit.clients import Table, run
from serverkit.players import choose, play_seat

LANGUAGES = ("en", "fr", "de")


@pytest.mark.parametrize("game", GAMES)
def test_our_own_box_is_there_to_begin_with(server: Threaded, game: str) -> None:
    client = Client(server.url)
    own = client.get(f"/api/games/{game}/box")
    assert own["game"] == game and own["hash"] == hash_of(own["toml"]) and own["json"]["name"] == own["name"]
    assert own["shape"]["kind"] == "table" and set(own["json"]) <= set(own["shape"]["fields"])
    found = client.post(f"/api/games/{game}/box/check", {"json": own["json"]})
    assert found["ok"] and found["toml"] == own["toml"] and found["json"] == own["json"] and found["mistakes"] == []
    assert client.get("/api/games/trambahn/box", 404)["detail"].startswith("trambahn has no box")
    assert {g["id"]: g["box"] for g in client.get("/api/games")} == {g: g in GAMES for g in ROOMS}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_with_a_box_and_gives_it_back(server: Threaded, game: str) -> None:
    box, anna = box_of(game), Client(server.url, "Anna")
    commented = "# mine\n" + box.text.replace("\n\n", "\n\n\n")
    table = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], box=commented)
    assert table["box"] == {"name": box.name, "title": box.title, "hash": box.hash}
    found = anna.get(f"/api/tables/{table['id']}/box")
    assert found["toml"] == box.text and found["json"] == box.data and found["domains"]
    assert anna.get(f"/api/tables/{table['id']}")["box"]["hash"] == box.hash
    plain = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
    assert plain["box"] is None and anna.get(f"/api/tables/{plain['id']}/box", 404)


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_tried_out_by_bots(server: Threaded, game: str) -> None:
    box, anna = box_of(game), Client(server.url, "Anna")
    path = f"/api/games/{game}/box/trial"
    both = anna.post(path, {"toml": box.text, "games": 2, "players": 2})
    assert both["players"] == 2 and both["left"] == 0 and [g["number"] for g in both["games"]] == [0, 1]
    assert anna.post(path, {"json": box.data, "first": 1})["games"] == both["games"][1:]  # the same game once more
    assert both["summary"]["games"] == 2 and round(sum(both["summary"]["wins"]), 2) == 1 and both["summary"]["minutes"] > 0
    least, mean, most = both["summary"]["choices"]
    assert 0 < least <= mean <= most
    anna.post(path, {"toml": box.text.replace("name", "nam")}, 400)
    anna.post(path, {"toml": box.text, "players": 9}, 400)
    Client(server.url).post(path, {"toml": box.text}, 401)


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_told_with_path_line_place_rule_and_sentence(server: Threaded, game: str) -> None:
    client, box = Client(server.url), box_of(game)
    path = f"/api/games/{game}/box/check"
    broken = {**box.data, "name": "A B", "extra": 1}
    found = client.post(path, {"json": broken})
    assert not found["ok"] and found["json"] == broken and found["toml"] is found["view"] is None
    assert [(m["code"], m["path"], m["line"], m["place"]) for m in found["mistakes"]] == [
        ("unknown-key", ["extra"], None, "extra"),
        ("wrong-form", ["name"], None, "name"),
    ]
    texts = [client.post(f"{path}?lang={lang}", {"json": broken})["mistakes"][1]["text"] for lang in LANGUAGES]
    assert len(set(texts)) == 3 and all("A B" in text for text in texts)
    by_line = client.post(path, {"toml": box.text.replace(f'title = "{box.title}"', "title = 7")})["mistakes"]
    assert [(m["line"], m["place"], m["args"]) for m in by_line] == [(3, "title", {"wanted": "text", "got": "7"})]
    assert client.post(path, {"toml": "= 1"})["json"] is None
    client.post(path, {}, 400)
    client.post(path, {"toml": "", "json": {}}, 400)
    for sent in (None, [], "x", 5, [[[[[[[[[[[[1]]]]]]]]]]]], {"name": None}):
        answer = client.http.post(path, json={"json": sent}, headers=client.csrf())
        assert answer.status_code == (400 if sent is None else 200), answer.text
    deep = client.http.post(path, content=b'{"json": ' + b"[" * 20_000 + b"]" * 20_000 + b"}", headers=client.csrf())
    assert deep.status_code in (200, 400), deep.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_with_a_bad_box_is_refused_in_the_language_of_its_host(server: Threaded, lang: str) -> None:
    anna, text = Client(server.url, "Anna"), box_of("take-a-train").text
    new = {"game": "take-a-train", "seats": [{"kind": "me"}, {"kind": "open"}], "box": text.replace("[100, 25]", "[110, 25]")}
    said = anna.post(f"/api/tables?lang={lang}", new, 400)["detail"]
    end = {"en": "110 is not a multiple of 50. (T0.2)", "fr": "110 n’est pas un multiple de 50. (T0.2)"}
    assert said.endswith(end.get(lang, "110 ist kein Vielfaches von 50. (T0.2)")) and "wagons, food 1, 1: " in said
    anna.create("trambahn", [{"kind": "me"}, {"kind": "open"}], 400, box=text)


async def play_some(table: Table, choices: int) -> None:
    """So many choices, one by one."""
    await table.hello()
    rng = random.Random(7)
    while choices:
        message = await table.hear("news")
        if message["decision"] is not None:
            await choose(table, message, rng)
            choices -= 1


async def sit(client: Client, table_id: str, choices: int) -> None:
    async with client.table(table_id) as table:
        await play_some(table, choices)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end_with_a_box_over_a_restart(tmp_path: Path, game: str) -> None:
    """Begun on one server, ended on the next; then a rematch, a branch, a backup: all have the box."""
    database, box = str(tmp_path / "box.db"), box_of(game)
    with Threaded(database) as first:
        anna = Client(first.url, "Anna")
        table_id = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], box=box.text)["id"]
        run(sit(anna, table_id, 5))
        cookies = anna.http.cookies
    with Threaded(database) as second:
        anna = Client(second.url)
        anna.http.cookies = cookies
        last: Any = run(play_seat(anna, table_id, None, random.Random(5)))
        assert last["result"] is not None
        path = f"/api/tables/{table_id}"
        record = parse_record(anna.get(f"{path}/record"))
        assert record.box == box.text and verify(ROOMS[game], record).shuffle == "verified"
        again = anna.post(f"{path}/rematch", None, 201)
        other = anna.post(f"{path}/branch", {"moment": 3, "seat": 0, "level": "greedy"}, 201)
        assert again["box"] == other["box"] == {"name": box.name, "title": box.title, "hash": box.hash}
        assert anna.get(f"{path}/draws")
        run(sit(anna, other["id"], 2))
    saved, restored = tmp_path / "saved.db", str(tmp_path / "restored.db")
    backup(database, saved)
    restore(saved, restored)
    found = {row.id: (row.box, problem) for row, problem in verify_all(restored)}
    assert len(found) == 3 and set(found.values()) == {(box.text, "")}


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_and_their_bots_know_the_box(postgres_database: str, game: str) -> None:
    box = box_of(game)
    with Threaded(postgres_database) as one, Threaded(postgres_database) as two:
        anna = Client(one.url, "Anna")
        table_id = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "club"}], box=box.text)["id"]
        there = Client(two.url)
        there.http.cookies = anna.http.cookies
        run(sit(there, table_id, 3))
        assert there.get(f"/api/tables/{table_id}/box")["toml"] == box.text


def test_one_trial_at_a_time(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    server.process.trials.add(anna.me["id"])
    path, sent = "/api/games/take-a-train/box/trial", {"toml": box_of("take-a-train").text}
    assert anna.post(path, sent, 429)["detail"] == "a trial of yours is under way"
    server.process.trials.discard(anna.me["id"])
    anna.post(path, sent)
