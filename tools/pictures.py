"""picture.svg of every game's room, as the page draws it: python tools/pictures.py. For cards of links, which are drawn on the
server, where there is no browser. A test compares."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browserkit import Reader, chromium
from browserkit.pictures import pictures
from fullsteam.games import ROOMS
from serverkit import Threaded

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Threaded(f"{folder}/pictures.db") as server, chromium() as browser:
        for game, svg in pictures(Reader(browser, server.url)).items():
            (ROOMS[game].folder / "picture.svg").write_text(svg, encoding="utf-8")
            print(game, len(svg))
