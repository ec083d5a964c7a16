"""What a game is called among researchers: fullsteam/trambahn-v1, where 1 is the version of its rules."""

from __future__ import annotations

from pathlib import Path

from fullsteam.games import ROOMS, room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.play.boxes import with_board

SPACE = "fullsteam/"


def full_name(r: Room) -> str:
    return f"{SPACE}{r.info.id}-v{r.rules}"


def find(game: str | Room, board: str | Path | None = None) -> Room:
    """A game by its full name or by its id, with the box of a file; a room from outside the house is taken as it is."""
    return with_board(named(game), board)


def named(game: str | Room) -> Room:
    if isinstance(game, Room):
        return game
    known = {full_name(r.by(v.number)): r.by(v.number) for r in ROOMS.values() for v in r.info.versions}
    if game in known:
        return known[game]
    if game.startswith(SPACE):
        raise GameError(f'there is no game "{game}"; games: {", ".join(known)}')
    return room(game)


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """A package that is not installed, as a sentence."""
    return ModuleNotFoundError(f'this adapter needs {error.name}: pip install "fullsteam[research]"', name=error.name)
