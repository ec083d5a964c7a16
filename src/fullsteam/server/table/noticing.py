"""Who shall be told what an entry means for him, should he not be here: written with the entry, in one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fullsteam.server.store import Entry, Notice

if TYPE_CHECKING:
    from fullsteam.server.table.live import LiveTable

SOON = 2_000  # milliseconds in which who looks at the table, here or at another process, is found to do so


def notices(table: LiveTable, entry: Entry) -> list[Notice]:
    """The match stands already where this entry leaves it; the course does not know of it yet. Only people who can be reached,
    who do not look, and who did not do it themselves."""
    here = {c.user.id for c in table.connections if c.user is not None}
    out: dict[str, Notice] = {}
    for kind, seats in meant(table, entry).items():
        for seat in seats:
            user = table.seats[seat].user_id
            if user is not None and user in table.process.reachable and user not in here and entry.by != f"user:{user}":
                out.setdefault(user, Notice(user, entry.table_id, kind, entry.n, entry.at + SOON))
    return list(out.values())


def meant(table: LiveTable, entry: Entry) -> dict[str, list[int]]:
    """Seats by what they are told; each hears the first only."""
    course = table.course
    if entry.kind == "nudge":
        return {"nudge": [int(entry.text)]}
    if entry.kind not in ("start", "move", "undo", "resign", "end"):
        return {}
    if course.match.over or entry.kind == "end" or (entry.kind == "resign" and not entry.text):
        return {"over": sorted(course.people())}
    asked = [seat for seat in course.match.actors if course.asked[seat] is None and course.person(seat)]
    return {"turn": asked, "begun": sorted(course.people()) if entry.kind == "start" else []}
