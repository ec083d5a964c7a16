"""Rounds a second of OpenSpiel's C++ ISMCTS on one of its C++ games. Runs in the peers' environment; prints a number."""

import json
import sys
import time

import pyspiel


def rounds_per_second(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    many = 50
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, many)
    n = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        bot.step(state)
        n += many
    return n / spent


if __name__ == "__main__":
    print(json.dumps(rounds_per_second(sys.argv[1], float(sys.argv[2]))))
