"""How boards look: pictures of the gallery, compared with those that somebody has looked at and accepted.

python -m browserkit.looks writes them anew (make accept-pictures): look at what has changed before you commit it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
from PIL import Image, ImageChops
from playwright.sync_api import Browser

from browserkit.browsers import chromium
from browserkit.gallery import SIZES, Gallery, Size, serving
from browserkit.recorded import write
from fullsteam.games import ROOMS

ACCEPTED = Path(__file__).parent.parent / "web" / "pictures"
FAILED = Path("build/pictures")
FAR = 40  # of 255: how far a colour may be off; the accepted ones have few colours, and edges are drawn a little differently
# Few colours change 0.0006 of an accepted picture at most; nothing else differs between runs.
MANY = 0.001  # of all pixels may be farther off
T = TypeVar("T")
NO_DITHER = Image.Dither.NONE
COLOURS = 256  # of an accepted picture: small files


class Look(NamedTuple):
    """One picture of a game. kind: how far through the kinds of its moments, 0 to 1."""

    kind: float
    size: Size
    theme: str
    lang: str
    touch: bool = False

    def file(self, game: str) -> str:
        return f"{game}-{round(100 * self.kind)}-{self.size.width}-{self.theme}.png"


WIDE, HUGE, DESK, TABLET, PHONE, SMALL = SIZES
LOOKS = [
    Look(0.1, WIDE, "light", "en"),
    Look(0.35, PHONE, "dark", "de", touch=True),
    Look(0.6, DESK, "dark", "fr"),
    Look(0.85, SMALL, "light", "de"),
]


def take(gallery: Gallery, game: str, look: Look) -> Image.Image:
    n = int(look.kind * gallery.kinds(game))
    gallery.show(game, n, theme=look.theme, lang=look.lang, touch=look.touch)
    gallery.page.mouse.move(0, 0)
    shot = gallery.page.screenshot(animations="disabled", caret="hide")
    return Image.open(BytesIO(shot)).convert("RGB")


def off(one: Image.Image, other: Image.Image) -> float:
    """The part of all pixels whose colour is another one; all of them where the sizes differ."""
    if one.size != other.size:
        return 1.0
    far = np.asarray(ImageChops.difference(one, other)).max(axis=2) > FAR
    return float(far.mean())


def beside(old: Image.Image, new: Image.Image) -> Image.Image:
    """Old, new, and where they differ, in red over what has faded."""
    width, height = max(old.width, new.width), max(old.height, new.height)
    faded = Image.blend(new, Image.new("RGB", new.size, "white"), 0.7)
    if old.size == new.size:
        far = np.asarray(ImageChops.difference(old, new)).max(axis=2) > FAR
        faded.paste(Image.new("RGB", new.size, "red"), mask=Image.fromarray(far.astype(np.uint8) * 255))
    out = Image.new("RGB", (3 * width, height), "white")
    for at, picture in enumerate((old, new, faded)):
        out.paste(picture, (at * width, 0))
    return out


def compare(gallery: Gallery, game: str, look: Look) -> str:
    """What is wrong with it; empty: it looks as it was accepted."""
    new, file = take(gallery, game, look), ACCEPTED / look.file(game)
    old = Image.open(file).convert("RGB") if file.exists() else Image.new("RGB", (1, 1))
    part = off(old, new)
    if part <= MANY:
        return ""
    FAILED.mkdir(parents=True, exist_ok=True)
    beside(old, new).save(FAILED / file.name)
    return f"{file.name}: {100 * part:.2f} % of it is another picture: look at {FAILED / file.name}, then make accept-pictures"


def accept(games: list[str]) -> None:
    """Write anew what has changed; the others stay as they are, byte by byte."""
    ACCEPTED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write(Path(folder), games)
        with serving(Path(folder)) as url:
            for look, game in product(LOOKS, games):
                if said := fresh(browser, url, look, partial(compare, game=game, look=look)):
                    small = fresh(browser, url, look, partial(take, game=game, look=look)).quantize(COLOURS, dither=NO_DITHER)
                    small.save(ACCEPTED / look.file(game), optimize=True)
                    print(said.split(":")[0], "is new")


def fresh(browser: Browser, url: str, look: Look, do: Callable[[Gallery], T]) -> T:
    """In a window of its own, as the test has it: a question keeps the height that it had before."""
    gallery = Gallery(browser, url, look.size)
    try:
        return do(gallery)
    finally:
        gallery.close()


if __name__ == "__main__":
    accept(sys.argv[1:] or list(ROOMS))
