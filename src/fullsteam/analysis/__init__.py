"""Why was a match won? Luck and skill, mistakes, turning points, from its record. docs/analysis.md tells how to use it.

>>> from fullsteam.analysis import analyse
>>> found = analyse(record)                    # a finished match; about a minute on one core
>>> found.seats[0].parts.own, found.seats[0].accuracy, found.seats[0].parts.luck
>>> found.worst(0)[0].weighed.answers[0]       # the best answer where seat 1 lost most
>>> found.as_json()                            # everything, for a page or a notebook"""

from __future__ import annotations

from fullsteam.analysis.course import CannotAnalyse
from fullsteam.analysis.found import Analysis, analyse
from fullsteam.analysis.measure import MARKS, Moment, Parts, Seat
from fullsteam.analysis.outlook import Answer, Chances, Outlook, Weighed

__all__ = [
    "MARKS",
    "Analysis",
    "Answer",
    "CannotAnalyse",
    "Chances",
    "Moment",
    "Outlook",
    "Parts",
    "Seat",
    "Weighed",
    "analyse",
]
