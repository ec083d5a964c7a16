"""Who plays is not kept waiting by analyses, and who asks for a hint not for long."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fullsteam.games import ROOMS
from serverkit import Client, Threaded
from serverkit.beside import measured
from serverkit.faults import until

# The goals are 2.0 times and 2.0 seconds (`python -m serverkit.beside` measures the first). Here other tests take the cores
# at the same time: these are for what would be wrong with any neighbours.
MOST = 6.0  # times as long as without analyses
SECONDS = 6.0  # for a hint


@pytest.mark.heavy
def test_people_s_moves_are_acknowledged_as_soon_beside_four_analyses() -> None:
    """The short form of `python -m serverkit.beside`. What else this machine does may spoil one measurement, but not three."""
    for _ in range(3):
        found = measured(1, 250, 60)
        if found["ratio"] <= MOST:
            break
    assert found["ratio"] <= MOST, found


@contextmanager
def busy_cores(many: int = 2) -> Iterator[None]:
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(many)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


@pytest.mark.heavy
def test_a_hint_comes_soon_on_busy_cores(tmp_path: Path) -> None:
    """At the largest table of every game. The best of three, for other tests run beside it."""
    with Threaded(str(tmp_path / "x.db")) as server, busy_cores():
        anna = Client(server.url, "Anna")
        took: dict[str, list[float]] = {}
        for game, room in ROOMS.items():
            bots = [{"kind": "bot", "level": "greedy"}] * (room.info.max_players - 1)
            for _ in range(3):
                table = anna.create(game, [{"kind": "me"}, *bots])["id"]
                live = server.process.tables[table]
                until(lambda live=live: live.course.asked[0] is not None, "she is asked", 120)  # type: ignore[misc]
                began = time.perf_counter()
                assert anna.post(f"/api/tables/{table}/hint")["answers"]
                took.setdefault(game, []).append(round(time.perf_counter() - began, 2))
        print(took)
        assert all(min(times) < SECONDS for times in took.values()), took
