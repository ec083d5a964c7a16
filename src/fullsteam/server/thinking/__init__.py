"""Bots at work: the processes in which they think, and how long they seem to."""

from fullsteam.server.thinking.pace import Pace
from fullsteam.server.thinking.pool import Pool, Thought, make_pool

__all__ = ["Pace", "Pool", "Thought", "make_pool"]
