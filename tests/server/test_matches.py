"""Real clients play whole matches of every game with every number of players, and come and go while they do."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from fullsteam.games import ROOMS, room
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from serverkit import Client, Threaded, play_match, play_seat, run

CASES = [(game, n) for game, r in ROOMS.items() for n in range(r.info.min_players, r.info.max_players + 1)]
QUICK = {"count": 0.05, "takeover": "greedy"}


def verified(client: Client, table_id: str) -> None:
    """The record of a finished match is true: moves, shuffle, result."""
    record = parse_record(client.get(f"/api/tables/{table_id}/record"))
    found = verify(room(record.game), record)
    assert found.over and found.shuffle == "verified"


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "players"), CASES)
def test_people_and_bots_play_to_the_end(server: Threaded, game: str, players: int) -> None:
    people = min(players, 2 + players % 2)
    names = ["Anna", "Bo", "Cleo"][:people]
    clients = [Client(server.url, name) for name in names]
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": "greedy"}] * (players - people)]
    table = clients[0].create(game, kinds, terms=QUICK)
    for client in clients[1:]:
        client.post(f"/api/tables/{table['id']}/join", {})
    last = asyncio.run(play_match([(c, i) for i, c in enumerate(clients)], table["id"], players, hang_up=0.04))
    assert all(news["result"] == last[0]["result"] for news in last)
    verified(clients[0], table["id"])
    closed = clients[0].get(f"/api/tables/{table['id']}")
    assert closed["status"] == "over" and closed["scores"] == last[0]["result"]["scores"]


@pytest.mark.parametrize("game", ROOMS)
def test_bots_alone_with_an_onlooker(server: Threaded, game: str) -> None:
    """A person who only watches sees the match to its end, with an onlooker's view and no questions."""
    host, onlooker = Client(server.url, "Host"), Client(server.url)
    players = ROOMS[game].info.min_players
    table = host.create(game, [{"kind": "bot", "level": "random"}] * players, terms=QUICK)

    async def watch() -> None:
        async with onlooker.table(table["id"]) as t:
            welcome = await t.hello()
            assert welcome["you"] == {"name": "", "seats": [], "seat": None}
            while True:
                news = await t.hear("news")
                assert news["seat"] is None and news["decision"] is None and news["answer"] is None
                if news["result"] is not None:
                    return

    run(watch())
    verified(host, table["id"])


def test_who_reconnects_reaches_byte_for_byte_what_one_who_stayed_has(server: Threaded) -> None:
    game = next(iter(ROOMS))
    anna = Client(server.url, "Anna")
    table = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    view = b'"view":'

    async def both() -> None:
        rng = random.Random(5)
        async with anna.table(table["id"]) as steady:
            await steady.hello()
            last, seen = None, 0
            while seen < 25:
                raw = await steady.raw()
                if '"type":"news"' not in raw:
                    continue
                seen += 1
                async with anna.table(table["id"]) as again:
                    await again.hello(last)
                    other = await again.raw()
                    while '"type":"news"' not in other:
                        other = await again.raw()
                news, twin = json.loads(raw), json.loads(other)
                if twin["moment"] == news["moment"]:
                    cut, end = raw.index(view.decode()), raw.index('"now":')
                    assert other[other.index(view.decode()) : other.index('"now":')] == raw[cut:end]
                last = news["moment"]
                if news["decision"] is not None:
                    await steady.say(
                        "move", move_id=str(seen), decision=news["decision"]["id"], text=rng.choice(news["decision"]["legal"])
                    )

    run(both())


@pytest.mark.heavy
def test_hot_seat_one_session_several_seats_with_a_curtain(server: Threaded) -> None:
    game = next(iter(ROOMS))
    anna = Client(server.url, "Anna")
    table = anna.create(game, [{"kind": "me"}, {"kind": "me", "name": "Brother"}])
    assert [s["name"] for s in table["seats"]] == ["Anna", "Brother"]

    async def around_one_screen() -> None:
        rng = random.Random(1)
        async with anna.table(table["id"]) as t:
            welcome = await t.hello()
            assert welcome["you"]["seats"] == [0, 1] and welcome["you"]["seat"] is None
            news = await t.hear("news")
            assert news["seat"] is None and news["decision"] is None  # the curtain is down
            turns = 0
            while news["result"] is None and turns < 60:
                seat = news["waiting"][0]["seat"]
                await t.say("sit", seat=seat)
                news = await t.hear("news")
                assert news["seat"] == seat
                turns += 1
                await t.say(
                    "move", move_id=str(turns), decision=news["decision"]["id"], text=rng.choice(news["decision"]["legal"])
                )
                await t.hear("ack")
                news = await t.hear("news")
                await t.say("sit", seat=None)
                news = await t.hear("news")
                assert news["seat"] is None and news["decision"] is None
            await t.say("sit", seat=7)
            assert (await t.hear("refused"))["reason"] == "seat"

    run(around_one_screen())


@pytest.mark.heavy
def test_a_foreign_bot_with_a_token_plays_a_seat(server: Threaded) -> None:
    game = next(iter(ROOMS))
    anna, owner = Client(server.url, "Anna"), Client(server.url, "Owner")
    token = owner.post("/api/me/tokens", {"name": "my bot", "scopes": ["play", "read"]}, 201)["token"]
    program = Client(server.url)
    program.http.cookies.clear()
    program.http.headers["authorization"] = f"Bearer {token}"
    table = anna.create(game, [{"kind": "me"}, {"kind": "invite"}])
    joined = program.http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invites"]["1"]})
    assert joined.status_code == 200 and joined.json()["you"] == [1]
    program.cookie_header = lambda: {"authorization": f"Bearer {token}"}  # type: ignore[method-assign]

    async def both() -> None:
        await asyncio.gather(
            play_seat(anna, table["id"], 0, random.Random(1)), play_seat(program, table["id"], 1, random.Random(2))
        )

    run(both())
    verified(anna, table["id"])
