"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fullsteam.cli.errors import UserError
from fullsteam.games import ROOMS
from fullsteam.kernel.rulebook import LANGUAGES

Game = Annotated[str, typer.Argument(help=f"The game: {', '.join(ROOMS)}.", autocompletion=lambda: list(ROOMS))]
Lang = Annotated[
    str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.", autocompletion=lambda: LANGUAGES)
]
Json = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, for machines.")]
Board = Annotated[Path | None, typer.Option("--board", help="Another board, as a file (for games with boards).")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A rule option, name=value; may be repeated.")]


def rule_options(given: list[str] | None) -> dict[str, str]:
    out: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError(f'an option is written name=value, not "{text}"')
        out[name] = value
    return out
