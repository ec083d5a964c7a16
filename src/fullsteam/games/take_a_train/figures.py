"""T0.1-T0.3: the figures on locos, wagons and order tokens, which the book does not print: our own (boards/standard.toml), or
those of a box (box.py)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.take_a_train.components import BEST_PROFIT, BIN, GOODS, KINDS, OWN_BOX, SPECIALS, TYPES
from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.words import Domain

VALUES: Final = 3  # of a kind of goods, at most
NO_FACTS: Final[dict[str, str | int]] = {"type": "none", "power": 0, "factor": 0, "speed": 0}
WAGONS: Final = 7  # on a loco, at most


@final
class Figures:
    """Never changed: all tables with the same box share it."""

    def __init__(self, name: str, box: dict[str, Any], own: bool) -> None:
        engines: list[list[int]] = [[t, *row] for t in range(len(TYPES)) for row in box["locos"][TYPES[t]]]
        cargo = [row for goods in GOODS for row in filled(box["wagons"][goods])]
        self.name: Final = name
        self.own: Final = own
        self.type: Final[list[int]] = [row[0] for row in engines]
        self.power: vec[i64] = vec[i64]([row[1] for row in engines])
        self.factor: vec[i64] = vec[i64]([row[2] for row in engines])
        self.speed: vec[i64] = vec[i64]([row[3] for row in engines])
        self.cheapest: i64 = min([row[1] for row in engines])
        self.dearest: i64 = max([row[1] for row in engines])
        self.value: vec[i64] = vec[i64]([row[0] for row in cargo])
        copies: list[i64] = [row[1] for row in cargo] + [1] * (KINDS - BIN)
        self.copies: Final = copies
        self.cards: Final[Bag] = bag(copies)  # only copied
        self.prices: vec[i64] = vec[i64](box["order"]["prices"])
        self.second_of_two: i64 = box["order"]["second_of_two"]
        self.loco: Final = locos_of(engines)
        self.card: Final = cards_of(cargo)
        self.best_profit: i64 = BEST_PROFIT if own else self.most_profit()

    def most_profit(self) -> i64:
        """More than anybody can earn in a round: three trains of the longest, dearest kind behind the best loco."""
        top = max([int(value) for value in self.value])
        return 3 * WAGONS * top * (max([int(factor) for factor in self.factor]) + 1)


def filled(rows: list[list[int]]) -> list[list[int]]:
    """Always three: a value that is not there has no copies."""
    return rows + [[0, 0]] * (VALUES - len(rows))


def locos_of(engines: list[list[int]]) -> Domain:
    """s80: type and speed; a second one of this speed is s80b."""
    labels: list[str] = []
    facts: list[dict[str, str | int]] = []
    for t, power, factor, speed in engines:
        label = TYPES[t][0] + str(speed)
        same = len([name for name in labels if name.rstrip("bcdefg") == label])
        labels.append(label + "abcdefg"[same] if same > 0 else label)
        facts.append({"type": TYPES[t], "power": power, "factor": factor, "speed": speed})
    return Domain("loco", labels + ["down1", "down2", "down3"], facts + [NO_FACTS] * 3)


def cards_of(cargo: list[list[int]]) -> Domain:
    """food150: goods and value. One that is not there has a name that nobody will read."""
    labels = [GOODS[k // VALUES] + (str(row[0]) if row[1] > 0 else f"_{k % VALUES + 1}") for k, row in enumerate(cargo)]
    facts: list[dict[str, str | int]] = [{"goods": GOODS[k // VALUES], "value": row[0]} for k, row in enumerate(cargo)]
    facts += [{"goods": name, "value": 0} for name in SPECIALS]
    return Domain("card", labels + SPECIALS, facts)


OWN: Final[Figures] = Figures(OWN_BOX["name"], OWN_BOX, True)
