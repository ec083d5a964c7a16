"""Whole matches of every game through the page: by mouse, by touch, by keyboard alone; in all languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browserkit import Driver, Reader
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
LANGUAGES = ("fr", "en", "de")


def table_with_bots(reader: Reader, game: str) -> str:
    """As the set-up page does: me and as few bots as the game allows."""
    players = ROOMS[game].info.min_players
    made: str = reader.page.evaluate(
        """async ([game, players]) => {
          const csrf = () => document.cookie.match(/csrf=([^;]*)/)[1];
          const post = (path, body) => fetch(path, { method: 'POST', headers: { 'x-csrf-token': csrf(), 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json());
          await post('/api/guest', { name: 'Anna' });
          localStorage.setItem('fullsteam.known', '1');
          const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'greedy' }));
          return (await post('/api/tables', { game, seats: [{ kind: 'me' }, ...bots] })).id;
        }""",
        [game, players],
    )
    return made


@pytest.mark.parametrize("game", list(ROOMS))
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_match_by_touching(browser: Browser, server: Threaded, game: str, size: str) -> None:
    reader = Reader(browser, server.url, size, LANGUAGES[0], dark=size == "phone")
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = Driver(reader.page, 1)
    for lang in LANGUAGES[1:]:
        if driver.play(at_most=15):
            break
        reader.speak(lang)
    assert driver.play()
    reader.page.locator(".winner").wait_for()
    assert driver.touches > driver.answers * 0.9
    if size == "desktop":  # on a phone the map is larger than the screen
        assert not driver.covered, f"could not be touched: {driver.covered}"
    reader.close()
