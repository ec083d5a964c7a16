"""Bots on a Ray cluster: a real one, started here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fullsteam.games import ROOMS
from fullsteam.server.operating import SetUpError
from fullsteam.server.thinking import make_pools
from serverkit import GAME, Client, free_port, started_process


@pytest.mark.heavy
def test_bots_of_a_ray_cluster_play_a_match_to_its_end(tmp_path: Path) -> None:
    port = free_port()
    with started_process(str(tmp_path / "ray.db"), port, "--bots", "ray:local") as process:
        host = Client(f"http://127.0.0.1:{port}", "Host")
        bots = [{"kind": "bot", "level": "club"}] * ROOMS[GAME].info.min_players
        table = host.create(GAME, bots)["id"]
        with host.http.stream("GET", f"/api/tables/{table}/stream", timeout=120) as stream:
            assert any('"result":{' in line for line in stream.iter_lines())
        process.terminate()
        process.wait(60)
    left = subprocess.run(["ps", "-eo", "ppid,args"], capture_output=True, text=True, check=True).stdout
    assert not [line for line in left.splitlines() if line.split()[0] == str(process.pid)], "Ray outlives its server"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "no-such-host:1"])
def test_a_cluster_that_is_not_there_is_one_sentence(address: str) -> None:
    with pytest.raises(SetUpError, match="no Ray cluster answers"):
        make_pools(f"ray:{address}")


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetUpError, match="pip install"):
        make_pools("ray:local")
