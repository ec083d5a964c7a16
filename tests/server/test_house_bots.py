"""A server that offers a bot of its host's own: serve --bot NAME=python:MODULE:CLASS."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cli.test_commands import refused
from serverkit import Client
from serverkit.servers import free_port, started_process

SOURCE = """
from fullsteam.bots import Bot

class Last(Bot):
    def choose(self, perspective, rng):
        with open(__file__ + ".asked", "a") as asked:
            asked.write("x")
        return perspective.legal[-1]
"""


def test_people_can_choose_a_bot_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "housebots.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    port = free_port()
    with started_process(str(tmp_path / "house.db"), port, "--bot", "clever=python:housebots:Last"):
        anna = Client(f"http://127.0.0.1:{port}", "Anna")
        assert anna.get("/api/bots")[-1] == "clever"
        anna.create("voll-in-fahrt", [{"kind": "bot", "level": "clever"}, {"kind": "bot", "level": "clever"}])
        assert "there is no level" in str(anna.create("trambahn", [{"kind": "bot", "level": "python:housebots:Last"}] * 2, 400))
        asked = tmp_path / "housebots.py.asked"
        until = time.monotonic() + 120
        while not (asked.exists() and len(asked.read_text()) > 10):  # it is asked again when its choice was played
            assert time.monotonic() < until, "it does not play"
            time.sleep(0.2)


def test_a_bot_that_is_none_is_told_before_the_server_starts() -> None:
    assert "cannot be read: ModuleNotFoundError" in refused("serve", "--bot", "clever=python:no_such_module:Last")
    assert "with a name of its own" in refused("serve", "--bot", "champion=python:a:B")
