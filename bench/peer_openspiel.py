"""Random play of OpenSpiel's C++ games by its own C++ loop. Runs in the peers' environment; prints JSON."""

import json
import sys
import time

import pyspiel


def random_play(name: str, seconds: float) -> dict[str, float]:
    """Whole games between uniform random bots; choices as OpenSpiel records them, chance included."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(game.num_players())]
    choices = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, games)
        choices += len(state.full_history())
        games += 1
    return {"choices_per_second": choices / spent, "games_per_second": games / spent}


def clones(name: str, seconds: float) -> float:
    """Copies a second of a position in mid-game, asked for from Python."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[0])
    n = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(1000):
            state.clone()
        n += 1000
    return n / spent


if __name__ == "__main__":
    print(json.dumps({name: {**random_play(name, 1.5), "clones_per_second": clones(name, 0.3)} for name in sys.argv[1:]}))
