"""T0.1-T0.3: what is in the box of Take a Train that the book does not print: figures of locos, wagons and order tokens."""

from __future__ import annotations

from typing import Any

from fullsteam.games.take_a_train.components import BOX as PRINTED
from fullsteam.games.take_a_train.components import GOODS, HERE, OF_TYPE, SEATS, TYPES, UNIT
from fullsteam.games.take_a_train.figures import VALUES, Figures
from fullsteam.games.take_a_train.rules import TakeATrain
from fullsteam.kernel.box import BoxKind
from fullsteam.kernel.mistakes import Mistakes
from fullsteam.kernel.shape import Row, Several, Shape, Table, Whole

STEP = int(UNIT)  # T0.5
DEAREST = 5000  # what everybody begins with: nobody could ever open a loco of more
HIGHEST = 2000  # of a wagon
COPIES: dict[str, int] = {goods: PRINTED["contents"][goods] for goods in GOODS}

LOCO = Row((Whole(STEP, DEAREST, STEP, "T0.1"), Whole(1, 9, rule="T0.1"), Whole(1, 999, rule="T0.1")), "T0.1")
PRICE = Whole(0, DEAREST, STEP, "T0.3")


def wagons(goods: str) -> Shape:
    return Several(Row((Whole(STEP, HIGHEST, STEP, "T0.2"), Whole(1, COPIES[goods], rule="T0.2")), "T0.2"), 1, VALUES, "T0.2")


FIELDS: dict[str, Shape] = {
    "locos": Table({t: Several(LOCO, n, n, "T0.1") for t, n in zip(TYPES, OF_TYPE, strict=True)}, rule="T0.1"),
    "wagons": Table({goods: wagons(goods) for goods in GOODS}, rule="T0.2"),
    "order": Table({"prices": Several(PRICE, SEATS, SEATS, "T0.3"), "second_of_two": PRICE}, rule="T0.3"),
}


def rules(box: dict[str, Any], found: Mistakes) -> None:
    for goods, rows in box["wagons"].items():
        values = [value for value, _ in rows]
        for i, value in enumerate(values):
            if value in values[:i]:
                found.add("same-value", ("wagons", goods, i, 0), "T0.2", value=value)
        count = sum(copies for _, copies in rows)
        if count != COPIES[goods]:
            found.add("copies", ("wagons", goods), "T0.2", count=count, wanted=COPIES[goods])


def tidy(box: dict[str, Any]) -> None:
    """In rising order: locos by speed, as our own are, wagons by value."""
    for rows in box["locos"].values():
        rows.sort(key=lambda row: (row[2], row[0], row[1]))
    for rows in box["wagons"].values():
        rows.sort()


BOX = BoxKind("take-a-train", "T0.1", FIELDS, rules, tidy, HERE / "boards" / "standard.toml")


def game_with(data: dict[str, Any]) -> TakeATrain:
    return TakeATrain(Figures(data["name"], data, False))
