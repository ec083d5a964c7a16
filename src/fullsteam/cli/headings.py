"""Help in the language of whoever types: Typer's own words are English."""

from __future__ import annotations

from typing import Any

from typer import core, rich_utils

from fullsteam.cli.saying import tell

WORDS = {
    "ARGUMENTS_PANEL_TITLE": "head-arguments",
    "OPTIONS_PANEL_TITLE": "head-options",
    "COMMANDS_PANEL_TITLE": "head-commands",
    "DEFAULT_STRING": "head-default",
    "REQUIRED_LONG_STRING": "head-required",
}


def in_their_words() -> None:
    for name, message in WORDS.items():
        setattr(rich_utils, name, tell(message))
    for kind in (core.TyperCommand, core.TyperGroup):
        explain_help(kind)


def explain_help(kind: Any) -> None:
    """The option --help itself."""
    found = kind.get_help_option

    def get_help_option(self: Any, ctx: Any) -> Any:
        option = found(self, ctx)
        if option is not None:
            option.help = tell("help-show")
        return option

    kind.get_help_option = get_help_option
