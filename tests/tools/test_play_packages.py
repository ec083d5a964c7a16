"""requirements-play.txt: some of requirements.txt, and enough to play on a file."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import distributions, packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from fullsteam.games import ROOMS
from serverkit import GAME, Client
from serverkit.faults import until
from serverkit.servers import free_port, patient_process

ROOT = Path(__file__).parent.parent.parent
BLOCKER = """
import sys
class NotInstalled:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, NotInstalled)
"""


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text(encoding="utf-8").split()
    return {canonicalize_name(package): version for package, _, version in (line.partition("==") for line in lines)}


def test_they_are_pinned_alike() -> None:
    everything = pins("requirements.txt")
    assert all(everything[package] == version for package, version in pins("requirements-play.txt").items())


def test_they_are_what_the_server_needs() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools/play_packages.py"], capture_output=True, text=True, check=True)
    assert made.stdout == (ROOT / "requirements-play.txt").read_text(encoding="utf-8")


def test_one_plays_with_them_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server, its page, its description and its bots, where everything else cannot be imported."""
    mine = {*pins("requirements-play.txt"), "fullsteam", "pip"}
    assert len([other for other in distributions() if canonicalize_name(other.name) not in mine]) > 20
    names = {
        name
        for name, owners in packages_distributions().items()
        if not any(canonicalize_name(owner) in mine for owner in owners) and not name.startswith("_")
    }
    (tmp_path / "sitecustomize.py").write_text(BLOCKER.format(names=names))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    port = free_port()
    with patient_process(str(tmp_path / "club.db"), port):
        anna = Client(f"http://127.0.0.1:{port}", "Anna")
        assert anna.get("/api/schema/openapi.json")["paths"]
        table = anna.create(GAME, [{"kind": "bot", "level": "random"}] * ROOMS[GAME].info.min_players)["id"]
        until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the bots play to the end", 120)
