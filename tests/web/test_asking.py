"""What is asked, and nothing else: what glows, what is asked once more, what the server bids for somebody, what is carried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from browserkit import Driver, Reader
from browserkit.driver import POINT
from browserkit.tables import table_with_bots
from serverkit import Threaded

pytestmark = pytest.mark.heavy
GLOWING = """() => [...document.querySelectorAll('#board [data-mark="possible"]')].map((e) => e.dataset.is)"""
# Of what glows and begins with this mark: is something wholly within the board, and uncovered?
IN_SIGHT = """mark => [...document.querySelectorAll('#board [data-mark="possible"]')].some((e) => {
  const box = e.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return e.dataset.is.startsWith(mark) && document.elementFromPoint(x, y)?.closest('#board') !== null;
})"""
HEADING = "#prompt h2"
AFTER = "moment => Number(document.querySelector('[data-moment]').dataset.moment) > moment"


def until(page: Page, driver: Driver, step: str) -> None:
    for _ in range(200):
        look = driver.wait()
        assert look["state"] == "asked", f"the match ended without {step}"
        if look["step"] == step:
            return
        driver.answer(look)
    raise AssertionError(f"nobody was asked {step}")


def choices(page: Page) -> list[str]:
    """Every answer, as the list of buttons has them."""
    page.locator("[data-all]").click()
    found: list[str] = page.locator("#prompt [data-choice]").evaluate_all("all => all.map((b) => b.dataset.choice)")
    page.locator("[data-all]").click()
    return found


def touch(page: Page, mark: str) -> None:
    x, y = page.evaluate(POINT, mark)
    page.mouse.click(x, y)


def moment(page: Page) -> str:
    return page.locator("[data-moment]").get_attribute("data-moment") or ""


def test_a_wagon_glows_if_it_has_a_place_and_a_swap_is_asked_once_more(browser: Browser, server: Threaded) -> None:
    """It was: one touch on a wagon without a place paid for a swap and threw it out."""
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'take-a-train')}")
    driver = Driver(page, 3)
    until(page, driver, "turn")
    legal = choices(page)
    taken = {f"card:{text.split()[1]}" for text in legal if text.startswith("attach")}
    glowing = page.evaluate(GLOWING)
    assert {is_ for is_ in glowing if is_.startswith("card:")} == taken
    assert not [is_ for is_ in glowing if is_.startswith("loco:")], "where it goes lights up after the card"
    before, asked = moment(page), page.locator(HEADING).inner_text()
    touch(page, "verb:replace")
    if page.locator("[data-yes]").count() == 0:  # more than one kind lies there
        assert page.locator(HEADING).inner_text() != asked
        touch(page, next(is_ for is_ in page.evaluate(GLOWING) if is_.startswith("card:")))
    expect(page.locator("[data-yes]")).to_be_visible()
    expect(page.locator(HEADING)).to_contain_text("$")
    assert page.evaluate(GLOWING) == []
    reader.check_access("once more")
    page.locator("[data-no]").click()
    assert moment(page) == before
    expect(page.locator(HEADING)).to_have_text(asked)
    touch(page, "verb:replace")
    if page.locator("[data-yes]").count() == 0:
        touch(page, next(is_ for is_ in page.evaluate(GLOWING) if is_.startswith("card:")))
    page.keyboard.press("1")
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", before)
    reader.close()


def test_an_amount_is_typed(browser: Browser, server: Threaded) -> None:
    """It was: nine touches for $1,350, and a digit pressed the first button there was."""
    reader = Reader(browser, server.url)
    page = reader.page
    sent: list[str] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda frame: sent.append(str(frame))))
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'take-a-train')}")
    driver = Driver(page, 6)
    field = page.locator("#prompt [data-amount]")
    look = driver.wait()
    while field.count() == 0:
        driver.answer(look)
        look = driver.wait()
    reader.check_access("an amount")
    before = moment(page)
    page.locator(HEADING).focus()
    page.keyboard.type("1375")
    expect(field).to_have_value("1375")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .wrong button")).to_have_text(["1,350", "1,400"])
    reader.check_access("an amount that is not possible")
    assert moment(page) == before
    assert not [frame for frame in sent if "bid 1" in frame]
    field.fill("1 350")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) > {before}")
    assert [frame for frame in sent if "bid 1350" in frame]
    reader.close()


@pytest.fixture(scope="module")
def slow_orders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """Orders answer after a second, as they do for people: there is something to see."""
    with Threaded(str(tmp_path_factory.mktemp("slow") / "test.db"), auto_delay=(1.0, 1.2)) as running:
        yield running


def test_an_order_says_that_it_acts_and_ends_with_its_auction(browser: Browser, slow_orders: Threaded) -> None:
    """It was: "Your turn" with live buttons while the server bid, and it went on in the next round."""
    reader = Reader(browser, slow_orders.url)
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'volldampf', 3)}")
    driver = Driver(page, 4)
    driver.wait()
    expect(page.locator("[data-orders]")).to_have_count(0)  # there is nothing to order while one borrows
    until(page, driver, "bidding")
    page.locator("[data-orders]").click()
    reader.check_access("orders")
    most = page.locator(".orders input")
    most.fill(most.get_attribute("min") or "")
    page.locator(".orders button[type=submit]").click()
    expect(page.locator(HEADING)).to_contain_text("Bidding for you")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "waiting")
    expect(page.locator("#prompt [data-choice]")).to_have_count(0)
    assert page.evaluate(GLOWING) == []
    reader.check_access("an order acts")
    expect(page.locator("[data-stop]")).to_have_count(0, timeout=30_000)  # the auction is over
    look = driver.wait()
    assert look["step"] != "bidding"
    until(page, driver, "bidding")
    expect(page.locator("[data-stop]")).to_have_count(0)
    expect(page.locator(f"{HEADING}")).not_to_contain_text("Bidding for you")
    reader.close()


@pytest.mark.parametrize(("game", "step", "mark"), [("volldampf", "building", "link:"), ("take-a-train", "turn", "card:")])
def test_a_phone_shows_what_is_asked(browser: Browser, server: Threaded, game: str, step: str, mark: str) -> None:
    """It was: something else that glows was in sight, so the board stayed where it was."""
    reader = Reader(browser, server.url, "phone")
    page = reader.page
    reader.go("/")
    seen, matches = 0, 0
    while seen < 2:
        matches += 1
        assert matches < 5, f"in four matches nobody was asked {step} twice"
        reader.go(f"/t/{table_with_bots(reader, game)}")
        driver = Driver(page, 5)
        while seen < 2 and (look := driver.wait())["state"] == "asked":
            glows = look["step"] == step and any(is_.startswith(mark) for is_ in page.evaluate(GLOWING))
            if glows:  # whoever has no money can only discard
                page.wait_for_function(IN_SIGHT, arg=mark)
                seen += 1
            driver.answer(look)
    reader.close()


def long_way(page: Page, driver: Driver, row: Locator, ahead: Locator) -> bool:
    """Somebody's way over several links lies drawn, and waits for a yes."""
    for _ in range(5):
        until(page, driver, "naming")
        if row.count() > 0:
            row.click()
            page.locator("[data-no]").wait_for()
            if ahead.count() > 1:
                return True
            page.locator("[data-no]").click()
        driver.answer(driver.wait())
    return False


def test_a_good_is_delivered_in_two_touches(browser: Browser, server: Threaded) -> None:
    """It was: a row of the best deliveries led nowhere; one named the good, aimed at a city, and went."""
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    row, ahead = page.locator("#board button.row").first, page.locator("#board .trail.ahead")
    driver = Driver(page, 7)
    for _ in range(6):  # matches: in some nobody builds two links that meet before long
        reader.go(f"/t/{table_with_bots(reader, 'volldampf')}")
        if long_way(page, driver, row, ahead):
            break
    links, before = ahead.count(), int(moment(page))
    assert links > 1, "no way of several links was offered"
    expect(page.locator(HEADING)).to_contain_text("→")
    expect(page.locator(HEADING)).to_contain_text("you +")
    assert page.evaluate(GLOWING) == [] and row.get_attribute("aria-pressed") == "true"
    reader.check_access("a way is looked at")
    page.locator("[data-yes]").click()
    page.wait_for_function(AFTER, arg=before + links)
    assert driver.wait()["step"] != "route"
    expect(page.locator("#board .halted")).to_have_count(0)
    expect(page.locator("body")).to_contain_text(f"over {links} links")
    reader.close()


def test_a_card_is_carried_to_its_place(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'trambahn')}")
    driver = Driver(page, 6)
    until(page, driver, "passengers")
    passenger = next(text for text in choices(page) if text.startswith("passenger"))
    _, card, line = passenger.split()
    before = moment(page)
    here = page.evaluate(POINT, f"card:{card}")
    there = page.locator(f'#board [data-is="line:{line}"]').bounding_box()
    assert there is not None
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move(700, 20, steps=4)
    page.mouse.up()  # dropped where nothing is: nothing happens, and nothing stays in hand
    assert moment(page) == before and page.locator('#board [data-mark="selected"]').count() == 0
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    assert page.locator(f'#board [data-is="card:{card}"][data-mark="selected"]').count() == 1
    page.mouse.up()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", before)
    reader.close()


def test_a_seat_is_not_given_away_unasked(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'trambahn', takeover='greedy')}")
    Driver(page, 7).wait()
    page.locator("[data-leave]").click()
    reader.check_access("leaving")
    page.locator("[data-no]").click()
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "asked")
    page.locator("[data-leave]").click()
    page.locator("[data-yes]").click()
    expect(page.locator("#prompt .go")).to_have_text("Play on yourself")
    reader.close()


def test_a_slow_move_is_on_its_way(browser: Browser, server: Threaded) -> None:
    """It was: "Nobody is asked." """
    reader = Reader(browser, server.url)
    page = reader.page
    silent = [False]

    def between(page_side: WebSocketRoute) -> None:
        there = page_side.connect_to_server()
        there.on_message(lambda message: None if silent[0] else page_side.send(message))

    page.route_web_socket("**/socket", between)
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'trambahn')}")
    driver = Driver(page, 8)
    until(page, driver, "passengers")
    silent[0] = True
    page.locator("[data-all]").click()
    page.locator("#prompt [data-choice]").first.click()
    expect(page.locator(HEADING)).to_have_text("Your move is on its way.")
    reader.close()


def test_the_platform_itself_can_be_touched(browser: Browser, server: Threaded) -> None:
    """It was: nothing happened, and nothing was said. The asked one leads on, another says why not."""
    reader = Reader(browser, server.url)
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'voll-in-fahrt')}")
    driver = Driver(page, 9)
    until(page, driver, "slide")
    colour = next(is_ for is_ in page.evaluate(GLOWING) if "verb:platform" in is_).split()[1]
    places = page.locator("#board [data-area*='colour:']")
    for n in range(places.count()):
        box = places.nth(n).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if colour in (places.nth(n).get_attribute("data-area") or ""):
            expect(page.locator(HEADING)).to_have_text("Which way round shall the platform lie?")
        else:
            expect(page.locator("#prompt .notice")).to_contain_text("only that platform may move")
        page.keyboard.press("Escape")
    reader.close()


def test_a_finger_that_rests_carries(browser: Browser, server: Threaded) -> None:
    """One that moves at once scrolls, as always."""
    reader = Reader(browser, server.url, "phone")
    page = reader.page
    reader.go("/")
    reader.go(f"/t/{table_with_bots(reader, 'trambahn')}")
    driver = Driver(page, 10)
    until(page, driver, "passengers")
    finger = reader.context.new_cdp_session(page)

    def put(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    card = next(is_ for is_ in page.evaluate(GLOWING) if is_.startswith("card:"))
    before, (x, y) = moment(page), page.evaluate(POINT, card)
    selected = page.locator('#board [data-mark="selected"]')
    put("touchStart", x, y)
    page.wait_for_timeout(300)  # it rests: that is what is tried here
    put("touchMove", x, y - 20)
    put("touchMove", x, y - 40)
    expect(selected).to_have_count(1)
    line = page.locator('#board [data-is^="line:"][data-mark="possible"]').first.bounding_box()
    assert line is not None
    put("touchMove", line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
    put("touchEnd")
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", before)
    until(page, driver, "passengers")
    before = moment(page)
    card = next(is_ for is_ in page.evaluate(GLOWING) if is_.startswith("card:"))
    x, y = page.evaluate(POINT, card)
    put("touchStart", x, y)
    put("touchMove", x, y - 60)
    expect(selected).to_have_count(0)
    put("touchEnd")
    assert moment(page) == before
    reader.close()


def test_no_button_comes_up_where_another_stood_while_a_question_goes_on(browser: Browser, server: Threaded) -> None:
    """Trambahn on a phone: the fewer cards can still be built, the less there is to choose; but whoever taps "done" again
    in the same place must not build the card whose button has taken it."""
    reader = Reader(browser, server.url, "phone")
    reader.go(f"/t/{table_with_bots(reader, 'trambahn')}")
    driver, before = Driver(reader.page, 5), ("", 0, set[str]())
    again = 0
    for _ in range(70):
        look = driver.wait()
        if look["state"] == "over":
            break
        shown = {choice.split()[0] for choice in look["buttons"]}
        step, touched, were = before
        if look["step"] == step and look["moment"] == touched + 1:
            again += 1
            assert shown <= were | {"done"}, f"{step}: {sorted(were)}, then {sorted(shown)}"
        before = (look["step"], look["moment"], shown)
        driver.answer(look)
    assert again > 10
    reader.close()
