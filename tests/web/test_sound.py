"""What happens is heard: after a first touch, unless muted, and not by who looks elsewhere, but that it is his turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Driver, Reader
from browserkit.news import watching
from browserkit.sounds import NAMES, asked, chunk, listen, rendered
from browserkit.tables import table_with_bots
from serverkit import Threaded

pytestmark = pytest.mark.heavy
LOUDEST = -1.0  # decibels of full scale
SINCE = "([many, fate]) => asked.slice(many).filter((sound) => sound.fate === fate).length > 1"
HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def heard(page: Page, fate: str) -> None:
    """Two sounds more of which this became."""
    page.wait_for_function(SINCE, arg=[len(asked(page)), fate], timeout=60_000)


def test_sounds_after_the_first_touch_unless_muted(browser: Browser, calm: Threaded) -> None:
    reader, _ = watching(browser, calm, "voll-in-fahrt", speed="fast", muted=False)
    page = reader.page
    listen(reader.context)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    heard(page, "untouched")
    assert page.evaluate("started") == 0 and not [url for url in loaded if chunk().name in url], "not before the first touch"

    page.locator("#drawer").click(position={"x": 2, "y": 2})
    heard(page, "played")
    assert page.evaluate("started") > 0
    assert [url for url in loaded if chunk().name in url]

    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()
    before = page.evaluate("started")
    heard(page, "muted")
    assert page.evaluate("started") == before
    assert page.evaluate("JSON.parse(localStorage.getItem('fullsteam.settings')).muted"), "remembered"

    page.get_by_role("button", name="Sound off").click()
    slider = page.get_by_role("slider", name="Volume")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('fullsteam.settings')).volume") == 0.05
    reader.check_access("the volume")
    page.keyboard.press("Escape")
    expect(slider).to_have_count(0)
    heard(page, "played")

    page.evaluate(HIDDEN, True)
    before, since = page.evaluate("started"), page.locator("[data-moment]").get_attribute("data-moment")
    page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) > {since} + 2")
    assert page.evaluate("started") == before, "nothing for who looks elsewhere"
    reader.close()


def test_who_looks_elsewhere_hears_his_turn(browser: Browser, calm: Threaded) -> None:
    reader = Reader(browser, calm.url, speed="fast", muted=False)
    listen(reader.context)
    reader.go("/")
    reader.page.goto(f"{calm.url}/t/{table_with_bots(reader, 'voll-in-fahrt', 2)}")
    page, driver = reader.page, Driver(reader.page, 3)
    look = driver.wait()
    for _ in range(12):  # until it is the other's turn
        driver.answer(look)
        page.evaluate(HIDDEN, True)
        page.wait_for_function("() => document.querySelector('[data-state]').dataset.state !== 'waiting'", timeout=60_000)
        if [sound for sound in asked(page) if sound["hidden"]]:
            break
        page.evaluate(HIDDEN, False)
        look = driver.wait()
    page.wait_for_function("() => asked.some((sound) => sound.hidden && sound.fate === 'played')")
    assert {sound["name"] for sound in asked(page) if sound["hidden"] and sound["fate"] == "played"} == {"turn"}
    reader.close()


def test_each_is_made_well(browser: Browser, server: Threaded) -> None:
    """Loud enough, never too loud, short, and it dies away: nothing clicks or hums on."""
    reader = Reader(browser, server.url)
    reader.go("/")
    for name in NAMES:
        sound = rendered(reader.page, name)
        assert -12.0 < sound.peak < LOUDEST, f"{name}: {sound.peak:.1f} dB"
        assert 0.15 < sound.seconds < 3.0, f"{name}: {sound.seconds:.2f} s"
        assert sound.level(0, sound.seconds) > -34.0, f"{name}: {sound.level(0, sound.seconds):.1f} dB"
        assert sound.level(sound.seconds + 0.8, 4.0) < -80.0, f"{name} hums on"
        assert abs(sum(sound.samples) / len(sound.samples)) < 0.002, f"{name}: it is not around zero"
    reader.close()
