"""A lesson written down: every position it can lead to, what is said there and where each answer leads. Whoever has it
can take the lesson alone: the page does, also where there is no server (docs/decisions/0016-a-lesson-is-a-script.md)."""

from __future__ import annotations

from functools import cache
from typing import Any

from fullsteam.kernel.record import state_hash
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.lesson.file import Lesson, LessonError, lesson
from fullsteam.play.lesson.pupil import OTHERWISE, Pupil
from fullsteam.play.lesson.speaker import Coach

MOST = 200  # positions of a lesson
Said = dict[str, str]  # by language


class Unrolled:
    """Positions are named by the step, what is left of it, and the state: ways that meet again are written once."""

    def __init__(self, room: Room, lesson: Lesson) -> None:
        self.room = room
        self.lesson = lesson
        self.coaches = {lang: Coach(room, lang, lesson) for lang in LANGUAGES}
        self.places: dict[tuple[object, ...], int] = {}
        self.nodes: list[dict[str, Any]] = []
        self.answers: list[list[str]] = []  # that lead to each
        first = Pupil(room, lesson)
        self.start = pieces(first, 0)
        self.visit(first)

    def visit(self, pupil: Pupil) -> int:
        """Its number; whatever follows from it is visited too."""
        place = (pupil.at, pupil.ways, state_hash(pupil.match.state))
        if place in self.places:
            return self.places[place]
        number = self.places[place] = len(self.nodes)
        if number >= MOST:
            raise LessonError(f"lesson {self.lesson.id} has more than {MOST} positions; take fewer answers")
        self.answers.append(list(pupil.answers))
        self.nodes.append({"step": pupil.at, "say": self.said(pupil), "point": list(pupil.point)})
        if not pupil.over:
            self.nodes[number] |= {"asked": asked(pupil), "wrong": self.wrong(pupil), "others": others(pupil)}
            self.nodes[number]["takes"] = {text: self.follow(pupil, text) for text in pupil.taken}
        return number

    def follow(self, pupil: Pupil, text: str) -> dict[str, Any]:
        next_one = Pupil(self.room, self.lesson, pupil.answers)
        told = len(next_one.match.starts)
        next_one.answer(text)
        return {"to": self.visit(next_one), "pieces": pieces(next_one, told)}

    def said(self, pupil: Pupil, attribute: str = "") -> Said:
        return {lang: coach.says(pupil, attribute) for lang, coach in self.coaches.items()}

    def wrong(self, pupil: Pupil) -> dict[str, Said]:
        """What is said to answers that are not taken, by attribute."""
        used = {pupil.wrong(text).attribute for text in pupil.legal if text not in pupil.taken}
        return {attribute: self.said(pupil, attribute) for attribute in sorted(used | {OTHERWISE})}

    def written(self) -> dict[str, Any]:
        say = self.coaches
        return {
            "game": self.room.info.id,
            "rules": self.room.rules,
            "lesson": self.lesson.id,
            "title": {lang: coach.title for lang, coach in say.items()},
            "players": self.lesson.players,
            "options": self.room.info.options_for(self.lesson.options, self.room.rules),
            "pupil": self.lesson.pupil,
            "names": list(self.lesson.names),
            "steps": len(self.lesson.steps),
            "start": self.start,
            "nodes": self.nodes,
        }


def others(pupil: Pupil) -> dict[str, str]:
    """Answers that have a sentence of their own."""
    rest = {text: pupil.wrong(text).attribute for text in pupil.legal if text not in pupil.taken}
    return {text: attribute for text, attribute in rest.items() if attribute != OTHERWISE}


def asked(pupil: Pupil) -> dict[str, Any]:
    p = pupil.match.perspective(pupil.seat)
    return {"step": p.step, "rule": p.rule, "number": p.number, "legal": pupil.legal}


def pieces(pupil: Pupil, since: int) -> list[dict[str, Any]]:
    """What happened with each choice, as the pupil sees it, and the view after it."""
    match = pupil.match
    ends = [*match.starts[1:], len(match.plies)]
    out = []
    for n in range(since, len(match.starts)):
        plies = match.plies[match.starts[n] : ends[n]]
        events = [event for ply in plies for event in ply.events_for(pupil.seat)]
        out.append(
            {
                "seat": plies[0].seat if n > 0 else None,
                "events": [{"text": match.game.happenings.text(e.code), "number": int(e.number)} for e in events],
                "view": match.game.view(match.after[n], pupil.seat),
                "waiting": match.game.actors(match.after[n]),
            }
        )
    return out


@cache
def unrolled(room: Room, name: str) -> Unrolled:
    """Of the lesson of this name; GameError if there is none."""
    return Unrolled(room, lesson(room, name))
