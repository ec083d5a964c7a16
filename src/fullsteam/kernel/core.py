"""Frame, Event, State, Step, Game: the whole core loop."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.kernel.features import Block, around, those
from fullsteam.kernel.ints import Ints, bit, empty, ints
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.words import Lexicon, Word

Action: TypeAlias = i64  # a code of the game's verbs
Frame: TypeAlias = i64  # one pending step, packed: step (8 bits), seat (8), a (24), b (20)

NOBODY: Final = -1  # an automatic step: the kernel runs it
CHANCE: Final = -2  # the dice, the deck, the bag
ALL: Final = -3  # every seat of mask a chooses in secret; then the step resolves
ANY: Final = -4  # every seat of mask a may act, at once and in any order
ONLOOKER: Final = -1  # the seat of somebody who only watches
FIRST_RULES: Final = 1  # the version of the rules that every game begins with


def frame(step: i64, seat: i64, a: i64, b: i64) -> Frame:
    return step | (seat + 8) << 8 | a << 16 | b << 40


def step_of(f: Frame) -> i64:
    return f & 255


def seat_of(f: Frame) -> i64:
    return (f >> 8 & 255) - 8


def a_of(f: Frame) -> i64:
    return f >> 16 & 0xFFFFFF


def b_of(f: Frame) -> i64:
    return f >> 40


def one_less(f: Frame) -> Frame:
    """The same frame, b counted down."""
    return frame(step_of(f), seat_of(f), a_of(f), b_of(f) - 1)


def without(f: Frame, seat: i64) -> Frame:
    """The same frame, this seat struck from its mask."""
    return f & ~(bit(seat) << 16)


# The audience of an event is a mask of seats; a negative one includes the onlookers.
EVERYBODY: Final = -1


def only(seat: i64) -> i64:
    return bit(seat)


def all_but(seat: i64) -> i64:
    return ~bit(seat)


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, for eyes only: a word of the game's happenings, a number, and its audience."""

    def __init__(self, code: i64, number: i64, to: i64) -> None:
        self.code = code
        self.number = number
        self.to = to

    def seen_by(self, seat: i64) -> bool:
        if seat < 0:
            return self.to < 0
        return self.to >> seat & 1 == 1


@final
class Refusal:
    """Why a choice is not allowed: a word of the game's refusals, a number, and the paragraph that says so."""

    def __init__(self, code: i64, number: i64, rule: str) -> None:
        self.code = code
        self.number = number
        self.rule = rule


# Every game's refusals begin with these.
OVER: Final[Word] = Word("over", "", [])
NOT_YOUR_TURN: Final[Word] = Word("not_your_turn", "", [])
NOT_NOW: Final[Word] = Word("not_now", "", [])


def refusals(words: list[Word]) -> Lexicon:
    """Why something is not allowed, in one game. A word without a rule cites that of the step it meets."""
    return Lexicon([OVER, NOT_YOUR_TURN, NOT_NOW, *words])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position. The agenda says what is still to be done, the next thing last; empty agenda: the game is over."""

    def __init__(self, seats: i64, other: State | None) -> None:
        self.seats = seats
        self.events: list[Event] | None = None  # None in search: nobody listens, nothing is built
        self.revealed = False  # has a secret become known since somebody last looked? (See reveal.)
        if other is None:
            self.rules: i64 = FIRST_RULES  # the version of the rules this match is played by
            self.agenda = empty()
            self.sealed: Ints | None = None  # answers to an ALL frame, -1 where there is none (yet)
        else:
            self.rules = other.rules
            self.agenda = other.agenda.clone()
            self.sealed = None if other.sealed is None else other.sealed.clone()

    def clone(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """Everything, as JSON takes it: for snapshots and hashes. A game adds its own to dump_kernel()."""
        raise NotImplementedError

    def dump_kernel(self) -> dict[str, object]:
        """The first version of the rules is not named: the hashes of states in records of release 0.1 stay true."""
        sealed = None if self.sealed is None else self.sealed.to_list()
        out: dict[str, object] = {"seats": self.seats, "agenda": self.agenda.to_list(), "sealed": sealed}
        if self.rules != FIRST_RULES:
            out["rules"] = self.rules
        return out

    def load_kernel(self, data: dict[str, Any]) -> None:
        """The kernel's part of a dump; the game's load() fills in the rest."""
        self.agenda = ints(data["agenda"])
        self.sealed = None if data["sealed"] is None else ints(data["sealed"])
        self.rules = data.get("rules", FIRST_RULES)

    def then(self, f: Frame) -> None:
        """This comes next."""
        self.agenda.push(f)

    def plan(self, a: Frame, b: Frame, c: Frame = 0, d: Frame = 0, e: Frame = 0, f: Frame = 0) -> None:
        """These come next, in this order."""
        agenda = self.agenda
        if f != 0:
            agenda.push(f)
        if e != 0:
            agenda.push(e)
        if d != 0:
            agenda.push(d)
        if c != 0:
            agenda.push(c)
        agenda.push(b)
        agenda.push(a)

    def end(self) -> None:
        """Nothing more is played."""
        self.agenda.size = 0

    def reveal(self) -> None:
        """A secret becomes known by the rules, not by chance and not by a sealed answer: say so, for what follows
        cannot be taken back (Match.undo)."""
        self.revealed = True

    def tell(self, word: Word, a: i64 = 0, b: i64 = 0, c: i64 = 0, number: i64 = 0, to: i64 = EVERYBODY) -> None:
        if self.events is not None:
            self.events.append(Event(word.of(a, b, c), number, to))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph of the rule book: its name (texts ask by it) and its id."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.id: i64 = 0  # given by the Game

    # A frame of this step ...

    def by(self, seat: i64, a: i64 = 0, b: i64 = 0) -> Frame:
        """... to be chosen by a seat."""
        return frame(self.id, seat, a, b)

    def auto(self, a: i64 = 0, b: i64 = 0) -> Frame:
        """... which needs nobody."""
        return frame(self.id, NOBODY, a, b)

    def chance(self, a: i64 = 0, b: i64 = 0) -> Frame:
        """... left to chance."""
        return frame(self.id, CHANCE, a, b)

    def all(self, mask: i64, b: i64 = 0) -> Frame:
        """... chosen in secret by every seat of the mask."""
        return frame(self.id, ALL, mask, b)

    def any(self, mask: i64, b: i64 = 0) -> Frame:
        """... open to every seat of the mask."""
        return frame(self.id, ANY, mask, b)

    # What the paragraph says.

    def run(self, s: S, f: Frame) -> None:
        """Automatic frames: do it."""
        raise NotImplementedError

    def legal(self, s: S, f: Frame, seat: i64, out: Ints) -> None:
        """What may this seat (or CHANCE) do now? Ascending, onto the caller's empty list."""
        raise NotImplementedError

    def refuse(self, s: S, f: Frame, seat: i64, action: Action) -> Refusal:
        """Why may this seat not do this now? Asked only for what is not legal."""
        return self.no(NOT_NOW)

    def no(self, word: Word, a: i64 = 0, b: i64 = 0, c: i64 = 0, number: i64 = 0) -> Refusal:
        return Refusal(word.of(a, b, c), number, word.rule or self.rule)

    def number(self, s: S, f: Frame) -> i64:
        """A number that the question may mention: the frame's a, or b where a is the mask of those asked."""
        return b_of(f) if seat_of(f) <= ALL else a_of(f)

    def weights(self, s: S, f: Frame, out: Ints) -> None:
        """Chance frames: the weight of each legal outcome, in the same order."""
        raise NotImplementedError

    def sample(self, s: S, f: Frame, rng: Rng) -> Action:
        """Chance frames: one outcome. A step may know a shorter way than this, with the same result."""
        outcomes = empty()
        weights = empty()
        self.legal(s, f, CHANCE, outcomes)
        self.weights(s, f, weights)
        total: i64 = 0
        for i in range(weights.size):
            total += weights.items[i]
        return outcomes.items[heavier(weights, rng.below(total))]

    def roll(self, s: S, f: Frame, rng: Rng) -> i64:
        """Chance frames in a play-out: sample and apply, perhaps several outcomes in one go; how many. A short cut that
        must lead where the single steps lead."""
        self.apply(s, f, self.sample(s, f, rng))
        return 1

    def apply(self, s: S, f: Frame, action: Action) -> None:
        """Carry out a choice. The frame is already off the agenda; an unfinished step puts itself back."""
        raise NotImplementedError

    def act(self, s: S, f: Frame, seat: i64, action: Action) -> None:
        """Open frames (ANY): one of the mask has acted."""
        raise NotImplementedError

    def resolve(self, s: S, f: Frame, choices: Ints) -> None:
        """Sealed frames (ALL): everybody has chosen; -1 for those not asked."""
        raise NotImplementedError


def heavier(weights: Ints, r: i64) -> i64:
    """The place at which the running sum of the weights passes r, 0 <= r < their sum."""
    k: i64 = 0
    r -= weights.items[0]
    while r >= 0:
        k += 1
        r -= weights.items[k]
    return k


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game: its words, its steps, and the few things every game must be able to do."""

    def __init__(
        self, name: str, verbs: Lexicon, happenings: Lexicon, refusals: Lexicon, steps: list[Step[S]], ends: str = ""
    ) -> None:
        self.name: Final = name
        self.ends: Final = ends  # the paragraph that ends the game: a move after that is refused by it
        self.verbs: Final = verbs
        self.happenings: Final = happenings
        self.refusals: Final = refusals
        self.steps: vec[Step[S]] = vec[Step](steps)  # type: ignore[type-arg]  # a vec knows its type: no check at each look
        self.asking: vec[i64] = vec[i64]([-1] * len(steps))  # a step's place among those that can ask, -1 if it never asks
        self.questions: Final[list[str]] = []  # the names of those that can ask
        for i, step in enumerate(steps):
            step.id = i
            if type(step).legal is not Step.legal:
                self.asking[i] = len(self.questions)
                self.questions.append(step.name)

    # To be written by each game.

    def new(self, players: i64, options: dict[str, str], rules: i64) -> S:
        """The set-up, by this version of the rules: the state carries it, and a step whose paragraph has changed asks it.
        Options are complete and checked (GameInfo.options_for)."""
        raise NotImplementedError

    def score(self, s: S, seat: i64) -> i64:
        """The number people compare."""
        raise NotImplementedError

    def standing(self, s: S, seat: i64) -> i64:
        """The score with its tie-breakers in one number: the highest wins, equal ones share."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> dict[str, object]:
        """What a seat (or ONLOOKER) may know, as JSON takes it: built up from nothing."""
        raise NotImplementedError

    def redeal(self, s: S, seat: i64, rng: Rng) -> S:
        """An independent state that looks the same from this seat; what the seat cannot see is dealt anew."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """Everything that is never made or lost (cards, pieces), counted over all places."""
        raise NotImplementedError

    def load(self, data: dict[str, object]) -> S:
        """The state of a dump."""
        raise NotImplementedError

    def blocks(self, players: i64) -> list[Block]:
        """What features() writes: names, meaning and bounds of the numbers, in order."""
        raise NotImplementedError

    def features(self, s: S, seat: i64, out: Ints) -> None:
        """What a seat may know of the table, as numbers, onto the caller's list; always as many as blocks() says."""
        raise NotImplementedError

    def tallies(self, s: S) -> dict[str, int]:
        """Numbers worth an average over many games: turns, accidents ..."""
        return {}

    def appeal(self, s: S, seat: i64, action: Action) -> i64:
        """How good a legal choice looks to its seat, by rule of thumb and from what that seat may know."""
        return 0

    def sign_names(self) -> list[str]:
        """What signs() writes; empty: judgement cannot be learnt for this game."""
        return []

    def signs(self, s: S, seat: i64, out: Ints) -> None:
        """A dozen numbers that tell how this seat stands, onto the caller's list: what a learnt judgement weighs."""

    def all_signs(self, s: S, out: Ints) -> None:
        """The signs of every seat, one after the other, for games that find them together more quickly than one by one."""
        for seat in range(s.seats):
            self.signs(s, seat, out)

    def progress(self, s: S) -> i64:
        """How much of the game is over, per mille: weights of signs move with it."""
        return 0

    def prospect(self, s: S, seat: i64) -> i64:
        """What this seat can expect to score in the end, by rule of thumb; at the end the score itself. Search judges by it
        positions that it does not play out."""
        return self.score(s, seat)

    def prospects(self, s: S, out: vec[i64]) -> None:
        """The prospects of all seats, for games that find them together more quickly than one by one."""
        for seat in range(s.seats):
            out[seat] = self.prospect(s, seat)

    def chapter(self, s: S) -> i64:
        """A number that grows when a natural part of the game ends, a round say: there prospects are judged best."""
        return 0

    # Who, what, why not.

    def actor(self, s: S) -> i64:
        """Who must choose now? A seat, CHANCE, or NOBODY when the game is over; the lowest seat if several may."""
        if s.agenda.size == 0:
            return NOBODY
        f = s.agenda.items[s.agenda.size - 1]
        seat = seat_of(f)
        if seat <= ALL:
            mask = a_of(f)
            seat = 0
            while not mask >> seat & 1:
                seat += 1
        return seat

    def actors(self, s: S) -> list[int]:
        """All who may choose now: [] over, [CHANCE], one seat, or several at once."""
        if s.agenda.size == 0:
            return []
        f = s.agenda.items[s.agenda.size - 1]
        if seat_of(f) <= ALL:
            return [i for i in range(s.seats) if a_of(f) >> i & 1]
        return [seat_of(f)]

    def step(self, s: S) -> Step[S]:
        """The paragraph that waits for a choice."""
        return self.steps[step_of(s.agenda.items[s.agenda.size - 1])]

    def legal(self, s: S, seat: i64, out: Ints) -> None:
        """Fill the caller's list with what an actor may do, ascending."""
        out.size = 0
        f = s.agenda.items[s.agenda.size - 1]
        self.steps[step_of(f)].legal(s, f, seat, out)

    def legal_list(self, s: S, seat: i64) -> list[int]:
        """What a seat may do; nothing if it is not its turn."""
        out = empty()
        if seat in self.actors(s):
            self.legal(s, seat, out)
        return out.to_list()

    def refusal(self, s: S, seat: i64, action: Action) -> Refusal | None:
        """None if the seat may do this now, else why not."""
        if s.agenda.size == 0:
            return Refusal(OVER.of(0), 0, self.ends)
        step = self.step(s)
        if seat not in self.actors(s):
            return step.no(NOT_YOUR_TURN)
        out = empty()
        self.legal(s, seat, out)
        if out.has(action):
            return None
        return step.refuse(s, s.agenda.items[s.agenda.size - 1], seat, action)

    # Chance.

    def weights(self, s: S, out: Ints) -> None:
        out.size = 0
        f = s.agenda.items[s.agenda.size - 1]
        self.steps[step_of(f)].weights(s, f, out)

    def sample(self, s: S, rng: Rng) -> Action:
        """One outcome of the chance step that is next."""
        f = s.agenda.items[s.agenda.size - 1]
        return self.steps[step_of(f)].sample(s, f, rng)

    # The loop.

    def play(self, s: S, seat: i64, action: Action) -> None:
        """Apply one choice and run on to the next one. The only way a state changes. Trusts its caller: whoever takes
        moves from outside asks refusal() first."""
        f = s.agenda.pop()
        step = self.steps[step_of(f)]
        kind = seat_of(f)
        if kind >= CHANCE:
            step.apply(s, f, action)
        elif kind == ANY:
            step.act(s, f, seat, action)
        else:
            self.seal(s, f, step, seat, action)
        self.settle(s)

    def seal(self, s: S, f: Frame, step: Step[S], seat: i64, action: Action) -> None:
        """Keep a secret answer; after the last one the step resolves."""
        answers = s.sealed
        if answers is None:
            answers = ints([-1] * s.seats)
            s.sealed = answers
        answers.items[seat] = action
        f = without(f, seat)
        if a_of(f) != 0:
            s.then(f)
            return
        s.sealed = None
        step.resolve(s, f, answers)

    def settle(self, s: S) -> None:
        """Run automatic steps until somebody must choose or the game is over."""
        agenda = s.agenda
        while agenda.size > 0:
            f = agenda.items[agenda.size - 1]
            if seat_of(f) != NOBODY:
                return
            agenda.size -= 1
            self.steps[step_of(f)].run(s, f)

    def run_chance(self, s: S, rng: Rng) -> None:
        """Let chance speak until a seat must choose or the game is over."""
        agenda = s.agenda
        while agenda.size > 0:
            f = agenda.items[agenda.size - 1]
            seat = seat_of(f)
            if seat >= 0 or seat <= ALL:
                return
            agenda.size -= 1
            if seat == NOBODY:
                self.steps[step_of(f)].run(s, f)
            else:
                self.steps[step_of(f)].roll(s, f, rng)

    def playout(self, s: S, rng: Rng) -> i64:
        """Random play to the end; the number of choices made, chance included. (The loop of play and settle in one.)"""
        out = empty()
        agenda = s.agenda
        n: i64 = 0
        while agenda.size > 0:
            f = agenda.items[agenda.size - 1]
            step = self.steps[step_of(f)]
            seat = seat_of(f)
            if seat == NOBODY:
                agenda.size -= 1
                step.run(s, f)
            elif seat == CHANCE:
                agenda.size -= 1
                n += step.roll(s, f, rng)
            else:
                who = seat if seat >= 0 else self.actor(s)
                out.size = 0
                step.legal(s, f, who, out)
                action = out.items[rng.below(out.size)]
                n += 1
                if seat >= 0:
                    agenda.size -= 1
                    step.apply(s, f, action)
                else:
                    self.play(s, who, action)
        return n

    # Imagination.

    def imagine(self, s: S, seat: i64, rng: Rng) -> S:
        """A state this seat cannot tell from s: hidden things dealt anew, secret answers of others chosen anew."""
        t = self.redeal(s, seat, rng)
        answers = t.sealed
        if answers is not None:
            out = empty()
            for q in range(t.seats):
                if q != seat and answers.items[q] >= 0:
                    self.legal(t, q, out)
                    answers.items[q] = out.items[rng.below(out.size)]
        return t

    # Observing.

    def observation(self, players: i64) -> list[Block]:
        """What observe() writes: the question that is open, then the game's own numbers."""
        return [
            Block("step", "1 if this step waits for a choice", 0, 1, self.questions),
            Block("asked", "1 if this seat may choose now", 0, 1, around(players)),
            *self.blocks(players),
        ]

    def observe(self, s: S, seat: i64, out: Ints) -> None:
        """All that a seat may know, as numbers, onto the caller's list. (All zero in its first part: the game is over.)"""
        waiting: i64 = -1
        asked: i64 = 0
        if s.agenda.size > 0:
            f = s.agenda.items[s.agenda.size - 1]
            waiting = self.asking[step_of(f)]
            if seat_of(f) <= ALL:
                asked = a_of(f)
            elif seat_of(f) >= 0:
                asked = bit(seat_of(f))
        at = out.zeros(len(self.questions))
        if waiting >= 0:
            out.items[at + waiting] = 1
        those(asked, seat, s.seats, out)
        self.features(s, seat, out)

    # The end.

    def payoff(self, s: S, seat: i64) -> float:
        """1.0 won, 0.0 lost; winners share."""
        mine = self.standing(s, seat)
        sharing = 0
        for q in range(s.seats):
            other = self.standing(s, q)
            if other > mine:
                return 0.0
            if other == mine:
                sharing += 1
        return 1.0 / sharing

    def utility(self, s: S, seat: i64) -> float:
        """The same as a zero-sum number: 1.0 for the only winner; what the winners gain the others lose in equal parts."""
        seats = float(s.seats)
        return (self.payoff(s, seat) * seats - 1.0) / (seats - 1.0)

    def places(self, s: S) -> list[int]:
        """1 for the winner, 2 for the next ...; equal ones share a place."""
        standings = [self.standing(s, seat) for seat in range(s.seats)]
        return [1 + sum([1 for other in standings if other > mine]) for mine in standings]
