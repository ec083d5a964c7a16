"""Taking back: free while nothing was revealed, then by consent, always in the log."""

from __future__ import annotations

from fullsteam.server.store import tables as sql
from serverkit import Duel, Threaded, run, seated


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
