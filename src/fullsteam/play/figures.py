"""How it works: one page about a game in its players' words, and its figures, which are positions of real matches.

In the room of a game: how/fr.md, en.md, de.md, with ![what is seen](name of a figure); and how/figures.toml: matches as they
were played, and of each figure where in its match it is. What is shown is played again: it is always what the rules say."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.play.match import Match

NAMES = ("Anna", "Bo", "Chiara", "Dominik", "Émile", "Friederike")
IMAGE = re.compile(r"^!\[(?P<alt>[^\]]*)\]\((?P<name>[a-z0-9-]+)\)$", re.M)


@dataclass(frozen=True)
class Figure:
    """seat: who looks. touched, over: what a hand has touched already, or points at. rules: the paragraphs it helps to read."""

    name: str
    match: str
    at: int  # so many moves have been made
    seat: int
    touched: list[list[str]] = field(default_factory=list)
    over: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """One match: its moves, "seat text" a line, with seats from 1. version: of the rules it was played by, which live on: a
    later change of a paragraph does not spoil the page."""

    players: int
    seed: int
    moves: str
    options: dict[str, str] = field(default_factory=dict)
    version: int = 1

    def until(self, room: Room, at: int) -> Match:
        match = Match(room.by(self.version), list(NAMES[: self.players]), self.options, seed=self.seed.to_bytes(32, "big"))
        for line in self.moves.split("\n")[:at]:
            seat, _, text = line.partition(" ")
            match.play_text(int(seat) - 1, text)
        return match


@dataclass(frozen=True)
class How:
    """Of one room: the page by language, and its figures."""

    texts: dict[str, str]
    matches: dict[str, Played]
    figures: dict[str, Figure]


def text_of(room: Room, lang: str) -> str:
    file = room.folder / "how" / f"{lang}.md"
    if not file.exists():
        raise GameError(f"{room.info.id} has no how/{lang}.md")
    return file.read_text(encoding="utf-8")


def named(text: str) -> list[str]:
    """The figures of a page, in its order."""
    return [found["name"] for found in IMAGE.finditer(text)]


def how(room: Room, langs: tuple[str, ...]) -> How:
    written = tomllib.loads((room.folder / "how" / "figures.toml").read_text(encoding="utf-8"))
    matches = {name: Played(**{**row, "moves": row["moves"].strip()}) for name, row in written["matches"].items()}
    figures = {row["name"]: Figure(**row) for row in written["figures"]}
    return How({lang: text_of(room, lang) for lang in langs}, matches, figures)


def position(room: Room, found: How, figure: Figure) -> dict[str, Any]:
    """What a page draws: what this seat sees, and what it is asked."""
    played = found.matches[figure.match]
    match = played.until(room, figure.at)
    p = match.perspective(figure.seat)
    asked = figure.seat in match.actors
    return {
        "view": p.view,
        "seat": figure.seat,
        "step": p.step if asked else None,
        "legal": [p.notation(action) for action in p.legal] if asked else [],
        "names": match.names,
        "active": match.actors,
        "options": match.options,
        "touched": figure.touched,
        "over": figure.over,
        "rules": figure.rules,
    }


@cache
def positions(room: Room, langs: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    found = how(room, langs)
    return {name: position(room, found, figure) for name, figure in found.figures.items()}
