"""Orders of a seat: answers given in advance, which nobody else hears of."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from serverkit import Client, Duel, Table, Threaded, run, seated


def test_an_order_passes_for_a_seat_and_nobody_else_hears_of_it(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def order() -> None:
        async with Duel(anna, bo, table_id) as duel:
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
    assert [e.by for e in server.process.store.read_now(sql.log, table_id)][-1] == "auto"


def test_orders_end_when_they_should(server: Threaded) -> None:
    from fullsteam.server.table import orders as auto
    from fullsteam.server.wire.protocol import Order

    anna, _bo, table_id = seated(server)
    course = server.process.tables[table_id].course
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
    from fullsteam.server.table import orders as auto
    from fullsteam.server.wire.protocol import Order
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


def test_an_order_ends_with_its_auction_and_the_seat_is_told(server: Threaded) -> None:
    """A proxy of one auction does not bid in the next one: the server drops it when the word is heard, and says so, on every
    screen of this seat and on no other."""
    anna = Client(server.url, "Anna")
    table_id = anna.create("volldampf", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2])["id"]

    async def play(table: Table, news: Any) -> Any:
        """The first answer that is legal."""
        decision = news["decision"]
        if decision is not None:
            move = {"move_id": f"m{decision['id']}", "decision": decision["id"], "text": decision["legal"][0]}
            await table.say("move", **move)
        return await table.hear("news")

    async def until(table: Table, news: Any, step: str) -> Any:
        while news["decision"] is None or news["decision"]["step"] != step:
            news = await play(table, news)
        return news

    async def order() -> None:
        async with anna.table(table_id) as table, anna.table(table_id) as other:
            await table.hello()
            await other.hello()
            await until(table, await table.hear("news"), "bidding")
            proxy = {"step": "bidding", "bid": "bid", "most": 2, "until_event": "order"}
            await table.say("auto", orders=[proxy])
            assert len((await table.hear("orders"))["orders"]) == 1
            assert len((await other.hear("orders"))["orders"]) == 1
            assert (await table.hear("orders"))["orders"] == []
            assert (await other.hear("orders"))["orders"] == []
            await table.hello()
            before = len(answers())
            assert before > 0, "it did bid, or pass"
            await until(table, await table.hear("news"), "bidding")
            await asyncio.sleep(0.1)  # ten times as long as an order would wait: nothing tells that nothing comes
            assert len(answers()) == before

    def answers() -> list[str]:
        return [e.by for e in server.process.store.read_now(sql.log, table_id) if e.by == "auto"]

    run(order())
