"""Every game with every number of players, for the tests of the adapters."""

import pytest

import fullsteam
from fullsteam.adapters.naming import full_name
from fullsteam.games import ROOMS
from fullsteam.kernel.room import Room

TABLES = [
    pytest.param(room, players, id=f"{game_id}-{players}")
    for game_id, room in ROOMS.items()
    for players in range(room.info.min_players, room.info.max_players + 1)
]
GAMES = [pytest.param(room, id=game_id) for game_id, room in ROOMS.items()]
CYCLES = 1000 if fullsteam.compiled() else 60  # rounds of the suites of others

FEWEST = [table for table in TABLES if table.values[1] == table.values[0].info.min_players]  # type: ignore[union-attr]

every_table = pytest.mark.parametrize(("room", "players"), TABLES)
# Whole games through OpenSpiel: interpreted only with the fewest players, else it takes minutes; compiled with all.
every_table_in_time = pytest.mark.parametrize(("room", "players"), TABLES if fullsteam.compiled() else FEWEST)
every_game = pytest.mark.parametrize("room", GAMES)


def name(room: Room) -> str:
    return full_name(room)
