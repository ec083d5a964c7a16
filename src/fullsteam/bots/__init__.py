"""Players that are programs. A bot gets a Perspective and nothing else.

A bot is named  NAME[:setting=value…][@think]:  greedy, club, club@50ms, search:widen=6:cut=20@400i, exec:./mybot@1s."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.bots.base import Bot, BotError, Sitting
from fullsteam.bots.budget import WRITTEN, Budget, budget
from fullsteam.bots.foreign import ForeignBot
from fullsteam.bots.simple import GreedyBot, RandomBot
from fullsteam.bots.thinker import SearchBot, written
from fullsteam.kernel.info import GameError

__all__ = ["BOTS", "FOREIGN", "LEVELS", "Bot", "BotError", "Budget", "Level", "Sitting", "bot", "budget", "check_bot", "timed"]

FOREIGN = "exec:"


@dataclass(frozen=True)
class Level:
    """A bot people can name."""

    name: str
    style: str  # one line for people
    think: Budget | None = None  # its usual thinking time; None: it does not think


INSTANT = [
    Level("random", "any legal choice, all equally likely"),
    Level("novice", "plays by rules of thumb, and every fifth time on a whim"),
    Level("greedy", "plays by rules of thumb, without looking ahead"),
]
THINKING = [
    Level("club", "looks ahead for a moment, and is soon content", Budget(seconds=0.02)),
    Level("expert", "looks ahead until a choice is clear", Budget(seconds=0.1)),
    Level("champion", "judges by experience (self-play), and thinks on until little is left to gain", Budget(seconds=0.3)),
    Level("search", "the bare search, for experiments: all settings are yours", Budget(seconds=0.1)),
]
BOTS: dict[str, Level] = {level.name: level for level in INSTANT + THINKING}
LEVELS: list[str] = ["novice", "club", "expert", "champion"]  # for people
NOVICE_WHIM = 200  # per mille


def bot(name: str, think: Budget | None = None) -> Bot:
    """A bot by its name. `think`: for those that think and name no thinking time of their own."""
    if name.startswith(FOREIGN):
        command, at, last = name[len(FOREIGN) :].rpartition("@")
        if at and WRITTEN.fullmatch(last):
            return ForeignBot(command, budget(last))
        return ForeignBot(name[len(FOREIGN) :], think)
    plain, wished = timed(name)
    level, *settings = plain.split(":")
    if level not in BOTS:
        known = f"{', '.join(BOTS)}, {FOREIGN}COMMAND"
        raise GameError(f'there is no bot "{level}"; bots: {known}', "no-bot", bot=level, bots=known)
    usual = BOTS[level].think
    if usual is None:
        if settings or wished:
            raise GameError(f"{level} does not think: it takes neither settings nor a thinking time")
        return RandomBot() if level == "random" else GreedyBot(NOVICE_WHIM if level == "novice" else 0)
    return SearchBot(level, wished or think or usual, dict(setting(text) for text in settings))


def check_bot(name: str) -> None:
    """GameError if there is no such bot."""
    bot(name).close()


def timed(name: str) -> tuple[str, Budget | None]:
    plain, at, wished = name.rpartition("@")
    return (plain, budget(wished)) if at else (name, None)


def setting(text: str) -> tuple[str, float | int | bool]:
    name, _, value = text.partition("=")
    return name, written(name, value)
