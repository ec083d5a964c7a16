"""fullsteam bot-host: let a program in any language play, and see what is said."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from fullsteam.arena.game import ArenaTable, Result
from fullsteam.arena.series import Series
from fullsteam.bots import FOREIGN, Bot, budget
from fullsteam.bots.foreign import ForeignBot
from fullsteam.cli.options import Board, Game, Options, rule_options, text_of
from fullsteam.games import room
from fullsteam.play.boxes import with_board

LONGEST = 240  # characters of a message that are shown


def bot_host(
    game: Game,
    command: Annotated[str, typer.Argument(help="The program, with its arguments in one word: './mybot --fast'.")],
    against: Annotated[str, typer.Option(help="Who plays the other seats.")] = "greedy",
    players: Annotated[int | None, typer.Option(help="How many players; default: the fewest.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; the program's seat moves on with each.")] = 1,
    think: Annotated[str, typer.Option(help="The deadline of a choice.")] = "1s",
    seed: Annotated[int, typer.Option(help="Number of the series: the same seed gives the same deals.")] = 1,
    option: Options = None,
    board: Board = None,
    trace: Annotated[bool, typer.Option("--trace", help="Show every message, shortened.")] = False,
) -> None:
    """Play a program that speaks lines of JSON on stdin and stdout. Exit code 1 if it forfeits a game."""
    r = with_board(room(game), board)
    count = r.info.min_players if players is None else players
    series = Series(game, count, (FOREIGN + command, against), seed, rule_options(option), think, box=text_of(r.box)).checked()
    console = Console(highlight=False, markup=False, soft_wrap=True)
    faults = 0
    for number in range(games):
        result, title = hosted(series, number, command, console if trace else None)
        seat = result.bots.index(FOREIGN + command)
        who = f"game {number + 1}, seat {seat + 1}{f' ({title})' if title else ''}"
        if result.forfeit == seat:
            faults += 1
            console.print(f"{who}: forfeits: {result.why}")
        else:
            console.print(f"{who}: place {result.places[seat]}, scores {result.scores}")
    if faults:
        raise typer.Exit(1)


def hosted(series: Series, number: int, command: str, console: Console | None) -> tuple[Result, str]:
    """One game, the program's messages shown as they go; and what the program calls itself."""

    def show(direction: str, line: str) -> None:
        if console is not None:
            console.print(f"{direction} {line if len(line) <= LONGEST else line[:LONGEST] + '…'}")

    bots: list[Bot] = []
    for name in series.seating(number):
        foreign = name.startswith(FOREIGN)
        bots.append(ForeignBot(command, budget(series.think), show) if foreign else series.make(name))
    result = ArenaTable(series, number, bots).played()
    return result, next((player.title for player in bots if isinstance(player, ForeignBot)), "")
