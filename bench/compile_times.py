"""python bench/compile_times.py [OTHER]: how long compiling takes, and how fast the result is beside another compiled checkout.

Compiles a copy: all of it, after one more line in a module of a game (a string, which also shifts all line numbers below it),
and when nothing has changed. Wall seconds and CPU seconds; on a quiet machine wall is about CPU over cores. Then random play,
copies and search rounds of every game, this checkout and OTHER in turns in one run: speed as a ratio of CPU time (above 1: this
one is faster)."""

from __future__ import annotations

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
LINES = ("trambahn/rules.py", "volldampf/transport.py", "volldampf/state.py")
LEAST = 0.1  # seconds a measurement takes
TURNS = 9


def copy(folder: Path) -> Path:
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def one_line_more(file: Path) -> None:
    """Before the first function or class."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(i for i, line in enumerate(lines) if line.startswith(("def ", "class ", "@")))
    lines.insert(first, "ONE_LINE_MORE = 'one line more'\n")
    file.write_text("".join(lines), encoding="utf-8")


def timed(folder: Path) -> tuple[float, float]:
    """Wall and CPU seconds of compiling there."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "tools/compile.py"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    wall, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def all_times(folder: Path, table: Table) -> None:
    def row(what: str) -> None:
        wall, cpu = timed(folder)
        table.add_row(what, f"{wall:.1f}", f"{cpu:.1f}")

    row("everything")
    for name in LINES:
        one_line_more(folder / "src" / "fullsteam" / "games" / name)
        row(f"one line more in {name}")
    row("nothing changed")


def spend(what: str, game_id: str, times: int) -> float:
    """CPU seconds for so many random games, copies or rounds of search."""
    from ours import middle

    from fullsteam.bots.search import Search, Settings
    from fullsteam.games import ROOMS
    from fullsteam.kernel.core import CHANCE
    from fullsteam.kernel.rng import Rng, stream

    room = ROOMS[game_id]
    game, players = room.game, room.info.min_players
    s = middle(room, players) if what == "copies" else room.new(players, {})
    rng = stream(1, 0)
    while game.actor(s) == CHANCE:
        game.play(s, CHANCE, game.sample(s, rng))
    search = Search(game, s, game.actor(s), Rng(1), Settings())
    started = time.process_time()
    for k in range(times):
        if what == "copies":
            s.clone()
        elif what == "search":
            search.round()
        else:
            game.playout(room.new(players, {}), stream(1, k))
    return time.process_time() - started


def worker() -> None:
    import fullsteam

    assert fullsteam.compiled(), f"{fullsteam.__file__} is not compiled"
    for line in sys.stdin:
        what, game_id, times = line.split()
        print(spend(what, game_id, int(times)), flush=True)


class Checkout:
    """A process that works with the compiled modules of a checkout."""

    def __init__(self, root: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(root / "src")}
        command = [sys.executable, __file__, "--worker"]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def spend(self, what: str, game_id: str, times: int) -> float:
        assert self.process.stdin and self.process.stdout
        print(what, game_id, times, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def speeds(ours: Checkout, theirs: Checkout, table: Table) -> None:
    from fullsteam.games import ROOMS

    for what in ("play", "copies", "search"):
        for game_id in ROOMS:
            times, spent = 20, 0.0
            while spent < LEAST:
                times *= 2
                spent = ours.spend(what, game_id, times)
            pairs = [(theirs.spend(what, game_id, times), ours.spend(what, game_id, times)) for turn in range(TURNS)]
            least = min(them for them, us in pairs) / min(us for them, us in pairs)
            middle = statistics.median(them for them, us in pairs) / statistics.median(us for them, us in pairs)
            table.add_row(what, game_id, f"{least:.3f}", f"{middle:.3f}")


def main(other: Path | None) -> None:
    times = Table("compiled", "wall s", "CPU s", title=f"Compiling, {os.cpu_count()} cores")
    ratios = Table("what", "game", "best of each", "medians", title=f"Speed beside {other}, {TURNS} turns")
    with tempfile.TemporaryDirectory() as folder:
        tree = copy(Path(folder))
        all_times(tree, times)
        Console(width=100).print(times)
        if other is not None:
            speeds(Checkout(tree), Checkout(other), ratios)
            Console(width=100).print(ratios)


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        worker()
    else:
        main(Path(sys.argv[1]) if sys.argv[1:] else None)
