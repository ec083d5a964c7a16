"""game.toml: what a lobby must know of a game before it is set up."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path


class GameError(ValueError):
    """A wish no game can fulfil: unknown game, option or number of players. The text is one sentence for people."""


@dataclass(frozen=True)
class Option:
    """A table option a host may set before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class GameInfo:
    id: str
    title: str
    author: str
    year: int
    min_players: int
    max_players: int
    minutes: int
    rules_version: int
    secret: tuple[str, ...]  # what redeal deals anew (sealed answers are the kernel's); all else is public
    trackable: tuple[str, ...]  # hidden by etiquette, though who watched can compute it
    options: tuple[Option, ...]
    bounds: dict[
        str, int
    ]  # "choices" and tallies that no game exceeds: proven, or (game.toml says so) far beyond any random game

    def check_players(self, players: int) -> int:
        if not self.min_players <= players <= self.max_players:
            allowed = " or ".join(dict.fromkeys([str(self.min_players), str(self.max_players)]))
            between = allowed if self.max_players - self.min_players < 2 else f"{self.min_players} to {self.max_players}"
            raise GameError(f"{self.id} is for {between} players, not {players}")
        return players

    def check_seat(self, seat: int, players: int) -> int:
        if not 1 <= seat <= players:
            raise GameError(f"a table of {players} has no seat {seat}")
        return seat

    def options_for(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its value: the chosen one or the default."""
        known = {o.name: o for o in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise GameError(f'{self.id} has no option "{name}"; options: {", ".join(known) or "none"}')
            if value not in known[name].values:
                raise GameError(f'option {name} of {self.id} cannot be "{value}"; it is {" or ".join(known[name].values)}')
        return {o.name: chosen.get(o.name, o.values[0]) for o in self.options}


def load_info(file: Path) -> GameInfo:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    options = tuple(Option(name, tuple(o["values"]), o["rule"]) for name, o in data.get("options", {}).items())
    low, high = data["players"]
    return GameInfo(
        data["id"],
        data["title"],
        data["author"],
        data["year"],
        low,
        high,
        data["minutes"],
        data["rules_version"],
        tuple(data["secret"]),
        tuple(data["trackable"]),
        options,
        data["bounds"],
    )
