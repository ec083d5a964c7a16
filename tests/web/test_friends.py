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
WORN = """() => {
    const all = [...document.querySelectorAll('.seat-badge')];
    const of = (badge) => `${badge.textContent.trim()} ${getComputedStyle(badge.querySelectorAll('circle')[1]).fill}`;
    const seats = [...new Set(all.map((badge) => badge.dataset.seat))].sort();
    return Object.fromEntries(seats.map((s) => [s, [...new Set(all.filter((b) => b.dataset.seat === s).map(of))]]));
}"""  # of each seat the letters and colours that are seen anywhere on the page
ABOVE = """() => {
  const [toast, prompt] = ['.toast', '#prompt'].map((part) => document.querySelector(part).getBoundingClientRect());
  return toast.bottom <= prompt.top;
}"""
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
    page.locator("[data-looks]").click()
    page.locator('[data-look="blue"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-look="red"]')).to_be_checked()
    page.locator('[data-look="owl"]').check()
    host.check_access("choosing a look")
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
    bo.page.locator("dialog input").fill("Adam")
    bo.page.locator("[data-looks]").click()
    bo.page.locator('[data-look="red"]').check()
    bo.page.locator("dialog button.go").click()
    bo.page.locator("[data-state]").wait_for()
    expect(anna.page.locator("[data-state]")).to_be_visible()
    cleo.page.locator("[data-state]").wait_for()
    for page in (anna.page, cleo.page):
        expect(page.locator(".company li").first.locator("[data-avatar=owl]")).to_be_visible()
    worn = [reader.page.evaluate(WORN) for reader in (anna, bo, cleo)]  # Anna was first: she has red
    assert worn[0]["0"] == ["A rgb(192, 53, 43)"] and worn[0]["1"] == ["D rgb(31, 95, 168)"]
    assert worn[0] == worn[1] == worn[2]

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


def talk(anna: Reader, bo: Reader) -> None:
    """Bo, on a phone and in French, hears Anna while his chat is closed; she reads his quick words in English."""
    toast, unread = bo.page.locator(".toast"), bo.page.locator(".unread")
    expect(bo.page.locator("#prompt")).to_be_visible()
    assert unread.count() == 0
    anna.page.locator("#tab-chat").click()
    anna.page.locator("#drawer input").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(toast).to_contain_text("Anna Good luck!")
    expect(unread).to_contain_text("1 message non lu")
    bo.page.wait_for_function(ABOVE)  # it does not cover the question
    bo.check_access("somebody speaks")
    toast.locator(".words").click()
    expect(bo.page.locator("#drawer li").first).to_contain_text("Good luck!")
    expect(unread).to_have_count(0)
    expect(toast).to_have_count(0)
    bo.check_access("the chat")

    bo.page.get_by_role("button", name="Merci").click()
    expect(anna.page.locator("#drawer li").last).to_contain_text("Thanks")
    assert anna.page.locator(".unread, .toast").count() == 0, "the chat is open"
    anna.page.locator("#tab-log").click()
    bo.page.wait_for_function("() => !document.querySelector('[data-react][aria-disabled=true]')")
    bo.page.get_by_role("button", name="Bien joué").click()
    expect(anna.page.locator(".toast")).to_contain_text("Bo Well played")
    expect(anna.page.locator("#tab-chat .unread")).to_contain_text("1 unread line")
    anna.page.reload()
    expect(anna.page.locator("#tab-chat .unread")).to_contain_text("1 unread line")
    assert anna.page.locator(".toast").count() == 0, "what was said before is not said again"


def pass_for(browser: Browser, anna: Reader) -> None:
    """A stranger has the link, and calls himself like a player: everybody sees that he only looks on."""
    stranger = Reader(browser, anna.url, "desktop", "en")
    stranger.go(anna.page.url.removeprefix(anna.url))
    stranger.page.locator("#tab-chat").click()
    stranger.page.locator("#drawer input").fill("I give up!")
    stranger.page.keyboard.press("Enter")
    stranger.page.locator("dialog input").fill("ANNA")
    stranger.page.locator("dialog button.go").click()
    anna.page.locator("#tab-chat").click()
    line = anna.page.locator("#drawer li", has_text="I give up!")
    expect(line).to_contain_text("ANNA (2) looks on")
    expect(line.locator("> svg")).to_have_count(0)  # no sign of a seat; to report it is a button
    expect(anna.page.locator("#drawer li", has_text="Good luck!").locator("svg").first).to_be_visible()  # her seat
    anna.check_access("chat with an onlooker")
    anna.page.locator("#tab-log").click()
    stranger.close()


def sat_down(browser: Browser, server: Threaded, size: str, lang: str) -> tuple[Reader, Reader]:
    """Anna, at a desk and in English, and Bo, whom she has invited."""
    game = min(ROOMS, key=lambda g: ROOMS[g].info.max_players)
    anna = Reader(browser, server.url, "desktop", "en")
    anna.go(f"/games/{game}?friends")
    anna.page.locator("button.main").click()
    anna.page.locator("dialog input").fill("Anna")
    anna.page.locator("dialog button.go").click()
    link = anna.page.locator("input[readonly]").input_value().removeprefix(server.url)
    bo = Reader(browser, server.url, size, lang)
    for reader in (anna, bo):
        reader.context.add_init_script(SOCKETS)
    bo.go(link)
    bo.page.locator("button.go").click()
    bo.page.locator("dialog input").fill("Bo")
    bo.page.locator("dialog button.go").click()
    bo.page.locator("[data-state]").wait_for()
    anna.page.reload()
    anna.page.locator("[data-state]").wait_for()
    return anna, bo


def test_what_is_said_is_seen_and_read_in_ones_own_language(browser: Browser, server: Threaded) -> None:
    anna, bo = sat_down(browser, server, "phone", "fr")
    talk(anna, bo)
    pass_for(browser, anna)
    for reader in (anna, bo):
        reader.close()


def test_undo_by_consent_and_a_broken_line(browser: Browser, server: Threaded) -> None:
    anna, bo = sat_down(browser, server, "desktop", "en")

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
