"""Every match that a kept release began goes on in this one, by its own rules, to the end it had; what was over stays true."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fullsteam.games import ROOMS, room
from fullsteam.kernel.record import parse_record
from fullsteam.play.verify import verify
from fullsteam.server.store import tables as sql
from releases.kept import RELEASES, Kept, Script, people, play_on, wait_until
from serverkit import Client, Threaded
from serverkit.postgres import new_database, postgres

NUMBER = itertools.count()


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "kept.db")
    return new_database(str(request.getfixturevalue("postgres_url")), f"kept{next(NUMBER)}")


class Upgraded:
    """This release's server on the database that another one left; bots choose what they chose."""

    def __init__(self, kept: Kept, database: str) -> None:
        self.kept = kept
        self.server = Threaded(database, kept.clock())
        self.server.process.turns.close()
        for lane in self.server.process.turns.lanes.values():
            lane.pool = Script(kept.matches["running"], self.entries)

    def __enter__(self) -> Upgraded:
        self.server.__enter__()
        self.people = people(self.server.url, self.kept)
        return self

    def __exit__(self, *args: object) -> None:
        self.server.__exit__(*args)

    def entries(self, table_id: str) -> int:
        table = self.server.process.tables.get(table_id)
        return table.course.n if table is not None else len(self.server.process.store.read_now(sql.log, table_id))

    def left_alone(self) -> set[str]:
        """Running matches that no driver keeps."""
        return {match["id"] for match in self.kept.matches["running"]} - set(self.server.process.keeper.drivers)

    def ends_as_recorded(self, match: Any) -> None:
        host = self.people[0]
        wait_until(lambda: host.get(f"/api/tables/{match['id']}")["status"] == "over", f"the end of {match['name']}")
        assert host.get(f"/api/tables/{match['id']}/record") == self.kept.record(match["name"]), match["name"]


def test_every_game_and_number_of_players_is_kept() -> None:
    assert RELEASES[0] == "0.1"
    for release in RELEASES:
        running = Kept(release).matches["running"]
        there = {(m["game"], parse_record(Kept(release).record(m["name"])).players) for m in running}
        wanted = {(g, n) for g, r in ROOMS.items() for n in range(r.info.min_players, r.info.max_players + 1)}
        assert wanted <= there and all(m["rest"] for m in running)


@pytest.mark.parametrize("release", RELEASES)
def test_every_running_match_goes_on_to_its_recorded_end_and_a_restart_does_not_matter(release: str, database: str) -> None:
    kept = Kept(release)
    kept.fill(database)
    running = kept.matches["running"]
    with Upgraded(kept, database) as house:
        wait_until(lambda: not house.left_alone(), "every running match is taken up")
        for match in running:
            half = match["rest"][: len(match["rest"]) // 2]
            play_on(house.people, match["id"], half, house.entries)
    with Upgraded(kept, database) as house:
        for match in running:
            n = house.entries(match["id"])
            play_on(house.people, match["id"], [e for e in match["rest"] if e["n"] >= n], house.entries)
            house.ends_as_recorded(match)


@pytest.mark.parametrize("release", RELEASES)
def test_finished_matches_are_read_and_looked_into_at_any_moment(release: str, database: str) -> None:
    kept = Kept(release)
    kept.fill(database)
    with Upgraded(kept, database) as house:
        stranger = Client(house.server.url, "Carla")
        for match in kept.matches["finished"]:
            path, record = f"/api/tables/{match['id']}", parse_record(kept.record(match["name"]))
            assert stranger.get(f"{path}/record") == record.written()
            told = stranger.get(path)
            assert told["status"] == "over" and told["scores"] == record.scores
            middle = house.entries(match["id"]) // 2
            assert stranger.get(f"{path}/moments/{middle}", seat=0)["moment"] == middle


@pytest.mark.parametrize("release", RELEASES)
def test_every_record_verifies_for_ever(release: str) -> None:
    """Also without a server: moves, shuffles, scores and the hash of the last state."""
    kept = Kept(release)
    files = sorted((kept.folder / "records").glob("*.txt"))
    assert len(files) == len(kept.matches["running"]) + len(kept.matches["finished"])
    for file in files:
        record = parse_record(file.read_text(encoding="utf-8"))
        found = verify(room(record.game), record)
        assert found.over and found.shuffle == "verified", file.name
