"""A game as one conversation: a generator asks, in the order of the rules, and hears the answers."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

from referee import CHANCE

T = TypeVar("T")
Questions = dict[int, set[str]]  # who may choose now, among what
Talk = Generator[Questions, tuple[int, str], T]  # asks questions, hears (who, what), comes to a T


class Talking:
    """What all referees do alike; each writes game(), and calls begin() when its table is laid."""

    def game(self) -> Talk[None]:
        """The whole game."""
        raise NotImplementedError

    def begin(self) -> None:
        self.talk = self.game()
        self.questions: Questions = next(self.talk)

    def actors(self) -> list[int]:
        return sorted(self.questions)

    def legal(self, who: int) -> set[str]:
        return self.questions[who]

    def play(self, who: int, text: str) -> None:
        assert text in self.questions[who], (who, text)
        try:
            self.questions = self.talk.send((who, text))
        except StopIteration:
            self.questions = {}


def chance(word: str, things: Iterable[str]) -> Talk[str]:
    """One of these is drawn; which."""
    answer = yield {CHANCE: {f"{word} {thing}" for thing in things}}
    return answer[1].split()[1]


def ask(seat: int, choices: Iterable[str]) -> Talk[str]:
    """Who has only one possible answer is not asked."""
    asked = set(choices)
    if len(asked) == 1:
        return asked.pop()
    answer = yield {seat: asked}
    return answer[1]


def ask_secretly(questions: Questions) -> Talk[dict[int, str]]:
    """All decide, in whatever order; revealed when all have."""
    answers: dict[int, str] = {}
    while open_questions := {seat: choices for seat, choices in questions.items() if seat not in answers}:
        seat, text = yield open_questions
        answers[seat] = text
    return answers


def places(standings: list[tuple[int, ...]]) -> list[int]:
    """1 for the best, 2 for the next ...; equal ones share a place."""
    return [1 + sum(other > mine for other in standings) for mine in standings]
