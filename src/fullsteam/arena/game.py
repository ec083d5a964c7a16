"""One game of a series, in any process, on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from fullsteam.arena.series import Series
from fullsteam.bots import Bot, BotError, Sitting
from fullsteam.kernel.core import CHANCE, Event, State
from fullsteam.kernel.record import Move, Record, state_hash
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

CHANCE_PART, ORDER_PART, BOT_PART = 0, 1, 2  # streams of a deal


@dataclass
class Result:
    """How a game went. All but the seconds follows from the series and the number, if budgets are rounds of search."""

    number: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    points: list[float]  # 1 for the victory, shared by equals
    choices: int  # made by players, forced ones included
    forfeit: int | None = None  # the seat that gave up
    why: str = ""
    record: str = ""
    seconds: list[float] = field(default_factory=list)  # thought by each seat, wall clock
    thoughts: list[int] = field(default_factory=list)  # choices of each seat that were not forced
    lost: bool = False  # its worker died again and again: no game

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def lost(series: Series, number: int, why: str) -> Result:
    """A game that could not be played."""
    nothing = [0] * series.players
    return Result(number, list(series.seating(number)), nothing, nothing, [0.0] * series.players, 0, why=why, lost=True)


class Fault(Exception):
    """A bot at this seat gives the game away."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


def play_game(series: Series, number: int) -> Result:
    """Play game number so and so. Whatever a bot does, there is a result."""
    return ArenaTable(series, number, [series.make(name) for name in series.seating(number)]).played()


class ArenaTable:
    def __init__(self, series: Series, number: int, bots: list[Bot]) -> None:
        self.series = series
        self.number = number
        self.room: Room = series.room
        self.state: State = self.room.new(series.players, series.options)
        self.names = list(series.seating(number))
        self.bots = bots
        self.listeners: list[int] = []  # seats whose bots want to hear what happens; known when all have begun
        self.chance = stream(series.seed, series.deal(number), CHANCE_PART)
        self.order = stream(series.seed, series.deal(number), ORDER_PART)
        self.rngs = [stream(series.seed, number, BOT_PART, seat) for seat in range(series.players)]
        self.moves: list[Move] = []
        self.seconds = [0.0] * series.players
        self.thoughts = [0] * series.players
        self.forfeit: int | None = None
        self.why = ""

    def played(self) -> Result:
        try:
            self.play()
        except Fault as fault:
            self.forfeit, self.why = fault.seat, fault.why
        finally:
            for player in self.bots:
                with suppress(Exception):
                    player.close()
        return self.result()

    def play(self) -> None:
        for seat, player in enumerate(self.bots):
            seed = int(self.rngs[seat].below(1 << 30))
            sitting = Sitting(self.room, self.series.players, self.series.options, seat, seed)
            self.guarded(seat, partial(player.begin, sitting))
        self.listeners = [seat for seat, player in enumerate(self.bots) if player.listens]
        game = self.room.game
        while actors := game.actors(self.state):
            if actors == [CHANCE]:
                self.apply(CHANCE, game.sample(self.state, self.chance))
            else:
                seat = actors[self.order.below(len(actors))] if len(actors) > 1 else actors[0]
                self.apply(seat, self.choice(seat))
        scores, places = self.scores(), game.places(self.state)
        for player in self.bots:
            with suppress(Exception):  # the game is over: nobody can lose it any more
                player.finish(scores, places)

    def choice(self, seat: int) -> int:
        perspective = Perspective(self.room, self.state, seat)
        legal = perspective.legal
        started = time.perf_counter()
        action = self.guarded(seat, partial(self.bots[seat].choose, perspective, self.rngs[seat]))
        if len(legal) > 1:
            self.seconds[seat] += time.perf_counter() - started
            self.thoughts[seat] += 1
        if not isinstance(action, int) or action not in legal:
            raise Fault(seat, f"chose {action!r}, which is not among the legal choices")
        return action

    def guarded(self, seat: int, call: Callable[[], object]) -> object:
        """What a bot does is its own fault."""
        try:
            return call()
        except BotError as error:
            raise Fault(seat, str(error)) from None
        except Exception as error:
            raise Fault(seat, f"crashed: {type(error).__name__}: {' '.join(str(error).split())}") from error

    def apply(self, seat: int, action: int) -> None:
        self.moves.append(Move(seat, self.room.game.verbs.text(action)))
        events: list[Event] = []
        self.state.events = events if self.listeners else None
        self.room.game.play(self.state, seat, action)
        for listener in self.listeners:
            told = [event for event in events if event.seen_by(listener)]
            self.guarded(listener, partial(self.bots[listener].hear, self.room, told))

    # The end.

    def scores(self) -> list[int]:
        return [int(self.room.game.score(self.state, seat)) for seat in range(self.series.players)]

    def result(self) -> Result:
        seats = range(self.series.players)
        if self.forfeit is None:
            places = self.room.game.places(self.state)
            points = [self.room.game.payoff(self.state, seat) for seat in seats]
        else:
            places = [self.series.players if seat == self.forfeit else 1 for seat in seats]
            points = [0.0 if seat == self.forfeit else 1.0 / (self.series.players - 1) for seat in seats]
        choices = sum(move.seat != CHANCE for move in self.moves)
        keep = self.series.records or self.forfeit is not None
        return Result(
            self.number,
            self.names,
            self.scores(),
            places,
            points,
            choices,
            self.forfeit,
            self.why,
            self.record().written() if keep else "",
            [round(x, 4) for x in self.seconds],
            self.thoughts,
        )

    def record(self) -> Record:
        info = self.room.info
        record = Record(info.id, self.room.rules, self.series.players, self.series.options, self.names, "", self.moves)
        record.box = self.series.box
        if self.forfeit is None:
            record.scores = self.scores()
            record.state = state_hash(self.state)
        return record
