"""Life at a table: giving up, waiting for somebody, deciding without him, and a match that never hangs."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fullsteam.games import ROOMS
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from fullsteam.server.lobby.closing import closable
from fullsteam.server.store import Terms
from fullsteam.server.store import tables as sql
from fullsteam.server.table import Course
from fullsteam.server.table.company import HOUR, Company, patience
from fullsteam.server.table.leaving import away, waited_for
from serverkit import GAME, Client, Threaded, lives, run, seated
from serverkit.faults import until
from serverkit.house import twin
from serverkit.logs import Log

MANY = max(ROOMS, key=lambda game: ROOMS[game].info.max_players)
MINUTE = 60_000


class Wall:
    """A clock on the wall that a test can set."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


async def told(socket: Any, *kinds: str) -> Any:
    """The news that tells one of these entries."""
    while True:
        news = await socket.hear("news")
        if any(moment["kind"] in kinds for moment in news["moments"]):
            return news


async def comes(people: list[Client], table_id: str, into: AsyncExitStack) -> list[Any]:
    sockets = [await into.enter_async_context(person.table(table_id)) for person in people]
    for socket in sockets:
        await socket.hello()
        await socket.hear("news")
    return sockets


def account(server: Threaded, login: str) -> Client:
    person = Client(server.url)
    person.me = person.post("/api/account", {"login": login, "password": "correct horse battery", "name": login.title()}, 201)
    return person


def four(server: Threaded, **terms: Any) -> tuple[list[Client], str]:
    people = [Client(server.url, name) for name in ("Anna", "Bo", "Cleo", "Dora")]
    table = people[0].create(MANY, [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])], terms=terms)
    for person in people[1:]:
        person.post(f"/api/tables/{table['id']}/join", {})
    return people, str(table["id"])


# --- giving up


def test_of_two_who_gives_up_has_lost_and_the_record_is_true(server: Threaded) -> None:
    anna, bo, table_id = seated(server)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            a, b = await comes([anna, bo], table_id, stack)
            await a.say("resign")
            news = await told(b, "resign")
            assert news["result"]["places"] == [2, 1] and news["company"]["ended"] == "resigned"
            assert news["decision"] is None and news["waiting"] == [] and not news["undo"]
            await b.say("undo", move_id="late")
            assert (await b.hear("refused"))["reason"] == "undo"

    run(scene())
    table = anna.get(f"/api/tables/{table_id}")
    assert table["status"] == "over" and table["places"] == [2, 1]
    record = parse_record(anna.http.get(f"/api/tables/{table_id}/record").text)
    found = verify(ROOMS[GAME], record)
    assert found.broken_off == "resigned" and found.shuffle == "verified" and not found.over
    assert bo.post(f"/api/tables/{table_id}/rematch", None, 201)["id"]


def test_of_two_a_bot_plays_on_if_the_host_said_so_and_who_left_may_come_back(server: Threaded) -> None:
    anna, bo, table_id = seated(server, terms={"resign": "bot", "takeover": "random"})

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            a, b = await comes([anna, bo], table_id, stack)
            await a.say("resign")
            news = await told(b, "resign")
            assert news["result"] is None and news["company"]["resigned"] == [0] and news["stand_ins"][0] == "random"
            await a.say("return")
            assert (await told(b, "return"))["company"]["resigned"] == []

    run(scene())


def test_alone_with_bots_giving_up_ends_it(server: Threaded) -> None:
    anna = Client(server.url, "Anna")
    table = anna.create(MANY, [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(3))])

    async def scene() -> None:
        async with anna.table(table["id"]) as a:
            await a.hello()
            await a.hear("news")
            await a.say("resign")
            assert (await told(a, "resign"))["result"]["places"] == [4, 1, 1, 1]

    run(scene())
    assert anna.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_who_gave_up_first_is_last_and_a_rated_match_counts_leaving_as_giving_up() -> None:
    company = Company(4)
    company.resign(2, True)
    company.resign(0, True)
    assert company.places([1, 2, 3, 4], []) == [3, 1, 4, 2]
    assert company.places([1, 2, 3, 4], [1]) == [3, 2, 4, 1]
    rated, casual = Log(Terms(rated=True, undo="free")), Log(Terms())
    for log in (rated, casual):
        log.add("takeover", 0, 1, "random")
        while not log.course.match.over:
            log.move(2)
    by_points = casual.course.match.game.places(casual.course.match.state)
    assert casual.course.outcome() is not None and casual.course.outcome()[1] == by_points  # type: ignore[index]
    assert rated.course.outcome()[1][0] == 2  # type: ignore[index]


def test_who_gave_up_a_rated_match_does_not_come_back(server: Threaded) -> None:
    """And is last in it, whatever the bot makes of his seat: the others' match goes on and is rated."""
    people = [account(server, name) for name in ("anna", "bob", "cleo")]
    terms = {"rated": True, "undo": "free", "takeover": "random"}
    table_id = people[0].create(MANY, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], terms=terms)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table_id}/join", {})

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            a, b, c = await comes(people, table_id, stack)
            await b.say("resign")
            await told(a, "resign")
            await b.say("return")
            await b.say("ping", t=1)
            await b.hear("pong")
            course = server.process.tables[table_id].course
            assert course.company.resigned == [1] and course.stand_in[1] == "random"
            await a.say("resign")
            await told(c, "resign")
            await c.say("resign")
            while (await told(a, "resign"))["result"] is None:
                pass

    run(scene())
    assert people[0].get(f"/api/tables/{table_id}")["places"] == [2, 3, 1]


# --- somebody is away


def test_others_may_decide_about_who_is_away_and_not_before(tmp_path: Path) -> None:
    wall = Wall()
    with Threaded(f"sqlite:///{tmp_path}/a.db", now=wall) as server:
        people, table_id = four(server, takeover="random")

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                sockets = await comes(people, table_id, stack)
                table = server.process.tables[table_id]
                gone = table.course.match.actors[0]
                others = [q for q in range(4) if q != gone]
                first = sockets[others[0]]
                await first.say("vote", what="bot", seat=gone)
                assert (await first.hear("refused"))["text"] == "nobody is away"
                wall.time += 3 * MINUTE
                await sockets[gone].say("here")
                await told(first, "here")
                await first.say("vote", what="bot", seat=gone)
                assert (await first.hear("refused"))["text"] == "nobody is away"
                wall.time += 3 * MINUTE
                await sockets[gone].say("vote", what="end")
                assert (await sockets[gone].hear("refused"))["text"] == "nobody is away"
                await first.say("vote", what="bot", seat=others[1])
                assert (await first.hear("refused"))["text"] == "this seat is not away"
                for q in others[:2]:
                    await sockets[q].say("vote", what="bot", seat=gone)
                await sockets[others[2]].say("vote", what="end")
                news = await told(first, "vote")
                while len(news["company"]["votes"]) < 3:
                    news = await told(first, "vote")
                assert sorted(v["for"] for v in news["company"]["votes"]) == [f"bot {gone}", f"bot {gone}", "end"]
                assert news["stand_ins"][gone] == ""
                await sockets[others[2]].say("vote", what="bot", seat=gone)
                news = await told(first, "takeover")
                assert news["stand_ins"][gone] == "random" and news["company"]["votes"] == []
                await sockets[gone].say("return")
                await told(first, "return")

        run(scene())


def test_two_over_days_one_stays_away_and_the_other_ends_it_without_a_result(tmp_path: Path) -> None:
    wall = Wall()
    with Threaded(f"sqlite:///{tmp_path}/a.db", now=wall) as server:
        anna, bo, table_id = seated(server, terms={"pace": "correspondence"})

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                sockets = await comes([anna, bo], table_id, stack)
                gone = server.process.tables[table_id].course.match.actors[0]
                other = sockets[1 - gone]
                wall.time += 71 * HOUR
                await other.say("vote", what="end")
                assert (await other.hear("refused"))["reason"] == "company"
                wall.time += HOUR
                await other.say("vote", what="end")
                news = await told(other, "end")
                assert news["company"]["ended"] == "vote" and news["result"] is None and news["decision"] is None

        run(scene())
        assert anna.get(f"/api/tables/{table_id}")["status"] == "closed"
        record = parse_record(anna.http.get(f"/api/tables/{table_id}/record").text)
        assert verify(ROOMS[GAME], record).broken_off == "vote"


def test_a_nudge_once_an_hour(tmp_path: Path) -> None:
    wall = Wall()
    with Threaded(f"sqlite:///{tmp_path}/a.db", now=wall) as server:
        anna, bo, table_id = seated(server)

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                sockets = await comes([anna, bo], table_id, stack)
                slow = server.process.tables[table_id].course.match.actors[0]
                other = sockets[1 - slow]
                await sockets[slow].say("nudge", seat=slow)
                assert (await sockets[slow].hear("refused"))["reason"] == "company"
                await other.say("nudge", seat=slow)
                news = await told(sockets[slow], "nudge")
                assert news["moments"][-1]["text"] == str(slow) and news["company"]["waited"][0]["nudged"] == wall.time
                await other.say("nudge", seat=slow)
                assert (await other.hear("refused"))["text"] == "once an hour"
                wall.time += HOUR
                await other.say("nudge", seat=slow)
                await told(sockets[slow], "nudge")

        run(scene())


def test_the_host_closes_what_everybody_has_forgotten(tmp_path: Path) -> None:
    wall = Wall()
    with Threaded(f"sqlite:///{tmp_path}/a.db", now=wall) as server:
        anna, _bo, table_id = seated(server)
        anna.delete(f"/api/tables/{table_id}", 409)
        wall.time += 30 * MINUTE
        assert [t["closable"] for t in anna.get("/api/me/tables")] == [True]
        anna.delete(f"/api/tables/{table_id}")
        assert anna.get(f"/api/tables/{table_id}")["status"] == "closed"


def test_what_has_just_begun_is_not_forgotten(server: Threaded) -> None:
    """Somebody sat down and the match has begun; nothing is written of it yet. Found by races: it was closed under him."""
    _anna, _bo, table_id = seated(server)
    row = server.process.store.read_now(sql.get_table, table_id)
    assert row is not None and row.status == "playing" and row.started is not None
    before_its_log = replace(row, id="nothing-written")
    seats = server.process.store.read_now(sql.seats_of, table_id)
    assert not server.process.store.read_now(closable, before_its_log, seats, row.started)
    assert server.process.store.read_now(closable, before_its_log, seats, row.started + 30 * MINUTE)


# --- who looks on


def test_onlookers_are_listed_and_the_host_may_close_the_door(server: Threaded) -> None:
    anna, bo, table_id = seated(server)
    cleo = Client(server.url, "Anna")  # who looks on never passes for somebody who plays
    bo.patch(f"/api/tables/{table_id}", {"onlookers": False}, 403)

    async def scene() -> None:
        async with anna.table(table_id) as a, cleo.table(table_id) as c:
            await a.hello()
            await c.hello()
            assert (await a.hear("table"))["table"]["onlookers"] == ["Anna (2)"]
            await asyncio.to_thread(anna.patch, f"/api/tables/{table_id}", {"onlookers": False})
            with pytest.raises(Exception, match="1013"):
                while True:
                    await c.raw()
            with pytest.raises(Exception, match="4403"):
                async with cleo.table(table_id) as again:
                    await again.hello()
            table = (await a.hear("table"))["table"]
            while table["onlookers"]:
                table = (await a.hear("table"))["table"]
            assert table["terms"]["onlookers"] is False

    run(scene())
    cleo.get(f"/api/tables/{table_id}/log", 403)
    bo.get(f"/api/tables/{table_id}/log")
    anna.patch(f"/api/tables/{table_id}", {"onlookers": True})
    cleo.get(f"/api/tables/{table_id}/log")


# --- a table never hangs


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_it_ends_with_a_result_or_a_reason(tmp_path: Path, seed: int) -> None:
    """Two or four people join, leave, return, resign, nudge, vote, go away and come again, at random; the server is started
    anew in between. Then all are gone but one, who plays on, and waits for nobody who does not come."""
    rng = random.Random(seed)
    wall = Wall()
    database = f"sqlite:///{tmp_path}/a.db"
    terms = {
        "takeover": "random",
        "resign": rng.choice(["bot", "end"]),
        "pace": rng.choice(["live", "correspondence"]),
        "away": 180.0,
    }
    with Threaded(database, now=wall) as server:
        if seed % 2:
            people, table_id = four(server, **terms)
        else:
            *pair, table_id = seated(server, terms=terms)
            people = pair
        run(anything(server, wall, rng, people, table_id, 25))
    with Threaded(database, now=wall) as server:
        people = [twin(person, server.url) for person in people]
        run(anything(server, wall, rng, people, table_id, 25))
        run(to_the_end(server, wall, rng, people, table_id))
        course = server.process.tables[table_id].course
        until(lambda: course.over or bool(waited_for(course)), "bots play on to the end, or until a person is asked")
        if not course.over:  # the others never came: nobody plays here any more, and the host sees that
            wall.time += 10 * patience(course.row.terms)
            people[0].delete(f"/api/tables/{table_id}")
        status = people[0].get(f"/api/tables/{table_id}")["status"]
        assert status == ("over" if course.outcome() is not None else "closed")
        entries = server.process.store.read_now(sql.log, table_id)
        assert [entry.n for entry in entries] == list(range(len(entries)))


async def anything(server: Threaded, wall: Wall, rng: random.Random, people: list[Client], table_id: str, many: int) -> None:
    async with AsyncExitStack() as stack:
        sockets = await comes(people, table_id, stack)
        for n in range(many):
            table = server.process.tables[table_id]
            if table.course.over:
                return
            wall.time += rng.choice([0, 1000, 4 * MINUTE])
            seat = rng.randrange(len(people))
            await sockets[seat].say(**thing(rng, table.course, seat, n, len(people)))
            await sockets[seat].say("ping", t=n)
            while (await sockets[seat].hear("pong"))["t"] != n:
                pass


def thing(rng: random.Random, course: Course, seat: int, n: int, many: int) -> dict[str, Any]:
    """Something that a person might say, allowed or not."""
    whom = rng.randrange(many)
    asked = course.asked[seat]
    said: list[dict[str, Any]] = [
        {"type_": "leave"},
        {"type_": "return"},
        {"type_": "here"},
        {"type_": "nudge", "seat": whom},
        {"type_": "vote", "what": "bot", "seat": whom},
        {"type_": "undo", "move_id": f"u{n}"},
    ]
    if rng.random() < 0.1:
        said = [{"type_": "resign"}, {"type_": "vote", "what": "end"}]
    if asked is not None and rng.random() < 0.5:
        legal = course.match.game.legal_list(course.match.state, seat)
        text = course.match.game.verbs.text(rng.choice(legal))
        said = [{"type_": "move", "move_id": f"m{asked}-{n}", "decision": asked, "text": text}]
    return rng.choice(said)


async def to_the_end(server: Threaded, wall: Wall, rng: random.Random, people: list[Client], table_id: str) -> None:
    """Only one is left: he comes back if he had gone, plays, has bots put in for who does not come, and gives up at last."""
    table = server.process.tables[table_id]
    me = next((seat for seat in range(len(people)) if seat not in table.course.company.resigned), 0)
    async with people[me].table(table_id) as socket:
        await socket.hello()
        for n in range(60):
            if table.course.over:
                return
            wall.time += 4 * MINUTE
            said: dict[str, Any] = {"type_": "resign"}
            gone = [seat for seat in away(table.course, wall()) if seat != me]
            if n < 50 and table.course.stand_in[me]:
                said = {"type_": "return"}
            elif n < 50 and gone:
                said = {"type_": "vote", "what": "bot", "seat": gone[0]}
            elif n < 50 and table.course.asked[me] is not None:
                said = thing(rng, table.course, me, 1000 + n, len(people))
            await socket.say(**said)
            await socket.say("ping", t=n)
            while (await socket.hear("pong"))["t"] != n:
                pass


def test_one_of_four_whom_all_others_have_left_does_not_wait_for_ever(tmp_path: Path) -> None:
    """Nobody asks the other two, so they are not away; who says nothing while somebody votes is, after as long again. Found by
    random lives."""
    wall = Wall()
    with Threaded(f"sqlite:///{tmp_path}/a.db", now=wall) as server:
        people, table_id = four(server, takeover="random")

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                sockets = await comes(people, table_id, stack)
                gone = server.process.tables[table_id].course.match.actors[0]
                last, present, _ = (sockets[q] for q in range(4) if q != gone)
                await present.say("here")
                await present.say("ping", t=1)
                await present.hear("pong")
                assert server.process.tables[table_id].course.n == 1, "nobody votes: there is nothing to say"
                wall.time += 3 * MINUTE
                await last.say("vote", what="bot", seat=gone)
                await told(last, "vote")
                wall.time += 2 * MINUTE
                await present.say("here")
                news = await told(last, "here")
                assert len(news["company"]["votes"]) == 1, "the vote goes on"
                wall.time += 2 * MINUTE
                await last.say("ping", t=1)
                await last.hear("pong")
                assert server.process.tables[table_id].course.stand_in[gone] == "", "one of them said that he is there"
                wall.time += MINUTE + 1
                news = await told(last, "takeover")
                assert news["stand_ins"][gone] == "random"

        run(scene())


@pytest.mark.heavy
def test_random_lives_of_a_table_with_kills_end_with_a_result_or_a_reason(tmp_path: Path) -> None:
    """Two of them here, with two and with four people; `make soak PARTS=lives` has two hundred."""
    found = lives.campaign(str(tmp_path / "lives.db"), tmp_path, 2)
    assert found["hung"] == 0 and found["over"] + found["closed"] == 2
