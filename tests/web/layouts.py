"""Every board at every size, over all recorded positions of its game (make layouts): a table, and a picture of each finding.

The list of known findings (layouts_known.toml) may only become shorter."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browserkit.gallery import SIZES, Gallery, Size, serving
from browserkit.layouts import Survey, gone, kept, new
from browserkit.recorded import MANY, write
from fullsteam.games import ROOMS

EVERY = int(os.environ.get("EVERY", "1"))  # only each so-manieth position: a first look
GAMES = os.environ.get("GAMES", "").split() or list(ROOMS)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_layout(browser: Browser, tmp_path: Path, game: str, size: Size) -> None:
    write(tmp_path, [game])
    folder = Path("build/layouts") / f"{game}-{size}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    survey = Survey()
    with serving(tmp_path) as url:
        gallery = Gallery(browser, url, size)
        assert gallery.many(game) == MANY >= 200
        survey.look(gallery, game, range(0, MANY, EVERY), folder)
        gallery.close()
    (folder / "kept.json").write_text(json.dumps(kept(survey)), encoding="utf-8")
    assert not survey.complaints
    assert not new(survey), "\n".join(map(survey.said, new(survey)))
    assert EVERY > 1 or not gone(survey), "mended: take these from layouts_known.toml:\n" + "\n".join(gone(survey))
