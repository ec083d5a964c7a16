"""V0.3-V0.5: a board is data. What may stand in its file: box.py."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.games.volldampf.components import GERMAN, GOODS, ROUTES

BOARDS: Final[Path] = Path(__file__).parent / "boards"


@final
class Board:
    """The map, as small numbers: city i, link k, goods card g. Never changed."""

    def __init__(
        self, name: str, title: str, cities: list[dict[str, Any]], links: list[list[int]], cards: list[list[int]], own: bool
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.own: Final = own  # our map: what was drawn for it by hand holds
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
    return {"lon": city["lon"], "lat": city["lat"], "label": city.get("label", "auto")}


def board_of(box: dict[str, Any], own: bool) -> Board:
    """The map of a box that is known to be good (box.py), or of our own."""
    ids = [city["id"] for city in box["cities"]]
    links: list[list[int]] = []
    for route in box["routes"]:
        for a, b, cost in route["links"]:
            links.append([ids.index(a), ids.index(b), cost, ROUTES.index(route["colour"])])
    cards = [[ids.index(city) for city in card] for card in box["goods_cards"]["cards"]]
    return Board(box["name"], box.get("title", box["name"]), box["cities"], links, cards, own)


def own_board() -> Board:
    return board_of(tomllib.loads((BOARDS / "germany.toml").read_text(encoding="utf-8")), True)
