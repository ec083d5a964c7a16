"""Laws of rulings: each says what the printed book says (or that it is silent), what we decided, and why.

A program can see two signs of that: the ruling speaks of the book, and it does not say its paragraph over again. No paragraph
says anything twice."""

from __future__ import annotations

import re

from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES

BOOK = {"fr": "livret", "en": "rulebook", "de": "anleitung"}
REPEATED = 8  # so many words in a row are no accident


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def repeats(ruling: str, paragraph: str) -> str:
    """The first run of words that both have; "" if there is none."""
    said, there = words(ruling), f" {' '.join(words(paragraph))} "
    for i in range(len(said) - REPEATED + 1):
        run = " ".join(said[i : i + REPEATED])
        if f" {run} " in there:
            return run
    return ""


def twice(paragraph: str) -> str:
    """A sentence or a line of a list that stands twice in it; "" if there is none."""
    said = [piece.strip() for piece in re.split(r"(?<=[.!?])\s|\n", paragraph)]
    return next((piece for piece in said if len(words(piece)) > 4 and said.count(piece) > 1), "")


def faults(room: Room) -> list[str]:
    out = [
        f"{rule} ({lang}) says twice: {piece}"
        for lang in LANGUAGES
        for rule, paragraph in room.rulebooks[lang].paragraphs.items()
        if (piece := twice(paragraph.text))
    ]
    for ruling in room.rulings.values():
        for lang in LANGUAGES:
            text = ruling.texts[lang]
            if BOOK[lang] not in text.lower():
                out.append(f"{ruling.id} ({lang}) does not tell what the book says")
            if run := repeats(text, room.rulebooks[lang].paragraphs[ruling.paragraph].text):
                out.append(f"{ruling.id} ({lang}) repeats its paragraph: {run}")
    return out
