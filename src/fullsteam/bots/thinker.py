"""Players that think ahead: a search with settings and a budget, which levels and rooms choose."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from fullsteam.bots.base import Bot
from fullsteam.bots.budget import Budget
from fullsteam.bots.search import Search, Settings
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

Values = Mapping[str, float | int | bool]

KINDS: dict[str, type] = {
    "curiosity": float,
    "faith": float,
    "widen": int,
    "guided": bool,
    "whim": int,
    "look": int,
    "cut": int,
    "ahead": int,
    "learnt": bool,
    "enough": float,
    "win": float,
    "paranoid": bool,
}

SENSIBLE: Values = {"faith": 0.7, "curiosity": 1.0, "widen": 3, "guided": True, "whim": 20}
STYLES: dict[str, Values] = {  # of a level, in rooms that say nothing else (bots.toml)
    "club": SENSIBLE,
    "expert": {**SENSIBLE, "cut": 12},
    "champion": {**SENSIBLE, "cut": 12},
}


class SearchBot(Bot):
    """Information-set Monte-Carlo tree search. `own` settings go before those of the room for this level."""

    def __init__(self, level: str, think: Budget, own: Values) -> None:
        self.level = level
        self.think = think
        self.own = own

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        return int(self.search(perspective, rng).think(self.think.rounds, self.think.seconds))

    def search(self, perspective: Perspective, rng: Rng) -> Search:
        """A search from this perspective. It is given an imagined state, never the true one."""
        settings = made({**room_settings(perspective.room, self.level), **self.own})
        weights = room_weights(perspective.room) if settings.learnt else []
        return Search(perspective.room.game, perspective.imagine(rng), perspective.seat, rng, settings, weights)


def made(values: Values) -> Settings:
    settings = Settings()
    for name, value in values.items():
        setattr(settings, name, value)
    return settings


@cache
def room_settings(room: Room, level: str) -> dict[str, float | int | bool]:
    """How a level thinks in this room: its style, changed by bots.toml, if there is one: by table [all], then its own."""
    file = room.folder / "bots.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    out = dict(STYLES.get(level, {}))
    if level not in STYLES:
        return out
    for table in ("all", level):
        for name, value in data.get(table, {}).items():
            out[name] = checked(name, value, f"{file.name} of {room.info.id}")
    return out


@cache
def room_weights(room: Room, name: str = "weights.toml") -> list[float]:
    """What was learnt about this game (weights.toml, by fullsteam train); empty: nothing, prospects must do."""
    file = room.folder / name
    if not file.exists():
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
    names = room.game.sign_names()
    if list(data) != names:
        raise GameError(
            f"{file.name} of {room.info.id} was learnt from other signs; learn anew: fullsteam train {room.info.id}"
        )
    return [float(weight) for name in names for weight in data[name]]


def checked(name: str, value: object, where: str) -> float | int | bool:
    """A setting of the right name and kind."""
    if name not in KINDS:
        raise GameError(f'{where}: a search has no setting "{name}"; settings: {", ".join(KINDS)}')
    kind = KINDS[name]
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    if type(value) is kind and isinstance(value, int) and value >= 0:
        return value
    raise GameError(f'{where}: {name} cannot be "{value}"')


def written(name: str, text: str) -> float | int | bool:
    """A setting as it is written behind a bot's name: widen=6."""
    value: object = text
    if text in ("yes", "no"):
        value = text == "yes"
    elif text.isdigit():
        value = int(text)
    elif text.replace(".", "", 1).isdigit():
        value = float(text)
    return checked(name, value, "search")
