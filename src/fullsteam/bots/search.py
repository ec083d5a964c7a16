"""Information-set Monte-Carlo tree search with a single observer (Cowling, Powley, Whitehouse 2012).

Compiled in one piece with the kernel and the games. Knows nothing but the kernel: the state it is given is itself
imagined (Perspective.imagine), so no line below can read what the seat may not know."""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fullsteam.bots.judge import Judge, gain
from fullsteam.kernel.core import ALL, ANY, CHANCE, Action, Game, State, a_of, seat_of
from fullsteam.kernel.ints import Ints, bit, empty
from fullsteam.kernel.rng import Rng

LOOK_EVERY: Final = 4  # rounds between two looks at the clock
SURE_EVERY: Final = 32  # rounds between two looks whether the choice is already clear
RIVAL: Final = 8  # who was visited less than an eighth as often as the best is no rival of it
PATIENCE: Final = 10  # so many times the thinking time may pass on the wall clock of a busy machine
MILLE: Final = 1000
NEVER: Final = 1000000000  # later than any chapter, dearer than any choice


@final
class Settings:
    """How a search thinks. What each number means stands in docs/bots.md."""

    def __init__(self) -> None:
        self.curiosity: float = 0.7  # weight of the unexplored
        self.faith: float = 0.0  # share of a choice's weight that comes from its appeal (PUCT); 0: none (UCB)
        self.widen: i64 = 0  # a node begins with so many choices, the most appealing first; 0: with all
        self.guided: bool = False  # play-outs follow the game's rules of thumb; else they are random
        self.whim: i64 = 100  # per mille of choices that a guided play-out makes at random
        self.look: i64 = 0  # a guided play-out compares so many choices, drawn at random; 0: all
        self.cut: i64 = 0  # a play-out ends so many choices on, when another seat is asked, and is judged; 0: never
        self.ahead: i64 = 0  # a round of search ends so many chapters of the game on, and is judged; 0: only at its end
        self.learnt: bool = False  # positions are judged by what was learnt from self-play; else by their prospects
        self.enough: float = 0.0  # stop when thinking on is expected to gain less than this; 0: only when it can gain nothing
        self.win: float = 0.5  # share of the victory in the value of an end; the rest is the margin
        self.paranoid: bool = False  # all others play against the seat; else each for himself


@final
@mypyc_attr(acyclic=True)
class Node:
    """A choice somebody made, and how it went for him."""

    __slots__ = ("action", "children", "offered", "prior", "seat", "total", "visits")

    def __init__(self, action: Action, seat: i64, prior: float) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior  # how likely it looked to be the best
        self.visits: i64 = 0
        self.offered: i64 = 1
        self.total: float = 0.0
        self.children: list[Node] = []


@final
class Search:
    """Think about s from one seat. Each round imagines anew what is hidden, goes down the tree along choices legal there,
    adds one node, plays on, and reports the result up the path. Chance outcomes make no nodes."""

    def __init__(
        self, game: Game[State], s: State, seat: i64, rng: Rng, settings: Settings, weights: list[float] | None = None
    ) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.rng = rng
        self.settings = settings
        self.root: Node = Node(-1, -1, 1.0)
        self.path: list[Node] = []
        self.rounds: i64 = 0
        self.legal: Ints = empty()
        self.appeals: Ints = empty()  # of the choices in legal
        self.marks: vec[i64] = vec[i64]([0] * game.verbs.size)  # action -> last look that offered it
        self.stamp: i64 = 0
        learnt = weights if settings.learnt and weights is not None else []
        self.judge: Judge = Judge(game, s.seats, settings.win, settings.ahead > 0, learnt)
        self.horizon: i64 = game.chapter(s) + settings.ahead if settings.ahead > 0 else NEVER
        self.mean: float = 0.0  # of our values so far ...
        self.squares: float = 0.0  # ... and the sum of squared distances from it
        self.unit: float = 1.0  # in which curiosity is measured

    # How long.

    def think(self, rounds: i64, seconds: float) -> Action:
        """So many rounds, or (0) so many seconds of this core; the most visited choice. Stops when the choice is clear."""
        if rounds > 0:
            for n in range(rounds):
                self.round()
                if n % SURE_EVERY == SURE_EVERY - 1 and self.clear(rounds - n - 1):
                    break
        else:
            self.think_for(seconds)
        return self.favourite().action

    def think_for(self, seconds: float) -> None:
        started = time.thread_time()
        wall = time.perf_counter() + PATIENCE * seconds
        spent = 0.0
        n: i64 = 0
        while spent < seconds:
            self.round()
            n += 1
            if n % LOOK_EVERY:
                continue
            spent = time.thread_time() - started
            if n % SURE_EVERY == 0 and (self.clear(i64(float(n) * (seconds - spent) / spent)) or time.perf_counter() > wall):
                break

    def clear(self, left: i64) -> bool:
        """Can the rounds that are left change nothing, or is too little to be gained by them? What a rival may gain is what
        it would be better on average, if its value is as uncertain as those seen so far were spread."""
        best = self.favourite()
        enough = self.settings.enough * self.unit
        certain = True
        small = enough > 0.0
        spread = self.squares / float(self.rounds)
        rivals = 0
        for child in self.root.children:
            if child is best or child.seat != self.seat:
                continue
            rivals += 1
            if best.visits - child.visits <= left:
                certain = False
            if small and child.visits * RIVAL >= best.visits:
                error = sqrt(spread * (1.0 / float(best.visits) + 1.0 / float(child.visits)))
                small = gain(best.total / float(best.visits) - child.total / float(child.visits), error) < enough
        return rivals > 0 and (certain or small)

    def favourite(self) -> Node:
        """The most visited of our choices; of equals the one that went better."""
        best = self.root
        for child in self.root.children:
            if child.seat == self.seat and (
                best is self.root or child.visits > best.visits or (child.visits == best.visits and child.total > best.total)
            ):
                best = child
        return best

    # One round.

    def round(self) -> None:
        game = self.game
        rng = self.rng
        s = game.imagine(self.s, self.seat, rng)
        self.reopen(s)
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        fresh = False
        while s.agenda.size > 0 and not fresh and game.chapter(s) < self.horizon:
            f = s.agenda.items[s.agenda.size - 1]
            kind = seat_of(f)
            if kind == CHANCE:
                game.play(s, CHANCE, game.sample(s, rng))
                continue
            if kind == ALL:
                node = self.sealed(s, node, a_of(f))
            else:
                who = self.speaker(node, a_of(f)) if kind == ANY else kind
                node = self.pick(s, node, who)
                path.append(node)
                game.play(s, who, node.action)
            fresh = node.visits == 0
        self.play_on(s)
        self.judge.look(s)
        self.rounds += 1
        self.report()

    def reopen(self, s: State) -> None:
        """Secret answers of others are chosen anew, like everything they will do: not at random, but in the tree."""
        answers = s.sealed
        if answers is None:
            return
        mask: i64 = 0
        for q in range(s.seats):
            if q != self.seat and answers.items[q] >= 0:
                answers.items[q] = -1
                mask |= bit(q)
        s.agenda.items[s.agenda.size - 1] |= mask << 16

    def sealed(self, s: State, node: Node, mask: i64) -> Node:
        """All choose at once: each from this node, none knowing of the others. The tree goes on below the observer's
        choice, or below that of the first if he is not asked."""
        below = node
        for q in range(s.seats):
            if mask >> q & 1:
                child = self.pick(s, node, q)
                self.path.append(child)
                self.game.play(s, q, child.action)
                if below is node or q == self.seat:
                    below = child
        return below

    def speaker(self, node: Node, mask: i64) -> i64:
        """Who speaks up first? At the root we do; later it is anybody's guess."""
        if node is self.root and mask >> self.seat & 1:
            return self.seat
        many: i64 = 0
        for q in range(24):
            many += mask >> q & 1
        skip = self.rng.below(many)
        q = 0
        while not mask >> q & 1 or skip > 0:
            skip -= mask >> q & 1
            q += 1
        return q

    def pick(self, s: State, node: Node, seat: i64) -> Node:
        """A choice not yet tried if there is room for one, else the most promising among those offered."""
        legal = self.legal
        marks = self.marks
        self.game.legal(s, seat, legal)
        self.stamp += 2
        stamp = self.stamp
        for i in range(legal.size):
            marks[legal.items[i]] = stamp
        tried: i64 = 0
        best = node
        best_value = float(-NEVER)
        for child in node.children:
            if child.seat == seat and marks[child.action] == stamp:
                marks[child.action] = stamp + 1
                tried += 1
                child.offered += 1
                value = self.promise(child)
                if value > best_value:
                    best_value = value
                    best = child
        if tried == legal.size or (tried > 0 and not self.room(node, tried)):
            return best
        best = self.untried(s, seat, stamp, legal.size - tried)
        node.children.append(best)
        return best

    def promise(self, child: Node) -> float:
        """How it went so far, and how little that says: UCB, or PUCT for who has faith."""
        visits = float(child.visits)
        settings = self.settings
        if settings.faith == 0.0:
            return child.total / visits + settings.curiosity * sqrt(log(float(child.offered)) / visits)
        return child.total / visits + self.unit * settings.curiosity * child.prior * sqrt(float(child.offered)) / (1.0 + visits)

    def room(self, node: Node, tried: i64) -> bool:
        """Progressive widening: with the square of the choices tried, one more is worth a look."""
        widen = self.settings.widen
        if widen == 0 or tried < widen:
            return True
        more = tried - widen + 1
        return node.visits > 4 * more * more

    def untried(self, s: State, seat: i64, stamp: i64, many: i64) -> Node:
        """The most appealing of the choices not yet tried; any of them if the search neither widens nor has faith."""
        legal = self.legal
        if self.settings.widen == 0 and self.settings.faith == 0.0:
            skip = self.rng.below(many)
            for i in range(legal.size):
                if self.marks[legal.items[i]] == stamp:
                    if skip == 0:
                        return Node(legal.items[i], seat, 1.0)
                    skip -= 1
        appeals = self.appeals
        appeals.size = 0
        best: i64 = -1
        for i in range(legal.size):
            appeals.push(self.game.appeal(s, seat, legal.items[i]))
            if self.marks[legal.items[i]] == stamp and (best < 0 or appeals.items[i] > appeals.items[best]):
                best = i
        return Node(legal.items[best], seat, self.prior(appeals.items[best]))

    def prior(self, appeal: i64) -> float:
        """A half for the most appealing choice, a quarter for the next, and so on; equals share; mixed with doubt."""
        appeals = self.appeals
        share = 1.0
        equal = 0.0
        for i in range(appeals.size):
            if appeals.items[i] > appeal:
                share *= 0.5
            elif appeals.items[i] == appeal:
                equal += 1.0
        least = share
        for i in range(int(equal)):
            least *= 0.5
        faith = self.settings.faith
        return faith * (share - least) / equal + (1.0 - faith) / float(appeals.size)

    # The rest of the game.

    def play_on(self, s: State) -> None:
        settings = self.settings
        if settings.cut == 0 and not settings.guided and settings.ahead == 0:
            self.game.playout(s, self.rng)
            return
        left = settings.cut if settings.cut > 0 else i64(NEVER)
        game = self.game
        rng = self.rng
        last: i64 = -1
        while s.agenda.size > 0 and game.chapter(s) < self.horizon:
            seat = game.actor(s)
            if seat == CHANCE:
                game.play(s, CHANCE, game.sample(s, rng))
                continue
            if left <= 0 and seat != last:
                break
            last = seat
            game.legal(s, seat, self.legal)
            if settings.guided and rng.below(MILLE) >= settings.whim:
                action = self.appealing(s, seat)
            else:
                action = self.legal.items[rng.below(self.legal.size)]
            game.play(s, seat, action)
            left -= 1

    def appealing(self, s: State, seat: i64) -> Action:
        """The most appealing of all choices, or of a few drawn at random; of equals the first or the last."""
        legal = self.legal
        if legal.size == 1:
            return legal.items[0]
        look = self.settings.look
        few = look > 0 and look < legal.size
        many = look if few else legal.size
        later = self.rng.below(2) == 1
        best: i64 = -1
        best_appeal: i64 = 0
        for i in range(many):
            action = legal.items[self.rng.below(legal.size) if few else i]
            appeal = self.game.appeal(s, seat, action)
            if best < 0 or appeal > best_appeal or (later and appeal == best_appeal):
                best = action
                best_appeal = appeal
        return best

    # How it went.

    def report(self) -> None:
        """Up the path: to each who chose, how it went for him."""
        values = self.judge.values
        mine = values[self.seat]
        change = mine - self.mean
        self.mean += change / float(self.rounds)
        self.squares += change * (mine - self.mean)
        if self.settings.ahead > 0:
            self.unit = sqrt(self.squares / float(self.rounds))
        for node in self.path:
            node.visits += 1
            if node.seat >= 0:
                if self.settings.paranoid and node.seat != self.seat:
                    node.total += 1.0 - mine
                else:
                    node.total += values[node.seat]
