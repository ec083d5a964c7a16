"""Was it luck or skill? The page of a match that is over, from its end to a mistake that is tried again, in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Reader
from serverkit import Client, Threaded, play_match, run
from serverkit.faults import until

pytestmark = pytest.mark.heavy
GAME = "trambahn"
BOT = {"kind": "bot", "level": "greedy", "name": "Bo"}
EACH = [(size, lang) for lang in ("fr", "en", "de") for size in ("desktop", "phone")]
TITLES = {"fr": "Chance ou talent", "en": "Was it luck or skill?", "de": "War es Glück oder Können?"}


class House:
    """Anna, who chooses at random, has finished matches against a bot; one of them is analysed."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self.anna = Client(server.url, "Anna")
        self.known, self.fresh, self.other = (self.finished(seed) for seed in (5, 6, 7))
        path = f"/api/tables/{self.known}/analysis"
        self.anna.post(path, None, 202)
        until(lambda: self.anna.get(path)["state"] == "done", "it is analysed", 120)
        self.found: Any = self.anna.get(path)["analysis"]

    def finished(self, seed: int) -> str:
        table = self.anna.create(GAME, [{"kind": "me"}, BOT])
        run(play_match([(self.anna, 0)], table["id"], seed))
        return str(table["id"])

    def missed(self) -> list[Any]:
        own = [m for m in self.found["moments"] if m["seat"] == 0 and m["mark"] in ("doubtful", "mistake", "blunder")]
        return sorted(own, key=lambda m: (-m["loss"], m["number"]))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    path = str(tmp_path_factory.mktemp("insight") / "x.db")
    with Threaded(path, requests=100_000, analysis_rounds=12, analyses=1) as server:
        with ThreadPoolExecutor(1) as aside:  # where the browser is, Playwright has an event loop already
            made = aside.submit(House, server).result(300)
        yield made


def as_anna(browser: Browser, house: House, size: str = "desktop", lang: str = "en") -> Reader:
    reader = Reader(browser, house.server.url, size, lang)
    jar = house.anna.http.cookies.jar
    reader.context.add_cookies([{"name": c.name, "value": c.value or "", "url": house.server.url} for c in jar])
    reader.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
    return reader


def fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


def give(page: Page, choice: str) -> None:
    """Answer the question by its button; what costs something is confirmed."""
    button = page.locator(f'#prompt [data-choice="{choice}"]')
    every = page.locator("#prompt [data-all]")
    if not button.count() and every.get_attribute("aria-expanded") == "false":
        every.click()
    button.first.click()
    said = page.locator("[data-verdict], [data-yes]").first
    said.wait_for()
    if page.locator("[data-yes]").count():
        page.locator("[data-yes]").click()


@pytest.mark.parametrize(("size", "lang"), EACH)
def test_from_the_end_to_a_mistake_tried_again(browser: Browser, house: House, size: str, lang: str) -> None:
    reader = as_anna(browser, house, size, lang)
    page = reader.page
    reader.go(f"/t/{house.known}")
    page.locator("[data-insight]").click()
    page.locator("[data-report]").wait_for()
    assert TITLES[lang] in page.locator("h1").inner_text()
    the_figures_add_up(page, house)
    the_graph_is_read_by_keys(page, house)
    reader.check_access(f"analysis {lang}")
    fits(page)
    a_turning_point_is_seen_on_the_board(reader, house)
    a_mistake_is_tried_again(reader, house, lang)
    reader.close()


def the_figures_add_up(page: Page, house: House) -> None:
    expect(page.locator("[data-person]")).to_have_count(2)
    expect(page.locator('[data-person="0"]')).to_have_attribute("aria-pressed", "true")  # the reader himself
    for seat in (1, 0):
        page.locator(f'[data-person="{seat}"]').click()
        lines = page.locator(f'[data-parts="{seat}"] [data-part]')
        expect(lines).to_have_count(6)
        *parts, result = [int(line.get_attribute("data-value") or "x") for line in lines.all()]
        assert sum(parts) == result == round(100 * house.found["seats"][seat]["result"])


def the_graph_is_read_by_keys(page: Page, house: House) -> None:
    slider = page.locator(".plot input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("[data-reading]")).to_have_attribute("data-reading", "0")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-reading]")).to_have_attribute("data-reading", "1")
    assert "Anna" in (slider.get_attribute("aria-valuetext") or "")
    assert page.url.endswith("#1"), "the link says which moment"
    many = len(house.found["moments"])
    page.locator("details summary").click()
    expect(page.locator("details tbody tr")).to_have_count(many + 1)
    page.locator("details summary").click()
    drawn = sum(m["seat"] is None for m in house.found["moments"])
    expect(page.locator("svg.draws rect")).to_have_count(drawn)
    expect(page.locator(".missed")).to_have_count(len(house.missed()))


def a_turning_point_is_seen_on_the_board(reader: Reader, house: House) -> None:
    page = reader.page
    turning, moments = [one["number"] for one in house.found["turning"]], house.found["moments"]
    expect(page.locator("[data-turning]")).to_have_count(len(turning))
    first = next((number for number in turning if moments[number]["at"] > 0), None)  # at its beginning a match runs by itself
    if first is None:
        page.locator("[data-missed]").first.click()
        first = house.missed()[0]["number"]
    at = moments[first]["at"]
    page.locator(f'[data-turning="{first}"], [data-reading="{first}"] [data-board]').first.click()
    page.wait_for_url(f"**/t/{house.known}/{at}")
    page.locator(f'[data-moment="{at}"]').wait_for()
    if reader.size == "phone":
        page.locator("#prompt details summary").click()
    page.locator("[data-insight]").click()
    page.locator("[data-report]").wait_for()


def a_mistake_is_tried_again(reader: Reader, house: House, lang: str) -> None:
    page, worst = reader.page, house.missed()[0]
    page.locator("[data-learn]").click()
    page.locator('[data-state="asked"]').wait_for()
    reader.check_access(f"a mistake {lang}")
    give(page, worst["given"])
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", worst["mark"])
    expect(verdict).to_have_attribute("data-right", "false")
    page.locator("[data-best]").click()
    words = house.anna.get(f"/api/tables/{house.known}/analysis", lang=lang)["analysis"]["moments"][worst["number"]]
    expect(verdict).to_contain_text(words["answers"][0]["text"])
    for reason in words["reasons"]:
        expect(verdict).to_contain_text(reason["text"])
    reader.check_access(f"judged {lang}")
    page.locator("[data-again]").click()
    give(page, worst["answers"][0]["choice"])
    expect(verdict).to_have_attribute("data-verdict", "best")
    expect(verdict).to_have_attribute("data-right", "true")
    fits(page)
    page.locator("[data-next]").click()
    if len(house.missed()) > 1:
        expect(page.locator(".task .number")).to_contain_text("2")


def test_all_mistakes_are_walked_through_to_the_end(browser: Browser, house: House) -> None:
    reader = as_anna(browser, house)
    page = reader.page
    reader.go(f"/t/{house.known}/mistakes?seat=0")
    missed = house.missed()[:8]
    for moment in missed:
        page.locator('[data-state="asked"]').wait_for()
        give(page, moment["answers"][0]["choice"])
        page.locator('[data-verdict="best"]').wait_for()
        page.locator("[data-next]").click()
    page.locator("[data-learnt]").wait_for()
    reader.check_access("all looked at")
    page.get_by_role("link", name="To the analysis").click()
    page.locator("[data-report]").wait_for()
    reader.close()


def test_an_answer_that_was_not_weighed_is_weighed_now(browser: Browser, house: House) -> None:
    """By touching the board, as at a table: nothing is played, and the same question can be answered again."""
    reader = as_anna(browser, house)
    page = reader.page
    for k, moment in enumerate(house.missed()):
        weighed = {answer["choice"] for answer in moment["answers"]}
        at = house.anna.get(f"/api/tables/{house.known}/moments/{moment['at']}", seat=0)
        rest = [text for text in at["decision"]["legal"] if text not in weighed]
        if rest and k < 8:
            break
    else:
        pytest.fail("everything was weighed")
    reader.go(f"/t/{house.known}/mistakes?seat=0")
    for other in house.missed()[:k]:
        page.locator('[data-state="asked"]').wait_for()
        give(page, other["given"])
        page.locator("[data-verdict][data-right]").wait_for()
        page.locator("[data-next]").click()
    page.locator('[data-state="asked"]').wait_for()
    give(page, rest[0])
    page.locator("[data-verdict][data-right]").wait_for()
    reader.close()


def test_who_sat_there_need_not_ask_and_sees_how_far_it_is(browser: Browser, house: House) -> None:
    reader = as_anna(browser, house)
    page = reader.page
    reader.page.goto(f"{house.server.url}/t/{house.fresh}/analysis")
    page.locator('[data-job="waiting"], [data-job="running"], [data-report]').first.wait_for()
    page.locator("[data-report]").wait_for(timeout=120_000)
    reader.speak("de")
    expect(page.locator("h1")).to_contain_text("Glück oder Können")
    expect(page.locator(".reading h3")).not_to_be_empty()
    reader.close()


def test_who_has_the_link_may_look_and_is_asked_before_it_is_made(browser: Browser, house: House) -> None:
    reader = Reader(browser, house.server.url)
    page = reader.page
    reader.go(f"/t/{house.other}/analysis")
    page.locator('[data-job="none"]').wait_for()
    reader.check_access("not asked for yet")
    expect(page.locator("[data-report]")).to_have_count(0)
    reader.go(f"/t/{house.known}/analysis#3")
    page.locator("[data-report]").wait_for()
    expect(page.locator("[data-reading]")).to_have_attribute("data-reading", "3")
    winner = house.anna.get(f"/api/tables/{house.known}")["places"].index(1)
    expect(page.locator(f'[data-person="{winner}"]')).to_have_attribute("aria-pressed", "true")
    assert page.get_by_text("(you)").count() == 0
    reader.close()


def test_nothing_is_shown_before_it_is_over(browser: Browser, house: House) -> None:
    table = house.anna.create(GAME, [{"kind": "me"}, BOT])["id"]
    reader = as_anna(browser, house, lang="fr")
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.go(f"/t/{table}/analysis")
    reader.page.locator("[data-early]").wait_for()
    assert not [url for url in asked if url.endswith("/analysis") or "/analysis?" in url if "/api/" in url]
    reader.check_access("not over")
    reader.page.locator("[data-early] a").click()
    reader.page.wait_for_url(f"**/t/{table}")
    reader.close()


def test_a_table_that_is_not_there(browser: Browser, house: House) -> None:
    reader = Reader(browser, house.server.url)
    reader.go("/t/nowhere/analysis")
    reader.page.locator('[data-lost="table"]').wait_for()
    reader.complaints.clear()  # the browser itself complains of a 404
    reader.close()


def test_matches_of_the_history_lead_there(browser: Browser, house: House) -> None:
    reader = as_anna(browser, house, "phone", "de")
    page = reader.page
    reader.go("/me/matches")
    page.locator(f'[data-insight][href="/t/{house.known}/analysis"]').click()
    page.locator("[data-report]").wait_for()
    reader.close()
