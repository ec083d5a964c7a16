"""Steps a second of the batched environment, arrays of observations, masks and rewards included. Prints JSON."""

from __future__ import annotations

import json
import sys
import time

from fullsteam.adapters.batch import BatchedEnv


def steps_per_second(name: str, seconds: float) -> float:
    game, _, players = name.partition(":")
    env = BatchedEnv(game, int(players), matches=256, seed=1)
    steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        env.step(env.random())
        steps += env.matches
    return steps / spent


if __name__ == "__main__":
    print(json.dumps({name: steps_per_second(name, 1.5) for name in sys.argv[1:]}))
