"""The games as Gymnasium environments: one seat against bots.

>>> import gymnasium, fullsteam.adapters.gymnasium
>>> env = gymnasium.make("fullsteam/trambahn-v1", opponents="greedy")

An observation holds the numbers and the mask of what may be chosen. The reward comes at the end: 1 for the only winner,
the others share the loss; the info then holds the scores. An illegal action ends the match and costs 1."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from fullsteam.adapters.naming import find, full_name, missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

from fullsteam.adapters.picture import picture_of
from fullsteam.adapters.spaces import RENDER_MODES, check_render_mode, observation_space
from fullsteam.adapters.table import Reward, Table
from fullsteam.bots import Bot, bot
from fullsteam.games import ROOMS
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

Observation = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """seat: 0 is the first; None: drawn anew for every match. opponents: a bot or its name for all, or one for each.
    board: the file of a box. reward: "win" or "margin" (points ahead, as a part of the highest score). normalised: numbers
    between 0 and 1; plain() turns them back."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Room,
        players: int | None = None,
        seat: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
        board: str | Path | None = None,
        reward: Reward = "win",
        normalised: bool = False,
    ) -> None:
        room = find(game, board)
        self.table = Table(room, players, options, reward, normalised)
        if seat is not None:
            room.info.check_seat(seat + 1, self.table.players)
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.opponents = seated(opponents, self.table.players - 1)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.table.eyes)
        self.action_space = spaces.Discrete(self.table.eyes.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.players))
        self.table.begin(stream(int(self.np_random.integers(2**62)), 0))
        self._others()
        self._show()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.over:
            raise GameError("the match is over: call reset()")
        if not table.legal.has(int(action)):
            return self._observation(), -1.0, True, False, {"seat": self.seat, "refused": table.why_not(self.seat, int(action))}
        table.play(int(action))
        self._others()
        self._show()
        info: dict[str, Any] = {"seat": self.seat}
        if table.over:
            info["scores"] = table.scores()
        return self._observation(), table.utility(self.seat), table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as learners with masks ask for it."""
        return self.table.mask().astype(bool)

    def _observation(self) -> Observation:
        table = self.table
        return {
            "observation": table.eyes.observation(table.state, self.seat),
            "action_mask": table.mask(),
        }

    def _others(self) -> None:
        """The bots play until this seat must choose. Who shares a question with this seat answers first or later, unseen."""
        table = self.table
        while (seat := table.actor) not in (self.seat, -1):
            player = self.opponents[seat if seat < self.seat else seat - 1]
            table.play(player.choose(Perspective(table.room, table.state, seat), table.rng))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as this seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render() needs an environment made with a render mode: {', '.join(RENDER_MODES)}")
            return None
        if self.render_mode == "ansi":
            return self.table.drawn(self.seat)
        if self.render_mode == "rgb_array":
            return picture_of(self.table.drawn(self.seat))
        print(self.table.drawn(self.seat))
        return None

    def plain(self, observation: Any) -> NDArray[np.float32]:
        """The whole numbers of an observation that was normalised."""
        return self.table.eyes.plain(observation)

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        """A copy in mid-game, with the same chance to come. What never changes is shared."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        for name in ("table", "opponents", "action_space", "_np_random"):
            if name in self.__dict__:
                setattr(copy, name, deepcopy(self.__dict__[name], memo))
        return copy


def seated(opponents: str | Bot | Sequence[str | Bot], count: int) -> list[Bot]:
    """The bots at the other seats, in order."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * count
    if len(opponents) != count:
        raise GameError(f"{count} opponents are needed, not {len(opponents)}")
    return [bot(one) if isinstance(one, str) else one for one in opponents]


def register() -> None:
    """Every game of the house, under its full name."""
    for game_id, room in ROOMS.items():
        if full_name(room) not in gymnasium.registry:
            gymnasium.register(full_name(room), entry_point="fullsteam.adapters.gymnasium:SeatEnv", kwargs={"game": game_id})


register()
