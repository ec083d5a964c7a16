"""Life at a table, through the page: who stays away is reminded and decided about; who gives up; who looks on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browserkit import Reader
from fullsteam.games import ROOMS
from serverkit import GAME, Threaded

pytestmark = pytest.mark.heavy
MANY = min((g for g in ROOMS if ROOMS[g].info.max_players > 2), key=lambda g: ROOMS[g].info.max_players)


class Wall:
    """The server's clock, which these tests set."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture(scope="module")
def wall() -> Wall:
    return Wall()


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory, wall: Wall) -> Iterator[Threaded]:
    with Threaded(str(tmp_path_factory.mktemp("late") / "test.db"), now=wall) as running:
        yield running


def sat(browser: Browser, server: Threaded, game: str, *people: tuple[str, str, str]) -> tuple[list[Reader], str]:
    """A table of people with browsers of their own: name, size, language."""
    readers = [Reader(browser, server.url, size, lang) for _, size, lang in people]
    for reader, (name, _, _) in zip(readers, people, strict=True):
        reader.post("/api/guest", {"name": name})
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table = readers[0].post("/api/tables", {"game": game, "seats": seats, "terms": {"takeover": "random"}})
    for reader in readers[1:]:
        reader.post(f"/api/tables/{table['id']}/join", {})
    for reader in readers:
        reader.go(f"/t/{table['id']}")
        reader.page.locator("[data-state]").wait_for()
    return readers, table["id"]


def test_who_is_away_is_reminded_and_the_others_decide(browser: Browser, late: Threaded, wall: Wall, tmp_path: Path) -> None:
    people = [("Anna", "desktop", "en"), ("Bo", "phone", "de"), ("Cleo", "desktop", "fr")]
    readers, table_id = sat(browser, late, MANY, *people)
    gone = late.process.tables[table_id].course.match.actors[0]
    slow, others = readers[gone], [reader for q, reader in enumerate(readers) if q != gone]
    wall.time += 2 * 60_000
    for reader in others:
        reader.page.reload()  # the page learns the time with what it is told
        expect(reader.page.locator(f'[data-waited="{gone}"]')).to_be_visible()
        expect(reader.page.locator("[data-vote]")).to_have_count(0)
    others[0].page.locator("[data-nudge]").click()
    expect(slow.page.locator("[data-here]")).to_be_visible()
    expect(others[1].page.locator("[data-nudge]")).to_have_count(0)  # one reminder is enough
    slow.check_access("called")
    slow.page.locator("[data-here]").click()
    expect(slow.page.locator("[data-here]")).to_have_count(0)

    wall.time += 4 * 60_000
    for reader in others:
        reader.page.reload()
        expect(reader.page.locator(f'[data-vote="bot {gone}"]')).to_be_visible()
        reader.check_access("away")
    others[0].page.locator(f'[data-vote="bot {gone}"]').click()
    expect(others[0].page.locator(f'[data-vote="bot {gone}"]')).to_have_attribute("aria-pressed", "true")
    expect(others[1].page.locator(f'[data-vote="bot {gone}"] small')).to_be_visible()
    others[1].page.locator(f'[data-vote="bot {gone}"]').click()
    expect(others[1].page.locator("[data-waited]")).to_have_count(0)
    expect(slow.page.locator("#prompt .go")).to_be_visible()  # he may come back at any time
    for reader in readers:
        assert reader.complaints == []
        reader.close()


def test_who_has_gone_is_said_at_once(browser: Browser, late: Threaded) -> None:
    readers, table_id = sat(browser, late, GAME, ("Anna", "desktop", "en"), ("Bo", "phone", "en"))
    asked = late.process.tables[table_id].course.match.actors[0]
    gone, other = readers[asked], readers[1 - asked]
    expect(other.page.locator("#prompt h2")).to_have_text(f"{('Anna', 'Bo')[asked]} is choosing.")
    gone.close()
    expect(other.page.locator("#prompt h2")).to_contain_text("is not at the table just now", timeout=5000)
    expect(other.page.locator("[data-nudge]")).to_be_visible(timeout=30_000)  # not only after a minute
    other.close()


@pytest.mark.parametrize("away", [False, True])
def test_giving_up_and_an_end_without_a_result(browser: Browser, late: Threaded, wall: Wall, away: bool) -> None:
    (anna, bo), table_id = sat(browser, late, GAME, ("Anna", "desktop", "de"), ("Bo", "phone", "fr"))
    if away:
        gone = late.process.tables[table_id].course.match.actors[0]
        wall.time += 5 * 60_000
        other = (anna, bo)[1 - gone]
        other.page.reload()
        other.page.locator('[data-vote="end"]').click()
        for reader in (anna, bo):
            expect(reader.page.locator('[data-lost="agreed"]')).to_be_visible()
        other.page.locator(f'a[href="/t/{table_id}/0"]').click()
        expect(other.page.locator("[data-moment]")).to_be_visible()
    else:
        anna.page.locator("[data-leave]").click()
        anna.check_access("leaving")
        anna.page.locator("[data-resign]").click()
        expect(bo.page.locator("h2.winner")).to_have_text("Tu gagnes !")
        expect(bo.page.locator(".head .line")).to_contain_text("Anna")
        expect(anna.page.locator("h2.winner")).to_be_visible()
    anna.close()
    bo.close()


def test_the_host_sees_who_looks_on_and_closes_the_door(browser: Browser, server: Threaded) -> None:
    (anna, bo), table_id = sat(browser, server, GAME, ("Anna", "desktop", "en"), ("Bo", "desktop", "en"))
    cleo = Reader(browser, server.url)
    cleo.post("/api/guest", {"name": "Cleo"})
    cleo.go(f"/t/{table_id}")
    cleo.page.locator("[data-state]").wait_for()
    expect(bo.page.locator(".onlookers")).to_contain_text("Looking on: Cleo")
    expect(bo.page.locator("[data-door]")).to_have_count(0)
    anna.check_access("onlookers")
    anna.page.locator("[data-door]").click()
    expect(cleo.page.locator('[data-lost="refused"]')).to_be_visible()
    expect(anna.page.locator(".onlookers")).to_contain_text("Nobody may look on.")
    for reader in (anna, bo, cleo):
        reader.close()
