"""Rules of thumb for a sensible player: how good does a choice look? From what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from fullsteam.games.volldampf.state import Table
from fullsteam.kernel.core import Action


def appeal(s: Table, seat: i64, action: Action) -> i64:
    return 0
