"""Lessons in the page: each taken by touching what the coach points at, with a wrong answer in every step."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Route, expect

from browserkit import Driver, Reader
from browserkit.lessons import Learner
from browserkit.tables import table_with_bots
from fullsteam.games import ROOMS
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.lesson import lessons
from serverkit import Threaded

pytestmark = pytest.mark.heavy
LESSONS = [(game, one.id) for game, room in ROOMS.items() for one in lessons(room)]
GAME, FIRST = LESSONS[0]
OTHERS = [("desktop", 1024, 768), ("desktop", 820, 1180), ("phone", 320, 640)]
RUNS = [(*lesson, size, lang) for lesson in LESSONS for size in ("desktop", "phone") for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "name", "size", "lang"), RUNS)
def test_taken_by_touch(browser: Browser, server: Threaded, game: str, name: str, size: str, lang: str) -> None:
    """Wherever she stands, the coach covers neither what she points at, nor what is to be touched, nor the question."""
    reader = Reader(browser, server.url, size, lang)
    learner = Learner(reader, game, name, lang)
    learner.open()
    reader.check_access("a lesson")
    learner.take()
    assert learner.wrongs > 0
    reader.check_access("the end of a lesson")
    reader.close()


@pytest.mark.parametrize("size", OTHERS, ids=lambda size: f"{size[1]}x{size[2]}")
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_nothing_is_covered_at_other_sizes(
    browser: Browser, server: Threaded, game: str, name: str, size: tuple[str, int, int]
) -> None:
    kind, width, height = size
    reader = Reader(browser, server.url, kind, "de")
    reader.page.set_viewport_size({"width": width, "height": height})
    learner = Learner(reader, game, name, "de")
    learner.open()
    learner.take()
    reader.close()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_taken_with_keys(browser: Browser, server: Threaded, game: str, name: str) -> None:
    reader = Reader(browser, server.url, "desktop", "de")
    learner = Learner(reader, game, name, "de", by="keys")
    learner.open()
    learner.take()
    reader.close()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_taken_in_words(browser: Browser, server: Threaded, game: str, name: str) -> None:
    reader = Reader(browser, server.url, "desktop", "fr", textView=True)
    learner = Learner(reader, game, name, "fr")
    learner.open()
    reader.check_access("a lesson in words")
    learner.take()
    reader.close()


def test_left_taken_up_and_taken_back(browser: Browser, server: Threaded) -> None:
    """Who comes again goes on where he left; a step can be taken back, with the button and with U."""
    reader = Reader(browser, server.url)
    page, learner = reader.page, Learner(reader, GAME, FIRST, "en")
    learner.open()
    start = learner.moment
    expect(page.locator("[data-back]")).to_be_disabled()
    learner.do()
    second = learner.node, learner.moment
    learner.do()
    page.locator("[data-coach] [data-leave]").click()
    card = page.locator(f'article a[href="{learner.path}"]')
    expect(card).to_have_attribute("data-learn", "on")
    card.click()
    learner.hear()
    page.reload()
    learner.hear()
    page.locator("[data-back]").click()
    learner.node, learner.moment = second
    learner.hear()
    page.keyboard.press("u")
    learner.node, learner.moment = 0, start
    learner.hear()
    reader.close()


def test_answers_of_an_older_lesson_are_left_out(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    learner = Learner(reader, GAME, FIRST, "en")
    first = next(iter(learner.at["takes"]))
    kept = {"lessons": {f"{GAME}/{FIRST}": {"answers": [first, "nonsense", "done"], "done": False}}}
    reader.context.add_init_script(f"localStorage.setItem('fullsteam.learning', {json.dumps(json.dumps(kept))})")
    way = learner.at["takes"][first]
    learner.node, learner.moment = way["to"], learner.moment + len(way["pieces"])
    learner.open()
    reader.close()


def test_the_last_step_leads_to_a_real_match(browser: Browser, server: Threaded) -> None:
    """Against novices, as many as in the lesson; and the card of the game says that it is learnt."""
    reader = Reader(browser, server.url, "phone", "fr")
    page, learner = reader.page, Learner(reader, GAME, FIRST, "fr")
    reader.go("/")
    card = page.locator(f'article a[href="{learner.path}"]')
    expect(card).to_have_attribute("data-learn", "new")
    expect(card).to_contain_text("5 min")
    card.click()
    learner.hear()
    while not learner.over:
        learner.do()
    page.locator("[data-match]").click()
    page.wait_for_url("**/t/*")
    Driver(page, 1).wait()
    table = page.evaluate("() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((r) => r.json())")
    assert [seat["level"] for seat in table["seats"]] == ["", *["novice"] * (learner.script["players"] - 1)]
    reader.go("/")
    expect(card).to_have_attribute("data-learn", "done")
    reader.close()


def test_without_a_network_the_coach_speaks_for_the_rules(browser: Browser, server: Threaded) -> None:
    """What the rules refuse is asked of the server; if that cannot be reached, the lesson goes on all the same."""
    reader = Reader(browser, server.url)
    page, learner = reader.page, Learner(reader, GAME, FIRST, "en")
    learner.open()

    def cut(route: Route) -> None:
        route.abort()

    quiet = page.locator('#board [data-mark="quiet"][aria-disabled="true"]').first
    with page.expect_response(lambda answer: "/why?node=0&text=" in answer.url) as asked:
        quiet.click(force=True)
    assert asked.value.json()["legal"] is False
    expect(page.locator("[data-said=wrong]")).to_be_visible()
    page.route("**/api/**", cut)
    reader.context.set_offline(True)
    learner.do()
    quiet.click(force=True)
    learner.hear(learner.at["wrong"]["wrong"]["en"])
    learner.do()
    reader.context.close()
    assert not [c for c in reader.complaints if "ERR_" not in c], "besides what the network says, also of the tab's sign"


@pytest.mark.parametrize("path", ["/learn/nothing", f"/learn/{GAME}/nothing", "/learn/nothing/first"])
def test_an_unknown_lesson_says_so(browser: Browser, server: Threaded, path: str) -> None:
    reader = Reader(browser, server.url)
    reader.go(path)
    expect(reader.page.locator("[data-lost]")).to_be_visible()
    reader.check_access(path)
    reader.close()


@pytest.mark.parametrize("game", list(ROOMS))
def test_the_first_match_has_a_goal_tips_and_a_legend(browser: Browser, server: Threaded, game: str) -> None:
    """A tip at the first question of its kind, never again; what wins; and all pieces with their names, at any time."""
    reader = Reader(browser, server.url, "desktop", "en", tips=True)
    page = reader.page
    reader.go(f"/t/{table_with_bots(reader, game)}")
    driver = Driver(page, 1)
    first = driver.wait()
    tip = page.locator("[data-tip]")
    expect(tip).to_have_attribute("data-tip", f"goal {first['step']}")
    reader.check_access(f"tip of {game}")
    page.locator("[data-tip-done]").click()
    expect(tip).to_have_count(0)
    page.keyboard.press("k")
    expect(page.locator("dialog li").nth(4)).to_be_visible()
    reader.check_access(f"legend of {game}")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog .goal")).to_be_visible()
    page.locator("dialog [data-legend]").click()
    expect(page.locator("dialog li").nth(4)).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    assert driver.wait()["step"] == first["step"]
    expect(page.locator("#prompt h2")).to_be_visible()
    expect(tip).to_have_count(0)
    reader.close()


def test_a_phone_shows_one_tip_at_a_time_and_none_when_they_are_off(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url, "phone", "fr", tips=True)
    page = reader.page
    reader.go(f"/t/{table_with_bots(reader, GAME)}")
    step = Driver(page, 1).wait()["step"]
    tip = page.locator("[data-tip]")
    expect(tip).to_have_attribute("data-tip", "goal")
    page.locator("[data-tip-done]").click()
    expect(tip).to_have_attribute("data-tip", step)
    reader.check_access("a tip on a phone")
    page.locator("[data-no-tips]").click()
    expect(tip).to_have_count(0)
    assert page.evaluate("() => JSON.parse(localStorage.getItem('fullsteam.settings')).tips") is False
    reader.close()
