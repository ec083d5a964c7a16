"""The games as PettingZoo environments (AEC): agents act one after the other, observations carry an action mask.

>>> from fullsteam.adapters import pettingzoo
>>> env = pettingzoo.env("fullsteam/trambahn-v1")

Chance is played inside. Where several seats choose at once, they are asked one after the other, the lowest first, and
nobody sees the answers of the others before the last. The reward comes at the end: 1 for the only winner, the others
share the loss; infos then hold the scores."""

from __future__ import annotations

import secrets
from copy import deepcopy
from pathlib import Path
from typing import Any

from fullsteam.adapters.naming import find, full_name, missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise missing(error) from None

from fullsteam.adapters.eyes import Floats
from fullsteam.adapters.picture import picture_of
from fullsteam.adapters.spaces import RENDER_MODES, check_render_mode, observation_space
from fullsteam.adapters.table import Illegal, Reward, Table
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room


def env(
    game: str | Room,
    players: int | None = None,
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
    board: str | Path | None = None,
    reward: Reward = "win",
    normalised: bool = False,
) -> RawEnv:
    """As PettingZoo's own games behave with their wrappers (which would take more time than the game): an illegal action
    ends the match and costs its agent 1. board: the file of a box."""
    return RawEnv(game, players, options, render_mode, -1.0, board, reward, normalised)


def raw_env(
    game: str | Room,
    players: int | None = None,
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
    board: str | Path | None = None,
    reward: Reward = "win",
    normalised: bool = False,
) -> RawEnv:
    """An illegal action raises Illegal, with the rule in a sentence."""
    return RawEnv(game, players, options, render_mode, None, board, reward, normalised)


class RawEnv(AECEnv):
    """Copies (copy.deepcopy) and pickles go on from where they were made, with the same chance. board: the file of a box."""

    def __init__(
        self,
        game: str | Room,
        players: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
        illegal_reward: float | None = None,
        board: str | Path | None = None,
        reward: Reward = "win",
        normalised: bool = False,
    ) -> None:
        super().__init__()
        room = find(game, board)
        self.table = table = Table(room, players, options, reward, normalised)
        self.render_mode = check_render_mode(render_mode)
        self.illegal_reward = illegal_reward
        self.metadata = {"name": full_name(room), "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"player_{i}" for i in range(table.players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(table.eyes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.eyes.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(table.eyes.low, table.players), np.tile(table.eyes.high, table.players))
        self.seed = secrets.randbits(31)
        self.matches = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed gives the same match; without one, the next match of the series. (PettingZoo's
        options are for single resets: there are none. Rule options belong to the environment.)"""
        if seed is not None:
            self.seed, self.matches = int(seed), 0
        self.table.begin(stream(self.seed, self.matches))
        self.matches += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """The mask is all 0 for agents that are not to act now."""
        self._check_begun()
        seat, table = self.seats[agent], self.table
        acts = seat == table.actor and not self.terminations.get(agent, True)
        mask = table.mask() if acts else np.zeros(table.eyes.actions, np.int8)
        return {"observation": table.eyes.observation(table.state, seat), "action_mask": mask}

    def state(self) -> Floats:
        """What all seats together see, for critics that may know everything."""
        return np.concatenate([self.table.eyes.observation(self.table.state, seat) for seat in self.seats.values()])

    def step(self, action: int | None) -> None:
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise GameError(f"{agent} must act: only an agent whose match is over steps with None")
        self._cumulative_rewards[agent] = 0.0  # other rewards than at the end there are none: nothing else to clear
        try:
            self.table.play(int(action))
        except Illegal as illegal:
            if self.illegal_reward is None:
                raise
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: self.illegal_reward}, {"refused": str(illegal)})
            return
        if self.table.over:
            rewards = {agent: self.table.utility(seat) for agent, seat in self.seats.items()}
            self._end(rewards, {"scores": self.table.scores()})
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float], info: dict[str, Any]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(info) for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _check_begun(self) -> None:
        if self.matches == 0:
            raise GameError("call reset() first: no match has begun")

    def render(self) -> Any:
        """The table as an onlooker sees it."""
        if self.render_mode is None:
            raise GameError(f"render() needs an environment made with a render mode: {' or '.join(RENDER_MODES)}")
        if self.render_mode == "ansi":
            return self.table.drawn()
        if self.render_mode == "rgb_array":
            return picture_of(self.table.drawn())
        print(self.table.drawn())
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def plain(self, observation: Any) -> Floats:
        """The whole numbers of an observation that was normalised."""
        return self.table.eyes.plain(observation)

    def __deepcopy__(self, memo: dict[int, Any]) -> RawEnv:
        """What never changes (names, bounds, spaces of observations) is shared."""
        copy = type(self).__new__(type(self))
        shared = {"observation_spaces", "state_space", "metadata", "possible_agents", "seats"}
        for name, value in self.__dict__.items():
            copy.__dict__[name] = value if name in shared else deepcopy(value, memo)
        return copy
