"""The living room: one big screen and phones at once, in every game; nobody's secret on the screen; a television's keys; a seat
played at the screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from browserkit import Driver, Reader
from browserkit.driver import LOOK
from fullsteam.games import ROOMS
from serverkit import Threaded
from serverkit.faults import until

pytestmark = pytest.mark.heavy
NAMES = ["Anna", "Bo", "Cleo"]
DUEL = min(ROOMS, key=lambda g: ROOMS[g].info.max_players)
TURNS = 14
SMALL = """() => [...document.querySelectorAll('.band *')]
  .filter((e) => e.childElementCount === 0 && e.textContent.trim() && !e.closest('.hidden, .seat-badge'))
  .map((e) => [Math.round(parseFloat(getComputedStyle(e).fontSize) * 2), e.textContent])
  .filter(([size]) => size < 28)"""  # beside the board everything is drawn twice as large as it is written


class Heard:
    """What the socket of a page was told of the game."""

    def __init__(self, page: Page) -> None:
        self.news: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.take(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            self.news.append(message)

    def told(self) -> dict[int, tuple[Any, Any]]:
        """By moment: the view, and what happened."""
        return {n["moment"]: (n["view"], [m["events"] for m in n["moments"] if m["n"] == n["moment"]]) for n in self.news}


def set_up(browser: Browser, server: Threaded, game: str, players: int) -> tuple[Reader, Heard, list[str]]:
    """On the big screen, from its set-up page; the links of its codes."""
    tv = Reader(browser, server.url, "tv")
    heard = Heard(tv.page)
    tv.go(f"/games/{game}")
    tv.page.locator("[data-way=screen]").click()
    if ROOMS[game].info.max_players > 2:
        tv.page.get_by_role("button", name=str(players), exact=True).click()
    tv.check_access("setting up for the big screen")
    tv.page.locator("button.main").click()
    expect(tv.page.locator("[data-lounge] [data-link]")).to_have_count(players)
    tv.check_access("waiting on the big screen")
    links = [code.get_attribute("data-link") or "" for code in tv.page.locator("[data-link]").all()]
    return tv, heard, links


def joined(browser: Browser, server: Threaded, link: str, name: str) -> Reader:
    """A camera has read the code: nothing is typed but a name."""
    phone = Reader(browser, server.url, "phone")
    phone.go(link.removeprefix(server.url))
    phone.page.locator("button.go").click()
    phone.page.locator("dialog input").fill(name)
    phone.page.locator("dialog button.go").click()
    phone.page.wait_for_url("**/hand")
    return phone


@pytest.mark.parametrize("game", list(ROOMS))
def test_one_screen_and_three_phones(browser: Browser, server: Threaded, game: str) -> None:
    players = min(3, ROOMS[game].info.max_players)
    tv, heard, links = set_up(browser, server, game, players)
    looker = Reader(browser, server.url)
    seen = Heard(looker.page)
    looker.go(tv.page.url.removeprefix(server.url).removesuffix("/screen"))
    phones = [joined(browser, server, link, name) for link, name in zip(links, NAMES, strict=False)]
    for page in (tv.page, looker.page, *(phone.page for phone in phones)):
        page.locator("[data-state]").wait_for()
    drivers = [Driver(phone.page, 3 + i) for i, phone in enumerate(phones)]
    played = 0
    while played < TURNS * players:
        looks = [driver.page.evaluate(LOOK) for driver in drivers]
        asked = next((i for i, look in enumerate(looks) if look["state"] == "asked"), None)
        if asked is None:
            behind = min(range(players), key=lambda i: looks[i]["moment"])
            drivers[behind].when("settled", looks[behind]["moment"])
            continue
        drivers[asked].play(at_most=1)
        played += 1
        if played == players:
            for phone in phones:
                phone.check_access("a hand")
                assert phone.page.locator("[data-face=hand]").count() == 1
    newest = max(driver.page.evaluate(LOOK)["moment"] for driver in drivers)
    for page in (tv.page, looker.page):
        expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(newest))
    if tv.page.locator("[data-state=over]").count() == 0:
        expect(tv.page.locator("[data-turn]")).to_be_visible()
        assert tv.page.evaluate(SMALL) == []  # what must be read from the sofa
        tv.check_access("the big screen")
        assert tv.page.locator("#board [data-mark=possible], [data-choice]").count() == 0
    # The screen knows what anybody may know who looks on, and no more.
    assert all(n["seat"] is None and n["decision"] is None for n in heard.news)
    screen, onlooker = heard.told(), seen.told()
    both = screen.keys() & onlooker.keys()
    assert len(both) > played // 2 and newest in both
    assert [m for m in both if screen[m] != onlooker[m]] == []
    # On demand the phone has the board, and gives it back.
    held = phones[0].page
    if held.locator("[data-board]").count():
        held.locator("[data-board]").click()
        expect(held.locator("[data-hand-of]")).to_have_count(0)
        phones[0].check_access("a hand, with the board")
        held.locator("[data-board]").click()
        expect(held.locator("[data-hand-of]")).to_be_visible()
    for reader in (tv, looker, *phones):
        reader.close()


def reach(page: Page, selector: str) -> None:
    """With the arrows of a remote control to the first of these, as its owner would: towards it."""
    target = page.locator(selector).first
    target.wait_for()
    where = """(element) => {
      const at = document.activeElement;
      window.passed ??= new Map();
      if (!passed.has(at)) passed.set(at, passed.size);
      const [a, b] = [at, element].map((e) => e.getBoundingClientRect());
      return [at === element, passed.get(at), b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    }"""
    tried: set[tuple[int, str]] = set()
    for _ in range(80):
        on, at, x, y = target.evaluate(where)
        if on:
            return
        across, down = ("ArrowRight" if x > 0 else "ArrowLeft"), ("ArrowDown" if y > 0 else "ArrowUp")
        ways = [across, down] if abs(x) > abs(y) else [down, across]  # what led nowhere from here is not tried again
        way = next((w for w in [*ways, "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"] if (at, w) not in tried), ways[0])
        tried.add((at, way))
        page.keyboard.press(way)
    raise AssertionError(f"the remote control does not reach {selector}")


def test_a_television_without_a_mouse_and_a_seat_at_the_screen(browser: Browser, server: Threaded) -> None:
    """From the set-up page to a whole turn with arrows and OK; the others' secrets and the own ones stay where they belong."""
    tv = Reader(browser, server.url, "tv")
    page, heard = tv.page, Heard(tv.page)
    tv.go(f"/games/{DUEL}?screen")
    reach(page, "button.main")
    page.keyboard.press("Enter")
    page.locator("[data-lounge] [data-link]").nth(1).wait_for()
    link = page.locator("[data-seat='1'] [data-link]").get_attribute("data-link") or ""
    reach(page, "[data-sit='0']")
    page.keyboard.press("Enter")
    expect(page.locator("form input")).to_be_focused()
    page.keyboard.type("Oma")
    page.keyboard.press("Enter")
    expect(page.locator("li[data-seat='0']")).to_contain_text("plays at this screen")
    bo = joined(browser, server, link, "Bo")
    bo.page.locator("[data-state]").wait_for()
    page.locator("[data-state]").wait_for()
    driver = Driver(bo.page, 5)
    turns = 0
    call = page.locator("[data-call]")
    while turns < 2:
        until(lambda: call.count() > 0 or bo.page.evaluate(LOOK)["state"] == "asked", "somebody is asked")
        if call.count() == 0:
            driver.play(at_most=1)
            continue
        assert all(n["seat"] is None for n in heard.news[-1:]), "nobody's cards before he is there"
        expect(call).to_be_focused()
        tv.check_access("somebody is called to the screen")
        page.keyboard.press("Enter")
        page.locator("[data-state=asked]").wait_for()
        tv.check_access("a seat at the screen")
        if turns == 0:  # thought better of it: the cards are hidden, and he is called again
            reach(page, "[data-hide]")
            page.keyboard.press("Enter")
            expect(call).to_be_visible()
            page.keyboard.press("Enter")
            page.locator("[data-state=asked]").wait_for()
        for _ in range(60):  # his whole turn
            page.locator(".public, [data-state=asked]").first.wait_for()
            if page.locator(".public").count() > 0:
                break
            look = page.evaluate(LOOK)
            if look["state"] != "asked":
                continue  # what he answered is on its way
            target = f'#prompt [data-choice="{look["buttons"][-1]}"]' if look["buttons"] else '#board [data-mark="possible"]'
            reach(page, target)
            page.keyboard.press("Enter")
            page.wait_for_function("() => !document.querySelector('[data-sending]')")
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.locator(".public").wait_for()  # his cards are gone
        until(lambda: heard.news[-1]["seat"] is None, "the screen looks on again")
        turns += 1
    hello = next(m for m in heard.said if m["type"] == "hello")
    assert hello["screen"] is True and hello["seat"] is None
    shown = {n["seat"] for n in heard.news}
    assert shown == {None, 0}
    for reader in (tv, bo):
        reader.close()


def test_a_reload_of_the_screen_shows_no_cards(browser: Browser, server: Threaded) -> None:
    """Who has one seat only looks from it at once, everywhere but on the big screen; its log, too, is an onlooker's."""
    tv = Reader(browser, server.url, "tv")
    me = [{"kind": "me", "name": "Oma"}, {"kind": "bot", "level": "greedy"}]
    table = tv.post("/api/tables", {"game": DUEL, "seats": me, "options": {"first": "seat1"}})["id"]
    heard = Heard(tv.page)
    tv.go(f"/t/{table}/screen")
    tv.page.locator("[data-call]").wait_for()
    assert [n["seat"] for n in heard.news] == [None]
    answer = tv.context.request.get(f"{server.url}/api/tables/{table}/log?screen=true").json()
    own = tv.context.request.get(f"{server.url}/api/tables/{table}/log").json()
    assert answer != own and [m["n"] for m in answer] == [m["n"] for m in own]
    tv.page.locator("[data-call]").click()
    tv.page.locator("[data-state=asked]").wait_for()
    tv.page.reload()
    tv.page.locator("[data-call]").wait_for()
    assert heard.news[-1]["seat"] is None
    tv.close()
