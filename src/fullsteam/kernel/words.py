"""The vocabulary of a game: domains, and the words (verbs, events, refusals) made of them.

A choice is an integer; its meaning is a row of this table. Notation, sentences, JSON, click targets and the rule it
rests on all come from that row."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


class NotationError(ValueError):
    """A text that is no word of the game."""


@final
class Domain:
    """A finite, ordered set of things an argument may denote: cards, lines, amounts."""

    def __init__(self, name: str, labels: list[str], facts: list[dict[str, str | int]] | None = None) -> None:
        self.name: Final = name
        self.labels: Final = labels  # stable notation, used in records: "b7", "blue", "1500"
        self.facts: Final[list[dict[str, str | int]]] = facts or []  # what texts may say of each: {"line": "blue", "value": 7}
        self.places: Final = {label: i for i, label in enumerate(labels)}

    def index(self, label: str) -> int:
        if label not in self.places:
            raise NotationError(f'there is no {self.name} "{clipped(label)}"; {self.name}: {shortened(self.labels)}')
        return self.places[label]


def clipped(text: str) -> str:
    """What somebody wrote, short enough to be repeated in a sentence."""
    text = " ".join(text[:200].split())
    return text if len(text) <= 60 else text[:59] + "…"


def shortened(labels: list[str]) -> str:
    return " ".join(labels) if len(labels) <= 12 else " ".join([*labels[:5], "…", *labels[-2:]])


@final
@mypyc_attr(acyclic=True)
class Word:
    """A verb (what one may do), an event (what happened) or a refusal (why not), with up to three arguments. of() and
    a(), b(), c() are each other's inverse."""

    def __init__(self, name: str, rule: str, domains: list[Domain]) -> None:
        assert len(domains) <= 3, "a word has at most three arguments"
        self.name: Final = name
        self.rule: Final = rule
        self.domains: Final = domains
        sizes = [len(d.labels) for d in domains] + [1, 1, 1]
        self.size_b: i64 = sizes[1]
        self.size_c: i64 = sizes[2]
        self.size_bc: i64 = sizes[1] * sizes[2]
        self.size: i64 = sizes[0] * sizes[1] * sizes[2]
        self.base: i64 = 0  # given by the Lexicon

    def of(self, a: i64, b: i64 = 0, c: i64 = 0) -> i64:
        return self.base + a * self.size_bc + b * self.size_c + c

    def a(self, code: i64) -> i64:
        return (code - self.base) // self.size_bc

    def b(self, code: i64) -> i64:
        return (code - self.base) // self.size_c % self.size_b

    def c(self, code: i64) -> i64:
        return (code - self.base) % self.size_c

    def holds(self, code: i64) -> bool:
        """Is this code one of this word's?"""
        return self.base <= code < self.base + self.size

    def args(self, code: i64) -> list[int]:
        """The arguments, each as its place in its domain."""
        found: list[int] = [self.a(code), self.b(code), self.c(code)]
        return found[: len(self.domains)]


DONE: Final = 0  # in every lexicon of verbs the first word is "done": pass, enough, no thanks


@final
class Lexicon:
    """Words laid out on the integers 0 .. size-1."""

    def __init__(self, words: list[Word]) -> None:
        self.words: Final = words
        self.by_name: Final = {w.name: w for w in words}
        assert len(self.by_name) == len(words), "two words of one name"
        base: i64 = 0
        for w in words:
            w.base = base
            base += w.size
        self.size: i64 = base

    def word(self, code: i64) -> Word:
        if code >= 0:
            for w in self.words:
                if code < w.base + w.size:
                    return w
        raise NotationError(f"no word has code {code}")

    def text(self, code: i64) -> str:
        """Notation: the word and its labels, "passenger b7 blue"."""
        w = self.word(code)
        return " ".join([w.name] + [d.labels[i] for d, i in zip(w.domains, w.args(code), strict=True)])

    def parse(self, text: str) -> i64:
        """The code of a notation; the inverse of text()."""
        parts = text.split()
        if not parts or parts[0] not in self.by_name:
            raise NotationError(f'"{clipped(text)}" begins with no known word; words: {" ".join(self.by_name)}')
        w = self.by_name[parts[0]]
        if len(parts) - 1 != len(w.domains):
            wanted = " and ".join(d.name for d in w.domains) or "nothing"
            raise NotationError(f'"{w.name}" takes {wanted}, not "{clipped(" ".join(parts[1:]))}"')
        args = [d.index(label) for d, label in zip(w.domains, parts[1:], strict=True)] + [0, 0, 0]
        return w.of(args[0], args[1], args[2])


def verbs(words: list[Word]) -> Lexicon:
    """What one may do, in one game."""
    return Lexicon([Word("done", "", []), *words])
