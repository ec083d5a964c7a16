"""Players that do not think ahead."""

from __future__ import annotations

from fullsteam.kernel.rng import Rng
from fullsteam.play.perspective import Perspective


class RandomBot:
    """Any legal choice, all equally likely."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        return legal[rng.below(len(legal))]


class GreedyBot:
    """What looks best by the game's rules of thumb. It looks at an imagined position, so it cannot know more than its seat."""

    def choose(self, perspective: Perspective, rng: Rng) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        s = perspective.imagine(rng)
        game = perspective.room.game
        appeals = [game.appeal(s, perspective.seat, action) for action in legal]
        best = [action for action, appeal in zip(legal, appeals, strict=True) if appeal == max(appeals)]
        return best[rng.below(len(best))]
