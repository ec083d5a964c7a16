"""Boards look as somebody has accepted them (tests/web/pictures): make accept-pictures after a look at what has changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from browserkit.gallery import Gallery, serving
from browserkit.looks import ACCEPTED, LOOKS, MANY, compare, off
from browserkit.recorded import write
from fullsteam.games import ROOMS

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_board_looks_as_it_was_accepted(browser: Browser, tmp_path: Path, game: str) -> None:
    write(tmp_path, [game])
    said = []
    with serving(tmp_path) as url:
        for look in LOOKS:
            gallery = Gallery(browser, url, look.size)
            said.append(compare(gallery, game, look))
            gallery.close()
    assert not any(said), "\n".join(filter(None, said))


def test_a_picture_of_every_game_is_kept_and_nothing_else() -> None:
    assert {file.name for file in ACCEPTED.glob("*")} == {look.file(game) for game in ROOMS for look in LOOKS}
    assert sum(file.stat().st_size for file in ACCEPTED.glob("*")) < 4_000_000


def test_a_moved_card_is_another_picture_and_a_shade_is_not() -> None:
    file = next(ACCEPTED.glob("*-1440-*.png"))
    old = Image.open(file).convert("RGB")
    shade = old.point(lambda value: min(255, value + 6))
    assert off(old, shade) <= MANY
    moved = old.copy()
    ImageDraw.Draw(moved).rectangle((300, 300, 400, 380), fill="#808080")
    assert off(old, moved) > MANY
