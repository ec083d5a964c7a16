"""Names, and packages that are not there."""

import subprocess
import sys

import pytest

from adapters.tables import every_game
from fullsteam.adapters.naming import find, full_name
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room


@every_game
def test_a_game_is_found_by_each_of_its_names(room: Room) -> None:
    assert find(full_name(room)) is find(room.info.id) is find(room) is room


def test_another_version_of_the_rules_is_another_game() -> None:
    first = next(iter(ROOMS))
    with pytest.raises(GameError, match=f"there is no game .*v999.*; games: fullsteam/{first}-v"):
        find(f"fullsteam/{first}-v999")


@pytest.mark.parametrize(
    ("adapter", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel"), ("batch", "numpy")],
)
def test_a_missing_package_is_told_in_a_sentence(adapter: str, package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import fullsteam.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    said = done.stderr.strip().splitlines()[-1]
    assert said == f'ModuleNotFoundError: this adapter needs {package}: pip install "fullsteam[research]"'


def test_the_house_stands_without_the_extra() -> None:
    """Command line and rules need none of the packages of the extra."""
    blocked = "".join(
        f"sys.modules['{name}'] = None; " for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "matplotlib")
    )
    code = f"import sys; {blocked}from fullsteam.cli.main import run; sys.argv = ['fullsteam', 'games']; run()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and all(game_id in done.stdout for game_id in ROOMS), done.stderr
