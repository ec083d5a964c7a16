"""What may go wrong by the user's doing, as sentences."""

from __future__ import annotations

import errno
import re

import typer
from rich.markup import escape

from fullsteam.bots import BotError
from fullsteam.cli.saying import knows, tell
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import IllegalMove, Record, RecordError
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import clipped
from fullsteam.play.text import Speaker


class UserError(ValueError):
    """Anything else that is the user's to mend; the text is the sentence."""


class Told(UserError):
    """The same, in the language of whoever types: `error-…` of cli/text."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(tell(f"error-{message}", **args))


CLEAR: tuple[type[Exception], ...] = (GameError, RecordError, UserError, BotError, OSError)
MISUSE: tuple[type[Exception], ...] = (typer.BadParameter.__mro__[2],)  # whatever Typer says of arguments
FORESEEN = (*CLEAR, *MISUSE)


def explain(error: Exception) -> str:
    """One sentence."""
    if isinstance(error, OSError) and error.filename is not None:
        return escape(f"{error.filename}: {of_the_system(error)}")
    if isinstance(error, GameError) and error.key:
        return escape(tell(f"error-{error.key}", **error.facts))
    if isinstance(error, MISUSE):
        return escape(misused(error))
    return escape(" ".join(str(error).split()))


def misused(error: Exception) -> str:
    """What Typer says of the arguments, in our words where we have them."""
    kind = type(error).__name__
    said = str(getattr(error, "message", error))
    hint = getattr(getattr(error, "param", None), "human_readable_name", "")
    names = getattr(getattr(error, "param", None), "opts", None)
    name = names[0] if names and names[0].startswith("-") else hint.upper()
    if kind == "NoSuchOption":
        like = ", ".join(getattr(error, "possibilities", None) or [])
        return tell("error-usage-option", name=error.option_name, like=like or "none")  # type: ignore[attr-defined]
    if kind == "MissingParameter":
        return tell("error-usage-missing", name=name)
    if kind == "BadOptionUsage":
        return tell("error-usage-needs-value", name=error.option_name)  # type: ignore[attr-defined]
    if command := re.match(r"No such command '(.*?)'", said):
        return tell("error-usage-command", name=command[1])
    if extra := re.match(r"Got unexpected extra arguments? \((.*)\)", said):
        return tell("error-usage-extra", name=extra[1])
    if "valid integer" in said:
        said = tell("error-usage-number")
    elif least := re.search(r"greater than or equal to (\d+)", said):
        said = tell("error-usage-least", low=least[1])
    return tell("error-usage-value", name=name, why=said) if name else said


def of_the_system(error: OSError) -> str:
    """What the system says, in the language of whoever types where we know it."""
    name = f"error-{errno.errorcode.get(error.errno or 0, '')}"
    return tell(name) if knows(name) else str(error.strerror)


def in_words(error: IllegalMove, r: Room, record: Record, lang: str) -> UserError:
    """An illegal move of a record: the line, the move, the rule and its sentence."""
    speaker = Speaker(r, lang, record.names)
    return UserError(
        speaker("record-refused", line=error.line, move=clipped(error.move)) + " " + speaker.refusal(error.refusal)
    )
