"""V0: what is in the box, read from components.toml. The board (cities, links, goods cards) is read by board.py.

Route colours are 0-5, colours of goods and cities 0-3 (0, 1 German; 2, 3 foreign), action cards 0-6 by kind. A few cards
together, where order does not matter, are a pile: one number with four bits a kind."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.kernel.ints import bit
from fullsteam.kernel.words import Domain

BOX: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

ROUTES: Final[list[str]] = BOX["routes"]["colours"]
SYMBOLS: Final[list[str]] = BOX["routes"]["symbols"]
FORMER_SYMBOLS: Final[list[str]] = BOX["routes"]["former"]
GOODS: Final[list[str]] = BOX["goods"]["colours"]
ROUTE_KINDS: Final = 6
GOODS_KINDS: Final = 4
GERMAN: Final = 2  # V0.2 colours below this are German
CARD_KINDS: Final = 7
CARDS: Final[list[str]] = BOX["actions"]["kinds"]
BLANK: Final = "?"  # a face that somebody does not know

FAST_ENGINE: Final = 0  # VA.3 Schnelle Lok
SUBSIDY_CARD: Final = 1  # VA.4 Subvention
BARGAIN_CARD: Final = 2  # VA.5 Günstige Gelegenheit
SABOTAGE_CARD: Final = 3  # VA.6 Sabotage
EXTRA_FREIGHT: Final = 4  # VA.7 Zusatzfracht
ALL_NEW: Final = 5  # VA.8 Alles neu
NEW_PLAN: Final = 6  # VA.9 Neue Planung

ROUTE_COPIES: Final[i64] = BOX["routes"]["copies"]
GOOD_COPIES: Final[i64] = BOX["goods"]["copies"]
CARD_COPIES: Final[i64] = BOX["actions"]["copies"]
GOODS_CARDS: Final = 18
NAMED: Final = 3  # V0.1 cities on a goods card
BOND_POINTS: Final[i64] = sum([b["points"] * b["copies"] for b in BOX["bonds"]])

# By number of players, 2 to 6: index players - 2.
TABLES: Final[dict[str, Any]] = BOX["players"]
MARKS_AT_START: Final[i64] = TABLES["marks"]
PIECES: Final[vec[i64]] = vec[i64](TABLES["pieces"])
OUT_EACH: Final[vec[i64]] = vec[i64](TABLES["routes_out_each"])
OUT_RANDOM: Final[vec[i64]] = vec[i64](TABLES["routes_out_random"])
FIRST_CARDS: Final[vec[i64]] = vec[i64](TABLES["first_cards"])
ROUNDS: Final[vec[i64]] = vec[i64](TABLES["rounds"])
CARDS_A_ROUND: Final[vec[i64]] = vec[i64](TABLES["goods_cards"])
GROUP_SIZE: Final[vec[i64]] = vec[i64](TABLES["group"])

# Nobody can ever hold more marks than this (V4.1), all bonds of option bonds=unlimited and all income added up: with 3
# players 10, then 84 x 6 in five rounds, then income of at most 50, 100, 150 and 200: a round has at most 2 x 3
# transports of 6 links, two Subventionen, and two of all these of 7 links. 4 to 6 players: less.
MOST_MARKS: Final = 3030

ROUTE: Final[Domain] = Domain("route", ROUTES, [{"symbol": symbol} for symbol in SYMBOLS])
GOOD: Final[Domain] = Domain("good", GOODS)
CARD: Final[Domain] = Domain("card", CARDS, [{"german": name} for name in BOX["actions"]["german"]])
SEAT: Final[Domain] = Domain("seat", ["1", "2", "3", "4", "5", "6"])
GROUP: Final[Domain] = Domain("group", ["1", "2", "3", "4", "5", "6"])
BONDS: Final[Domain] = Domain("bonds", [str(n) for n in range(BOND_POINTS + 1)])
MARKS: Final[Domain] = Domain("marks", [str(n) for n in range(MOST_MARKS + 1)])
STAKE: Final[Domain] = Domain("stake", ["0", "1", "2", "3", "4", "5"])

# Counted from the tables; must equal the printed list of contents.
CONTENTS: Final[dict[str, int]] = {
    "routes": int(ROUTE_COPIES * ROUTE_KINDS),
    "track": int(BOX["track"]["pieces"]),
    "goods": int(GOOD_COPIES * GOODS_KINDS),
    "goods_cards": int(BOX["goods_cards"]["copies"]),
    "actions": int(CARD_COPIES * CARD_KINDS),
    "bonds": int(BOND_POINTS),
    "order_cards": int(BOX["order_cards"]["copies"]),
}


# --- Piles: four bits a kind


def one(kind: i64) -> i64:
    """The pile of one such card; add and subtract it."""
    return bit(4 * kind)


def many(pile: i64, kind: i64) -> i64:
    """How many such cards are in the pile?"""
    return pile >> 4 * kind & 15


def total(pile: i64) -> i64:
    n: i64 = 0
    while pile > 0:
        n += pile & 15
        pile >>= 4
    return n


def pile_list(pile: i64) -> list[int]:
    """The kinds in the pile, ascending, each as often as it is there."""
    out: list[int] = []
    kind = 0
    while pile > 0:
        out += [kind] * (pile & 15)
        kind += 1
        pile >>= 4
    return out


def pile_of(kinds: list[i64]) -> i64:
    pile: i64 = 0
    for kind in kinds:
        pile += one(kind)
    return pile
