"""Whole matches of every game through the page: by mouse, by touch, by keyboard alone; in all languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browserkit import Driver, Reader
from browserkit.keyboard import KeyboardDriver
from browserkit.tables import table_with_bots
from browserkit.words import WordsDriver
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
# One begins, the others follow; each alone from the first move to the last: make matches.
LANGUAGES = {"desktop": ("fr", "en", "de"), "phone": ("de", "fr", "en")}


@pytest.mark.parametrize("game", list(ROOMS))
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_match_by_touching(browser: Browser, server: Threaded, game: str, size: str) -> None:
    first, *others = LANGUAGES[size]
    reader = Reader(browser, server.url, size, first, dark=size == "phone")
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = Driver(reader.page, 1)
    for lang in others:
        if driver.play(at_most=15, on_step=reader.check_access):
            break
        reader.speak(lang)
    assert driver.play(on_step=reader.check_access)
    reader.page.locator(".winner").wait_for()
    reader.check_access("the end")
    assert driver.touches > driver.answers * 0.9
    if size == "desktop":  # on a phone a map is larger than the screen; and where much lies together one zooms in
        assert len(driver.covered) <= 3, f"could not be touched: {driver.covered}"
    reader.close()


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_whole_match_by_keyboard_alone(browser: Browser, server: Threaded, game: str) -> None:
    reader = Reader(browser, server.url, "desktop", "en")
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = KeyboardDriver(reader.page, 3)
    assert driver.play()
    reader.page.locator(".winner").wait_for()
    reader.close()


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_whole_match_in_words(browser: Browser, server: Threaded, game: str) -> None:
    """The text view: what one may choose stands in the description, which says nothing by itself and leaves the focus where it
    is; and nothing for axe to object to, at any question."""
    reader = Reader(browser, server.url, "phone", "de", textView=True)
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = WordsDriver(reader.page, 4, ROOMS[game], "de", ["Anna", "Bo", "Chiara"])
    assert driver.play(on_step=reader.check_access)
    reader.page.locator(".winner").wait_for()
    reader.check_access("the end in words")
    assert driver.named > 0
    assert reader.page.locator("[data-words]").evaluate("words => words.closest('[aria-live]')") is None
    assert reader.page.locator("[data-words] [aria-live]").count() == 0
    reader.close()
