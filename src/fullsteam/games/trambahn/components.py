"""B0: what is in the box, read from components.toml.

A card is a small number: 0-39 a station (line * 10 + value - 1), 40 a conductor. A tram is known by its factor."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.words import Domain

BOX: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

LINES: Final[list[str]] = BOX["stations"]["lines"]
CONDUCTOR: Final = 40
KINDS: Final = 41
BLANK: Final = "?"  # a face that somebody does not know

LINE: Final[vec[i64]] = vec[i64]([k // 10 for k in range(CONDUCTOR)] + [-1])
VALUE: Final[vec[i64]] = vec[i64]([k % 10 + 1 for k in range(CONDUCTOR)] + [0])
POINTS: Final[vec[i64]] = vec[i64](BOX["points"]["by_value"] * 4 + [BOX["conductors"]["points"]])  # B0.2, B0.3
COPIES: Final[list[i64]] = BOX["stations"]["copies"] * 4 + [BOX["conductors"]["copies"]]  # B0.1, B0.3
NO_CARDS: Final[Bag] = bag([0] * KINDS)


def card_facts(card: int) -> dict[str, str | int]:
    return {"line": LINES[card // 10] if card < CONDUCTOR else "none", "value": card % 10 + 1 if card < CONDUCTOR else 0}


TRAMS: Final[vec[i64]] = vec[i64]([t["factor"] for t in BOX["trams"] for k in range(t["copies"])])  # B0.4 the pile
TRAM_COUNT: Final[i64] = len(TRAMS)
PRICE: Final[vec[i64]] = vec[i64]([0, 0] + [t["price"] for t in BOX["trams"]])  # B0.5 in notes of 1 000 marks

CARD: Final[Domain] = Domain(
    "card",
    [LINES[k // 10][0] + str(k % 10 + 1) for k in range(CONDUCTOR)] + ["cond"],
    [card_facts(k) for k in range(KINDS)],
)
ROW: Final[Domain] = Domain("line", LINES)
COLUMN: Final[Domain] = Domain("column", [str(i + 1) for i in range(21)])  # 16 with a tram, and at most 5 begun this turn
TRAM: Final[Domain] = Domain("tram", ["none", "x1"] + [t["name"] for t in BOX["trams"]])
SEAT: Final[Domain] = Domain("seat", ["1", "2"])

# Counted from the tables; must equal the printed list of contents.
CONTENTS: Final[dict[str, int]] = {
    "stations": sum([int(n) for n in COPIES[:CONDUCTOR]]),
    "conductors": int(COPIES[CONDUCTOR]),
    "trams": int(TRAM_COUNT),
    "termini": int(BOX["termini"]["copies"]),
}
