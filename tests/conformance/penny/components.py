"""P0: what is in the box."""

import tomllib
from pathlib import Path

from fullsteam.kernel.words import Domain

BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))
PRIZES: list[int] = BOX["prizes"]["copies"]  # P0.1
FAVOURITES: list[int] = BOX["favourites"]["copies"]  # P0.2
CONTENTS = {"prizes": sum(PRIZES), "favourites": sum(FAVOURITES)}

SEAT = Domain("seat", ["1", "2", "3"])
PRIZE = Domain("prize", ["apple", "brooch", "clock"])
AMOUNT = Domain("amount", [str(i) for i in range(7)])
