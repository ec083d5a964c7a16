"""The golden playthroughs and the generated pages are what the code gives today."""

from pathlib import Path

import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.testing import golden, pages

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game_id", ROOMS)
def test_golden_playthroughs(game_id: str) -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "tests/golden" / game_id).glob("*.txt")}
    made = golden.files(ROOMS[game_id])
    assert sorted(kept) == sorted(made), "run `make golden` and review the diff"
    for name, text in made.items():
        for number, (old, new) in enumerate(zip(kept[name].splitlines(), text.splitlines(), strict=False), 1):
            assert old == new, (
                f"{game_id}/{name}, line {number}: if this change is meant, run `make golden` and review the diff"
            )
        assert kept[name] == text, f"{game_id}/{name} is shorter or longer; run `make golden` and review the diff"


@pytest.mark.parametrize("game_id", ROOMS)
def test_game_pages(game_id: str) -> None:
    room = ROOMS[game_id]
    kept = (ROOT / "docs/games" / f"{game_id}.md").read_text(encoding="utf-8")
    assert kept == pages.page(room, ROOT / "tests/games" / room.package.rpartition(".")[2]), "run `make docs`"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ROOMS)
def test_how_pages(game_id: str, lang: str) -> None:
    kept = (ROOT / "docs/how" / f"{game_id}.{lang}.md").read_text(encoding="utf-8")
    assert kept == pages.how_page(ROOMS[game_id], lang), "run `make docs`"
