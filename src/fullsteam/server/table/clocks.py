"""The clocks of a match: when each seat was asked, what is left in its bank, when its time is up.

Times are milliseconds since 1970, as the log has them; nothing here looks at a clock by itself. Who watches them and acts when
one has run out is the driver (driver.py, `ring`)."""

from __future__ import annotations

from fullsteam.server.store import Terms

# Milliseconds after the end of a round in which no clock and no count runs: people look at what it brought. The same for
# everybody, whatever their pages say: nobody gains or loses by it.
PAUSE = 20_000


class Clocks:
    def __init__(self, terms: Terms, players: int) -> None:
        self.terms = terms
        self.asked_at: list[int] = [0] * players  # in the pause after a round: when that ends
        self.bank: list[float] = [terms.bank * 1000] * players
        self.used: list[float] = [0] * players  # of the open decision, when a bot took over
        self.stand_until = 0
        self.counted_from = 0  # since somebody came back: one person alone is not counted out
        self.counted = 0  # milliseconds of the open outcry that were counted when somebody left

    def stand_still(self, at: int) -> None:
        """A round is over."""
        self.stand_until = at + PAUSE

    def go_on(self) -> None:
        """It was taken back."""
        self.stand_until = 0

    def pause(self, at: int) -> int | None:
        """Until when all clocks stand, as of this entry; None: they do not."""
        return self.stand_until if self.stand_until > at else None

    def ask(self, seat: int, at: int, used: float = 0.0) -> None:
        """A seat is asked, or asked again after it has used some of its time."""
        self.asked_at[seat] = int(max(at, self.stand_until) - used)

    def since(self, seat: int, at: int) -> float:
        return max(0, at - self.asked_at[seat])

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
        return int(self.count_begun(silent) + self.terms.count * 1000)

    def count_begun(self, silent: list[int]) -> int:
        return max(self.counted_from, *(self.asked_at[seat] for seat in silent))

    def stop_count(self, at: int, silent: list[int]) -> None:
        """Somebody leaves; if he comes back the count goes on from here: nobody gains time by leaving."""
        self.counted = max(0, at - self.count_begun(silent)) if silent else 0

    def resume_count(self, at: int) -> None:
        self.counted_from = at - self.counted
