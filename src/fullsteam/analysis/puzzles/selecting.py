"""Which puzzles are kept: not the same situation again and again."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from fullsteam.analysis.puzzles.file import Match, Puzzle, Puzzles
from fullsteam.analysis.puzzles.mining import cut
from fullsteam.kernel.record import parse_record

NOTHING = "done"  # in every lexicon
A_MATCH = 3  # puzzles, at most
ALIKE = 1  # of them with the same question
IDLE = 8  # one in so many, at most, is about doing nothing in answer to the same question: it looks alike each time


def selected(found: list[Puzzle], matches: dict[str, Match], most: int) -> tuple[list[Puzzle], dict[str, Match]]:
    """One of each kind (players, question, what is done) in turn, the clearest first: so the puzzles of two days in a row are
    not alike. And their matches, cut off after the last one."""
    players = {name: match.read().players for name, match in matches.items()}
    kinds: dict[tuple[int, str, str], list[Puzzle]] = {}
    for puzzle in sorted(list(filter(explained, found)) or found, key=lambda puzzle: (-puzzle.margin, puzzle.id)):
        done = puzzle.best.choice.partition(" ")[0]
        kinds.setdefault((players[puzzle.match], puzzle.step, done), []).append(puzzle)
    out: list[Puzzle] = []
    while len(out) < most and any(kinds.values()):
        for kind in sorted(kinds):
            while kinds[kind]:
                puzzle = kinds[kind].pop(0)
                if len(out) < most and fits(out, puzzle) and not idle(out, puzzle, most):
                    out.append(puzzle)
                    break
    ends = {puzzle.match: max(other.ply for other in out if other.match == puzzle.match) for puzzle in out}
    return out, {name: shortened(matches[name], ply) for name, ply in ends.items()}


def idle(out: list[Puzzle], puzzle: Puzzle, most: int) -> bool:
    """Are there enough in which nothing is done here?"""
    same = [other for other in out if (other.step, other.best.choice) == (puzzle.step, NOTHING)]
    return puzzle.best.choice == NOTHING and len(same) >= max(1, most // IDLE)


def explained(puzzle: Puzzle) -> bool:
    """Can it be said why the obvious answer is worse? (Nothing can in a game that names no signs.)"""
    obvious = puzzle.option(puzzle.obvious)
    return obvious is not None and bool(obvious.reasons)


def fits(out: list[Puzzle], puzzle: Puzzle) -> bool:
    same = Counter(other.step for other in out if other.match == puzzle.match)
    return same.total() < A_MATCH and same[puzzle.step] < ALIKE


def shortened(match: Match, ply: int) -> Match:
    return replace(match, record=cut(parse_record(match.record), ply).written())


def collected(found: Puzzles, most: int) -> Puzzles:
    """The best of them, with the matches they need."""
    puzzles, kept = selected(found.puzzles, found.matches, most)
    return replace(found, matches=kept, puzzles=puzzles)
