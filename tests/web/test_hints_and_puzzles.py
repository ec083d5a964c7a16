"""Hints at a table, and puzzles: in a browser, with the server that gives them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Driver, Reader
from fullsteam.analysis.puzzles import puzzles_of
from fullsteam.games import ROOMS
from serverkit import Threaded
from serverkit.faults import until

pytestmark = pytest.mark.heavy
GAME = "trambahn"
EACH = [("desktop", "fr"), ("phone", "en"), ("desktop", "de"), ("phone", "fr"), ("desktop", "en"), ("phone", "de")]
TOOK = {"fr": "a demandé conseil", "en": "took a hint", "de": "hat sich einen Tipp geholt"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    path = str(tmp_path_factory.mktemp("hints") / "x.db")
    with Threaded(path, requests=100_000, analysis_rounds=8, bot_delay=0.1) as running:
        yield running


def fits(page: Page) -> None:
    wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


@pytest.mark.parametrize(("size", "lang"), EACH)
def test_a_hint_is_given_with_reasons_and_the_log_says_so(browser: Browser, server: Threaded, size: str, lang: str) -> None:
    reader = Reader(browser, server.url, size, lang)
    page = reader.page
    bot = {"kind": "bot", "level": "greedy", "name": "Bo"}
    table = reader.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, bot]})["id"]
    reader.go(f"/t/{table}")
    driver = Driver(page, 1)
    look = driver.wait()
    for _ in range(20):  # until there is much to choose from
        if page.locator("#board [data-mark=possible]").count() > 2:
            break
        driver.answer(look)
        look = driver.wait()
    page.locator("[data-hint]").click()
    best = page.locator("[data-hinted]").first
    best.wait_for()
    assert 1 <= page.locator("[data-hinted]").count() <= 3
    reader.check_access(f"a hint {lang}")
    fits(page)
    if size == "phone":
        page.locator("#prompt .top button").last.click()
    expect(page.locator("[role=tabpanel], .log, dialog").get_by_text(TOOK[lang]).first).to_be_visible()
    if size == "phone":
        page.keyboard.press("Escape")
    moment = look["moment"]
    best.click()
    if page.locator("[data-yes]").count():
        page.locator("[data-yes]").click()
    page.wait_for_function("was => Number(document.querySelector('[data-state]').dataset.moment) > was + 1", arg=moment)
    reader.close()


def test_hints_are_offered_as_the_table_was_set_up(browser: Browser, server: Threaded) -> None:
    anna, bo = Reader(browser, server.url), Reader(browser, server.url, "phone", "de")
    anna.post("/api/guest", {"name": "Anna"})
    anna.context.add_init_script("localStorage.setItem('fullsteam.known', '1'); localStorage.setItem('fullsteam.said', '1')")
    page = anna.page
    anna.go(f"/games/{GAME}?friends")
    page.locator("details summary").last.click()
    field = page.locator("select[data-hints]")
    expect(field).to_have_value("alone")
    field.select_option("all")
    anna.check_access("setting up hints")
    page.locator("form button.main").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("p[data-hints]")).to_be_visible()
    link = page.locator("li input").first.input_value()
    bo.post("/api/guest", {"name": "Bo"})
    bo.context.add_init_script("localStorage.setItem('fullsteam.known', '1'); localStorage.setItem('fullsteam.said', '1')")
    bo.go("/join/" + link.rpartition("/join/")[2])
    expect(bo.page.locator("p[data-hints]")).to_contain_text("Tipps")
    bo.page.locator("button.go").click()
    reader_asked([anna, bo]).page.locator("[data-hint]").wait_for()
    anna.close()
    bo.close()


def reader_asked(readers: list[Reader]) -> Reader:
    """Whose turn it is."""
    for reader in readers:
        reader.page.locator('[data-state="asked"], [data-state="waiting"] #prompt h2').first.wait_for()
    found: list[Reader] = []

    def look() -> bool:
        found[:] = [reader for reader in readers if reader.page.locator('[data-state="asked"]').count()]
        return bool(found)

    until(look, "somebody is asked")
    return found[0]


@pytest.mark.parametrize("hints", ["alone", "never"])
def test_no_button_where_no_hint_may_be_taken(browser: Browser, server: Threaded, hints: str) -> None:
    anna = Reader(browser, server.url)
    other = {"kind": "open"} if hints == "alone" else {"kind": "bot", "level": "greedy", "name": "Bo"}
    wish = {"game": GAME, "seats": [{"kind": "me"}, other], "terms": {"hints": hints}}
    table = anna.post("/api/tables", wish)["id"]
    readers = [anna]
    if hints == "alone":
        bo = Reader(browser, server.url)
        bo.post(f"/api/tables/{table}/join", {})
        readers.append(bo)
    for reader in readers:
        reader.go(f"/t/{table}")
    first = reader_asked(readers)
    first.page.locator("[data-leave]").wait_for()  # the tools are there, that one is not among them
    expect(first.page.locator("[data-hint]")).to_have_count(0)
    for reader in readers:
        reader.close()


@pytest.mark.parametrize(("size", "lang"), EACH)
def test_a_puzzle_is_failed_and_another_solved(browser: Browser, server: Threaded, size: str, lang: str) -> None:
    reader = Reader(browser, server.url, size, lang)
    page = reader.page
    reader.go("/")
    line = page.locator("[data-puzzle-day]")
    line.wait_for()
    reader.check_access(f"start page {lang}")
    line.locator("a").last.click()
    page.wait_for_url("**/puzzles")
    page.locator(f'[data-puzzles="{GAME}"]').wait_for()
    reader.check_access(f"all puzzles {lang}")
    fits(page)
    page.locator(f'[data-puzzles="{GAME}"] a').last.click()
    page.wait_for_url(f"**/puzzles/{GAME}")
    kept = puzzles_of(ROOMS[GAME]).puzzles
    expect(page.locator("[data-puzzle]")).to_have_count(len(kept))
    reader.check_access(f"puzzles of a game {lang}")
    fits(page)
    first, second = kept[0], kept[1]
    page.locator(f'[data-puzzle="{first.id}"]').click()
    answer(page, next(option.choice for option in first.answers if option is not first.best))
    verdict = page.locator("[data-verdict][data-right]")
    expect(verdict).to_have_attribute("data-right", "false")
    expect(verdict.locator("li").first).not_to_be_empty()  # why the best one is better
    reader.check_access(f"failed {lang}")
    reader.go(f"/puzzles/{GAME}/{second.id}")
    answer(page, second.best.choice)
    expect(verdict).to_have_attribute("data-right", "true")
    reader.check_access(f"solved {lang}")
    reader.go(f"/puzzles/{GAME}")
    expect(page.locator(f'[data-puzzle="{first.id}"]')).to_have_attribute("data-state", "failed")
    expect(page.locator(f'[data-puzzle="{second.id}"]')).to_have_attribute("data-state", "solved")
    reader.close()


def answer(page: Page, choice: str) -> None:
    page.locator('[data-state="asked"]').wait_for()
    button = page.locator(f'#prompt [data-choice="{choice}"]')
    every = page.locator("#prompt [data-all]")
    if not button.count() and every.get_attribute("aria-expanded") == "false":
        every.click()
    button.first.click()
    page.locator("[data-verdict], [data-yes]").first.wait_for()
    if page.locator("[data-yes]").count():
        page.locator("[data-yes]").click()


def test_the_streak_begins_with_the_puzzle_of_the_day(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    page = reader.page
    reader.post("/api/guest", {"name": "Anna"})
    reader.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
    reader.go(f"/puzzles/{GAME}")
    page.locator("[data-today]").click()
    page.wait_for_url(f"**/puzzles/{GAME}/*")
    today = puzzles_of(ROOMS[GAME]).find(page.url.rpartition("/")[2])
    assert today is not None
    answer(page, today.best.choice)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    reader.go("/puzzles")
    expect(page.locator("header [data-streak]")).to_have_attribute("data-streak", "1")
    reader.close()


@pytest.mark.parametrize("game", [name for name in sorted(ROOMS) if puzzles_of(ROOMS[name]).puzzles])
def test_the_board_of_every_game_shows_its_puzzles(browser: Browser, server: Threaded, game: str) -> None:
    kept = puzzles_of(ROOMS[game]).puzzles
    reader = Reader(browser, server.url)
    for puzzle in {one.step: one for one in kept}.values():
        reader.go(f"/puzzles/{game}/{puzzle.id}")
        reader.page.locator('[data-state="asked"]').wait_for()
        assert reader.page.locator("[data-step]").get_attribute("data-step") == puzzle.step
        reader.check_access(f"{game} {puzzle.id}")
    reader.close()


def test_a_puzzle_that_is_not_there(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url, lang="de")
    reader.go(f"/puzzles/{GAME}/nothing")
    reader.page.locator('[data-lost="puzzle"]').wait_for()
    reader.complaints.clear()  # the browser itself complains of a 404
    reader.close()
