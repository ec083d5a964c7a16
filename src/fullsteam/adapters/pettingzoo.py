"""The games as PettingZoo environments (AEC): agents act one after the other, observations carry an action mask.

>>> from fullsteam.adapters import pettingzoo
>>> env = pettingzoo.env("fullsteam/trambahn-v1")

Chance is played inside. Where several seats choose at once, they are asked one after the other, the lowest first, and
nobody sees the answers of the others before the last. The reward comes at the end: 1 for the only winner, the others
share the loss; infos then hold the scores."""

from __future__ import annotations

import secrets
from typing import Any

from fullsteam.adapters.naming import find, full_name, missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error) from None

from fullsteam.adapters.eyes import Floats
from fullsteam.adapters.spaces import RENDER_MODES, check_render_mode, observation_space
from fullsteam.adapters.table import Table
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room


def env(
    game: str | Room, players: int | None = None, options: dict[str, str] | None = None, render_mode: str | None = None
) -> AECEnv:
    """With PettingZoo's usual wrappers: an illegal action ends the match and costs its agent 1."""
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(game, players, options, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class RawEnv(AECEnv):
    """Without wrappers: an illegal action raises Illegal, a sentence that names the rule."""

    def __init__(
        self,
        game: str | Room,
        players: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        room = find(game)
        self.table = Table(room, players, options)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": full_name(room),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        eyes = self.table.eyes
        self.possible_agents = [f"player_{i}" for i in range(self.table.players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(eyes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(eyes.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(eyes.low, self.table.players), np.tile(eyes.high, self.table.players))
        self.seed = secrets.randbits(31)
        self.matches = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed gives the same match; without one, the next match of the series."""
        if seed is not None:
            self.seed, self.matches = seed, 0
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
        seat, table = self.seats[agent], self.table
        mask = table.eyes.mask(table.state, seat)
        if agent != self.agent_selection:
            mask[:] = 0  # of several who are asked at once only one acts
        return {"observation": table.eyes.observation(table.state, seat), "action_mask": mask}

    def state(self) -> Floats:
        """What all seats together see, for critics that may know everything."""
        return np.concatenate([self.table.eyes.observation(self.table.state, seat) for seat in self.seats.values()])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise GameError(f"{agent} must act; only agents whose match is over pass None")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Rewards are 0 before: nothing needs to be cleared or accumulated until now."""
        scores = self.table.scores()
        for agent, seat in self.seats.items():
            self.rewards[agent] = self.table.utility(seat)
            self.terminations[agent] = True
            self.infos[agent] = {"scores": scores}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as an onlooker sees it."""
        if self.render_mode is None:
            raise GameError(f"render() needs a render mode; make the environment with render_mode={RENDER_MODES}")
        if self.render_mode == "ansi":
            return self.table.drawn()
        print(self.table.drawn())
        return None

    def close(self) -> None:
        """Nothing is held open."""
