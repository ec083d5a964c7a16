"""For pytest, used by tools/quick.py: leave out what no longer fits into the time, and the promises of other games."""

from __future__ import annotations

import os
import time

import pytest

UNTIL = float(os.environ.get("QUICK_UNTIL", "inf"))
GAMES = {name for name in os.environ.get("QUICK_GAMES", "").split(",") if name}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from fullsteam.games import ROOMS

    others = [game for game, room in ROOMS.items() if room.package.rpartition(".")[2] not in GAMES]
    names = {f"[{game}]" for game in others} | {f"::Test{game.title().replace('-', '')}::" for game in others}
    foreign = [
        item for item in items if GAMES and "tests/conformance/" in item.nodeid and any(name in item.nodeid for name in names)
    ]
    items[:] = [item for item in items if item not in foreign]
    config.hook.pytest_deselected(items=foreign)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.time() > UNTIL:
        pytest.skip("the time is over; make test runs it")
