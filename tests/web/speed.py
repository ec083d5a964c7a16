"""How soon a move is seen, and that nothing blocks for long. Times mean something on a quiet machine only, so this is no
part of make test: make bench-page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browserkit import Driver, Reader
from browserkit.tables import table_with_bots
from browserkit.timing import measured, watch
from fullsteam.games import ROOMS
from serverkit import Threaded

SOON = 100  # milliseconds
IN_A_ROW = 3
MOST = 80  # moves, then it is slow


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
