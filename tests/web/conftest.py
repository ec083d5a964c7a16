"""One browser for the tests of a file, one server for all of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browserkit import chromium
from serverkit import Threaded


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Of one file: Playwright's event loop stands in the way of other tests of this worker that have one of their own."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with Threaded(str(tmp_path_factory.mktemp("web") / "test.db"), auto_delay=(0.0, 0.01)) as running:
        yield running


@pytest.fixture(scope="session")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server whose bots wait a little: else a match of bots is over before its first move is seen."""
    with Threaded(str(tmp_path_factory.mktemp("news") / "test.db"), bot_delay=0.5) as running:
        yield running
