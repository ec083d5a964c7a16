"""Nobody gains by leaving, taking back or asking again: the clock goes on, and only people say yes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fullsteam.server.store import Terms
from fullsteam.server.store import tables as sql
from serverkit import GAME, Client, Threaded, run, seated
from serverkit.logs import Log

# --- a stand-in is never worth a yes


@pytest.mark.parametrize("answers", [True, False])
def test_who_is_stood_in_for_is_still_asked_before_anything_is_taken_back(server: Threaded, answers: bool) -> None:
    anna, bo, table_id = seated(server, terms={"takeover": "random"})

    async def scene() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            await b.hello()
            await a.hello()
            await b.say("leave")
            news = await a.hear("news")
            while not (news["moment"] > 8 and news["decision"] is not None and not news["undo"]):
                if news["decision"] is not None:
                    move = {"decision": news["decision"]["id"], "text": news["decision"]["legal"][0]}
                    await a.say("move", move_id=f"m{news['moment']}", **move)
                news = await a.hear("news")
            await a.say("undo", move_id="back", to=0)
            await a.hear("ack")
            asked = await a.hear("news")
            while asked["ask"] is None:
                asked = await a.hear("news")
            assert asked["moments"][-1]["kind"] == "ask" and asked["ask"]["open"] == [1]
            await a.say("agree", ask=asked["ask"]["id"], yes=True)
            assert (await a.hear("news"))["ask"]["open"] == [1]  # one's own yes is none
            if answers:
                await b.say("agree", ask=asked["ask"]["id"], yes=True)
                while (await a.hear("news"))["moments"][-1]["kind"] != "undo":
                    pass

    run(scene(), 30)
    kinds = [e.kind for e in server.process.store.read_now(sql.log, table_id)]
    assert ("undo" in kinds) is answers


# --- the clock goes on


def test_leaving_and_returning_does_not_wind_the_clock_up() -> None:
    log = Log(Terms(choice=3.0, bank=0.0))
    seat = log.asked
    log.add("takeover", seat, 2, "random")
    assert log.course.due(seat) is None
    log.add("return", seat, 12)
    assert log.left(seat, 12) == pytest.approx(1)  # what the bot took is not charged, what he took is
    log.add("takeover", seat, 12.5, "random")
    log.add("return", seat, 20)
    assert log.left(seat, 20) == pytest.approx(0.5)


def test_who_was_out_of_time_returns_with_an_empty_bank() -> None:
    log = Log(Terms(choice=3.0, bank=5.0))
    seat = log.asked
    log.add("takeover", seat, 8, "random")
    log.add("return", seat, 9)
    assert log.course.clocks.bank[seat] == 0 and log.left(seat, 9) == 0
    log.add("takeover", seat, 9, "random")
    while log.asked != seat or log.course.asked[seat] == 0:
        log.move(10)
    log.add("return", seat, 11)
    assert log.left(seat, 11) == pytest.approx(3)  # a new question


def test_taking_back_does_not_wind_the_clock_up() -> None:
    log = Log(Terms(choice=3.0, bank=4.0))
    seat = log.move(2, openly=True)
    since = 2.5 if log.asked == seat else 2.0  # he thinks about the next question already, or another one does
    log.add("undo", seat, 2.5, str(len(log.course.match.plies) - 1))
    assert log.left(seat, 2.5) == pytest.approx(7 - since)
    log.move(3, openly=True)
    since += 3.5 if log.asked == seat else 0.5
    log.add("undo", seat, 6, str(len(log.course.match.plies) - 1))
    assert log.course.clocks.bank[seat] / 1000 == pytest.approx(4 - max(0, since - 3))
    assert log.left(seat, 6) == pytest.approx(7 - since)
    before = log.course
    log.entries.append(log.entries[-1])
    log.reread()
    assert vars(log.course.clocks) == vars(before.clocks)


def test_what_all_agreed_to_take_back_begins_a_new_clock() -> None:
    log = Log(Terms(choice=3.0, bank=0.0))
    first = log.asked
    while log.asked == first:
        log.move(1)
    log.move(2)
    log.add("undo", first, 500, "0" if log.course.line[0][1] == 0 else str(log.course.line[0][1]))
    assert log.left(first, 500) == pytest.approx(3)


def test_the_count_of_an_outcry_does_not_begin_anew_for_who_leaves_and_returns() -> None:
    log = Log(Terms())
    seat = log.asked
    log.add("takeover", seat, 2, "random")
    log.add("return", seat, 7)
    assert log.course.clocks.asked_at[seat] == 5000


# --- nobody makes the others wait by taking back again and again


def test_taking_back_again_and_again_costs_as_much_as_moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log with many undos late in a match is replayed in as many steps as it has entries, and a few more."""
    from fullsteam.kernel.core import Game

    log = Log(Terms())
    while not (len(log.course.match.plies) > 120 and log.course.match.can_undo(log.course.match.plies[-1].seat)):
        log.move(1)
    seat, text = log.course.match.plies[-1].seat, log.entries[-1].text
    before = len(log.course.match.plies) - 1
    for _ in range(40):
        log.add("undo", seat, 1, str(before))
        log.add("move", seat, 1, text)
    played = 0
    play = Game.play

    def counted(*args: Any) -> None:
        nonlocal played
        played += 1
        play(*args)

    monkeypatch.setattr(Game, "play", counted)
    entries = [*log.entries, log.entries[-1]]
    log.entries = entries
    view = log.course.match.state.dump()
    log.reread()
    assert log.course.match.state.dump() == view
    assert played < 2 * len(log.course.match.plies) + 80 * 2


def test_a_seat_goes_back_to_one_point_only_so_often(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullsteam.server.table.allowance.OFTEN", 2)
    anna, _bo, table_id = seated(server)
    course = server.process.tables[table_id].course
    assert not course.allowance.too_often("undo", 0, 5)
    course.allowance.backs[0, "5"] = 2
    too_often = course.allowance.too_often
    assert too_often("undo", 0, 5) and not too_often("undo", 0, 6) and not too_often("ask", 0, 5)
    monkeypatch.setattr("fullsteam.server.table.allowance.WASTE", 4)
    log = Log(Terms())
    assert not log.course.allowance.wasted(0)
    log.add("takeover", 0, 1, "random")
    log.add("return", 0, 1)
    assert log.course.allowance.wasted(0) and log.course.allowance.too_often("undo", 0, 0)
    assert not log.course.allowance.wasted(1) and not log.course.allowance.too_often("undo", 1, 0)

    async def leave() -> None:
        async with anna.table(table_id) as a:
            await a.hello()
            for message in ("leave", "return", "leave"):
                await a.say(message)
            assert (await a.hear("refused"))["reason"] == "slow down"

    run(leave(), 30)


def test_who_leaves_and_returns_again_and_again_takes_leaving_from_nobody_else(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fullsteam.server.table.allowance.WASTE", 8)
    anna, bo, table_id = seated(server, terms={"takeover": "random"})

    async def toggle() -> None:
        async with anna.table(table_id) as a, bo.table(table_id) as b:
            for socket in (a, b):
                await socket.hello()
            answer: dict[str, Any] = {"type": ""}
            for i in range(20):
                await a.say(("leave", "return")[i % 2])
                answer = await a.hear("news", "refused")
                if answer["type"] == "refused":
                    break
            assert answer["type"] == "refused" and answer["reason"] == "slow down"
            await b.say("leave")
            while not (news := await b.hear("news", "refused")).get("stand_ins", ["", ""])[1]:
                assert news["type"] == "news", "his own share is untouched"

    run(toggle(), 60)


def test_the_others_have_their_turn_while_a_long_log_is_replayed() -> None:
    from fullsteam.server.table import PORTION, replayed_gently

    log = Log(Terms())
    for i in range(3 * PORTION):
        log.add("takeover" if i % 2 == 0 else "return", 0, 1, "random" if i % 2 == 0 else "")

    async def both() -> tuple[int, Any]:
        turns = 0
        work = asyncio.ensure_future(replayed_gently(log.row, log.seats, log.entries))
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        return turns, work.result()

    turns, course = asyncio.run(both())
    assert turns >= 3 and course.n == log.course.n


def test_hello_is_dear(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "hello.db"), messages=10.0) as server:
        anna = Client(server.url, "Anna")
        table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}])

        async def greet() -> int:
            async with anna.table(table["id"]) as a:
                for i in range(10):
                    await a.say("hello")
                    if (await a.hear("welcome", "refused"))["type"] == "refused":
                        return i
            return 10

        assert 2 <= run(greet(), 30) <= 6
