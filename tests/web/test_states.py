"""What the page says when something is not as it should be: each state its own sentence, and a way out."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browserkit import Driver, Reader
from browserkit.tables import table_with_bots
from fullsteam.games import ROOMS
from serverkit import Threaded
from serverkit.servers import free_port, patient_process

pytestmark = pytest.mark.heavy
GAME = min(ROOMS, key=lambda g: ROOMS[g].info.max_players)
SOON = 2.0  # seconds after which one knows that there is no network


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/t/nothing", "table"), ("/join/nobody", "invite"), ("/games/chess", "game"), ("/no/such/page", "address")],
)
def test_what_is_not_there_says_so_and_leads_home(browser: Browser, server: Threaded, path: str, kind: str) -> None:
    reader = Reader(browser, server.url, "phone", "fr")
    reader.page.goto(server.url + path)
    reader.page.locator(f"[data-lost={kind}]").wait_for()
    reader.check_access(path)
    reader.page.locator("[data-lost] a[href='/']").click()
    reader.page.locator("article").first.wait_for()
    reader.complaints = [c for c in reader.complaints if "404" not in c]  # the browser notes what is not there
    reader.close()


def test_a_closed_table_says_so_and_offers_a_new_one(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    table = table_with_bots(reader, GAME)
    reader.go(f"/t/{table}")
    Driver(reader.page, 1).wait()
    csrf = next(c["value"] for c in reader.context.cookies() if c["name"] == "csrf")
    closed = reader.context.request.delete(f"{server.url}/api/tables/{table}", headers={"x-csrf-token": csrf})
    assert closed.status == 204
    reader.page.locator("[data-lost=closed]").wait_for()
    expect(reader.page.locator(f"[data-lost] a[href='/games/{GAME}']")).to_be_visible()
    reader.close()


def test_too_many_windows(browser: Browser, tmp_path: Path) -> None:
    with Threaded(str(tmp_path / "crowd.db"), sockets=1) as server:
        reader = Reader(browser, server.url)
        table = table_with_bots(reader, GAME)
        reader.go(f"/t/{table}")
        Driver(reader.page, 1).wait()
        other = reader.context.new_page()
        other.goto(f"{server.url}/t/{table}")
        other.locator("[data-trouble='4429']").wait_for()
        reader.page.close()
        other.locator("[data-trouble] button").click()
        other.locator("[data-state]").wait_for()
        expect(other.locator("[data-trouble]")).to_have_count(0)
        reader.context.close()


def test_offline_is_said_soon_and_a_move_is_kept(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go(f"/t/{table_with_bots(reader, GAME)}")
    driver = Driver(page, 3)
    look = driver.wait()
    reader.context.set_offline(True)
    began = time.monotonic()
    page.locator("[data-trouble]").wait_for()
    assert time.monotonic() - began < SOON
    reader.check_access("offline")
    mark = page.locator("#prompt [data-choice], #board [data-mark=possible]").first
    mark.click()
    if page.locator("[data-state=asked]").count():  # a second touch makes it a move
        page.locator("#board [data-mark=possible]").first.click()
    expect(page.locator("#prompt h2")).to_have_text("Your move is kept until the connection is back.")
    expect(page.locator("[data-trouble]")).to_contain_text("Your move is kept")
    reader.context.set_offline(False)
    expect(page.locator("[data-trouble]")).to_have_count(0)
    page.wait_for_function("moment => +document.querySelector('[data-moment]').dataset.moment > moment", arg=look["moment"])
    reader.context.close()


def test_a_restart_is_said_and_the_match_goes_on(browser: Browser, tmp_path: Path) -> None:
    database, port = str(tmp_path / "restart.db"), free_port()
    reader = Reader(browser, f"http://127.0.0.1:{port}")
    with patient_process(database, port):
        reader.go(f"/t/{table_with_bots(reader, GAME)}")
        Driver(reader.page, 4).wait()
    expect(reader.page.locator("[data-trouble]")).to_be_visible()
    with patient_process(database, port):
        expect(reader.page.locator("[data-trouble]")).to_have_count(0, timeout=30_000)
        Driver(reader.page, 4).play(at_most=1)
    reader.context.close()


def test_a_page_that_is_older_than_the_server_says_reload(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    table = table_with_bots(reader, GAME)
    before, server.process.page = server.process.page, "another"
    try:
        reader.go(f"/t/{table}")
        reader.page.locator("[data-trouble=renewed]").wait_for()
        reader.check_access("renewed")
    finally:
        server.process.page = before
    reader.page.locator("[data-trouble] button").click()
    reader.page.locator("[data-state]").wait_for()
    expect(reader.page.locator("[data-trouble]")).to_have_count(0)
    reader.close()
