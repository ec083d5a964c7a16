"""Rulebooks: paragraphs with an id, in a language; and the rulings where the printed book is silent."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("fr", "en", "de")
SECTION = re.compile(r"^## (?P<id>[A-Z][A-Z0-9]*) (?P<title>.+)$")
PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z][A-Z0-9]*\.\d+)\*\*(?P<text>.*)$")


class RulebookError(ValueError):
    """A rulebook file that cannot be read; the text names file and line."""


@dataclass(frozen=True)
class Paragraph:
    id: str
    section: str
    text: str  # Markdown


@dataclass(frozen=True)
class Ruling:
    id: str  # the paragraph's id, "r" and a number: B2.4r1
    texts: dict[str, str]  # by language

    @property
    def paragraph(self) -> str:
        return self.id.partition("r")[0]


@dataclass(frozen=True)
class Rulebook:
    title: str
    about: str
    sections: dict[str, str]  # id -> title
    paragraphs: dict[str, Paragraph]

    def with_old(self, old: Rulebook) -> Rulebook:
        """This book with the paragraphs of an older one in their places; one without a text was not there yet."""
        both = {**self.paragraphs, **old.paragraphs}
        order = {section: i for i, section in enumerate(both_sections(self, old))}
        kept = sorted((p for p in both.values() if p.text), key=lambda p: (order[p.section], place(p.id)))
        sections = {**self.sections, **old.sections}
        used = {p.section for p in kept}
        return Rulebook(self.title, self.about, {i: sections[i] for i in order if i in used}, {p.id: p for p in kept})

    def ids(self) -> list[str]:
        """All that may be cited: sections and paragraphs."""
        return [*self.sections, *self.paragraphs]


def both_sections(one: Rulebook, other: Rulebook) -> list[str]:
    return list(dict.fromkeys([*one.sections, *other.sections]))


def place(rule: str) -> list[int]:
    """Where a paragraph or ruling stands among those of its section: the numbers of its id."""
    return [int(number) for number in re.findall(r"\d+", rule.partition(".")[2])]


def parse_rulebook(text: str, name: str) -> Rulebook:
    title = section = ""
    about: list[str] = []
    sections: dict[str, str] = {}
    texts: dict[str, list[str]] = {}
    homes: dict[str, str] = {}
    lines: list[str] = about
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# "):
            title = line[2:].strip()
        elif head := SECTION.match(line):
            section = head["id"]
            sections[section] = head["title"].strip()
            lines = []
        elif found := PARAGRAPH.match(line):
            if found["id"] in texts or found["id"].partition(".")[0] != section:
                raise RulebookError(f'{name}, line {number}: paragraph {found["id"]} is a second one or in section "{section}"')
            lines = texts[found["id"]] = [found["text"].strip()]
            homes[found["id"]] = section
        else:
            lines.append(line)
    paragraphs = {i: Paragraph(i, homes[i], "\n".join(t).strip()) for i, t in texts.items()}
    return Rulebook(title, "\n".join(about).strip(), sections, paragraphs)


def load_rulebook(file: Path) -> Rulebook:
    return parse_rulebook(file.read_text(encoding="utf-8"), file.name)


def load_rulings(file: Path) -> dict[str, Ruling]:
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("ruling", [])
    return {row["id"]: Ruling(row["id"], {lang: row.get(lang, "") for lang in LANGUAGES}) for row in rows}
