"""The table, the survivors, and the figures for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from mutants.journal import EXPLAINED, Found
from mutants.suite import KILLED, SURVIVED, TIMED_OUT

COLUMNS = ("mutants", KILLED, TIMED_OUT, EXPLAINED, SURVIVED)


def count(found: Iterable[Found]) -> dict[str, dict[str, int]]:
    """File -> its figures. `killed` includes those that were stopped because they took too long."""
    out: dict[str, dict[str, int]] = {}
    for one in sorted(found, key=lambda one: one.file):
        row = out.setdefault(one.file, dict.fromkeys(COLUMNS, 0))
        row["mutants"] += 1
        row[one.verdict] += 1
        row[KILLED] += one.verdict == TIMED_OUT
    return out


def score(row: dict[str, int]) -> str:
    """Of the faults that tests can find, how many do they find?"""
    real = row["mutants"] - row[EXPLAINED]
    return f"{100 * row[KILLED] / real:.1f} %" if real else "-"


def table(rows: dict[str, dict[str, int]]) -> str:
    total = {column: sum(row[column] for row in rows.values()) for column in COLUMNS}
    lines = [f"{'file':36}" + "".join(f"{column:>11}" for column in (*COLUMNS, "score"))]
    for name, row in [*rows.items(), ("all", total)]:
        lines.append(f"{name:36}" + "".join(f"{row[column]:11}" for column in COLUMNS) + f"{score(row):>11}")
    return "\n".join(lines)


def those(found: Iterable[Found], *verdicts: str) -> str:
    """A line each."""
    wanted = sorted((one for one in found if one.verdict in verdicts), key=lambda one: (one.file, one.line, one.becomes))
    lines = []
    for one in wanted:
        why = f"   ({one.by})" if one.by else ""
        lines.append(f"{one.file}:{one.line} {one.function}: {one.was}  →  {one.becomes}{why}")
    return "\n".join(lines)


def write(rows: dict[str, dict[str, int]], file: Path) -> None:
    """{"kernel/core.py": {"mutants": 3, "killed": 2, "timed_out": 1, "explained": 0, "survived": 1}, ...}"""
    file.parent.mkdir(parents=True, exist_ok=True)
    named = {name: {column.replace(" ", "_"): row[column] for column in COLUMNS} for name, row in rows.items()}
    file.write_text(json.dumps(named, indent=1) + "\n", encoding="utf-8")
