"""So much a second: one bucket for everything that is counted by time, bytes, frames, messages and lines of chat."""

from __future__ import annotations

import time


class Budget:
    """What was saved up over `burst` seconds may be spent at once. Who asks for more goes into debt, by a second's worth at
    most, so that he is heard again soon after he has stopped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.most = rate * burst
        self.left = self.most
        self.counted = time.monotonic()

    def takes(self, amount: float) -> bool:
        """Spend it. False: that was too much."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.counted) * self.rate) - amount
        self.counted = now
        enough = self.left >= 0
        self.left = max(self.left, -self.rate)
        return enough

    @property
    def full(self) -> bool:
        """Nothing was spent lately: it can be forgotten."""
        return self.left + (time.monotonic() - self.counted) * self.rate >= self.most
