"""Somebody who takes a lesson: what he is asked to do, and what becomes of his answers."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from fullsteam.kernel.core import Refusal
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import NotationError
from fullsteam.play.lesson.file import Lesson, Step
from fullsteam.play.lesson.stage import Stage, Unplayable
from fullsteam.play.match import Refused

Ways = tuple[tuple[str, ...], ...]  # what is still taken: answers, one after another
OTHERWISE = "wrong"  # the attribute with what is said to answers that have no sentence of their own


class Wrong(NamedTuple):
    """An answer that the rules allow and the lesson does not take."""

    attribute: str


class Pupil:
    """LessonError wherever the file is at fault."""

    def __init__(self, room: Room, lesson: Lesson, answers: Sequence[str] = (), me: str = "?") -> None:
        """answers: those given before he left; what the lesson does not take any more is forgotten."""
        self.room = room
        self.lesson = lesson
        self.me = me
        self.begin(answers)

    def begin(self, answers: Sequence[str] = ()) -> None:
        self.answers: list[str] = []  # all that were taken ...
        self.course: list[int] = []  # ... and in which step
        self.at = 0  # the step
        try:
            self.match = Stage(self.room, self.lesson, self.lesson.seats(self.me))
        except (Unplayable, NotationError) as error:
            raise self.lesson.wrong(0, error) from None
        self.ways: Ways = ()
        self._ask()
        for text in answers:
            if text not in self.taken:
                break
            self.answer(text)

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def seat(self) -> int:
        return self.lesson.pupil

    @property
    def legal(self) -> list[str]:
        """Everything the rules allow now."""
        verbs = self.match.game.verbs
        return [verbs.text(action) for action in self.match.game.legal_list(self.match.state, self.seat)]

    @property
    def taken(self) -> list[str]:
        """What the lesson takes now."""
        return list(dict.fromkeys(way[0] for way in self.ways))

    @property
    def point(self) -> tuple[str, ...]:
        return () if self.over else self.step.point

    def wrong(self, text: str) -> Wrong:
        """What is said to this answer."""
        found = (attribute for pattern, attribute in self.step.wrong.items() if fnmatchcase(text, pattern))
        return Wrong(next(found, OTHERWISE))

    def refusal(self, text: str) -> Refusal | None:
        """Why the rules do not allow it; NotationError where it is no answer at all."""
        return self.match.game.refusal(self.match.state, self.seat, self.match.game.verbs.parse(text))

    def answer(self, text: str) -> Wrong | None:
        """None: taken, and what follows is played. Refused where the rules say no: nothing has changed."""
        refusal = self.refusal(text)
        if refusal is not None:
            raise Refused(refusal)
        if text not in self.taken:
            return self.wrong(text)
        left = tuple(way[1:] for way in self.ways if way[0] == text)
        done = () in left
        try:
            self.match.answer(self.seat, text, self.step.then if done else ())
        except (Unplayable, NotationError) as error:
            raise self.lesson.wrong(self.at, f"after {text}: {error}") from None
        self.answers.append(text)
        self.course.append(self.at)
        self.at += done
        self.ways = () if done else left
        self._ask()
        return None

    def back(self) -> None:
        """To the beginning of the step before, or of this one if something of it is done already."""
        last = self.course[-1] if self.course else 0
        self.begin([text for text, at in zip(self.answers, self.course, strict=True) if at < last])

    def _ask(self) -> None:
        """The next thing to do must be possible."""
        if self.over:
            return
        self.ways = self.ways or self.step.takes
        legal = self.legal
        if not legal:
            whom = ", ".join(str(seat + 1) for seat in self.match.actors) or "nobody: the match is over"
            raise self.lesson.wrong(self.at, f"it cannot be reached: asked is {whom}")
        for text in self.taken:
            if text not in legal:
                raise self.lesson.wrong(self.at, f'"{text}" is not allowed; allowed are {", ".join(legal[:12])}')
