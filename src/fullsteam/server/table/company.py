"""Who is still in it: who has given up, who keeps the others waiting, what they would do about it, and how a match can end
before the game does. Everything is read from the log, like the course itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from fullsteam.server.store import Terms

HOUR = 3_600_000
NUDGE = HOUR  # between two nudges of one seat
AWAY = {"live": 180.0, "correspondence": 3 * 24 * 3600.0}  # seconds after which others may decide, where the host said nothing
FORGOTTEN = 10  # times that long nothing happened: nobody plays here any more, and the host may close it

GIVEN_UP = "resigned"
AGREED = "vote"


def patience(terms: Terms) -> int:
    """Milliseconds after which who does not answer is away."""
    return int((AWAY[terms.pace] if terms.away is None else terms.away) * 1000)


@dataclass
class Company:
    players: int
    resigned: list[int] = field(default_factory=list)  # seats, in the order in which they gave up
    nudged: dict[int, int] = field(default_factory=dict)  # seat: when
    here: dict[int, int] = field(default_factory=dict)  # seat: when it said that somebody is there
    votes: dict[int, str] = field(default_factory=dict)  # seat: "bot 2" (into that seat), or "end"
    voted: int = 0  # when the first of these was given
    ended: str = ""  # why the match is over though the game is not

    def resign(self, seat: int, plays_on: bool) -> None:
        self.resigned.append(seat)
        self.votes.clear()
        self.ended = "" if plays_on else GIVEN_UP

    def come_back(self, seat: int) -> None:
        self.resigned = [other for other in self.resigned if other != seat]
        self.votes.clear()

    def vote(self, seats: set[int], what: str, at: int) -> None:
        self.voted = self.voted if self.votes else at
        for seat in seats:
            if what:
                self.votes[seat] = what
            else:
                self.votes.pop(seat, None)

    def agreed(self, voters: set[int]) -> str:
        """What all of them want; empty: they do not."""
        wishes = {self.votes.get(seat, "") for seat in voters}
        return wishes.pop() if len(wishes) == 1 else ""

    def places(self, by_points: list[int], left: list[int]) -> list[int]:
        """Who gave up (or left: a rated match knows no difference) comes last, the first to do so behind all others. Ended by
        that, the rest share the first place."""
        gone = [*self.resigned, *(seat for seat in left if seat not in self.resigned)]
        stayed = [seat for seat in range(self.players) if seat not in gone]
        order = dict.fromkeys(stayed, 1)
        if not self.ended:
            order = {seat: 1 + sum(by_points[other] < by_points[seat] for other in stayed) for seat in stayed}
        for place, seat in enumerate(reversed(gone), len(stayed) + 1):
            order[seat] = place
        return [order[seat] for seat in range(self.players)]
