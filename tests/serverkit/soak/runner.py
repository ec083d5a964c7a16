"""Runs steps and keeps what each found in a file of its own: a stopped soak goes on with the first step that has none."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from serverkit.soak.parts import ROOT, Part, Step, Target

FOLDER = ROOT / "build" / "soak"
Kept = dict[str, Any]  # figures, seconds, commit, ended, load, problem


def kept_file(part: str, step: str) -> Path:
    return FOLDER / part / f"{step}.json"


def kept(part: str, step: str) -> Kept | None:
    file = kept_file(part, step)
    if not file.exists():
        return None
    found: Kept = json.loads(file.read_text(encoding="utf-8"))
    return found


def done(part: str, step: Step) -> bool:
    """One that printed its figures is not run again, good or bad; one that broke off is."""
    found = kept(part, step.name)
    return found is not None and found["figures"] is not None


def run_part(part: Part, anew: bool, jobs: int = 1) -> None:
    """So many steps at a time. Stopped, it ends what runs (the terminal stops it too) and begins no more."""
    with ThreadPoolExecutor(jobs) as hands:
        work = [hands.submit(take, part.name, step, anew) for step in part.steps]
        try:
            for step in work:
                step.result()
        except BaseException:
            hands.shutdown(cancel_futures=True)
            raise


def take(part: str, step: Step, anew: bool) -> None:
    """A step, unless it was taken before."""
    name = f"{part}/{step.name}"
    if step.needs is not None and not step.needs.exists():
        print(f"{name}: not here", flush=True)
    elif done(part, step) and not anew:
        print(f"{name}: kept", flush=True)
    else:
        print(f"{name} …", flush=True)
        found = run_step(step, kept_file(part, step.name).with_suffix(".log"))
        write(kept_file(part, step.name), found)
        print(f"{name}: {found['problem'] or 'held'} ({found['seconds']} s) {found['figures']}", flush=True)


def write(file: Path, found: Kept) -> None:
    """Whole or not at all: a soak may be stopped at any time."""
    draft = file.with_suffix(".draft")
    draft.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    draft.replace(file)


def run_step(step: Step, log: Path) -> Kept:
    log.parent.mkdir(parents=True, exist_ok=True)
    began = time.time()
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    env = {**os.environ, "PYTHONPATH": paths, **step.env}
    with log.open("w", encoding="utf-8") as said:
        ran = subprocess.run(step.command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=said, text=True, check=False)
    with log.open("a", encoding="utf-8") as said:
        said.write(ran.stdout)
    figures = figures_of(ran.stdout) if step.result is None else added_up(step.result, began)
    problem = "" if ran.returncode == 0 else f"ended with {ran.returncode}: {last_line(log)}"
    return {
        "figures": figures,
        "seconds": round(time.time() - began),
        "commit": commit(),
        "ended": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "load": round(os.getloadavg()[2], 1),  # of the last quarter of an hour: how busy the machine was
        "problem": problem,
    }


def figures_of(said: str) -> dict[str, Any] | None:
    """The last line, if it is a JSON object; or how many tests passed and failed."""
    last = (said.strip().splitlines() or [""])[-1]
    if last.startswith("{"):
        found: dict[str, Any] = json.loads(last)
        return found
    counts = {word: int(n) for n, word in re.findall(r"(\d+) (passed|failed|error)", last)}
    if not counts:
        return None
    return {"passed": counts.get("passed", 0), "failed": counts.get("failed", 0) + counts.get("error", 0)}


def added_up(result: Path, began: float) -> dict[str, Any] | None:
    """Of a file that was written by this run: {"a.py": {"mutants": 3}, "b.py": {"mutants": 4}} gives 7 mutants."""
    if not result.exists() or result.stat().st_mtime < began:
        return None
    rows: dict[str, dict[str, int]] = json.loads(result.read_text(encoding="utf-8"))
    names = dict.fromkeys(name for row in rows.values() for name in row)
    return {name: sum(row.get(name, 0) for row in rows.values()) for name in names}


def last_line(log: Path) -> str:
    lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("{")]
    return lines[-1][:300] if lines else ""


def commit() -> str:
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return asked.stdout.strip()


def measured(part: Part, target: Target) -> float | None:
    """Over all steps that were run; None: none of them tells this figure."""
    found = [kept(part.name, step.name) for step in part.steps]
    values = [float(k["figures"][target.figure]) for k in found if k and k["figures"] and target.figure in k["figures"]]
    return float(target.over(values)) if values else None


def verdict(part: Part) -> str:
    """held, broken, unfinished, or not run."""
    found = [kept(part.name, step.name) for step in part.steps]
    if not any(found):
        return "not run"
    values = [(target, measured(part, target)) for target in part.targets]
    if any(value is not None and not target.held(value) and cannot_heal(target) for target, value in values):
        return "broken"
    if not all(k is not None and k["figures"] is not None for k in found):
        return "unfinished"
    if any(k["problem"] for k in found if k is not None):
        return "broken"
    return "held" if all(value is not None and target.held(value) for target, value in values) else "broken"


def cannot_heal(target: Target) -> bool:
    """More steps make a sum larger: what is too much already stays so."""
    return target.most is not None


def interrupted() -> None:
    print("stopped; the same command goes on here", file=sys.stderr)
    sys.exit(130)
