"""A rules fix neither changes nor stops a match: each version plays on by itself, and the suite sees where one does not."""

from dataclasses import replace
from pathlib import Path

import pytest

from conformance.newer import FIRST, SECOND, Newer, newer_room
from conformance.penny.rules import House, Penny
from fullsteam.kernel.info import GameError, Option
from fullsteam.kernel.record import RecordError, parse_record, state_hash
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.match import Match
from fullsteam.play.verify import verify
from fullsteam.testing import versions

SEED = bytes(range(3, 35))


@pytest.fixture(autouse=True)
def steps_numbered_again() -> object:
    """A faulty game shares its steps with the sound one."""
    yield
    Penny()


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return newer_room(tmp_path / "penny")


def played(room: Room) -> Match:
    """A match to its end, the same choices by whatever rules."""
    match = Match(room, ["Anna", "Bo"], {}, SEED)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.perspective(seat).legal[-1])
    return match


def test_both_versions_are_sound(room: Room) -> None:
    versions.known(room)
    versions.played(room, 4)
    versions.texts(room)


def test_a_match_is_scored_by_the_rules_it_began_with(room: Room) -> None:
    old, new = played(room.by(1)), played(room)
    assert [ply.action for ply in old.plies] == [ply.action for ply in new.plies], "only the counting differs"
    favourites = [sum(p == f for p in won) for won, f in zip(new.state.won, new.state.favourites, strict=True)]  # type: ignore[attr-defined]
    assert any(favourites) and old.record().scores != new.record().scores
    difference = [b - a for a, b in zip(old.record().scores or [], new.record().scores or [], strict=True)]
    assert difference == favourites
    for match, version in ((old, 1), (new, 2)):
        record = parse_record(match.record().written())
        assert record.rules_version == version and verify(room, record).shuffle == "verified"
        assert Match.resume(room, record, SEED).state.rules == version


def test_the_dump_of_the_first_version_is_as_it_always_was(room: Room) -> None:
    old, new = room.by(1).new(2, {}), room.new(2, {})
    assert "rules" not in old.dump() and new.dump() == {**old.dump(), "rules": 2}
    assert state_hash(old) == state_hash(Room("conformance.penny").new(2, {}))


def test_each_version_shows_its_own_paragraphs_and_rulings(room: Room) -> None:
    old, new = room.by(1), room
    assert old.rulebooks["de"].paragraphs["P3.1"].text == "A point a prize, two for the favourite."
    assert new.rulebooks["de"].paragraphs["P3.1"].text != old.rulebooks["de"].paragraphs["P3.1"].text
    assert list(old.rulebooks["fr"].paragraphs) == list(new.rulebooks["fr"].paragraphs)
    assert old.rulebooks["en"].paragraphs["P1.1"] == new.rulebooks["en"].paragraphs["P1.1"]
    assert old.rulings["P2.2r1"].texts["fr"] == "Who cannot pay more says so." != new.rulings["P2.2r1"].texts["fr"]


def test_a_paragraph_that_came_later_is_not_in_the_older_book_and_one_that_went_is(tmp_path: Path) -> None:
    folder = tmp_path / "penny"
    room = newer_room(folder)
    old = "## P1 Set-up\n\n**P1.2**\n\n## P3 End\n\n**P3.2** Cheers.\n"
    for lang in ("fr", "en", "de"):
        (folder / "rulebook" / "1" / f"{lang}.md").write_text(old, encoding="utf-8")
    (folder / "rulebook" / "1" / "rulings.toml").write_text('[[ruling]]\nid = "P2.2r1"\n', encoding="utf-8")
    assert list(room.by(1).rulebooks["en"].paragraphs) == ["P0.1", "P0.2", "P1.1", "P2.1", "P2.2", "P3.1", "P3.2"]
    assert room.by(1).rulings == {} and "P2.2r1" in room.rulings


@pytest.mark.parametrize(("version", "why"), [(3, "a newer release made it"), (0, "no longer kept"), (-1, "no longer kept")])
def test_an_unknown_version_is_refused_in_a_sentence(room: Room, version: int, why: str) -> None:
    with pytest.raises(GameError, match=why):
        room.by(version)
    record = played(room).record()
    record.rules_version = version
    with pytest.raises(RecordError, match=why):
        verify(room, record)


def test_an_option_that_came_later_means_as_before_in_older_matches(room: Room) -> None:
    assert room.info.options_for({}) == {"coins": "six", "shouted": "loud"}
    assert room.info.options_for({"coins": "three"}, 1) == {"coins": "three", "shouted": "low"}
    assert room.info.options_for({"shouted": "low"}, 1)["shouted"] == "low"
    with pytest.raises(GameError, match='cannot be "loud"; it is low'):
        room.info.options_for({"shouted": "loud"}, 1)
    assert Match(room.by(1), ["Anna", "Bo"]).options == {"coins": "six", "shouted": "low"}


# --- planted faults


def caught(room: Room, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        versions.known(room)
        versions.played(room, 4)
        versions.texts(room)


def test_a_set_up_that_forgets_the_version(tmp_path: Path) -> None:
    class Forgetful(Newer):
        def new(self, players: int, options: dict[str, str], rules: int) -> House:
            return super().new(players, options, 1)

    caught(newer_room(tmp_path / "penny", Forgetful()), "version 2, the set-up of walk 0: the state is played by version 1")


def test_a_copy_that_forgets_the_version(tmp_path: Path) -> None:
    class Forgotten(House):
        def clone(self) -> House:
            t = Forgotten(self.seats, self)
            t.rules = 1
            return t

    class Forgetful(Newer):
        def new(self, players: int, options: dict[str, str], rules: int) -> House:
            return Forgotten(players, super().new(players, options, rules))

    caught(newer_room(tmp_path / "penny", Forgetful()), "a clone is played by version 1")


def test_a_dump_that_forgets_the_version(tmp_path: Path) -> None:
    class Forgetful(Newer):
        def load(self, data: dict[str, object]) -> House:
            return super().load({**data, "rules": 1})

    caught(newer_room(tmp_path / "penny", Forgetful()), r"load\(dump\) is played by version 1")


def test_imagination_that_forgets_the_version(tmp_path: Path) -> None:
    class Forgetful(Newer):
        def redeal(self, s: House, seat: int, rng: Rng) -> House:
            t = super().redeal(s, seat, rng)
            t.rules = 1
            return t

    caught(newer_room(tmp_path / "penny", Forgetful()), "what a seat imagines is played by version 1")


def test_versions_in_a_wrong_order_or_without_the_newest(room: Room) -> None:
    info = room.info
    for wrong, says in (
        ({"versions": (SECOND, FIRST)}, "not ascending"),
        ({"versions": (FIRST,)}, "not the newest"),
        ({"versions": (FIRST, replace(SECOND, changes=()))}, "changes no paragraph"),
        ({"versions": (FIRST, replace(SECOND, release=""))}, "names no release"),
        ({"options": (Option("shouted", ("loud", "low"), "P2.2", since=2),)}, "does not say what means as before"),
        ({"options": (Option("shouted", ("loud", "low"), "P2.2", since=9, before="low"),)}, "which is not known"),
    ):
        room.__dict__["info"] = replace(info, **wrong)
        caught(room, says)


def test_a_changed_paragraph_whose_old_text_was_not_kept(room: Room) -> None:
    (room.folder / "rulebook" / "1" / "fr.md").unlink()
    caught(room, r"fr: version 2 says it changed \['P2.2r1', 'P3.1'\], but its texts differ in \['P2.2r1'\]")


def test_a_change_that_the_version_does_not_name(room: Room) -> None:
    room.__dict__["info"] = replace(room.info, versions=(FIRST, replace(SECOND, changes=("P3.1",))))
    caught(room, r"says it changed \['P3.1'\], but its texts differ in \['P2.2r1', 'P3.1'\]")


def test_a_paragraph_that_only_one_language_had(room: Room) -> None:
    (room.folder / "rulebook" / "1" / "de.md").write_text("## P3 End\n\n**P3.1** Alt.\n\n**P3.2** Neu.\n", encoding="utf-8")
    caught(room, "rulebook de has other ids")
