"""A loco with its wagons."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fullsteam.games.take_a_train.components import FACE_DOWN, NOTHING, TWIN
from fullsteam.games.take_a_train.figures import Figures

COPY: Final = 3  # the twin, in a row of wagons


@final
@mypyc_attr(acyclic=True)
class Train:
    """A loco in stage 2 and its wagons, all of one kind of goods (T3.4). Never changed once made, so that copies of a
    table share it."""

    def __init__(self, loco: i64, times: i64, extra: i64, goods: i64, size: i64, total: i64, best: i64, row: i64) -> None:
        self.loco = loco  # FACE_DOWN or more: a face-down one
        self.times = times  # the multiplier on its loco; 0: face down
        self.extra = extra  # 1: the multiplier card lies beside it
        self.goods = goods  # NOTHING: no wagon yet
        self.size = size
        self.total = total
        self.best = best  # its highest wagon
        self.row = row  # two bits a wagon, the first lowest: which value of its goods, or COPY

    def with_wagon(self, card: i64, value: i64) -> Train:
        return self.longer(card // 3, value, card % 3)

    def with_twin(self, value: i64) -> Train:
        """T3.7 A copy of the first wagon, which has this value."""
        return self.longer(self.goods, value, COPY)

    def longer(self, goods: i64, value: i64, mark: i64) -> Train:
        best = value if value > self.best else self.best
        row = self.row | mark << 2 * self.size
        return Train(self.loco, self.times, self.extra, goods, self.size + 1, self.total + value, best, row)

    def with_multiplier(self) -> Train:
        return Train(self.loco, self.times, 1, self.goods, self.size, self.total, self.best, self.row)

    def first(self) -> i64:
        """The card of its first wagon."""
        return self.goods * 3 + (self.row & 3)

    def factor(self) -> i64:
        return 0 if self.loco >= FACE_DOWN else self.times + self.extra

    def worth(self) -> i64:
        """T3.8 Sum of the wagons times the multiplier; a face-down loco pays its highest wagon (0 if there is none)."""
        return self.best if self.loco >= FACE_DOWN else self.total * self.factor()

    def cards(self) -> list[int]:
        """As they were attached, the twin as itself, in its place (T3.7r3)."""
        out: list[int] = []
        for i in range(self.size):
            mark = self.row >> 2 * i & 3
            out.append(TWIN if mark == COPY else self.goods * 3 + mark)
        return out


def new_train(figures: Figures, loco: i64) -> Train:
    return Train(loco, figures.factor[loco] if loco < FACE_DOWN else 0, 0, NOTHING, 0, 0, 0, 0)


def train_of(figures: Figures, loco: i64, cards: list[i64], extra: bool = False) -> Train:
    """A train as it lies, for dumps and tests."""
    train = new_train(figures, loco)
    value = figures.value
    for card in cards:
        train = train.with_twin(value[train.first()]) if card == TWIN else train.with_wagon(card, value[card])
    return train.with_multiplier() if extra else train
