"""The page is small, and quick: what loads first, how soon a move is seen, and nothing blocks for long."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Response

from browserkit import Driver, Reader
from browserkit.tables import table_with_bots
from browserkit.timing import measured, watch
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
FIRST_LOAD = 120_000  # bytes of JavaScript, as sent (gzip)
SOON = 100  # milliseconds
IN_A_ROW = 3
MOST = 80  # moves, then it is slow


def test_the_first_load_is_small_and_all_from_here(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    reader.page.on("response", heard)
    reader.go("/")
    reader.page.locator("article").nth(len(ROOMS) - 1).locator("svg").first.wait_for()
    reader.page.wait_for_load_state("networkidle")
    scripts = [a for a in answers if a.url.endswith(".js")]
    assert all(a.headers["content-encoding"] == "gzip" for a in scripts)
    sizes = {a.url.rpartition("/")[2]: a.request.sizes()["responseBodySize"] for a in scripts}
    assert scripts and sum(sizes.values()) <= FIRST_LOAD, sizes
    foreign = [a.url for a in answers if not a.url.startswith(server.url)]
    assert not foreign
    reader.close()


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_move_is_seen_at_once(browser: Browser, server: Threaded, game: str) -> None:
    """Other processes of this machine disturb any single measurement; so three moves in a row must be seen at once,
    somewhere in a match. A page that is slow by itself never manages that."""
    reader = Reader(browser, server.url)
    watch(reader.context)
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = Driver(reader.page, 2)
    driver.wait()
    measured(reader.page)
    worst: list[int] = []
    while not driver.play(at_most=1) and len(worst) < MOST:
        found = measured(reader.page)
        worst.append(max(found["moves"] + found["long"], default=0))
        if len(worst) >= IN_A_ROW and max(worst[-IN_A_ROW:]) <= SOON:
            reader.close()
            return
    pytest.fail(f"{game}: never {IN_A_ROW} moves in a row within {SOON} ms: {worst}")
