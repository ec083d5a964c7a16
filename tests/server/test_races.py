"""Who wants the same at the same moment, at three processes on one PostgreSQL: the database decides, everybody is told so.
The long version: make soak PARTS=races."""

from __future__ import annotations

import pytest

from serverkit.house import house
from serverkit.races import CONTESTS, contested


@pytest.mark.heavy
def test_the_database_alone_decides_every_contest(postgres_database: str) -> None:
    with house(postgres_database) as h:
        wrong = contested(h, rounds=1, seed=7)
        assert wrong == {name: [] for name in CONTESTS}
        assert h.errors() == 0
