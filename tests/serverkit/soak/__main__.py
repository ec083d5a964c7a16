"""Runs what is wished, then writes the report."""

from __future__ import annotations

import argparse
import sys

from serverkit.soak.parts import all_parts
from serverkit.soak.report import report
from serverkit.soak.runner import FOLDER, interrupted, run_part, verdict


def main() -> None:
    parts = all_parts()
    parser = argparse.ArgumentParser(prog="python -m serverkit.soak", description=__doc__)
    parser.add_argument("--parts", default="", help=f"some of: {','.join(parts)}; all if empty")
    parser.add_argument("--jobs", type=int, default=1, help="steps of a part that run beside each other")
    parser.add_argument("--anew", action="store_true", help="also what was run before")
    parser.add_argument("--report", action="store_true", help="run nothing, only write the report")
    a = parser.parse_args()
    wished = a.parts.split(",") if a.parts else list(parts)
    unknown = [name for name in wished if name not in parts]
    if unknown:
        sys.exit(f"there is no part {', '.join(unknown)}; parts: {', '.join(parts)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        for name in wished if not a.report else ():
            run_part(parts[name], a.anew, a.jobs)
            (FOLDER / "report.md").write_text(report(parts), encoding="utf-8")
    except KeyboardInterrupt:
        interrupted()
    (FOLDER / "report.md").write_text(report(parts), encoding="utf-8")
    verdicts = {name: verdict(parts[name]) for name in wished}
    print("; ".join(f"{name}: {found}" for name, found in verdicts.items()), f"– {FOLDER / 'report.md'}")
    sys.exit(1 if "broken" in verdicts.values() else 0)


if __name__ == "__main__":
    main()
