"""Somebody tells who hosts about somebody else: a person at a table, or a line of its chat."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection

from fullsteam.server.store import User, people, reports
from fullsteam.server.store import tables as sql
from fullsteam.server.table import LiveTable, Process

DAY = 86_400_000
Reason = Literal["insult", "name", "spam", "cheating", "leaving", "other"]


class TooManyReports(ValueError):
    """So many a day and no more."""


async def report(
    process: Process, table: LiveTable, user: User, seat: int | None, line: int | None, reason: str, text: str
) -> bool:
    """False: there is no such person there, or it is himself."""
    row = {"by": user.id, "table_id": table.row.id, "reason": reason, "text": text, "line": line, "said": ""}

    def write(c: Connection) -> bool:
        people.hold(c, user.id)
        now = process.now()
        said = reports.line(c, table.row.id, line) if line is not None else None
        chair = next((s for s in sql.seats_of(c, table.row.id) if s.seat == seat), None) if line is None else None
        about, name = (said["user_id"], said["name"]) if said else (chair.user_id, chair.name) if chair else (None, "")
        if about is None or about == user.id:
            return False
        if reports.made_since(c, user.id, now - DAY) >= process.config.reports:
            raise TooManyReports(f"at most {process.config.reports} reports a day")
        about_it = {**row, "about": about, "name": name, "said": said["text"] if said else "", "created": now}
        reports.add(c, about_it)
        return True

    return await process.store.write(write)
