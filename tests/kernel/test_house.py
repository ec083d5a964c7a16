"""The house keeps its order."""

from pathlib import Path

import fullsteam
from fullsteam.games import ROOMS

HOUSE = Path(fullsteam.__file__).parent


def test_nothing_outside_games_names_a_game() -> None:
    names = {*ROOMS, *(room.package.rpartition(".")[2] for room in ROOMS.values())}
    for file in HOUSE.glob("**/*.py"):
        if "games" not in file.relative_to(HOUSE).parts:
            source = file.read_text(encoding="utf-8").lower()
            named = [name for name in names if name in strip_examples(source)]
            assert not named, f"{file.relative_to(HOUSE)} names {named}"


def strip_examples(source: str) -> str:
    """Without docstrings and comments: an example may name a game."""
    parts = source.split('"""')
    code = "\n".join(parts[::2])
    return "\n".join(line.partition("#")[0] for line in code.splitlines())
