"""Every page: reached as a reader reaches it, in all sizes and languages, and axe has nothing to object to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from browserkit import Driver, Reader
from browserkit.pictures import pictures
from browserkit.tables import table_with, table_with_bots
from fullsteam.games import ROOMS
from serverkit import Threaded

pytestmark = pytest.mark.heavy
GAMES = list(ROOMS)
SHORTEST = min(GAMES, key=lambda game: (ROOMS[game].info.max_players, ROOMS[game].info.minutes))


@pytest.mark.parametrize(("size", "lang", "dark"), [("desktop", "en", False), ("phone", "de", True)])
def test_pages_without_a_match(browser: Browser, server: Threaded, size: str, lang: str, dark: bool) -> None:
    reader = Reader(browser, server.url, size, lang, dark)
    page = reader.page
    reader.go("/")
    expect(page.locator("article")).to_have_count(len(GAMES))
    reader.check_access("start")
    for sheet in (1, 2):
        page.locator("header nav > button").nth(sheet - 1).click()
        page.locator("dialog[open]").wait_for()
        reader.check_access(f"sheet {sheet}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for game in GAMES:
        reader.go(f"/games/{game}")
        for summary in page.locator("summary").all():
            summary.click()
        options = ROOMS[game].info.options
        expect(page.locator("fieldset")).to_have_count(len(options))
        reader.check_access(f"set-up of {game}")
        reader.go(f"/rules/{game}")
        paragraphs = ROOMS[game].rulebooks[lang].paragraphs
        expect(page.locator("[data-paragraph]")).to_have_count(len(paragraphs))
        reader.check_access(f"rules of {game}")
    last = list(paragraphs)[-1]
    page.locator("input[type=search]").fill(last)
    expect(page.locator("[data-paragraph]").last).to_have_attribute("data-paragraph", last)
    for path in ("/me", "/nothing/here", "/join/nobody"):
        page.goto(reader.url + path)
        page.wait_for_load_state("networkidle")
        reader.check_access(path)
    reader.complaints = [c for c in reader.complaints if "404" not in c]  # the browser notes what is not there
    reader.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_picture_of_a_game_leads_to_it(browser: Browser, server: Threaded, size: str) -> None:
    reader = Reader(browser, server.url, size)
    reader.go("/")
    page = reader.page
    tops: list[Any] = [article.bounding_box() for article in page.locator("article").all()]
    if size == "desktop":  # seen whole, with everything that can be done with them
        assert all(box["y"] + box["height"] <= 900 for box in tops)
    else:  # the second is in sight, so that one knows there are more
        assert tops[1]["y"] < 844 - 100
    page.locator("article").nth(1).click(position={"x": 60, "y": 40})
    page.wait_for_url(re.compile("/games/[a-z-]+$"))
    reader.close()


def test_play_now_is_one_click(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    reader.go("/")
    reader.page.locator("article button.strong").first.click()
    Driver(reader.page, 1).wait()
    reader.page.locator("header .brand").click()
    expect(reader.page.locator("[data-turn=mine]")).to_have_count(1)
    reader.check_access("start with my turn")
    reader.page.locator("[data-turn=mine]").click()
    Driver(reader.page, 1).wait()
    reader.close()


def test_bots_are_chosen_on_the_card_and_remembered(browser: Browser, server: Threaded) -> None:
    """Family games come first; number and level are one touch away; what was chosen is there again, and is what one gets."""
    reader = Reader(browser, server.url, "phone", "de")
    page = reader.page
    reader.go("/")
    heads = page.locator("article h2").all_inner_texts()
    rank = {r.info.title: (r.info.audience == "expert", r.info.age) for r in ROOMS.values()}
    assert heads == sorted(heads, key=lambda title: rank[title])
    game = max(GAMES, key=lambda g: ROOMS[g].info.max_players)
    card = page.locator(f"article[aria-labelledby=game-{game}]")
    card.locator("select").first.select_option("3")
    card.locator("select").last.select_option("novice")
    page.reload()
    expect(card.locator("select").first).to_have_value("3")
    expect(card.locator("select").last).to_have_value("novice")
    card.locator("button.strong").click()
    page.wait_for_url("**/t/*")
    table = page.evaluate("() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((r) => r.json())")
    assert [seat["level"] for seat in table["seats"]] == ["", "novice", "novice", "novice"]
    reader.close()


def test_my_games_are_put_away_taken_out_and_ended(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    page = reader.page
    for game in GAMES:
        table_with_bots(reader, game)
    table_with(reader, SHORTEST, {"kind": "invite"})
    reader.go("/")
    board = page.locator("section.board")
    rows = board.locator("li")
    expect(rows).to_have_count(4)
    board.get_by_role("button", name="Show all 5").click()
    expect(rows).to_have_count(5)
    expect(board).to_contain_text("waiting for one player")
    reader.check_access("my games")
    expect(board.get_by_role("button", name="Show put-away games")).to_have_count(0)
    rows.first.get_by_role("button").click()
    rows.first.get_by_role("button", name="Put away").click()
    expect(rows).to_have_count(4)
    board.get_by_role("button", name="Show put-away games").click()
    expect(rows).to_have_count(5)
    rows.last.get_by_role("button").click()
    reader.check_access("what is put away")
    rows.last.get_by_role("button", name="Take out").click()
    expect(board).to_contain_text("Nothing is put away.")
    expect(rows).to_have_count(5)
    rows.first.get_by_role("button").click()
    rows.first.get_by_role("button", name="End this match").click()
    page.wait_for_function(
        "() => fetch('/api/me/tables').then((r) => r.json()).then((t) => t.some((x) => x.status == 'closed'))"
    )
    reader.close()


def test_the_name_field_waits_to_be_written_over(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    reader.go(f"/games/{SHORTEST}?friends")
    reader.page.locator("button.main").click()
    field = reader.page.locator("dialog input")
    expect(field).to_have_value("Guest")
    reader.page.wait_for_function("() => document.activeElement.selectionEnd - document.activeElement.selectionStart === 5")
    reader.page.keyboard.type("Zoé")
    expect(field).to_have_value("Zoé")
    reader.page.keyboard.press("Escape")
    reader.close()


def test_the_pictures_of_cards_are_those_of_the_page(browser: Browser, server: Threaded) -> None:
    """A link is drawn without a browser: from picture.svg in each room (`make pictures`)."""
    reader = Reader(browser, server.url)
    for game, svg in pictures(reader).items():
        assert svg == (ROOMS[game].folder / "picture.svg").read_text(encoding="utf-8"), f"{game}: run `make pictures`"
    reader.close()


def test_an_account_keeps_name_and_tables(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/me")
    page.locator("input[autocomplete=nickname]").fill("Zoé")
    page.locator("form button[type=submit]").first.click()
    expect(page.locator(".done")).not_to_be_empty()
    page.locator("input[autocomplete=username]").fill("zoe.page")
    page.locator("input[type=password]").fill("correct horse battery")
    page.locator("form button.strong").click()
    expect(page.locator("input[type=password]")).to_have_count(0)
    page.locator("summary").last.click()
    page.locator("details[open] input").fill("my bot")
    page.locator("details[open] form button").click()
    expect(page.locator("code")).to_have_text(re.compile("^fst_"))
    reader.check_access("account")
    page.locator("details[open] li button").click()
    expect(page.locator("details[open] li")).to_have_count(0)
    with page.expect_download() as download:
        page.locator("section button").filter(has_text="Download").click()
    assert "Zoé" in download.value.path().read_text(encoding="utf-8")
    page.locator("section button").filter(has_text="Forget").click()
    page.locator("input[type=password]").fill("correct horse battery")
    page.locator("button.danger").click()
    page.locator("article").first.wait_for()
    reader.close()


def test_the_end_the_replay_and_fairness(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url, "phone", "fr")
    page = reader.page
    reader.go("/")
    table = table_with_bots(reader, SHORTEST)
    reader.go(f"/t/{table}")
    assert Driver(page, 5).play()
    page.locator("#prompt figure svg").wait_for()
    look_at_the_end(reader)
    page.locator("summary").last.click()
    page.locator(".good").wait_for()
    reader.check_access("the end")
    last = int(page.locator("[data-moment]").get_attribute("data-moment") or 0)
    page.locator(f'#prompt a[href="/t/{table}/0"]').click()
    look_back(reader, last)
    reader.go(f"/t/{table}/3")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "3")
    page.locator("#prompt summary").click()
    page.locator("[data-replay=branch]").click()  # play on from here against bots
    Driver(page, 6).wait()
    assert table not in page.url
    reader.go(f"/t/{table}")
    page.locator("#prompt button.go").click()  # rematch
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert Driver(page, 6).play()
    page.locator("#prompt figure svg").wait_for()
    page.locator("summary").last.click()
    expect(page.locator(".good")).to_contain_text("ensemble")  # this browser has added a secret of its own, ...
    expect(page.locator("details").last).to_contain_text("Ton propre secret y est")  # ... and sees that it counted
    expect(page.locator("details").last).to_contain_text("des cartes et dés de la règle")  # which the page knows itself
    reader.check_access("fairness")
    reader.close()


def look_at_the_end(reader: Reader) -> None:
    """What to do now is in sight without scrolling, and stays there; the score sheet adds up to the result; a picture can be
    kept."""
    page = reader.page
    for scroll in (0, 500):
        page.evaluate("y => { for (const e of document.querySelectorAll('#prompt, .side')) e.scrollTop = y; }", scroll)
        for button in page.locator("#prompt .doing > *").all():
            box = button.bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= 844 and box["height"] >= 44
    assert page.locator("#prompt h2").inner_text().startswith("Tu "), "said to who played"
    sums = [int(text) for text in page.locator("#prompt tr.sum td").all_inner_texts()]
    scores = page.evaluate("async t => (await fetch(`/api/tables/${t}`)).json().then((t) => t.scores)", page.url.split("/")[-1])
    assert sums == scores
    with page.expect_download() as download:
        page.locator("[data-share=picture]").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def look_back(reader: Reader, last: int) -> None:
    """A replay begins at the beginning and runs by itself, as long as one likes; chapters lead through it."""
    page, moment = reader.page, reader.page.locator("[data-moment]")
    page.wait_for_function("() => Number(document.querySelector('[data-moment]')?.dataset.moment) >= 2")
    page.keyboard.press(" ")
    page.locator("[data-replay=play] path").wait_for(state="attached")
    reader.check_access("replay")
    chapters = page.locator("#prompt select.chapters option")
    assert chapters.count() > 2
    assert page.locator("#prompt .marks i").count() == chapters.count()
    page.keyboard.press("End")
    expect(moment).to_have_attribute("data-moment", str(last))
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_attribute("data-moment", str(last - 1))
    page.wait_for_url(f"**/{last - 1}")
    board = page.locator("#board").bounding_box()
    assert board and board["height"] > 844 / 2, "on a phone half of the page is board"


def test_touching_in_vain_says_why(browser: Browser, server: Threaded) -> None:
    """Somewhere in a match something on the board cannot be touched: the server's reason is shown, with its paragraph."""
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go(f"/t/{table_with_bots(reader, SHORTEST)}")
    driver = Driver(page, 7)
    for _ in range(40):
        driver.wait()
        quiet = page.locator('#board [data-mark="quiet"][aria-disabled="true"]')
        if quiet.count():
            quiet.first.dispatch_event("click")
            page.locator("#prompt .notice").wait_for()
            if page.locator("#prompt .notice .rule").count():
                break
        driver.play(at_most=1)
    page.locator("#prompt .notice .rule").click()
    page.locator("#drawer .lit").wait_for()
    reader.check_access("why")
    reader.close()


def fits(page: Page, where: str) -> None:
    """Once the page has settled: it measures its parts and lays them out anew."""
    try:
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", timeout=10_000)
    except TimeoutError:
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        raise AssertionError(f"{where}: {wide} pixels too wide") from None


def test_german_words_and_large_letters_fit(browser: Browser, server: Threaded) -> None:
    """Half the width is 200 % zoom: nothing is wider than the page, on any page."""
    reader = Reader(browser, server.url, "desktop", "de")
    page = reader.page
    page.set_viewport_size({"width": 720, "height": 450})
    reader.go("/")
    tables = [f"/t/{table_with_bots(reader, game, ROOMS[game].info.max_players)}" for game in GAMES]
    for path in ("/", f"/games/{GAMES[1]}", f"/rules/{GAMES[1]}", "/me", *tables):
        reader.go(path)
        for width in (720, 390, 320):
            page.set_viewport_size({"width": width, "height": 450})
            fits(page, f"{path} at {width}")
        page.set_viewport_size({"width": 720, "height": 450})
        if path in tables:
            assert page.evaluate("document.querySelector('#board').clientHeight") > 225, f"{path}: half of the page is board"
    reader.close()


# Of what can be touched, how much is in sight; how much of the page the question takes; who stands beyond the edge.
IN_SIGHT = """() => {
  const inside = (box, place) => box.top >= place.top - 1 && box.bottom <= place.bottom + 1 && box.height > 0;
  const board = document.querySelector('#board').getBoundingClientRect();
  const prompt = document.querySelector('#prompt').getBoundingClientRect();
  const marks = [...document.querySelectorAll('#board [data-mark="possible"]')].map((e) => e.getBoundingClientRect());
  const buttons = [...document.querySelectorAll('#prompt [data-choice]')].map((e) => e.getBoundingClientRect());
  const players = [...document.querySelectorAll('.table > ul > li')].map((e) => e.getBoundingClientRect());
  return {
    possible: marks.filter((box) => inside(box, board)).length + buttons.filter((box) => inside(box, prompt)).length,
    question: prompt.height / innerHeight,
    beyond: players.filter((box) => box.right > innerWidth).length,
  };
}"""


def test_a_phone_shows_at_once_what_to_do(browser: Browser, server: Threaded) -> None:
    """In German: everybody who plays, something to touch, and a question that leaves the page to the board."""
    reader = Reader(browser, server.url, "phone", "de")
    for game in GAMES:
        reader.go(f"/t/{table_with_bots(reader, game, min(4, ROOMS[game].info.max_players))}")
        driver = Driver(reader.page, 5)
        for _ in range(6):
            look = driver.wait()
            if look["state"] == "over":
                break
            reader.page.wait_for_function(f"() => ({IN_SIGHT})().possible > 0")
            seen = reader.page.evaluate(IN_SIGHT)
            assert seen["question"] < 0.42, f"{game}, {look['step']}: the question takes {seen['question']:.0%}"
            assert seen["beyond"] == 0, f"{game}: {seen['beyond']} players out of sight"
            driver.answer(look)
    reader.close()


def test_two_people_around_one_screen(browser: Browser, server: Threaded) -> None:
    """Where something is secret the screen is handed over behind a curtain; nobody sees the other's cards."""
    game = next(g for g in GAMES if ROOMS[g].info.secret and ROOMS[g].info.min_players == 2)
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go(f"/t/{table_with(reader, game, {'kind': 'me', 'name': 'Bo'})}")
    names = set()
    for _ in range(12):
        page.wait_for_function("() => document.querySelector('.curtain') || document.querySelector('[data-state=asked]')")
        curtain = page.locator(".curtain")
        if curtain.count():
            names.add(curtain.locator("button").inner_text())
            expect(page.locator("[data-state]")).to_have_attribute("data-state", "waiting")
            reader.check_access("curtain")
            curtain.locator("button").click()
            expect(curtain).to_have_count(0)
        Driver(page, len(names)).play(at_most=1)
        if len(names) == 2:
            break
    assert len(names) == 2, "both were handed the screen"
    reader.close()
