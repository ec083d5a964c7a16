"""What is said at a table: how much, and by whom. Who sits there speaks under the name of his seat, which nobody else has
there; who only looks on is told apart, whatever he calls himself."""

from __future__ import annotations

from typing import Any

from fullsteam.server.people import names
from fullsteam.server.store import Seat
from fullsteam.server.wire import Budget

BURST = 20.0  # seconds for which lines may be saved up
MANY = 200  # speakers that are remembered


def told(rows: list[dict[str, Any]], seats: list[Seat]) -> list[dict[str, Any]]:
    """Lines of the store as everybody hears them. seat: of who speaks; None: he looks on."""
    return [said(row, seats) for row in rows]


def said(row: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    own = [s for s in seats if s.user_id == row["user_id"]]
    if own:  # of several around one screen the one that looked
        speaker = next((s for s in own if s.name == row["name"]), own[0])
        name, seat = speaker.name, speaker.seat
    else:
        name, seat = names.distinct(row["name"], (s.name for s in seats if s.name)), None
    return {"id": row["id"], "name": name, "seat": seat, "text": row["text"], "at": row["at"]}


class Speaking:
    """So many lines a minute for each; and for all who only look on, together, as many as for one who plays."""

    def __init__(self, lines: int) -> None:
        self.rate = lines / 60
        self.each: dict[str, Budget] = {}
        self.onlookers = Budget(self.rate, BURST)

    def may(self, user_id: str, sits: bool) -> bool:
        if len(self.each) > MANY:
            self.each = {who: budget for who, budget in self.each.items() if not budget.full}
        own = self.each.setdefault(user_id, Budget(self.rate, BURST))
        return own.takes(1) and (sits or self.onlookers.takes(1))
