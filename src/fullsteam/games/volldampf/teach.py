"""How prospects.toml was made: games are played by rules of thumb with a whim now and then; before every round the signs of
each seat are noted, and what its result grew by to the end; then the weights that foretell this best are found.

    python -m fullsteam.games.volldampf.teach [GAMES] > prospects.toml"""

from __future__ import annotations

import sys

from fullsteam.games.volldampf.prospects import SCALE, SIGN_COUNT, SIGNS, all_signs, rounds_to_come
from fullsteam.games.volldampf.rules import GAME, result
from fullsteam.games.volldampf.state import Table
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room

GAMES = 4000
SEED = 7
RULES = Room("fullsteam.games.volldampf").rules
OPTIONS = {"bonds": "limited", "half": "player", "matching_city": "pass", "foreign": "through", "shortage": "missing"}
OPTIONS |= {"first": "random"}
RIDGE = 5.0  # keeps weights of signs that say the same thing small
Row = list[float]


def choose(s: Table, seat: int, whim: int, rng: Rng) -> int:
    """The most appealing choice, or (per mille) any of the five most appealing."""
    legal = GAME.legal_list(s, seat)
    if len(legal) == 1:
        return legal[0]
    ranked = sorted(legal, key=lambda action: (-GAME.appeal(s, seat, action), rng.below(1000)))
    return ranked[rng.below(min(5, len(ranked)))] if rng.below(1000) < whim else ranked[0]


def played(players: int, rng: Rng) -> list[tuple[int, int, Row, int]]:
    """One game: rounds to come, seat, signs, result so far; each seat has its own whims."""
    s = GAME.new(players, OPTIONS, RULES)
    whims = [int(rng.below(300)) for _ in range(players)]
    noted: list[tuple[int, int, Row, int]] = []
    last = 0
    while s.agenda.size > 0:
        seat = int(GAME.actor(s))
        if s.round != last:
            last = int(s.round)
            signs = empty()
            all_signs(s, signs)
            for q in range(players):
                row = [float(x) for x in signs.to_list()[SIGN_COUNT * q : SIGN_COUNT * (q + 1)]]
                noted.append((int(rounds_to_come(s)), q, row, int(result(s.players[q]))))
        action = GAME.sample(s, rng) if seat == CHANCE else choose(s, seat, whims[seat], rng)
        GAME.play(s, seat, action)
    return [(left, q, row, int(result(s.players[q])) - so_far) for left, q, row, so_far in noted]


class Lesson:
    """Least squares with a small ridge: sums over all that was noted for one number of players and of rounds to come."""

    def __init__(self) -> None:
        self.n = 0
        self.products = [[0.0] * SIGN_COUNT for _ in range(SIGN_COUNT)]
        self.targets = [0.0] * SIGN_COUNT
        self.sum, self.squares = 0.0, 0.0

    def note(self, row: Row, grown: float) -> None:
        self.n += 1
        self.sum += grown
        self.squares += grown * grown
        for i, x in enumerate(row):
            if x:
                self.targets[i] += x * grown
                line = self.products[i]
                for j, y in enumerate(row):
                    line[j] += x * y

    def weights(self) -> Row:
        matrix = [[*line, target] for line, target in zip(self.products, self.targets, strict=True)]
        for i in range(SIGN_COUNT):
            matrix[i][i] += RIDGE
        return solved(matrix)

    def explained(self, weights: Row) -> float:
        """How much of the differences between positions the signs foretell."""
        n = SIGN_COUNT
        quadratic = sum(weights[i] * weights[j] * self.products[i][j] for i in range(n) for j in range(n))
        error = self.squares - 2 * sum(w * t for w, t in zip(weights, self.targets, strict=True)) + quadratic
        return 1 - error / (self.squares - self.sum * self.sum / self.n)


def solved(matrix: list[Row]) -> Row:
    """Gauss and Jordan."""
    n = len(matrix)
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        head = matrix[i][i]
        matrix[i] = [x / head for x in matrix[i]]
        for k in range(n):
            if k != i and matrix[k][i]:
                factor = matrix[k][i]
                matrix[k] = [x - factor * y for x, y in zip(matrix[k], matrix[i], strict=True)]
    return [line[n] for line in matrix]


def main(games: int) -> None:
    print(f"# What signs of a position weigh (prospects.py), in thousandths of a point. Order: {', '.join(SIGNS)}.")
    print(f"# Learnt from {games} games: python -m fullsteam.games.volldampf.teach {games}")
    for players in range(2, 7):
        lessons: dict[int, Lesson] = {}
        for number in range(games):
            for left, _, row, grown in played(players, stream(SEED, players, number)):
                lessons.setdefault(left, Lesson()).note(row, grown)
        print(f"\n[players{players}]")
        for left, lesson in sorted(lessons.items()):
            weights = lesson.weights()
            written = ", ".join(str(round(SCALE * w)) for w in weights)
            print(f"left{left} = [{written}]  # foretells {lesson.explained(weights):.0%}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
