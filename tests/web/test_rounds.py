"""The end of a round: what it brought lies over the board until the reader goes on; where others wait, not for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Reader
from fullsteam.server.store import Terms
from fullsteam.server.table import clocks
from serverkit import Client, Threaded, before_round_end, table_at
from serverkit.players import Found

pytestmark = pytest.mark.heavy
GO_ON = "[data-go-on]"
GAMES = ["take-a-train", "volldampf"]
VIEW = """async ([table, seat]) => {
  const log = await (await fetch(`/api/tables/${table}/log?seat=${seat}`)).json();
  const over = log.findLast((m) => m.events.some((e) => /^(earns|income) /.test(e.text)));
  return (await fetch(`/api/tables/${table}/moments/${over.n}?seat=${seat}`)).json();
}"""


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with Threaded(str(tmp_path_factory.mktemp("rounds") / "test.db"), bot_delay=0.1) as running:
        yield running


class Sitting(Reader):
    """A reader who has been given a seat at a table one choice before a round is over."""

    def __init__(self, browser: Browser, server: Threaded, found: Found, others: Any, terms: Terms, **how: Any) -> None:
        super().__init__(browser, server.url, **{"speed": "fast", "played": True, **how})
        assert found.next is not None
        self.seat, self.text = found.next.seat, found.next.text
        self.me = self.post("/api/guest", {"name": "Anna"})
        sitting = [self if seat == self.seat else others for seat in range(found.players)]
        self.table = table_at(server, found, sitting, terms)
        self.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
        self.go(f"/t/{self.table}")
        expect(self.page.locator("[data-state]")).to_have_attribute("data-state", "asked")

    def end_round(self) -> None:
        """The choice that was made there, as a button."""
        button = self.page.locator(f'#prompt [data-choice="{self.text}"]')
        if not button.is_visible():
            self.page.locator("[data-all]").click()
        button.click()
        yes = self.page.locator("[data-yes]")
        expect(yes.or_(self.page.locator(GO_ON)).first).to_be_visible()
        if yes.is_visible():
            yes.click()
        expect(self.page.locator(GO_ON)).to_be_visible()

    def view(self) -> Any:
        """As the server had it when the round was over."""
        return self.page.evaluate(VIEW, [self.table, self.seat])


def nothing_is_asked(page: Page) -> None:
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "waiting")
    expect(page.locator("#prompt [data-choice]")).to_have_count(0)
    expect(page.locator("#prompt .count")).to_have_count(0)


def figures(reader: Sitting) -> list[str]:
    """What must stand in the summary: new cash of everybody, or, where purses are hidden, one's own."""
    view = reader.view()["view"]
    players = view["players"]
    if "money" in players[0]:
        return [f"${players[reader.seat]['money']:,}"]
    return [str(player["cash"]) for player in players]


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_it_waits_for_go_on(browser: Browser, unhurried: Threaded, game: str) -> None:
    reader = Sitting(browser, unhurried, before_round_end(game, 3), "greedy", Terms())
    page = reader.page
    reader.end_round()
    nothing_is_asked(page)
    expect(page.locator(GO_ON)).to_be_focused()
    expect(page.locator("[role=dialog]")).to_contain_text("is over")
    for figure in figures(reader):
        expect(page.locator("[role=dialog]")).to_contain_text(figure)
    if game == "take-a-train":
        expect(page.locator("[role=dialog]")).to_contain_text("purse hidden")
    page.wait_for_function("() => document.querySelector('.veil').getAnimations({ subtree: true }).length === 0")
    reader.check_access("the end of a round")
    page.mouse.click(300, 400)  # the board is no button: a touch beside it leads on nowhere
    expect(page.locator(GO_ON)).to_be_visible()
    expect(page.get_by_text("goes on by itself")).to_have_count(0)
    page.locator(GO_ON).focus()
    page.keyboard.press("Enter")
    expect(page.locator(GO_ON)).to_have_count(0)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "asked")
    reader.close()


@pytest.mark.parametrize("game", GAMES)
def test_with_others_it_is_counted_out(
    browser: Browser, unhurried: Threaded, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody's clock runs before."""
    monkeypatch.setattr(clocks, "PAUSE", 4000)
    bo = Client(unhurried.url, "Bo")
    reader = Sitting(browser, unhurried, before_round_end(game, 2), bo, Terms(choice=30), size="phone")
    page = reader.page
    reader.end_round()
    nothing_is_asked(page)
    expect(page.get_by_text("goes on by itself")).to_be_visible()
    over = reader.view()
    assert over["pause"] == over["moments"][-1]["at"] + 4000
    assert all(waiting["due"] >= over["pause"] + 30_000 for waiting in over["waiting"])
    expect(page.locator(GO_ON)).to_have_count(0, timeout=8000)
    assert unhurried.process.now() >= over["pause"] - 100, "it was closed when the pause was over, not before"
    reader.close()


@pytest.mark.parametrize("game", GAMES)
def test_in_words(browser: Browser, unhurried: Threaded, game: str) -> None:
    reader = Sitting(browser, unhurried, before_round_end(game, 3), "greedy", Terms(), textView=True)
    page = reader.page
    reader.end_round()
    expect(page.locator("[role=dialog] h3").first).to_be_visible()
    assert page.locator("[role=dialog] svg").count() == 0
    for figure in figures(reader):
        expect(page.locator("[role=dialog]")).to_contain_text(figure)
    reader.check_access("the end of a round in words")
    page.keyboard.press("Space")
    expect(page.locator(GO_ON)).to_have_count(0)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "asked")
    reader.close()


def test_looked_back_it_passes_by_itself(browser: Browser, unhurried: Threaded) -> None:
    reader = Sitting(browser, unhurried, before_round_end("volldampf", 2), "greedy", Terms())
    page = reader.page
    reader.end_round()
    page.goto(f"{unhurried.url}/t/{reader.table}/0")  # from the beginning it runs by itself
    expect(page.locator(GO_ON)).to_be_visible()
    expect(page.get_by_text("goes on by itself")).to_be_visible()
    expect(page.locator(GO_ON)).to_have_count(0, timeout=15_000)
    reader.close()
