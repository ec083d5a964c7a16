"""The gallery of boards (web/gallery.html), served from files, and a browser that looks at it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

BUILT = Path(__file__).parent.parent.parent / "build" / "gallery"


SHOW = "wish => gallery.show(wish).then(({ kind, players, news }) => ({ kind, players, moment: news.moment }))"
ROUND = 150  # pixels round a finding in its picture


class Size(NamedTuple):
    """A window, and how large what is touched there must be."""

    width: int
    height: int
    finger: int

    @property
    def touch(self) -> bool:
        return self.width < 1000

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = [
    Size(1440, 900, 20),
    Size(1920, 1080, 20),
    Size(1024, 768, 20),
    Size(820, 1180, 44),
    Size(390, 844, 44),
    Size(320, 640, 44),
]


class Files(SimpleHTTPRequestHandler):
    """The built gallery; positions from where they were written."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}  # noqa: RUF012

    def __init__(self, *args: Any, positions: Path, **more: Any) -> None:
        self.positions = positions
        super().__init__(*args, directory=str(BUILT), **more)

    def translate_path(self, path: str) -> str:
        if path.startswith("/positions/"):
            return str(self.positions / Path(path.split("?")[0]).name)
        return super().translate_path(path)

    def log_message(self, format: str, *args: Any) -> None:
        """Silence: tests say what goes wrong."""


@contextmanager
def serving(positions: Path, port: int = 0) -> Iterator[str]:
    """The gallery at an address of its own."""
    if not (BUILT / "gallery.html").exists():
        pytest.fail("the gallery has not been built: run `make build/gallery/gallery.html`")
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Files, positions=positions))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


class Gallery:
    """One page that shows position after position."""

    def __init__(self, browser: Browser, url: str, size: Size) -> None:
        self.size = size
        self.context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.goto(f"{url}/gallery.html?bare")
        self.page.wait_for_function("() => 'gallery' in window")

    def many(self, game: str) -> int:
        return int(self.page.evaluate("game => gallery.many(game)", game))

    def kinds(self, game: str) -> int:
        """So many of the first positions differ in what is asked or in the number of players."""
        return int(self.page.evaluate("game => gallery.kinds(game)", game))

    def show(self, game: str, position: int, **wish: Any) -> dict[str, Any]:
        """Its kind, players and moment."""
        told: dict[str, Any] = self.page.evaluate(SHOW, {"game": game, "position": position, **wish})
        return told

    def touch(self) -> bool:
        """Touch something that leaves something to choose; False: there is nothing of the kind."""
        return bool(self.page.evaluate("() => gallery.touch()"))

    def measure(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("finger => gallery.measure(finger)", self.size.finger)
        return found

    def picture(self, finding: dict[str, Any], file: Path) -> None:
        """The place of a finding, framed, with what lies round it."""
        file.parent.mkdir(parents=True, exist_ok=True)
        left, top, width, height = finding["box"]
        self.page.evaluate("box => gallery.frame(box)", finding["box"])
        x, y = max(0, left - ROUND), max(0, top - ROUND)
        w = max(80, min(self.size.width - x, width + 2 * ROUND))
        h = max(80, min(self.size.height - y, height + 2 * ROUND))
        if x + 20 > self.size.width or y + 20 > self.size.height:
            x, y, w, h = 0, 0, self.size.width, self.size.height
        self.page.screenshot(path=file, clip={"x": x, "y": y, "width": w, "height": h})
        self.page.evaluate("() => gallery.frame(null)")

    def close(self) -> None:
        self.context.close()


def address(url: str, **wish: Any) -> str:
    """Of one position, for who wants to see it."""
    return f"{url}/gallery.html#" + "&".join(f"{name}={value}" for name, value in json.loads(json.dumps(wish)).items())
