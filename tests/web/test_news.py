"""Others' moves are seen: a table of bots is watched through the page. Whatever matters is played to its end and held until it
can be read; whoever wishes no pauses, looks elsewhere or wants no motion gets what he wishes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Driver, Reader
from browserkit.news import Shown, noted, shown, watch
from browserkit.tables import BOTS, table_of_bots, table_with_bots
from fullsteam.games import ROOMS
from serverkit import Threaded

# What must be seen of each game, and for how long it stays after its scene: milliseconds.
MATTERS = {
    "take-a-train": {"sold": 2000, "earns": 2000, "achieves": 2000},
    "trambahn": {"scoring": 700, "bonus": 700},
    "voll-in-fahrt": {"pushes": 700, "crashes": 700, "home": 700, "wins": 700},
    "volldampf": {"delivers": 700, "sabotaged": 700, "income": 700, "final": 700},
}
# Pictures of such a scene that lie on the board meanwhile.
PICTURES = {"crashes": ".burst", "scoring": ".rung", "delivers": ".arrived", "sold": ".news", "income": ".incomes"}
ENOUGH = 3  # things that matter, in make test; make matches watches whole matches
LATE = 40  # milliseconds a timer may be early or late


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server whose bots wait a little: else a match of bots is over before its first move is seen."""
    with Threaded(str(tmp_path_factory.mktemp("news") / "test.db"), bot_delay=0.5) as running:
        yield running


def players(game: str) -> int:
    return min(4, ROOMS[game].info.max_players)


def watching(browser: Browser, server: Threaded, game: str, **settings: Any) -> tuple[Reader, str]:
    """Somebody looks on from the beginning."""
    reader = Reader(browser, server.url, **{"speed": "normal", **settings})
    watch(reader.context)
    reader.go("/")
    table = table_of_bots(reader, game, players(game))
    reader.page.goto(f"{server.url}/t/{table}")
    reader.page.locator("[data-moment]").wait_for()
    return reader, table


def told(page: Page, table: str) -> dict[int, list[str]]:
    """The words of each moment, by the server's own log."""
    log = page.evaluate("async table => (await fetch(`/api/tables/${table}/log`)).json()", table)
    return {moment["n"]: [event["text"].split()[0] for event in moment["events"]] for moment in log}


def check(game: str, pieces: list[Shown], log: dict[int, list[str]], notes: list[dict[str, Any]]) -> int:
    """Every moment was shown, one by one; how many of them mattered."""
    moments = [piece.moment for piece in pieces]
    assert moments == list(range(moments[0], moments[0] + len(moments))), "none was left out"
    assert not [note for note in notes if note["what"] == "ahead"], "the log never runs ahead of the board"
    mattered = 0
    pictures: dict[str, list[Shown]] = {}
    for piece in pieces[1:]:  # when one comes in, what was before is not played
        held = max((MATTERS[game].get(word, 0) for word in log[piece.moment]), default=0)
        if held == 0:
            continue
        said = f"{game}, moment {piece.moment}: {log[piece.moment]}"
        assert not piece.still and not piece.cut, f"{said} was cut"
        assert piece.begun is not None and piece.ended is not None, f"{said} was not played: {piece}"
        assert piece.until - piece.ended >= held - LATE, f"{said} was gone after {piece.until - piece.ended:.0f} ms"
        mattered += 1
        for word in set(log[piece.moment]) & set(PICTURES):
            pictures.setdefault(PICTURES[word], []).append(piece)
    for kind, of in pictures.items():
        up = [(note["from"], note["at"]) for note in notes if note["what"] == "up" and note["kind"] == kind]
        for piece in of:
            there = max((min(b, piece.until) - max(a, piece.since) for a, b in up), default=0.0)
            assert there > 500, f"{game}, moment {piece.moment}: {kind} was to be seen for {there:.0f} ms"
    return mattered


def mattering(game: str, page: Page, table: str) -> int:
    """How many things that matter were on the board by now."""
    log, pieces = told(page, table), shown(noted(page))
    return sum(any(word in MATTERS[game] for word in log[piece.moment]) for piece in pieces[1:])


@pytest.mark.parametrize("game", list(ROOMS))
def test_what_matters_is_seen_to_its_end(browser: Browser, calm: Threaded, game: str) -> None:
    reader, table = watching(browser, calm, game)
    for _ in range(90):
        if mattering(game, reader.page, table) >= ENOUGH or reader.page.locator("[data-state=over]").count():
            break
        reader.page.wait_for_timeout(1000)
    notes = noted(reader.page)
    assert check(game, shown(notes), told(reader.page, table), notes) >= 1
    reader.close()


def test_none_shows_everything_at_once(browser: Browser, calm: Threaded) -> None:
    reader, _ = watching(browser, calm, "voll-in-fahrt", speed="none")
    reader.page.wait_for_function("() => Number(document.querySelector('[data-moment]').dataset.moment) > 12")
    notes = noted(reader.page)
    assert {note["what"] for note in notes} == {"shown"}, "nothing is played"
    assert all(note["still"] for note in notes)
    assert reader.page.locator("[data-behind]").count() == 0
    reader.close()


def test_without_motion_the_pauses_stay(browser: Browser, calm: Threaded) -> None:
    """Reduced motion: stills, each for as long as the scene would have taken."""
    reader = Reader(browser, calm.url, speed="normal")
    reader.page.emulate_media(reduced_motion="reduce")
    watch(reader.context)
    reader.go("/")
    table = table_of_bots(reader, "voll-in-fahrt", 4)
    reader.page.goto(f"{calm.url}/t/{table}")
    reader.page.wait_for_function("() => window.seen.filter((note) => note.what === 'ended').length > 8", timeout=60_000)
    pieces = [piece for piece in shown(noted(reader.page))[1:] if piece.begun is not None]
    assert all(piece.until - piece.since >= 400 - LATE for piece in pieces)
    assert not any(piece.cut or piece.still for piece in pieces)
    reader.close()


HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_who_looks_elsewhere_finds_how_things_stand(browser: Browser, calm: Threaded) -> None:
    reader, _ = watching(browser, calm, "voll-in-fahrt", speed="slow")
    reader.page.locator("[data-behind]").wait_for(timeout=60_000)
    reader.page.evaluate(HIDDEN, True)
    expect(reader.page.locator("[data-behind]")).to_have_count(0)
    before = int(reader.page.locator("[data-moment]").get_attribute("data-moment") or 0)
    reader.page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) > {before + 2}")
    assert all(note["still"] for note in noted(reader.page)[-1:] if note["what"] == "shown")
    reader.close()


def test_a_rivals_move_is_shown_once_more(browser: Browser, calm: Threaded) -> None:
    """The strip since one's own turn: a touch plays that moment again, then one is back at the question."""
    reader = Reader(browser, calm.url, speed="fast")
    watch(reader.context)
    reader.go("/")
    reader.page.goto(f"{calm.url}/t/{table_with_bots(reader, 'voll-in-fahrt', 3)}")
    driver = Driver(reader.page, 2)
    strip = reader.page.locator("#prompt ul button")
    for _ in range(12):  # until both others have moved
        driver.wait()
        if strip.count() == len(BOTS[:2]):
            break
        driver.play(at_most=1)
    look = driver.wait()
    reader.check_access("the strip")
    strip.first.click()
    reader.page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) < {look['moment']}")
    expect(reader.page.locator("[data-state]")).to_have_attribute("data-state", "waiting")
    reader.page.wait_for_function(f"() => Number(document.querySelector('[data-moment]').dataset.moment) === {look['moment']}")
    assert driver.wait()["step"] == look["step"]
    driver.answer(look)
    reader.close()
