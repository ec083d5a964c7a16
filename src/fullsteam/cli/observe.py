"""fullsteam observe: what each number of an observation means, for those who let programs learn."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fullsteam.cli.options import Board, Game, Json
from fullsteam.games import room
from fullsteam.kernel.features import Block
from fullsteam.play.boxes import with_board


def observe(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many players; default: the fewest.")] = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Show what each number of an observation means (what bots that learn see)."""
    r = with_board(room(game), board)
    count = r.info.check_players(r.info.min_players if players is None else players)
    rows = described(r.game.observation(count))
    if as_json:
        print(json.dumps({"game": game, "players": count, "actions": int(r.game.verbs.size), "numbers": rows}))
        return
    table = Table(box=None)
    for title in ("#", "Name", "From", "To", "Meaning"):
        table.add_column(title, justify="right" if title in ("#", "From", "To") else "left", overflow="fold")
    for row in rows:
        table.add_row(str(row["index"]), f"[bold]{row['name']}[/]", str(row["low"]), str(row["high"]), escape(row["meaning"]))
    console = Console()
    console.print(f"[bold]{game}[/], {count} players: {len(rows)} numbers, {r.game.verbs.size} actions", highlight=False)
    console.print(table)


def described(blocks: list[Block]) -> list[dict[str, Any]]:
    """One row a number."""
    rows: list[dict[str, Any]] = []
    for block in blocks:
        for name in block.names():
            row = {"index": len(rows), "name": name, "low": int(block.low), "high": int(block.high), "meaning": block.about}
            rows.append(row)
    return rows
