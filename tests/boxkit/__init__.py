"""Boxes for tests: one of each game that is quite unlike our own."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from fullsteam.games import ROOMS
from fullsteam.kernel.box import Box
from fullsteam.play.boxes import sayer

GAMES = [game for game, room in ROOMS.items() if room.box_kind is not None]
ROUTES = ["green", "orange", "brown", "grey", "white", "black"]
COLOURS = ["blue", "violet", "red", "yellow"]


def chessboard() -> dict[str, Any]:
    """Cities in rows, not in Europe, one named with quotes; links to the neighbours, also across."""
    places = list(product(range(6), range(4)))
    ids = [f"{'abcdef'[x]}{y + 1}" for x, y in places]
    cities = [
        {
            "id": ids[i],
            "name": f'“{ids[i].upper()}” \\ "Hbf"' if i == 0 else f"City {ids[i]}",
            "lon": 100 * x + 7 * y,
            "lat": y * 80.5,
        }
        | {"colour": COLOURS[i % 3 if i < 18 else i % 4]}
        for i, (x, y) in enumerate(places)
    ]
    near = [(0, 1), (1, 0), (1, 1)]
    links = [(x, y, x + a, y + b) for x, y in places for a, b in near if (x + a, y + b) in places]
    routes: list[dict[str, Any]] = [{"colour": colour, "links": []} for colour in ROUTES]
    for k, (x, y, u, v) in enumerate(links):
        routes[k % 6]["links"].append([ids[4 * x + y], ids[4 * u + v], 1 + k % 12])
    cards = [[ids[(5 * g + 7 * k) % 24] for k in range(3)] for g in range(18)]
    return {"game": "volldampf", "name": "chessboard", "title": "A chessboard", "cities": cities, "routes": routes} | {
        "goods_cards": {"cards": cards}
    }


def ring(n: int) -> dict[str, Any]:
    """A board of n x n cells: as long as it can be with 31."""
    m, e = n // 2, n - 1

    def lanes(*corners: tuple[int, int, int, int]) -> list[str]:
        """Each corner as x, y and how it moves from lane to lane."""
        return [" ".join(f"{x + a * k},{y + b * k}" for x, y, a, b in corners) for k in range(3)]

    sections = [
        lanes((e - 3, e, 0, -1), (m + 2, e, 0, -1)),
        lanes((m - 2, e, 0, -1), (0, e, 1, -1), (0, m + 2, 1, 0)),
        lanes((0, m - 2, 1, 0), (0, 0, 1, 1), (m - 2, 0, 0, 1)),
        lanes((m + 2, 0, 0, 1), (e, 0, -1, 1), (e, m - 2, -1, 0)),
        lanes((e, m + 2, -1, 0), (e, e - 3, -1, 0)),
    ]
    slots = [
        [f"{m + 1},{e - k} {m - 1},{e - k}" for k in range(4)],
        [f"{k},{m + 1} {k},{m - 1}" for k in range(4)],
        [f"{m - 1},{k} {m + 1},{k}" for k in range(4)],
        [f"{e - k},{m - 1} {e - k},{m + 1}" for k in range(4)],
    ]
    sides = ["south", "west", "north", "east"]
    rails = [[0, 0, 3], [1, 1, 3], [2, 2, 3], [3, "buffer", 2]]
    return {
        "game": "voll-in-fahrt",
        "name": f"ring{n}",
        "title": f"Ring of {n}",
        "grid": [n, n],
        "open": "B2",
        "sheds": [f"{e - 2},{y} {e},{y}" for y in range(e - 2, e + 1)],
        "sections": [{"name": f"S{i}", "lanes": texts} for i, texts in enumerate(sections)],
        "bays": [{"name": f"B{i}", "side": sides[i], "slots": slots[i]} for i in range(4)],
        "platforms": [
            {"name": "blue", "bay": "B0", "rails": rails},
            {"name": "red", "bay": "B1", "rails": [[0, 1, 3], [1, 2, 3], [2, 0, 3], [3, 3, 3]]},
            {"name": "yellow", "bay": "B3", "rails": [[1, 0, 3], [0, 1, 3], [3, 2, 3], [2, "buffer", 2]]},
        ],
    }


def bargains() -> dict[str, Any]:
    """Dear locos, two of them equally fast, wagons with one, two and three values, free order tokens."""
    return {
        "game": "take-a-train",
        "name": "bargains",
        "title": "Everything must go",
        "locos": {
            "steam": [[1500, 6, 140], [50, 1, 40], [250, 1, 80], [300, 2, 80], [350, 2, 80], [450, 3, 120], [600, 4, 125]],
            "diesel": [[100, 1, 75], [200, 1, 100], [300, 2, 120], [400, 2, 135], [600, 3, 155], [850, 5, 140]],
            "electric": [[300, 1, 130], [400, 2, 150], [500, 3, 170], [700, 4, 194], [1900, 9, 320]],
        },
        "wagons": {
            "food": [[100, 25]],
            "cattle": [[250, 9], [150, 10]],
            "coal": [[150, 5], [200, 5], [650, 5]],
            "fuel": [[300, 11]],
            "luxury": [[500, 4], [600, 3]],
            "passengers": [[1000, 5]],
        },
        "order": {"prices": [500, 450, 300, 250, 100, 0], "second_of_two": 350},
    }


@cache
def box_of(game: str) -> Box:
    kind = ROOMS[game].box_kind
    assert kind is not None
    made = {"volldampf": chessboard, "voll-in-fahrt": lambda: ring(31), "take-a-train": bargains}[game]()
    return kind.read_data(made).good()


def mistakes(game: str, box: bytes | str | dict[str, Any], lang: str = "en") -> list[str]:
    """What is wrong with it, as people read it: place, sentence, paragraph."""
    kind = ROOMS[game].box_kind
    assert kind is not None
    found = kind.read_data(box) if isinstance(box, dict) else kind.read(box)
    say = sayer(ROOMS[game], lang)
    assert (found.box is None) == bool(found.mistakes.found)
    return [f"{m.place}: {say(m)} ({m.rule})" for m in found.mistakes.found]
