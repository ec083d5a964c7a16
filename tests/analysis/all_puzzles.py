"""Every puzzle of every game, measured anew: `make puzzles`. Some minutes."""

from __future__ import annotations

import pytest

from fullsteam.analysis.puzzles import check, puzzles_of
from fullsteam.games import ROOMS

ALL = [(game, puzzle.id) for game, room in ROOMS.items() for puzzle in puzzles_of(room).puzzles]
FRESH = 77


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_holds(game: str, name: str) -> None:
    kept = puzzles_of(ROOMS[game])
    puzzle = kept.find(name)
    assert puzzle is not None
    found = check(ROOMS[game], kept, puzzle, kept.rounds, FRESH)
    assert found.holds(puzzle), f"{found}"
