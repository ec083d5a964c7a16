"""V0.3-V0.5: what the book of Volldampf shows only as pictures: cities, links with colour and cost, goods cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fullsteam.games.volldampf.board import board_of
from fullsteam.games.volldampf.components import FORMER_SYMBOLS, GERMAN, GOODS, GOODS_CARDS, NAMED, ROUTES, SYMBOLS
from fullsteam.games.volldampf.rules import Volldampf
from fullsteam.kernel.box import BoxKind
from fullsteam.kernel.mistakes import Mistakes, Place
from fullsteam.kernel.shape import Choice, Number, Row, Several, Table, Text, Whole

MOST_GERMAN = 22  # V0.5
LEAST_LINKS = 8  # V0.5 of each colour: as many as its route cards
LEAST_CITIES = 2  # V0.5 of each colour
MOST_CITIES = 62  # V0.5r1 a set of cities is one number
MOST_LINKS = 250  # V0.5r1
DEAREST = 99
SIDES = ("left", "right", "above", "below")
FAR = 10_000  # where a city may lie: any map

ID = Text(24, "id", "V0.5")
CITY = Table(
    {
        "id": ID,
        "name": Text(24, rule="V0.5"),
        "colour": Choice(tuple(GOODS), "V0.2"),
        "lon": Number(-FAR, FAR, "V0.5"),
        "lat": Number(-FAR, FAR, "V0.5"),
        "label": Choice(SIDES, "V0.5"),
    },
    ("label",),
    "V0.5",
)
ROUTE = Table(
    {
        "colour": Choice(tuple(ROUTES), "V0.5"),
        "symbol": Choice(tuple(dict.fromkeys([*SYMBOLS, *FORMER_SYMBOLS])), "V0.5"),
        "links": Several(Row((ID, ID, Whole(1, DEAREST, rule="V0.5")), "V0.5"), LEAST_LINKS, MOST_LINKS, "V0.5"),
    },
    ("symbol",),
    "V0.5",
)
CARDS = Table({"cards": Several(Row((ID,) * NAMED, "V0.4"), GOODS_CARDS, GOODS_CARDS, "V0.4")}, rule="V0.4")


def rules(box: dict[str, Any], found: Mistakes) -> None:
    check_cities(box["cities"], found)
    ids = [city["id"] for city in box["cities"]]
    check_routes(box["routes"], ids, found)
    for g, card in enumerate(box["goods_cards"]["cards"]):
        check_card(card, ("goods_cards", "cards", g), ids, found)
    if not found:
        check_reach(box, ids, found)


def check_cities(cities: list[dict[str, Any]], found: Mistakes) -> None:
    ids = [city["id"] for city in cities]
    for i, city in enumerate(ids):
        if city in ids[:i]:
            found.add("same-id", ("cities", i, "id"), city=city, number=ids.index(city) + 1)
    colours = [city["colour"] for city in cities]
    for colour in GOODS:
        if colours.count(colour) < LEAST_CITIES:
            found.add("few-cities", ("cities",), colour=colour, count=colours.count(colour), least=LEAST_CITIES)
    german = sum(colour in GOODS[:GERMAN] for colour in colours)
    if german > MOST_GERMAN:
        found.add("many-german", ("cities",), count=german, most=MOST_GERMAN)


def check_routes(routes: list[dict[str, Any]], ids: list[str], found: Mistakes) -> None:
    colours = [route["colour"] for route in routes]
    seen: dict[frozenset[str], str] = {}
    for r, route in enumerate(routes):
        if route["colour"] in colours[:r]:
            found.add("same-colour", ("routes", r, "colour"), colour=route["colour"])
        kind = ROUTES.index(route["colour"])
        if route.get("symbol", SYMBOLS[kind]) not in (SYMBOLS[kind], FORMER_SYMBOLS[kind]):
            found.add("other-symbol", ("routes", r, "symbol"), colour=route["colour"], symbol=SYMBOLS[kind])
        for i, (a, b, _) in enumerate(route["links"]):
            check_link(a, b, ("routes", r, "links", i), ids, seen, found)
    count = sum(len(route["links"]) for route in routes)
    if count > MOST_LINKS:
        found.add("many-links", ("routes",), "V0.5r1", count=count, most=MOST_LINKS)


def check_link(a: str, b: str, path: Place, ids: list[str], seen: dict[frozenset[str], str], found: Mistakes) -> None:
    unknown = False
    for end, city in enumerate((a, b)):
        if city not in ids:
            unknown = True
            found.add("no-such-city", (*path, end), city=city)
    if unknown:
        return
    if a == b:
        found.add("to-itself", path, city=a)
    elif (pair := frozenset((a, b))) in seen:
        found.add("two-links", path, city=a, city2=b, first=seen[pair])
    else:
        seen[pair] = f"{path[0]} {int(path[1]) + 1}, {path[2]} {int(path[3]) + 1}"


def check_card(card: list[str], path: Place, ids: list[str], found: Mistakes) -> None:
    for i, city in enumerate(card):
        if city not in ids:
            found.add("no-such-city", (*path, i), "V0.4", city=city)
        elif city in card[:i]:
            found.add("twice-on-card", (*path, i), city=city)


def check_reach(box: dict[str, Any], ids: list[str], found: Mistakes) -> None:
    """From the first city a way leads to every other one."""
    near: dict[str, list[str]] = {city: [] for city in ids}
    for route in box["routes"]:
        for a, b, _ in route["links"]:
            near[a].append(b)
            near[b].append(a)
    reached = [ids[0]]
    for city in reached:
        reached += [other for other in dict.fromkeys(near[city]) if other not in reached]
    for i, city in enumerate(ids):
        if city not in reached:
            found.add("unreachable", ("cities", i), city=city, start=ids[0])


def tidy(box: dict[str, Any]) -> None:
    """Every route has its symbol, as it is now."""
    for r, route in enumerate(box["routes"]):
        symbol = SYMBOLS[ROUTES.index(route["colour"])]
        box["routes"][r] = {"colour": route["colour"], "symbol": symbol, "links": route["links"]}


BOX = BoxKind(
    "volldampf",
    "V0.5",
    {
        "cities": Several(CITY, 4 * LEAST_CITIES, MOST_CITIES, "V0.5"),
        "routes": Several(ROUTE, 6, 6, "V0.5"),
        "goods_cards": CARDS,
    },
    rules,
    tidy,
    Path(__file__).parent / "boards" / "germany.toml",
)


def game_with(data: dict[str, Any]) -> Volldampf:
    return Volldampf(board_of(data, own=drawn(data) == drawn(BOX.our_own.data)))


def drawn(data: dict[str, Any]) -> list[Any]:
    """All that decides how the map is drawn: where it is ours, our labels and bends hold, whatever things cost."""
    cities = [[city.get(key) for key in ("id", "name", "lon", "lat", "label")] for city in data["cities"]]
    return [cities, [[route["colour"], [link[:2] for link in route["links"]]] for route in data["routes"]]]
