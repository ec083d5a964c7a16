"""What was found out, a line of JSON each, so that a campaign can be stopped and goes on where it was."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from mutants.sources import ROOT
from mutants.suite import SURVIVED

EXPLAINED = "explained"


@dataclass
class Found:
    id: str
    file: str
    line: int
    function: str
    was: str
    becomes: str
    verdict: str
    by: str  # the test that failed; of survivors: "no test comes by", or nothing
    tests: str  # the state of the tests at that time


class Journal:
    """A killed fault stays killed as long as its function is the same (that is in its id). One that survived is tried again
    when a test has changed."""

    def __init__(self, file: Path, tests: str) -> None:
        self.file = file
        self.tests = tests
        self.known: dict[str, Found] = {}
        self.read()

    def read(self) -> None:
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        for line in lines:
            found = Found(**json.loads(line))
            self.known.pop(found.id, None)
            if found.verdict != SURVIVED or found.tests == self.tests:
                self.known[found.id] = found

    def add(self, found: Found) -> None:
        """One write, so that several processes can write at once."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.write(descriptor, (json.dumps(asdict(found), ensure_ascii=False) + "\n").encode())
        os.close(descriptor)


def fingerprint(files: list[Path]) -> str:
    made = sha256()
    for file in sorted(files):
        made.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return made.hexdigest()[:16]
