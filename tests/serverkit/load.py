"""People play for two hours: does the server take ever more memory, descriptors or time?

python -m serverkit.load --minutes 120 --out build/soak/load.jsonl   (make soak PARTS=load)

Every 15 seconds a line of figures; the last line of the output is what was found."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from serverkit.crowd import Crowd, Pace
from serverkit.figures import cpu_seconds, descriptors, family, growth, prometheus, quantile, resident
from serverkit.kills import Scene, check
from serverkit.servers import free_port, patient_process

QUEUES = {
    "sockets": "fullsteam_sockets",
    "tables in memory": "fullsteam_tables_in_memory",
    "thoughts waiting": "fullsteam_thoughts_waiting",
    "commits": "fullsteam_commits",
    "errors": "fullsteam_errors_total",
}
Sample = dict[str, Any]


def sample(crowd: Crowd, pid: int, database: str, began: float) -> Sample:
    times, crowd.times = crowd.times, []
    all_of_it = list(family(pid))
    figures = prometheus(httpx.get(f"{crowd.url}/metrics", timeout=60, verify=False).text)
    size, entries = Path(database).stat().st_size, figures.get("fullsteam_entries_total", 0.0)
    return {
        "seconds": round(time.monotonic() - began, 1),
        "memory": sum(map(resident, all_of_it)),
        "memory of the server": resident(pid),
        "descriptors": sum(map(descriptors, all_of_it)),
        "cpu": round(sum(map(cpu_seconds, all_of_it)), 2),
        "database": size,
        "its log": Path(f"{database}-wal").stat().st_size,
        "entries": int(entries),
        "bytes an entry": round(size / max(1.0, entries), 1),
        "acks": len(times),
        "p50 ms": round(quantile(times, 0.5) * 1000, 2),
        "p99 ms": round(quantile(times, 0.99) * 1000, 2),
        **{name: figures.get(key, 0.0) for name, key in QUEUES.items()},
        **crowd.done,
    }


async def campaign(
    database: str, minutes: float, tables: int, rate: float, every: float, out: Path
) -> tuple[list[Sample], Crowd]:
    scene = Scene(free_port())
    crowd = Crowd(f"http://127.0.0.1:{scene.port}", Pace(rate), scene)
    samples: list[Sample] = []
    with patient_process(database, scene.port) as process, out.open("w") as lines:
        began = time.monotonic()
        people = [asyncio.create_task(crowd.stay(i)) for i in range(tables)]
        for when in moments(began, minutes * 60, every):
            await asyncio.wait(people, timeout=max(0.0, when - time.monotonic()), return_when=asyncio.FIRST_EXCEPTION)
            for i, task in enumerate(people):
                if task.done():  # nobody leaves before the end unless something is wrong: say so, and go on
                    print(task.exception(), file=sys.stderr, flush=True)
                    crowd.done["failed"] += 1
                    people[i] = asyncio.create_task(crowd.stay(i))
            samples.append(await asyncio.to_thread(sample, crowd, process.pid, database, began))
            print(json.dumps(samples[-1]), file=lines, flush=True)
        scene.stop = True
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return samples, crowd


def moments(began: float, seconds: float, every: float) -> Iterator[float]:
    for k in range(1, int(seconds / every) + 1):
        yield began + k * every


def found(samples: list[Sample], kept: dict[str, Any]) -> dict[str, Any]:
    """The figures of the whole campaign, and whether they are as they should be."""
    seconds = [s["seconds"] for s in samples]
    memory = growth(seconds, [s["memory"] for s in samples])
    files = growth(seconds, [s["descriptors"] for s in samples])
    entry = growth(seconds, [s["bytes an entry"] for s in samples])
    end, later = samples[-1], samples[len(samples) // 4 :]
    verdicts = {
        "memory does not grow": memory.none,
        "descriptors do not grow": files.none,
        "an entry takes no more": entry.none,
        "nothing lost or doubled": not kept["lost"] and not kept["doubled"],
        "no errors": not end["errors"],
        "everybody was told what he should be": not end.get("failed"),
    }
    return {
        "minutes": round(end["seconds"] / 60, 1),
        "acks": kept["acks"],
        "moves a second": round(kept["acks"] / end["seconds"], 1),
        "matches": end.get("matches", 0),
        "cores": round(end["cpu"] / end["seconds"], 3),
        "MB, second quarter": round(memory.second / 1e6, 1),
        "MB, last quarter": round(memory.last / 1e6, 1),
        "growth of memory": round(memory.last / memory.second, 4),
        "MB an hour": round(memory.slope / 1e6, 2),
        "descriptors, second and last quarter": [files.second, files.last],
        "bytes an entry": end["bytes an entry"],
        "MB of SQLite's log, most": round(max(s["its log"] for s in samples) / 1e6, 1),
        "p50 ms, median": round(quantile([s["p50 ms"] for s in later], 0.5), 2),
        "p99 ms, median": round(quantile([s["p99 ms"] for s in later], 0.5), 2),
        "p99 ms, worst": max(s["p99 ms"] for s in later),
        "most thoughts waiting": max(s["thoughts waiting"] for s in samples),
        "errors": end["errors"],
        "lost": kept["lost"],
        "doubled": kept["doubled"],
        "verdicts": verdicts,
        "held": all(verdicts.values()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=40, help="moves a second, of all together")
    parser.add_argument("--every", type=float, default=15, help="seconds between two samples")
    parser.add_argument("--out", type=Path, default=Path("build/soak/load.jsonl"))
    a = parser.parse_args()
    a.out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/load.db"
        samples, crowd = asyncio.run(campaign(database, a.minutes, a.tables, a.rate, a.every, a.out))
        result = found(samples, check(database, crowd.scene))
    print(json.dumps(result), flush=True)
    sys.exit(0 if result["held"] else "it did not hold")


if __name__ == "__main__":
    main()
