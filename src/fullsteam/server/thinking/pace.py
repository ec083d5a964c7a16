"""How long a bot takes must not tell what it holds: with nothing to choose it would answer at once.

So every answer waits as long as this level took lately for this question, whether there was much to think about or not. Until a
worker is free all wait alike (queue.py): that is not counted here, or a crowd at other tables would slow down everybody."""

from __future__ import annotations

from collections import deque

REMEMBERED = 8  # thoughts
LONGEST = 10.0  # seconds: one thought that took an hour shall not slow down all others

Question = tuple[str, str, str, bool]  # game, level, step, and whether somebody waits: others have slower workers


class Pace:
    def __init__(self, least: float) -> None:
        self.least = least  # seconds, so that people can follow
        self.took: dict[Question, deque[float]] = {}

    def note(self, question: Question, seconds: float) -> None:
        """A thought about a real choice took so long."""
        self.took.setdefault(question, deque(maxlen=REMEMBERED)).append(min(seconds, LONGEST))

    def of(self, question: Question) -> float:
        """Seconds after which the answer may be given."""
        return max(self.least, *self.took.get(question, (0.0,)))
