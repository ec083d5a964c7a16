"""The command line. Every mistake of the user ends in one sentence on stderr and exit code 2."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer
from rich.console import Console
from typer import Abort

import fullsteam
from fullsteam.cli.admin import admin
from fullsteam.cli.analyse import analyse
from fullsteam.cli.arena import arena
from fullsteam.cli.bothost import bot_host
from fullsteam.cli.catalogue import games, rules
from fullsteam.cli.errors import FORESEEN, explain
from fullsteam.cli.headings import in_their_words
from fullsteam.cli.ladder import ladder
from fullsteam.cli.learn import learn
from fullsteam.cli.observe import observe
from fullsteam.cli.operate import backup, doctor, restore
from fullsteam.cli.play import play
from fullsteam.cli.puzzles import puzzles
from fullsteam.cli.replay import replay
from fullsteam.cli.saying import tell
from fullsteam.cli.serve import serve
from fullsteam.cli.simulate import simulate
from fullsteam.cli.train import train

app = typer.Typer(
    help=tell("help-app"),
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    games,
    learn,
    play,
    simulate,
    arena,
    ladder,
    train,
    bot_host,
    replay,
    analyse,
    puzzles,
    rules,
    observe,
    serve,
    doctor,
    backup,
    restore,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(admin)


def version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if fullsteam.compiled() else "interpreted"
        print(f"fullsteam {fullsteam.__version__} ({how}, Python {sys.version.split()[0]})")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help=tell("help-version"))
    ] = False,
) -> None:
    pass


def run() -> None:
    """Entry point: errors people can understand are told, not thrown; letters a terminal does not know become "?"."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    in_their_words()
    try:
        code = app(standalone_mode=False)
    except FORESEEN as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # somebody who typed nothing gets the help
            sys.exit(2)
        Console(stderr=True, soft_wrap=True).print(f"[bold red]fullsteam:[/] {explain(error)}", highlight=False)
        sys.exit(2)
    except (KeyboardInterrupt, Abort):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    run()
