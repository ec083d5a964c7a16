"""A real browser for tests: it sees what a reader sees, and touches what a reader can touch."""

from browserkit.browsers import CHROMIUM, Reader, chromium
from browserkit.driver import Driver

__all__ = ["CHROMIUM", "Driver", "Reader", "chromium"]
