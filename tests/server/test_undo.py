"""Taking back: free while nothing was revealed, then by consent, always in the log."""

from __future__ import annotations

from typing import Any

import pytest

from fullsteam.kernel.core import ALL
from fullsteam.server.store import Terms
from fullsteam.server.store import tables as sql
from serverkit import Client, Duel, Threaded, first_of_kind, run, seated, table_at
from serverkit.clients import Table


def test_undo_is_free_while_nothing_was_revealed_and_always_in_the_log(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def undo() -> None:
        async with Duel(anna, bo, table_id) as duel:
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
    assert "undo" in [e.kind for e in server.process.store.read_now(sql.log, table_id)]


def test_undo_beyond_needs_everybodys_consent(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def ask() -> None:
        async with Duel(anna, bo, table_id) as duel:
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
            await asker.say("agree", ask=ask["id"], yes=True)  # his own yes is not enough, and was said by asking
            assert (await asker.hear("news"))["ask"]["open"] == [1 - first]
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
    kinds = [e.kind for e in server.process.store.read_now(sql.log, table_id)]
    assert [k for k in kinds if k != "move"] == ["start", "ask", "decline", "ask", "agree", "undo"]


def test_where_undo_is_only_free_nobody_is_asked(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"undo": "free"})

    async def ask() -> None:
        async with Duel(anna, bo, table_id) as duel:
            first = duel.asked()
            await duel.move_until(lambda: duel.asked() != first)
            await duel.move()
            await duel.sockets[first].say("undo", move_id="u")
            assert (await duel.sockets[first].hear("refused"))["reason"] == "undo"

    run(ask())


async def asked(table: Table) -> Any:
    """The news with the next question for this seat."""
    while (news := await table.hear("news"))["decision"] is None:
        assert news["result"] is None, "the match ended before that"
    return news


async def answer(table: Table, news: Any, text: str) -> None:
    await table.say("move", move_id=f"m{news['moment']}", decision=news["decision"]["id"], text=text)
    await table.hear("ack")


@pytest.mark.parametrize("around", [False, True])
def test_against_bots_nothing_that_was_revealed_is_taken_back(server: Threaded, around: bool) -> None:
    """It was: once the envelopes were open, one took back one's bid and made a better one. People around one screen may: they
    have asked each other."""
    found = first_of_kind(ALL)
    assert found is not None, "no game of this house has sealed answers"
    anna = Client(server.url, "Anna")
    sitting: list[Client | str] = [anna, *(["greedy"] * (found.players - 1))]
    if around:
        sitting[-1] = anna
    table_id = table_at(server, found, sitting, Terms())

    async def play() -> None:
        async with anna.table(table_id) as table:
            await table.hello(seat=0)
            news = await asked(table)
            await answer(table, news, news["decision"]["legal"][0])
            if around:
                await table.say("sit", seat=found.players - 1)
                other = await asked(table)
                await answer(table, other, other["decision"]["legal"][0])
                await table.say("sit", seat=0)
            opened = await table.hear("news")
            while opened["answer"] is not None or opened["moment"] == news["moment"]:
                opened = await table.hear("news")
            assert opened["undo"] is False
            assert (opened["back"] is not None) is around
            await table.say("undo", move_id="back", to=None)
            heard = await table.hear("ack", "refused")
            assert heard["type"] == ("ack" if around else "refused")
            if not around:
                assert heard["reason"] == "undo"
                await table.say("undo", move_id="far", to=0)
                assert (await table.hear("refused"))["reason"] == "undo", "nor by going back further"

    run(play())


def test_against_bots_one_goes_back_over_their_open_choices(server: Threaded) -> None:
    """And is told where that leads to before one does it."""
    anna = Client(server.url, "Anna")
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    table_id = anna.create("volldampf", [{"kind": "me"}, *bots])["id"]

    async def play() -> None:
        async with anna.table(table_id) as table:
            await table.hello()
            before, news = None, await asked(table)
            while not (news["back"] is not None and not news["undo"]):
                before = news
                await answer(table, news, news["decision"]["legal"][-1 if news["decision"]["step"] == "bidding" else 0])
                news = await asked(table)
            assert before is not None and news["back"] == {"to": before["moment"], "ask": False}
            await table.say("undo", move_id="back", to=None)
            await table.hear("ack")
            again = await asked(table)
            while again["moments"][-1]["kind"] != "undo":
                again = await asked(table)
            assert again["view"] == before["view"] and again["decision"]["legal"] == before["decision"]["legal"]

    run(play())
