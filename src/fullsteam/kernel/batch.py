"""Many matches of one game side by side, stepped in one compiled loop: what learning programs spend their time in.

Every match waits for one seat to choose (of several that may, the lowest). Chance is played at once; a match that ends
gives its utilities and begins anew. What the waiting seats see lies in flat buffers that keep their place, so that an
array of numpy can lie over them; they change with every step."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fullsteam.kernel.core import Game, State
from fullsteam.kernel.features import names
from fullsteam.kernel.ints import Ints, empty, ints
from fullsteam.kernel.rng import Rng, stream


@final
class Batch:
    def __init__(self, game: Game[State], players: i64, options: dict[str, str], rules: i64, matches: i64, seed: int) -> None:
        self.game: Final = game
        self.players: Final[i64] = players
        self.matches: Final[i64] = matches
        self.actions: Final[i64] = game.verbs.size
        self.width: Final[i64] = len(names(game.observation(players)))
        self.fresh: State = game.new(players, options, rules)  # the set-up, before any chance
        self.seed = seed
        self.begun: i64 = 0  # matches begun since the seed was given
        self.states: list[State] = [self.fresh] * matches
        self.rngs: list[Rng] = [Rng(0)] * matches
        self.advice: Rng = Rng(0)  # for random and greedy choices: asking for advice does not change what chance says
        self.legal: list[Ints] = [empty() for k in range(matches)]
        # What can be seen from outside: one row a match.
        self.seats: vec[i64] = vec[i64]([0] * matches)  # who is to choose
        self.numbers: Ints = ints([0] * (matches * self.width))  # what he may know
        self.masks: vec[u8] = vec[u8]([0] * (matches * self.actions))  # 1: he may choose this
        self.utilities: vec[float] = vec[float]([0.0] * (matches * players))  # of the match that has just ended, else 0
        self.scores: vec[i64] = vec[i64]([0] * (matches * players))  # likewise
        self.ended: vec[u8] = vec[u8]([0] * matches)  # 1: with the last step a match ended, and another began
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All matches anew. The same seed gives the same matches."""
        self.seed = seed
        self.begun = 0
        self.advice = stream(seed, -1)
        for row in range(self.matches):
            self.begin(row)
            self.forget(row)
            self.show(row)

    def begin(self, row: i64) -> None:
        self.states[row] = self.fresh.clone()
        self.rngs[row] = stream(self.seed, int(self.begun))
        self.begun += 1
        self.game.run_chance(self.states[row], self.rngs[row])

    def show(self, row: i64) -> None:
        """Fill the buffers of this row."""
        game = self.game
        s = self.states[row]
        seat = game.actor(s)
        self.seats[row] = seat
        self.numbers.size = row * self.width
        game.observe(s, seat, self.numbers)
        assert self.numbers.size == (row + 1) * self.width, "features() writes more or fewer numbers than blocks() says"
        masks = self.masks
        legal = self.legal[row]
        base = row * self.actions
        for i in range(legal.size):
            masks[base + legal.items[i]] = 0
        game.legal(s, seat, legal)
        for i in range(legal.size):
            masks[base + legal.items[i]] = 1

    def forget(self, row: i64) -> None:
        """No match has just ended in this row."""
        self.ended[row] = 0
        for k in range(row * self.players, (row + 1) * self.players):
            self.utilities[k] = 0.0
            self.scores[k] = 0

    def settle_up(self, row: i64) -> None:
        """The match is over: note what it brought."""
        s = self.states[row]
        self.ended[row] = 1
        for seat in range(self.players):
            self.utilities[row * self.players + seat] = self.game.utility(s, seat)
            self.scores[row * self.players + seat] = self.game.score(s, seat)

    # Stepping.

    def wrong(self, actions: list[i64]) -> i64:
        """The first row whose action is not allowed; -1: none."""
        size = self.actions
        for row in range(self.matches):
            action = actions[row]
            if action < 0 or action >= size or self.masks[row * size + action] == 0:
                return row
        return -1

    def step(self, actions: list[i64]) -> None:
        """One choice in every match. Trusts its caller, like Game.play: ask wrong() first."""
        game = self.game
        for row in range(self.matches):
            s = self.states[row]
            if self.ended[row]:
                self.forget(row)
            game.play(s, self.seats[row], actions[row])
            game.run_chance(s, self.rngs[row])
            if s.agenda.size == 0:
                self.settle_up(row)
                self.begin(row)
            self.show(row)

    # Advice.

    def random(self) -> list[i64]:
        """Any choice, for every row."""
        rng = self.advice
        out: list[i64] = []
        for row in range(self.matches):
            legal = self.legal[row]
            out.append(legal.items[rng.below(legal.size)])
        return out

    def greedy(self) -> list[i64]:
        """What looks best by the game's rules of thumb, for every row; of equals any."""
        out: list[i64] = []
        for row in range(self.matches):
            out.append(self.best(row))
        return out

    def best(self, row: i64) -> i64:
        """Judged on an imagined position: it cannot know more than the seat."""
        game = self.game
        legal = self.legal[row]
        best = legal.items[0]
        if legal.size == 1:
            return best
        seat = self.seats[row]
        s = game.imagine(self.states[row], seat, self.advice)
        highest = game.appeal(s, seat, best)
        equals: i64 = 1
        for i in range(1, legal.size):
            appeal = game.appeal(s, seat, legal.items[i])
            if appeal > highest:
                highest = appeal
                equals = 0
            if appeal == highest:
                equals += 1
                if self.advice.below(equals) == 0:
                    best = legal.items[i]
        return best
