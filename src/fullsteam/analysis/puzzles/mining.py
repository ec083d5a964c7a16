"""Records become puzzles. What was found in each is written down at once beside the file that is wanted: whoever stops it and
gives the same command again goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from fullsteam.analysis.puzzles.file import Match, Puzzle, PuzzleError, numbered, puzzle_json, puzzle_of
from fullsteam.analysis.puzzles.looking import Place, look
from fullsteam.kernel.record import Record, as_recorded
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

FORMAT = "fullsteam-puzzling 1"


def name_of(record: Record) -> str:
    """What a match is called in the names of its puzzles; who played it makes no difference."""
    return sha256(replace(record, names=[], scores=None, seed="").written().encode()).hexdigest()[:6]


def moments(room: Room, record: Record, rounds: int, seed: int) -> Iterator[Puzzle | None]:
    """Every choice in turn. RecordError where the record breaks the rules."""
    room, name = as_recorded(room, record), name_of(record)
    for ply, s in numbered(room, record):
        perspective = Perspective(room, s.clone(), record.moves[ply].seat)
        yield look(room, perspective, Place(name, ply, ply / len(record.moves)), rounds, seed)


def cut(record: Record, ply: int) -> Record:
    """What was played until then, and nobody's name."""
    names = [str(seat + 1) for seat in range(record.players)]
    return replace(record, names=names, moves=record.moves[:ply], scores=None, state="", seed="", broken_off="")


class Mine:
    """What was found so far, in a file of its own: a head, then a line a record."""

    def __init__(self, file: Path, game: str, rounds: int, seed: int) -> None:
        self.file = file
        self.head = {"format": FORMAT, "game": game, "rounds": rounds, "seed": seed}
        self.matches: dict[str, Match] = {}
        self.found: dict[str, list[Puzzle]] = {}  # by match; also of those in which there is none
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
        if lines and not lines[-1].endswith("\n"):  # somebody pulled the plug
            file.write_text("".join(lines := lines[:-1]), encoding="utf-8")
        for number, line in enumerate(lines, 1):
            try:
                self._read(json.loads(line), number)
            except (ValueError, KeyError, TypeError) as error:
                damaged = PuzzleError(f"{file}: line {number} is damaged; delete the file to begin anew")
                raise error if isinstance(error, PuzzleError) else damaged from None

    def _read(self, data: dict[str, Any], number: int) -> None:
        if number > 1:
            self.matches[data["match"]] = Match(data["record"], data["source"])
            self.found[data["match"]] = [puzzle_of(one) for one in data["puzzles"]]
        elif data != self.head:
            other = "was begun for another game, seed or number of rounds; delete it, or choose another --out"
            raise PuzzleError(f"{self.file} {other}")

    @property
    def puzzles(self) -> list[Puzzle]:
        return [puzzle for found in self.found.values() for puzzle in found]

    def knows(self, record: Record) -> bool:
        return name_of(record) in self.found

    def add(self, record: Record, source: str, found: list[Puzzle]) -> None:
        name = name_of(record)
        text = cut(record, max((puzzle.ply for puzzle in found), default=0)).written()
        self.matches[name], self.found[name] = Match(text, source), found
        line = {"match": name, "source": source, "record": text, "puzzles": [puzzle_json(puzzle) for puzzle in found]}
        with self.file.open("a", encoding="utf-8") as out:
            if not out.tell():
                out.write(json.dumps(self.head) + "\n")
            out.write(json.dumps(line) + "\n")
