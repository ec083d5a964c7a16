"""Luck and skill (docs/decisions/0019): start + own decisions + others' decisions + luck of the draw + luck of the unknown =
result, for every seat, exactly."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import exp
from typing import Any

from fullsteam.analysis.course import Stretch
from fullsteam.analysis.outlook import Chances, Weighed
from fullsteam.kernel.core import CHANCE

BEST, GOOD, DOUBTFUL, MISTAKE, BLUNDER = "best", "good", "doubtful", "mistake", "blunder"
MARKS: dict[str, float] = {BLUNDER: 0.10, MISTAKE: 0.05, DOUBTFUL: 0.02, GOOD: 0.0}  # a loss of so much, or more
TURNING = 0.10  # a change of somebody's chance by so much may be a turning point ...
TURNS = 8  # ... and the largest ones are
WINDOW = 8  # moments around a choice that say how much was at stake
CALM = 0.01  # the least weight of a choice


@dataclass
class Parts:
    """What a moment did to one seat, or a match: together, the change of its chance."""

    own: float = 0.0
    others: float = 0.0
    draw: float = 0.0
    unknown: float = 0.0

    @property
    def total(self) -> float:
        return self.own + self.others + self.draw + self.unknown

    @property
    def luck(self) -> float:
        return self.draw + self.unknown

    def add(self, other: Parts) -> None:
        self.own += other.own
        self.others += other.others
        self.draw += other.draw
        self.unknown += other.unknown


@dataclass
class Moment:
    """A choice or a draw."""

    number: int
    first: int
    last: int
    seat: int  # CHANCE: a draw
    step: str
    actions: list[int]
    before: Chances
    change: list[float]
    parts: list[Parts]
    weighed: Weighed | None = None
    mark: str = ""

    @property
    def loss(self) -> float:
        return self.weighed.loss if self.weighed is not None else 0.0


@dataclass
class Seat:
    """A whole match for one seat."""

    start: float
    parts: Parts
    result: float
    accuracy: float  # 0 to 100
    choices: int
    marks: dict[str, int] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "luck": self.parts.luck}


def moments(stretches: list[Stretch], chances: list[Chances], weighed: list[Weighed | None]) -> list[Moment]:
    """chances: before each stretch, and of the end. Each is used on both sides of its position, so all changes add up."""
    out = []
    for stretch, before, after, weights in zip(stretches, chances, chances[1:], weighed, strict=False):
        change = [b - a for a, b in zip(before.values, after.values, strict=True)]
        parts = shared(change, stretch.seat, weights)
        mark = marked(weights) if weights is not None else ""
        s = stretch
        out.append(Moment(s.number, s.first, s.last, s.seat, s.step, s.actions, before, change, parts, weights, mark))
    return out


def shared(change: list[float], seat: int, weighed: Weighed | None) -> list[Parts]:
    """The change of every seat's chance, in parts."""
    if seat == CHANCE or weighed is None:
        return [Parts(draw=value) for value in change]
    best, given = weighed.answers[0], weighed.answers[weighed.given]
    out = []
    for q, value in enumerate(change):
        decided = given.values[q] - best.values[q]
        out.append(Parts(own=decided if q == seat else 0.0, others=decided if q != seat else 0.0, unknown=value - decided))
    return out


def marked(weighed: Weighed) -> str:
    if weighed.given == 0:
        return BEST
    return next(name for name, least in MARKS.items() if weighed.loss >= least)


def seats_of(found: list[Moment], start: Chances, end: Chances) -> list[Seat]:
    out = []
    for seat in range(len(start.values)):
        parts = Parts()
        for moment in found:
            parts.add(moment.parts[seat])
        own = [moment for moment in found if moment.seat == seat]
        marks = {mark: sum(moment.mark == mark for moment in own) for mark in (BEST, *reversed(MARKS))}
        accuracy = accurate([moment.loss for moment in own], [stakes(found, moment, seat) for moment in own])
        out.append(Seat(start.values[seat], parts, end.values[seat], accuracy, len(own), marks))
    return out


def accuracy_of(loss: float) -> float:
    """0 to 100, of one choice (lichess: the same curve for the same loss of winning chances)."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))


def stakes(found: list[Moment], moment: Moment, seat: int) -> float:
    """How much this seat's chance moved around a moment: there a choice weighs more."""
    near = found[max(0, moment.number - WINDOW // 2) : moment.number + WINDOW // 2]
    chances = [other.before.values[seat] for other in near]
    mean = sum(chances) / len(chances)
    return float(max(CALM, (sum((chance - mean) ** 2 for chance in chances) / len(chances)) ** 0.5))


def accurate(losses: list[float], weights: list[float]) -> float:
    """Of all choices: half the mean weighed by what was at stake, half the harmonic mean, in which bad choices count more."""
    if not losses:
        return 100.0
    single = [max(1.0, accuracy_of(loss)) for loss in losses]
    weighed = sum(value * weight for value, weight in zip(single, weights, strict=True)) / sum(weights)
    harmonic = len(single) / sum(1 / value for value in single)
    return (weighed + harmonic) / 2


def turning_points(found: list[Moment]) -> list[int]:
    """The moments that changed most, in their order."""
    size = {moment.number: max(abs(value) for value in moment.change) for moment in found}
    large = [number for number, value in size.items() if value >= TURNING]
    return sorted(sorted(large, key=lambda number: -size[number])[:TURNS])
