"""A whole match of every game, on desktop and phone, in every language, spoken from the first move to the last. Twenty-four
matches take long, so this is no part of make test (where the languages are switched within a match): make matches."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browserkit import Driver, Reader
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
