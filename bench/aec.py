"""Random play through PettingZoo, the same loop for our games and for PettingZoo's own. CPU seconds; prints JSON.

python bench/aec.py connect_four_v3 chess_v6      (in the peers' environment)
python bench/aec.py trambahn:2"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from typing import Any


def environment(name: str) -> Any:
    """PettingZoo's own have a version in their name, ours a number of players."""
    if ":" not in name:
        return importlib.import_module(f"pettingzoo.classic.{name}").env()
    game, _, players = name.partition(":")
    return importlib.import_module("fullsteam.adapters.pettingzoo").env(game, int(players))


def random_play(env: Any, seconds: float) -> float:
    """Steps a second: last(), any action of the mask, step()."""
    rng = random.Random(1)
    steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter(2000):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = seen["action_mask"].view(bool).nonzero()[0]  # bools are found fastest
                env.step(int(legal[rng.randrange(len(legal))]))
                steps += 1
    return steps / spent


if __name__ == "__main__":
    print(json.dumps({name: random_play(environment(name), 1.5) for name in sys.argv[1:]}))
