"""Many matches at once, as arrays of numpy: for programs that learn by playing themselves.

>>> from fullsteam.adapters.batch import BatchedEnv
>>> env = BatchedEnv("fullsteam/trambahn-v1", matches=256, seed=1)

Every match waits for one seat. step() plays one choice in each; where a match ends, its rewards are given and another
begins in its row. Every array is new: keep it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from fullsteam.adapters.naming import find, missing

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

from fullsteam.adapters.table import Illegal, Table
from fullsteam.kernel.batch import Batch
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room


class Turn(NamedTuple):
    """Whose turn it is in each match, what he sees, and what he may choose."""

    observations: NDArray[np.float32]  # matches × width
    masks: NDArray[np.bool_]  # matches × actions
    seats: NDArray[np.int64]  # matches


class Outcome(NamedTuple):
    """The next turns, and what the choices brought."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]  # matches × players: of the match that has just ended in this row, else 0
    done: NDArray[np.bool_]  # matches: a match ended, and another has begun


class BatchedEnv:
    """width, names: how many numbers an observation has, and what each is; actions: how many there are."""

    def __init__(
        self,
        game: str | Room,
        players: int | None = None,
        matches: int = 256,
        seed: int = 0,
        options: dict[str, str] | None = None,
        board: str | Path | None = None,
    ) -> None:
        if matches < 1:
            raise GameError(f"a batch has at least one match, not {matches}")
        self._table = Table(find(game, board), players, options)
        self.players = self._table.players
        self.matches = matches
        self.names = self._table.eyes.names
        self.low, self.high = self._table.eyes.low, self._table.eyes.high
        self._batch = Batch(self._table.game, self.players, self._table.options, self._table.room.rules, matches, seed)
        self.width, self.actions = int(self._batch.width), int(self._batch.actions)
        # Arrays over the batch's own memory: they change with every step, so that only copies go out.
        self._seats: NDArray[np.int64] = self._over(self._batch.seats, np.int64, matches)
        self._numbers: NDArray[np.int64] = self._over(self._batch.numbers.items, np.int64, matches, self.width)
        self._masks: NDArray[np.bool_] = self._over(self._batch.masks, np.bool_, matches, self.actions)
        self._rewards: NDArray[np.float64] = self._over(self._batch.utilities, np.float64, matches, self.players)
        self._scores: NDArray[np.int64] = self._over(self._batch.scores, np.int64, matches, self.players)
        self._done: NDArray[np.bool_] = self._over(self._batch.ended, np.bool_, matches)

    @staticmethod
    def _over(buffer: Any, dtype: Any, *shape: int) -> Any:
        return np.frombuffer(buffer, dtype).reshape(shape)

    def reset(self, seed: int | None = None) -> Turn:
        """All matches anew; the same seed gives the same matches, also when it is the old one."""
        self._batch.reset(self._batch.seed if seed is None else seed)
        return self.turn()

    def turn(self) -> Turn:
        """Where the matches are."""
        return Turn(self._numbers.astype(np.float32), self._masks.copy(), self._seats.copy())

    def step(self, actions: ArrayLike) -> Outcome:
        """One choice in every match. Illegal: nothing has changed in any."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.matches,) or chosen.dtype.kind not in "iu":
            raise GameError(f"step() takes {self.matches} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        listed: list[Any] = chosen.tolist()
        wrong = self._batch.wrong(listed)
        if wrong >= 0:
            self._table.state = self._batch.states[wrong]
            raise Illegal(f"match {wrong}: {self._table.why_not(int(self._seats[wrong]), listed[wrong])}")
        self._batch.step(listed)
        return Outcome(*self.turn(), self._rewards.copy(), self._done.copy())

    @property
    def scores(self) -> NDArray[np.int64]:
        """matches × players: the points of the match that has just ended in this row, else 0."""
        return self._scores.copy()

    def random(self) -> NDArray[np.int64]:
        """An action for every match: any legal one."""
        return np.array(self._batch.random())

    def greedy(self) -> NDArray[np.int64]:
        """An action for every match: what looks best by the game's rules of thumb."""
        return np.array(self._batch.greedy())
