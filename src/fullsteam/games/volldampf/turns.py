"""V4.4 In turn order: the steps that go round the table, and VA.9, which may come before most decisions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fullsteam.games.volldampf.components import GOODS_KINDS, NEW_PLAN
from fullsteam.games.volldampf.state import Table
from fullsteam.games.volldampf.words import MUST_CHOOSE, NOT_IN_HAND
from fullsteam.kernel.core import NOBODY, NOT_NOW, Action, Frame, Refusal, Step, a_of, b_of, frame, seat_of, step_of
from fullsteam.kernel.ints import Ints
from fullsteam.kernel.words import DONE


@final
class InTurnOrder(Step[Table]):
    """Everybody in turn order, b times round: auto(0, b). Each comes to the step `each` as auto(seat, rounds left)."""

    def __init__(self, name: str, rule: str, each: Step[Table]) -> None:
        super().__init__(name, rule)
        self.each: Final = each

    def run(self, s: Table, f: Frame) -> None:
        place = a_of(f)
        left = b_of(f)
        if place == s.seats:
            place = 0
            left -= 1
        if left > 0:
            s.plan(self.each.auto(s.order.items[place], left), self.auto(place + 1, left))


# --- VA.9 Neue Planung


def replans(s: Table, seat: i64, out: Ints) -> None:
    """VA.9 Before his own decision (VA.9r2): any good may be moved, by whoever holds the card. (Last words of the lexicon.)"""
    if s.players[seat].has(NEW_PLAN):
        for i in range(len(s.goods)):
            if s.goods[i] > 0:
                out.push(s.words.replan.of(i // GOODS_KINDS, i & 3))


def replanned(s: Table, f: Frame, action: Action) -> bool:
    """VA.9 If this is the card: play it, move the good, and then come to the same decision again."""
    word = s.words.replan
    if not word.holds(action):
        return False
    seat = seat_of(f)
    s.play_card(seat, NEW_PLAN)
    again = frame(step_of(f), NOBODY, seat, b_of(f))
    s.plan(MOVE.by(seat, GOODS_KINDS * word.a(action) + word.b(action)), again)
    return True


def no_replan(step: Step[Table], s: Table, seat: i64, action: Action) -> Refusal:
    """Why a choice that no decision knows is refused: VA.9 without card or good, or simply not now."""
    word = s.words.replan
    if not word.holds(action):
        return step.no(NOT_NOW)
    if not s.players[seat].has(NEW_PLAN):
        return step.no(NOT_IN_HAND, NEW_PLAN)
    return step.no(s.words.no_good, word.a(action), word.b(action))


@final
class Move(Step[Table]):
    """VA.9 One good from a city to any other city, German or foreign (VA.9r1). (a: city and colour of the good.)"""

    def legal(self, s: Table, f: Frame, seat: i64, out: Ints) -> None:
        for city in range(s.board.cities):
            if city != a_of(f) // GOODS_KINDS:
                out.push(s.words.put.of(city))

    def refuse(self, s: Table, f: Frame, seat: i64, action: Action) -> Refusal:
        if action == DONE:
            return self.no(MUST_CHOOSE)
        if s.words.put.holds(action):
            return self.no(s.words.same_city, s.words.put.a(action))
        return self.no(NOT_NOW)

    def apply(self, s: Table, f: Frame, action: Action) -> None:
        source = a_of(f) // GOODS_KINDS
        good = a_of(f) & 3
        city = s.words.put.a(action)
        s.lift(source, good)
        s.lay(city, good)
        s.tell(s.words.moves, good, source, city)


MOVE: Final[Move] = Move("move", "VA.9")
