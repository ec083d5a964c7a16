"""fullsteam ladder: how strong is each level? Measured again by anybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from fullsteam.arena.ladder import all_rows, climb, publish, rungs, table
from fullsteam.arena.run import Means
from fullsteam.cli.arena import Ray, Scoreboard, Workers
from fullsteam.cli.options import Json


def ladder(
    folder: Annotated[Path, typer.Option(help="Where results are kept; a rung that was killed goes on.")] = Path("ladder"),
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    players: Annotated[list[int] | None, typer.Option(help="Only so many players; may be repeated.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games a rung, rounded up to whole deals.")] = 200,
    seed: Annotated[int, typer.Option(help="Number of the series.")] = 1,
    workers: Workers = 1,
    ray: Ray = "",
    page: Annotated[Path | None, typer.Option(help="A Markdown page with the marks of the ladder, to be written anew.")] = None,
    as_json: Json = False,
) -> None:
    """Play every level against the one below it, in all games and at all table sizes, and show the table."""
    wanted = list(rungs(game or [], players or [], seed))
    for number, rung in enumerate(wanted, 1):
        Console(stderr=True, highlight=False).print(f"{number} of {len(wanted)}: {rung.name}")
        with Scoreboard(rung.series.whole(games), 0) as board:
            climb(rung, folder, games, Means(workers, ray), board.show)
    rows = all_rows(folder)
    if page is not None:
        publish(page, rows)
    if as_json:
        print(json.dumps(rows))
    else:
        Console().print(Markdown(table(rows)))
