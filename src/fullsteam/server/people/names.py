"""Names as they are shown, and whether two of them look alike: at one table nobody can pass for somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 40  # letters
MARKS = 2  # accents on one letter; more would cover the lines above and below
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters, says Unicode, of which nothing is seen
# Letters that look like others: those of Greek in capitals first, for small ones look like something else.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx")
ALIKE = str.maketrans(
    {
        **dict(zip("аԁеɡһіјкӏмнорԛгѕтцхуԝвьпё", "adeghijklmhopqrstuxywbbne", strict=True)),
        **dict(zip("αβγεηικνορτυχωσ", "abyenikvoptuxwo", strict=True)),
        **dict(zip("ıłøđħŋɑſ01|!", "ilodhnasolll", strict=True)),
        "æ": "ae",
        "œ": "oe",
    }
)
PAIRS = (("i", "l"), ("rn", "m"), ("vv", "w"))  # I, l and 1 are one stroke


def clean(name: str) -> str:
    """A name as it is shown: no line breaks, nothing invisible, no towers of accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isprintable() and letter not in BLANK and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST]


def skeleton(name: str) -> str:
    """What is left of a name for the eye: two that share it look alike. Case, accents, spaces, letters of other scripts and of
    other widths make no difference."""
    flat = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold()
    bare = "".join(letter for letter in unicodedata.normalize("NFD", flat) if not unicodedata.combining(letter))
    bare = bare.translate(ALIKE)
    for pair, single in PAIRS:
        bare = bare.replace(pair, single)
    return "".join(letter for letter in bare if letter.isalnum()) or "".join(flat.split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, unless it looks like one of these; then with a number."""
    taken = {skeleton(other) for other in others}
    shown, number = name, 1
    while skeleton(shown) in taken:
        number += 1
        shown = f"{name[: LONGEST - 5]} ({number})"
    return shown
