"""Words become sentences, in French, English or German (Project Fluent)."""

from __future__ import annotations

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fullsteam.kernel.core import Event, Refusal
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.kernel.words import DONE, Domain, Lexicon


class MissingText(KeyError):
    """A sentence that no file has, or that lacks a variable: a mistake of ours, caught by the conformance suite."""


def language(wished: str | None = None) -> str:
    """The wished language, else that of the machine, else English."""
    if wished is not None:
        if wished not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise GameError(f'there is no language "{wished}"; languages: {known}', "no-language", lang=wished, languages=known)
        return wished
    here = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return here[:2] if here[:2] in LANGUAGES else "en"


@cache
def shared_sentences(lang: str) -> str:
    """What is said in every game."""
    return (Path(__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


class Speaker:
    """Says in one language what the words of one game mean. names: who sits where."""

    def __init__(self, room: Room, lang: str, names: list[str]) -> None:
        self.room = room
        self.lang = lang
        self.names = names
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(shared_sentences(lang)))
        self.bundle.add_resource(FluentResource(room.sentences(lang)))

    def __call__(self, message: str, attribute: str = "", **args: str | int) -> str:
        """A message by its id, with its variables."""
        if not self.bundle.has_message(message):
            raise MissingText(f"{self.room.package}: no text {message} in {self.lang}")
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingText(f"{self.room.package}: no text {message}.{attribute} in {self.lang}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.room.package}: {message} in {self.lang}: {errors}")
        return str(text)

    def seat(self, seat: int) -> str:
        return self.names[seat]

    def member(self, domain: Domain, index: int) -> str:
        """How to say a member of a domain."""
        if domain.name == "seat":
            return self.seat(index)
        label = domain.labels[index]
        if not self.bundle.has_message(domain.name):
            return label
        facts: dict[str, Any] = domain.facts[index] if domain.facts else {}
        return self(domain.name, label=label, **facts)

    def argument(self, domain: Domain, index: int) -> str | int:
        """The same within a sentence, where a number is written as the language writes numbers."""
        said = self.member(domain, index)
        plain = domain.name != "seat" and said == domain.labels[index] and said.isdecimal()
        return int(said) if plain else said

    def args(self, words: Lexicon, code: int, number: int) -> dict[str, Any]:
        """The variables of a word's message: each argument said, and as its label. (Of a domain that comes twice, "2".)"""
        word = words.word(code)
        out: dict[str, str | int] = {"number": number}
        for domain, index in zip(word.domains, word.args(code), strict=True):
            name = domain.name
            if name in out:
                name += "2"
            out[name] = self.argument(domain, index)
            out[f"{name}_id"] = domain.labels[index]
        return out

    def choice(self, code: int, step: str) -> str:
        """A choice, as on a button."""
        if code == DONE:
            return self(f"step-{step}", "done")
        verbs = self.room.game.verbs
        return sentence(self(f"verb-{verbs.word(code).name}", **self.args(verbs, code, 0)))

    def question(self, step: str, number: int = 0) -> str:
        return self(f"step-{step}", number=number)

    def event(self, event: Event) -> str:
        words = self.room.game.happenings
        return sentence(self(f"event-{words.word(event.code).name}", **self.args(words, event.code, event.number)))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the paragraph in front."""
        words = self.room.game.refusals
        text = sentence(self(f"refusal-{words.word(refusal.code).name}", **self.args(words, refusal.code, refusal.number)))
        return self.cited(refusal.rule, text)

    def cited(self, rule: str, text: str) -> str:
        """With the paragraph in front, as this language sets a colon."""
        return self("cited", rule=rule, text=text) if rule else text


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
