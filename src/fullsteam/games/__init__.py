"""The games of the house, one room each. A new game is its folder and one line here."""

from __future__ import annotations

from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room

ROOMS: dict[str, Room] = {
    "trambahn": Room("fullsteam.games.trambahn"),
    "volldampf": Room("fullsteam.games.volldampf"),
    "take-a-train": Room("fullsteam.games.take_a_train"),
    "voll-in-fahrt": Room("fullsteam.games.voll_in_fahrt"),
}


def room(game_id: str) -> Room:
    if game_id not in ROOMS:
        known = ", ".join(ROOMS)
        raise GameError(f'there is no game "{game_id}"; games: {known}', "no-game", game=game_id, games=known)
    return ROOMS[game_id]
