"""How long a bot may think about one choice."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fullsteam.kernel.info import GameError

WRITTEN = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|i)")


@dataclass(frozen=True)
class Budget:
    """Rounds of search (always the same result), or seconds of one core."""

    rounds: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        if self.rounds:
            return f"{self.rounds}i"
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"


def budget(text: str) -> Budget:
    """ "50ms", "2s" or "400i" (rounds of search)."""
    found = WRITTEN.fullmatch(text)
    number = float(found["number"]) if found else 0.0
    if found is None or number <= 0 or (found["unit"] == "i" and number != int(number)):
        raise GameError(f'thinking time is written like 50ms, 2s or 400i (rounds of search), not "{text}"')
    if found["unit"] == "i":
        return Budget(rounds=int(number))
    return Budget(seconds=number / 1000 if found["unit"] == "ms" else number)
