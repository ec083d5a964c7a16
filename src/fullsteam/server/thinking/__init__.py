"""Bots at work: the processes in which they think, and how long they seem to."""

from fullsteam.server.thinking.pace import Pace
from fullsteam.server.thinking.pool import Pool, Thought, at_once, make_pools
from fullsteam.server.thinking.queue import Chosen, Rank, Turns

__all__ = ["Chosen", "Pace", "Pool", "Rank", "Thought", "Turns", "at_once", "make_pools"]
