"""python bench/search.py: rounds of search a second, ours beside OpenSpiel's C++ ISMCTS, interleaved in one run.

Ours: information-set tree search with full random play-outs, from the first choice of a game. OpenSpiel (in the peers'
environment): its C++ ISMCTS on its C++ gin_rummy, with its own random play-outs. CPU seconds, one core."""

from __future__ import annotations

import json
import statistics
import subprocess
import time

from rich.console import Console
from rich.table import Table
from run import PINNED, ROOT, our_games, peers_python

import fullsteam
from fullsteam.bots.search import Search, Settings
from fullsteam.games import ROOMS
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.rng import Rng, stream

ROUNDS = 5
SECONDS = 1.0
PEER = "gin_rummy"


def ours(name: str) -> float:
    """Rounds a second from the first choice."""
    game_id, _, players = name.partition(":")
    room, rng = ROOMS[game_id], stream(1, 0)
    game, s = room.game, room.new(int(players), {})
    while game.actor(s) == CHANCE:
        game.play(s, CHANCE, game.sample(s, rng))
    search = Search(game, s, game.actor(s), Rng(1), Settings())
    started = time.thread_time()
    search.think_for(SECONDS)
    return float(search.rounds) / (time.thread_time() - started)


def theirs(python: str) -> float:
    command = [python, str(ROOT / "bench" / "peer_search.py"), PEER, str(SECONDS)]
    return float(json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))


def main() -> None:
    python = peers_python()
    names = our_games()
    found: dict[str, list[float]] = {name: [] for name in [*names, PEER]}
    for _ in range(ROUNDS):
        for name in names:
            found[name].append(ours(name))
        found[PEER].append(theirs(python))
    peer = statistics.median(found[PEER])
    how = "compiled" if fullsteam.compiled() else "interpreted"
    table = Table(title=f"Search with full random play-outs, one core, median of {ROUNDS} rounds ({how})")
    for title in ("engine", "game", "rounds/s", f"× {PEER}"):
        table.add_column(title, justify="left" if title in ("engine", "game") else "right")
    for name, speeds in found.items():
        engine = f"OpenSpiel C++ ({PINNED[0].partition('==')[2]})" if name == PEER else "Fullsteam"
        speed = statistics.median(speeds)
        table.add_row(engine, name, f"{speed:,.0f}", f"{speed / peer:.1f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
