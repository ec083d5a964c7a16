"""Who guesses passwords waits, longer each time: counted by login, whether there is such a login or not."""

from __future__ import annotations

from collections import OrderedDict

FREE = 5  # guesses before the first wait
FIRST = 1.0  # seconds; then twice as long each time
LONGEST = 900.0  # seconds
REMEMBERED = 10_000  # logins


class Waits:
    """Counted by each process for itself. Times are seconds of any clock that only goes forward."""

    def __init__(self) -> None:
        self.wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()  # login: how often, and until when it must wait

    def left(self, login: str, now: float) -> float:
        """Seconds that must pass before the next try."""
        _, until = self.wrong.get(login, (0, 0.0))
        return max(0.0, until - now)

    def tried(self, login: str, now: float) -> None:
        """Counted before anything is compared: who asks a hundred times at once has asked a hundred times."""
        often, until = self.wrong.pop(login, (0, now))
        often = 1 if now > until + LONGEST else often + 1
        wait = min(LONGEST, FIRST * 2.0 ** (often - FREE)) if often >= FREE else 0.0
        self.wrong[login] = (often, now + wait)
        if len(self.wrong) > REMEMBERED:
            self.wrong.popitem(last=False)

    def fitted(self, login: str, now: float) -> None:
        """It was no guess: this one does not count. All others do: he may have an account of the same login as somebody else,
        and guess at that."""
        often, _ = self.wrong.get(login, (1, now))
        self.wrong[login] = (often - 1, now)
