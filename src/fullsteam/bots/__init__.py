"""Players that are programs. A bot gets a Perspective and nothing else.

A bot is named  NAME[:setting=value…][@think]:  greedy, club, club@50ms, search:widen=6:cut=20@400i, champion:weights=mine.toml,
exec:./mybot@1s, python:mybots:Clever."""

from __future__ import annotations

import os
from dataclasses import dataclass

from fullsteam.bots.base import Bot, BotError, Sitting
from fullsteam.bots.budget import WRITTEN, Budget, budget
from fullsteam.bots.foreign import ForeignBot
from fullsteam.bots.own import PREFIX as OWN
from fullsteam.bots.own import own_bot
from fullsteam.bots.simple import GreedyBot, RandomBot
from fullsteam.bots.thinker import WEIGHTS, SearchBot, written
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room

__all__ = [
    "BOTS",
    "FOREIGN",
    "LEVELS",
    "OWN",
    "Bot",
    "BotError",
    "Budget",
    "Level",
    "Sitting",
    "bot",
    "budget",
    "check_bot",
    "house_bots",
    "house_names",
    "offer",
    "timed",
]

FOREIGN = "exec:"
HOUSE = "FULLSTEAM_BOTS"  # the environment: bots that a server offers besides ours, NAME=python:MODULE:CLASS, with spaces


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
    if name.startswith(OWN):
        return own_bot(name[len(OWN) :], think)
    if name.startswith(FOREIGN):
        command, at, last = name[len(FOREIGN) :].rpartition("@")
        if at and WRITTEN.fullmatch(last):
            return ForeignBot(command, budget(last))
        return ForeignBot(name[len(FOREIGN) :], think)
    plain, wished = timed(name)
    level, *settings = plain.split(":")
    if level in (house := house_bots()) and level not in BOTS:
        return bot(house[level], wished or think)
    if level not in BOTS:
        known = f"{', '.join(BOTS)}, {FOREIGN}COMMAND, {OWN}MODULE:CLASS"
        raise GameError(f'there is no bot "{level}"; bots: {known}', "no-bot", bot=level, bots=known)
    usual = BOTS[level].think
    if usual is None:
        if settings or wished:
            raise GameError(f"{level} does not think: it takes neither settings nor a thinking time")
        return RandomBot() if level == "random" else GreedyBot(NOVICE_WHIM if level == "novice" else 0)
    values = dict(text.partition("=")[::2] for text in settings)
    weights = values.pop(WEIGHTS, "")
    return SearchBot(level, wished or think or usual, {key: written(key, value) for key, value in values.items()}, weights)


def check_bot(name: str, room: Room | None = None) -> None:
    """GameError if there is no such bot, or if it cannot play in this room."""
    player = bot(name)
    try:
        if room is not None:
            player.check(room)
    finally:
        player.close()


def timed(name: str) -> tuple[str, Budget | None]:
    plain, at, wished = name.rpartition("@")
    if not at or (f":{WEIGHTS}=" in plain and not WRITTEN.fullmatch(wished)):  # an @ may stand in the path of a file
        return name, None
    return plain, budget(wished)


# Bots of a house: what a server offers besides ours.


def offer(wishes: list[str]) -> None:
    """From now on, in this process and those it starts: NAME=python:MODULE:CLASS. GameError if one cannot be."""
    for wish in wishes:
        name, _, what = wish.partition("=")
        if not name.isidentifier() or name in BOTS or not what.startswith(OWN) or len(what.split()) != 1:
            raise GameError(f'a bot of the house is NAME={OWN}MODULE:CLASS with a name of its own, not "{wish}"')
        check_bot(what)
    os.environ[HOUSE] = " ".join(wishes)


def house_bots() -> dict[str, str]:
    """Their names and what they are."""
    return dict(wish.partition("=")[::2] for wish in os.environ.get(HOUSE, "").split())


def house_names() -> list[str]:
    """All names that people at a server may say, the weakest of ours first."""
    return [*BOTS, *house_bots()]
