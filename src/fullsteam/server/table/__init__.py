"""The live table: its course, clocks, orders, what it tells whom, who drives it, and the process that holds all tables."""

from fullsteam.server.table.company import FORGOTTEN, patience
from fullsteam.server.table.course import Course
from fullsteam.server.table.hints import take_hint, thought_of, why_no_hint
from fullsteam.server.table.keeper import is_dead
from fullsteam.server.table.live import LiveTable
from fullsteam.server.table.news import news, told
from fullsteam.server.table.noticing import SOON
from fullsteam.server.table.past import take_up_past
from fullsteam.server.table.posed import posed
from fullsteam.server.table.process import NoSuchTable, Process
from fullsteam.server.table.public import public_table
from fullsteam.server.table.replay import PORTION, load, named_record, replayed, replayed_gently
from fullsteam.server.table.rules import CourseError, UnknownRules, known_rules
from fullsteam.server.table.why import why

__all__ = [
    "FORGOTTEN",
    "PORTION",
    "SOON",
    "Course",
    "CourseError",
    "LiveTable",
    "NoSuchTable",
    "Process",
    "UnknownRules",
    "is_dead",
    "known_rules",
    "load",
    "named_record",
    "news",
    "patience",
    "posed",
    "public_table",
    "replayed",
    "replayed_gently",
    "take_hint",
    "take_up_past",
    "thought_of",
    "told",
    "why",
    "why_no_hint",
]
