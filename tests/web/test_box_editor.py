"""The owner's own box: made with the mouse and with the keyboard, mistakes explained, exported, imported again, and played."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, expect

from browserkit import Driver, Reader
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
GAMES = [game for game, room in ROOMS.items() if room.box_kind is not None]


def begin(reader: Reader, game: str) -> Page:
    """From the set-up page, with our own box."""
    page = reader.page
    reader.go(f"/games/{game}")
    page.locator(f'a[href="/boxes/{game}"]').click()
    page.locator("[data-begin=own]").click()
    good(page)
    return page


def good(page: Page) -> None:
    page.locator("[data-state=good]").wait_for()


def wrong(page: Page, code: str) -> Locator:
    """The mistake in the list, with its paragraph beside it."""
    page.locator("[data-state=wrong]").wait_for()
    mistake = page.locator(f"#mistakes [data-mistake={code}]").first
    mistake.wait_for()
    expect(page.locator("#mistakes a.rule").first).to_have_attribute("href", re.compile(r"^/rules/.+#\w\d"))
    expect(page.locator(".play:visible")).to_be_disabled()
    return mistake


def marked(page: Page) -> None:
    """One is in a field that says what is wrong with it."""
    said = page.evaluate(
        """() => { const e = document.activeElement;
        return [e.getAttribute('aria-invalid'), document.getElementById(e.getAttribute('aria-describedby'))?.textContent]; }"""
    )
    assert said[0] == "true" and said[1] in page.locator("#mistakes").inner_text()


def tab(page: Page, name: str) -> None:
    page.locator(f"#box-tab-{name}").click()


def exported(page: Page) -> bytes:
    with page.expect_download() as download:
        page.locator("[data-export=file]").click()
    return download.value.path().read_bytes()


def taken_along_and_played(reader: Reader, game: str, tmp_path: Path) -> dict[str, Any]:
    """The file has the hash that the page names; brought into another browser it is the same box; a table is played with it,
    says so, and gives it back."""
    page = reader.page
    text = exported(page)
    hash = sha256(text).hexdigest()
    expect(page.locator(".hash")).to_contain_text(hash)
    page.evaluate("() => localStorage.removeItem('fullsteam.boxes')")
    reader.go(f"/boxes/{game}")
    (tmp_path / "box.toml").write_bytes(text)
    page.locator("input[type=file]").set_input_files(tmp_path / "box.toml")
    good(page)
    assert exported(page) == text
    page.locator(".play:visible").click()
    chosen = page.locator("[data-setup=box] input:checked + span")
    expect(chosen).to_contain_text(hash[:8])
    page.locator("button.main").click()
    page.wait_for_url("**/t/*")
    Driver(page, 1).play(at_most=2)
    page.locator("#tab-rules").click()
    note = page.locator(f'[data-box="{hash}"]')
    note.locator("summary").click()
    expect(note.locator("pre")).to_contain_text(text.decode().splitlines()[1])
    note.get_by_role("button").click()
    expect(note.get_by_role("link")).to_have_attribute("href", re.compile(f"/boxes/{game}"))
    table = page.url.rpartition("/t/")[2]
    kept: dict[str, Any] = reader.context.request.get(f"{reader.url}/api/tables/{table}/box").json()
    assert kept["hash"] == hash
    return kept


def test_volldampf_is_drawn_on_a_map(browser: Browser, server: Threaded, tmp_path: Path) -> None:
    reader = Reader(browser, server.url)
    page = begin(reader, "volldampf")
    drawing = page.locator("#box-part")

    def city(name: str) -> Locator:
        return drawing.locator(f"[data-city={name}] circle.hit")

    # A city by mouse, which no link reaches: said, and a touch leads to it.
    page.locator("[data-tool=city]").click()
    sheet = drawing.locator("section.map").bounding_box()
    assert sheet
    page.mouse.click(sheet["x"] + 0.8 * sheet["width"], sheet["y"] + 0.9 * sheet["height"])
    wrong(page, "unreachable").click()
    assert page.evaluate("document.activeElement.id") == "box-cities-28-name"
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Wien")
    expect(page.locator("#box-cities-28-id")).to_have_value("wien")  # its id follows its name
    # Joined by two touches, in the chosen colour; a second link by dragging.
    tab(page, "map")
    page.locator("[data-tool=link]").click()
    city("wien").click()
    city("muenchen").click()
    good(page)
    page.get_by_role("button", name="Dearer by one").click()
    expect(page.locator("#box-routes-0-links-9-2")).to_have_value("6")
    city("wien").drag_to(city("praha"))
    expect(drawing.locator("[data-link=wien-praha]")).to_have_count(1)
    # By keyboard: a city is moved, chosen and joined.
    page.locator("[data-tool=move]").click()
    drawing.locator("[data-city=wien]").focus()
    east = float(page.evaluate("JSON.parse(localStorage.getItem('fullsteam.boxes'))[0].json.cities[28].lon"))
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#box-cities-28-lon")).to_have_value(f"{east - 0.1:.2f}".rstrip("0").rstrip("."))
    reader.check_access("the map")
    page.get_by_label("Join with …").focus()
    page.keyboard.type("Bres")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(drawing.locator("[data-link=wien-breslau]")).to_have_count(1)
    # A cost that is none, typed: marked, described, and taken back.
    tab(page, "links")
    page.locator("#box-routes-0-links-0-2").focus()
    page.keyboard.type("nan")
    wrong(page, "wrong-kind").click()
    marked(page)
    reader.check_access("links with a mistake")
    page.keyboard.press("ControlOrMeta+z")
    good(page)
    tab(page, "goods")
    page.locator("#box-goods_cards-cards-0-1").select_option("wien")
    good(page)
    kept = taken_along_and_played(reader, "volldampf", tmp_path)
    assert kept["json"]["goods_cards"]["cards"][0][1] == "wien" and "wien" in kept["domains"]["city"]["labels"]
    reader.close()


def test_voll_in_fahrt_is_drawn_by_cells(browser: Browser, server: Threaded, tmp_path: Path) -> None:
    reader = Reader(browser, server.url, lang="de", dark=True)
    page = begin(reader, "voll-in-fahrt")
    grid = page.locator("[data-grid]")
    # With the mouse: a lane that ends too soon.
    page.locator('[data-thing="sections.0.lanes.1"]').click()
    stroke(page, grid, (13, 15), (11, 15))
    expect(page.locator("#box-sections-0-lanes-1")).to_have_value("13,15 11,15")
    wrong(page, "dangles").click()
    marked(page)
    reader.check_access("a plan with a mistake")
    # With the keyboard: from 13,15 four cells to the left, between Enter and Enter.
    grid.focus()
    for key in ["ArrowRight"] * 2 + ["Enter"] + ["ArrowLeft"] * 3 + ["Enter"]:
        page.keyboard.press(key)
    expect(page.locator("#box-sections-0-lanes-1")).to_have_value("13,15 10,15")
    good(page)
    # A rail is led elsewhere by two touches; the other that led there gets its place.
    tab(page, "platforms")
    page.locator('[data-entry="0.1"]').click()
    page.locator('[data-exit="0.2"]').click()
    expect(page.locator("#box-platforms-0-rails-1-1")).to_have_value("2")
    expect(page.locator("#box-platforms-0-rails-3-1")).to_have_value("0")
    good(page)
    expect(page.locator("figure svg").first).to_be_attached()  # as it will look
    trial(page)
    kept = taken_along_and_played(reader, "voll-in-fahrt", tmp_path)
    assert kept["json"]["platforms"][0]["rails"][1] == [1, 2, 3]
    reader.close()


def stroke(page: Page, grid: Locator, start: tuple[int, int], end: tuple[int, int]) -> None:
    box = grid.bounding_box()
    assert box
    cell = box["width"] / 17
    for (x, y), then in ((start, page.mouse.down), (end, page.mouse.up)):
        page.mouse.move(box["x"] + (x + 0.5) * cell, box["y"] + (y + 0.5) * cell, steps=4)
        then()


NOTED = """() => new MutationObserver(() => {
  const bar = document.querySelector('progress');
  if (bar) window.progressed = bar.getAttribute('max');
}).observe(document.body, { childList: true, subtree: true })"""


def trial(page: Page) -> None:
    """Bots play with it, one game after the other; what came of them is drawn. It can be stopped."""
    page.evaluate(NOTED)  # ten short games may be over before anybody could look
    page.locator("[data-trial=go]").click()
    page.locator("[data-trial=found] svg").first.wait_for(timeout=60_000)
    assert page.evaluate("() => window.progressed") == "10"
    page.evaluate("() => document.querySelector('progress')?.parentElement.querySelector('.row button').click()")
    expect(page.locator("progress")).to_have_count(0)


def test_take_a_train_is_typed_like_a_spreadsheet(browser: Browser, server: Threaded, tmp_path: Path) -> None:
    reader = Reader(browser, server.url, lang="fr")
    page = begin(reader, "take-a-train")
    # With the keyboard alone, from field to field.
    page.locator("#box-locos-steam-0-0").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("150")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "box-locos-steam-1-0"
    page.keyboard.type("125")
    wrong(page, "no-multiple")
    page.keyboard.press("ArrowRight")
    page.locator("#mistakes button").first.click()
    marked(page)
    reader.check_access("locos with a mistake")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("250")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator("#box-locos-steam-1-0")).to_have_value("200")
    good(page)
    # Sums beside the tables: one card of food is missing, then it is there.
    tab(page, "wagons")
    page.locator("#box-wagons-food-0-1").fill("9")
    expect(page.locator("[data-sum=food]")).to_have_text(re.compile("24.*25"))
    wrong(page, "copies")
    page.locator("#box-wagons-food-1-1").fill("11")
    good(page)
    # As text: what cannot be read says its line; what can is what the fields say.
    tab(page, "text")
    field = page.locator("#box-part textarea")
    toml = field.input_value()
    field.fill(toml.replace("[order]", "[order"))
    expect(page.locator("#text-why")).to_contain_text(re.compile(r"Ligne \d+"))
    field.fill(toml.replace('title = "Mon exemplaire"', 'title = "Chez nous"'))
    expect(page.locator("#box-title-field")).to_have_value("Chez nous")
    good(page)
    kept = taken_along_and_played(reader, "take-a-train", tmp_path)
    assert kept["title"] == "Chez nous" and kept["json"]["locos"]["steam"][0] == [150, 1, 50]
    reader.close()


def test_boxes_are_kept_renamed_doubled_and_thrown_away(browser: Browser, server: Threaded) -> None:
    """On a phone, narrow as well: nothing is wider than the page; a link carries a box to another browser."""
    game = GAMES[0]
    reader = Reader(browser, server.url, "phone", "de", dark=True)
    page = begin(reader, game)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        for each in page.locator("[role=tab]").all():
            each.click()
            page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    reader.check_access("an editor on a phone")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-export=link]").click()
    page.wait_for_function("() => navigator.clipboard.readText().then((text) => text.includes('#box='))")
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    reader.go(f"/boxes/{game}")
    rows = page.locator("li[data-box]")
    rows.first.get_by_role("button", name="Verdoppeln").click()
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button", name="Umbenennen").click()
    page.locator("dialog input").fill("Omas Schachtel")
    page.keyboard.press("Enter")
    expect(rows.filter(has_text="Omas Schachtel").get_by_role("link", name="Spielen")).to_have_count(1)
    reader.check_access("boxes that are kept")
    rows.filter(has_not_text="Omas").get_by_role("button").last.click()
    page.locator("dialog .danger").click()
    expect(rows).to_have_count(1)
    other = Reader(browser, server.url)
    other.go(link.removeprefix(server.url))
    good(other.page)
    assert len(other.page.evaluate("JSON.parse(localStorage.getItem('fullsteam.boxes'))")) == 1
    for one in (reader, other):
        one.close()


def test_the_editor_is_loaded_where_it_is_used(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    heard: list[str] = []

    def hear(answer: Response) -> None:
        heard.append(answer.url.rpartition("/")[2])

    reader.page.on("response", hear)
    for path in ("/", f"/games/{GAMES[0]}", f"/rules/{GAMES[0]}"):
        reader.go(path)
    assert not [name for name in heard if name.startswith("BoxPage")]
    begin(reader, GAMES[0])
    assert [name for name in heard if name.startswith("BoxPage")]
    reader.close()
