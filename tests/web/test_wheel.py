"""The wheel carries the built page: whoever installs it needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import fullsteam
from fullsteam.server.api.page import PAGE

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.heavy


def test_the_wheel_carries_the_page(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "tools" / "compiling", source / "tools" / "compiling")
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(tmp_path), "."]
    subprocess.run(command, cwd=source, env={**os.environ, fullsteam.PURE: "1"}, check=True, timeout=300)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    page = {f"fullsteam/server/page/{file.relative_to(PAGE).as_posix()}" for file in PAGE.glob("**/*") if file.is_file()}
    assert "fullsteam/server/page/index.html" in page
    assert page <= names, sorted(page - names)[:5]
