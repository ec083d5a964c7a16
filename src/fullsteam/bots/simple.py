"""Players that do not think ahead."""

from __future__ import annotations

from fullsteam.bots.base import Bot
from fullsteam.kernel.rng import Rng
from fullsteam.play.perspective import Perspective


class RandomBot(Bot):
    """Any legal choice, all equally likely."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """What looks best by the game's rules of thumb. It looks at an imagined position, so it cannot know more than its seat.
    `whim`: per mille of choices made at random all the same."""

    def __init__(self, whim: int = 0) -> None:
        self.whim = whim

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        if self.whim and rng.below(1000) < self.whim:
            return legal[rng.below(len(legal))]
        s = perspective.imagine(rng)
        game = perspective.room.game
        appeals = [game.appeal(s, perspective.seat, action) for action in legal]
        highest = max(appeals)
        best = [action for action, appeal in zip(legal, appeals, strict=True) if appeal == highest]
        return best[rng.below(len(best))]
