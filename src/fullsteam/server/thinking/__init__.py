"""Bots at work: the processes in which they think, and how long they seem to."""

from fullsteam.server.thinking.advice import Advice, advise
from fullsteam.server.thinking.pace import Pace
from fullsteam.server.thinking.pool import Pool, Thought, at_once, make_pools
from fullsteam.server.thinking.queue import Chosen, Rank, Turns

__all__ = ["Advice", "Chosen", "Pace", "Pool", "Rank", "Thought", "Turns", "advise", "at_once", "make_pools"]
