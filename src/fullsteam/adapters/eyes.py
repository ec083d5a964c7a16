"""What a seat sees, as arrays of numpy."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fullsteam.kernel.core import State
from fullsteam.kernel.features import bounds, names
from fullsteam.kernel.ints import Ints, empty
from fullsteam.kernel.room import Room

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Eyes:
    """Turns positions of one game, with so many players, into rows of numbers. Every array is new: keep it. normalised: all
    numbers lie between 0 and 1, by the bounds of each; plain() turns them back."""

    def __init__(self, room: Room, players: int, normalised: bool = False) -> None:
        self.game = room.game
        blocks = self.game.observation(players)
        self.names = names(blocks)  # what each number of an observation is
        self.width = len(self.names)
        self.actions = int(self.game.verbs.size)
        self.low, self.high = (np.array(side, np.float32) for side in bounds(blocks))
        self.normalised = normalised
        self._low, self._span = self.low, self.high - self.low
        if normalised:
            self.low, self.high = np.zeros_like(self.low), np.ones_like(self.high)
        self._numbers = empty()

    def __deepcopy__(self, memo: dict[int, object]) -> Eyes:
        """The same tables, read by several; a list of its own to write on."""
        copy = Eyes.__new__(Eyes)
        copy.__dict__.update(self.__dict__, _numbers=empty())
        return copy

    def observation(self, s: State, seat: int) -> Floats:
        out = self._numbers
        out.size = 0
        self.game.observe(s, seat, out)
        plain = over(out).astype(np.float32)
        return (plain - self._low) / self._span if self.normalised else plain

    def plain(self, observation: ArrayLike) -> Floats:
        """The whole numbers of an observation, or of many in rows."""
        numbers = np.asarray(observation, np.float64)
        return (np.rint(numbers * self._span + self._low) if self.normalised else numbers).astype(np.float32)

    def mask(self, legal: Ints) -> Mask:
        """1 for every action of the list."""
        out = np.zeros(self.actions, np.int8)
        out[over(legal)] = 1
        return out


def over(numbers: Ints) -> NDArray[np.int64]:
    """An array that lies over a list of numbers, without a copy."""
    return np.frombuffer(numbers.items, np.int64, int(numbers.size))  # type: ignore[call-overload,no-any-return]
