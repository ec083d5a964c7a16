"""Databases and servers for the tests of this folder."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from serverkit import Threaded
from serverkit.postgres import new_database, postgres

NUMBER = itertools.count()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def postgres_database(postgres_url: str) -> str:
    return new_database(postgres_url, f"t{next(NUMBER)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "test.db")
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """One server for the tests of a module; each makes its own people and tables."""
    with Threaded(
        str(tmp_path_factory.mktemp("server") / "test.db"), auto_delay=(0.0, 0.01), auto_delay_slow=(0.0, 0.01)
    ) as running:
        yield running
