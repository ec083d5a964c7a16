"""One's own games in the page: statistics, matches, people, profiles and ladders, on a desk and on a phone."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from browserkit import Reader
from serverkit import GAME, Client, Threaded, play_match, run

pytestmark = pytest.mark.heavy
PASSWORD = "long enough to keep"
RATED = {"rated": True, "undo": "free"}


class House:
    """Anna has played some matches, with Bo and against a bot; Cleo none."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self.anna, self.bo, self.cleo = (self.account(name) for name in ("Anna", "Bo", "Cleo"))
        self.tables = [self.duel(seed, RATED if seed % 2 else {}) for seed in range(4)]
        table = self.anna.create(GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
        run(play_match([(self.anna, 0)], table["id"], 9))

    def account(self, name: str) -> Client:
        client = Client(self.server.url, name)
        client.post("/api/account", {"login": f"own.{name.lower()}", "password": PASSWORD}, 201)
        return client

    def duel(self, seed: int, terms: dict[str, object]) -> str:
        table = self.anna.create(GAME, [{"kind": "me"}, {"kind": "open"}], terms=terms)
        self.bo.post(f"/api/tables/{table['id']}/join", {})
        run(play_match([(self.anna, 0), (self.bo, 1)], table["id"], seed))
        return str(table["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Threaded(str(tmp_path_factory.mktemp("own") / "x.db"), requests=100_000, logins=1000) as server:
        with ThreadPoolExecutor(1) as aside:  # where the browser is, Playwright has an event loop already
            made = aside.submit(House, server).result(300)
        yield made


def as_somebody(browser: Browser, house: House, login: str, size: str = "desktop", lang: str = "en") -> Reader:
    reader = Reader(browser, house.server.url, size, lang)
    reader.post("/api/guest", {"name": "x"})
    reader.post("/api/login", {"login": f"own.{login}", "password": PASSWORD})
    reader.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
    return reader


def fits(reader: Reader) -> None:
    """Nothing sticks out to the side."""
    wide = reader.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_statistics_are_plots_that_can_be_read_by_keys(browser: Browser, house: House, size: str, lang: str) -> None:
    reader = as_somebody(browser, house, "anna", size, lang)
    page = reader.page
    reader.go("/")
    page.locator("header a.me").click()
    page.wait_for_url("**/me/games")
    (stats,) = house.anna.get("/api/me/statistics")
    shown = page.locator(f'[data-stats="{GAME}"]')
    expect(shown.locator("dd").first).to_have_text(str(stats["played"]))
    told = [feat for feat in stats["feats"] if feat["less"] or feat["best"]]  # what never was anything is not drawn
    expect(shown.locator("[data-feat]")).to_have_count(len(told))
    for feat in told:
        assert shown.locator(f'[data-feat="{feat["name"]}"] h3').inner_text() != feat["name"], "it has a name in this language"
    course = shown.locator('[data-feat="score"] figure')
    slider = course.locator("input[type=range]")
    slider.focus()
    scores = [point["score"] for point in stats["course"]]
    expect(course.locator(".caption")).to_contain_text(f": {scores[-1]}")
    page.keyboard.press("Home")
    expect(course.locator(".caption")).to_contain_text(f": {scores[0]}")
    page.keyboard.press("ArrowRight")
    expect(course.locator(".caption")).to_contain_text(f": {scores[1]}")
    assert str(scores[1]) in (slider.get_attribute("aria-valuetext") or "")
    expect(course.locator("table tbody tr")).to_have_count(len(scores))
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.getAttribute('href')") == f"/t/{stats['course'][1]['table']}/0"
    assert page.locator("path.band").count() == 1, "a rating is uncertain"
    reader.check_access("statistics")
    fits(reader)
    reader.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_matches_are_filtered_and_lead_to_their_replay(browser: Browser, house: House, size: str) -> None:
    reader = as_somebody(browser, house, "anna", size)
    page = reader.page
    reader.go("/me/matches")
    rows = page.locator("ul[aria-label=Matches] > li")
    expect(rows).to_have_count(5)
    reader.check_access("matches")
    fits(reader)
    page.locator('[data-filter="rivals"]').select_option("bots")
    expect(rows).to_have_count(1)
    assert page.url.endswith("?rivals=bots")
    page.locator('[data-filter="rivals"]').select_option(label="Bo")
    expect(rows).to_have_count(4)
    page.locator('[data-filter="rated"]').select_option("true")
    expect(rows).to_have_count(2)
    page.reload()  # the address says it all
    expect(rows).to_have_count(2)
    page.locator('[data-filter="pace"]').select_option("correspondence")
    expect(rows).to_have_count(0)
    expect(page.locator(".empty")).to_be_visible()
    reader.check_access("no match fits")
    page.get_by_role("button", name="Show all").click()
    expect(rows).to_have_count(5)
    rows.nth(1).get_by_role("link", name="Watch again").click()
    page.wait_for_url(f"**/t/{house.tables[-1]}/0")
    reader.close()


def test_a_page_of_matches_is_turned(browser: Browser, house: House) -> None:
    reader = as_somebody(browser, house, "anna")
    page = reader.page

    def short(route: Route) -> None:  # pages of two, so that five matches are enough
        offset = int(route.request.url.rpartition("offset=")[2]) // 10
        answer = house.anna.get("/api/me/history", limit=2, offset=offset)
        route.fulfill(json={**answer, "total": 45})

    page.route("**/api/me/history?*", short)
    reader.go("/me/matches")
    expect(page.locator("nav.pages")).to_contain_text("1 of 3")
    newest = page.locator("ul[aria-label=Matches] a.match").first
    first = newest.get_attribute("href") or ""
    page.get_by_role("button", name="Older").click()
    expect(page.locator("nav.pages")).to_contain_text("2 of 3")
    expect(newest).not_to_have_attribute("href", first)
    page.get_by_role("button", name="Newer").click()
    expect(page.locator("nav.pages")).to_contain_text("1 of 3")
    expect(page.get_by_role("button", name="Newer")).to_be_disabled()
    reader.close()


def test_invited_again_in_one_touch_and_seen_at_once(browser: Browser, house: House) -> None:
    """First he says no, on a phone; then he comes. (One test: who is invited again while that match runs is led to it.)"""
    for size in ("phone", "desktop"):
        anna, bo = as_somebody(browser, house, "anna", size), as_somebody(browser, house, "bo", size)
        anna.go("/me/people")
        friend = anna.page.locator('[data-friend="Bo"]')
        expect(friend).to_contain_text("4 matches")
        anna.check_access("people")
        fits(anna)
        friend.get_by_role("button").click()
        anna.page.wait_for_url("**/t/*")
        table_id = anna.page.url.rpartition("/")[2]
        bo.go("/")
        invitation = bo.page.locator(f'[data-invitation="{table_id}"]')
        expect(invitation).to_contain_text("Anna would like to play", timeout=20_000)
        bo.check_access("an invitation")
        fits(bo)
        if size == "phone":  # not this time
            invitation.get_by_role("button").click()
            expect(invitation).to_have_count(0)
            house.anna.delete(f"/api/tables/{table_id}")
        else:
            invitation.get_by_role("link").click()
            bo.page.get_by_role("button", name="Sit down").or_(bo.page.locator("button.go")).first.click()
            bo.page.wait_for_url(f"**/t/{table_id}")
            expect(anna.page.locator("#board")).to_be_visible()
        bo.close()
        anna.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_profile_is_shown_to_whom_its_person_chose(browser: Browser, house: House, size: str) -> None:
    house.anna.put("/api/me/profile", {})
    anna, cleo = as_somebody(browser, house, "anna", size), as_somebody(browser, house, "cleo", size)
    page = anna.page
    anna.go("/me/games")
    page.locator("summary").first.click()
    page.get_by_label("Everybody; then I am also on leaderboards, by name").check()
    page.get_by_label("Add a language").select_option("it")
    expect(page.get_by_role("button", name="Italian: remove")).to_be_visible()
    anna.check_access("who sees what")
    fits(anna)
    slug = house.anna.get("/api/me/profile")["slug"]
    cleo.go(f"/p/{slug}")
    expect(cleo.page.locator("h1")).to_have_text("Anna")
    expect(cleo.page.locator("header.card")).to_contain_text("Italian")
    expect(cleo.page.locator("[data-stats]")).to_be_visible()
    cleo.check_access("a profile")
    fits(cleo)
    cleo.go(f"/ladder/{GAME}")
    expect(cleo.page.locator("tbody tr")).to_have_count(1)
    cleo.check_access("a ladder")
    fits(cleo)
    cleo.page.get_by_role("link", name="Anna").click()
    cleo.page.wait_for_url(f"**/p/{slug}")
    cleo.go(f"/t/{house.tables[0]}")
    named = cleo.page.locator(f'a[href="/p/{slug}"]').first
    expect(named).to_have_text("Anna")
    page.get_by_label("Only me").check()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    with cleo.page.expect_response("**/api/people/*"):
        cleo.page.goto(f"{house.server.url}/p/{slug}")
    expect(cleo.page.locator('[data-lost="profile"]')).to_be_visible()
    cleo.complaints.clear()  # the browser names the 404
    for reader in (anna, cleo):
        reader.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_has_played_nothing_is_told_kindly_and_led_on(browser: Browser, house: House, size: str) -> None:
    cleo = as_somebody(browser, house, "cleo", size)
    for path in ("/me/games", "/me/matches", "/me/people", "/ladder/volldampf"):
        cleo.go(path)
        expect(cleo.page.locator(".empty a.go")).to_be_visible()
        cleo.check_access(path)
        fits(cleo)
    cleo.close()
    nobody = Reader(browser, house.server.url, size)
    nobody.go("/me/games")
    expect(nobody.page.locator(".empty h1")).to_be_visible()
    nobody.check_access("nobody")
    nobody.page.locator(".empty a.go").click()
    nobody.page.wait_for_url(f"{house.server.url}/")
    nobody.close()


def test_all_of_it_is_taken_home(browser: Browser, house: House) -> None:
    reader = as_somebody(browser, house, "anna")
    reader.go("/me/games")
    with reader.page.expect_download() as taken:
        reader.page.get_by_role("link", name="Records of your matches").click()
    with zipfile.ZipFile(io.BytesIO(Path(taken.value.path()).read_bytes())) as archive:
        assert len(archive.namelist()) >= 5
    with reader.page.expect_download() as told:
        reader.page.get_by_role("link", name="All your data").click()
    assert '"played"' in Path(told.value.path()).read_text(encoding="utf-8")
    reader.close()
