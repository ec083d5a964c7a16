"""tools/mutants: faults that tests notice are killed, those that nobody looks at survive, and the first killers kill."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mutants import explained
from mutants.campaign import all_mutants, sampled
from mutants.operators import mutants
from mutants.sources import sources

import fullsteam

ROOT = Path(__file__).parent.parent.parent

SMALL = '''
EACH = 10


def price(n: int) -> int:
    """A number: 5."""
    if n < 0:
        return 7
    return EACH * n


class Purse:
    def __init__(self) -> None:
        self.coins = 0

    def add(self, n: int) -> None:
        while n > 0:
            self.coins += 1
            n -= 1
'''
ITS_TESTS = """
from fullsteam.kernel.small import Purse, price


def test_price():
    assert [price(0), price(3)] == [0, 30]


def test_purse():
    purse = Purse()
    purse.add(3)
    assert purse.coins == 3
"""


def changes(text: str) -> set[str]:
    return {mutant.becomes for mutant in mutants(text.encode())}


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = (a) + (b)", {"x = (a) - (b)"}),
        ("x = a and b", {"x = a or b"}),
        ("x = not (a)", {"x = (a)"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = [True, 2]", {"x = [False, 2]", "x = [True, 3]", "x = [True, 1]"}),
        ("x += 1", {"pass", "x -= 1", "x += 2"}),
        ("s.x = y", {"pass"}),
        ("f(x)", {"pass"}),
        ("assert a < 3", set()),
        ("if a: b = c", {"if True: b = c", "if False: b = c"}),
        ("x = f'{a + 1}'", set()),
        ("x: Final[int] = a if b else c", {"x: Final[int] = a if True else c", "x: Final[int] = a if False else c"}),
    ],
)
def test_the_faults_of_a_line(line: str, becomes: set[str]) -> None:
    text = f"def f() -> None:\n    {line}\n"
    assert changes(text) == becomes
    for mutant in mutants(text.encode()):
        compile(mutant.planted(text.encode()), "planted", "exec")


def test_results_are_changed_as_their_type_allows() -> None:
    assert changes("def f() -> bool:\n    return a\n") == {"return not (a)"}
    assert changes("def f() -> i64:\n    return a\n") == {"return (a) + 1"}
    assert changes("def f() -> str:\n    return a\n") == set()


def test_a_fault_has_the_same_name_wherever_its_function_stands() -> None:
    text = "def f() -> None:\n    a = b + c\n"
    below = f'"""Moved down."""\n\n{text}'
    assert [mutant.id for mutant in mutants(text.encode())] == [mutant.id for mutant in mutants(below.encode())]


def test_a_larger_sample_holds_the_smaller_one() -> None:
    known = all_mutants(sources())
    assert sampled(known, 50, seed=1) == sampled(known, 200, seed=1)[:50] != sampled(known, 50, seed=2)
    assert {source.room for source, mutant in sampled(known, 200, seed=1)} == {source.room for source in sources()}


def test_whatever_is_explained_is_still_there_and_has_a_reason() -> None:
    entries = explained.read(explained.FILE.read_text(encoding="utf-8"))
    assert explained.stale(entries, all_mutants(sources())) == []
    assert all(len(entry.why.split()) > 2 for entry in entries)


def test_what_is_explained_but_no_longer_there_is_told() -> None:
    source = sources()[0]
    known = [(source, mutant) for mutant in mutants(b"def f() -> None:\n    a = b + c\n")]
    place = f'file = "{source.name}"\nfunction = "f"\nline = "a = b + c"\n'
    entries = explained.read(f'[[mutant]]\n{place}becomes = ["a = b - c", "a = b * c"]\nwhy = ""\n')
    assert explained.stale(entries, known) == entries[1:] and entries[0].fits(*known[0])


def house(tmp_path: Path) -> Path:
    """A checkout whose kernel is one small file."""
    shutil.copytree(ROOT / "tools" / "mutants", tmp_path / "tools" / "mutants", ignore=shutil.ignore_patterns("*.toml"))
    kernel, tests = tmp_path / "src" / "fullsteam" / "kernel", tmp_path / "tests" / "kernel"
    kernel.mkdir(parents=True)
    tests.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    shutil.copy(str(fullsteam.__file__), kernel.parent / "__init__.py")
    (kernel / "__init__.py").touch()
    (kernel / "small.py").write_text(SMALL)
    (tests / "test_small.py").write_text(ITS_TESTS)
    (tmp_path / "tools" / "mutants" / "explained.toml").touch()
    return tmp_path


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools" / "mutants"), *words]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and not name.startswith("PYTEST")}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=120)


def test_a_fault_that_no_test_notices_survives_until_it_is_explained(tmp_path: Path) -> None:
    root = house(tmp_path)
    done = run(root)
    assert done.returncode == 1, done.stdout + done.stderr
    survived = [line for line in done.stdout.splitlines() if line.startswith("kernel/small.py:")]
    assert survived == [
        "kernel/small.py:7 price: if n < 0:  →  if False:",
        "kernel/small.py:8 price: return 7  →  return 6   (no test comes by)",
        "kernel/small.py:8 price: return 7  →  return 8   (no test comes by)",
    ]
    figures = json.loads((root / "build/mutants/result.json").read_text())["kernel/small.py"]
    assert figures["killed"] + len(survived) == figures["mutants"] and figures["survived"] == len(survived)
    assert figures["timed_out"] >= 1  # n -= 1 left out: for ever

    reasons = root / "tools/mutants/explained.toml"
    entry = '[[mutant]]\nfile = "kernel/small.py"\nfunction = "price"\nline = "return 7"\n'
    reasons.write_text(entry + 'becomes = ["return 6", "return 8"]\nwhy = "nobody owes a negative number"\n')
    (root / "tests/kernel/test_more.py").write_text(
        "from fullsteam.kernel.small import price\n\n\ndef test_it():\n    assert price(-1) == 7\n"
    )
    done = run(root)
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads((root / "build/mutants/result.json").read_text())["kernel/small.py"]["explained"] == 2


def test_tests_that_fail_as_they_are_kill_nothing(tmp_path: Path) -> None:
    root = house(tmp_path)
    (root / "tests/kernel/test_small.py").write_text(ITS_TESTS.replace("== 3", "== 4"))
    done = run(root)
    assert done.returncode == 2 and "test_purse fails as it is" in done.stdout, done.stdout + done.stderr


def test_the_first_killers_kill_what_is_planted_in_every_room() -> None:
    done = run(ROOT, "--planted")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 not killed" in done.stdout
    for room in {source.package for source in sources()}:
        assert f"killed    {room}" in done.stdout, f"nothing is planted in {room}"
