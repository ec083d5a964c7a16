"""Puzzles: moments of matches in which one answer is clearly best and rules of thumb miss it. docs/analysis.md tells how they
are found and checked."""

from __future__ import annotations

from fullsteam.analysis.puzzles.file import Match, Option, Puzzle, PuzzleError, Puzzles, puzzles_of, read, written
from fullsteam.analysis.puzzles.looking import CLEARLY, FEWEST, MOST, SURELY, Checked, check
from fullsteam.analysis.puzzles.mining import Mine, moments
from fullsteam.analysis.puzzles.selecting import A_MATCH, ALIKE, collected, explained

__all__ = [
    "ALIKE",
    "A_MATCH",
    "CLEARLY",
    "FEWEST",
    "MOST",
    "SURELY",
    "Checked",
    "Match",
    "Mine",
    "Option",
    "Puzzle",
    "PuzzleError",
    "Puzzles",
    "check",
    "collected",
    "explained",
    "moments",
    "puzzles_of",
    "read",
    "written",
]
