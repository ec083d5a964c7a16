"""fullsteam analyse: was it luck or skill, and where was the match lost?"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fullsteam.analysis import Analysis
from fullsteam.analysis import analyse as taken_apart
from fullsteam.analysis.report import page
from fullsteam.analysis.words import Words, added_up
from fullsteam.bots.budget import budget
from fullsteam.cli.boards import room_of
from fullsteam.cli.errors import UserError, in_words
from fullsteam.cli.options import Board, Lang
from fullsteam.cli.replay import read
from fullsteam.kernel.record import IllegalMove
from fullsteam.play.text import language

COLUMNS = ("player", "start", "own", "others", "draw", "unknown", "result", "accuracy")
SHOWN = 3  # worst choices of each player
MOST_ROUNDS = 100_000


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record of a finished match; - for standard input.")],
    rounds: Annotated[
        int, typer.Option(min=0, max=MOST_ROUNDS, help="Rounds a choice: the same again give the same numbers. 0: what suits.")
    ] = 0,
    for_time: Annotated[str, typer.Option("--time", help="As many rounds as fit into this time: 20s.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Everything, for machines.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report that any browser shows, into this file.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes side by side; 0: two, if there are two cores.")] = 0,
    board: Board = None,
    lang: Lang = None,
) -> None:
    """Was it luck or skill? Winning chances of every moment, mistakes with what was better and why, luck of the draws."""
    if for_time and rounds:
        raise UserError("--rounds and --time both say how long; leave one out")
    seconds = budget(for_time).seconds if for_time else 0.0
    if for_time and not seconds:
        raise UserError(f'--time is written like 20s, not "{for_time}"')
    record = read(file)
    spoken = language(lang)
    r = room_of(record, board, spoken)
    side_by_side = workers or min(2, os.cpu_count() or 1)
    try:
        with Bar() as bar:
            found = taken_apart(record, rounds, seconds, side_by_side, room=r, progress=bar.show)
    except IllegalMove as error:
        raise in_words(error, r, record, spoken) from None
    if html is not None:
        html.write_text(page(found, spoken), encoding="utf-8")
    if as_json:
        print(json.dumps(found.as_json()))
    elif html is None:
        tell(found, Words(found, spoken))
    else:
        print(html)


class Bar(Progress):
    """On stderr, if a person looks."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        super().__init__(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.add_task("", total=None)

    def show(self, done: int, total: int) -> None:
        self.update(self.task, completed=done, total=total)


def tell(found: Analysis, say: Words) -> None:
    console = Console()
    table = Table(box=None)
    for name in COLUMNS:
        table.add_column(say(name), justify="left" if name == "player" else "right", overflow="fold")
    for q, seat in enumerate(found.seats):
        table.add_row(escape(found.record.names[q]), *added_up(seat), f"{seat.accuracy:.0f} %")
    console.print(table)
    told = [escape(turning_point(found, say, number)) for number in found.turning]
    block(console, say("turning"), told or [say("turning-none")])
    for q, name in enumerate(found.record.names):
        block(console, f"{say('worst')}: {escape(name)}", [escape(lost(found, say, n)) for n in worst(found, q)])


def block(console: Console, title: str, lines: list[str]) -> None:
    if lines:
        console.print(f"\n[bold]{title}[/]", highlight=False)
    for line in lines:
        console.print(f"  {line}", highlight=False)


def turning_point(found: Analysis, say: Words, number: int) -> str:
    moment = found.moments[number]
    return say.turned(number, moment.change, say.happened(moment))


def worst(found: Analysis, seat: int) -> list[int]:
    return [moment.number for moment in found.worst(seat)[:SHOWN]]


def lost(found: Analysis, say: Words, number: int) -> str:
    moment = found.moments[number]
    assert moment.weighed is not None
    given = moment.weighed.answers[moment.weighed.given]
    mark = say(f"mark-{moment.mark}")
    loss = say("lost", number=round(100 * moment.loss), error=max(1, round(100 * given.error)))
    better = say("better", choice=say.choice(moment.weighed.answers[0].action, moment.step))
    why = say.reasons(moment)
    because = f", {say('because')}: {why}" if why else ""
    return f"{say('moment')} {number}: {say.choice(moment.actions[0], moment.step)} ({mark}, {loss}). {better}{because}."
