"""How it works, and the exact rules: read, searched, linked, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Reader
from fullsteam.games import ROOMS
from fullsteam.play.figures import named, text_of
from serverkit import Threaded

pytestmark = pytest.mark.heavy


def all_drawn(page: Page, game: str, lang: str) -> None:
    """Every figure of the text, one after the other, as whoever reads it comes by."""
    for name in named(text_of(ROOMS[game], lang)):
        figure = page.locator(f"#how [data-figure={name}]")
        figure.scroll_into_view_if_needed()
        figure.locator(".drawn").wait_for()
        box = figure.locator(".window").bounding_box()
        assert box is not None and box["width"] > 120 and box["height"] > 40, f"{game}: {name} is {box}"


@pytest.mark.parametrize(("size", "lang"), [("desktop", "fr"), ("phone", "de")])
@pytest.mark.parametrize("game", ROOMS)
def test_how_it_works_is_read_with_its_figures(browser: Browser, server: Threaded, game: str, size: str, lang: str) -> None:
    reader = Reader(browser, server.url, size, lang)
    page = reader.page
    reader.go(f"/rules/{game}")
    expect(page.locator("h1")).to_have_text(ROOMS[game].rulebooks[lang].title)
    all_drawn(page, game, lang)
    reader.check_access(f"how {game} works")
    page.set_viewport_size({"width": 320, "height": 640})
    all_drawn(page, game, lang)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    reader.close()


@pytest.mark.parametrize("game", ROOMS)
def test_the_rules_are_searched_and_linked(browser: Browser, server: Threaded, game: str) -> None:
    reader = Reader(browser, server.url)
    page, room = reader.page, ROOMS[game]
    ruling = list(room.rulings.values())[-1]
    reader.go(f"/rules/{game}#{ruling.paragraph}")
    asked = page.locator(f"[data-paragraph='{ruling.paragraph}']")
    expect(asked).to_be_in_viewport()
    expect(asked).to_have_class(re.compile("lit"))
    asked.get_by_role("button", name="Copy the link").click()
    expect(asked.get_by_role("button", name="Copied")).to_be_visible()
    # A ruling is folded under its paragraph; its own address opens it.
    told = page.locator(f"[id='{ruling.id}']")
    expect(told).to_be_hidden()
    page.goto(f"{reader.url}/rules/{game}#{ruling.id}")
    expect(told).to_be_in_viewport()
    page.locator("input[type=search]").fill("rulebook")
    telling = {r.paragraph for r in room.rulings.values()}
    expect(page.locator(f"[data-paragraph='{ruling.paragraph}'] mark").first).to_have_text(re.compile("rulebook", re.I))
    assert page.locator("[data-paragraph]").count() >= len(telling)
    assert page.locator("#how").count() == 0
    page.locator("input[type=search]").fill("nobody ever wrote this")
    expect(page.locator("[data-paragraph]")).to_have_count(0)
    expect(page.locator("main").get_by_role("status")).to_have_text("Nothing found.")
    reader.close()


def test_on_paper_there_is_only_what_one_reads(browser: Browser, server: Threaded) -> None:
    game = next(iter(ROOMS))
    reader = Reader(browser, server.url, dark=True)
    page = reader.page
    reader.go(f"/rules/{game}")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    for chrome in ("body header nav", "input[type=search]", "nav[aria-label]"):
        expect(page.locator(chrome).first).to_be_hidden()
    assert page.locator(".text > details:not([open])").count() == 0
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    expect(page.locator("#how .drawn")).to_have_count(len(named(text_of(ROOMS[game], "en"))))
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    reader.close()


def test_the_way_there(browser: Browser, server: Threaded) -> None:
    """From the start page, from setting up a table, from Help."""
    game = next(iter(ROOMS))
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    page.locator(f"article a[href='/rules/{game}']").click()
    expect(page.locator("#how")).to_be_visible()
    reader.go(f"/games/{game}")
    page.locator(f"main a[href='/rules/{game}']").click()
    expect(page.locator("#how")).to_be_visible()
    page.keyboard.press("?")
    page.locator(f"dialog a[href='/rules/{list(ROOMS)[1]}']").click()
    expect(page.locator("h1")).to_have_text(ROOMS[list(ROOMS)[1]].info.title)
    expect(page.locator("dialog[open]")).to_have_count(0)
    reader.close()
