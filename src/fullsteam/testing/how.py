"""What every room's "how it works" must keep: three languages that show the same figures in the same order, each figure a
position that can be played, and a text one reads in three minutes."""

from __future__ import annotations

import re

from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.figures import IMAGE, how, named, positions

SHORTEST, LONGEST = 150, 520  # words
FIGURES = range(2, 8)


def complete(room: Room) -> None:
    found = how(room, LANGUAGES)
    english = named(found.texts["en"])
    assert len(english) in FIGURES, f"{room.info.id}: {len(english)} figures"
    assert len(set(english)) == len(english), f"{room.info.id}: a figure stands there twice"
    for lang, text in found.texts.items():
        assert named(text) == english, f"{room.info.id}: how/{lang}.md shows other figures: {named(text)}"
        assert text.startswith("# ") and text.count("\n## ") == found.texts["en"].count("\n## "), f"{lang}.md: other headings"
        assert all(len(image["alt"]) > 20 for image in IMAGE.finditer(text)), f"{lang}.md: say what a figure shows"
        words = len(re.findall(r"\w+", IMAGE.sub("", text)))
        assert SHORTEST <= words <= LONGEST, f"{room.info.id}: how/{lang}.md has {words} words"
    spare = set(found.figures) ^ set(english)
    assert not spare, f"{room.info.id}: figures without a text, or texts without a figure: {spare}"
    paragraphs = room.rulebooks["en"].paragraphs
    wrong = [rule for figure in found.figures.values() for rule in figure.rules if rule not in paragraphs]
    assert not wrong, f"{room.info.id}: figures for paragraphs that are not there: {wrong}"


def playable(room: Room) -> None:
    """Every figure is reached by the rules, and shows something."""
    for name, seen in positions(room, LANGUAGES).items():
        assert seen["view"], f"{room.info.id}: figure {name} shows nothing"
