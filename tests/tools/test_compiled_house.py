"""Compiled modules beside their sources: all or none, and never older than their source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compiling.house import LIBRARY, SUFFIX, Files, House
from compiling.objects import CannotCompile

import fullsteam

SMALL = "fullsteam/kernel/core"
pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


class Planted(House):
    """A checkout of one module, whose compiler writes the source into every file."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.runs = self.puts = 0
        self.small = [SMALL]
        self.source = root / "src" / f"{SMALL}.py"
        for name in ("kernel", "bots"):
            (root / "src" / "fullsteam" / name).mkdir(parents=True)
        for name in ("pyproject.toml", "src/fullsteam/bots/judge.py", "src/fullsteam/bots/search.py"):
            (root / name).touch()
        shutil.copy(str(fullsteam.__file__), root / "src" / "fullsteam" / "__init__.py")
        shutil.copytree(Path(__file__).parents[2] / "tools" / "compiling", root / "tools" / "compiling")
        self.source.write_text("answer = 1\n")

    def put(self, files: Files, fingerprint: str, started: float) -> None:
        self.puts += 1
        super().put(files, fingerprint, started)

    def made(self) -> Files:
        assert not self.library().exists(), "taken away before anything is made"
        self.runs += 1
        files = {}
        for name in [LIBRARY, *self.small]:
            file = self.build / f"{self.runs}-{name.replace('/', '-')}"
            file.write_text(self.source.read_text())
            files[name + SUFFIX] = file
        return files


@pytest.fixture
def house(tmp_path: Path) -> Planted:
    return Planted(tmp_path)


def test_nothing_changed_nothing_done(house: Planted) -> None:
    assert not house.fresh()
    house.in_place()
    assert house.fresh() and house.library().read_text() == "answer = 1\n"
    house.in_place()
    assert house.runs == 1


def test_a_changed_source_makes_it_stale_whatever_its_clock_says(house: Planted) -> None:
    house.in_place()
    house.source.write_text("answer = 2\n")
    os.utime(house.source, (1, 1))
    assert not house.fresh()
    house.in_place()
    assert house.fresh() and house.library().read_text() == "answer = 2\n"


def test_changed_machinery_makes_it_stale(house: Planted) -> None:
    house.in_place()
    with (house.root / "tools" / "compiling" / "units.py").open("a") as file:
        file.write("# other\n")
    assert not house.fresh()


def test_a_lost_small_module_or_another_library_makes_it_stale(house: Planted) -> None:
    house.in_place()
    (house.src / (SMALL + SUFFIX)).unlink()
    assert not house.fresh()
    house.in_place()
    house.library().write_text("from elsewhere\n")
    assert not house.fresh()


def test_a_build_that_fails_leaves_no_library(house: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    house.in_place()
    house.source.write_text("answer = 2\n")

    def refuse() -> Files:
        raise CannotCompile("core.c: no")

    monkeypatch.setattr(house, "made", refuse)
    with pytest.raises(CannotCompile):
        house.in_place()
    assert not house.library().exists() and not house.fresh()


def test_a_source_changed_while_it_is_compiled_is_compiled_again(house: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.made

    def meanwhile() -> Files:
        files = made()
        if house.runs == 1:
            house.source.write_text("answer = 2\n")
        return files

    monkeypatch.setattr(house, "made", meanwhile)
    house.in_place()
    assert (house.runs, house.puts) == (2, 1), "what was made of the old source is never put in place"
    assert house.library().read_text() == "answer = 2\n"


def test_the_library_is_as_old_as_the_sources_it_was_made_from(house: Planted) -> None:
    """tests/conftest.py refuses a source that is newer."""
    house.in_place()
    assert house.library().stat().st_mtime <= house.record.stat().st_mtime
    assert house.source.stat().st_mtime <= house.library().stat().st_mtime


def test_modules_that_are_gone_leave(house: Planted) -> None:
    house.small.append("fullsteam/kernel/gone")
    house.in_place()
    assert (house.src / ("fullsteam/kernel/gone" + SUFFIX)).is_file()
    house.small.pop()
    house.source.write_text("answer = 2\n")
    house.in_place()
    assert not (house.src / ("fullsteam/kernel/gone" + SUFFIX)).exists() and house.fresh()


def test_without_the_library_the_source_runs_whatever_lies_beside_it(house: Planted) -> None:
    """As in the middle of a compile: the small module is there (no real one: loading it would fail), the library is not."""
    (house.src / (SMALL + SUFFIX)).write_text("no module")
    command = [sys.executable, "-c", "from fullsteam.kernel import core; print(core.answer)"]
    env = {name: value for name, value in os.environ.items() if name != fullsteam.PURE}
    done = subprocess.run(command, env={**env, "PYTHONPATH": str(house.src)}, capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
