"""Pictures of every page and of the main phases of every game: python tools/screenshots.py FOLDER [LOOKS [GAMES]].

Looks: desktop, phone, dark, and zoomed (200 %); each in another language, the longest words where there is least room.

A server of its own, guests, bots; the matches are played by the driver of the tests (tests/browserkit)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser

from browserkit import Driver, Reader, chromium
from browserkit.tables import table_with, table_with_bots
from fullsteam.games import ROOMS
from serverkit import Threaded

LOOKS = {
    "desktop": ("desktop", "en", False),
    "phone": ("phone", "de", False),
    "dark": ("desktop", "fr", True),
    "zoomed": ("zoomed", "de", False),
}
MATCHES = 3  # at most, in one look, for a question that was asked in another one


class Camera:
    def __init__(self, folder: Path, look: str, reader: Reader) -> None:
        self.folder = folder
        self.look = look
        self.reader = reader

    def shoot(self, name: str, whole: bool = False) -> None:
        self.reader.page.wait_for_timeout(350)  # fonts and the last transition
        self.reader.page.screenshot(path=self.folder / f"{name}-{self.look}.png", full_page=whole)


def pages(camera: Camera) -> None:
    reader, game = camera.reader, list(ROOMS)[1]
    page = reader.page
    reader.go("/")
    camera.shoot("start", whole=True)
    reader.go(f"/games/{game}")
    for summary in page.locator("form > details > summary").all():
        summary.click()
    camera.shoot("setup", whole=True)
    reader.go(f"/rules/{game}")
    camera.shoot("rules")
    reader.go("/me")
    camera.shoot("me", whole=True)
    waiting = table_with(reader, game, {"kind": "invite"}, {"kind": "open"}, {"kind": "bot", "level": "greedy", "name": "Bo"})
    reader.go(f"/t/{waiting}")
    camera.shoot("waiting", whole=True)
    invites = page.evaluate("id => fetch('/api/tables/' + id).then((r) => r.json()).then((t) => t.invites)", waiting)
    reader.go(f"/join/{invites['1']}")
    camera.shoot("join")
    reader.go("/")
    camera.shoot("start-again", whole=True)
    for i, sheet in enumerate(("settings", "help")):
        page.locator("header nav button").nth(i).click()
        page.locator("dialog[open]").wait_for()
        camera.shoot(sheet)
        page.keyboard.press("Escape")


def drawer(camera: Camera, game: str, driver: Driver) -> None:
    """Where the log has no column of its own: players, log, chat and rules in their drawer."""
    page = camera.reader.page
    driver.wait()
    if camera.reader.size == "desktop":
        return
    page.keyboard.press("l")
    page.locator("dialog[open]").wait_for()
    camera.shoot(f"{game}-drawer")
    page.locator("#tab-players").click()
    camera.shoot(f"{game}-players")
    page.keyboard.press("Escape")


def match(camera: Camera, game: str, seen: dict[str, int]) -> str:
    """The first time each question is asked, once more later on; the table."""
    reader, info = camera.reader, ROOMS[game].info
    table = table_with_bots(reader, game, min(4, info.max_players))
    reader.go(f"/t/{table}")
    driver = Driver(reader.page, 11)
    drawer(camera, game, driver)
    while (look := driver.wait())["state"] == "asked":
        step = look["step"]
        seen[step] = seen.get(step, 0) + 1
        if seen[step] in (1, 12):
            camera.shoot(f"{game}-{step}-{seen[step]}")
        driver.answer(look)
    reader.page.locator("#prompt figure svg").wait_for()
    return table


def matches(camera: Camera, game: str, known: set[str]) -> None:
    """Every question that is known to be asked; then the end, the replay, the game in words."""
    reader = camera.reader
    seen: dict[str, int] = {}
    for _ in range(MATCHES):
        table = match(camera, game, seen)
        if known <= seen.keys():
            break
    known.update(seen)
    camera.shoot(f"{game}-end")
    last = int(reader.page.locator("[data-moment]").get_attribute("data-moment") or 0)
    reader.go(f"/t/{table}/{last // 2}")
    camera.shoot(f"{game}-replay")
    reader.page.keyboard.press("t")
    camera.shoot(f"{game}-words")
    reader.page.keyboard.press("t")


def shoot_all(folder: Path, browser: Browser, url: str, looks: list[str], games: list[str]) -> None:
    known: dict[str, set[str]] = {game: set() for game in games}
    for look in looks:
        reader = Reader(browser, url, *LOOKS[look])
        camera = Camera(folder, look, reader)
        pages(camera)
        for game in games:
            matches(camera, game, known[game])
            print(f"{look}: {game}", flush=True)
        reader.context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    looks = sys.argv[2].split(",") if len(sys.argv) > 2 else list(LOOKS)
    games = sys.argv[3].split(",") if len(sys.argv) > 3 else list(ROOMS)
    with tempfile.TemporaryDirectory() as place, Threaded(f"{place}/shots.db") as server, chromium() as browser:
        shoot_all(folder, browser, server.url, looks, games)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
