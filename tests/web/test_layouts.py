"""Every board is whole at every size: a spread of recorded positions. All of them: make layouts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browserkit.gallery import SIZES, Gallery, serving
from browserkit.layouts import Survey, new
from browserkit.recorded import write
from fullsteam.games import ROOMS

pytestmark = pytest.mark.heavy
A_SIZE = 6  # positions of a game, others at each size


@pytest.mark.parametrize("game", list(ROOMS))
def test_nothing_is_cut_covered_or_too_small_to_touch(browser: Browser, tmp_path: Path, game: str) -> None:
    write(tmp_path, [game])
    survey = Survey()
    with serving(tmp_path) as url:
        for at, size in enumerate(SIZES):
            gallery = Gallery(browser, url, size)
            step = gallery.kinds(game) // A_SIZE
            survey.look(gallery, game, [at + step * n for n in range(A_SIZE)], Path("build/layouts/short"))
            gallery.close()
    assert not survey.complaints
    assert not new(survey), "\n".join(survey.said(finding) for finding in new(survey)) + "\npictures: build/layouts/short"


ASKED = ("alone", "sealed", "outcry", "opener", "choice")
IN_SIGHT = """() => {
  const low = document.querySelector('#board').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.rivals > ul > li, .mine')].every((part) => part.getBoundingClientRect().bottom <= low);
}"""


def test_six_players_of_take_a_train_and_the_own_trains_fit_a_desk(browser: Browser, tmp_path: Path) -> None:
    write(tmp_path, ["take-a-train"])
    positions = json.loads((tmp_path / "take-a-train.json").read_text(encoding="utf-8"))["positions"]
    with serving(tmp_path) as url:
        gallery = Gallery(browser, url, SIZES[0])
        full = [n for n, position in enumerate(positions) if position["players"] == 6 and position["kind"] in ASKED]
        cut = []
        for n in full[:8]:
            gallery.show("take-a-train", n, lang="de")
            if not gallery.page.evaluate(IN_SIGHT):
                cut.append((n, positions[n]["kind"]))
        gallery.close()
    assert len(full) >= 8
    assert not cut
