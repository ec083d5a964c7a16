"""A match whose chance and whose other players do as they are told."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from fullsteam.kernel.core import CHANCE, State
from fullsteam.kernel.record import Move
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import NotationError
from fullsteam.play.lesson.file import ANYTHING, Lesson
from fullsteam.play.match import Match, Refused


class Unplayable(ValueError):
    """What is told cannot be done."""


class Stage(Match):
    def __init__(self, room: Room, lesson: Lesson, names: list[str]) -> None:
        self.told = list(lesson.before)
        self.starts = [0]  # plies with which a choice begins; first the set-up and all that was before ...
        self.after: list[State] = []  # ... and how things stood after each
        seed = sha256(f"{room.info.id} {lesson.id} {lesson.seed}".encode()).digest()
        super().__init__(room, names, lesson.options, seed)
        self.go_on()
        self.starts, self.after = [0], [self.state.clone()]

    def answer(self, seat: int, text: str, then: Iterable[Move]) -> None:
        """A choice of the pupil's, which is allowed, and what follows."""
        self.told = list(then)
        self.choose(seat, text)
        self.go_on()

    def go_on(self) -> None:
        """Whatever is told is played."""
        while self.told:
            move = self.told.pop(0)
            if move.seat == CHANCE:
                raise Unplayable(f'chance is not asked when it should say "{move.text}"')
            self.choose(move.seat, move.text)

    def choose(self, seat: int, text: str) -> None:
        self.starts.append(len(self.plies))
        try:
            self.play_text(seat, text)
        except NotationError as error:
            raise Unplayable(str(error)) from None
        except Refused as refused:
            asked = ", ".join(str(actor + 1) for actor in self.actors) or "nobody"
            why = f"{self.game.refusals.text(refused.refusal.code)}, {refused.refusal.rule}"
            raise Unplayable(f'"{seat + 1} {text}" is refused ({why}); asked: {asked}') from None
        self.after.append(self.state.clone())

    def _outcome(self) -> int:
        if not self.told or self.told[0].seat != CHANCE:
            return super()._outcome()
        text = self.told.pop(0).text
        if text == ANYTHING:
            return super()._outcome()
        action = int(self.game.verbs.parse(text))
        legal = self.game.legal_list(self.state, CHANCE)
        if action not in legal:
            known = ", ".join(self.game.verbs.text(one) for one in legal[:8])
            raise Unplayable(f'chance cannot say "{text}" now, but {known} ...')
        return action
