"""The room of a record: with the box that it carries, or with a file."""

from __future__ import annotations

from pathlib import Path

from fullsteam.games import room
from fullsteam.kernel.box import BoxError
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import Record, RecordError, as_recorded
from fullsteam.kernel.room import Room
from fullsteam.play.boxes import told, with_board


def room_of(record: Record, board: Path | None, lang: str) -> Room:
    """The room of a record: with the box that stands in it, or with this file."""
    try:
        r = room(record.game)
    except GameError as error:
        raise record.wrong("game", error) from None
    try:
        return as_recorded(with_board(r, board, lang), record)
    except RecordError as error:
        if isinstance(error.__cause__, BoxError):
            raise record.wrong("box", told(r, error.__cause__, lang)) from None
        raise
