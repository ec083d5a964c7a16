"""How soon a move is seen, and that nothing blocks for long. Times mean something on a quiet machine only, so this is no
part of make test: make bench-page."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from browserkit import Driver, Reader
from browserkit.tables import table_with_bots
from browserkit.timing import measured, watch
from fullsteam.games import ROOMS
from serverkit import Threaded

SOON = 100  # milliseconds
MOVES = 40  # of a match
MATCHES = 3  # other processes of this machine disturb: one match of so many must be quick. A slow page has none.


class Times(NamedTuple):
    """Milliseconds: of the usual move, of one in ten, and of the longest task that kept the page from answering."""

    usual: float
    ninth: float
    task: int

    @property
    def soon(self) -> bool:
        return max(self) <= SOON

    def __str__(self) -> str:
        return f"median {self.usual:.0f} ms, p90 {self.ninth:.0f} ms, longest task {self.task} ms"


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_move_is_seen_at_once(browser: Browser, server: Threaded, capsys: pytest.CaptureFixture[str], game: str) -> None:
    for match in range(MATCHES):
        times = played(browser, server, game, match)
        with capsys.disabled():
            print(f"\n{game}: {times}", flush=True)
        if times.soon:
            return
    pytest.fail(f"{game}: in none of {MATCHES} matches median and p90 and longest task within {SOON} ms")


def played(browser: Browser, server: Threaded, game: str, seed: int) -> Times:
    """The first moves of a match against bots, by mouse."""
    reader = Reader(browser, server.url)
    watch(reader.context)
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = Driver(reader.page, seed)
    driver.wait()
    measured(reader.page)
    moves: list[int] = []
    tasks: list[int] = []
    while len(moves) < MOVES and not driver.play(at_most=1):
        found = measured(reader.page)
        moves += found["moves"]
        tasks += found["long"]
    reader.close()
    return Times(median(moves), sorted(moves)[int(0.9 * len(moves))], max(tasks, default=0))
