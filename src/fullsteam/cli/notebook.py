"""What somebody has answered in lessons: who leaves one takes it up again there. A file a lesson, an answer a line."""

from __future__ import annotations

import os
from pathlib import Path

from fullsteam.kernel.room import Room
from fullsteam.play.lesson import Lesson


def state_folder() -> Path:
    """Where programs keep what they were doing (XDG base directories)."""
    given = os.environ.get("XDG_STATE_HOME", "")
    return (Path(given) if given.startswith("/") else Path.home() / ".local" / "state") / "fullsteam"


def data_folder() -> Path:
    """Where programs keep what somebody has made with them (XDG base directories)."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given.startswith("/") else Path.home() / ".local" / "share") / "fullsteam"


class Notebook:
    def __init__(self, room: Room) -> None:
        self.folder = state_folder() / "lessons"
        self.game = room.info.id

    def file(self, one: Lesson) -> Path:
        return self.folder / f"{self.game}-{one.id}.txt"

    def answers(self, one: Lesson) -> list[str]:
        """Those that were given before; none if nothing can be read."""
        try:
            return self.file(one).read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return []

    def keep(self, one: Lesson, answers: list[str]) -> None:
        """A lesson goes on though its answers cannot be kept."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.file(one).write_text("\n".join(answers), encoding="utf-8")
        except OSError:
            return
