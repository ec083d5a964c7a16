"""A server that began on the Python source while its modules were compiled: its bots take them, and no match is disturbed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import fullsteam
from fullsteam.games import ROOMS
from fullsteam.play.match import Match
from fullsteam.server.thinking import Thought
from fullsteam.server.thinking import pool as thinking
from fullsteam.server.thinking.pool import LocalPool, compiled_here
from serverkit import GAME, Client
from serverkit.faults import until
from serverkit.servers import free_port, log_of, started_process

pytestmark = pytest.mark.heavy  # it needs compiled modules
PLAYERS = ROOMS[GAME].info.min_players


def first_thought(level: str = "random") -> Thought:
    match = Match(ROOMS[GAME], [str(seat) for seat in range(PLAYERS)], {}, seed=bytes(32))
    plies = [(ply.seat, ply.action) for ply in match.plies]
    return Thought("table", GAME, match.room.rules, PLAYERS, match.options, plies, match.actors[0], level, 1)


async def workers_compiled(pool: LocalPool) -> bool:
    return await asyncio.wrap_future(pool.pool.submit(compiled_here))


def test_workers_are_exchanged_when_the_modules_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(fullsteam.PURE, "1")
    sign = tmp_path / "built"

    async def play() -> None:
        pool = LocalPool(1, sign)
        try:
            await pool.choose(first_thought())
            assert pool.exchange is None and not await workers_compiled(pool)
            old = pool.pool
            slow = asyncio.create_task(pool.choose(first_thought("champion")))  # a worker of the old ones is at it
            await asyncio.sleep(0)  # it is asked
            sign.touch()
            await pool.choose(first_thought())
            assert pool.exchange is not None
            await pool.exchange
            assert pool.pool is not old and await workers_compiled(pool)
            assert isinstance(await slow, int), "a thought that was under way is finished"
            with pytest.raises(RuntimeError):
                old.submit(compiled_here)
        finally:
            pool.close()

    asyncio.run(play())


def test_modules_that_cannot_be_used_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(fullsteam.PURE, "1")
    monkeypatch.setattr(thinking, "compiled_here", unusable)
    sign = tmp_path / "built"
    sign.touch()

    async def play() -> None:
        pool = LocalPool(1, sign)
        try:
            old = pool.pool
            await pool.choose(first_thought())
            assert pool.exchange is not None
            await pool.exchange
            assert pool.pool is old and isinstance(await pool.choose(first_thought()), int)
        finally:
            pool.close()

    asyncio.run(play())


def unusable() -> bool:
    raise ImportError("made for another Python")


def test_a_compiled_server_waits_for_nothing(tmp_path: Path) -> None:
    pool = LocalPool(1, tmp_path / "built")
    assert pool.compiled_when is None
    pool.close()


def test_a_server_started_on_the_source_goes_on_with_compiled_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(fullsteam.PURE, "1")
    database, sign, port = str(tmp_path / "club.db"), tmp_path / "built", free_port()
    with started_process(database, port, "--compiled-when", str(sign), "--limit", "requests=1000000"):
        said = log_of(database)
        until(lambda: "Fullsteam is ready: open" in said.read_text(), "it says where it is")
        assert '"rules": "interpreted"' in said.read_text()
        anna = Client(f"http://127.0.0.1:{port}", "Anna")
        bots = [{"kind": "bot", "level": "random"}] * PLAYERS
        before = anna.create(GAME, bots)["id"]
        sign.touch()
        after = anna.create(GAME, bots)["id"]
        until(lambda: "bots think compiled" in said.read_text(), "bots take the compiled modules", 60)
        until(lambda: all(anna.get(f"/api/tables/{table}")["status"] == "over" for table in (before, after)), "they end", 120)
        assert '"level": "error"' not in said.read_text()
