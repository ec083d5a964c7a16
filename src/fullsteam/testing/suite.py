"""The suite itself: one test a promise."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from os import environ
from pathlib import Path
from typing import ClassVar

from fullsteam import PURE, compiled
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.testing import citations, how, laws, lessons, puzzles, rulings, tables, texts, versions, wording


class Conformance:
    """Give it a room (and the folder of its tests) and let pytest run it. `games`: how many walks each law takes."""

    room: ClassVar[Room]
    tests: ClassVar[Path | None] = None
    games: ClassVar[int] = 24 if compiled() else 4

    def test_legal_lists(self) -> None:
        laws.legal_lists(self.room, self.games)

    def test_same_seed_side_by_side(self) -> None:
        laws.side_by_side(self.room, max(2, self.games // 4))

    def test_clones_are_independent(self) -> None:
        laws.clones(self.room, max(2, self.games // 4))

    def test_playout_goes_where_single_steps_go(self) -> None:
        laws.playouts(self.room, self.games)

    def test_records_and_dumps_give_equal_hashes(self) -> None:
        laws.records(self.room, max(2, self.games // 2))

    def test_census_is_conserved(self) -> None:
        laws.census(self.room, self.games)

    def test_views_choices_and_imagination_keep_secrets(self) -> None:
        laws.secrets(self.room, max(2, self.games // 3))

    def test_events_keep_secrets(self) -> None:
        laws.events(self.room, max(2, self.games // 3))

    def test_observations_are_as_described_and_keep_secrets(self) -> None:
        laws.observations(self.room, max(2, self.games // 3))

    def test_bounds(self) -> None:
        laws.bounds(self.room, 50 * self.games)

    def test_refusals_name_their_rule(self) -> None:
        laws.refusals(self.room, self.games)

    def test_a_lobby_can_introduce_it(self) -> None:
        texts.card(self.room)

    def test_texts_are_complete(self) -> None:
        texts.complete(self.room)
        texts.every_word(self.room)

    def test_texts_are_worded_well(self) -> None:
        for lang in LANGUAGES:
            assert not (found := wording.faults(self.room.sentences(lang), lang)), f"{lang}.ftl: {found}"

    def test_texts_can_be_spoken(self) -> None:
        texts.spoken(self.room, max(2, self.games // 4))

    def test_the_table_fits_every_terminal(self) -> None:
        tables.fits(self.room, 50)

    def test_a_terminal_says_what_answers_bring(self) -> None:
        tables.explained(self.room, 30)

    def test_no_answer_means_what_was_not_typed(self) -> None:
        tables.answers(self.room, max(2, self.games // 4))

    def test_lessons_can_be_taken_to_their_end(self) -> None:
        lessons.taken(self.room)

    def test_lessons_have_their_texts(self) -> None:
        lessons.complete(self.room)

    def test_puzzles_can_be_asked_and_explained(self) -> None:
        puzzles.reached(self.room)
        puzzles.clear(self.room)
        puzzles.spoken(self.room)

    def test_rulebooks_agree(self) -> None:
        citations.rulebooks_agree(self.room)

    def test_how_it_works_is_told_in_every_language(self) -> None:
        how.complete(self.room)
        how.playable(self.room)

    def test_rulings_tell_what_the_book_says(self) -> None:
        assert not (found := rulings.faults(self.room)), found

    def test_every_paragraph_and_ruling_is_cited(self) -> None:
        if self.tests is not None:
            citations.all_cited(self.room, self.tests)

    def test_every_known_version_of_the_rules_lives_on(self) -> None:
        versions.known(self.room)
        versions.played(self.room, max(2, self.games // 6))

    def test_every_known_version_has_its_texts(self) -> None:
        versions.texts(self.room)

    def test_components_add_up(self) -> None:
        printed = tomllib.loads((self.room.folder / "components.toml").read_text(encoding="utf-8"))["contents"]
        assert printed == self.room.module("components").CONTENTS

    def test_same_trace_compiled_or_not_under_any_hash_seed(self) -> None:
        traces = {trace(self.room, hash_seed=seed, pure=pure) for seed, pure in (("0", "1"), ("1", "1"), ("2", ""))}
        assert len(traces) == 1, f"the same walks give different traces: {traces}"


def trace(room: Room, hash_seed: str, pure: str) -> str:
    """The trace of another Python process."""
    command = [sys.executable, "-m", "fullsteam.testing.trace", room.package]
    env = {**environ, "PYTHONHASHSEED": hash_seed, PURE: pure, "PYTHONPATH": ":".join(p for p in sys.path if p)}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()[-1]
