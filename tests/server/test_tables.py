"""Around the moves: clocks, taking over, undo, orders, chat, rematch, records, branches."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from fullsteam.games import ROOMS, room
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from fullsteam.server.store import Terms
from fullsteam.server.store import tables as sql
from serverkit import Client, Table, Threaded, first_of_kind, play_match, table_at

GAME = next(iter(ROOMS))


def seated(server: Threaded, **more: Any) -> tuple[Client, Client, str]:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], **more)
    bo.post(f"/api/tables/{table['id']}/join", {})
    return anna, bo, str(table["id"])


def run(work: Coroutine[Any, Any, Any], seconds: float = 60) -> Any:
    return asyncio.run(asyncio.wait_for(work, seconds))


class Duel:
    """Two people at a table; each turn the one who is asked plays."""

    def __init__(self, a: Table, b: Table) -> None:
        self.sockets = (a, b)
        self.news: list[Any] = [None, None]
        self.rng = random.Random(1)
        self.number = 0

    async def begin(self) -> None:
        for i, socket in enumerate(self.sockets):
            await socket.hello()
            self.news[i] = await socket.hear("news")

    def asked(self) -> int:
        return 0 if self.news[0]["decision"] is not None else 1

    async def move(self) -> int:
        """Whoever is asked chooses; both hear of it. Who it was."""
        seat = self.asked()
        decision = self.news[seat]["decision"]
        self.number += 1
        text = self.rng.choice(decision["legal"])
        await self.sockets[seat].say("move", move_id=f"d{self.number}", decision=decision["id"], text=text)
        await self.sockets[seat].hear("ack")
        await self.hear()
        return seat

    async def hear(self) -> None:
        for i, socket in enumerate(self.sockets):
            self.news[i] = await socket.hear("news")

    async def move_until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            assert self.news[0]["result"] is None, "the match ended before that"
            await self.move()


# --- time


def test_out_of_time_a_bot_takes_over_and_the_person_may_return(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"choice": 1, "bank": 0.2, "takeover": "greedy"})

    async def slow() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            duel = Duel(a, b)
            await duel.begin()
            seat = duel.asked()
            news = duel.news[seat]
            assert news["waiting"] == [{"seat": seat, "due": news["decision"]["due"]}]
            assert news["decision"]["due"] - news["decision"]["since"] == 1200 and news["banks"] == [200, 200]
            late = await duel.sockets[seat].hear("news")
            assert late["moments"][0]["kind"] == "takeover" and late["moments"][0]["text"] == "greedy"
            assert late["stand_ins"][seat] == "greedy" and late["moments"][0]["at"] >= news["decision"]["due"]
            moved = await duel.sockets[seat].hear("news")
            assert moved["moments"][0]["kind"] == "move" and moved["moments"][0]["seat"] == seat
            await duel.sockets[seat].say("return")
            while True:
                back = await duel.sockets[seat].hear("news")
                if back["moments"] and back["moments"][0]["kind"] == "return":
                    break
            assert back["stand_ins"][seat] == ""

    run(slow())
    kinds = [e.kind for e in server.hall.store.read_now(sql.log, table_id)]
    assert "takeover" in kinds and "return" in kinds


def test_the_bank_pays_only_what_is_beyond(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"choice": 1, "bank": 30})

    async def think() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            duel = Duel(a, b)
            await duel.begin()
            await duel.move()
            assert duel.news[0]["banks"] == [30_000, 30_000]
            seat = duel.asked()
            since = duel.news[seat]["decision"]["since"]
            await asyncio.sleep(1.1)
            await duel.move()
            used = duel.news[seat]["moments"][0]["at"] - since
            assert abs(30_000 - duel.news[seat]["banks"][seat] - (used - 1000)) <= 1

    run(think())


def test_leaving_and_coming_back(server: Threaded) -> None:
    anna, _bo, table_id = seated(server, terms={"takeover": "random"})

    async def leave() -> None:
        async with anna.table(table_id) as a:
            await a.hello()
            await a.hear("news")
            await a.say("leave")
            assert (await a.hear("news"))["stand_ins"][0] == "random"
            await a.say("return")
            while (news := await a.hear("news"))["stand_ins"][0]:
                pass
            assert news["stand_ins"] == ["", ""]

    run(leave())


@pytest.mark.heavy
def test_the_count_of_an_outcry(server: Threaded) -> None:
    """In a game with open outcry everybody stays silent: the server counts, visibly, and then takes silence for done."""
    from fullsteam.kernel.core import ANY

    found = first_of_kind(ANY)
    assert found is not None, "no game of this house has an open outcry"
    clients = [Client(server.url, f"P{i}") for i in range(found.players)]
    table_id = table_at(server, found, clients, Terms(count=0.25))
    counted = run(silent_in_outcries(server, clients, table_id), 120)
    assert counted > 0, "nothing was counted"
    by = [e.by for e in server.hall.store.read_now(sql.log, table_id)]
    assert "count" in by


async def silent_in_outcries(server: Threaded, clients: list[Client], table_id: str) -> int:
    rng = random.Random(4)
    counts = 0

    async def one(client: Client, seat: int) -> None:
        nonlocal counts
        async with client.table(table_id) as t:
            await t.hello()
            number = 0
            while True:
                news = await t.hear("news")
                if news["result"] is not None or counts > 12:
                    return
                if news["count"] is not None:
                    newest = news["moments"][-1]["at"] if news["moments"] else news["now"]
                    assert news["count"] <= newest + 251 or news["waiting"]
                    counts += 1
                elif news["decision"] is not None:
                    number += 1
                    text = rng.choice(news["decision"]["legal"])
                    await t.say("move", move_id=f"{seat}-{number}", decision=news["decision"]["id"], text=text)

    tasks = [asyncio.create_task(one(c, i)) for i, c in enumerate(clients)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counts


# --- taking back


def test_undo_is_free_while_nothing_was_revealed_and_always_in_the_log(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def undo() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            duel = Duel(a, b)
            await duel.begin()
            before = duel.news
            seat = duel.asked()
            await duel.move_until(lambda: any(n["undo"] for n in duel.news))
            while not duel.news[seat]["undo"]:
                await duel.move()
                seat = 0 if duel.news[0]["undo"] else 1
            position = duel.news[seat]["moment"]
            await duel.sockets[seat].say("undo", move_id="back")
            assert (await duel.sockets[seat].hear("ack"))["moment"] == position + 1
            await duel.hear()
            told = duel.news[1 - seat]["moments"][0]
            assert told["kind"] == "undo" and told["seat"] == seat and int(told["text"]) == position - 1
            if position == 1:
                assert duel.news[seat]["view"] == before[seat]["view"]
            await duel.sockets[seat].say("undo", move_id="back")
            assert (await duel.sockets[seat].hear("ack"))["moment"] == position + 1  # the same answer, not a second undo

    run(undo())
    assert "undo" in [e.kind for e in server.hall.store.read_now(sql.log, table_id)]


def test_undo_beyond_needs_everybodys_consent(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def ask() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            duel = Duel(a, b)
            await duel.begin()
            first = duel.asked()
            await duel.move_until(lambda: duel.asked() != first and not duel.news[first]["undo"])
            views, target = [n["view"] for n in duel.news], duel.news[0]["moment"]
            await duel.move()
            asker, other = duel.sockets[first], duel.sockets[1 - first]
            await asker.say("undo", move_id="u1", to=target - 1)
            await asker.hear("ack")
            await duel.hear()
            ask = duel.news[1 - first]["ask"]
            assert ask["seat"] == first and ask["open"] == [1 - first] and ask["to"] == target - 1
            await asker.say("agree", ask=ask["id"], yes=True)  # his own yes is not enough
            await duel.hear()
            assert duel.news[0]["ask"]["open"] == [1 - first]
            await other.say("agree", ask=ask["id"], yes=False)
            await duel.hear()
            assert duel.news[1]["ask"] is None
            await asker.say("undo", move_id="u2", to=target)
            await asker.hear("ack")
            await duel.hear()
            await other.say("agree", ask=duel.news[0]["ask"]["id"], yes=True)
            await duel.hear()
            await duel.hear()
            assert [n["view"] for n in duel.news] == views and duel.news[0]["ask"] is None
            await duel.move()  # and it goes on

    run(ask())
    kinds = [e.kind for e in server.hall.store.read_now(sql.log, table_id)]
    assert [k for k in kinds if k != "move"] == ["start", "ask", "agree", "decline", "ask", "agree", "undo"]


def test_where_undo_is_only_free_nobody_is_asked(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"undo": "free"})

    async def ask() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            duel = Duel(a, b)
            await duel.begin()
            first = duel.asked()
            await duel.move_until(lambda: duel.asked() != first)
            await duel.move()
            await duel.sockets[first].say("undo", move_id="u")
            assert (await duel.sockets[first].hear("refused"))["reason"] == "undo"

    run(ask())


# --- orders


def test_an_order_passes_for_a_seat_and_nobody_else_hears_of_it(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def order() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            duel = Duel(a, b)
            await duel.begin()
            await duel.move_until(lambda: "done" in duel.news[duel.asked()]["decision"]["legal"])
            seat = duel.asked()
            mine, other = duel.sockets[seat], duel.sockets[1 - seat]
            step = duel.news[seat]["decision"]["step"]
            await mine.say("auto", orders=[{"step": step, "times": 1}])
            assert (await mine.hear("orders"))["orders"][0]["step"] == step
            news = await mine.hear("news")
            assert [m["kind"] for m in news["moments"]] == ["move"] and news["moments"][0]["seat"] == seat
            raw = await other.raw()
            assert json.loads(raw)["type"] == "news" and "order" not in raw and "auto" not in raw
            welcome = await mine.hello()
            assert welcome["orders"] == []  # it was good for one answer
            assert (await other.hello())["orders"] == []

    run(order())
    assert [e.by for e in server.hall.store.read_now(sql.log, table_id)][-1] == "auto"


def test_orders_end_when_they_should(server: Threaded) -> None:
    from fullsteam.server import orders as auto
    from fullsteam.server.protocol import Order

    anna, _bo, table_id = seated(server)
    course = server.hall.tables[table_id].course
    seat = course.match.actors[0]
    step = course.match.game.step(course.match.state).name
    here, elsewhere = Order(step), Order("somewhere else", until_asked=True)
    assert auto.after_event(course, seat, course.moments[-1], [here, elsewhere]) == [here]
    events = course.moments[-1].events
    happened = course.match.game.happenings.word(next(e.code for e in events if e.seen_by(seat))).name
    assert auto.after_event(course, seat, course.moments[-1], [Order(step, until_event=happened)]) == []
    assert auto.used([Order(step, times=2)], Order(step, times=2)) == [Order(step, times=1)]
    assert auto.used([Order(step, times=1), here], Order(step, times=1)) == [here]
    r = course.match.room
    assert auto.check(r, [here]) == "" and "no question" in auto.check(r, [Order("nonsense")])
    assert "no event" in auto.check(r, [Order(step, until_event="nonsense")])
    assert "both" in auto.check(r, [Order(step, most=5)])
    assert "no verb" in auto.check(r, [Order(step, bid="nonsense", most=5)])
    assert anna.get(f"/api/tables/{table_id}")["status"] == "playing"


def test_a_proxy_bids_as_little_as_may_be_and_never_more_than_its_most() -> None:
    """In every game with bids: the answer is the lowest legal bid not above the limit, else done."""
    from fullsteam.kernel.words import DONE
    from fullsteam.play.perspective import Perspective
    from fullsteam.server import orders as auto
    from fullsteam.server.protocol import Order
    from fullsteam.testing.walk import walk

    tried = 0
    for r in ROOMS.values():
        bids = [w for w in r.game.verbs.words if auto.is_bid(r, w.name)]
        for p in walk(r, 1):
            for word in bids:
                amounts = [int(word.domains[0].labels[word.a(a)]) for a in p.legal if word.holds(a)]
                if p.seat < 0 or not amounts or DONE not in p.legal:
                    continue
                view = Perspective(r, p.state, p.seat)
                for most in (min(amounts) - 1, min(amounts), max(amounts) + 5):
                    chosen = auto.answer(r, view, Order(view.step, bid=word.name, most=max(0, most)))
                    assert chosen is not None
                    if most < min(amounts):
                        assert chosen == DONE
                    else:
                        assert word.holds(chosen) and int(word.domains[0].labels[word.a(chosen)]) == min(amounts)
                    tried += 1
    assert tried, "no game of this house has a bid that one may pass"


# --- chat


def test_chat_is_for_people_and_at_public_tables_not_for_guests(server: Threaded) -> None:
    anna, bo, table_id = seated(server)
    public = seated(server, public=True)[2]

    async def talk() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b, Client(server.url).table(table_id) as nobody:
            for socket in (a, b, nobody):
                await socket.hello()
            await a.say("chat", text="  good \n luck ")
            assert (await b.hear("chat"))["lines"][0]["text"] == "good luck"
            assert (await nobody.hear("chat"))["lines"][0]["name"] == "Anna"
            await nobody.say("chat", text="hm")
            assert (await nobody.hear("refused"))["reason"] == "chat"
        async with bo.table(table_id) as b:
            assert [line["text"] for line in (await b.hello())["chat"]] == ["good luck"]
        async with bo.table(public) as b:
            await b.hello()
            await b.say("chat", text="hm")
            assert (await b.hear("refused"))["reason"] == "chat"

    run(talk())


# --- seats


def test_a_seat_by_invitation(server: Threaded) -> None:
    anna, bo, carl = (Client(server.url, name) for name in ("Anna", "Bo", "Carl"))
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "invite"}])
    code = table["invites"]["1"]
    assert "invites" not in bo.get(f"/api/tables/{table['id']}")
    bo.post(f"/api/tables/{table['id']}/join", {}, 409)
    bo.post(f"/api/tables/{table['id']}/join", {"invite": "x"}, 409)
    assert bo.get(f"/api/invites/{code}")["seat"] == 1
    assert bo.post(f"/api/tables/{table['id']}/join", {"invite": code})["status"] == "playing"
    carl.post(f"/api/tables/{table['id']}/join", {"invite": code}, 409)


def test_leave_before_the_start_and_close(server: Threaded) -> None:
    anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
    players = 3 if any(r.info.max_players > 2 for r in ROOMS.values()) else 2
    game = next(g for g, r in ROOMS.items() if r.info.max_players >= players)
    table = anna.create(game, [{"kind": "open"}] * players, public=True)
    assert table["id"] in [t["id"] for t in bo.get("/api/tables")]
    bo.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    bo.post(f"/api/tables/{table['id']}/leave", {})
    bo.post(f"/api/tables/{table['id']}/leave", {}, 409)
    bo.delete(f"/api/tables/{table['id']}", 403)
    anna.delete(f"/api/tables/{table['id']}")
    assert anna.get(f"/api/tables/{table['id']}")["status"] == "closed"


def test_tables_that_cannot_be_are_refused_in_one_sentence(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
    info = ROOMS[GAME].info
    wrong: list[dict[str, Any]] = [
        {"game": "nonsense", "seats": [me, bot]},
        {"game": GAME, "seats": [me] * (info.max_players + 1)},
        {"game": GAME, "seats": [me, {"kind": "bot", "level": "nonsense"}]},
        {"game": GAME, "seats": [me, bot], "options": {"nonsense": "x"}},
        {"game": GAME, "seats": [me, bot], "terms": {"choice": 0}},
        {"game": GAME, "seats": [me, bot], "terms": {"takeover": "nonsense"}},
        {"game": GAME, "seats": [me, bot], "terms": {"rated": True, "undo": "free"}},
        {"game": GAME, "seats": [me, bot], "nonsense": 1},
        {"game": GAME, "seats": []},
    ]
    for data in wrong:
        answer = anna.post("/api/tables", data, 400)
        assert answer["detail"] and "\n" not in answer["detail"]


# --- after the end


@pytest.mark.heavy
def test_record_permalinks_recap_rematch_and_branch(server: Threaded) -> None:
    anna, bo, table_id = seated(server)
    path = f"/api/tables/{table_id}"
    anna.get(f"{path}/record", 409)
    anna.post(f"{path}/rematch", {}, 409)
    anna.post(f"{path}/branch", {"moment": 0, "seat": 0, "level": "random"}, 409)
    bo.get(f"{path}/moments/0", 403, seat=0)
    last = run(play_match([(anna, 0), (bo, 1)], table_id, 9))
    end = last[0]["moment"]
    assert anna.get(f"{path}/moments/{end}", seat=1)["view"] == last[1]["view"]  # after the end from any seat
    middle = anna.get(f"{path}/moments/{end // 2}", seat=0)
    assert middle["moment"] == end // 2 and middle["result"] is None
    anna.get(f"{path}/moments/{end + 1}", 404)
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
    ladder = {row["name"]: row for row in anna.get(f"/api/games/{GAME}/ladder")}
    assert set(ladder) == {"rated.anna", "rated.bo"} and ladder["rated.bo"]["matches"] == 1
    better = ladder["rated.anna"]["mu"] - ladder["rated.bo"]["mu"]
    assert (better > 0) == (result["places"][0] < result["places"][1])
