"""The puzzles of a game as they are kept: puzzles.json in its room.

A match is its record, cut off after the last puzzle in it; so a puzzle is played by the version of the rules it was found by,
whatever has become of them since. A puzzle is a place in a match, and what every answer there is worth."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fullsteam.analysis.reasons import Reason
from fullsteam.kernel.core import State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import Record, as_recorded, parse_record, replay
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

FORMAT = "fullsteam-puzzles 1"
NAME = "puzzles.json"


class PuzzleError(GameError):
    """Puzzles that cannot be read or made; the text is one sentence."""


@dataclass(frozen=True)
class Option:
    """One answer, and why the best is better."""

    choice: str  # notation
    behind: float  # how much less it is worth than the best one, in parts of winning chance
    error: float  # one standard error of that; of the best one, of its value
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    id: str
    match: str
    ply: int  # so many plies were played
    seat: int  # who is asked
    step: str  # what
    level: int  # 1: a moment's thought finds it; 2: looking ahead; 3: only looking far ahead
    chance: float  # to win, with the best answer
    obvious: str  # what rules of thumb choose
    answers: tuple[Option, ...]  # all there are, the best first

    @property
    def best(self) -> Option:
        return self.answers[0]

    @property
    def margin(self) -> float:
        """How far the next best answer is behind."""
        return min(answer.behind for answer in self.answers[1:])

    def option(self, choice: str) -> Option | None:
        return next((answer for answer in self.answers if answer.choice == choice), None)


@dataclass(frozen=True)
class Match:
    """Where puzzles come from: the record up to the last of them, and what it was called."""

    record: str
    source: str = ""

    def read(self) -> Record:
        return parse_record(self.record)


@dataclass
class Puzzles:
    """All of a game."""

    game: str
    made: str = ""  # the command
    rounds: int = 0  # imagined worlds in which every answer was tried
    seed: int = 0
    matches: dict[str, Match] = field(default_factory=dict)
    puzzles: list[Puzzle] = field(default_factory=list)

    def find(self, name: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)

    def players(self, puzzle: Puzzle) -> int:
        return self.matches[puzzle.match].read().players

    def position(self, room: Room, puzzle: Puzzle) -> tuple[Room, State]:
        """The room by the rules of that match, and where it stood."""
        record = self.matches[puzzle.match].read()
        return as_recorded(room, record), at(room, record, puzzle.ply)

    def perspective(self, room: Room, puzzle: Puzzle) -> Perspective:
        """All that the puzzled seat may know."""
        return Perspective(*self.position(room, puzzle), puzzle.seat)


def at(room: Room, record: Record, ply: int) -> State:
    for number, s in enumerate(replay(room, record)):
        if number == ply:
            return s
    raise PuzzleError(f"the match has only {len(record.moves)} moves, not {ply}")


# --- reading and writing


def written(puzzles: Puzzles) -> str:
    """JSON, a match and a puzzle on a line each: small, and a change can be read."""
    head = {"format": FORMAT, "game": puzzles.game, "made": puzzles.made, "rounds": puzzles.rounds, "seed": puzzles.seed}
    top = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    matches = [f"{json.dumps(key)}: {json.dumps(asdict(match))}" for key, match in puzzles.matches.items()]
    listed = [json.dumps(puzzle_json(puzzle)) for puzzle in puzzles.puzzles]
    blocks = [*top, '"matches": {\n' + ",\n".join(matches) + "\n}", '"puzzles": [\n' + ",\n".join(listed) + "\n]"]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def puzzle_json(puzzle: Puzzle) -> dict[str, Any]:
    return {**asdict(puzzle), "answers": [option_json(answer) for answer in puzzle.answers]}


def option_json(answer: Option) -> list[Any]:
    reasons = [[r.sign, r.whose, round(r.number, 1), round(r.weight, 4)] for r in answer.reasons]
    return [answer.choice, round(answer.behind, 4), round(answer.error, 4), reasons]


def option_of(data: list[Any]) -> Option:
    choice, behind, error, reasons = data
    return Option(choice, behind, error, tuple(Reason(*one) for one in reasons))


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**data, "answers": tuple(option_of(answer) for answer in data["answers"])})


def read(text: str) -> Puzzles:
    try:
        data = json.loads(text)
        if data.pop("format") != FORMAT:
            raise PuzzleError(f'these are no puzzles that can be read here; they should be of format "{FORMAT}"')
        matches = {key: Match(**match) for key, match in data.pop("matches").items()}
        listed = [puzzle_of(one) for one in data.pop("puzzles")]
        return Puzzles(**data, matches=matches, puzzles=listed)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise error if isinstance(error, PuzzleError) else PuzzleError("this is no file of puzzles") from None


@cache
def puzzles_of(room: Room) -> Puzzles:
    """Those that come with the game; a game without any has none."""
    file: Path = room.folder / NAME
    return read(file.read_text(encoding="utf-8")) if file.exists() else Puzzles(room.info.id)


def numbered(room: Room, record: Record) -> Iterator[tuple[int, State]]:
    """Every position of a match in which somebody chose, with its ply."""
    for ply, s in enumerate(replay(room, record)):
        s.events = []
        if ply < len(record.moves) and record.moves[ply].seat >= 0:
            yield ply, s
