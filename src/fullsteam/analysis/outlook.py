"""Two estimates, and everything in an analysis comes from them:

Outlook.chances(s): each seat's chance to win, from the whole truth.
Outlook.weighed(perspective): what each answer to a question is worth, from all that its seat could know, and nothing else.

Both play on by rules of thumb to a near horizon and judge there (Search.play_on, Judge): by what was learnt from self-play, or
at the end of the game by who has won."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from fullsteam.analysis.settings import Judgement, judgement, learnt
from fullsteam.bots.search import Search
from fullsteam.bots.thinker import made
from fullsteam.kernel.core import State
from fullsteam.kernel.ints import empty
from fullsteam.kernel.rng import Rng, stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

FEW = 12  # answers that are all tried
APPEALING = 8  # of more: so many that look best by rule of thumb
SPREAD = 3  # and so many others, evenly spread
FINALISTS = 4  # answers that are looked at closely, and the one that was given
SIEVE = 4  # before that, each is tried in a fourth of the worlds
LEAST = 2  # rounds: one look says nothing of its error
SURE = 2.5  # standard errors: a smaller difference is none
TRUTH, SIFT, CLOSE = 0, 1, 2  # streams of chance


@dataclass
class Tally:
    """Mean and error of many vectors of numbers."""

    sums: list[float]
    squares: list[float]
    count: int = 0

    @classmethod
    def of(cls, size: int) -> Tally:
        return cls([0.0] * size, [0.0] * size)

    def add(self, values: list[float]) -> None:
        self.count += 1
        for i, value in enumerate(values):
            self.sums[i] += value
            self.squares[i] += value * value

    def mean(self, i: int) -> float:
        return self.sums[i] / self.count

    def error(self, i: int) -> float:
        """One standard error of the mean."""
        spread = max(0.0, self.squares[i] / self.count - self.mean(i) ** 2)
        return sqrt(spread / max(1, self.count - 1))


@dataclass
class Chances:
    """Of every seat, with one standard error each."""

    values: list[float]
    errors: list[float]


@dataclass
class Answer:
    """An answer to a question, as its seat could judge it then."""

    action: int
    values: list[float]  # of every seat
    behind: float  # how much less it is worth to its seat than the best one
    error: float  # one standard error of that difference; of the best one, of its value
    signs: list[list[float]] = field(default_factory=list)  # mean signs of every seat where it leads


@dataclass
class Weighed:
    """The answers that were looked at closely, the best first; where the given one is as good as any, it is the first."""

    answers: list[Answer]
    given: int  # its place
    tried: int  # answers that were tried at all
    offered: int  # answers there were

    @property
    def loss(self) -> float:
        return self.answers[self.given].behind


class Outlook:
    """Judges positions of one room. `seed` and the number of a position decide all chance: the same again and again."""

    def __init__(self, room: Room, seats: int, rounds: int = 0, seed: int = 1) -> None:
        self.room = room
        self.seats = seats
        self.how: Judgement = judgement(room)
        self.rounds = max(LEAST, rounds or self.how.rounds)
        self.seed = seed
        self.weights = learnt(room)
        far = {} if self.weights else {"cut": 0, "ahead": 0}  # without a learnt judgement only an end says who wins
        self.settings = made({**self.how.horizon, **far, "learnt": True, "win": 1.0})
        self.sharp = self.how.sharp.get(seats, 1.0)

    # From the whole truth.

    def chances(self, s: State, number: int) -> Chances:
        """Each seat's chance to win in position `number` of a match; of an end, what it is."""
        game = self.room.game
        if s.agenda.size == 0:
            return Chances([float(game.payoff(s, seat)) for seat in range(self.seats)], [0.0] * self.seats)
        search = self.search(s, 0)
        found = Tally.of(self.seats)
        for n in range(2 * self.rounds):
            found.add(self.play_on(search, s.clone(), self.chance(number, TRUTH, n)))
        return Chances([found.mean(seat) for seat in range(self.seats)], [found.error(seat) for seat in range(self.seats)])

    # From what a seat knows.

    def weighed(self, perspective: Perspective, given: int | None, number: int) -> Weighed:
        """What the answer given in position `number` was worth beside others; None: none was given yet, which is best? Worlds
        are imagined: what the seat could not know changes nothing."""
        legal = perspective.legal
        tried = self.appealing(perspective, given, number)
        sifted = self.tried(perspective, tried, max(1, self.rounds // SIEVE), number, SIFT, None)
        seat = perspective.seat
        order = sorted(range(len(tried)), key=lambda i: (-sifted[i].mean(seat), tried[i]))
        finalists = [tried[i] for i in order[:FINALISTS]]
        finalists += [given] if given is not None and given not in finalists else []
        signs = [Tally.of(self.seats * len(self.room.game.sign_names())) for _ in finalists]
        close = self.tried(perspective, finalists, self.rounds, number, CLOSE, signs)
        return self.ranked(finalists, close, signs, given, seat, len(tried), len(legal))

    def appealing(self, perspective: Perspective, given: int | None, number: int) -> list[int]:
        """Which answers to try: all of a few; of many those that look best, some others, and the one that was given."""
        legal = perspective.legal
        if len(legal) <= FEW:
            return legal
        s = perspective.imagine(self.chance(number, SIFT, -1))
        appeal = self.room.game.appeal
        best = sorted(legal, key=lambda action: (-appeal(s, perspective.seat, action), action))
        rest = [action for action in legal if action not in best[:APPEALING]]
        some = [rest[len(rest) * (2 * k + 1) // (2 * SPREAD)] for k in range(SPREAD)]
        return sorted({*best[:APPEALING], *some} | ({given} if given is not None else set()))

    def tried(
        self, perspective: Perspective, actions: list[int], worlds: int, number: int, part: int, signs: list[Tally] | None
    ) -> list[Tally]:
        """Each action in the same imagined worlds, with the same chance after it: differences are far surer than values. After
        the values of all seats a tally holds, for each other action, how far it is ahead of it."""
        game, seat = self.room.game, perspective.seat
        found = [Tally.of(self.seats + len(actions)) for _ in actions]
        for n in range(worlds):
            world = perspective.imagine(self.chance(number, part, n))
            search = self.search(world, seat)
            search.reopen(world)
            values = []
            for i, action in enumerate(actions):
                s = world.clone()
                game.play(s, seat, action)
                values.append(self.play_on(search, s, self.chance(number, part, n, 1)))
                if signs is not None:
                    signs[i].add(self.signs_of(search, s))
            for i in range(len(actions)):
                found[i].add([*values[i], *(values[i][seat] - other[seat] for other in values)])
        return found

    def ranked(
        self,
        finalists: list[int],
        close: list[Tally],
        signs: list[Tally],
        given: int | None,
        seat: int,
        tried: int,
        offered: int,
    ) -> Weighed:
        best = max(range(len(finalists)), key=lambda i: (close[i].mean(seat), finalists[i] == given))
        at = finalists.index(given) if given is not None else best
        if close[best].mean(self.seats + at) <= SURE * close[best].error(self.seats + at):
            best = at
        answers = []
        for i, action in enumerate(finalists):
            behind = max(0.0, close[best].mean(self.seats + i))
            error = close[best].error(self.seats + i) if i != best else close[i].error(seat)
            means = [close[i].mean(q) for q in range(self.seats)]
            answers.append(Answer(action, means, behind if i != best else 0.0, error, self.by_seat(signs[i])))
        answers.sort(key=lambda answer: (answer.action != finalists[best], answer.behind, answer.action))
        return Weighed(answers, [answer.action for answer in answers].index(finalists[at]), tried, offered)

    # One look.

    def search(self, s: State, seat: int) -> Search:
        return Search(self.room.game, s, seat, Rng(0), self.settings, self.weights)

    def play_on(self, search: Search, s: State, rng: Rng) -> list[float]:
        """To the horizon, and what is seen there: a chance for every seat, together 1."""
        search.rng = rng
        search.play_on(s)
        search.judge.look(s)
        values = list(search.judge.values)
        if self.sharp == 1.0 or s.agenda.size == 0:
            return values
        bold = [value**self.sharp for value in values]
        return [value / sum(bold) for value in bold]

    def signs_of(self, search: Search, s: State) -> list[float]:
        """Those of all seats, one after the other."""
        out = search.judge.signs
        if s.agenda.size == 0 or not self.weights:
            out = empty()
            self.room.game.all_signs(s, out)
        return [float(number) for number in out.to_list()]

    def by_seat(self, tally: Tally) -> list[list[float]]:
        many = len(tally.sums) // self.seats
        return [[tally.mean(many * seat + k) for k in range(many)] for seat in range(self.seats)]

    def chance(self, number: int, *part: int) -> Rng:
        return stream(self.seed, number, *part)
