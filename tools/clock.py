"""Where the time of `make test` goes: run a command and remember how long it took; without a command tell it in one line.

python tools/clock.py PHASE -- COMMAND …"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

KEPT = Path(".venv/clock.txt")  # gone when it is told
LONGEST = 3600.0  # seconds: what is older belongs to another run


def run(phase: str, command: list[str]) -> int:
    began = time.time()
    code = subprocess.run(command, check=False).returncode
    with KEPT.open("a", encoding="utf-8") as kept:
        kept.write(f"{time.time():.0f} {phase} {time.time() - began:.0f}\n")
    return code


def told() -> str:
    """Phases may run beside each other; each with its own seconds."""
    lines = [line.split() for line in KEPT.read_text(encoding="utf-8").splitlines()] if KEPT.exists() else []
    latest = {phase: seconds for at, phase, seconds in lines if time.time() - float(at) < LONGEST}
    KEPT.unlink(missing_ok=True)
    return "; ".join(f"{phase.replace('-', ' ')} {seconds} s" for phase, seconds in latest.items())


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit(run(sys.argv[1], sys.argv[3:]))
    print(f"time: {told()}")
