"""What the coach says."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentResource

from fullsteam.kernel.room import Room
from fullsteam.play.lesson.file import Lesson, LessonError, sentences
from fullsteam.play.lesson.pupil import Pupil, Wrong
from fullsteam.play.text import Speaker

END = "end"


class Coach(Speaker):
    """One coach in one language."""

    def __init__(self, room: Room, lang: str, lesson: Lesson, me: str = "?") -> None:
        super().__init__(room, lang, lesson.seats(me))
        self.lesson = lesson
        self.bundle.add_resource(FluentResource(sentences(room, lang)))

    @property
    def title(self) -> str:
        return self(self.lesson.id)

    @property
    def about(self) -> str:
        """What is learnt, in one sentence."""
        return self(self.lesson.id, "about")

    def says(self, pupil: Pupil, attribute: str = "") -> str:
        """What is to do now; or, with an attribute, what is said to an answer."""
        name = END if pupil.over else pupil.step.id
        return self(f"{self.lesson.id}-{name}", attribute, **figures(pupil))

    def corrects(self, pupil: Pupil, wrong: Wrong) -> str:
        return self.says(pupil, wrong.attribute)


def figures(pupil: Pupil) -> dict[str, str | int]:
    """The numbers of the position that the text says."""
    wanted = pupil.lesson.figures if pupil.over else pupil.step.figures
    view = pupil.match.game.view(pupil.match.state, pupil.seat) if wanted else {}
    return {name: figure(pupil, view, path) for name, path in wanted.items()}


def figure(pupil: Pupil, view: object, path: str) -> str | int:
    found: Any = view
    for part in path.split("."):
        try:
            found = found[int(part)] if isinstance(found, list) else found[part]
        except (KeyError, IndexError, TypeError, ValueError):
            raise LessonError(f'lesson {pupil.lesson.id}: there is no figure "{path}" in the view, not even "{part}"') from None
    if not isinstance(found, str | int):
        raise LessonError(f'lesson {pupil.lesson.id}: "{path}" is no number and no word, but {found}')
    return found
