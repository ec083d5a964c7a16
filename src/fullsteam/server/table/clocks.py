"""The clocks of a match: when each seat was asked, what is left in its bank, when its time is up.

Times are milliseconds since 1970, as the log has them; nothing here looks at a clock by itself. Who watches them and acts when
one has run out is the driver (driver.py, `ring`)."""

from __future__ import annotations

from fullsteam.server.store import Terms


class Clocks:
    def __init__(self, terms: Terms, players: int) -> None:
        self.terms = terms
        self.asked_at: list[int] = [0] * players
        self.bank: list[float] = [terms.bank * 1000] * players
        self.used: list[float] = [0] * players  # of the open decision, when a bot took over

    def since(self, seat: int, at: int) -> float:
        return at - self.asked_at[seat]

    def charge(self, seat: int, used: float) -> float:
        """The bank pays what goes beyond the time for a choice; the rest."""
        if self.terms.choice is None:
            return used
        within = min(used, self.terms.choice * 1000)
        self.bank[seat] = max(0.0, self.bank[seat] - (used - within))
        return within

    def due(self, seat: int) -> int | None:
        """When the time of a seat that is asked is up; None: this match has no clock."""
        if self.terms.choice is None:
            return None
        return int(self.asked_at[seat] + self.terms.choice * 1000 + self.bank[seat])

    def count_ends(self, silent: list[int]) -> int | None:
        """In a live match: when the count for these seats, asked openly at once, ends."""
        if self.terms.pace != "live" or not silent:
            return None
        return int(max(self.asked_at[seat] for seat in silent) + self.terms.count * 1000)
