"""Puzzles: moments of matches in which one answer is clearly best and rules of thumb miss it. docs/analysis.md tells how they
are found and checked."""

from __future__ import annotations

from fullsteam.analysis.puzzles.file import Match, Option, Puzzle, PuzzleError, Puzzles, puzzles_of, read, written
from fullsteam.analysis.puzzles.looking import CLEARLY, SURELY, Checked, check
from fullsteam.analysis.puzzles.mining import Mine, moments
from fullsteam.analysis.puzzles.selecting import collected

__all__ = [
    "CLEARLY",
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
    "moments",
    "puzzles_of",
    "read",
    "written",
]
