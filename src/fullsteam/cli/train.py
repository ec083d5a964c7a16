"""fullsteam train: learn how to judge positions, by self-play."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Annotated

import typer
from rich.console import Console
from rich.progress import track

from fullsteam.arena.train import learn, lesson, weights_text
from fullsteam.bots import check_bot
from fullsteam.cli.errors import UserError
from fullsteam.cli.notebook import data_folder
from fullsteam.cli.options import Board, Game
from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room
from fullsteam.play.boxes import with_board


def tables(written: str) -> list[int]:
    """ "4", or "2,3,4"."""
    if not all(part.strip().isdecimal() for part in written.split(",")):
        raise GameError(f'--players is a number or several with commas (2,4), not "{written}"')
    return [int(part) for part in written.split(",")]


def train(
    game: Game,
    bot: Annotated[str, typer.Option(help="Who plays itself.")] = "expert@100i",
    players: Annotated[str, typer.Option(help="How many players; 2,4: games of both kinds in turn; default: the fewest.")] = "",
    games: Annotated[int, typer.Option(min=10, help="How many games to learn from.")] = 1000,
    seed: Annotated[int, typer.Option(help="Number of the series: the same seed gives the same games.")] = 1,
    whim: Annotated[int, typer.Option(min=0, max=1000, help="Per mille of choices made at random, for variety.")] = 100,
    board: Board = None,
    out: Annotated[Path | None, typer.Option(help="The file; default: one named like the game, in your data folder.")] = None,
    force: Annotated[bool, typer.Option("--force", help="A file that is there already may be written over.")] = False,
) -> None:
    """Let a bot play itself and learn which signs of a position go with victory. champion:weights=FILE judges by them."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise GameError("training needs numpy: pip install 'fullsteam[research]'") from None
    r = with_board(room(game), board)
    if not r.game.sign_names():
        raise GameError(f"{game} has no signs to learn from (Game.signs)")
    check_bot(bot, r)
    counts = [r.info.check_players(n) for n in tables(players or str(r.info.min_players))]
    file = usual_file(r) if out is None else out
    console = Console(stderr=True)
    with replacing(file, force) as target:
        numbers = track(range(games), "games", console=console, disable=not console.is_terminal)
        found = [lesson(r, counts[(n + n // len(counts)) % len(counts)], bot, stream(seed, n), whim) for n in numbers]
        learnt = learn(found)
        figures = f"{learnt.positions} positions, loss {learnt.loss:.4f} (knowing nothing: {learnt.ignorance:.4f})"
        if not learnt.loss < learnt.ignorance:
            raise UserError(f"nothing was learnt, and nothing is written: {figures}. Try more --games, or a stronger --bot.")
        target.write(weights_text(r, learnt, shlex.join(["fullsteam", *sys.argv[1:]]), games))
    print(f"{figures}; written to {file}")
    print(f"Try it: fullsteam arena {game} --bots {shlex.quote(f'champion:weights={file}')},champion")


def usual_file(r: Room) -> Path:
    """In the folder of whoever trains, never in the package: the champion that came with it stays as it is."""
    name = r.info.id if r.box is None else f"{r.info.id}-{r.box.name}"
    return data_folder() / "weights" / f"{name}.toml"


@contextmanager
def replacing(file: Path, force: bool) -> Iterator[IO[str]]:
    """A file that is opened now and is there at the end, whole; not at all if something goes wrong meanwhile."""
    if file.exists() and not force:
        raise UserError(f"{file} is there already: --force writes over it, --out names another file")
    if file.is_dir():
        raise UserError(f"{file} is a folder")
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", dir=file.parent, prefix=f".{file.name}.", delete=False, encoding="utf-8") as target:
        new = Path(target.name)
        try:
            yield target
            target.flush()
            os.fsync(target.fileno())
            new.chmod(0o666 & ~umask())
            new.replace(file)
        finally:
            new.unlink(missing_ok=True)


def umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
