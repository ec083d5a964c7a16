"""Every game of the house keeps every promise."""

from pathlib import Path

from fullsteam.games import ROOMS
from fullsteam.testing import Conformance

TESTS = Path(__file__).parent.parent / "games"

for game_id, room in ROOMS.items():
    folder = TESTS / room.package.rpartition(".")[2]
    name = "Test" + game_id.title().replace("-", "")
    globals()[name] = type(name, (Conformance,), {"room": room, "tests": folder})
