"""Two browsers and an invited link, a bot in the third seat, somebody who watches, and a reload in the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browserkit import Driver, Reader
from browserkit.driver import LOOK
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...args) { super(...args); sockets.push(this); } };
"""
GAME = min((g for g in ROOMS if ROOMS[g].info.max_players > 2), key=lambda g: ROOMS[g].info.max_players)


def invited(host: Reader) -> str:
    """Two clicks to a link: with friends, make the table. (And two for the third seat.)"""
    page = host.page
    host.go("/")
    page.locator(f'a[href="/games/{GAME}?friends"]').click()
    page.get_by_role("button", name="3", exact=True).click()
    page.locator("li select").nth(2).select_option("bot")
    page.locator("li select").nth(3).select_option("greedy")
    page.locator("button.main").click()
    page.locator("dialog input").fill("Anna")
    page.locator("dialog button.go").click()
    page.locator("svg[role=img]").wait_for()
    link = page.locator("input[readonly]").input_value()
    assert link.startswith(host.url + "/join/")
    host.check_access("waiting")
    return link.removeprefix(host.url)


def test_friends_a_bot_and_a_spectator(browser: Browser, server: Threaded) -> None:
    anna = Reader(browser, server.url, "desktop", "de")
    path = invited(anna)
    table = anna.page.url.rpartition("/")[2]
    cleo = Reader(browser, server.url, "desktop", "fr")
    cleo.go(f"/t/{table}")

    bo = Reader(browser, server.url, "phone", "en")
    bo.go(path)
    bo.check_access("invitation")
    bo.page.locator("button.go").click()
    bo.page.locator("dialog input").fill("Bo")
    bo.page.locator("dialog button.go").click()
    bo.page.locator("[data-state]").wait_for()
    expect(anna.page.locator("[data-state]")).to_be_visible()
    cleo.page.locator("[data-state]").wait_for()

    drivers = [Driver(anna.page, 8), Driver(bo.page, 9)]
    played = 0
    while True:
        looks = [d.page.evaluate(LOOK) for d in drivers]
        if all(look["state"] == "over" for look in looks):
            break
        asked = next((d for d, look in zip(drivers, looks, strict=True) if look["state"] == "asked"), None)
        if asked is None:  # the bot chooses, or one page knows more than the other: wait for the one that knows less
            behind = min((0, 1), key=lambda i: looks[i]["moment"])
            drivers[behind].when("settled", looks[behind]["moment"])
            continue
        asked.page.wait_for_function("() => !document.querySelector('#prompt .offline')")
        asked.play(at_most=1)
        played += 1
        if played == 10:
            bo.page.reload()
            bo.page.locator("[data-state]").wait_for()
    moment = anna.page.locator("[data-moment]").get_attribute("data-moment") or ""
    expect(bo.page.locator("[data-moment]")).to_have_attribute("data-moment", moment)
    expect(cleo.page.locator("[data-moment]")).to_have_attribute("data-moment", moment)
    cleo.page.locator(".winner").wait_for()
    assert cleo.page.locator('[data-mark="possible"]').count() == 0
    cleo.check_access("the end, watching")
    for reader in (anna, bo, cleo):
        reader.close()


def test_chat_undo_by_consent_and_a_broken_line(browser: Browser, server: Threaded) -> None:
    game = min(ROOMS, key=lambda g: ROOMS[g].info.max_players)
    anna = Reader(browser, server.url, "desktop", "en")
    anna.go(f"/games/{game}?friends")
    anna.page.locator("button.main").click()
    anna.page.locator("dialog input").fill("Anna")
    anna.page.locator("dialog button.go").click()
    link = anna.page.locator("input[readonly]").input_value().removeprefix(server.url)
    bo = Reader(browser, server.url, "desktop", "en")
    for reader in (anna, bo):
        reader.context.add_init_script(SOCKETS)
    bo.go(link)
    bo.page.locator("button.go").click()
    bo.page.locator("dialog input").fill("Bo")
    bo.page.locator("dialog button.go").click()
    bo.page.locator("[data-state]").wait_for()
    anna.page.reload()
    anna.page.locator("[data-state]").wait_for()

    anna.page.locator("#tab-chat").click()
    anna.page.locator("#drawer input").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    bo.page.locator("#tab-chat").click()
    expect(bo.page.locator("#drawer li")).to_contain_text("Good luck!")
    expect(bo.page.locator("#drawer li svg")).to_be_visible()  # her seat
    stranger = Reader(browser, server.url, "desktop", "en")  # has the link, and calls himself like a player
    stranger.go(anna.page.url.removeprefix(server.url))
    stranger.page.locator("#tab-chat").click()
    stranger.page.locator("#drawer input").fill("I give up!")
    stranger.page.keyboard.press("Enter")
    stranger.page.locator("dialog input").fill("ANNA")
    stranger.page.locator("dialog button.go").click()
    line = bo.page.locator("#drawer li", has_text="I give up!")
    expect(line).to_contain_text("ANNA (2)")
    expect(line).to_contain_text("looks on")
    expect(line.locator("svg")).to_have_count(0)
    for reader in (bo, stranger):
        reader.check_access("chat with an onlooker")
    stranger.close()

    readers = (anna, bo)
    asked = next(r for r in readers if r.page.evaluate(LOOK)["state"] == "asked")
    other = bo if asked is anna else anna
    driver = Driver(asked.page, 10)
    while other.page.evaluate(LOOK)["state"] != "asked":  # till the other one is asked: then taking back needs consent
        if asked.page.evaluate(LOOK)["state"] == "asked":
            driver.play(at_most=1)
    asked.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Agree").click()
    driver.wait()

    look = driver.wait()
    asked.page.evaluate("() => sockets.at(-1).close()")  # the line breaks; what is done now is sent when it is back
    driver.answer(look)
    assert asked.page.evaluate("() => sockets.length") == 2
    for reader in readers:
        reader.close()
