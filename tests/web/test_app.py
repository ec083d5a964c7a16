"""The page as an app: it can be installed, opens without a network, is renewed under an open table, counts turns."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browserkit import Driver, Reader
from browserkit.lessons import Learner
from fullsteam.games import ROOMS
from fullsteam.play.lesson import lessons
from fullsteam.server.api import page as pages
from serverkit import Threaded, servers

pytestmark = pytest.mark.heavy
GAME = min(ROOMS, key=lambda g: ROOMS[g].info.max_players)
KEPT = "async (url) => (await caches.match(url)) !== undefined"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
PAGES = "async () => (await caches.keys()).filter((name) => name.startsWith('page-'))"
HASHED = re.compile(r"-[\w-]{8}(?=\.(?:js|css|woff2)$)")
BADGE = """
window.badges = [];
navigator.setAppBadge = async (many) => { badges.push(many); };
navigator.clearAppBadge = async () => { badges.push(0); };
"""


def seats(mine: bool) -> list[dict[str, str]]:
    """Of a match in which I am asked first, or somebody else is who does not come."""
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
    return [me, bot] if mine else [bot, me]


def new_table(reader: Reader, first: str = "seat1") -> str:
    made = reader.post("/api/tables", {"game": GAME, "seats": seats(True), "options": {"first": first}})
    return str(made["id"])


def keeps(page: Page, *urls: str) -> None:
    """The worker has come, and what it keeps in advance too."""
    page.wait_for_function(CONTROLLED)
    for url in urls:
        page.wait_for_function(KEPT, arg=url)


def test_it_can_be_installed(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url, worker=True)
    reader.go("/")
    reader.page.wait_for_function(CONTROLLED)
    protocol = reader.context.new_cdp_session(reader.page)
    found = protocol.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    errors = protocol.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [e["errorId"] for e in errors if e["errorId"] != "in-incognito"] == []  # tests are in a window of their own
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in drawn} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in drawn:
        data = reader.context.request.get(server.url + icon["src"]).body()
        assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == icon["sizes"]
    reader.close()


def test_without_a_network_ones_games_the_rules_and_a_lesson(browser: Browser, tmp_path: Path) -> None:
    """The server is stopped: there is nobody at the other end."""
    name = lessons(ROOMS[GAME])[0].id
    rules = [f"/api/games/{game}/{part}/en" for game in ROOMS for part in ("rules", "how")]
    with Threaded(str(tmp_path / "test.db"), auto_delay=(0.0, 0.01)) as server:
        reader = Reader(browser, server.url, "phone", worker=True)
        page = reader.page
        reader.go("/")
        keeps(page, *rules, f"/api/games/{GAME}/lessons/{name}")
        table = new_table(reader)
        reader.go("/")
        row = page.locator(f'a[href="/t/{table}"]').first
        expect(row).to_be_visible()
        keeps(page, "/api/me/tables")
        learner = Learner(reader, GAME, name, "en")
    page.goto(server.url + "/")
    expect(row).to_be_visible()
    expect(page.locator("[role=status].offline")).to_contain_text("No network just now")
    reader.check_access("without a network")
    for game, room in ROOMS.items():
        page.goto(f"{server.url}/rules/{game}")
        expect(page.locator("h1")).to_contain_text(room.info.title)
        page.goto(f"{server.url}/rules/{game}#exact")
        expect(page.locator("article p, section p").first).to_be_visible()
    page.goto(f"{server.url}/learn/{GAME}/{name}")
    page.locator("[data-coach]").wait_for()
    learner.take()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-trouble]")).to_be_visible()
    reader.context.close()  # its console has complained about the server, and rightly


def test_who_leaves_leaves_nothing_behind(browser: Browser, tmp_path: Path) -> None:
    """What is kept of one's own goes with the session: the next at this screen does not see it."""
    with Threaded(str(tmp_path / "test.db")) as server:
        reader = Reader(browser, server.url, worker=True)
        reader.go("/")
        reader.page.wait_for_function(CONTROLLED)
        new_table(reader)
        reader.go("/")
        keeps(reader.page, "/api/me/tables")
        reader.page.evaluate(
            """async () => {
              const token = document.cookie.match(/csrf=([^;]*)/)[1];
              await fetch('/api/logout', { method: 'POST', headers: { 'x-csrf-token': decodeURIComponent(token) } });
            }"""
        )
        reader.page.wait_for_function("async () => (await caches.match('/api/me/tables')) === undefined")
        reader.context.close()


def another_build(old: Path, new: Path) -> Path:
    """The same page built anew: every file has another name, as after any change."""
    shutil.copytree(old, new)
    names = [file.name for file in (new / "assets").iterdir()]
    other = {name: HASHED.sub(lambda found: found[0][:-2] + "zz", name) for name in names}
    assert sum(a != b for a, b in other.items()) == len(names)
    pattern = re.compile("|".join(map(re.escape, sorted(other, key=len, reverse=True))))
    for file in [*new.rglob("*.js"), *new.rglob("*.css"), new / "index.html"]:
        text = pattern.sub(lambda found: other[found[0]], file.read_text())
        file.write_text(re.sub(r'"build":"\w+"', '"build":"another"', text))
    for name, renamed in other.items():
        (new / "assets" / name).rename(new / "assets" / renamed)
    return new


@contextmanager
def serving(folder: Path, database: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Threaded]:
    with monkeypatch.context() as patch:
        patch.setattr(pages.Page.__init__, "__defaults__", (folder,))
        patch.setattr(servers, "free_port", lambda: port)
        made = Threaded(str(database), auto_delay=(0.0, 0.01))
    with made as running:
        yield running


def test_a_newer_build_leaves_an_open_table_alone(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, port = tmp_path / "test.db", servers.free_port()
    newer = another_build(pages.PAGE, tmp_path / "page")
    with serving(pages.PAGE, database, port, monkeypatch) as server:
        reader = Reader(browser, server.url, worker=True)
        page = reader.page
        reader.go("/")
        page.wait_for_function(CONTROLLED)
        [first] = page.evaluate(PAGES)
        table = new_table(reader)
        reader.go(f"/t/{table}")
        Driver(page, 1).play(at_most=2)
        home = reader.context.new_page()
        home.goto(server.url + "/")
        home.locator("article").first.wait_for()
    with serving(newer, database, port, monkeypatch) as server:
        page.locator("[data-trouble]").wait_for()  # the server was gone for a moment
        expect(page.locator('[data-trouble="cut"]')).to_have_count(0)
        page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
        page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
        # Nothing is under way on the start page: there it is said. At the table nothing moves but the match.
        expect(home.locator("[data-renewed]")).to_be_visible()
        assert page.locator("[data-renewed]").count() == 0
        Driver(page, 2).play(at_most=2)
        home.locator("[data-renewed] button").click()
        home.wait_for_function("() => document.querySelector('script[src]').src.includes('zz.js')")
        home.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting === null")
        expect(home.locator("[data-renewed]")).to_have_count(0)
        # A part of the old page that was never loaded, and that the server has no more.
        part = next(file.name for file in (pages.PAGE / "assets").glob("Ending-*.js"))
        assert reader.context.request.get(f"{server.url}/assets/{part}", headers={"accept": "*/*"}).status == 404
        assert page.evaluate("async (name) => (await fetch(`/assets/${name}`)).ok", part)
        page.keyboard.press("k")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.keyboard.press("Escape")
        Driver(page, 3).play(at_most=2)
        assert first in page.evaluate(PAGES)
        page.close()
        home.locator(f'a[href="/t/{table}"]').first.click()  # the match goes on in the newer page
        home.locator("[data-state]").wait_for()
        Driver(home, 4).play(at_most=2)
        reader.context.close()


def test_the_icon_counts_turns(browser: Browser, server: Threaded) -> None:
    reader = Reader(browser, server.url)
    reader.context.add_init_script(BADGE)
    reader.post("/api/guest", {"name": "Anna"})
    reader.context.add_init_script("localStorage.setItem('fullsteam.known', '1')")
    reader.go("/")
    reader.page.wait_for_function("() => badges.at(-1) === 0")
    tables = [new_table(reader), new_table(reader)]
    reader.go("/")
    reader.page.wait_for_function("() => badges.at(-1) === 2")
    for table in tables:
        reader.context.request.delete(
            f"{server.url}/api/tables/{table}",
            headers={"x-csrf-token": {c["name"]: c["value"] for c in reader.context.cookies()}["csrf"]},
        )
    reader.go("/")
    reader.page.wait_for_function("() => badges.at(-1) === 0")
    reader.close()
