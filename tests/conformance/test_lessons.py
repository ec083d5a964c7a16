"""Lessons of the house and of a fifth game; and every fault planted into one is found."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from fullsteam.kernel.room import Room
from fullsteam.testing import lessons

PENNY = "conformance.penny"


def law(room: Room) -> None:
    lessons.taken(room)
    lessons.complete(room)


def changed(folder: Path, file: str, change: Callable[[str], str]) -> Room:
    """The penny game with another file in its lessons."""
    room = Room(PENNY)
    shutil.copytree(room.folder, folder / "penny")
    faulty = folder / "penny" / "lessons" / file
    before = faulty.read_text(encoding="utf-8")
    assert change(before) != before, "nothing was planted"
    faulty.write_text(change(before), encoding="utf-8")
    room.__dict__["folder"] = folder / "penny"
    return room


def swap(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


FAULTS = {
    "an illegal answer": ("first.toml", swap('"bid 4"', '"bid 9"'), '"bid 9" is not allowed'),
    "an answer that is not allowed": ("first.toml", swap('takes = ["bid 2"]', 'takes = ["done"]'), '"done" is not allowed'),
    "an illegal move of somebody else": ("first.toml", swap("* ?\n2 bid 2", "* ?\n2 done"), '"2 done" is refused'),
    "chance that cannot be": ("first.toml", swap("* drawn brooch", "* drawn coin"), "coin"),
    "a step that is not reached": ("first.toml", swap("* ?\n2 bid 2", "* ?\n1 bid 0"), "step 2 .tie.: it cannot be reached"),
    "an answer with a sentence that nobody gives": ("first.toml", swap('"bid 0"', '"bid 7"'), "no answer is told .'nothing'."),
    "a figure that is not there": ("first.toml", swap("coins.1", "coins.2"), "no figure"),
    "a point that is no thing": ("first.toml", swap("amount:3", "amount:30"), "points at amount:30"),
    "a step that points at nothing": ("first.toml", swap('point = ["prompt"]', "point = []"), "step 2 points at nothing"),
    "a step that takes nothing": ("first.toml", swap('takes = ["bid 2"]', "takes = []"), "steps .* are reached, of 2"),
    "two steps of one name": ("first.toml", swap('id = "tie"', 'id = "bid"'), "two steps called bid"),
    "a missing text": ("de.ftl", swap("first-tie", "first-tied"), "no text first-tie in de"),
    "a missing sentence for an answer": ("fr.ftl", swap(".much", ".many"), "no text first-bid.much in fr"),
    "an unused text": ("en.ftl", lambda text: text + "\nfirst-more = More.\n", "unused .'first-more'."),
    "a number nobody gives": ("en.ftl", swap("$left", "$right"), "first-tie in en"),
    "a title too long": ("fr.ftl", lambda text: text.replace("first =", "first =" + " titre" * 30, 1), "too many"),
    "a missing last word": ("fr.ftl", swap("first-end", "first-fin"), "no text first-end in fr"),
    "a text too long": ("en.ftl", swap("Now you know it.", "Now you know it" + " and it" * 30 + "."), "too many"),
    "a text of three sentences": ("en.ftl", swap("Now you know it.", "Well. Now you know it. Go."), "3 sentences"),
    "a file that is none": ("first.toml", swap("players = 2", "players ="), "lesson first"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_lesson_with(fault: str, tmp_path: Path) -> None:
    file, change, says = FAULTS[fault]
    with pytest.raises(AssertionError, match=says):
        law(changed(tmp_path, file, change))


def test_the_sound_lesson_passes() -> None:
    law(Room(PENNY))
