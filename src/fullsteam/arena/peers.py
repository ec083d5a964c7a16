"""OpenSpiel's own bots at our tables, through our adapter: so that strength can be compared at equal thinking time.

openspiel-ismcts        its Python ISMCTS, with play-outs in our compiled kernel (the strongest we could make of it)
openspiel-mcts          its Python MCTS likewise, on a position imagined for the seat: it knows no secrets
Its C++ bots cannot sit here: ISMCTSBot and MCTSBot of OpenSpiel 2.0.2 end the process (a segmentation fault) on any game
written in Python, its own python_kuhn_poker and python_tic_tac_toe included.

They count simulations, not time: so many are asked for as fitted into the thinking time before."""

from __future__ import annotations

import time
from typing import Any

from fullsteam.bots import Bot, Budget
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.play.perspective import Perspective

PREFIX = "openspiel-"
NAMES = [PREFIX + name for name in ("ismcts", "mcts")]
USUAL = Budget(seconds=0.1)
CURIOSITY = 1.4  # results lie between -1 and 1: about the square root of 2, as OpenSpiel's examples have it
FIRST = 4  # simulations of the first choice, before anything is known
FEWEST = 2


def peer(name: str, think: Budget | None) -> Bot:
    """A bot of OpenSpiel by its name."""
    if name not in NAMES:
        raise GameError(f'OpenSpiel has no bot "{name}" here; bots: {", ".join(NAMES)}')
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        raise GameError("bots of OpenSpiel need it: pip install 'fullsteam[research]'") from None
    return OpenSpielBot(name, think or USUAL)


class OpenSpielBot(Bot):
    def __init__(self, name: str, think: Budget) -> None:
        self.name = name
        self.think: Budget = think
        self.per_second = 0.0  # simulations, by experience

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        state = spiel_state(perspective, rng)
        simulations = self.simulations()
        seed = int(rng.below(1 << 30))
        started = time.thread_time()
        action, done = self.search(state, simulations, seed)
        self.learn(done, time.thread_time() - started)
        return action

    def simulations(self) -> int:
        if self.think.rounds:
            return self.think.rounds
        return max(FEWEST, round(self.per_second * self.think.seconds)) if self.per_second else FIRST

    def learn(self, simulations: int, seconds: float) -> None:
        """Positions differ: old and new experience count alike."""
        rate = simulations / max(seconds, 1e-6)
        self.per_second = rate if self.per_second == 0.0 else (self.per_second + rate) / 2

    def search(self, state: Any, simulations: int, seed: int) -> tuple[int, int]:
        """Its choice, and the simulations it took: MCTS ends before the time when it has solved the position, and who took all
        that were asked for as done would next ask for millions."""
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        from fullsteam.adapters.openspiel import Rollouts

        game, evaluator, random = state.get_game(), Rollouts(1, seed), np.random.RandomState(seed)
        if self.name == PREFIX + "mcts":
            root = mcts.MCTSBot(game, CURIOSITY, simulations, evaluator, random_state=random).mcts_search(state)
            return int(root.best_child().action), int(root.explore_count)
        bot = ismcts.ISMCTSBot(
            game, evaluator, CURIOSITY, simulations, random_state=random, allow_inconsistent_action_sets=True
        )
        return int(bot.step(state)), simulations


def spiel_state(perspective: Perspective, rng: Rng) -> Any:
    """A position imagined for the seat, as OpenSpiel's state. OpenSpiel asks the lowest seat first: where lower seats are
    still to answer beside ours, they answer at random, since nobody knows what they will say."""
    import pyspiel

    from fullsteam.adapters.memory import Position
    from fullsteam.adapters.naming import full_name
    from fullsteam.adapters.openspiel import OpenSpielState

    game = pyspiel.load_game(full_name(perspective.room), {"players": perspective.seats})
    state: OpenSpielState = game.new_initial_state()
    rules, s = perspective.room.game, perspective.imagine(rng)
    while rules.actor(s) != perspective.seat:
        seat = rules.actor(s)
        legal = rules.legal_list(s, seat)
        rules.play(s, seat, legal[rng.below(len(legal))])
    state.position = Position(perspective.room, s)
    return state
