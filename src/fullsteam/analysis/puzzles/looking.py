"""Is this moment a puzzle? One answer clearly best, by what its seat may know; rules of thumb choose another; and whoever looks
far ahead finds it.

After a glance, in three sieves, each with chance of its own: whoever takes the best of many noisy numbers and believes it finds
puzzles everywhere. Only the numbers of the last one are kept."""

from __future__ import annotations

from dataclasses import dataclass

from fullsteam.analysis.outlook import CLOSE, SIFT, Answer, Outlook, Tally, Weighed
from fullsteam.analysis.puzzles.file import Option, Puzzle, Puzzles
from fullsteam.analysis.reasons import reasons
from fullsteam.bots import bot
from fullsteam.kernel.rng import stream
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective

FEWEST, MOST = 3, 20  # answers: neither a yes or no nor a lottery
CLEARLY = 0.10  # so much every other answer is behind the best one ...
SURELY = 3  # ... by so many standard errors more
HOPE = 0.05  # the least chance with the best answer: a lost match is no puzzle
WORLDS = 8  # imagined worlds in which rules of thumb choose
GLANCE, LEAD = 4, 0.05  # rounds of a glance, after which something must be so far ahead of what rules of thumb choose
FIRST, SECOND = 16, 64  # rounds of the first two sieves
LIKELY = 0.06  # what must be left in the first one, without looking at errors
USUAL = 400  # rounds of the last one
FAR, TRIES, FOUND = "champion@400i", 5, 3  # who looks far ahead finds it, more often than not
NEAR, ENOUGH = "club@50i", 8
EASY, HARD = 6, 1  # so often, of ENOUGH times, it is found by who is soon content


@dataclass(frozen=True)
class Place:
    """Where a question was asked."""

    match: str
    ply: int
    late: float  # how much of the match was over, 0 to 1


def look(room: Room, perspective: Perspective, place: Place, rounds: int, seed: int) -> Puzzle | None:
    """The puzzle of this moment, if it is one."""
    legal = perspective.legal
    if not FEWEST <= len(legal) <= MOST or auction(room, legal):
        return None
    outlook = Outlook(room, perspective.seats, rounds, seed)
    obvious = rules_of_thumb(perspective, seed, place.ply)
    if lead(outlook.tried(perspective, legal, GLANCE, place.ply, SIFT, None), perspective, obvious) < LEAD:
        return None
    first = outlook.tried(perspective, legal, FIRST, place.ply, SIFT, None)
    best, gap = ahead(first, perspective.seat)
    if legal[best] in obvious or gap < LIKELY:
        return None
    second = outlook.tried(perspective, legal, SECOND, place.ply, CLOSE, None)
    if legal[ahead(second, perspective.seat)[0]] != legal[best] or ahead(second, perspective.seat)[1] < CLEARLY:
        return None
    last = weighed(outlook, perspective, place.ply, rounds, obvious[0])
    answers = last.answers
    if answers[0].action != legal[best] or not clear(last) or answers[0].values[perspective.seat] < HOPE:
        return None
    if times(perspective, FAR, TRIES, legal[best], seed, place.ply) < FOUND:
        return None
    return made(room, perspective, place, last, obvious[0], level(perspective, legal[best], seed, place.ply))


def auction(room: Room, legal: list[int]) -> bool:
    """Is an amount asked for? Which one is best depends on a rival's nerve: nothing to be proud of having found."""
    words = [room.game.verbs.word(action) for action in legal]
    return sum(len(word.domains) == 1 and word.domains[0].labels[0] == "0" for word in words) > 1


def rules_of_thumb(perspective: Perspective, seed: int, number: int) -> list[int]:
    """What looks best to who does not look ahead, in any of some worlds that could be; what does so most often is first."""
    game, counts = perspective.room.game, dict.fromkeys(perspective.legal, 0)
    for world in range(WORLDS):
        s = perspective.imagine(stream(seed, number, world, 3))
        appeals = {action: game.appeal(s, perspective.seat, action) for action in counts}
        for action, appeal in appeals.items():
            counts[action] += appeal == max(appeals.values())
    return [action for action in sorted(counts, key=lambda action: (-counts[action], action)) if counts[action]]


def lead(found: list[Tally], perspective: Perspective, obvious: list[int]) -> float:
    """How far the best answer is ahead of what rules of thumb choose."""
    values = {action: tally.mean(perspective.seat) for action, tally in zip(perspective.legal, found, strict=True)}
    return max(values.values()) - max(values[action] for action in obvious)


def ahead(found: list[Tally], seat: int) -> tuple[int, float]:
    """Which answer is best, and how far the next one is behind."""
    order = sorted(range(len(found)), key=lambda i: -found[i].mean(seat))
    return order[0], found[order[0]].mean(seat) - found[order[1]].mean(seat)


def weighed(outlook: Outlook, perspective: Perspective, number: int, rounds: int, given: int) -> Weighed:
    """Every answer, closely, with chance that no sieve has seen."""
    legal = perspective.legal
    signs = [Tally.of(outlook.seats * len(outlook.room.game.sign_names())) for _ in legal]
    found = outlook.tried(perspective, legal, rounds, number, CLOSE + 1, signs)
    return outlook.ranked(legal, found, signs, given, perspective.seat, len(legal), len(legal))


def clear(found: Weighed) -> bool:
    """Is every other answer far behind, and surely?"""
    return all(answer.behind - SURELY * answer.error >= CLEARLY for answer in found.answers[1:])


def times(perspective: Perspective, name: str, tries: int, best: int, seed: int, number: int) -> int:
    """How often does a bot choose this?"""
    player = bot(name)
    return sum(player.choose(perspective, stream(seed, number, k, 4)) == best for k in range(tries))


def level(perspective: Perspective, best: int, seed: int, number: int) -> int:
    found = times(perspective, NEAR, ENOUGH, best, seed, number)
    return 1 if found >= EASY else 2 if found > HARD else 3


def made(room: Room, perspective: Perspective, place: Place, found: Weighed, obvious: int, hard: int) -> Puzzle:
    best, seat, text = found.answers[0], perspective.seat, room.game.verbs.text

    def option(answer: Answer) -> Option:
        why = () if answer is best else tuple(reasons(room, seat, best, answer, place.late))
        return Option(text(answer.action), answer.behind, answer.error, why)

    answers = tuple(option(answer) for answer in found.answers)
    name, chance = f"{place.match}-{place.ply}", round(best.values[seat], 4)
    return Puzzle(name, place.match, place.ply, seat, perspective.step, hard, chance, text(obvious), answers)


# --- once more


@dataclass(frozen=True)
class Checked:
    """A puzzle, measured anew."""

    legal: bool  # are the answers that are kept those there are?
    best: str
    margin: float  # how far the next best answer is behind, and one standard error of that
    error: float
    missed: bool  # do rules of thumb choose another?

    def holds(self, puzzle: Puzzle) -> bool:
        """By numbers with an error of their own: the margin may be a little smaller than it was, by three errors at most."""
        wide = self.margin + SURELY * self.error >= CLEARLY and self.margin > SURELY * self.error
        return self.legal and self.missed and self.best == puzzle.best.choice and wide


def check(room: Room, puzzles: Puzzles, puzzle: Puzzle, rounds: int, seed: int) -> Checked:
    """With chance of its own: `seed` should be another than the puzzles were found with."""
    room, s = puzzles.position(room, puzzle)
    perspective = Perspective(room, s, puzzle.seat)
    text = room.game.verbs.text
    legal = {text(action) for action in perspective.legal}
    same = legal == {answer.choice for answer in puzzle.answers} and perspective.step == puzzle.step
    obvious = rules_of_thumb(perspective, seed, puzzle.ply)
    found = weighed(Outlook(room, perspective.seats, rounds, seed), perspective, puzzle.ply, rounds, obvious[0])
    best, second = found.answers[0].action, found.answers[1]
    return Checked(same, text(best), second.behind, second.error, best not in obvious)
