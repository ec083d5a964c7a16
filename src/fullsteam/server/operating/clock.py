"""What time it is, for everything that runs: wall time at the start of the process, and from then on a clock that nobody can
set. Whoever corrects the clock of the machine, by an hour or two, takes no time from a player and gives him none."""

from __future__ import annotations

import time

STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # goes on while the machine sleeps, where there is such a clock


class Clock:
    def __init__(self) -> None:
        self.offset = time.time_ns() - time.clock_gettime_ns(STEADY)

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return (self.offset + time.clock_gettime_ns(STEADY)) // 1_000_000
