"""The laws of lessons: each can be taken to its end on every way, and whatever may be said in it is there in all languages."""

from __future__ import annotations

import re

from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.kernel.words import NotationError
from fullsteam.play.lesson import Lesson, LessonError, Pupil, lessons
from fullsteam.play.lesson.file import FOLDER, sentences
from fullsteam.play.lesson.pupil import OTHERWISE
from fullsteam.play.lesson.script import Unrolled
from fullsteam.play.lesson.speaker import END
from fullsteam.play.text import MissingText
from fullsteam.testing.texts import domains, messages

LONGEST = 160  # letters of what the coach says: a bubble on a phone
SENTENCES = 2
CHOICE = "choice:"  # the button of an answer
OTHER = ("thing", "prompt")  # what else may be pointed at: something of the board that is no answer, and the question itself


def complete(room: Room) -> None:
    """The texts of its lessons: none missing, none unused, the same in all languages; each short."""
    found = known(room)
    if not found and not (room.folder / FOLDER).exists():
        return
    needed = {name: variables for one in found for name, variables in wanted(one).items()}
    assert len({one.id for one in found}) == len(found)
    for lang in LANGUAGES:
        where = f"{room.info.id}/{FOLDER}/{lang}.ftl"
        there = messages(sentences(room, lang))
        missing = sorted(set(needed) - set(there))
        assert not missing, f"{where}: missing {missing}"
        unused = sorted(set(there) - set(needed))
        assert not unused, f"{where}: unused {unused}"
        for name, used in there.items():
            assert used <= needed[name], f"{where}: {name} uses {used - needed[name]}, which nobody gives"


def wanted(one: Lesson) -> dict[str, set[str]]:
    """Every text of a lesson, with the variables it may use."""
    out: dict[str, set[str]] = {one.id: set(), f"{one.id}.about": set(), f"{one.id}-{END}": set(one.figures)}
    for step in one.steps:
        name, given = f"{one.id}-{step.id}", set(step.figures)
        assert name not in out, f"lesson {one.id} has two steps called {step.id}"
        out |= {name: given, **{f"{name}.{attribute}": given for attribute in {OTHERWISE, *step.wrong.values()}}}
    return out


def taken(room: Room) -> None:
    """Every lesson, on every way: all steps are allowed and reached, it ends, and what is said can be said."""
    for one in known(room):
        wanted(one)
        try:
            unrolled = Unrolled(room, one)
        except (LessonError, MissingText) as error:
            raise AssertionError(f"{room.info.id}: {error}") from None
        written = unrolled.written()
        said = [
            text
            for node in written["nodes"]
            for said in (node["say"], *node.get("wrong", {}).values())
            for text in said.values()
        ]
        heads = [said for coach in unrolled.coaches.values() for said in (coach.title, coach.about)]
        for text in [*heads, *said]:
            short(f"{room.info.id}, lesson {one.id}", text)
        reached = {node["step"] for node in written["nodes"]}
        assert reached == set(range(len(one.steps) + 1)), f"lesson {one.id}: steps {reached} are reached, of {len(one.steps)}"
        pupils = [Pupil(room, one, answers) for answers in unrolled.answers]
        answered(one, pupils)
        for pupil in pupils:
            pointed(room, pupil)


def known(room: Room) -> list[Lesson]:
    try:
        return lessons(room)
    except LessonError as error:
        raise AssertionError(f"{room.info.id}: {error}") from None


def short(where: str, text: str) -> None:
    assert len(text) <= LONGEST, f"{where}: {len(text)} letters are too many: {text}"
    many = len(re.findall(r"[.!?…](?=[”“»\s]|$)", text))
    assert many <= SENTENCES, f"{where}: {many} sentences are too many: {text}"


def answered(one: Lesson, pupils: list[Pupil]) -> None:
    """A sentence for an answer that nobody can give is a mistake in its pattern."""
    for at, step in enumerate(one.steps):
        here = [pupil for pupil in pupils if pupil.at == at]
        given = {pupil.wrong(text).attribute for pupil in here for text in pupil.legal if text not in pupil.taken}
        unheard = sorted(set(step.wrong.values()) - given)
        assert not unheard, f"lesson {one.id}, step {step.id}: no answer is told {unheard}"


def pointed(room: Room, pupil: Pupil) -> None:
    """What the coach points at is a thing of the game, or a button that is there; and he always points at something."""
    labels = {domain.name: domain.labels for domain in domains(room.game.verbs)}
    where = f"lesson {pupil.lesson.id}, step {pupil.at + 1}"
    assert pupil.over or pupil.point, f"{where} points at nothing"
    for point in pupil.point:
        if point.startswith(CHOICE):
            try:
                room.game.verbs.parse(point.removeprefix(CHOICE))
            except NotationError as error:
                raise AssertionError(f"{where}: {error}") from None
            continue
        for mark in point.split():
            kind, _, name = mark.partition(":")
            there = kind in OTHER or (name in room.game.verbs.by_name if kind == "verb" else name in labels.get(kind, ()))
            assert there, f"{where} points at {mark}, which is no thing of the game"
