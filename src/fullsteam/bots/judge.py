"""How good is an end, or a position that is not played out? A value between 0 and 1 for every seat. Part of the search."""

from __future__ import annotations

from math import erfc, exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fullsteam.kernel.core import Game, State
from fullsteam.kernel.ints import Ints, empty

MILLE: Final = 1000.0


@final
class Judge:
    """Looks at one position after the other; `values` holds what it thinks of the last one. With weights (two for each of
    the game's signs: at the beginning of a game, and how it grows to the end) it judges by what was learnt from self-play."""

    def __init__(self, game: Game[State], seats: i64, win: float, plain: bool, weights: list[float]) -> None:
        self.game = game
        self.plain = plain  # margins at a horizon are values as they are, in points
        self.win = win  # share of the victory in the value of an end; the rest is the margin
        self.weights: vec[float] = vec[float](weights)
        self.values: list[float] = [0.0] * seats
        self.prospects: vec[i64] = vec[i64]([0] * seats)
        self.signs: Ints = empty()
        self.looks: i64 = 0  # at margins ...
        self.scale: float = 0.0  # ... and the mean of these

    def look(self, s: State) -> None:
        if s.agenda.size > 0 and len(self.weights) > 0:
            self.weigh(s)
        else:
            self.compare(s)

    def weigh(self, s: State) -> None:
        """The more the signs of a seat weigh, the likelier it wins; together the chances are 1."""
        values = self.values
        signs = self.signs
        signs.size = 0
        self.game.all_signs(s, signs)
        late = float(self.game.progress(s)) / MILLE
        many = signs.size // s.seats
        most = -1e9
        for seat in range(s.seats):
            values[seat] = self.weight(late, many * seat, many)
            if values[seat] > most:
                most = values[seat]
        total = 0.0
        for seat in range(s.seats):
            values[seat] = exp(values[seat] - most)
            total += values[seat]
        for seat in range(s.seats):
            values[seat] /= total

    def weight(self, late: float, at: i64, many: i64) -> float:
        """Of the signs of one seat, which begin at this place."""
        signs = self.signs
        weights = self.weights
        sum = 0.0
        for k in range(many):
            sum += float(signs.items[at + k]) * (weights[2 * k] + late * weights[2 * k + 1])
        return sum

    def compare(self, s: State) -> None:
        """An end by victory and margin, anything else by the margin of its prospects; margins are clipped softly by their
        mean."""
        game = self.game
        over = s.agenda.size == 0
        win = self.win if over else 0.0
        game.prospects(s, self.prospects)
        spread = 0.0
        for seat in range(s.seats):
            margin = self.margin(seat)
            size = margin if margin > 0.0 else -margin
            spread += size
            payoff = game.payoff(s, seat) if win > 0.0 else 0.0
            if self.plain and not over:
                self.values[seat] = margin
            else:
                self.values[seat] = win * payoff + (1.0 - win) * (0.5 + 0.5 * margin / (self.scale + size + 1.0))
        self.looks += 1
        self.scale += (spread / float(s.seats) - self.scale) / float(self.looks)

    def margin(self, seat: i64) -> float:
        """Ahead of the best of the others, in points."""
        prospects = self.prospects
        best: i64 = -1000000000
        for q in range(len(prospects)):
            if q != seat and prospects[q] > best:
                best = prospects[q]
        return float(prospects[seat] - best)


def gain(ahead: float, error: float) -> float:
    """What changing over may bring on average, if the truth is spread around `ahead` like this: the unit normal loss."""
    if error <= 0.0:
        return 0.0 if ahead >= 0.0 else -ahead
    z = ahead / error
    return error * (exp(-0.5 * z * z) * 0.3989423 - z * 0.5 * erfc(z * 0.7071068))
