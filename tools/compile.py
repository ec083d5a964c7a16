"""python tools/compile.py: compile kernel, games and search beside their sources, if that is not done yet.

Gently (nice), one at a time (a second one waits), and all at once: who starts meanwhile runs the Python source (see
compiling/house.py). Ends with 0 when the compiled modules are in place and as new as their source; with 1 when that cannot be
done, and says why. FULLSTEAM_PURE=1 compiles nothing, and takes away what is older than its source. `--check` changes nothing
and only says by its end (0 or 1) whether all is done."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from compiling.house import House
from compiling.objects import CannotCompile

NICE = 10


def main(arguments: list[str]) -> int:
    house = House(Path(__file__).resolve().parent.parent)
    started = time.monotonic()
    try:
        fresh = house.fresh()
        if "--check" in arguments:
            return 0 if fresh else 1
        if os.environ.get("FULLSTEAM_PURE") == "1":
            house.take_away_stale()
        elif not fresh:
            os.nice(NICE)
            print("fullsteam: compiling kernel, games and search", file=sys.stderr, flush=True)
            house.in_place()
            print(f"fullsteam: compiled in {time.monotonic() - started:.0f} s", file=sys.stderr)
    except (CannotCompile, ImportError, OSError) as error:
        print(f"fullsteam: not compiled, the Python source runs as it is ({error})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
