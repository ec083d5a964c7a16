"""Players that think ahead: a search with settings and a budget, which levels and rooms choose."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from fullsteam.bots.base import Bot
from fullsteam.bots.budget import Budget
from fullsteam.bots.search import Search, Settings
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

Values = Mapping[str, float | int | bool]
WEIGHTS = "weights"  # a setting that names a file of fullsteam train

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
    """Information-set Monte-Carlo tree search. `own` settings go before those of the room for this level; `weights`: a file of
    fullsteam train, by which it judges instead of by what the room has learnt."""

    def __init__(self, level: str, think: Budget, own: Values, weights: str = "") -> None:
        self.level = level
        self.think: Budget = think
        self.own: Values = {"learnt": True, **own} if weights else own
        self.file = Path(weights) if weights else None
        self.text = "" if self.file is None else read_weights(self.file)

    def check(self, room: Room) -> None:
        if self.file is not None:
            weights_in(self.text, room, str(self.file))

    def fingerprint(self) -> str:
        return sha256(self.text.encode()).hexdigest()[:16] if self.text else ""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        return int(self.search(perspective, rng).think(self.think.rounds, self.think.seconds))

    def search(self, perspective: Perspective, rng: Rng) -> Search:
        """A search from this perspective. It is given an imagined state, never the true one."""
        settings = made({**room_settings(perspective.room, self.level), **self.own})
        weights = self.weights(perspective.room) if settings.learnt else []
        return Search(perspective.room.game, perspective.imagine(rng), perspective.seat, rng, settings, weights)

    def weights(self, room: Room) -> list[float]:
        return room_weights(room) if self.file is None else weights_in(self.text, room, str(self.file))


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
    return weights_in(read_weights(file), room, f"{file.name} of {room.info.id}") if file.exists() else []


def read_weights(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise GameError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise GameError(f"{file} is no file of fullsteam train") from None


@cache
def weights_in(text: str, room: Room, where: str) -> list[float]:
    """Two numbers for each sign of the game, in its order."""
    names = room.game.sign_names()
    try:
        data = tomllib.loads(text)["weights"]
        found = list(data)
        numbers = [float(weight) for name in found for weight in data[name]]
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError):
        raise GameError(f"{where} is no file of fullsteam train") from None
    if found != names or len(numbers) != 2 * len(names):
        raise GameError(f"{where} was learnt from other signs than {room.info.id} has; fullsteam train {room.info.id}")
    return numbers


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
