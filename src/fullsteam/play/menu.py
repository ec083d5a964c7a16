"""The answers to one question: what each is called by, and what somebody means who types.

Where answers are counted (an amount, a group, a loco), a number means just that one, and all other answers have letters: no
number ever bids what was not typed. Elsewhere answers are numbered. What throws something away has a letter, always; who passes
types p."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from fullsteam.kernel.words import DONE, Lexicon, NotationError, Word, clipped

PASS = "p"
COMMANDS = "bhlqtu"  # back (in a lesson), help, log, quit, table, undo: no answer is called so
LETTERS = [letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS + PASS]
SHOWN = 9  # of more amounts than these only the first ones and the last are shown
FEW = 3  # answers of a word that is folded are folded from here on

# 1350, 1 350, 1.350, 1,350, 1'350, with or without a currency.
AMOUNT = re.compile(r"([0-9]+|[0-9]{1,3}(?:[ \u00a0\u202f.,'’][0-9]{3})+)\s*(?:\$|€|m|marks?|mark)?", re.IGNORECASE)


class NoSuchAmount(ValueError):
    """A number where a number is wanted, but none that there is."""

    def __init__(self, text: str, word: Word) -> None:
        super().__init__(text)
        self.text = text
        self.word = word


class Fold(NamedTuple):
    """Many answers of one word, behind one letter."""

    key: str
    word: str


class Row(NamedTuple):
    """A line of the list: an answer, many behind one (`fold`), or some that are left out (key "")."""

    key: str
    action: int
    fold: str = ""
    many: int = 1


def counted(word: Word) -> bool:
    """Is its one argument a number?"""
    return len(word.domains) == 1 and all(label.isdecimal() for label in word.domains[0].labels)


def whole_number(text: str) -> str | None:
    """The digits somebody means; None: it is no number."""
    found = AMOUNT.fullmatch(text.strip())
    if found is None:
        return None
    digits = re.sub(r"\D", "", found[1])
    return digits.lstrip("0") or "0"


def parse(verbs: Lexicon, text: str) -> int:
    """Notation in any case of letters. NoSuchAmount: "bid 123" where amounts go by fifties."""
    parts = text.casefold().split()
    words = {word.name.casefold(): word for word in verbs.words}
    if not parts or parts[0] not in words:
        raise NotationError(f'"{clipped(text)}" begins with no known word')
    word = words[parts[0]]
    if counted(word) and len(parts) > 1:
        return amount(word, " ".join(parts[1:]))
    labels = [{label.casefold(): label for label in domain.labels} for domain in word.domains]
    if len(labels) != len(parts) - 1:
        raise NotationError(f'"{word.name}" takes {len(labels)} words')
    said = [known.get(part, part) for known, part in zip(labels, parts[1:], strict=True)]
    return int(verbs.parse(" ".join([word.name, *said])))


def amount(word: Word, text: str) -> int:
    digits = whole_number(text)
    if digits is None:
        raise NotationError(f'"{clipped(text)}" is no number')
    domain = word.domains[0]
    if digits not in domain.places:
        raise NoSuchAmount(text, word)
    return int(word.of(domain.places[digits]))


class Menu:
    def __init__(self, legal: list[int], verbs: Lexicon, lettered: Collection[str] = (), folded: Collection[str] = ()) -> None:
        self.verbs = verbs
        self.legal = legal
        words = {verbs.word(action).name: verbs.word(action) for action in legal}
        numbers = [word for word in words.values() if counted(word)]
        self.amount = numbers[0] if len(numbers) == 1 else None
        self.keys: dict[str, int] = {}
        self.folds: dict[str, list[Row]] = {}  # by letter
        self.rows = list(self._rows(set(lettered), set(folded), plain=not numbers))

    def _rows(self, lettered: set[str], folded: set[str], plain: bool) -> Iterator[Row]:
        """Numbers first, then letters, passing last."""
        by_word: dict[str, list[int]] = {}
        for action in self.legal:
            by_word.setdefault(self.verbs.word(action).name, []).append(action)
        passes = by_word.pop(self.verbs.text(DONE), [])
        letters = iter([*LETTERS, *(a + b for a in LETTERS for b in LETTERS)])
        number = 0
        late = [name for name in by_word if name in lettered or name in folded]
        for name in [*(name for name in by_word if name not in late), *late]:
            found = by_word[name]
            if self.amount is not None and name == self.amount.name:
                yield from self._amounts(found)
            elif name in folded and len(found) > FEW:
                yield self._folded(next(letters), name, found)
            else:
                for action in found:
                    number += plain and name not in lettered
                    yield self._row(str(number) if plain and name not in lettered else next(letters), action)
        for action in passes:
            yield self._row(PASS, action)

    def _row(self, key: str, action: int) -> Row:
        self.keys[key] = action
        return Row(key, action)

    def _amounts(self, found: list[int]) -> Iterator[Row]:
        assert self.amount is not None
        labels = self.amount.domains[0].labels
        rows = [self._row(labels[self.amount.a(action)], action) for action in found]
        if len(rows) <= SHOWN:
            yield from rows
        else:
            yield from [*rows[: SHOWN - 2], Row("", -1), rows[-1]]

    def _folded(self, key: str, name: str, found: list[int]) -> Row:
        self.folds[key] = [self._row(f"{key}{n}", action) for n, action in enumerate(found, 1)]
        return Row(key, found[0], name, len(found))

    @property
    def amounts(self) -> list[int]:
        """All that may be named, ascending; empty where the question is none of numbers."""
        if self.amount is None:
            return []
        return [int(self.amount.domains[0].labels[self.amount.a(a)]) for a in self.legal if self.amount.holds(a)]

    def read(self, text: str) -> int | Fold:
        """What somebody means: an answer, allowed or not. NotationError: nothing; NoSuchAmount: a number there is not."""
        typed = " ".join(text.casefold().split())
        if typed in self.folds:
            return Fold(typed, self.verbs.word(self.keys[f"{typed}1"]).name)
        if self.amount is not None and whole_number(typed) is not None:
            return amount(self.amount, typed)
        if typed in self.keys:
            return self.keys[typed]
        return parse(self.verbs, typed)
