"""Matches that are over, taken apart: who may ask, the queue that all processes share, and the work on it piece by piece."""

from fullsteam.server.study.asking import NotNow, TooMuch, ask, check
from fullsteam.server.study.desk import Desk, job_of

__all__ = ["Desk", "NotNow", "TooMuch", "ask", "check", "job_of"]
