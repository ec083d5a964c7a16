"""The games as OpenSpiel games: importing this module registers them.

>>> import pyspiel, fullsteam.adapters.openspiel
>>> game = pyspiel.load_game("fullsteam/trambahn-v1(players=2)")
>>> game = pyspiel.load_game("fullsteam/volldampf-v1", {"board": "mine.toml"})  # with a box

Chance is explicit, with probabilities. Where several seats choose in secret or at once, they are asked one after the
other, the lowest first, and nobody sees the answers of the others before the last. Observations are the view and the
numbers of the other adapters; an information state is all that a seat has heard and done, and its view.
resample_from_infostate imagines a position the seat cannot tell from the true one."""

from __future__ import annotations

import json
from typing import Any

from fullsteam.adapters.naming import full_name, missing

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

from fullsteam.adapters.eyes import Eyes
from fullsteam.adapters.memory import Position
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE, NOBODY
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room
from fullsteam.play.boxes import with_board

TYPE = pyspiel.GameType
BOARD = "board"  # the file of a box


def game_type(room: Room) -> pyspiel.GameType:
    info = room.info
    return TYPE(
        short_name=full_name(room),
        long_name=f"{info.title} ({info.author}, {info.year})",
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.ZERO_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=info.max_players,
        min_num_players=info.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # all that was ever heard has no fixed length
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": info.min_players, BOARD: "", **info.options_for({})},
    )


def game_info(room: Room, players: int) -> pyspiel.GameInfo:
    size = int(room.game.verbs.size)
    return pyspiel.GameInfo(
        num_distinct_actions=size,
        max_chance_outcomes=size,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=room.info.bounds["choices"],
    )


class OpenSpielGame(pyspiel.Game):
    """Each game has a subclass of its own: OpenSpiel keeps what makes it beyond the end of Python, which a class
    survives and a function does not."""

    room: Room  # of the class; with a board the game has its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {"players": self.room.info.min_players})
        self.players = self.room.info.check_players(params.pop("players"))
        board = str(params.get(BOARD, ""))
        if board not in ("", *self.boards()):  # a file, and no option of this name
            self.room = with_board(self.room, board)
            del params[BOARD]
        self.options = self.room.info.options_for(
            {name: str(value) for name, value in params.items() if value != ""}, self.room.rules
        )
        said = {BOARD: "", **self.options} if self.room.box is None else {**self.options, BOARD: board}
        super().__init__(game_type(self.room), game_info(self.room, self.players), {"players": self.players, **said})

    def boards(self) -> tuple[str, ...]:
        """Where a game has an option "board": what it may be."""
        return next((option.values for option in self.room.info.options if option.name == BOARD), ())

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.room.info.bounds["choices"]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenSpielState(pyspiel.State):
    """`position` is the whole Python side; OpenSpiel copies and pickles it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        s = game.room.game.new(game.players, game.options, game.room.rules)
        self.position = Position(game.room, s)

    def current_player(self) -> int:
        actor = self.position.actor
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.game.legal_list(self.position.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, s = self.position.game, self.position.state
        weights = empty()
        game.weights(s, weights)
        listed = weights.to_list()
        total = sum(listed)
        return [(action, w / total) for action, w in zip(game.legal_list(s, CHANCE), listed, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.verbs.text(action)

    def returns(self) -> list[float]:
        game, s = self.position.game, self.position.state
        over = self.is_terminal()
        return [game.utility(s, seat) if over else 0.0 for seat in range(s.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """A state this seat cannot tell from the true one; sampler() gives random numbers from 0 to 1. (The history that
        OpenSpiel keeps is that of the true state: it has no other.)"""
        other: OpenSpielState = self.clone()
        other.position = self.position.imagined(player, Rng(int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.state.dump(), sort_keys=True)


class Observer:
    """With perfect recall: all that the seat heard and did. Without: what lies on the table, and the numbers."""

    def __init__(self, game: OpenSpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; given: {params}")
        self.recall = bool(kind.perfect_recall)
        self.eyes = Eyes(game.room, game.players)
        self.tensor = None if self.recall else np.zeros(self.eyes.width, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.eyes.observation(state.position.state, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        position = state.position
        return position.told(player) if self.recall else position.seen(player)


class Rollouts:
    """An evaluator for OpenSpiel's MCTS and ISMCTS that plays out in the compiled kernel, some hundred times faster than
    choice by choice through OpenSpiel."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.rng = stream(seed, 0)

    def evaluate(self, state: OpenSpielState) -> NDArray[np.float64]:
        game = state.position.game
        total = np.zeros(state.num_players())
        for _ in range(self.rollouts):
            s = state.position.state.clone()
            game.playout(s, self.rng)
            total += [game.utility(s, seat) for seat in range(s.seats)]
        return total / self.rollouts

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def register() -> None:
    """Every game of the house, under its full name."""
    known = set(pyspiel.registered_names())
    for room in ROOMS.values():
        if full_name(room) not in known:
            register_room(room)


def register_room(room: Room) -> None:
    """One game; also for rooms from outside the house."""
    pyspiel.register_game(game_type(room), type(room.game.name, (OpenSpielGame,), {"room": room}))


register()
