"""A match: seats, options, committed chance, record, listeners, undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fullsteam.kernel.core import ALL, CHANCE, Event, Refusal, State, seat_of
from fullsteam.kernel.record import Move, Record, RecordError, Share, as_recorded, replay, state_hash
from fullsteam.kernel.room import Room
from fullsteam.play import fairness
from fullsteam.play.perspective import Perspective

NEAR = 16  # plies that are played again rather than kept


class Refused(ValueError):
    """A move the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"not allowed: {refusal.rule}")
        self.refusal = refusal


class NothingToUndo(ValueError):
    """Something random or secret was revealed since, or somebody else has acted."""


class Ply(NamedTuple):
    """One choice, by a player or by chance, and what came of it."""

    number: int
    seat: int
    action: int
    open: bool  # chosen openly, alone and in turn, and it revealed nothing: may be taken back while it is the newest
    events: list[Event]

    def events_for(self, seat: int) -> list[Event]:
        return [e for e in self.events if e.seen_by(seat)]


class Listener(Protocol):
    def played(self, ply: Ply) -> None: ...

    def taken_back(self, ply: Ply) -> None: ...


class Match:
    def __init__(
        self,
        room: Room,
        names: list[str],
        options: dict[str, str] | None = None,
        seed: bytes | None = None,
        given: Sequence[Move] = (),
        shares: Sequence[Share] = (),
    ) -> None:
        """given: plies of another match that this one goes on from; chance draws only what comes after them.
        seed, shares: what the server and the people add to what chance says."""
        self.room = room
        self.game = room.game
        self.names = names
        self.options = room.info.options_for(options or {}, room.rules)
        later = {option.name for option in room.info.options if option.later} - set(options or {})
        self.recorded = {name: value for name, value in self.options.items() if name not in later}
        self.host_seed = fairness.checked(fairness.new_seed() if seed is None else seed)
        self.shares = list(shares)
        self.seed = fairness.mixed(self.host_seed, self.shares, len(names))  # that chance draws from
        self.listeners: list[Listener] = []
        self.plies: list[Ply] = []
        self.state = self._fresh()
        self.kept: tuple[int, State] | None = None  # where it was rewound to: who takes back once often does it again
        self.broken_off = ""  # why it ended before the game did
        self.given = len(given)
        for move in given:
            self._apply(move.seat, self._allowed(move.seat, self.game.verbs.parse(move.text)))
        self._run_chance()

    @classmethod
    def resume(cls, room: Room, record: Record, seed: bytes) -> Match:
        """A match at the end of its record. RecordError where the record breaks the rules."""
        room = as_recorded(room, record)
        if record.promise != fairness.promise(seed):
            raise record.wrong("seed-sha256", "this is not the seed that was promised")
        if any(share.secret is None for share in record.shares):
            raise record.wrong("fairness", "what people added to the seed is still secret")
        for _ in replay(room, record):
            pass
        match = cls(room, record.names, record.options, seed, record.moves[: record.given], record.shares)
        for number, move in enumerate(record.moves):
            if number == len(match.plies):
                match.play_text(move.seat, move.text)
            if match.game.verbs.text(match.plies[number].action) != move.text:
                raise RecordError(f'line {move.line}: chance says "{move.text}", but this seed gives something else')
        return match

    def _fresh(self) -> State:
        s = self.room.new(len(self.names), self.options)
        s.events = []
        return s

    # Where we are.

    @property
    def over(self) -> bool:
        return self.state.agenda.size == 0

    @property
    def actors(self) -> list[int]:
        """The seats that may choose now."""
        return self.game.actors(self.state)

    def perspective(self, seat: int) -> Perspective:
        """What this seat may know at this moment; ask for a new one when the match has moved on."""
        return Perspective(self.room, self.state.clone(), seat)

    # Playing.

    def play_text(self, seat: int, text: str) -> None:
        """A move in notation; NotationError if it is none, Refused if it is not allowed."""
        self.play(seat, self.game.verbs.parse(text))

    def play(self, seat: int, action: int) -> None:
        """A player's move, then chance until somebody must choose. Refused: nothing has changed."""
        self._apply(seat, self._allowed(seat, action))
        self._run_chance()

    def _allowed(self, seat: int, action: int) -> int:
        refusal = self.game.refusal(self.state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        return action

    def _run_chance(self) -> None:
        while self.actors == [CHANCE]:
            self._apply(CHANCE, self._outcome())

    def _outcome(self) -> int:
        """What chance says now."""
        return fairness.outcome(self.room, self.state, self.seed, len(self.plies))

    def _apply(self, seat: int, action: int) -> None:
        s = self.state
        in_turn = seat >= 0 and seat_of(s.agenda.items[s.agenda.size - 1]) > ALL
        s.events = []
        s.revealed = False
        self.game.play(s, seat, action)
        ply = Ply(len(self.plies), seat, action, in_turn and not s.revealed, s.events)
        self.plies.append(ply)
        for listener in self.listeners:
            listener.played(ply)

    # Taking back.

    def can_undo(self, seat: int) -> bool:
        """Only one's own open choices, while nothing has come after them: then nothing random was drawn, nothing secret
        was answered or revealed, and the seat has learnt nothing by them."""
        return bool(self.plies) and self.plies[-1].open and self.plies[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's newest choice."""
        if not self.can_undo(seat):
            raise NothingToUndo
        self.rewind(len(self.plies) - 1)

    def rewind(self, ply: int) -> None:
        """Back to where so many plies were played, whoever played the others. May they? That is for the caller to ask."""
        taken = self.plies[ply:]
        del self.plies[ply:]
        start, s = self.kept if self.kept is not None and self.kept[0] <= ply else (0, self._fresh())
        self.state = s.clone()
        self.state.events = []
        for old in self.plies[start:]:
            self.game.play(self.state, old.seat, old.action)
        if start == 0 or ply - start > NEAR:
            self.kept = (ply, self.state.clone())
        for listener in self.listeners:
            for back in reversed(taken):
                listener.taken_back(back)

    # Writing down.

    def record(self) -> Record:
        """The whole truth up to now; the seed, and what people added to it, only when the match is over."""
        moves = [Move(ply.seat, self.game.verbs.text(ply.action)) for ply in self.plies]
        out = Record(
            self.room.info.id,
            self.room.rules,
            len(self.names),
            self.recorded,
            self.names,
            fairness.promise(self.host_seed),
            moves,
            given=self.given,
        )
        out.box = self.room.box.text if self.room.box is not None else ""
        ended = self.over or self.broken_off != ""
        out.shares = self.shares if ended else [share._replace(secret=None) for share in self.shares]
        if ended:
            out.broken_off = "" if self.over else self.broken_off
            out.scores = [int(self.game.score(self.state, seat)) for seat in range(len(self.names))]
            out.state = state_hash(self.state)
            out.seed = self.host_seed.hex()
        return out
