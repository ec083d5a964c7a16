"""The table as one line."""

from collections.abc import Callable, Sequence
from typing import Any


def draw(view: dict[str, Any], seat: int, names: list[str], say: Callable[..., str], colours: Sequence[str] = ()) -> str:
    return f"{view['coins']} {view['won']} {say('title')}"
