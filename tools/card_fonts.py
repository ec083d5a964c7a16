"""The fonts with which the server draws the cards of links, made of those of the page: python tools/card_fonts.py

The page has them as woff2 with all weights, in pieces by alphabet; the renderer wants one plain file of one weight. Needs
fonttools and brotli, and web/node_modules. Run it when a font of the page has changed, and look at a card."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "node_modules" / "@fontsource-variable"
CARDS = ROOT / "src" / "fullsteam" / "server" / "sharing" / "fonts"
WEIGHTS = {"Fraunces": 600, "Inter": 500}
ALPHABETS = {"Fraunces": ("latin", "latin-ext"), "Inter": ("latin", "latin-ext", "cyrillic", "greek")}
LEGAL = (0, 13, 14)  # whose it is, and its licence: these names stay


def named(font: Any, family: str) -> None:
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in LEGAL]
    for number, value in ((1, family), (2, "Regular"), (3, family), (4, family), (5, "Version 1"), (6, f"{family}-Regular")):
        table.setName(value, number, 3, 1, 0x409)


def piece(family: str, alphabet: str) -> Any:
    """One alphabet, in one weight, called regular: the renderer looks for no other."""
    font: Any = TTFont(PAGE / family.lower() / "files" / f"{family.lower()}-{alphabet}-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS[family]})
    font.flavor = None
    options: Any = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "liga"]
    options.hinting, options.notdef_outline, options.glyph_names = False, True, False
    subsetter: Any = subset.Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    if "STAT" in font:
        del font["STAT"]
    named(font, family)
    font["OS/2"].usWeightClass, font["head"].macStyle = 400, 0
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x21 | 0x40
    return font


def main() -> None:
    for family, alphabets in ALPHABETS.items():
        with tempfile.TemporaryDirectory() as folder:
            files = [str(Path(folder) / f"{alphabet}.ttf") for alphabet in alphabets]
            for alphabet, file in zip(alphabets, files, strict=True):
                piece(family, alphabet).save(file)
            whole: Any = merge.Merger().merge(files)
        named(whole, family)
        whole.save(CARDS / f"{family}.ttf")
        print(f"{family}: {(CARDS / f'{family}.ttf').stat().st_size} bytes, {len(whole.getBestCmap())} characters")


if __name__ == "__main__":
    main()
