"""Who wants the same at the same moment, at three processes on one PostgreSQL: the database decides, everybody is told so.
The long version: make soak PARTS=races."""

from __future__ import annotations

import asyncio

import pytest

from serverkit.house import house
from serverkit.postgres import cluster
from serverkit.races import CONTESTS, contested
from serverkit.weather import storm


@pytest.mark.heavy
def test_the_database_alone_decides_every_contest(postgres_database: str) -> None:
    with house(postgres_database) as h:
        wrong = contested(h, rounds=1, seed=7)
        assert wrong == {name: [] for name in CONTESTS}
        assert h.errors() == 0


@pytest.mark.heavy
def test_over_bad_lines_everybody_is_told_one_story() -> None:
    """Lines that are cut, silent, say things twice and late; a database that restarts meanwhile."""
    with cluster() as base:
        found = asyncio.run(storm(base, "weather", seconds=4, tables=4, rate=60, seed=3))
    assert found["faults"] == 0, found
    assert found["acks"] > 20 and found["restarts"] + found["database cut off"] + found["database hangs"] > 0, found
