"""A lesson is taken: what is said, what is taken, going back, leaving and coming again."""

from __future__ import annotations

import json

import pytest

from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.play.lesson import Coach, Pupil, lesson
from fullsteam.play.lesson.script import Unrolled
from fullsteam.play.match import Refused

PENNY = Room("conformance.penny")
FIRST = lesson(PENNY, "first")


def test_an_answer_is_taken_and_the_others_do_as_they_are_told() -> None:
    pupil, coach = Pupil(PENNY, FIRST), Coach(PENNY, "en", FIRST)
    assert pupil.taken == ["bid 3", "bid 4"] and coach.says(pupil) == "You have 6 coins. Bid 3 or 4."
    assert pupil.answer("bid 4") is None
    assert coach.says(pupil) == "You have 2 coins, Bo 6. Bid 2 as he does." and pupil.at == 1
    assert pupil.answer("bid 2") is None and pupil.over
    assert coach.says(pupil) == "Now you know it."


def test_a_wrong_answer_has_its_sentence_and_changes_nothing() -> None:
    pupil, coach = Pupil(PENNY, FIRST), Coach(PENNY, "en", FIRST)
    for text, says in (
        ("bid 0", "Nothing wins nothing."),
        ("bid 6", "Keep something for later."),
        ("bid 2", "Bo bids as much."),
    ):
        wrong = pupil.answer(text)
        assert wrong is not None and coach.corrects(pupil, wrong) == says
    assert (pupil.at, pupil.answers) == (0, [])


def test_what_the_rules_forbid_is_refused_by_them() -> None:
    pupil = Pupil(PENNY, FIRST)
    with pytest.raises(Refused):
        pupil.answer("done")


def test_chance_says_what_is_given_and_else_always_the_same() -> None:
    one, two = Pupil(PENNY, FIRST, ["bid 3"]), Pupil(PENNY, FIRST, ["bid 3"])
    assert one.match.game.view(one.match.state, 0) == two.match.game.view(two.match.state, 0)
    assert one.match.game.view(one.match.state, 0)["favourite"] == "apple"


def test_back_leads_to_the_beginning_of_a_step() -> None:
    trambahn = room("trambahn")
    first = lesson(trambahn, "first")
    pupil = Pupil(trambahn, first, ["passenger b3 blue", "done", "station r2 1", "station r5 1"])
    assert pupil.step.id == "rise" and pupil.taken == ["station r8 1"]
    pupil.back()
    assert pupil.step.id == "rise" and pupil.taken == ["station r5 1"]
    pupil.back()
    assert pupil.step.id == "column"
    for _ in range(4):
        pupil.back()
    assert pupil.step.id == "passenger" and pupil.answers == []


def test_who_comes_again_goes_on_where_he_left() -> None:
    assert Pupil(PENNY, FIRST, ["bid 3"]).step.id == "tie"
    assert Pupil(PENNY, FIRST, ["bid 3", "bid 6"]).step.id == "tie", "what is not taken any more is forgotten"
    assert Pupil(PENNY, FIRST, ["fly", "bid 3"]).step.id == "bid"


def test_the_script_has_every_way_and_what_is_said_on_it() -> None:
    script = json.loads(json.dumps(Unrolled(PENNY, FIRST).written()))
    start, second, end = script["nodes"][0], script["nodes"][1], script["nodes"][2]
    assert set(start["takes"]) == {"bid 3", "bid 4"} and start["asked"]["legal"] == [f"bid {n}" for n in range(7)]
    assert start["others"] == {"bid 0": "nothing", "bid 5": "much", "bid 6": "much"}
    assert start["wrong"]["wrong"]["de"] == "Bo bids as much."
    to = start["takes"]["bid 3"]
    assert [piece["seat"] for piece in to["pieces"]] == [0, 1] and script["nodes"][to["to"]] == second
    assert {e["text"].split()[0] for e in to["pieces"][0]["events"]} == {"bids_shown", "wins", "offered"}
    assert end["step"] == 2 and "takes" not in end
    assert len(script["nodes"]) == 5, "a bid of 3 and one of 4 lead to positions of their own"


def test_an_unknown_lesson() -> None:
    with pytest.raises(GameError, match='penny has no lesson "second"; lessons: first'):
        lesson(PENNY, "second")
