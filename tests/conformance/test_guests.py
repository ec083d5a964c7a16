"""A game that another package brings, by an entry point: as the guide says, without a line in ours."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PENNY = Path(__file__).parent / "penny"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The guide's entry point, as an installer leaves it on the path."""
    guide = (ROOT / "docs/guide/new-game.md").read_text(encoding="utf-8")
    line = re.search(r'^penny = "(\S+)"', guide, re.MULTILINE)
    assert line and '[project.entry-points."fullsteam.games"]' in guide
    room = tmp_path / Path(*line[1].split("."))
    shutil.copytree(PENNY, room, ignore=shutil.ignore_patterns("__pycache__"))
    (room.parent / "__init__.py").touch()
    rules = room / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("conformance.penny", line[1]), encoding="utf-8")
    info = tmp_path / "penny_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: penny-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[fullsteam.games]\npenny = {line[1]}\n")
    return tmp_path


def python(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(folder), "XDG_STATE_HOME": str(folder / "state"), "LANG": "en_GB.UTF-8"}
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, env=env, check=False, cwd=folder)


def command(folder: Path, *args: str) -> str:
    done = python(folder, "-m", "fullsteam.cli.main", *args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_everywhere(installed: Path) -> None:
    assert [game["id"] for game in json.loads(command(installed, "games", "--json"))][-1] == "penny"
    assert json.loads(command(installed, "simulate", "penny", "--games", "20", "--workers", "2", "--json"))["games"] == 20
    arena = command(installed, "arena", "penny", "--bots", "greedy,random", "--games", "4", "--json")
    assert json.loads(arena)["games"] == 4 and not json.loads(arena)["lost"]
    learn = """
import gymnasium, fullsteam.adapters.gymnasium
env = gymnasium.make("fullsteam/penny-v1", opponents="greedy")
seen, _ = env.reset(seed=1)
over = False
while not over:
    seen, _, over, _, info = env.step(env.action_space.sample(mask=seen["action_mask"]))
print(info["scores"])
"""
    done = python(installed, "-c", learn)
    assert done.returncode == 0 and done.stdout.startswith("["), done.stderr


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("penny = no.such.package", "No module named 'no'"),
        ("trambahn = penny_game.penny", "there is a game of this id already"),
        ("dime = penny_game.penny", 'its game.toml says "penny"'),
    ],
)
def test_one_that_cannot_be_read_is_left_out_and_said(installed: Path, line: str, said: str) -> None:
    (installed / "penny_game-1.0.dist-info" / "entry_points.txt").write_text(f"[fullsteam.games]\n{line}\n")
    done = python(installed, "-c", "from fullsteam.games import ROOMS; print(len(ROOMS))")
    assert done.stdout == "4\n" and said in done.stderr
