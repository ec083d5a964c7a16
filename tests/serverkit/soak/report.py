"""The report: every figure that was printed, beside its target."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from serverkit.soak.parts import Part, Target
from serverkit.soak.plots import line
from serverkit.soak.runner import FOLDER, kept, measured, verdict

CURVES = {"memory": ("Memory of all processes of the server", 1e6, "MB"), "p99 ms": ("p99 of an ack", 1.0, "ms")}


def report(parts: dict[str, Part]) -> str:
    rows = [row(part, target) for part in parts.values() for target in part.targets]
    return "\n".join(
        [
            "# Soak",
            "",
            f"On a machine with {os.cpu_count()} cores, shared with other work. Each figure as it was printed, over all steps "
            "of its part; what was not run, or broke off, says so.",
            "",
            "| part | verdict | steps | about |",
            "|---|---|--:|---|",
            *(f"| {p.name} | {verdict(p)} | {finished(p)} of {len(p.steps)} | {p.what} |" for p in parts.values()),
            "",
            "| part | figure | target | measured | reached |",
            "|---|---|--:|--:|---|",
            *rows,
            "",
            *(text for part in parts.values() for text in section(part)),
            *pictures(FOLDER / "load.jsonl"),
        ]
    )


def finished(part: Part) -> int:
    found = [kept(part.name, step.name) for step in part.steps]
    return sum(k is not None and k["figures"] is not None for k in found)


def row(part: Part, target: Target) -> str:
    value = measured(part, target)
    reached = "not measured" if value is None else "yes" if target.held(value) else "**no**"
    return f"| {part.name} | {target.figure} | {target.said()} | {'–' if value is None else f'{value:,.6g}'} | {reached} |"


def section(part: Part) -> list[str]:
    """Step by step."""
    found = [(step, kept(part.name, step.name)) for step in part.steps]
    lines = [
        f"- `{step.name}` ({k['ended']}, {k['commit']}, {k['seconds']} s{busy(k)}): {told(k)}"
        for step, k in found
        if k is not None
    ]
    return [f"## {part.name}", "", *lines, ""] if lines else []


def busy(k: dict[str, Any]) -> str:
    return f", load {k['load']}" if "load" in k else ""


def told(k: dict[str, Any]) -> str:
    figures = k["figures"] or {}
    plain = "; ".join(f"{name} {said(value)}" for name, value in figures.items())
    return f"{plain}{'; ' if plain and k['problem'] else ''}{k['problem']}"


def said(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else json.dumps(value, ensure_ascii=False)


def pictures(samples: Path) -> list[str]:
    """How the load campaign went, if it was run."""
    if not samples.exists():
        return []
    lines = [json.loads(text) for text in samples.read_text(encoding="utf-8").splitlines()]
    out = ["## The load over time", ""]
    for key, (title, unit, name) in CURVES.items():
        file = FOLDER / f"{key.split()[0]}.svg"
        file.write_text(line(title, [s["seconds"] for s in lines], [s[key] / unit for s in lines], name), encoding="utf-8")
        out += [f"![{title}]({file.name})", ""]
    return out if len(lines) > 1 else []
