"""One match for an adapter: chance plays itself, illegal choices are told in a sentence, copies and pickles work."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from io import StringIO
from typing import Any, Literal

from rich.console import Console

from fullsteam.adapters.eyes import Eyes, Mask
from fullsteam.kernel.core import CHANCE, NOBODY, ONLOOKER, State
from fullsteam.kernel.info import GameError
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.text import Speaker

Reward = Literal["win", "margin"]


@lru_cache(maxsize=64)
def speaker(room: Room, players: int) -> Speaker:
    """To read a game's sentences takes a thousand times as long as to say one."""
    return Speaker(room, "en", [f"player_{i}" for i in range(players)])


class Illegal(ValueError):
    """A choice the rules do not allow; the text says which rule, and what to do instead."""


class Table:
    """reward: "win", 1 for the only winner, the others share the loss; "margin", how far ahead of the best of the others."""

    def __init__(
        self,
        room: Room,
        players: int | None,
        options: dict[str, str] | None,
        reward: Reward = "win",
        normalised: bool = False,
    ) -> None:
        info = room.info
        if reward not in ("win", "margin"):
            raise GameError(f'a reward is "win" or "margin", not "{reward}"')
        self.reward = reward
        self.room = room
        self.game = room.game
        self.players = info.check_players(info.min_players if players is None else players)
        self.options = info.options_for(options or {}, room.rules)
        self.eyes = Eyes(room, self.players, normalised)
        self.rng = Rng(0)
        self.state: State = self.game.new(self.players, self.options, room.rules)
        self.actor = CHANCE  # who must choose now: of several the lowest seat; NOBODY when the game is over
        self.legal = empty()  # what he may choose

    def begin(self, rng: Rng) -> None:
        self.rng = rng
        self.state = self.game.new(self.players, self.options, self.room.rules)
        self._run_on()

    def _run_on(self) -> None:
        """Chance until somebody must choose."""
        self.game.run_chance(self.state, self.rng)
        self._look()

    def _look(self) -> None:
        self.actor = int(self.game.actor(self.state))
        self.legal.size = 0
        if self.actor >= 0:
            self.game.legal(self.state, self.actor, self.legal)

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def mask(self) -> Mask:
        """1 for what the actor may choose, as an array of its own."""
        return self.eyes.mask(self.legal)

    def play(self, action: int) -> None:
        """The actor's choice, then chance. Illegal: nothing has changed."""
        if not self.legal.has(action):
            raise Illegal(self.why_not(self.actor, action))
        self.game.play(self.state, self.actor, action)
        self._run_on()

    def why_not(self, seat: int, action: int) -> str:
        names = [f"player_{i}" for i in range(self.players)]
        if not 0 <= action < self.game.verbs.size:
            return f"{names[seat]} may not choose {action}: actions are 0 to {self.game.verbs.size - 1}"
        refusal = self.game.refusal(self.state, seat, action)
        assert refusal is not None, "it is legal"
        said = speaker(self.room, self.players).refusal(refusal)
        return f'{names[seat]} may not choose {action}, "{self.game.verbs.text(action)}". {said}'

    def utility(self, seat: int) -> float:
        """0 until the game is over."""
        if not self.over:
            return 0.0
        return self.margin(seat) if self.reward == "margin" else self.game.utility(self.state, seat)

    def margin(self, seat: int) -> float:
        """Points ahead of the best of the others (or behind), as a part of the highest score at the table; -1 to 1."""
        scores = self.scores()
        ahead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        return max(-1.0, min(1.0, ahead / max(1, *map(abs, scores))))

    def scores(self) -> list[int]:
        return [int(self.game.score(self.state, seat)) for seat in range(self.players)]

    def drawn(self, seat: int = ONLOOKER) -> str:
        """The table as text, as this seat sees it."""
        names = [f"player_{i}" for i in range(self.players)]
        picture = self.room.module("terminal").draw(
            self.game.view(self.state, seat), seat, names, speaker(self.room, self.players)
        )
        console = Console(file=StringIO(), width=120, color_system=None)
        console.print(picture)
        text: str = console.file.getvalue()  # type: ignore[attr-defined]
        return text

    # Copies and pickles: compiled objects know neither.

    def __getstate__(self) -> dict[str, Any]:
        return {
            "room": (self.room.package, self.room.rules, self.room.box),
            "players": self.players,
            "options": self.options,
            "state": self.state.dump(),
            "rng": int(self.rng.x),
            "reward": self.reward,
            "normalised": self.eyes.normalised,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        wishes = kept["players"], kept["options"], kept.get("reward", "win"), kept.get("normalised", False)
        self.__init__(Room(*kept["room"]), *wishes)  # type: ignore[misc]
        self.state = self.game.load(kept["state"])
        self.rng.x = kept["rng"]
        self._look()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.eyes = deepcopy(self.eyes, memo)
        copy.state = self.state.clone()
        copy.rng = Rng(0)
        copy.rng.x = self.rng.x
        copy.legal = empty()
        copy._look()
        return copy
