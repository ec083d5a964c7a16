"""Lessons: a match with given moves and given chance, in which a coach says what to do. `pupil.py` plays one, for the
terminal and for the suite; `script.py` writes all of it down, for a page that plays it without a server."""

from fullsteam.play.lesson.file import Lesson, LessonError, Step, lesson, lessons
from fullsteam.play.lesson.pupil import Pupil, Wrong
from fullsteam.play.lesson.speaker import Coach

__all__ = ["Coach", "Lesson", "LessonError", "Pupil", "Step", "Wrong", "lesson", "lessons"]
