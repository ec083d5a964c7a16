"""Boxes broken at random, each by one thing: in its text, or in what it says."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable
from typing import Any

from boxkit import box_of
from fullsteam.games import ROOMS
from fullsteam.kernel.box import LARGEST
from fullsteam.kernel.mistakes import Place

Broken = bytes | dict[str, Any]
ODD: list[Any] = [
    float("nan"),
    float("inf"),
    float("-inf"),
    True,
    10**22,
    -1,
    0.5,
    "",
    "x" * 500,
    "\u2028",
    "\x07",
    "-",
    " a b ",
    [],
    {},
]
ODD += [[[[[[[[[[[]]]]]]]]]], {"a": {"b": 1}}, 10**400, 10**5000, "nan", "🚂", "é" * 50, ["berlin"], [1, 2, 3, 4]]


def places(value: Any, path: Place = ()) -> list[Place]:
    """All that is in there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, part in inner for found in places(part, (*path, key)))]


def at(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def toml(value: Any) -> str:
    """As somebody might write it: any value, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(part)}' for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        escaped = re.sub(r'[\x00-\x1f\x7f"\\]', lambda sign: f"\\u{ord(sign[0]):04x}", value)
        return f'"{escaped}"'
    return hex(value) if isinstance(value, int) and not isinstance(value, bool) and value > 10**4000 else str(value).lower()


def file_of(data: dict[str, Any]) -> str:
    return "".join(f"{key} = {toml(value)}\n" for key, value in data.items())


# --- one thing each


def other_value(data: dict[str, Any], rng: random.Random) -> None:
    path = rng.choice(places(data)[1:])
    at(data, path[:-1])[path[-1]] = copy.deepcopy(rng.choice(ODD))


def missing(data: dict[str, Any], rng: random.Random) -> None:
    path = rng.choice([path for path in places(data)[1:] if path[-1] not in ("game", "title", "label", "symbol")])
    del at(data, path[:-1])[path[-1]]


def unknown(data: dict[str, Any], rng: random.Random) -> None:
    table = rng.choice([path for path in places(data) if isinstance(at(data, path), dict)])
    at(data, table)[rng.choice(["extra", "Name", "näme", "a b", "", "x" * 300])] = 1


def twice(data: dict[str, Any], rng: random.Random) -> None:
    rows = rng.choice([path for path in places(data) if isinstance(at(data, path), list) and len(at(data, path)) > 1])
    found = at(data, rows)
    found.append(copy.deepcopy(found[0]))


def swapped(data: dict[str, Any], rng: random.Random) -> None:
    """Two things of different kinds change places."""
    values = [path for path in places(data)[1:] if not isinstance(at(data, path), dict | list)]
    for _ in range(1000):
        a, b = rng.sample(values, 2)
        x, y = at(data, a), at(data, b)
        if type(x) is not type(y):
            at(data, a[:-1])[a[-1]], at(data, b[:-1])[b[-1]] = y, x
            return


def cut(text: bytes, rng: random.Random) -> bytes:
    return text[: rng.randrange(len(text) // 4, len(text) * 3 // 4)]


def no_text(text: bytes, rng: random.Random) -> bytes:
    n = rng.randrange(len(text))
    return text[:n] + rng.choice([b"\xff", b"\xc3\x28", b"\x00", b"\xed\xa0\x80"]) + text[n:]


def noise(text: bytes, rng: random.Random) -> bytes:
    n = rng.randrange(len(text))
    return text[:n] + rng.choice([b" = ", b"]]", b"\n[", b'"', b"\n= 1\n", b"{{"]) + text[n:]


def large(text: bytes, rng: random.Random) -> bytes:
    return text + b"# " + b"x" * (LARGEST - len(text) + rng.randrange(1, 5000))


def deep(text: bytes, rng: random.Random) -> bytes:
    n = rng.choice([20, 200, 5000])
    return text.replace(b"name =", b"extra = " + b"[" * n + b"]" * n + b"\nname =", 1)


IN_DATA: list[Callable[[dict[str, Any], random.Random], None]] = [other_value, other_value, other_value, missing, unknown]
IN_DATA += [twice, swapped]
IN_TEXT: list[Callable[[bytes, random.Random], bytes]] = [cut, no_text, noise, large, deep]


def broken(game: str, number: int) -> tuple[str, bytes]:
    """How, and the file. Some of these are still good by luck: whoever asks looks."""
    rng = random.Random(f"{game} {number}")
    kind = ROOMS[game].box_kind
    assert kind is not None
    box = rng.choice([box_of(game), kind.our_own])
    if number % 3 == 2:
        how = rng.choice(IN_TEXT)
        return how.__name__, how(box.text.encode(), rng)
    data = copy.deepcopy(box.data)
    change = rng.choice(IN_DATA)
    change(data, rng)
    return change.__name__, file_of(data).encode(errors="surrogatepass")
