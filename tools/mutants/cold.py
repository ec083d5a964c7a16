"""Faults outside of functions, and in functions that work while modules load (tables, boards): planted into a fresh Python
before anything of ours is loaded."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from mutants.operators import Mutant, mutants
from mutants.planting import plant_before_loading
from mutants.sources import Source, sources
from mutants.suite import Suite, Verdict, verdict

LOADING = 30.0  # seconds of CPU
NOTHING = Mutant("nothing", "", 1, 1, 0, 0, "", "", "")


def try_out_cold(source: Source, mutant: Mutant, tests: list[tuple[str, float]]) -> Verdict:
    """`tests` with the seconds each takes, in the order they are to be tried in."""
    command = [sys.executable, str(Path(__file__).parent), "--cold", source.name, mutant.id]
    done = subprocess.run(command, input=json.dumps(tests), capture_output=True, text=True, check=False)
    status = done.returncode << 8 if done.returncode >= 0 else -done.returncode
    last = [line for line in done.stdout.splitlines() if line.startswith("tests/")]
    return verdict(status, last[-1] if last else "loading")


def cold(name: str, mutant_id: str) -> int:
    """The other end of it. Whatever goes wrong while loading has found the fault."""
    source = next(source for source in sources() if source.name == name)
    known = {mutant.id: mutant for mutant in mutants(source.path.read_bytes())} | {NOTHING.id: NOTHING}
    seconds: dict[str, float] = dict(json.load(sys.stdin))
    plant_before_loading(source, known[mutant_id])
    codes: list[int] = []

    def work(suite: Suite) -> None:
        tests = [test for test in seconds if test in suite.items]
        codes.append(suite.attempt(tests, lambda test: print(test, flush=True)) if len(tests) == len(seconds) else 11)

    signal.setitimer(signal.ITIMER_PROF, LOADING)
    Suite(work, seconds).run(dict.fromkeys(test.partition("::")[0] for test in seconds))
    sys.stdout.flush()
    os._exit(codes[0] if codes else 12)
