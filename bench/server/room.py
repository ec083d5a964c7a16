"""How much room a server takes, beside that of another tree: memory of a table and of a socket, its start, its end.

python bench/server/room.py --beside TREE [--rounds 3]   (TREE: an older commit with an environment of its own, compiled)

Each round a fresh server of each, in turns. Memory and CPU seconds hardly depend on what else the machine does."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
VISIT = r"""
import asyncio, json, os, tempfile, time
from pathlib import Path
from serverkit import GAME, Client, free_port
from serverkit.servers import patient_process

TABLES, SOCKETS = 200, 400

def resident(pid):
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

def cpu(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

async def sockets(pid, anna, tables, found):
    held = []
    for k in range(SOCKETS + 100):  # the first hundred warm it up
        if k == 100:
            before = resident(pid)
        held.append(anna.table(tables[k % len(tables)]))
        await held[-1].__aenter__()
        await held[-1].hello()
    found["kB a socket"] = (resident(pid) - before) / SOCKETS / 1024
    for one in held:
        await one.__aexit__(None, None, None)

found = {}
with tempfile.TemporaryDirectory() as folder:
    port, began = free_port(), time.monotonic()
    with patient_process(f"{folder}/room.db", port) as process:
        found["seconds until ready"], found["CPU seconds until ready"] = time.monotonic() - began, cpu(process.pid)
        people = [Client(f"http://127.0.0.1:{port}", f"Anna {k}") for k in range(6)]
        tables = []
        for k in range(TABLES + 40):  # the first forty warm it up
            if k == 40:
                before = resident(process.pid)
            tables.append(people[k // 45].create(GAME, [{"kind": "me"}, {"kind": "me"}])["id"])
        found["kB a table"] = (resident(process.pid) - before) / TABLES / 1024
        asyncio.run(sockets(process.pid, people[0], tables[:40], found))
        found["MB at the end"] = resident(process.pid) / 2**20
        told = time.monotonic()
        process.terminate()
        process.wait(60)
        found["seconds to stop"] = time.monotonic() - told
print(json.dumps(found))
"""


def visited(tree: Path) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": str(tree / "tests")}
    command = [str(tree / ".venv" / "bin" / "python"), "-c", VISIT]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=lambda tree: Path(tree).resolve(), required=True)
    parser.add_argument("--rounds", type=int, default=3)
    a = parser.parse_args()
    runs: dict[str, list[dict[str, float]]] = {"now": [], "before": []}
    for _ in range(a.rounds):
        for name, tree in (("now", ROOT), ("before", a.beside)):
            runs[name].append(visited(tree))
            print(name, {key: round(value, 2) for key, value in runs[name][-1].items()}, flush=True)
    for key in runs["now"][0]:
        now, before = (statistics.median(run[key] for run in runs[name]) for name in ("now", "before"))
        print(f"{key}: {now:.2f} now, {before:.2f} before, {now / before:.2f} x")


if __name__ == "__main__":
    main()
