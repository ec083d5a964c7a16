"""The map in characters: cities where they lie, with their goods; track as lines of dots, free links thinner than built ones.
`lost` are the links whose price found no room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # the dots of a Braille character, by column and row
BLANK = 0x2800
SPREAD = 0.55  # between true places (0) and even distances (1): the middle of a map is crowded
ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73)  # where on a link its price may stand


class Spot(NamedTuple):
    """A city: its place, from 0 to 1, and what stands there."""

    x: float
    y: float
    sign: Text
    name: Text


class Road(NamedTuple):
    """A link between the spots a and b."""

    a: str
    b: str
    mark: Text  # its price, or whose it is
    style: str
    built: bool


def spread(values: dict[str, float]) -> dict[str, float]:
    """From 0 to 1, crowded ones further apart."""
    low, high = min(values.values()), max(values.values())
    rank = {name: i for i, name in enumerate(sorted(values, key=lambda name: values[name]))}
    last = max(1, len(values) - 1)
    size = (high - low) or 1.0
    return {name: (1 - SPREAD) * (value - low) / size + SPREAD * rank[name] / last for name, value in values.items()}


class Chart:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.taken: dict[tuple[int, int], tuple[str, str]] = {}  # column, row: a character and its style
        self.dots: dict[tuple[int, int], int] = {}
        self.styles: dict[tuple[int, int], str] = {}
        self.lost: list[Road] = []

    def draw(self, spots: dict[str, Spot], roads: list[Road]) -> list[Text]:
        places = {name: self.cell(spot) for name, spot in spots.items()}
        for name, spot in spots.items():
            self.write(*places[name], spot.sign)
        for name, spot in spots.items():
            self.name(*places[name], spot.name)
        for road in sorted(roads, key=lambda road: road.built):
            if not self.marked(places[road.a], places[road.b], road.mark):
                self.lost.append(road)
        for road in sorted(roads, key=lambda road: road.built):
            self.line(places[road.a], places[road.b], road)
        return [self.row(y) for y in range(self.height)]

    def cell(self, spot: Spot) -> tuple[int, int]:
        """Two cities never have the same one."""
        x, y = 1 + round(spot.x * (self.width - 12)), round(spot.y * (self.height - 1))
        while not self.free(x, y, 3):
            y = y + 1 if y + 1 < self.height else 0
        self.taken[(x, y)] = ("·", "")
        return x, y

    def free(self, x: int, y: int, size: int) -> bool:
        inside = x >= 0 and x + size <= self.width and 0 <= y < self.height
        return inside and all((x + i, y) not in self.taken for i in range(size))

    def write(self, x: int, y: int, text: Text) -> None:
        at = x
        for i, sign in enumerate(text.plain):
            style = next((str(span.style) for span in reversed(text.spans) if span.start <= i < span.end), str(text.style))
            self.taken[(at, y)] = (sign, style)
            at += 1

    def name(self, x: int, y: int, text: Text) -> None:
        """To the right of the city, else to its left, else above or below it; at last wherever is room."""
        size = len(text.plain)
        for at, row in self.around(x, y, size):
            if self.free(at - 1 if at > 0 else at, row, size + 1):
                self.write(at, row, text)
                return
        for at, row in ((a, b) for b in range(self.height) for a in range(self.width - size)):
            if self.free(at, row, size):
                self.write(at, row, text)
                return

    def around(self, x: int, y: int, size: int) -> Iterator[tuple[int, int]]:
        yield from ((x + 1, y), (x - size, y))
        for off in (1, 2):
            for row in (y - off, y + off):
                for shift in range(0, size + 2, 2):
                    yield x - shift, row

    def marked(self, a: tuple[int, int], b: tuple[int, int], text: Text) -> bool:
        size = len(text.plain)
        for t in ALONG:
            x, y = round(a[0] + t * (b[0] - a[0])) - size // 2, round(a[1] + t * (b[1] - a[1]))
            if self.free(x, y, size):
                self.write(x, y, text)
                return True
        return False

    def line(self, a: tuple[int, int], b: tuple[int, int], road: Road) -> None:
        """Braille has two by four dots in a character: fine enough for a map. Free links have every fourth dot only."""
        ax, ay, bx, by = 2 * a[0] + 1, 4 * a[1] + 2, 2 * b[0] + 1, 4 * b[1] + 2
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for i in range(0, steps + 1, 1 if road.built else 4):
            x, y = round(ax + (bx - ax) * i / steps), round(ay + (by - ay) * i / steps)
            at = (x // 2, y // 4)
            if at not in self.taken:
                self.dots[at] = self.dots.get(at, 0) | BITS[x % 2][y % 4]
                self.styles[at] = road.style

    def row(self, y: int) -> Text:
        out = Text()
        for x in range(self.width):
            if (x, y) in self.taken:
                out.append(*self.taken[(x, y)])
            elif (x, y) in self.dots:
                out.append(chr(BLANK | self.dots[(x, y)]), self.styles[(x, y)])
            else:
                out.append(" ")
        out.rstrip()
        return out
