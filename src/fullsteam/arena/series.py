"""A series: who plays what, how often, and from which seeds. All else follows from it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import combinations
from json import dumps
from typing import Any

from fullsteam.arena import peers
from fullsteam.bots import Bot, bot, budget, timed
from fullsteam.games import room
from fullsteam.kernel.box import head_of
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room


@dataclass(frozen=True)
class Series:
    """Every deal (one stream of chance) is played by every line-up of bots, once per seating. Game number i of a series is
    the same whoever plays it, and in what order."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    think: str = ""  # for bots that name no thinking time of their own; empty: each level's usual one
    records: bool = False  # keep the record of every game, not only of forfeits
    box: str = ""  # that is played with instead of the game's own, canonical

    def checked(self) -> Series:
        """The same, complete; GameError if it cannot be played."""
        info = room(self.game).info
        info.check_players(self.players)
        if len(self.bots) < 2:
            raise GameError("an arena needs two bots or more, as in --bots club,greedy")
        if len(set(self.bots)) < 2:
            raise GameError("these bots are all the same; ratings need two that differ")
        if self.think:
            budget(self.think)
        for name in self.bots:
            self.make(name).check(self.room)
        return Series(
            self.game,
            self.players,
            self.bots,
            self.seed,
            info.options_for(self.options),
            self.think,
            self.records,
            self.box,
        )

    @property
    def room(self) -> Room:
        return room(self.game).holding(self.box)

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """As many bots as seats: those. More: every choice of them. Fewer: the last one takes the seats that are left."""
        missing = self.players - len(self.bots)
        if missing >= 0:
            return [(*self.bots, *[self.bots[-1]] * missing)]
        return [group for group in dict.fromkeys(combinations(self.bots, self.players)) if len(set(group)) > 1]

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Each line-up turned round the table: every bot sits once on every seat. Equal seatings count once."""
        turned = [group[i:] + group[:i] for group in self.line_ups for i in range(self.players)]
        return list(dict.fromkeys(turned))

    def whole(self, games: int) -> int:
        """At least so many games, so that every deal is complete."""
        per_deal = len(self.seatings)
        return -(-games // per_deal) * per_deal

    def deal(self, number: int) -> int:
        return number // len(self.seatings)

    def seating(self, number: int) -> tuple[str, ...]:
        return self.seatings[number % len(self.seatings)]

    def make(self, name: str) -> Bot:
        think = budget(self.think) if self.think else None
        if name.startswith(peers.PREFIX):
            plain, wished = timed(name)
            return peers.peer(plain, wished or think)
        return bot(name, think)

    def described(self) -> dict[str, Any]:
        """As JSON, with the version of the rules: two series that agree here have the same games."""
        data = asdict(self)
        data["bots"] = list(self.bots)
        data["rules"] = room(self.game).rules
        if files := {name: mark for name in self.bots if (mark := self.make(name).fingerprint())}:
            data["files"] = files
        del data["box"]
        if self.box:
            data["box"] = head_of(self.box)
        return data

    @property
    def digest(self) -> str:
        return sha256(dumps(self.described(), sort_keys=True).encode()).hexdigest()[:12]
