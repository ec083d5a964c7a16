"""What people add to the seed: promised, opened, or not; by several processes, through a crash, and told to nobody."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from fullsteam.games import room
from fullsteam.kernel.record import parse_record
from fullsteam.play import fairness
from fullsteam.play.verify import verify
from fullsteam.server.store import Store, open_store
from fullsteam.server.store import shares as shares_sql
from fullsteam.server.store import tables as sql
from fullsteam.server.table import CourseError, load, replayed
from serverkit import GAME, Client, Table, Threaded, free_port, play_match, run, started_process

LONG = 600.0  # seconds: whoever begins meanwhile did not wait for the time to be over


class Secret:
    """What a browser makes."""

    def __init__(self) -> None:
        self.secret = secrets.token_hex(32)
        self.promise = fairness.promise(bytes.fromhex(self.secret))


def pair(url: str, other: str | None = None) -> tuple[Client, Client]:
    return Client(url, "Anna"), Client(other or url, "Bo")


def set_up(anna: Client, mine: Secret | None) -> Any:
    me = {"kind": "me"} if mine is None else {"kind": "me", "promise": mine.promise}
    return anna.create(GAME, [me, {"kind": "open"}], options={"first": "seat1"})


def join(bo: Client, table: Any, his: Secret | None, status: int = 200) -> Any:
    return bo.post(f"/api/tables/{table['id']}/join", {} if his is None else {"promise": his.promise}, status)


async def opened(socket: Table, seat: int, secret: str) -> Any:
    """Opening, and what is said to it: the table, where the seat has opened, or the refusal."""
    await socket.say("open", seat=seat, secret=secret)
    while True:
        said = await socket.hear("table", "refused")
        if said["type"] == "refused" or said["table"]["seats"][seat]["opened"]:
            return said


def sentence(said: Any) -> str:
    assert said["type"] == "refused" and said["reason"] == "secret", said
    return str(said["text"])


def checked(server: Threaded | str, anna: Client, table_id: str) -> Any:
    """The record of a match that was played to its end."""
    record = parse_record(anna.get(f"/api/tables/{table_id}/record"))
    return verify(room(GAME), record), record


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that waits for ever."""
    with Threaded(str(tmp_path_factory.mktemp("patient") / "test.db"), opening=LONG) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One that hardly waits."""
    with Threaded(str(tmp_path_factory.mktemp("hasty") / "test.db"), opening=0.3) as running:
        yield running


# --- promised and opened


def test_a_match_waits_for_all_secrets_and_its_record_proves_them(patient: Threaded) -> None:
    (anna, bo), mine, his = pair(patient.url), Secret(), Secret()
    table = set_up(anna, mine)
    assert [s["promise"] for s in table["seats"]] == [mine.promise, ""]
    assert [s["promise"] for s in join(bo, table, his)["seats"]] == [mine.promise, his.promise]

    async def scene() -> None:
        async with anna.table(table["id"]) as a, bo.table(table["id"]) as b:
            for socket in (a, b):
                welcome = await socket.hello()
                assert welcome["table"]["status"] == "playing" and welcome["moment"] == -1
            assert [s["opened"] for s in (await opened(a, 0, mine.secret))["table"]["seats"]] == [True, False]
            await a.say("move", move_id="1", decision=0, text="done")
            assert (await a.hear("refused"))["reason"] == "waiting"
            await opened(b, 1, his.secret)
            for socket in (a, b):
                assert (await socket.hear("news"))["moment"] == 0
        await play_match([(anna, 0), (bo, 1)], table["id"], 1)

    run(scene())
    found, record = checked(patient, anna, table["id"])
    assert (found.scheme, found.added, found.silent, found.shuffle) == (2, [1, 2], [], "verified")
    assert record.promise == table["promise"]
    assert [(s.promise, s.secret) for s in record.shares] == [(mine.promise, mine.secret), (his.promise, his.secret)]


def test_the_first_draws_can_be_drawn_again_without_any_rule(patient: Threaded) -> None:
    anna, mine = Client(patient.url, "Anna"), Secret()
    table = anna.create(GAME, [{"kind": "me", "promise": mine.promise}, {"kind": "me"}])
    path = f"/api/tables/{table['id']}/draws"

    async def scene() -> None:
        async with anna.table(table["id"]) as a:
            await a.hello()
            await opened(a, 0, mine.secret)
        anna.get(path, 409)
        await play_match([(anna, 0), (anna, 1)], table["id"], 2)

    run(scene())
    _, record = checked(patient, anna, table["id"])
    seed = fairness.mixed(bytes.fromhex(record.seed), record.shares, 2)
    draws = anna.get(path, many=20)
    assert len(draws) == 20 and draws[0]["n"] == 0
    for draw in draws:
        number, text = fairness.draw(seed, draw["n"], sum(weight for _, weight in draw["lots"])), ""
        for text, weight in draw["lots"]:
            if (number := number - weight) < 0:
                break
        assert record.moves[draw["n"]].text == text


def test_where_nobody_promises_the_match_begins_at_once_as_ever(patient: Threaded) -> None:
    anna, bo = pair(patient.url)
    table = set_up(anna, None)
    join(bo, table, None)
    run(play_match([(anna, 0), (bo, 1)], table["id"], 3))
    found, record = checked(patient, anna, table["id"])
    assert found.scheme == 1 and "fairness" not in record.written()


def test_who_stays_silent_adds_nothing_and_the_record_says_so(hasty: Threaded) -> None:
    (anna, bo), mine, his = pair(hasty.url), Secret(), Secret()
    table = set_up(anna, mine)
    join(bo, table, his)

    async def scene() -> None:
        async with anna.table(table["id"]) as a, bo.table(table["id"]) as b:
            await a.hello()
            await b.hello()
            await a.say("open", seat=0, secret=mine.secret)
            await a.hear("news")
            assert "too late" in sentence(await opened(b, 1, his.secret))
        await play_match([(anna, 0), (bo, 1)], table["id"], 4)

    run(scene())
    found, _ = checked(hasty, anna, table["id"])
    assert (found.added, found.silent, found.shuffle) == ([1], [2], "verified")


def test_where_all_stay_silent_the_match_begins_all_the_same(hasty: Threaded) -> None:
    (anna, bo), mine, his = pair(hasty.url), Secret(), Secret()
    table = set_up(anna, mine)
    join(bo, table, his)
    run(play_match([(anna, 0), (bo, 1)], table["id"], 5))
    found, _ = checked(hasty, anna, table["id"])
    assert (found.scheme, found.added, found.silent) == (2, [], [1, 2])


# --- what is refused


def test_secrets_that_are_not_taken(patient: Threaded) -> None:
    (anna, bo), mine, his = pair(patient.url), Secret(), Secret()
    table = set_up(anna, mine)

    async def scene() -> None:
        async with anna.table(table["id"]) as a, bo.table(table["id"]) as b:
            await a.hello()
            await b.hello()
            assert "not yet" in sentence(await opened(a, 0, mine.secret)), "before every seat is taken"
            for other in (his, Secret()):
                await a.say("promise", seat=0, sha256=other.promise)
                assert "has promised another" in sentence(await a.hear("refused"))
            await b.say("promise", seat=0, sha256=his.promise)
            assert (await b.hear("refused"))["reason"] == "seat"
            join(bo, table, None)
            await b.say("promise", seat=1, sha256=his.promise)
            assert "every seat is taken" in sentence(await b.hear("refused"))
            assert "promised no secret" in sentence(await opened(b, 1, his.secret))
            await b.say("open", seat=0, secret=mine.secret)
            assert (await b.hear("refused"))["reason"] == "seat"
            assert "not the secret that you promised" in sentence(await opened(a, 0, his.secret))
            for wrong in ("", mine.secret.upper(), mine.secret[:-1], mine.secret + "\n", 5, None):
                await a.say("open", seat=0, secret=wrong)
                assert (await a.hear("refused"))["reason"] == "message"
            await opened(a, 0, mine.secret)
            await a.hear("news")
            await opened(a, 0, mine.secret)  # sent again after a cut: as if nothing had been

    run(scene())
    seats = anna.get(f"/api/tables/{table['id']}")["seats"]
    assert [s["promise"] for s in seats] == [mine.promise, ""] and [s["opened"] for s in seats] == [True, False]


def test_promises_that_are_not_taken(patient: Threaded) -> None:
    anna, bo = pair(patient.url)
    for wrong in ("", "5", "A" * 64, "a" * 65, "a" * 64 + "\n"):
        anna.create(GAME, [{"kind": "me", "promise": wrong}, {"kind": "open"}], 400)
    for kind in ("open", "invite", "bot"):
        seat = {"kind": kind, "level": "random" if kind == "bot" else "", "promise": "a" * 64}
        assert "only who sits down" in anna.create(GAME, [{"kind": "me"}, seat], 400)["detail"]
    table = set_up(anna, None)
    bo.post(f"/api/tables/{table['id']}/join", {"promise": "z" * 64}, 400)


def test_over_the_socket_one_promises_too_and_who_leaves_takes_it_with_him(patient: Threaded) -> None:
    (anna, bo), mine, his = pair(patient.url), Secret(), Secret()
    table = anna.create(GAME, [{"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{table['id']}"
    join(bo, table, his)

    async def scene() -> None:
        async with anna.table(table["id"]) as a:
            assert [s["promise"] for s in (await a.hello())["table"]["seats"]] == [his.promise, ""]
            bo.post(f"{path}/leave")
            assert [s["promise"] for s in (await a.hear("table"))["table"]["seats"]] == ["", ""]
            anna.post(f"{path}/join", {"seat": 0})
            await a.hello()
            await a.say("promise", seat=0, sha256=mine.promise)
            while not (await a.hear("table"))["table"]["seats"][0]["promise"]:
                pass

    run(scene())
    assert [s["promise"] for s in anna.get(path)["seats"]] == [mine.promise, ""]


# --- once more


def test_in_a_rematch_and_a_branch_people_add_to_the_seed_too(patient: Threaded) -> None:
    anna = Client(patient.url, "Anna")
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "me", "name": "Bo"}])
    run(play_match([(anna, 0), (anna, 1)], table["id"], 6))
    two = [Secret(), Secret()]
    again = anna.post(f"/api/tables/{table['id']}/rematch", {"promises": [s.promise for s in two]}, 201)
    assert [s["promise"] for s in again["seats"]] == [s.promise for s in two], "around one screen: one for each seat"
    wish = {"moment": 3, "seat": 1, "level": "random", "promise": two[0].promise}
    branch = anna.post(f"/api/tables/{table['id']}/branch", wish, 201)
    assert [s["promise"] for s in branch["seats"]] == ["", two[0].promise]

    async def begin() -> None:
        async with anna.table(again["id"]) as a, anna.table(branch["id"]) as b:
            await a.hello(seat=0)
            await b.hello()
            for seat in (0, 1):
                await opened(a, seat, two[seat].secret)
            await opened(b, 1, two[0].secret)
            for socket in (a, b):
                await socket.hear("news")
        await play_match([(anna, 1)], branch["id"], 7)

    run(begin())
    found, record = checked(patient, anna, branch["id"])
    assert found.added == [2] and record.given > 0 and found.shuffle == "verified"


# --- several processes, and crashes


@pytest.mark.heavy
def test_one_opens_here_the_other_there(postgres_database: str) -> None:
    """Two processes on one database: each hears of the other's openings, and there is one start."""
    ports = free_port(), free_port()
    options = ("--limit", f"opening={LONG}", "--limit", "messages=1000")
    with started_process(postgres_database, ports[0], *options), started_process(postgres_database, ports[1], *options):
        anna, bo = pair(*(f"http://127.0.0.1:{port}" for port in ports))
        tables = []
        for round_ in range(6):
            mine, his = Secret(), Secret()
            table = set_up(anna, mine)
            join(bo, table, his)

            async def scene(table_id: str, both: tuple[Secret, Secret], first: int) -> None:
                async with anna.table(table_id) as a, bo.table(table_id) as b:
                    await a.hello()
                    await b.hello()
                    work = [a.say("open", seat=0, secret=both[0].secret), b.say("open", seat=1, secret=both[1].secret)]
                    await asyncio.gather(*(work if first else reversed(work)))
                    news = [await socket.hear("news") for socket in (a, b)]
                    assert news[0]["moments"][0]["at"] == news[1]["moments"][0]["at"]

            run(scene(table["id"], (mine, his), round_ % 2))
            tables.append((table["id"], [mine, his]))
        run(play_match([(anna, 0), (bo, 1)], tables[0][0], 8))
        found, _ = checked("", anna, tables[0][0])
        assert (found.added, found.silent, found.shuffle) == ([1, 2], [], "verified")
    store = open_store(postgres_database)
    for table_id, both in tables:
        row, seats, entries = store.read_now(load, table_id)
        assert row is not None and entries[0].kind == "start"
        assert [entry.kind for entry in entries].count("start") == 1
        assert [s.secret for s in seats] == [s.secret for s in both]
        replayed(row, seats, entries)
    store.close()


def test_killed_between_promise_and_opening_it_goes_on(tmp_path: Path) -> None:
    """Killed after one has opened: the other opens when the server is back, though his three seconds were over long ago."""
    database, port = str(tmp_path / "killed.db"), free_port()
    url, mine, his = f"http://127.0.0.1:{port}", Secret(), Secret()
    with started_process(database, port, "--limit", f"opening={LONG}", "--limit", "messages=1000") as process:
        anna, bo = pair(url)
        table = set_up(anna, mine)
        join(bo, table, his)

        async def one() -> None:
            async with anna.table(table["id"]) as a:
                await a.hello()
                await opened(a, 0, mine.secret)

        run(one())
        process.kill()
        process.wait()

    async def other() -> None:
        async with bo.table(table["id"]) as b:
            welcome = await b.hello()
            assert welcome["moment"] == -1 and [s["opened"] for s in welcome["table"]["seats"]] == [True, False]
            await opened(b, 1, his.secret)
            await b.hear("news")
        await play_match([(anna, 0), (bo, 1)], table["id"], 9)

    with started_process(database, port, "--limit", f"opening={LONG}", "--limit", "messages=1000"):
        run(other())
        found, _ = checked("", anna, table["id"])
    assert (found.added, found.silent, found.shuffle) == ([1, 2], [], "verified")


def test_after_a_restart_nobody_waits_for_ever(tmp_path: Path) -> None:
    database = str(tmp_path / "restart.db")
    with Threaded(database, opening=LONG) as server:
        anna, bo = pair(server.url)
        table, mine = set_up(anna, Secret()), Secret()
        join(bo, table, mine)
    with Threaded(database, opening=0.2) as server:
        anna.url = bo.url = server.url

        async def wait() -> None:
            async with Table(server.url, table["id"], {}) as onlooker:
                await onlooker.hello()
                await onlooker.hear("news")

        run(wait())


def test_a_seat_opens_once_or_is_silent_for_good(database: str) -> None:
    """Whoever begins, and whoever opens at the same moment, see one truth: the row of the seat."""
    server = Threaded(database, opening=LONG)
    with server:
        (anna, bo), mine, his = pair(server.url), Secret(), Secret()
        table = set_up(anna, mine)
        join(bo, table, his)
        store: Store = server.process.store
        ids = [s.user_id or "" for s in store.read_now(sql.seats_of, table["id"])]
        keys = (table["id"], 0, ids[0], mine.promise)
        assert not store.write_now(shares_sql.reveal, table["id"], 0, ids[1], mine.promise, mine.secret), "not his seat"
        assert store.write_now(shares_sql.reveal, *keys, mine.secret)
        assert [s.secret for s in store.write_now(shares_sql.silence, table["id"])] == [mine.secret, ""]
        assert not store.write_now(shares_sql.reveal, table["id"], 1, ids[1], his.promise, his.secret), "too late"
        assert not store.write_now(shares_sql.promise, table["id"], 1, ids[1], his.promise), "the table is not open"


def test_a_start_whose_secrets_were_changed_does_not_replay(hasty: Threaded) -> None:
    anna, mine = Client(hasty.url, "Anna"), Secret()
    table = anna.create(GAME, [{"kind": "me", "promise": mine.promise}, {"kind": "me"}])

    async def scene() -> None:
        async with anna.table(table["id"]) as a:
            await a.hello(seat=0)
            await opened(a, 0, mine.secret)
            await a.hear("news")

    run(scene())
    import msgspec

    row, seats, entries = hasty.process.store.read_now(load, table["id"])
    assert row is not None
    replayed(row, seats, entries)
    for text, why in (
        (entries[0].text.replace(mine.secret, Secret().secret), "promised another secret"),
        ("nonsense", "cannot be read"),
        ("", "chance said something else"),
    ):
        with pytest.raises(CourseError, match=why):
            replayed(row, seats, [msgspec.structs.replace(entries[0], text=text), *entries[1:]])


# --- nobody hears a secret before the end


def test_secrets_and_seeds_are_told_to_nobody_before_the_end(patient: Threaded) -> None:
    """Everything that anybody can ask for, in every stage: there is no secret in it, nor the seed made of them."""
    (anna, bo), mine, his = pair(patient.url), Secret(), Secret()
    table = set_up(anna, mine)
    path, eve = f"/api/tables/{table['id']}", Client(patient.url, "Eve")
    told: list[str] = []

    def ask_all() -> None:
        paths = [
            path,
            f"{path}/log",
            f"{path}/moments/0",
            f"{path}/record",
            f"{path}/draws",
            f"{path}/moments",
            "/api/me/tables",
        ]
        for client in (anna, bo, eve):
            told.extend(client.http.get(p).text for p in [*paths, "/api/tables?status=playing", "/api/me/export", "/metrics"])

    async def scene() -> None:
        async with anna.table(table["id"]) as a, bo.table(table["id"]) as b, eve.table(table["id"]) as e:
            sockets = (a, b, e)
            for socket in sockets:
                await socket.say("hello")
            ask_all()
            join(bo, table, his)
            await b.say("hello")
            ask_all()
            await a.say("open", seat=0, secret=mine.secret)
            for _ in range(2):
                await b.say("open", seat=0, secret=his.secret)
            ask_all()
            await b.say("open", seat=1, secret=his.secret)
            for socket in sockets:
                await socket.say("ping")
                while json.loads(told[-1]).get("moment") != 0 if told[-1].startswith('{"type":"news"') else True:
                    told.append(await socket.raw())
            ask_all()

    run(scene())
    row, seats, _ = patient.process.store.read_now(load, table["id"])
    assert row is not None and [s.secret for s in seats] == [mine.secret, his.secret]
    match = patient.process.tables[table["id"]].course.match
    whole = "\n".join(told)
    assert mine.promise in whole and his.promise in whole and len(told) > 100
    for kept in (mine.secret, his.secret, row.seed, match.seed.hex()):
        assert kept not in whole
