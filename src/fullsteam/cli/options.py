"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fullsteam.cli.errors import Told
from fullsteam.cli.saying import tell
from fullsteam.games import ROOMS
from fullsteam.kernel.box import Box
from fullsteam.kernel.rulebook import LANGUAGES

THE_GAME = typer.Argument(help=tell("help-game", games=", ".join(ROOMS)), autocompletion=lambda: list(ROOMS))
Game = Annotated[str, THE_GAME]
SomeGame = Annotated[str | None, THE_GAME]
Lang = Annotated[
    str | None,
    typer.Option("--lang", help=tell("help-lang", languages=", ".join(LANGUAGES)), autocompletion=lambda: LANGUAGES),
]
Json = Annotated[bool, typer.Option("--json", help=tell("help-json"))]
Board = Annotated[Path | None, typer.Option("--board", help=tell("help-board"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=tell("help-option"))]


def text_of(box: Box | None) -> str:
    return box.text if box is not None else ""


def rule_options(given: list[str] | None) -> dict[str, str]:
    out: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Told("no-option-value", text=text)
        if name in out:
            raise Told("option-twice", name=name)
        out[name] = value
    return out
