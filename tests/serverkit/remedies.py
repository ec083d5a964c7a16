"""What was done about each finding of the review is taken out again, in a copy of the source: does a test of it notice?

python -m serverkit.remedies [--only P2.7]   (make soak PARTS=remedies)

A line for each with what its tests said; the last line is what was found."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FILE = Path(__file__).parent / "remedies.toml"
PATIENCE = 900.0  # seconds for the tests of one finding


@dataclass(frozen=True)
class Edit:
    file: str
    was: str
    becomes: str

    def made_in(self, package: Path) -> None:
        """Written anew: the copy shares its other files with the source."""
        path = package / self.file
        text = path.read_text(encoding="utf-8")
        assert text.count(self.was) == 1, f"{self.file} has {self.was!r} {text.count(self.was)} times"
        path.unlink()
        path.write_text(text.replace(self.was, self.becomes), encoding="utf-8")


@dataclass(frozen=True)
class Remedy:
    finding: str
    tests: tuple[str, ...]
    out: tuple[Edit, ...]


def remedies() -> list[Remedy]:
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))["remedy"]
    return [Remedy(r["finding"], tuple(r["tests"]), tuple(Edit(**edit) for edit in r["out"])) for r in found]


@contextmanager
def copied() -> Iterator[Path]:
    """This checkout once more, with what is compiled; files are shared until they are written anew."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="remedies-") as folder:
        for name in ("src", "tests"):
            shutil.copytree(
                ROOT / name, Path(folder, name), copy_function=os.link, ignore=shutil.ignore_patterns("__pycache__")
            )
        shutil.copy(ROOT / "pyproject.toml", folder)
        yield Path(folder)


def tried(remedy: Remedy) -> dict[str, str]:
    """Each of its tests that noticed, and what it said."""
    with copied() as tree:
        for edit in remedy.out:
            edit.made_in(tree / "src" / "fullsteam")
        paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
        env = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "400"}  # else what a test says is cut off
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-rfE", "--tb=line", "-p", "no:cacheprovider"]
        command += remedy.tests
        done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)
        if done.returncode not in (0, 1):
            raise RuntimeError(
                f"{remedy.finding}: pytest ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
    return noticed(done.stdout)


def noticed(said: str) -> dict[str, str]:
    """By test, without its parameters; of several the first."""
    out: dict[str, str] = {}
    for test, _, why in re.findall(r"^(?:FAILED|ERROR) ([\w/.]+::\w+)(\[.*?\])?(?: - (.*))?$", said, re.M):
        out.setdefault(test, why)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="findings that begin so")
    a = parser.parse_args()
    todo = [remedy for remedy in remedies() if remedy.finding.startswith(a.only)]
    as_it_is = Remedy("nothing taken out", tuple(dict.fromkeys(test for remedy in todo for test in remedy.tests)), ())
    if broken := tried(as_it_is):
        sys.exit(f"with nothing taken out: {broken}")
    taken_out = unnoticed = 0
    for remedy in todo:
        seen = tried(remedy)
        taken_out += 1
        missed = [test for test in remedy.tests if test not in seen]
        unnoticed += bool(missed)
        for test in remedy.tests:
            print(f"{remedy.finding}: {test.partition('::')[2]}: {seen.get(test, 'NOT NOTICED')}", flush=True)
    print(json.dumps({"taken out": taken_out, "not noticed": unnoticed}))
    sys.exit(1 if unnoticed else 0)


if __name__ == "__main__":
    main()
