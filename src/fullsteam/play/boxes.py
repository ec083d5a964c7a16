"""Boxes for people: a file becomes a room, and what is wrong with one is said in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fullsteam.kernel.box import BoxError
from fullsteam.kernel.info import GameError
from fullsteam.kernel.mistakes import Mistake
from fullsteam.kernel.room import Room
from fullsteam.play.text import MissingText, language


class BadBox(GameError):
    """A box with mistakes, as sentences."""


def with_board(room: Room, file: Path | str | None, lang: str | None = None) -> Room:
    """The room with the box of a file, if there is one; GameError says in words what is wrong with it."""
    try:
        return room.on_board(None if file is None else Path(file))
    except BoxError as error:
        raise BadBox(told(room, error, language(lang))) from None
    except OSError as error:
        raise GameError(f"{file}: {error.strerror}") from None


def told(room: Room, error: BoxError, lang: str) -> str:
    """The first mistake, with file, line, place and paragraph; and how many more there are."""
    first = error.mistakes[0]
    say = sayer(room, lang)
    line = say.line(first.line) if first.line is not None else ""
    where = ", ".join(part for part in (error.file, line, first.place) if part)
    text = f"{where}: {say(first)} ({first.rule})" if where else f"{say(first)} ({first.rule})"
    return text if len(error.mistakes) == 1 else f"{text} {say.more(len(error.mistakes) - 1)}"


class Sayer:
    """Says mistakes of one game's boxes in one language."""

    def __init__(self, room: Room, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in (Path(__file__).parent, room.folder):
            file = folder / "text" / "box" / f"{lang}.ftl"
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, mistake: Mistake) -> str:
        """The sentence, without place and paragraph."""
        return self.said(f"box-{mistake.code}", mistake.args)

    def line(self, number: int) -> str:
        return self.said("box-line", {"number": number})

    def more(self, count: int) -> str:
        return self.said("box-more", {"count": count})

    def said(self, message: str, args: dict[str, str | int]) -> str:
        if not self.bundle.has_message(message):
            raise MissingText(f"no text {message}")
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{message}: {errors}")
        return str(text)


@cache
def sayer_of(package: str, lang: str) -> Sayer:
    return Sayer(Room(package), lang)


def sayer(room: Room, lang: str) -> Sayer:
    return sayer_of(room.package, lang)
