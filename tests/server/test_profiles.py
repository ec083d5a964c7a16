"""One's own games: what is remembered of a match, who may see it, people one has played with, and the best of a game."""

from __future__ import annotations

import io
import random
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from fullsteam.games import ROOMS, room
from fullsteam.kernel.record import parse_record, replay
from fullsteam.play.feats import achieved
from fullsteam.play.match import Match
from fullsteam.server.people import ratings
from fullsteam.server.store.schema import played, profiles, seats, tables, users
from releases.kept import RELEASES, Kept
from serverkit import GAME, Client, Threaded, play_match, run
from serverkit.receivers import web

PASSWORD = "long enough to keep"
RANDOM = {"kind": "bot", "level": "random"}


def account(server: Threaded, name: str) -> Client:
    client = Client(server.url, name)
    client.post("/api/account", {"login": f"{name.lower()}.{time.monotonic_ns()}", "password": PASSWORD}, 201)
    return client


def duel(anna: Client, bo: Client, seed: int, **more: Any) -> str:
    table = anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], **more)
    bo.post(f"/api/tables/{table['id']}/join", {})
    run(play_match([(anna, 0), (bo, 1)], table["id"], seed))
    return str(table["id"])


def alone(anna: Client, seed: int, game: str = GAME, **more: Any) -> str:
    table = anna.create(game, [{"kind": "me"}, *[RANDOM] * (ROOMS[game].info.min_players - 1)], **more)
    run(play_match([(anna, 0)], table["id"], seed))
    return str(table["id"])


class Evening:
    """Anna has played three matches with Bo, one of them rated and one in public, and one against a bot."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self.anna, self.bo, self.stranger = account(server, "Anna"), account(server, "Bo"), account(server, "Cleo")
        self.private = duel(self.anna, self.bo, 1)
        self.rated = duel(self.anna, self.bo, 2, terms={"rated": True, "undo": "free"})
        self.public = duel(self.anna, self.bo, 3, public=True, terms={"pace": "correspondence"})
        self.bots = alone(self.anna, 4)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with Threaded(str(tmp_path_factory.mktemp("evening") / "x.db"), requests=100_000) as server:
        yield Evening(server)


def ids(client: Client, **filters: Any) -> list[str]:
    return [match["table"] for match in client.get("/api/me/history", **filters)["matches"]]


def test_history_is_filtered_and_paged(evening: Evening) -> None:
    anna, (friend,) = evening.anna, evening.anna.get("/api/me/friends")
    all_four = [evening.bots, evening.public, evening.rated, evening.private]
    assert ids(anna) == all_four and anna.get("/api/me/history")["total"] == 4
    assert ids(anna, limit=2) == all_four[:2] and ids(anna, limit=2, offset=2) == all_four[2:] and ids(anna, offset=9) == []
    assert ids(anna, rivals="bots") == [evening.bots] and ids(anna, rivals="people") == all_four[1:]
    assert ids(anna, rivals=friend["id"]) == all_four[1:]
    assert ids(anna, rated=True) == [evening.rated] and ids(anna, pace="correspondence") == [evening.public]
    assert ids(anna, game=GAME) == all_four and ids(anna, game="volldampf") == []
    won = {match["table"] for match in anna.get("/api/me/history")["matches"] if match["place"] == 1}
    assert set(ids(anna, result="won")) == won and set(ids(anna, result="lost")) == set(all_four) - won
    anna.get("/api/me/history", 404, rivals="somebody")
    anna.get("/api/me/history", 400, result="drawn")
    anna.get("/api/me/history", 400, limit=1000)
    Client(evening.server.url).get("/api/me/history", 401)
    (row,) = anna.get("/api/me/history", rated=True)["matches"]
    (rival,) = row["rivals"]
    assert rival["name"] == "Bo" and {rival["place"], row["place"]} <= {1, 2} and row["rated"] and row["counted"]
    assert anna.get("/api/me/history", rivals="bots")["matches"][0]["rivals"][0]["level"] == "random"


def counted_again(client: Client, table_id: str, seat: int) -> dict[str, int]:
    """The figures of a seat, from the record of its match alone."""
    record = parse_record(client.get(f"/api/tables/{table_id}/record"))
    r = room(record.game)
    match = Match(r, record.names, record.options, seed=bytes(32))
    match.plies.clear()
    match.state = match._fresh()
    for move in record.moves:
        match._apply(move.seat, match.game.verbs.parse(move.text))
    *_, last = replay(r, record)
    assert [match.game.score(match.state, q) for q in range(2)] == [match.game.score(last, q) for q in range(2)]
    return {name: numbers[seat] for name, numbers in achieved(match).items()}


def test_figures_are_those_of_the_records(evening: Evening) -> None:
    (stats,) = evening.anna.get("/api/me/statistics")
    matches = evening.anna.get("/api/me/history")["matches"]
    assert stats["played"] == 4 == sum(stats["places"]) and stats["won"] == sum(m["place"] == 1 for m in matches)
    assert stats["best"] == max(m["score"] for m in matches)
    assert stats["average_place"] == round(sum(m["place"] for m in matches) / 4, 2)
    assert [point["table"] for point in stats["course"]] == [m["table"] for m in reversed(matches)]
    for point in stats["course"]:
        assert point["feats"] == counted_again(evening.anna, point["table"], 0), point["table"]
    for feat in stats["feats"]:
        numbers = [p["score"] if feat["name"] == "score" else p["feats"][feat["name"]] for p in stats["course"]]
        assert feat["average"] == round(sum(numbers) / 4, 2)
        assert feat["best"] == (min if feat["less"] else max)(numbers)
    assert [rival["name"] for rival in stats["rivals"]] == ["Bo"] and stats["rivals"][0]["matches"] == 3


def test_the_course_of_a_rating_ends_where_it_is(evening: Evening) -> None:
    (stats,) = evening.anna.get("/api/me/statistics")
    (rated,) = [point for point in stats["course"] if "mu" in point]
    assert rated["table"] == evening.rated and stats["rating"]["matches"] == 1
    assert rated["mu"] == pytest.approx(stats["rating"]["mu"], abs=0.001)
    assert rated["sigma"] == pytest.approx(stats["rating"]["sigma"], abs=0.001)


def test_around_one_screen_and_played_on_is_remembered_but_does_not_count(evening: Evening) -> None:
    dora = Client(evening.server.url, "Dora")
    table = dora.create(GAME, [{"kind": "me"}, {"kind": "me", "name": "Emil"}])
    run(play_match([(dora, 0), (dora, 1)], table["id"], 5))
    (match,) = dora.get("/api/me/history")["matches"]
    assert not match["counted"] and match["place"] == 1 and [rival["name"] for rival in match["rivals"]]
    branch = dora.post(f"/api/tables/{table['id']}/branch", {"moment": 2, "seat": 0, "level": "random"}, 201)
    run(play_match([(dora, 0)], branch["id"], 6))
    assert [m["counted"] for m in dora.get("/api/me/history")["matches"]] == [False, False]
    assert dora.get("/api/me/statistics") == [] and dora.get("/api/me/friends") == []


# --- who sees what


def seen_by(evening: Evening, slug: str) -> dict[str, int]:
    """How each is answered who asks for a profile."""
    nobody = Client(evening.server.url)
    askers = {"self": evening.anna, "friend": evening.bo, "stranger": evening.stranger, "nobody": nobody}
    return {name: asker.http.get(f"/api/people/{slug}").status_code for name, asker in askers.items()}


def profile(client: Client, **wishes: Any) -> Any:
    return client.put("/api/me/profile", wishes)


def test_a_profile_is_private_until_its_person_says_otherwise(evening: Evening) -> None:
    anna, path = evening.anna, f"/api/tables/{evening.public}/people"
    assert anna.get("/api/me/profile")["seen"] == "me"
    assert evening.stranger.get(path) == {}
    slug = profile(anna, languages=["de", "fr"])["slug"]
    assert slug and anna.me["id"] not in slug
    assert seen_by(evening, slug) == {"self": 200, "friend": 404, "stranger": 404, "nobody": 404}
    assert profile(anna, seen="friends")["slug"] == slug
    assert seen_by(evening, slug) == {"self": 200, "friend": 200, "stranger": 404, "nobody": 404}
    assert evening.stranger.get(path) == {} and evening.bo.get(path) == {"0": slug}
    assert [f["profile"] for f in evening.bo.get("/api/me/friends")] == [slug]
    profile(anna, seen="all", languages=["de", "fr", "de"])
    assert set(seen_by(evening, slug).values()) == {200} and evening.stranger.get(path) == {"0": slug}
    assert anna.get("/api/me/profile")["languages"] == ["de", "fr"]
    profile(anna)
    assert seen_by(evening, slug) == {"self": 200, "friend": 404, "stranger": 404, "nobody": 404}
    evening.stranger.get("/api/people/nobody", 404)


def test_what_others_see_of_a_profile(evening: Evening) -> None:
    slug = profile(evening.anna, seen="all", languages=["de"])["slug"]
    stranger, friend = (client.get(f"/api/people/{slug}") for client in (evening.stranger, evening.bo))
    assert stranger["name"] == "Anna" and stranger["languages"] == ["de"] and not stranger["you"]
    assert stranger["games"][0]["played"] == 4 and "rivals" not in stranger["games"][0]
    assert all("table" not in point for point in stranger["games"][0]["course"])
    assert [m["table"] for m in stranger["matches"]] == [evening.public]  # at a table that everybody saw
    assert [m["table"] for m in friend["matches"]] == [evening.public, evening.rated, evening.private]
    whole = evening.stranger.http.get(f"/api/people/{slug}").text
    secrets = (evening.anna.me["id"], evening.bo.me["id"], evening.private, evening.bots, "login", PASSWORD)
    assert not [secret for secret in secrets if secret in whole]
    assert evening.anna.get(f"/api/people/{slug}")["you"]


@pytest.mark.parametrize(
    "wish",
    [{"seen": "world"}, {"languages": ["deutsch"]}, {"languages": ["xx"]}, {"languages": ["de"] * 13}, {"name": "x"}, []],
)
def test_profiles_that_cannot_be(evening: Evening, wish: Any) -> None:
    before = evening.bo.get("/api/me/profile")
    evening.bo.put("/api/me/profile", wish, 400)
    assert evening.bo.get("/api/me/profile") == before


def test_only_who_wants_it_is_on_the_ladder(evening: Evening) -> None:
    path = f"/api/games/{GAME}/ladder"
    profile(evening.anna, seen="friends")
    profile(evening.bo, seen="me")
    assert evening.stranger.get(path) == [] == Client(evening.server.url).get(path)
    (own,) = evening.anna.get(path)
    assert own["you"] and not own["listed"] and own["profile"] is None
    slug = profile(evening.anna, seen="all")["slug"]
    (row,) = evening.stranger.get(path)
    assert row["name"] == "Anna" and row["listed"] and not row["you"] and row["profile"] == slug
    assert row["rating"] == pytest.approx(row["mu"] - 3 * row["sigma"], abs=0.01) and row["sigma"] > 1
    profile(evening.bo, seen="all")
    both = evening.stranger.get(path)
    assert {r["name"] for r in both} == {"Anna", "Bo"} and both[0]["rating"] >= both[1]["rating"]
    evening.stranger.get("/api/games/no-such-game/ladder", 404)


# --- people


def test_friends_are_called_differently_by_each(evening: Evening) -> None:
    (bo,) = evening.anna.get("/api/me/friends")
    (anna,) = evening.bo.get("/api/me/friends")
    assert bo["name"] == "Bo" and bo["matches"] == 3 and bo["table"] == evening.public and bo["title"] == "Trambahn"
    assert (anna["name"] == "Anna" and anna["won"] == 3 - bo["won"]) or anna["won"] + bo["won"] >= 3  # a shared first place
    assert bo["id"] != anna["id"] and evening.bo.me["id"] not in str(bo)
    assert evening.stranger.get("/api/me/friends") == []


def test_invited_again_in_one_touch(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db")) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        last = duel(anna, bo, 1, terms={"undo": "free"})
        assert bo.get("/api/me/invitations") == []
        (friend,) = anna.get("/api/me/friends")
        made = anna.post(f"/api/tables/{friend['table']}/rematch", {}, 201)
        assert friend["table"] == last and made["terms"]["undo"] == "free" and made["game"] == GAME
        (invited,) = bo.get("/api/me/invitations")
        assert invited["host"] == "Anna" and invited["table"]["id"] == made["id"] and anna.get("/api/me/invitations") == []
        found = bo.get(f"/api/invites/{invited['code']}")
        assert found["seat"] == invited["seat"]
        bo.post(f"/api/tables/{made['id']}/join", {"invite": invited["code"]})
        assert bo.get("/api/me/invitations") == [] and bo.get(f"/api/tables/{made['id']}")["status"] == "playing"
        run(play_match([(anna, 1), (bo, 0)], made["id"], 2))
        again = anna.post(f"/api/tables/{last}/rematch", {}, 201)  # the old one once more: its rematch is over too
        assert again["id"] != made["id"] and again["status"] == "open"
        Client(server.url, "Cleo").delete(f"/api/me/invitations/{again['id']}", 404)
        bo.delete(f"/api/me/invitations/{again['id']}")
        assert bo.get("/api/me/invitations") == []
        bo.put("/api/me/profile", {"invites": False})
        anna.delete(f"/api/tables/{again['id']}")
        anna.post(f"/api/tables/{last}/rematch", {}, 201)
        assert bo.get("/api/me/invitations") == [] and not anna.get("/api/me/friends")[0]["invites"]


# --- to take home, and to be forgotten


def test_records_come_as_a_zip(evening: Evening) -> None:
    answer = evening.anna.http.get("/api/me/records")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert len(names) == 4 and all(name.endswith(".txt") and f"-{GAME}-" in name for name in names)
        inside = {name.rpartition("-")[2].removesuffix(".txt"): archive.read(name).decode() for name in names}
    for table_id, text in inside.items():
        assert text == evening.anna.get(f"/api/tables/{table_id}/record")
    with zipfile.ZipFile(io.BytesIO(evening.stranger.http.get("/api/me/records").content)) as empty:
        assert empty.namelist() == []
    Client(evening.server.url).get("/api/me/records", 401)


def test_all_of_it_is_exported_and_forgotten(database: str) -> None:
    with Threaded(database) as server:
        anna, bo = account(server, "Anna"), account(server, "Bo")
        last = duel(anna, bo, 1, terms={"rated": True, "undo": "free"})
        anna.put("/api/me/profile", {"seen": "all", "languages": ["it"]})
        made = bo.post(f"/api/tables/{last}/rematch", {}, 201)
        told = anna.get("/api/me/export")
        assert told["profile"]["languages"] == "it" and told["profile"]["seen"] == "all" and told["profile"]["slug"]
        assert set(told["profile"]) == set(profiles.c.keys())
        assert [row["table_id"] for row in told["played"]] == [last] and set(told["played"][0]) == set(played.c.keys())
        assert told["played"][0]["mu"] == told["ratings"][0]["mu"]
        assert [row["table_id"] for row in told["invitations"]] == [made["id"]]
        slug = told["profile"]["slug"]
        anna.post("/api/me/delete", {"password": PASSWORD}, 204)

        def left(c: Any) -> list[Any]:
            mine = anna.me["id"]
            rows = [c.execute(select(t).where(t.c.user_id == mine)).all() for t in (played, profiles)]
            return [row for some in rows for row in some] + list(c.execute(select(seats).where(seats.c.held == mine)))

        assert server.process.store.read_now(left) == []
        bo.get(f"/api/people/{slug}", 404)
        assert bo.get("/api/me/friends") == []
        (match,) = bo.get("/api/me/history")["matches"]
        assert [rival["name"] for rival in match["rivals"]] == ["—"]
        assert [row["name"] for row in bo.get(f"/api/games/{GAME}/ladder")] == ["Bo"]


# --- what was played before


def test_matches_from_before_are_taken_up_and_come_out_the_same(database: str) -> None:
    """Nothing of them is remembered; the server is started again; all of it is as it was."""
    with Threaded(database) as server:
        anna, bo = account(server, "Anna"), account(server, "Bo")
        terms = {"rated": True, "undo": "free"}
        sat = [duel(anna, bo, 1, terms=terms), duel(anna, bo, 2, terms=terms), alone(anna, 3)]
        before = anna.get("/api/me/statistics"), anna.get("/api/me/history"), bo.get("/api/me/statistics")
        assert sum("mu" in point for point in before[0][0]["course"]) == 2
        cookies = [dict(client.http.cookies) for client in (anna, bo)]
        server.process.store.write_now(lambda c: c.execute(delete(played)).rowcount)
        assert anna.get("/api/me/history") == {"total": 0, "matches": []}
    with Threaded(database) as server:
        anna, bo = Client(server.url), Client(server.url)
        for client, kept in zip((anna, bo), cookies, strict=True):
            client.http.cookies.update(kept)
        wait_for(lambda: anna.get("/api/me/history")["total"] == len(sat) and bo.get("/api/me/history")["total"] == 2)
        assert (anna.get("/api/me/statistics"), anna.get("/api/me/history"), bo.get("/api/me/statistics")) == before


def wait_for(true: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)


@pytest.mark.parametrize("release", RELEASES)
def test_matches_of_old_releases_are_taken_up(release: str, database: str) -> None:
    kept = Kept(release)
    kept.fill(database)
    with Threaded(database, now=kept.clock()) as server:
        store = server.process.store

        def over(c: Any) -> set[str]:
            living = (users.c.id == seats.c.user_id) & users.c.deleted.is_(False)
            query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).join(users, living)
            return set(c.execute(query.where(tables.c.status == "over", tables.c.scores.is_not(None))).scalars())

        def known(c: Any) -> set[str]:
            return set(c.execute(select(played.c.table_id)).scalars())

        wait_for(lambda: store.read_now(over) <= store.read_now(known))


def test_two_who_write_down_a_result_do_it_once(tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "x.db")) as server:
        anna = Client(server.url, "Anna")
        table_id = alone(anna, 1)
        table, store = server.process.tables[table_id], server.process.store
        outcome = table.course.outcome()
        assert outcome is not None
        again = (table.row, table.seats, *outcome, 1, "record", achieved(table.course.match))
        assert store.write_now(ratings.finish, *again) is False
        assert anna.get("/api/me/history")["total"] == 1


def test_every_game_says_what_it_counts() -> None:
    """Played to the end by chance: each figure has a number a seat, and some of them are not nothing."""
    for game, r in ROOMS.items():
        match, rng = Match(r, ["A", "B"], {}, seed=bytes(32)), random.Random(1)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, rng.choice(list(match.perspective(seat).legal)))
        found = achieved(match)
        assert len(found) >= 4, game
        assert all(len(numbers) == 2 for numbers in found.values()) and sum(any(n) for n in found.values()) >= 3, game


def test_who_is_invited_is_told_with_a_link_to_the_seat(tmp_path: Path) -> None:
    with web() as receiver, Threaded(str(tmp_path / "x.db"), private_hooks=True) as server:
        anna, bo = Client(server.url, "Anna"), Client(server.url, "Bo")
        last = duel(anna, bo, 1)
        bo.put("/api/me/notices", {"lang": "de", "live": ["invite"], "days": []})
        bo.post("/api/me/channels", {"kind": "hook", "url": receiver.url}, 201)
        anna.post(f"/api/tables/{last}/rematch", {}, 201)
        (told,) = receiver.wait_for(1)
        (invited,) = bo.get("/api/me/invitations")
        assert told["title"] == "Anna möchte wieder Trambahn mit dir spielen"
        assert told["url"].endswith(f"/join/{invited['code']}")
