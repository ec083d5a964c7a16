"""What a game is called among researchers: fullsteam/trambahn-v1, where 1 is the version of its rules."""

from __future__ import annotations

from fullsteam.games import ROOMS, room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room

SPACE = "fullsteam/"


def full_name(r: Room) -> str:
    return f"{SPACE}{r.info.id}-v{r.rules}"


def find(game: str | Room) -> Room:
    """A game by its full name or by its id; a room from outside the house is taken as it is."""
    if isinstance(game, Room):
        return game
    named = {full_name(r.by(v.number)): r.by(v.number) for r in ROOMS.values() for v in r.info.versions}
    if game in named:
        return named[game]
    if game.startswith(SPACE):
        raise GameError(f'there is no game "{game}"; games: {", ".join(named)}')
    return room(game)


def missing(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """A package that is not installed, as a sentence."""
    return ModuleNotFoundError(f'this adapter needs {error.name}: pip install "fullsteam[research]"', name=error.name)
