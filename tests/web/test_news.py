"""Others' moves are seen: a table of bots is watched through the page. Whatever matters is played to its end and held until it
can be read; whoever wishes no pauses, looks elsewhere or wants no motion gets what he wishes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browserkit import Driver, Reader
from browserkit.news import LATE, check, noted, shown, told, watch, watching
from browserkit.tables import BOTS, table_of_bots, table_with_bots
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy  # make quick builds no page

# In make test until two of these have come and gone; make matches watches whole matches.
DRAMA = {"take-a-train": ".news", "trambahn": ".rung", "voll-in-fahrt": ".burst", "volldampf": ".arrived"}
TWICE = "kind => window.seen.filter((note) => note.what === 'up' && note.kind === kind).length > 1"


@pytest.mark.parametrize("game", list(ROOMS))
def test_what_matters_is_seen_to_its_end(browser: Browser, calm: Threaded, game: str) -> None:
    reader, table = watching(browser, calm, game)
    reader.page.wait_for_function(TWICE, arg=DRAMA[game], timeout=240_000)
    notes = noted(reader.page)
    assert check(game, shown(notes), told(reader.page, table), notes) >= 1  # two accidents may be of one move
    reader.close()


def test_none_shows_everything_at_once(browser: Browser, calm: Threaded) -> None:
    reader, _ = watching(browser, calm, "voll-in-fahrt", speed="none")
    reader.page.wait_for_function("() => Number(document.querySelector('[data-moment]').dataset.moment) > 12")
    notes = noted(reader.page)
    assert {note["what"] for note in notes} == {"shown"}, "nothing is played"
    assert all(note["still"] for note in notes)
    assert reader.page.locator("[data-behind]").count() == 0
    reader.close()


def test_without_motion_the_pauses_stay(browser: Browser, calm: Threaded) -> None:
    """Reduced motion: stills, each for as long as the scene would have taken."""
    reader = Reader(browser, calm.url, speed="normal")
    reader.page.emulate_media(reduced_motion="reduce")
    watch(reader.context)
    reader.go("/")
    table = table_of_bots(reader, "voll-in-fahrt", 4)
    reader.page.goto(f"{calm.url}/t/{table}")
    reader.page.wait_for_function("() => window.seen.filter((note) => note.what === 'ended').length > 8", timeout=60_000)
    pieces = [piece for piece in shown(noted(reader.page))[1:] if piece.begun is not None]
    assert all(piece.until - piece.since >= 400 - LATE for piece in pieces)
    assert not any(piece.cut or piece.still for piece in pieces)
    reader.close()


HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_who_looks_elsewhere_finds_how_things_stand(browser: Browser, calm: Threaded) -> None:
    reader, _ = watching(browser, calm, "voll-in-fahrt", speed="slow")
    reader.page.locator("[data-behind]").wait_for(timeout=60_000)
    reader.page.evaluate(HIDDEN, True)
    known = len(noted(reader.page))
    expect(reader.page.locator("[data-behind]")).to_have_count(0)
    before = int(reader.page.locator("[data-moment]").get_attribute("data-moment") or 0)
    reader.page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) > {before + 2}")
    assert all(note["still"] for note in noted(reader.page)[known:] if note["what"] == "shown")
    assert not [note for note in noted(reader.page)[known:] if note["what"] == "begun"], "nothing is played for nobody"
    reader.close()


def by_keys(reader: Reader, now: int) -> None:
    """The log is one stop of the Tab key; arrows go from line to line, and Enter shows the moment of one."""
    page = reader.page
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement?.id === 'tab-log'")
    page.keyboard.press("Tab")
    expect(page.locator("#drawer")).to_be_focused()  # what a tab opens scrolls, and is a stop of its own
    page.keyboard.press("Tab")
    expect(page.locator("#drawer [data-line]").first).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    lines = page.locator("#drawer [data-line]")
    assert lines.count() > 3
    assert page.locator("#drawer [data-line][tabindex='0']").count() == 1
    expect(lines.nth(2)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#drawer [data-told] ul")).to_be_visible()
    reader.check_access("a line that is unfolded")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#drawer [data-told] ul")).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) < {now}")
    assert page.locator("#drawer [data-told]").first.is_visible(), "the log stays as it is"
    page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) === {now}")


def test_a_rivals_move_is_shown_once_more(browser: Browser, calm: Threaded) -> None:
    """The strip since one's own turn: a touch plays that moment again, then one is back at the question."""
    reader = Reader(browser, calm.url, speed="fast")
    watch(reader.context)
    reader.go("/")
    reader.page.goto(f"{calm.url}/t/{table_with_bots(reader, 'voll-in-fahrt', 3)}")
    driver = Driver(reader.page, 2)
    strip = reader.page.locator("#prompt ul[lang] button")
    for _ in range(12):  # until both others have moved
        driver.wait()
        if strip.count() == len(BOTS[:2]):
            break
        driver.play(at_most=1)
    look = driver.wait()
    reader.check_access("the strip")
    strip.first.click()
    reader.page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) < {look['moment']}")
    expect(reader.page.locator("[data-state]")).to_have_attribute("data-state", "waiting")
    reader.page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) === {look['moment']}")
    assert driver.wait()["step"] == look["step"]
    by_keys(reader, look["moment"])
    driver.answer(look)
    reader.close()
