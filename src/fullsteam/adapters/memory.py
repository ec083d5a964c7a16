"""A position that remembers what each seat was told: OpenSpiel's information states need perfect recall, our views have
no memory."""

from __future__ import annotations

import json
from typing import Any

from fullsteam.kernel.core import ONLOOKER, Event, State
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room


class Memory:
    """One ply of a chain: what was chosen and what came of it. Never changed, so that copies share it; texts are made
    when somebody asks, and kept. (In play-outs nobody asks.)"""

    __slots__ = ("action", "before", "events", "seat", "texts")

    def __init__(self, before: Memory | None, seat: int, action: int, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.texts: dict[int, str] = {}

    def text(self, room: Room, seat: int) -> str:
        """Everything a seat (or ONLOOKER) has heard and done up to here, a line each."""
        untold: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and seat not in memory.texts:
            untold.append(memory)
            memory = memory.before
        text = "" if memory is None else memory.texts[seat]
        for one in reversed(untold):
            text += "".join(f"{line}\n" for line in one.lines(room, seat))
            one.texts[seat] = text
        return text

    def lines(self, room: Room, seat: int) -> list[str]:
        words = room.game.happenings
        mine = [f"> {room.game.verbs.text(self.action)}"] if self.seat == seat >= 0 else []
        return mine + [f"{words.text(e.code)} {e.number}" for e in self.events if e.seen_by(seat)]


class Position:
    """A state and its memory. Copies are cheap; a pickle holds the texts."""

    def __init__(self, room: Room, s: State, memory: Memory | None = None) -> None:
        self.room = room
        self.game = room.game
        self.state = s
        self.memory = memory

    @property
    def actor(self) -> int:
        return int(self.game.actor(self.state))

    def play(self, action: int) -> None:
        s = self.state
        seat = self.actor
        s.events = []
        self.game.play(s, seat, action)
        self.memory = Memory(self.memory, seat, action, s.events)

    def heard(self, seat: int) -> str:
        return "" if self.memory is None else self.memory.text(self.room, seat)

    def seen(self, seat: int) -> str:
        """What lies on the table for this seat, and the question: no memory."""
        asked = self.game.actors(self.state)
        step = self.game.step(self.state).name if asked else ""
        sealed = self.state.sealed
        answer = -1 if sealed is None else int(sealed.items[seat])
        view = self.game.view(self.state, seat)
        return json.dumps({"seat": seat, "step": step, "asked": asked, "answer": answer, "view": view}, sort_keys=True)

    def told(self, seat: int) -> str:
        """All that this seat may know: its past and what it sees."""
        return self.heard(seat) + self.seen(seat)

    def imagined(self, seat: int, rng: Rng) -> Position:
        """A position this seat cannot tell from this one. Of the others it remembers only what everybody heard: what
        they were told in secret is imagined as well."""
        other = self.game.imagine(self.state, seat, rng)
        public = self.heard(ONLOOKER)
        texts = dict.fromkeys(range(ONLOOKER, int(self.state.seats)), public)
        texts[seat] = self.heard(seat)
        return Position(self.room, other, remembered(texts))

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.room, self.state.clone(), self.memory)

    def __getstate__(self) -> dict[str, Any]:
        texts = {seat: self.heard(seat) for seat in range(ONLOOKER, int(self.state.seats))}
        return {"room": (self.room.package, self.room.rules, self.room.box), "state": self.state.dump(), "texts": texts}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        room = Room(*kept["room"])
        self.__init__(room, room.game.load(kept["state"]), remembered(kept["texts"]))  # type: ignore[misc]


def remembered(texts: dict[int, str]) -> Memory:
    """A memory that begins with what was told before."""
    memory = Memory(None, ONLOOKER, 0, [])
    memory.texts = texts
    return memory
