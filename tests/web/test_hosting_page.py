"""For who hosts, through the page: somebody is reported, an administrator sees it and does something, everybody reads news."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browserkit import Reader
from fullsteam.server.hosting import By, carry_out
from fullsteam.server.hosting.acts import Make
from fullsteam.server.store import people
from serverkit import GAME, Threaded
from serverkit.faults import until

pytestmark = pytest.mark.heavy
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with Threaded(str(tmp_path_factory.mktemp("house") / "test.db")) as running:
        yield running


def reader(browser: Browser, server: Threaded, size: str = "desktop", lang: str = "en", **who: str) -> tuple[Reader, Any]:
    new = Reader(browser, server.url, size, lang)
    me = new.post("/api/account", {**who, "password": PASSWORD}) if "login" in who else new.post("/api/guest", who)
    new.page.add_init_script("for (const key of ['known', 'said']) localStorage.setItem(`fullsteam.${key}`, '1')")
    return new, me


def admin(browser: Browser, server: Threaded, login: str, size: str = "desktop", lang: str = "en") -> Reader:
    host, me = reader(browser, server, size, lang, login=login, name=login.title())
    server.process.store.write_now(carry_out, Make(person=me["id"]), By(), server.process.now())
    until(lambda: server.process.store.read_now(people.get_user, me["id"]).admin, "made")  # type: ignore[union-attr]
    until(lambda: host.page.request.get(f"{server.url}/api/admin").status == 200, "seen by the running server")
    return host


def test_a_line_is_reported_and_an_administrator_mutes_its_writer(browser: Browser, house: Threaded, tmp_path: Path) -> None:
    host = admin(browser, house, "hanna")
    (anna, a), (bo, _) = reader(browser, house, name="Anna"), reader(browser, house, "phone", "de", name="Bo")
    table = anna.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    bo.post(f"/api/tables/{table['id']}/join", {})
    anna.go(f"/t/{table['id']}")
    page = anna.page
    page.locator("#tab-chat").click()
    bo.go(f"/t/{table['id']}")
    bo.page.locator("[data-state]").wait_for()
    page.locator("#drawer input").fill("you cheat!")
    page.keyboard.press("Enter")
    bo.page.locator(".toast .words").click()
    bo.check_access("a line that can be reported")
    bo.page.locator("[data-report]").first.click()
    bo.check_access("reporting")
    bo.page.get_by_label("Was war los").fill("schon wieder")
    bo.page.screenshot(path=tmp_path / "report-phone.png")
    bo.page.locator("[data-send-report]").click()
    expect(bo.page.get_by_text("Danke. Die Gastgeber")).to_be_visible()

    host.go("/admin")
    card = host.page.locator("[data-report]").first
    expect(card).to_contain_text("you cheat!")
    host.page.screenshot(path=tmp_path / "reports.png")
    host.check_access("reports")
    card.get_by_role("button", name="Mute").click()
    host.page.get_by_label("Why").fill("shouting")
    host.page.screenshot(path=tmp_path / "mute.png")
    host.page.locator("[data-do=mute]").click()
    host.page.get_by_role("dialog").wait_for(state="detached")
    page.locator("#drawer input").fill("again!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("shouting")
    host.page.get_by_role("tab", name="People").click()
    expect(host.page.locator("[data-person=Anna]")).to_contain_text("muted")
    host.page.locator("[data-person=Anna] summary").click()
    host.page.screenshot(path=tmp_path / "people.png")
    host.check_access("people")
    host.page.locator("[data-person=Anna]").get_by_role("button", name="Ban").click()
    host.page.get_by_label("Why").fill("threats")
    host.page.locator("[data-do=ban]").click()
    expect(page.locator("[data-lost=banned]")).to_contain_text("threats")
    page.screenshot(path=tmp_path / "banned.png")
    host.page.get_by_role("tab", name="Log").click()
    expect(host.page.get_by_text("banned Anna")).to_be_visible()
    host.page.screenshot(path=tmp_path / "log.png")
    host.page.get_by_role("tab", name="Tables").click()
    host.page.locator(f'[data-table="{table["id"]}"]').wait_for()
    host.page.screenshot(path=tmp_path / "tables.png")
    assert a["name"] == "Anna"


def test_an_announcement_is_read_and_put_away_on_a_phone(browser: Browser, house: Threaded, tmp_path: Path) -> None:
    host = admin(browser, house, "hugo", "phone", "fr")
    anna, _ = reader(browser, house, "phone", "de", name="Anna")
    host.go("/admin")
    host.page.get_by_role("tab", name="Maison").click()
    host.page.get_by_label("Allemand").fill("Um neun wird neu gestartet.")
    host.page.locator("[data-announce]").click()
    expect(host.page.get_by_text("Annoncé.")).to_be_visible()
    host.page.screenshot(path=tmp_path / "house-phone.png", full_page=True)
    host.check_access("the house")
    anna.go("/")
    note = anna.page.locator("[data-announcement]")
    expect(note).to_contain_text("Um neun")
    anna.page.screenshot(path=tmp_path / "announcement-phone.png")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    anna.go("/")
    anna.page.get_by_role("main").wait_for()
    expect(note).to_have_count(0)
    host.page.locator("textarea").last.fill("rude\n*swear*")
    host.page.locator("[data-words]").click()
    expect(host.page.get_by_text("Gardée.")).to_be_visible()


def test_everybody_else_is_told_that_there_is_nothing(browser: Browser, house: Threaded) -> None:
    anna, _ = reader(browser, house, name="Anna")
    anna.go("/admin")
    expect(anna.page.locator("[data-lost=address]")).to_be_visible()


def test_a_new_password_by_the_link_of_a_host(browser: Browser, house: Threaded, tmp_path: Path) -> None:
    host = admin(browser, house, "heidi")
    anna, _ = reader(browser, house, login="annabel", name="Annabel")
    host.go("/admin")
    host.page.get_by_role("tab", name="People").click()
    host.page.get_by_label("Name or login").fill("annabel")
    person = host.page.locator("[data-person=Annabel]")
    person.locator("summary").click()
    person.get_by_role("button", name="New password").click()
    host.page.locator("[data-do=password]").click()
    link = host.page.locator("[data-link]").inner_text().strip()
    again = Reader(browser, house.url, "phone", "en")
    again.page.goto(link)
    again.page.get_by_label("Password").fill("quite another thing")
    again.page.screenshot(path=tmp_path / "password-phone.png")
    again.page.get_by_role("button", name="Keep it").click()
    expect(again.page.get_by_text("logged in as annabel")).to_be_visible()
    assert anna.page.request.get(f"{house.url}/api/me").status == 401


def test_a_club_asks_for_its_code(browser: Browser, tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "club.db"), club="Steam 1894") as club:
        new = Reader(browser, club.url, "desktop", "en")
        new.go(f"/games/{GAME}")
        new.page.get_by_role("button", name="Play").first.click()
        dialog = new.page.get_by_role("dialog")
        dialog.get_by_label("Code of the club").fill("wrong")
        dialog.get_by_role("button").last.click()
        expect(dialog.get_by_role("alert")).to_contain_text("code")
        new.page.screenshot(path=tmp_path / "club.png")
        dialog.get_by_label("Code of the club").fill("steam 1894")
        dialog.get_by_role("button").last.click()
        new.page.locator("[data-state]").wait_for()
