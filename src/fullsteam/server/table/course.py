"""The course of a match: its log, entry by entry, becomes a position, open questions, clocks and news.

Everything here is derived from the log and nothing is written: any process that reads the same log knows the same."""

from __future__ import annotations

from itertools import pairwise

from fullsteam.kernel.core import ALL, ANY, CHANCE, seat_of, step_of
from fullsteam.kernel.words import NotationError
from fullsteam.play.match import Ply
from fullsteam.server.store import Entry, Seat, TableRow
from fullsteam.server.table.allowance import Allowance
from fullsteam.server.table.clocks import Clocks
from fullsteam.server.table.company import AGREED, Company
from fullsteam.server.table.dealing import dealt
from fullsteam.server.table.moments import NOTHING, Ask, Moment, Question
from fullsteam.server.table.rules import CourseError, room_of


class Course:
    def __init__(self, row: TableRow, seats: list[Seat]) -> None:
        self.row = row
        self.seats = seats
        names = [seat.name for seat in seats]
        self.match = dealt(room_of(row), row, names)
        self.told = 0  # plies whose events are in moments
        self.moments: list[Moment] = []
        self.line: list[tuple[int, int]] = []  # (entry, plies after it) of what has not been taken back
        self.move_ids: dict[tuple[int | None, str], int] = {}
        self.asked: list[int | None] = [None] * row.players  # the entry that asked a seat: the id of its decision
        self.clocks = Clocks(row.terms, row.players)
        self.thought: dict[int, float] = {}  # milliseconds that the choice of an entry took
        self.stand_in: list[str] = [""] * row.players  # the level of the bot that sits in for a person
        self.last_own: list[int] = [-1] * row.players
        self.ask: Ask | None = None
        self.allowance = Allowance(row.players)
        self.company = Company(row.players)
        self.question = NOTHING
        self.hinted: set[tuple[int, int]] = set()  # (seat, decision): where a hint was taken

    @property
    def n(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.moments)

    @property
    def started(self) -> bool:
        return bool(self.moments)

    @property
    def over(self) -> bool:
        return self.started and (self.match.over or self.company.ended != "")

    def said(self, n: int, text: str) -> bool:
        """Is this what entry n says? (What was taken back since is not looked up: whoever sends it again means it.)"""
        before = {entry: ply for (_, ply), (entry, _) in pairwise([(-1, self.match.given), *self.line])}
        if n not in before:
            return True
        try:
            return self.match.game.verbs.parse(text) == self.match.plies[before[n]].action
        except NotationError:
            return False

    # Who sits where.

    def person(self, seat: int) -> bool:
        """Does a person play this seat now?"""
        return self.seats[seat].kind == "person" and not self.stand_in[seat]

    def level(self, seat: int) -> str:
        """Of the bot that plays this seat now."""
        return self.stand_in[seat] or self.seats[seat].level

    def people(self) -> set[int]:
        """The seats of people, also of those for whom a bot plays: it cannot say yes for them."""
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    def consenting(self) -> set[int]:
        """Those of them who are asked whether something may be taken back: whoever has given up is not."""
        return self.people() - set(self.company.resigned)

    # The log goes on.

    def play(self, entry: Entry) -> None:
        """Take up an entry that was read from the store."""
        if entry.n != self.n:
            raise CourseError(f"entry {entry.n} of table {self.row.id} comes where {self.n} should be")
        if entry.kind == "start":
            self.deal(entry.text)
        elif entry.kind == "move":
            assert entry.seat is not None
            self.match.play_text(entry.seat, entry.text)
        elif entry.kind == "undo":
            self.match.rewind(int(entry.text))
        if entry.kind in ("start", "move") and self.chance_said() != entry.chance:
            raise CourseError(f"entry {entry.n} of table {self.row.id}: chance said something else than its seed says")
        self.note(entry)

    def deal(self, added: str) -> None:
        """The match begins, and this is what people add to its seed: chance speaks anew."""
        if not added:
            return
        try:
            self.match = dealt(self.match.room, self.row, self.match.names, added)
        except ValueError as error:
            raise CourseError(f"the first entry of table {self.row.id} cannot be read: {error}") from None

    def chance_said(self) -> str:
        """What chance said in the plies not told yet (and, at the start, what was given)."""
        verbs = self.match.game.verbs
        return "\n".join(verbs.text(ply.action) for ply in self.match.plies[self.told :] if ply.seat == CHANCE)

    def note(self, entry: Entry) -> None:
        """The match stands where this entry leaves it: write down what follows from that."""
        new: list[Ply] = self.match.plies[self.told :]
        events = [event for ply in new for event in ply.events]
        self.told = len(self.match.plies)
        text = "" if entry.kind in ("start", "move") else entry.text
        self.moments.append(Moment(entry.n, entry.kind, entry.seat, entry.at, text, events))
        if entry.move_id is not None:
            self.move_ids[entry.seat, entry.move_id] = entry.n
        self.allowance.note(entry.kind, entry.seat, entry.text)
        getattr(self, f"_{entry.kind}")(entry)

    def _start(self, entry: Entry) -> None:
        self._moved_on(entry)

    def _move(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.last_own[entry.seat] = entry.n
        self.thought[entry.n] = self.clocks.charge(entry.seat, self.elapsed(entry.seat, entry.at))
        self._moved_on(entry)

    def _undo(self, entry: Entry) -> None:
        """What was thought about choices that one takes back alone stays used. Where all agreed, clocks begin anew."""
        assert entry.seat is not None
        taken = [n for n, plies in self.line if plies > self.told]
        self.allowance.waste[entry.seat] += len(taken)
        alone = all(self.moments[n].seat == entry.seat for n in taken)
        used = sum(self.thought.get(n, 0.0) for n in taken) + self.elapsed(entry.seat, entry.at) if alone else 0.0
        if any(self.match.room.ends_round(self.moments[n].events) for n in taken):
            self.clocks.go_on()
        self.line = [(n, plies) for n, plies in self.line if plies <= self.told]
        self.moments[-1] = self.moments[-1]._replace(text=str(self.line[-1][0]))
        self.question = NOTHING
        self._moved_on(entry)
        self.clocks.ask(entry.seat, entry.at, self.clocks.charge(entry.seat, used))

    def _ask(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.ask = Ask(entry.n, entry.seat, int(entry.text), self.same_person(entry.seat))

    def _agree(self, entry: Entry) -> None:
        if self.ask is not None and entry.seat is not None:
            self.ask.yes |= self.same_person(entry.seat)

    def _decline(self, entry: Entry) -> None:
        self.ask = None

    def _takeover(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.clocks.used[entry.seat] = self.clocks.charge(entry.seat, self.elapsed(entry.seat, entry.at))
        self.clocks.stop_count(entry.at, self.silent())
        self.stand_in[entry.seat] = entry.text
        self.company.votes.clear()

    def _return(self, entry: Entry) -> None:
        """The clock goes on where it stood when the bot took over, or begins anew with a new question."""
        assert entry.seat is not None
        self.stand_in[entry.seat] = ""
        self.company.come_back(entry.seat)
        self.clocks.ask(entry.seat, entry.at, self.clocks.used[entry.seat])
        self.clocks.resume_count(entry.at)

    def _resign(self, entry: Entry) -> None:
        """A bot of this level plays on, or, without one, the match is over."""
        assert entry.seat is not None
        if entry.text:
            self._takeover(entry)
        self.company.resign(entry.seat, bool(entry.text))
        self._break_off()

    def _nudge(self, entry: Entry) -> None:
        self.company.nudged[int(entry.text)] = entry.at

    def _here(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.company.here[entry.seat] = entry.at
        if self.asked[entry.seat] is not None:
            self.company.votes.clear()

    def _vote(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.company.vote(self.same_person(entry.seat), entry.text, entry.at)

    def _hint(self, entry: Entry) -> None:
        """No move, and nothing follows from it: everybody may know that it was taken."""
        assert entry.seat is not None
        if (decision := self.asked[entry.seat]) is not None:
            self.hinted.add((entry.seat, decision))

    def _end(self, entry: Entry) -> None:
        self.company.ended = entry.text
        self._break_off()

    def _break_off(self) -> None:
        """Over before the game is: nobody is asked any more, and the seed is no secret now."""
        if self.company.ended:
            self.ask, self.question = None, NOTHING
            self.asked = [None] * self.row.players
            self.match.broken_off = self.company.ended

    def _moved_on(self, entry: Entry) -> None:
        """Who is asked now, and is it still the same question? Where several choose at once, an answer of one leaves the
        question of another open as long as he may choose among the same things."""
        self.ask = None
        self.company.votes.clear()
        if entry.kind != "undo":
            self.line.append((entry.n, self.told))
        if entry.kind == "move" and self.match.room.ends_round(self.moments[-1].events):
            self.clocks.stand_still(entry.at)
        before, self.question = self.question, self.asked_together()
        actors = self.match.actors
        for seat in range(self.row.players):
            if seat not in actors:
                self.asked[seat] = None
            elif not (
                self.asked[seat] is not None
                and seat != entry.seat
                and before.step == self.question.step
                and before.legal.get(seat, []) == self.question.legal.get(seat)
            ):
                self.asked[seat] = entry.n
                self.clocks.ask(seat, entry.at)
                self.clocks.used[seat] = self.clocks.counted = 0

    def asked_together(self) -> Question:
        s, game = self.match.state, self.match.game
        if self.match.over or seat_of(f := s.agenda.items[s.agenda.size - 1]) > ALL:
            return NOTHING
        return Question(int(step_of(f)), {seat: game.legal_list(s, seat) for seat in game.actors(s)})

    def same_person(self, seat: int) -> set[int]:
        """All seats of whoever sits here: around one screen one yes is enough."""
        user = self.seats[seat].user_id
        return {q for q in range(self.row.players) if self.seats[q].user_id == user and user is not None}

    def outcome(self) -> tuple[list[int], list[int]] | None:
        """Scores and places, once it is over; None: it has no result."""
        if not self.over or self.company.ended == AGREED:
            return None
        match = self.match
        scores = [int(match.game.score(match.state, seat)) for seat in range(self.row.players)]
        left = [seat for seat, level in enumerate(self.stand_in) if level and self.row.terms.rated]
        return scores, self.company.places(match.game.places(match.state), left)

    # Time. (What it means for whom: clocks.py.)

    def elapsed(self, seat: int, at: int) -> float:
        """Milliseconds that a person has had for the open decision."""
        return self.clocks.since(seat, at) if self.asked[seat] is not None and self.person(seat) else 0.0

    def due(self, seat: int) -> int | None:
        """When a person's time for the open decision is up; None: no clock runs."""
        return self.clocks.due(seat) if self.asked[seat] is not None and self.person(seat) else None

    @property
    def outcry(self) -> bool:
        """Do several choose openly at once?"""
        s = self.match.state
        return not self.match.over and seat_of(s.agenda.items[s.agenda.size - 1]) == ANY

    def count_ends(self) -> int | None:
        """An outcry in a live match: when silence will be taken for done. Who is the only person here is waited for."""
        if not self.started or not self.outcry or sum(self.person(seat) for seat in range(self.row.players)) < 2:
            return None
        return self.clocks.count_ends(self.silent())

    def silent(self) -> list[int]:
        return [seat for seat in self.match.actors if self.person(seat)]
