"""The games of the house, one room each. A new game is its folder and one line here; or, in a package of its own, an entry
point of the group fullsteam.games:  penny = "penny_game.penny"  (the id, and the package that is the room)."""

from __future__ import annotations

import warnings
from importlib.metadata import entry_points

from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room

ROOMS: dict[str, Room] = {
    "trambahn": Room("fullsteam.games.trambahn"),
    "volldampf": Room("fullsteam.games.volldampf"),
    "take-a-train": Room("fullsteam.games.take_a_train"),
    "voll-in-fahrt": Room("fullsteam.games.voll_in_fahrt"),
}
GUESTS = "fullsteam.games"


def take_in_guests() -> None:
    """Games that other packages bring. One that cannot be read is left out, and said: the others are played all the same."""
    for point in entry_points(group=GUESTS):
        made = Room(point.value)
        try:
            if point.name in ROOMS:
                raise GameError("there is a game of this id already")
            if made.info.id != point.name:
                raise GameError(f'its game.toml says "{made.info.id}"')
        except Exception as error:  # whatever a stranger's package does when it is read
            warnings.warn(f"the game {point.name} of {point.value} is left out: {error}", stacklevel=2)
        else:
            ROOMS[point.name] = made


take_in_guests()


def room(game_id: str) -> Room:
    if game_id not in ROOMS:
        known = ", ".join(ROOMS)
        raise GameError(f'there is no game "{game_id}"; games: {known}', "no-game", game=game_id, games=known)
    return ROOMS[game_id]
