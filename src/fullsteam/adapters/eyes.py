"""What a seat sees, as arrays of numpy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fullsteam.kernel.core import State
from fullsteam.kernel.features import bounds, names
from fullsteam.kernel.ints import Ints, empty
from fullsteam.kernel.room import Room

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Eyes:
    """Turns positions of one game, with so many players, into rows of numbers. Every array is new: keep it."""

    def __init__(self, room: Room, players: int) -> None:
        self.game = room.game
        blocks = self.game.observation(players)
        self.names = names(blocks)  # what each number of an observation is
        self.width = len(self.names)
        self.actions = int(self.game.verbs.size)
        self.low, self.high = (np.array(side, np.float32) for side in bounds(blocks))
        self._numbers = empty()

    def observation(self, s: State, seat: int) -> Floats:
        out = self._numbers
        out.size = 0
        self.game.observe(s, seat, out)
        return over(out).astype(np.float32)

    def mask(self, legal: Ints) -> Mask:
        """1 for every action of the list."""
        out = np.zeros(self.actions, np.int8)
        out[over(legal)] = 1
        return out


def over(numbers: Ints) -> NDArray[np.int64]:
    """An array that lies over a list of numbers, without a copy."""
    return np.frombuffer(numbers.items, np.int64, int(numbers.size))  # type: ignore[call-overload,no-any-return]
