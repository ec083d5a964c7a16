"""All that a bot or a client may ever touch."""

from __future__ import annotations

from fullsteam.kernel.core import State
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room


class Perspective:
    """A position as one seat sees it. The true state stays inside; whoever reads it cheats."""

    def __init__(self, room: Room, state: State, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.__state = state

    @property
    def seats(self) -> int:
        return int(self.__state.seats)

    @property
    def view(self) -> dict[str, object]:
        """What this seat sees of the table, as JSON takes it."""
        return self.room.game.view(self.__state, self.seat)

    @property
    def legal(self) -> list[int]:
        """What this seat may choose now; empty when it is not asked."""
        return self.room.game.legal_list(self.__state, self.seat)

    @property
    def observation(self) -> list[int]:
        """The same as `view`, as the row of numbers that learning programs read (fullsteam observe GAME says what each is)."""
        out = empty()
        self.room.game.observe(self.__state, self.seat, out)
        return out.to_list()

    @property
    def mask(self) -> list[int]:
        """A number for every action of the game: 1 if this seat may choose it now."""
        out = [0] * int(self.room.game.verbs.size)
        for action in self.legal:
            out[action] = 1
        return out

    @property
    def answer(self) -> int | None:
        """The secret answer this seat has given to a question still open to others."""
        sealed = self.__state.sealed
        if sealed is None or self.seat < 0 or sealed.items[self.seat] < 0:
            return None
        return int(sealed.items[self.seat])

    @property
    def actors(self) -> list[int]:
        return self.room.game.actors(self.__state)

    @property
    def step(self) -> str:
        """The name of the step that waits for a choice; empty when the game is over."""
        return self.room.game.step(self.__state).name if self.actors else ""

    @property
    def rule(self) -> str:
        """The paragraph that asks."""
        return self.room.game.step(self.__state).rule if self.actors else ""

    @property
    def number(self) -> int:
        """A number that the question may mention."""
        s = self.__state
        if not self.actors:
            return 0
        return int(self.room.game.step(s).number(s, s.agenda.items[s.agenda.size - 1]))

    def imagine(self, rng: Rng) -> State:
        """A state this seat cannot tell from the true one; its own to play on."""
        return self.room.game.imagine(self.__state, self.seat, rng)

    def notation(self, action: int) -> str:
        return self.room.game.verbs.text(action)
