"""What a server takes of its machine, and whether it takes ever more."""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

GROWTH = 1.05  # the last quarter may lie so far above the second: allocators breathe


def family(pid: int) -> Iterator[int]:
    """A process and all that it started."""
    yield pid
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return
    for child in children:
        yield from family(int(child))


def resident(pid: int) -> int:
    """Bytes in memory; of a process that has just ended: none."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def descriptors(pid: int) -> int:
    try:
        return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return 0


def cpu_seconds(pid: int) -> float:
    """What a process has worked so far."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(times: Sequence[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def prometheus(text: str) -> dict[str, float]:
    """The figures of /metrics by name; those with labels are summed."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            name = name.partition("{")[0]
            found[name] = found.get(name, 0.0) + float(value)
    return found


@dataclass
class Growth:
    second: float  # the median of the second quarter ...
    last: float  # ... and of the last
    slope: float  # an hour, by least squares over all but the first quarter (warming up)

    @property
    def none(self) -> bool:
        return self.last <= self.second * GROWTH


def growth(seconds: Sequence[float], values: Sequence[float]) -> Growth:
    """Of a figure that should level off."""
    n = len(values)
    assert n >= 4, "too few samples to tell"
    quarter = n // 4
    fit = statistics.linear_regression(seconds[quarter:], values[quarter:])
    return Growth(statistics.median(values[quarter : 2 * quarter]), statistics.median(values[-quarter:]), fit.slope * 3600)
