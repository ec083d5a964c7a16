"""The pictures of docs/how, as the page draws its figures: python tools/how_pictures.py FOLDER. In English and on light paper;
the page itself draws them anew, in every language and in the dark."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from PIL import Image

from browserkit import Reader, chromium
from fullsteam.games import ROOMS
from serverkit import Threaded

COLOURS = 96  # enough for flat drawings, and small


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, Threaded(f"{kept}/how.db") as server, chromium() as browser:
        reader = Reader(browser, server.url)
        for game in ROOMS:
            reader.go(f"/rules/{game}")
            for figure in reader.page.locator("#how [data-figure]").all():
                figure.scroll_into_view_if_needed()
                figure.locator(".drawn").wait_for()
                taken = Image.open(io.BytesIO(figure.locator(".window").screenshot()))
                name = folder / f"{game}-{figure.get_attribute('data-figure')}.png"
                taken.convert("RGB").quantize(COLOURS).save(name, optimize=True)
                print(name.name, name.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
