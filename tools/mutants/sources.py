"""Where faults are planted: the kernel, and of every game the files that carry its rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HOUSE = ROOT / "src" / "fullsteam"
KERNEL = "kernel"

# Files of a room that carry no rule: bots' judgement, what learning programs read, drawing in a terminal, and what a page is
# told beforehand of a choice.
NO_RULES = {
    *("heuristics.py", "signs.py", "prospects.py", "teach.py"),
    "features.py",
    "terminal.py",
    *("consequences.py", "outlook.py", "arrivals.py"),
}


@dataclass(frozen=True)
class Source:
    """A file of the package. Its room is the kernel or the folder of a game."""

    name: str  # below src/fullsteam, as it is written in reports
    room: str
    path: Path

    @property
    def module(self) -> str:
        return "fullsteam." + self.name.removesuffix(".py").replace("/", ".")

    @property
    def package(self) -> str:
        """The beginning of the names of all files of its room."""
        return self.name.rpartition("/")[0] + "/"


def sources(house: Path = HOUSE) -> list[Source]:
    """All of them, the kernel first."""
    files = [(KERNEL, file) for file in sorted((house / KERNEL).glob("*.py"))]
    for folder in sorted(house.glob("games/*/")):
        files += [(folder.name, file) for file in sorted(folder.glob("*.py")) if file.name not in NO_RULES]
    return [Source(str(file.relative_to(house)), room, file) for room, file in files if file.name != "__init__.py"]
