"""How many touches something takes: whatever is done often takes few."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Driver, Reader
from browserkit.driver import POINT
from browserkit.gallery import SIZES, Gallery, serving
from browserkit.recorded import write
from browserkit.tables import table_with_bots
from serverkit import Threaded

pytestmark = pytest.mark.heavy
# Clicks of a mouse, and moves that were sent.
COUNT = """() => {
  const [line, send] = [WebSocket.prototype, WebSocket.prototype.send];
  Object.assign(window, { clicks: 0, moves: [] });
  addEventListener('click', ({ isTrusted }) => { if (isTrusted) window.clicks += 1; }, true);
  line.send = function (text) {
    const said = JSON.parse(text);
    if (said.type === 'move') window.moves.push(said.text);
    send.call(this, text);
  };
}"""


def clicks(page: Page) -> int:
    return int(page.evaluate("() => window.clicks"))


def moves(page: Page) -> list[str]:
    sent: list[str] = page.evaluate("() => window.moves")
    return sent


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("positions")
    write(folder, ["volldampf"])
    return folder


@pytest.fixture
def gallery(browser: Browser, recorded: Path) -> Iterator[Gallery]:
    """Recorded positions of Volldampf on a desk; what is sent leads nowhere, and is counted."""
    with serving(recorded) as url:
        running = Gallery(browser, url, SIZES[0])
        running.page.evaluate(COUNT)
        yield running
        running.close()


def positions(recorded: Path, kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for n, one in enumerate(json.loads((recorded / "volldampf.json").read_text(encoding="utf-8"))["positions"]):
        if one["kind"] == kind:
            yield n, one["news"]


def test_a_delivery_over_six_links_takes_two(gallery: Gallery, recorded: Path) -> None:
    """It was: the good, then each of its links, then done: eight. (The rest of the way: test_asking.)"""

    def longest(news: dict[str, Any]) -> int:
        return max((len(way["path"]) for way in news["view"]["transport"]["best"].values()), default=0)

    at = next(n for n, news in positions(recorded, "naming") if longest(news) == 6)
    gallery.show("volldampf", at)
    page = gallery.page
    rows, ahead = page.locator("#board button.row"), page.locator("#board .trail.ahead")
    for n in range(rows.count()):
        rows.nth(n).click()
        if ahead.count() == 6:
            break
        rows.nth(n).click()
    expect(ahead).to_have_count(6)
    before = clicks(page) - 1
    page.locator("[data-yes]").click()
    assert clicks(page) - before == 2
    assert len(moves(page)) == 1 and moves(page)[0].startswith("name ")


def test_three_bonds_take_four_or_a_digit(gallery: Gallery, recorded: Path) -> None:
    at = next(n for n, news in positions(recorded, "borrowing") if len(news["decision"]["legal"]) > 3)
    legal = dict(positions(recorded, "borrowing"))[at]["decision"]["legal"]
    page, field = gallery.page, gallery.page.locator("#prompt [data-amount]")
    gallery.show("volldampf", at)
    for _ in range(3):
        page.locator("#prompt button.icon:not(.far)").last.click()
    expect(field).to_have_value("3")
    page.locator("#prompt .say").click()
    assert clicks(page) == 4
    gallery.show("volldampf", at)
    page.locator("#prompt h2").focus()
    page.keyboard.type("3")
    expect(field).to_have_value("3")
    page.keyboard.press("Enter")
    assert clicks(page) == 4
    assert moves(page) == 2 * [next(text for text in legal if text.endswith(" 3"))]


def test_a_whole_turn_of_trambahn_takes_four(browser: Browser, server: Threaded) -> None:
    """A card, which has one terminus only, and a no for each part of the turn that one leaves out."""
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'trambahn')}")
    driver = Driver(page, 3)
    look = driver.wait()
    assert look["step"] == "passengers" and "done" not in look["buttons"]
    page.evaluate(COUNT)
    card = next(is_ for is_ in look["board"] if is_.startswith("card:") and is_ != "card:cond")
    page.mouse.click(*page.evaluate(POINT, card))
    look = driver.when("settled", look["moment"])
    while look["state"] == "asked" and "done" in look["buttons"]:
        page.locator('#prompt [data-choice="done"]').click()
        look = driver.when("settled", look["moment"])
    look = driver.wait()
    assert look["step"] == "passengers" and "done" not in look["buttons"], "it is my turn once more"
    assert clicks(page) <= 4, moves(page)
    assert [move.split()[0] for move in moves(page)] == ["passenger", *["done"] * (len(moves(page)) - 1)]
    reader.close()
