"""V0.3-V0.5: a board is data. Reads a board file, refuses a bad one with what is wrong and where."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.volldampf.components import GERMAN, GOODS, GOODS_CARDS, NAMED, ROUTES, SYMBOLS
from fullsteam.kernel.info import GameError

BOARDS: Final[Path] = Path(__file__).parent / "boards"
MOST_GERMAN: Final = 22  # V0.5
LEAST_LINKS: Final = 8  # V0.5 of each colour: as many as its route cards
LEAST_CITIES: Final = 2  # V0.5 of each colour
MOST_CITIES: Final = 62  # V0.5r1 a set of cities is one number
MOST_LINKS: Final = 250  # V0.5r1
SIDES: Final[list[str]] = ["left", "right", "above", "below"]


@final
class Board:
    """The map, as small numbers: city i, link k, goods card g. Never changed."""

    def __init__(
        self, name: str, title: str, cities: list[dict[str, Any]], links: list[list[int]], cards: list[list[int]]
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.ids: Final[list[str]] = [str(c["id"]) for c in cities]
        self.names: Final[list[str]] = [str(c["name"]) for c in cities]
        self.places: Final[list[dict[str, Any]]] = [place(c) for c in cities]
        self.cities: i64 = len(cities)
        self.colour: vec[i64] = vec[i64]([GOODS.index(c["colour"]) for c in cities])
        self.links: i64 = len(links)
        self.link_a: vec[i64] = vec[i64]([x[0] for x in links])
        self.link_b: vec[i64] = vec[i64]([x[1] for x in links])
        self.cost: vec[i64] = vec[i64]([x[2] for x in links])
        self.route: vec[i64] = vec[i64]([x[3] for x in links])  # colour of the link
        self.cards: vec[i64] = vec[i64]([city for card in cards for city in card])  # V0.4 card g names 3g, 3g + 1, 3g + 2
        # City i has half-links first[i] .. first[i + 1] - 1, each leading over link half[h] to city ends[h].
        halves = [(x[0], k, x[1]) for k, x in enumerate(links)] + [(x[1], k, x[0]) for k, x in enumerate(links)]
        halves.sort()
        self.first: vec[i64] = vec[i64]([sum([1 for h in halves if h[0] < i]) for i in range(len(cities) + 1)])
        self.half: vec[i64] = vec[i64]([h[1] for h in halves])
        self.ends: vec[i64] = vec[i64]([h[2] for h in halves])

    def link_id(self, k: i64) -> str:
        return f"{self.ids[self.link_a[k]]}-{self.ids[self.link_b[k]]}"

    def german(self, city: i64) -> bool:
        """V0.2 Blue and violet cities are German."""
        return self.colour[city] < GERMAN


def place(city: dict[str, Any]) -> dict[str, Any]:
    return {"lon": city["lon"], "lat": city["lat"], "label": city.get("label", "right")}


# --- Reading and checking (V0.5). Every complaint names the file and the place in it.


@final
class Reader:
    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.ids: list[str] = []

    def bad(self, where: str, what: str) -> GameError:
        return GameError(f"board {self.file.name}, {where}: {what} (V0.5)")

    def read(self) -> Board:
        try:
            data = tomllib.loads(self.file.read_text(encoding="utf-8"))
        except OSError as error:
            raise GameError(f"board {self.file}: cannot be read ({error.strerror})") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise GameError(f"board {self.file.name}: no TOML file ({error})") from None
        cities = self.cities(data)
        links = self.links(data)
        self.connected(links)
        cards = self.cards(data)
        name = data.get("name")
        if not isinstance(name, str) or not name:
            raise self.bad("name", "is missing")
        return Board(name, str(data.get("title", name)), cities, links, cards)

    def rows(self, data: dict[str, Any], key: str) -> list[dict[str, Any]]:
        rows = data.get(key)
        if not isinstance(rows, list) or [row for row in rows if not isinstance(row, dict)]:
            raise self.bad(key, f"there must be tables [[{key}]]")
        return rows

    def cities(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        rows = self.rows(data, "cities")
        for i, row in enumerate(rows):
            self.city(row, f"city {i + 1}")
        colours = [row["colour"] for row in rows]
        for colour in GOODS:
            if colours.count(colour) < LEAST_CITIES:
                raise self.bad("cities", f"{colours.count(colour)} of colour {colour}; at least {LEAST_CITIES} are needed")
        german = sum([1 for c in colours if c in GOODS[:GERMAN]])
        if german > MOST_GERMAN:
            raise self.bad("cities", f"{german} German ones (blue and violet); at most {MOST_GERMAN} are allowed")
        if len(rows) > MOST_CITIES:
            raise self.bad("cities", f"there are {len(rows)}; at most {MOST_CITIES} are possible")
        return rows

    def city(self, row: dict[str, Any], where: str) -> None:
        ident = row.get("id")
        if not isinstance(ident, str) or not ident or "-" in ident or len(ident.split()) != 1 or ident.strip() != ident:
            raise self.bad(where, "needs an id without blanks and hyphens")
        where = f"{where} ({ident})"
        if ident in self.ids:
            raise self.bad(where, "there are two cities of this id")
        self.ids.append(ident)
        if not isinstance(row.get("name"), str) or not row["name"]:
            raise self.bad(where, "needs a name")
        if row.get("colour") not in GOODS:
            raise self.bad(where, f'colour "{row.get("colour")}" is none of {", ".join(GOODS)}')
        for key in ("lon", "lat"):
            if isinstance(row.get(key), bool) or not isinstance(row.get(key), (int, float)):
                raise self.bad(where, f"{key} must be a number")
        if row.get("label", "right") not in SIDES:
            raise self.bad(where, f'label "{row.get("label")}" is none of {", ".join(SIDES)}')

    def links(self, data: dict[str, Any]) -> list[list[int]]:
        links: list[list[int]] = []
        seen: list[list[int]] = []
        for r, row in enumerate(self.rows(data, "routes")):
            colour = row.get("colour")
            if colour not in ROUTES:
                raise self.bad(f"routes {r + 1}", f'colour "{colour}" is none of {", ".join(ROUTES)}')
            if row.get("symbol") != SYMBOLS[ROUTES.index(colour)]:
                raise self.bad(f"routes {r + 1} ({colour})", f"its symbol is {SYMBOLS[ROUTES.index(colour)]}")
            if not isinstance(row.get("links"), list):
                raise self.bad(f"routes {r + 1} ({colour})", "needs a list of links")
            for i, link in enumerate(row["links"]):
                found = self.link(link, f"{colour} link {i + 1}", seen)
                links.append([*found, ROUTES.index(colour)])
        for n, colour in enumerate(ROUTES):
            count = sum([1 for link in links if link[3] == n])
            if count < LEAST_LINKS:
                raise self.bad("routes", f"{count} links of colour {colour}; at least {LEAST_LINKS} are needed")
        if len(links) > MOST_LINKS:
            raise self.bad("routes", f"there are {len(links)} links; at most {MOST_LINKS} are possible")
        return links

    def link(self, link: Any, where: str, seen: list[list[int]]) -> list[int]:
        if not isinstance(link, list) or len(link) != 3:
            raise self.bad(where, "must be [city, city, cost]")
        where = f"{where} ({link[0]}-{link[1]})"
        for end in link[:2]:
            if end not in self.ids:
                raise self.bad(where, f'there is no city "{end}"')
        if link[0] == link[1]:
            raise self.bad(where, "leads from a city to itself")
        if isinstance(link[2], bool) or not isinstance(link[2], int) or link[2] < 1:
            raise self.bad(where, f"cost {link[2]} is no positive whole number")
        a = self.ids.index(link[0])
        b = self.ids.index(link[1])
        pair = [min(a, b), max(a, b)]
        if pair in seen:
            raise self.bad(where, "there are two links between these cities")
        seen.append(pair)
        return [a, b, link[2]]

    def connected(self, links: list[list[int]]) -> None:
        reached = [0]
        for city in reached:
            for link in links:
                for near, far in ((link[0], link[1]), (link[1], link[0])):
                    if near == city and far not in reached:
                        reached.append(far)
        for i, ident in enumerate(self.ids):
            if i not in reached:
                raise self.bad(f"city {i + 1} ({ident})", f"no way leads there from {self.ids[0]}")

    def cards(self, data: dict[str, Any]) -> list[list[int]]:
        table = data.get("goods_cards")
        rows = table.get("cards") if isinstance(table, dict) else None
        if not isinstance(rows, list) or len(rows) != GOODS_CARDS:
            raise self.bad("goods_cards", f"there must be {GOODS_CARDS} cards")
        return [self.card(row, f"goods card {g + 1}") for g, row in enumerate(rows)]

    def card(self, row: Any, where: str) -> list[int]:
        if not isinstance(row, list) or len(row) != NAMED:
            raise self.bad(where, f"must name {NAMED} cities")
        for ident in row:
            if ident not in self.ids:
                raise self.bad(where, f'there is no city "{ident}"')
            if row.count(ident) > 1:
                raise self.bad(where, f"names {ident} twice")
        return [self.ids.index(ident) for ident in row]


def load_board(file: Path) -> Board:
    """The board of a file; GameError if it breaks V0.5."""
    return Reader(file).read()
