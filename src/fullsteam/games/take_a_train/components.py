"""T0: what is in the box, read from components.toml. The figures of locos, wagons and order tokens: figures.py.

Small numbers everywhere: a loco is 0-17 (steam, diesel, electric, each by rising speed), 18-20 a face-down one on the
first to third place of its owner. A wagon card is 0-17 (goods * 3 + value), 18-22 a special."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.kernel.bags import Bag, bag
from fullsteam.kernel.words import Domain

HERE: Final[Path] = Path(__file__).parent
BOX: Final[dict[str, Any]] = tomllib.loads((HERE / "components.toml").read_text(encoding="utf-8"))
OWN_BOX: Final[dict[str, Any]] = tomllib.loads((HERE / "boards" / "standard.toml").read_text(encoding="utf-8"))

SEATS: Final = 6
NOTHING: Final = -1
BLANK: Final = "?"  # a face that somebody does not know

# T0.1 Locos
TYPES: Final[list[str]] = ["steam", "diesel", "electric"]
OF_TYPE: Final[list[int]] = [7, 6, 5]
LOCOS: Final = 18
EVERY_LOCO: Final = (1 << 18) - 1
TYPE_MASK: Final[vec[i64]] = vec[i64]([0x7F, 0x3F << 7, 0x1F << 13])

# T0.2 Wagon cards
GOODS: Final[list[str]] = ["food", "cattle", "coal", "fuel", "luxury", "passengers"]
SPECIALS: Final[list[str]] = BOX["specials"]["cards"]
BIN: Final = 18
STORAGE: Final = 19
MULTIPLIER: Final = 20
BONUS: Final = 21
TWIN: Final = 22
KINDS: Final = 23
NO_CARDS: Final[Bag] = bag([0] * KINDS)  # never changed, only copied
BONUS_MONEY: Final[i64] = BOX["specials"]["bonus"]

# T0.3 Tokens
AUCTIONS: Final[list[str]] = BOX["auctions"]["tokens"]
PASSING: Final = 0
BLIND: Final = 1
DOUBLE_BLIND: Final = 2
PREEMPTED: Final = 3
OPEN: Final = 4
ROTATING: Final = 5

# T0.4 Objectives
REWARDS: Final[dict[str, int]] = dict(BOX["objectives"]["rewards"])
TARGETS: Final[list[str]] = list(REWARDS)
TARGET_COUNT: Final = 18
TWO_DONE: Final = 0
SPECIAL: Final = 2
THREE_EACH: Final = 4
FIRST_TOKEN: Final = 6
LAST_TOKEN: Final = 8
TEN_WAGONS: Final = 11
ALL_TYPES: Final = 13
FASTEST: Final = 15
SLOWEST: Final = 17
CORRECTED_REWARD: Final[vec[i64]] = vec[i64]([REWARDS[name] for name in TARGETS])
PRINTED_REWARD: Final[vec[i64]] = vec[i64]([dict(BOX["objectives"]["printed"]).get(name, REWARDS[name]) for name in TARGETS])
# "So many of one kind of goods on one loco": the objective and the number, by goods.
GOODS_TARGET: Final[vec[i64]] = vec[i64]([TARGETS.index(name) for name in GOODS])
GOODS_NEEDED: Final[vec[i64]] = vec[i64]([4, 4, 3, 3, 2, 2])
TYPE_TARGET: Final[vec[i64]] = vec[i64]([TARGETS.index(name) for name in TYPES])

# T0.5 Money
UNIT: Final[i64] = BOX["money"]["unit"]  # T0.5; the bank is no place: it never runs out
PURSE: Final[i64] = BOX["money"]["purse"]

# T1.3 With our own figures nobody can ever bid more than this, and with those of a box nobody may: 5 000, two rounds of profits
# (a x4 loco and the multiplier card: six passenger wagons, twin included, 2 700 x 5; five luxury 1 800 x 4; five fuel 1 400 x 4
# = 26 300) with ten bonuses each (T3.7r2), and the three best objectives, 1 500 + 1 000 + 1 000.
BEST_PROFIT: Final = 26300
OBJECTIVES_PAY: Final = 3500  # the three best
BONUSES: Final = 10  # T3.7r2 so often a round, then the card lies aside
TOP_BID: Final = 73100  # the same, as a number that the compiler sees
RICHEST: Final[i64] = PURSE + 2 * (BEST_PROFIT + BONUSES * BONUS_MONEY) + OBJECTIVES_PAY


FACE_DOWN: Final = 18

AMOUNT: Final[Domain] = Domain("amount", [str(n) for n in range(0, RICHEST + 1, UNIT)])
AUCTION: Final[Domain] = Domain("auction", AUCTIONS)
OBJECTIVE: Final[Domain] = Domain("objective", TARGETS)
SEAT: Final[Domain] = Domain("seat", [str(k + 1) for k in range(SEATS)])
PLACE: Final[Domain] = Domain("place", [str(k + 1) for k in range(SEATS)])


# Counted from the tables; must equal the printed list of contents.
CONTENTS: Final[dict[str, int]] = {
    "locos": sum([len(OWN_BOX["locos"][name]) for name in TYPES]),
    **{name: len(OWN_BOX["locos"][name]) for name in TYPES},
    "wagon_cards": sum([row[1] for name in GOODS for row in OWN_BOX["wagons"][name]]) + len(SPECIALS),
    **{name: sum([row[1] for row in OWN_BOX["wagons"][name]]) for name in GOODS},
    "specials": len(SPECIALS),
    "auctions": len(AUCTIONS),
    "order": len(OWN_BOX["order"]["prices"]),
    "objectives": len(TARGETS),
}


def number_of(mask: i64) -> i64:
    """How many bits are set?"""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, r: i64) -> i64:
    """The place of the bit that has r set bits below it."""
    k: i64 = 0
    while not mask >> k & 1:
        k += 1
    while r > 0:
        k += 1
        if mask >> k & 1:
            r -= 1
    return k
