"""python bench/instructions.py OTHER: random play and search, here and in another tree, in instructions instead of seconds.

OTHER is a clone of any commit in which `make test` or `make terminal` has compiled. valgrind counts the same whatever else the
machine is doing, so a ratio holds on a busy one, too. Start-up is taken off: a short run is subtracted from a long one."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
SIZES = {"play": (20, 120), "search": (20, 220)}  # games, rounds: the short run and the long one

# Of any release: `new` had no version of the rules before 0.2.
PROGRAM = """
import sys
from fullsteam.bots.search import Search, Settings
from fullsteam.games import room
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng, stream
what, name, players, many = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
r = room(name)
game, more = r.game, [r.rules] if hasattr(r, "rules") else []
done = 0
for n in range(many if what == "play" else 0):
    done += game.playout(game.new(players, r.info.options_for({}), *more), stream(7, n))
if what == "search":
    s, luck = game.new(players, r.info.options_for({}), *more), stream(1, 0)
    while game.actor(s) == CHANCE:
        game.play(s, CHANCE, game.sample(s, luck))
    search = Search(game, s, game.actor(s), Rng(1), Settings())
    search.think(many, 0.0)
    done = search.rounds
print("done", done)
"""


def counted(tree: Path, *args: str) -> tuple[int, int]:
    """Instructions, and what was done with them."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(tree / ".venv/bin/python"), "-c", PROGRAM]
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    ran = subprocess.run([*command, *args], env=env, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode or found is None:
        sys.exit(f"instructions: in {tree}: {ran.stderr.strip()[-600:]}")
    return int(found[1]), int(ran.stdout.split()[1])


def cost(tree: Path, what: str, game: str, players: int) -> float:
    """Instructions a choice, or a round of search."""
    (little, few), (much, many) = (counted(tree, what, game, str(players), str(n)) for n in SIZES[what])
    return (much - little) / (many - few)


def main() -> None:
    from fullsteam.games import ROOMS

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="a compiled tree of another commit")
    other = parser.parse_args().other.resolve()
    print(f"{'game':20}{'what':10}{'there':>12}{'here':>12}{'there / here':>14}")
    for name, room in ROOMS.items():
        players = min(4, room.info.max_players)
        for what in SIZES:
            there, here = (cost(tree, what, name, players) for tree in (other, HERE))
            print(f"{name + ':' + str(players):20}{what:10}{there:12,.0f}{here:12,.0f}{there / here:14.3f}", flush=True)


if __name__ == "__main__":
    main()
