"""Asking why, and views for a chart: nothing is played, nothing is told that the seat may not know."""

from __future__ import annotations

import asyncio

import pytest

from fullsteam.games import ROOMS
from serverkit import Client, Threaded, play_match

GAMES = list(ROOMS)


def table_of(anna: Client, bo: Client, game: str) -> str:
    players = ROOMS[game].info.min_players
    bots = [{"kind": "bot", "level": "random"}] * (players - 2)
    table = anna.create(game, [{"kind": "me"}, {"kind": "open"}, *bots])
    bo.post(f"/api/tables/{table['id']}/join", {})
    return str(table["id"])


@pytest.mark.parametrize("game", GAMES)
def test_why_answers_as_a_move_would_and_plays_nothing(server: Threaded, game: str) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    at = table_of(anna, bo, game)
    news = [c.get(f"/api/tables/{at}/moments/0") for c in (anna, bo)]
    asker, seat = next((c, s) for s, c in enumerate((anna, bo)) if news[s]["decision"] is not None)
    decision = news[seat]["decision"]
    assert asker.get(f"/api/tables/{at}/why", text=decision["legal"][0])["legal"] is True
    verbs = asker.get(f"/api/games/{game}")["verbs"]
    refused = next(v["name"] for v in verbs if not v["domains"] and v["name"] not in decision["legal"])
    found = asker.get(f"/api/tables/{at}/why", text=refused, seat=seat)
    move = {"move_id": "1", "decision": decision["id"], "text": refused}
    answer = asker.post(f"/api/tables/{at}/moves", move, 201)
    assert found == {"legal": False, **{key: answer[key] for key in ("reason", "rule", "text", "number")}}
    assert asker.get(f"/api/tables/{at}/why", text="no such word")["reason"] == "notation"
    assert server.process.tables[at].course.n == 1


def test_only_who_sits_here_may_ask_why(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    at = table_of(anna, bo, GAMES[0])
    Client(server.url).get(f"/api/tables/{at}/why", 401, text="done")
    Client(server.url, "Cleo").get(f"/api/tables/{at}/why", 403, text="done")
    anna.get(f"/api/tables/{at}/why", 403, text="done", seat=1)
    anna.get(f"/api/tables/{at}/why", 400)
    waiting = anna.create(GAMES[0], [{"kind": "me"}] + [{"kind": "open"}] * (ROOMS[GAMES[0]].info.min_players - 1))
    anna.get(f"/api/tables/{waiting['id']}/why", 409, text="done")


def test_samples_are_the_moments_themselves(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    at = table_of(anna, bo, GAMES[0])
    anna.get(f"/api/tables/{at}/moments", 403, seat=1)
    asyncio.run(play_match([(anna, 0), (bo, 1)], at, 1))
    last = server.process.tables[at].course.n - 1
    found = anna.get(f"/api/tables/{at}/moments", many=5, seat=1)
    assert [s["moment"] for s in found] == [i * last // 4 for i in range(5)]
    for sample in found:
        assert sample["view"] == anna.get(f"/api/tables/{at}/moments/{sample['moment']}", seat=1)["view"]
    assert len(Client(server.url).get(f"/api/tables/{at}/moments")) == 60
