"""fullsteam arena: bots against bots, measured."""

from __future__ import annotations

import json
import shlex
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fullsteam.arena.game import Result
from fullsteam.arena.ratings import standings
from fullsteam.arena.report import plots, write_report
from fullsteam.arena.run import Means, run_series
from fullsteam.arena.series import Series
from fullsteam.arena.store import Store, usual_folder
from fullsteam.bots import BOTS
from fullsteam.cli.options import Board, Game, Json, Options, rule_options, text_of
from fullsteam.games import room
from fullsteam.play.boxes import with_board

OFTEN = 1.0  # seconds between two live tables
WIDE = 110  # columns of a terminal that has room for bars

Workers = Annotated[int, typer.Option(min=1, help="Processes side by side.")]
Ray = Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or local to start one here.")]


def arena(
    game: Game,
    bots: Annotated[str, typer.Option(help=f"Who plays, with commas: {', '.join(BOTS)}, exec:COMMAND; club@50ms.")],
    players: Annotated[int | None, typer.Option(help="How many players; default: the fewest.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole deals.")] = 100,
    think: Annotated[str, typer.Option(help="Time for a choice: 50ms, 2s, or 400i rounds; default: each level's own.")] = "",
    seed: Annotated[int, typer.Option(help="Number of the series: the same seed gives the same deals.")] = 1,
    workers: Workers = 1,
    ray: Ray = "",
    option: Options = None,
    board: Board = None,
    as_json: Json = False,
    report: Annotated[Path | None, typer.Option(help="Folder for results, records and report.html; goes on if killed.")] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game.")] = False,
) -> None:
    """Let bots play a series of duplicate deals; ratings with 95 % intervals. The same command goes on after a kill."""
    r = with_board(room(game), board)
    count = r.info.min_players if players is None else players
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    series = Series(game, count, names, seed, rule_options(option), think, records, text_of(r.box)).checked()
    if report is not None:
        plots(series, [])  # a missing library is told before the first game
    store = Store(usual_folder(series) if report is None else report, series)
    total = series.whole(games)
    with Scoreboard(total, len(store.first(total))) as progress:
        found = run_series(store, total, Means(workers, ray), progress.show)
    if report is not None:
        command = shlex.join(["fullsteam", *sys.argv[1:]])
        write_report(store.folder / "report.html", series, store.first(total), found, command)
    elif not found["forfeits"] and not found["lost"] and not records:
        store.remove()
    else:
        Console(stderr=True).print(f"kept in {store.folder}", highlight=False)
    show(found, as_json)


class Scoreboard(AbstractContextManager["Scoreboard"]):
    """Progress and current ratings on stderr, if a person looks."""

    def __init__(self, games: int, done: int) -> None:
        self.console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=self.console)
        self.bar = self.progress.add_task("games", total=games, completed=done)
        self.live = Live(self.progress, console=self.console, transient=True) if self.console.is_terminal else None
        self.shown = 0.0

    def __enter__(self) -> Scoreboard:
        if self.live is not None:
            self.live.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.live is not None:
            self.live.stop()

    def show(self, series: Series, results: list[Result]) -> None:
        self.progress.update(self.bar, completed=len(results))
        if self.live is not None and time.monotonic() > self.shown + OFTEN:
            self.shown = time.monotonic()
            rows = [row.as_json() for row in standings(series, results)]
            self.live.update(Group(self.progress, table_of(rows, self.console.width)))


def table_of(rows: list[dict[str, Any]], width: int) -> Table:
    """Without bars where they would not fit."""
    table = Table(box=None)
    for title in ("Bot", "Rating", "95 %", "Won", "95 %", "Seats", "Score", "Forfeits", *([""] if width >= WIDE else [])):
        left = title in ("Bot", "")
        table.add_column(title, justify="left" if left else "right", no_wrap=title != "Bot", overflow="fold")
    for row in rows:
        low, high = row["rating_95"]
        least, most = row["share_95"]
        table.add_row(
            row["bot"],
            f"{row['rating']:.2f}",
            f"{low:.1f} to {high:.1f}",
            f"{row['share']:.1%}",
            f"{least:.1%} to {most:.1%}",
            str(row["seats"]),
            str(row["mean_score"]),
            str(row["forfeits"]),
            *(["█" * round(20 * row["share"])] if width >= WIDE else []),
        )
    return table


def show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found))
        return
    console = Console()
    console.print(
        f"[bold]{found['game']}[/], {found['players']} players, {found['games']} games, seed {found['seed']}; "
        f"{found['run']['new_games']} played now in {found['run']['seconds']} s",
        highlight=False,
    )
    console.print(table_of(found["standings"], console.width))
    seats = ", ".join(f"{i}: {seat['share']:.1%}" for i, seat in enumerate(found["seats"], 1))
    thoughts = ", ".join(f"{name} {ms} ms" for name, ms in found["run"]["mean_thought_ms"].items())
    console.print(
        f"Won by seat {seats}. A game has {found['choices_per_game']} choices. A thought takes: {thoughts}.", highlight=False
    )
    for fault in found["forfeits"]:
        console.print(f"Game {fault['game']}: {fault['bot']} forfeits: {fault['why']}", markup=False, highlight=False)
    for fault in found["lost"]:
        console.print(f"Game {fault['game']} was not played: {fault['why']}", markup=False, highlight=False)
