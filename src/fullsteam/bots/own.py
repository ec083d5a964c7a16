"""Bots of your own, in this process: python:MODULE:CLASS[:setting=value…][@think], a subclass of fullsteam.bots.Bot.

It is not guarded like a program behind exec: it runs with the rights of whoever names it, so only who runs a command or a
server can name one."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from fullsteam.bots.base import Bot
from fullsteam.bots.budget import WRITTEN, Budget, budget
from fullsteam.kernel.info import GameError

PREFIX = "python:"


def own_bot(name: str, think: Budget | None = None) -> Bot:
    """By its name without the prefix. Settings go to the class by name, as texts; GameError says what is wrong."""
    plain, at, wished = name.rpartition("@")
    if at and WRITTEN.fullmatch(wished):
        name, think = plain, budget(wished)
    module, _, rest = name.partition(":")
    kind, *settings = rest.split(":")
    if not module or not kind:
        raise GameError(f'a bot of your own is python:MODULE:CLASS, not "{PREFIX}{name}"')
    made = found(module, kind)
    try:
        player = made(**dict(setting(text) for text in settings))
    except GameError:
        raise
    except Exception as error:  # whatever its author did not foresee
        raise GameError(f"{PREFIX}{module}:{kind} cannot be made: {said(error)}") from error
    if think is not None:
        player.think = think
    return player


def found(module: str, kind: str) -> type[Bot]:
    """Modules of the folder one stands in count too, as with python -m."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        holder = importlib.import_module(module)
    except Exception as error:
        raise GameError(f"the module {module} cannot be read: {said(error)}") from error
    made = getattr(holder, kind, None)
    if made is None:
        raise GameError(f"the module {module} has no {kind}")
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise GameError(f"{module}:{kind} is no class that inherits from fullsteam.bots.Bot")
    return made


def setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise GameError(f'a setting is NAME=VALUE, not "{text}"')
    return name, value


def said(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
