"""A whole match of every game, on desktop and phone, in every language, spoken from the first move to the last; and one of bots
watched at the pace of the board. So many matches take long, so this is no part of make test (where the languages are switched
within a match, and bots are watched for a while): make matches."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browserkit import Driver, Reader
from browserkit.news import check, noted, shown, told, watching
from browserkit.tables import table_with_bots
from fullsteam.games import ROOMS
from serverkit import Threaded


@pytest.mark.parametrize("game", list(ROOMS))
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_a_whole_match(browser: Browser, server: Threaded, game: str, size: str, lang: str) -> None:
    reader = Reader(browser, server.url, size, lang)
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = Driver(reader.page, 5)
    assert driver.play()
    reader.page.locator(".winner").wait_for()
    assert reader.page.evaluate("document.documentElement.lang") == lang
    reader.close()


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_whole_match_of_bots_is_seen(browser: Browser, calm: Threaded, game: str) -> None:
    """Every accident, push, arrival, scoring, sale and delivery that the log tells was on the board to its end."""
    reader, table = watching(browser, calm, game)
    reader.page.locator("[data-state=over]").wait_for(timeout=1_800_000)
    notes = noted(reader.page)
    assert check(game, shown(notes), told(reader.page, table), notes) >= 5
    reader.close()
