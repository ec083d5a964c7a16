"""game.toml: what a lobby must know of a game before it is set up."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

AUDIENCES = ("family", "expert")


class GameError(ValueError):
    """A wish no game can fulfil: unknown game, option or number of players. The text is one sentence for people; `key` and
    `facts` let who speaks another language say the same."""

    def __init__(self, text: str, key: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Option:
    """A table option a host may set before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    since: int = 1  # the version of the rules that brought it ...
    before: str = ""  # ... and the value that means: as it was before
    later: bool = False  # it came without a new version; records of before do not name it, and mean the default


@dataclass(frozen=True)
class Version:
    """A version of the rules that this release can play."""

    number: int
    release: str  # the first that played by it
    changes: tuple[str, ...]  # the paragraphs and rulings that are other than in the version before


@dataclass(frozen=True)
class GameInfo:
    id: str
    title: str
    author: str
    year: int
    min_players: int
    max_players: int
    minutes: tuple[int, int]  # with the fewest players and with the most, at people's pace
    age: int  # from which years on one enjoys it
    audience: str  # family: learnt while playing; expert: for an evening of planning
    rules_version: int
    secret: tuple[str, ...]  # what redeal deals anew (sealed answers are the kernel's); all else is public
    trackable: tuple[str, ...]  # hidden by etiquette, though who watched can compute it
    options: tuple[Option, ...]
    bounds: dict[
        str, int
    ]  # "choices" and tallies that no game exceeds: proven, or (game.toml says so) far beyond any random game
    quick: dict[str, str]  # options with which somebody who wants to play at once has the first choice
    versions: tuple[Version, ...] = ()  # all that are known, ascending; the last is rules_version
    pace: tuple[int, int] = (10, 10)  # seconds that people take for a choice, with the fewest players and with the most
    round_ends: tuple[str, ...] = ()  # happenings with which a round is over: people look at what it brought

    @property
    def lasts(self) -> str:
        """How many minutes, as people write it."""
        low, high = self.minutes
        return str(low) if low == high else f"{low}–{high}"

    def minutes_for(self, players: int, choices: float) -> int:
        """How long so many choices take people."""
        slow, fast = self.pace
        share = (players - self.min_players) / max(1, self.max_players - self.min_players)
        return max(1, round(choices * (slow + (fast - slow) * share) / 60))

    def check_players(self, players: int) -> int:
        if not self.min_players <= players <= self.max_players:
            allowed = " or ".join(dict.fromkeys([str(self.min_players), str(self.max_players)]))
            between = allowed if self.max_players - self.min_players < 2 else f"{self.min_players} to {self.max_players}"
            text = f"{self.id} is for {between} players, not {players}"
            key = "players" if self.min_players < self.max_players else "players-exactly"
            raise GameError(text, key, game=self.id, low=self.min_players, high=self.max_players, number=players)
        return players

    def check_seat(self, seat: int, players: int) -> int:
        if not 1 <= seat <= players:
            raise GameError(f"a table of {players} has no seat {seat}", "no-seat", players=players, seat=seat)
        return seat

    def check_rules(self, version: int) -> int:
        """GameError where this release does not play by this version."""
        if version not in [v.number for v in self.versions]:
            raise GameError(f"{self.id} cannot be played here by version {version} of its rules: {self.why_unknown(version)}")
        return version

    def why_unknown(self, version: int) -> str:
        if version > self.rules_version:
            return f"a newer release made it, this one knows them up to version {self.rules_version}"
        return f"it is no longer kept, the oldest one here is version {self.versions[0].number}"

    def version(self, number: int) -> Version:
        return next(v for v in self.versions if v.number == self.check_rules(number))

    def options_for(self, chosen: dict[str, str], rules: int | None = None) -> dict[str, str]:
        """Every option with its value: the chosen one or the default. By rules that did not have an option yet it has the
        value that means as before, and no other."""
        by = self.rules_version if rules is None else rules
        allowed = {o.name: o.values if o.since <= by else (o.before,) for o in self.options}
        for name, value in chosen.items():
            if name not in allowed:
                known = ", ".join(allowed) or "none"
                text = f'{self.id} has no option "{name}"; options: {known}'
                raise GameError(text, "no-option", game=self.id, name=name, options=known)
            if value not in allowed[name]:
                text = f'option {name} of {self.id} cannot be "{value}"; it is {" or ".join(allowed[name])}'
                raise GameError(text, "no-value", name=name, value=value, values=", ".join(allowed[name]))
        return {name: chosen.get(name, values[0]) for name, values in allowed.items()}


def tuple_of_two(pair: list[int]) -> tuple[int, int]:
    low, high = pair
    return low, high


def load_info(file: Path) -> GameInfo:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    options = tuple(
        Option(name, tuple(o["values"]), o["rule"], o.get("since", 1), o.get("before", ""), o.get("later", False))
        for name, o in data.get("options", {}).items()
    )
    versions = tuple(Version(v["version"], v["release"], tuple(v.get("changes", ()))) for v in data["rules"])
    low, high = data["players"]
    return GameInfo(
        data["id"],
        data["title"],
        data["author"],
        data["year"],
        low,
        high,
        tuple_of_two(data["minutes"]),
        data["age"],
        data["audience"],
        data["rules_version"],
        tuple(data["secret"]),
        tuple(data["trackable"]),
        options,
        data["bounds"],
        data.get("quick", {}),
        versions,
        tuple_of_two(data.get("pace", [10, 10])),
        tuple(data.get("round_ends", ())),
    )
