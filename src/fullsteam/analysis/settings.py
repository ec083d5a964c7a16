"""How positions of a game are judged, and how long: analysis.toml of its room, or what suits any game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache

from fullsteam.bots.thinker import SENSIBLE, Values, checked, room_weights
from fullsteam.kernel.room import Room

USUAL: Values = {**SENSIBLE, "cut": 12}


@dataclass(frozen=True)
class Judgement:
    """What a room says of its analysis."""

    rounds: int = 32  # imagined worlds in which each of the last few answers to a question is tried
    horizon: Values = field(default_factory=lambda: USUAL)  # settings of the play-outs (docs/bots.md)
    sharp: dict[int, float] = field(default_factory=dict)  # by players: an exponent that makes chances bolder or more modest
    units: dict[str, int] = field(default_factory=dict)  # a sign counts so many of these for one that people would count


@cache
def judgement(room: Room) -> Judgement:
    file = room.folder / "analysis.toml"
    if not file.exists():
        return Judgement()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    where = f"{file.name} of {room.info.id}"
    horizon = {**SENSIBLE, **{name: checked(name, value, where) for name, value in data.get("horizon", {}).items()}}
    sharp = {int(players): float(value) for players, value in data.get("sharp", {}).items()}
    return Judgement(int(data["rounds"]), horizon, sharp, data.get("units", {}))


def learnt(room: Room) -> list[float]:
    """What the analysis judges by: what was learnt for it (chances.toml), else what bots judge by; empty: nothing."""
    return room_weights(room, "chances.toml") or room_weights(room)
