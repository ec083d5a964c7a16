"""fullsteam train: learn how to judge positions, by self-play."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from fullsteam.arena.train import learn, lesson, write_weights
from fullsteam.bots import check_bot
from fullsteam.cli.options import Board, Game
from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import stream
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
    out: Annotated[
        Path | None, typer.Option(help="The file; default: weights.toml of the game, with --board a file here.")
    ] = None,
) -> None:
    """Let a bot play itself and learn which signs of a position go with victory. The champion judges by these weights."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise GameError("training needs numpy: pip install 'fullsteam[research]'") from None
    r = with_board(room(game), board)
    if not r.game.sign_names():
        raise GameError(f"{game} has no signs to learn from (Game.signs)")
    check_bot(bot)
    counts = [r.info.check_players(n) for n in tables(players or str(r.info.min_players))]
    console = Console(stderr=True)
    numbers = track(range(games), "games", console=console, disable=not console.is_terminal)
    found = [lesson(r, counts[(n + n // len(counts)) % len(counts)], bot, stream(seed, n), whim) for n in numbers]
    learnt = learn(found)
    usual = r.folder / "weights.toml" if r.box is None else Path(f"{game}-{r.box.name}-weights.toml")  # our own stay ours
    file = usual if out is None else out
    write_weights(file, r, learnt, shlex.join(["fullsteam", *sys.argv[1:]]), games)
    print(f"{learnt.positions} positions, loss {learnt.loss:.4f} (knowing nothing: {learnt.ignorance:.4f}); written to {file}")
