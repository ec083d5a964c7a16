"""Lessons are handed out whole, packed for who takes it so; and the rules say why not, at any node."""

from __future__ import annotations

import httpx
import pytest

from fullsteam.games import ROOMS
from fullsteam.play.lesson import lessons
from serverkit import Client, Threaded

ALL = [(game, one.id) for game, room in ROOMS.items() for one in lessons(room)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_handed_out_whole(server: Threaded, game: str, name: str) -> None:
    someone = Client(server.url, "Anna")
    card = next(card for card in someone.get("/api/games") if card["id"] == game)
    listed = next(one for one in card["lessons"] if one["id"] == name)
    script = someone.get(f"/api/games/{game}/lessons/{name}")
    assert listed["titles"] == script["title"] and listed["steps"] == script["steps"]
    packed = httpx.get(f"{server.url}/api/games/{game}/lessons/{name}", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.json() == script
    plain = httpx.get(f"{server.url}/api/games/{game}/lessons/{name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == script


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_rules_say_why_not_at_every_node(server: Threaded, game: str, name: str) -> None:
    someone = Client(server.url, "Anna")
    script = someone.get(f"/api/games/{game}/lessons/{name}")
    verbs = someone.get(f"/api/games/{game}")["verbs"]
    plain = [verb["name"] for verb in verbs if not verb["domains"]]
    at = f"/api/games/{game}/lessons/{name}/why"
    for number, node in enumerate(script["nodes"]):
        if "asked" not in node:
            continue
        assert someone.get(at, node=number, text=node["asked"]["legal"][0])["legal"] is True
        refused = next((word for word in plain if word not in node["asked"]["legal"]), None)
        assert refused is None or someone.get(at, node=number, text=refused)["reason"] == "rule"
        assert someone.get(at, node=number, text="no such word")["reason"] == "notation"


def test_what_is_not_there(server: Threaded) -> None:
    someone = Client(server.url, "Anna")
    someone.get("/api/games/nonsense/lessons/first", 404)
    someone.get("/api/games/trambahn/lessons/nonsense", 404)
    someone.get("/api/games/trambahn/lessons/first/why", 404, node=999, text="done")
