"""What may go wrong by the user's doing, as sentences."""

from __future__ import annotations

from rich.markup import escape

from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import IllegalMove, Record, RecordError
from fullsteam.kernel.words import clipped
from fullsteam.play.text import Speaker


class UserError(ValueError):
    """Anything else that is the user's to mend; the text is the sentence."""


CLEAR = (GameError, RecordError, UserError, OSError)


def explain(error: Exception) -> str:
    """One sentence."""
    if isinstance(error, OSError) and error.filename is not None:
        return escape(f"{error.filename}: {error.strerror}")
    return escape(" ".join(str(error).split()))


def in_words(error: IllegalMove, record: Record, lang: str) -> UserError:
    """An illegal move of a record: the line, the move, the rule and its sentence."""
    speaker = Speaker(room(record.game), lang, record.names)
    return UserError(
        speaker("record-refused", line=error.line, move=clipped(error.move)) + " " + speaker.refusal(error.refusal)
    )
