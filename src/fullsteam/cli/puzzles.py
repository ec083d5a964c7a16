"""fullsteam puzzles: moments of matches in which one answer is clearly best, and rules of thumb miss it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fullsteam.analysis.puzzles import Mine, Puzzle, Puzzles, collected, moments, written
from fullsteam.analysis.puzzles.looking import USUAL
from fullsteam.cli.errors import UserError, in_words
from fullsteam.cli.keeping import read_record
from fullsteam.cli.options import Game
from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import IllegalMove, Record, RecordError
from fullsteam.kernel.room import Room
from fullsteam.play.text import language

WORK = ".work"  # beside the file that is wanted: what was found so far


def puzzles(
    game: Game,
    source: Annotated[
        list[Path], typer.Option("--from", metavar="RECORDS", help="A record, or a folder of them; may be repeated.")
    ],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The file; default: GAME-puzzles.json, here.")] = None,
    most: Annotated[int, typer.Option(min=1, max=1000, help="Choose at most so many, of all kinds.")] = 40,
    rounds: Annotated[int, typer.Option(min=50, max=100_000, help="Imagined worlds in which every answer is tried.")] = USUAL,
    seed: Annotated[int, typer.Option(min=0, help="Number of the chance in them: the same gives the same.")] = 1,
) -> None:
    """Find puzzles in records: one answer is clearly best, the most obvious one is not. Stopped, it goes on where it was."""
    r = room(game)
    file = Path(f"{game}-puzzles.json") if out is None else out
    files = records(source)
    mine = Mine(file.with_name(file.name + WORK), game, rounds, seed)
    try:
        with Bar(len(files)) as bar:
            for one in files:
                dig(r, one, mine, rounds, seed)
                bar.show(len(mine.puzzles))
    except KeyboardInterrupt:
        print(f"stopped; {len(mine.puzzles)} puzzles so far, the same command goes on", file=sys.stderr)
        raise
    made = shlex.join(["fullsteam", *sys.argv[1:]])
    kept = collected(Puzzles(game, made, rounds, seed, mine.matches, mine.puzzles), most)
    if not kept.puzzles:
        raise UserError(f"{len(files)} records, and no puzzle in them; {mine.file} knows what was looked at")
    put(file, written(kept))
    print(f"{len(mine.puzzles)} puzzles in {len(files)} records, {len(kept.puzzles)} of them written to {file}")


def records(source: list[Path]) -> list[Path]:
    out: list[Path] = []
    for path in source:
        found = sorted(path.glob("*.txt")) if path.is_dir() else [path]
        if not found:
            raise UserError(f"there is no record in {path}; they are files that end in .txt")
        out += found
    return out


def dig(r: Room, file: Path, mine: Mine, rounds: int, seed: int) -> None:
    """One record. Whatever is wrong with it is told with its name."""
    try:
        record = read_record(file)
        if record.game != r.info.id:
            raise UserError(f"this is a match of {record.game}, not of {r.info.id}")
        if not mine.knows(record):
            mine.add(record, file.stem, [puzzle for puzzle in looked_at(r, record, rounds, seed) if puzzle is not None])
    except (RecordError, GameError, UserError) as error:
        raise UserError(f"{file}: {error}") from None


def looked_at(r: Room, record: Record, rounds: int, seed: int) -> Iterator[Puzzle | None]:
    try:
        yield from moments(r, record, rounds, seed)
    except IllegalMove as error:
        raise in_words(error, r, record, language(None)) from None


def put(file: Path, text: str) -> None:
    """Whole or not at all."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(file)


class Bar(Progress):
    """On stderr, if a person looks."""

    def __init__(self, total: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        super().__init__(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.add_task("", total=total)

    def show(self, found: int) -> None:
        self.update(self.task, advance=1, description=f"puzzles: {found}")
