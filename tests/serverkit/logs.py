"""A log written by hand: a course without a server, with a clock of its own."""

from __future__ import annotations

from fullsteam.games import ROOMS
from fullsteam.server.store import Entry, Seat, TableRow, Terms
from fullsteam.server.table import Course
from serverkit.duels import GAME


class Log:
    """Two people at the fewest-player table of the first game; seconds are counted from the start."""

    def __init__(self, terms: Terms) -> None:
        info = ROOMS[GAME].info
        players = info.min_players
        options = info.options_for({})
        self.row = TableRow("log", GAME, info.rules_version, players, options, terms, "u0", "playing", False, "07" * 32, 0)
        self.seats = [Seat(i, "person", f"u{i}", f"P{i}", "", None) for i in range(players)]
        self.entries: list[Entry] = []
        self.course = Course(self.row, self.seats)
        self.add("start", None, 0)

    def add(self, kind: str, seat: int | None, at: float, text: str = "") -> None:
        course = self.course
        if kind == "move":
            assert seat is not None
            course.match.play_text(seat, text)
        elif kind == "undo":
            course.match.rewind(int(text))
        chance = course.chance_said() if kind in ("start", "move") else ""
        entry = Entry("log", course.n, kind, seat, text, chance, None, "", int(at * 1000))
        course.note(entry)
        self.entries.append(entry)

    @property
    def asked(self) -> int:
        return self.course.match.actors[0]

    def move(self, at: float, openly: bool = False) -> int:
        """Whoever is asked chooses; `openly`: something that can be taken back freely, if there is such a choice."""
        game, seat = self.course.match.game, self.asked
        for action in game.legal_list(self.course.match.state, seat):
            self.add("move", seat, at, game.verbs.text(action))
            if not openly or self.course.match.can_undo(seat):
                return seat
            self.course.match.rewind(self.course.line[-2][1])
            self.reread()
        raise AssertionError("nothing here can be taken back freely")

    def reread(self) -> None:
        """As if the newest entry had never been written."""
        self.entries.pop()
        self.course = Course(self.row, self.seats)
        for entry in self.entries:
            self.course.play(entry)

    def left(self, seat: int, at: float) -> float:
        """Seconds until this seat's time is up."""
        due = self.course.due(seat)
        assert due is not None
        return due / 1000 - at
