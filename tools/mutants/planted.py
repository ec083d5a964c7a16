"""planted.toml: a handful of real faults for every room, which the first killers must kill: golden playthroughs, then the
second referee; or the test of its paragraph, where one is named. Quick enough for make test; it shows that planting works and
that these tests can fail."""

from __future__ import annotations

import time
from pathlib import Path

from mutants.campaign import all_mutants
from mutants.explained import read
from mutants.operators import Mutant
from mutants.planting import changed_code
from mutants.sources import KERNEL, Source, sources
from mutants.suite import SURVIVED, Suite

FILE = Path(__file__).parent / "planted.toml"
KILLERS = ("tests/conformance/test_golden.py", "tests/referee")


def first_killers(suite: Suite, room: str) -> list[str]:
    """Whatever plays a game kills a fault of the kernel."""
    golden = [test for test in suite.items if "test_golden_playthroughs" in test]
    if room == KERNEL:
        return golden
    own = [test for test in golden if test.endswith(f"[{room.replace('_', '-')}]")]
    return own + [test for test in suite.items if test.startswith(f"tests/referee/test_{room}.py")]


def planted() -> int:
    """0 if all are killed."""
    began = time.monotonic()
    entries = read(FILE.read_text(encoding="utf-8"))
    known = all_mutants(sources())
    todo: list[tuple[Source, Mutant, str]] = []
    wrong = 0
    for entry in entries:
        found = [(source, mutant, entry.by) for source, mutant in known if entry.fits(source, mutant)]
        todo += found[:1]
        if not found:
            wrong += 1
            print(f"planted.toml: {entry.file} {entry.function} has no line  {entry.line}  →  {entry.becomes}")

    def work(suite: Suite) -> None:
        nonlocal wrong
        for source, mutant, by in todo:
            changed = changed_code(source, mutant)
            assert changed is not None, f"{mutant.function} cannot be changed while it is loaded"
            assert not by or by in suite.items, f"planted.toml: there is no test {by}"
            found = suite.try_out([by] if by else first_killers(suite, source.room), *changed)
            print(f"{found.what:9} {source.name} {mutant.function}: {mutant.was}  →  {mutant.becomes}")
            wrong += found.what == SURVIVED

    code = Suite(work).run([*KILLERS, *dict.fromkeys(entry.by.partition("::")[0] for entry in entries if entry.by)])
    print(f"{len(todo)} faults planted, {wrong} not killed, {time.monotonic() - began:.1f} s")
    return 1 if wrong or code not in (0, 5) or not todo else 0
