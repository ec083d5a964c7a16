"""The house keeps its order."""

import ast
from pathlib import Path

import pytest

import fullsteam
from fullsteam.games import ROOMS
from fullsteam.kernel.core import Game
from fullsteam.kernel.room import Room

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


ADDED_BY = {  # what a game can do, and the file of its room that says how
    "state": ["load", "census"],
    "views": ["redeal"],
    "features": ["blocks", "features"],
    "heuristics": ["appeal"],
    "rules": ["new", "score", "standing"],
}


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.info.id)
def test_rooms_are_furnished_alike(room: Room) -> None:
    for file, names in ADDED_BY.items():
        for name in names:
            first = next(part for part in type(room.game).__mro__ if name in part.__dict__)
            assert first.__module__ == f"{room.package}.{file}", f"{room.info.id}: {name} stands in {first.__module__}"


@pytest.mark.parametrize("room", ROOMS.values(), ids=lambda room: room.info.id)
def test_no_part_of_a_game_only_passes_on_what_it_is_asked(room: Room) -> None:
    for part in type(room.game).__mro__[: type(room.game).__mro__.index(Game)]:
        file = room.folder / f"{part.__module__.rpartition('.')[2]}.py"
        assert not passing_on(file.read_text(encoding="utf-8"), part.__name__), f"{file.name}: {part.__name__}"


def test_passing_on_is_seen() -> None:
    source = """
class Old:
    def view(self, s, seat):
        return view(s, seat)

    def features(self, s, seat, out):
        features(s, seat, out)

    def prospect(self, s, seat):
        return fortune(s, seat) + 1
"""
    assert passing_on(source, "Old") == ["view", "features"]


def passing_on(source: str, name: str) -> list[str]:
    """The methods of this class that do nothing but call a function of the same name."""
    body = next(node.body for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name)
    found = []
    for method in [node for node in body if isinstance(node, ast.FunctionDef)]:
        last = method.body[-1]
        call = last.value if isinstance(last, ast.Return | ast.Expr) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == method.name:
            found.append(method.name)
    return found
