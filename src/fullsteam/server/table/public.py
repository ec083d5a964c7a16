"""What everybody may know of a table besides the game itself."""

from __future__ import annotations

from typing import Any

from fullsteam.games import ROOMS
from fullsteam.kernel.box import head_of
from fullsteam.play import fairness
from fullsteam.server.people.names import distinct
from fullsteam.server.store import Seat, TableRow


def older_release(row: TableRow) -> str:
    """Where a table is not played by the newest rules: the release that brought those it is played by."""
    info = ROOMS[row.game].info if row.game in ROOMS else None
    if info is None or row.rules == info.rules_version:
        return ""
    return next((version.release for version in info.versions if version.number == row.rules), "")


def looking_on(seats: list[Seat], present: dict[str, str]) -> list[str]:
    """The names of those who are here and do not sit here: each other than those who do."""
    sit = {s.user_id for s in seats}
    taken = [s.name for s in seats if s.name]
    for name in sorted(name for user, name in present.items() if user not in sit):
        taken.append(distinct(name, taken))
    return taken[sum(bool(s.name) for s in seats) :]


def public_table(row: TableRow, seats: list[Seat], present: dict[str, str]) -> dict[str, Any]:
    """What everybody may know of a table besides the game itself. present: who looks at it now, by id."""
    return {
        "id": row.id,
        "game": row.game,
        "title": ROOMS[row.game].info.title if row.game in ROOMS else row.game,
        "rules": row.rules,
        "release": older_release(row),
        "players": row.players,
        "options": row.options,
        "box": head_of(row.box) if row.box else None,
        "terms": row.terms,
        "public": row.public,
        "status": row.status,
        "promise": fairness.promise(bytes.fromhex(row.seed)),
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "level": s.level,
                "free": s.free,
                "invited": s.invite is not None,
                "present": s.kind == "bot" or s.user_id in present,
                "promise": s.promise or "",
                "opened": bool(s.secret),
                "colour": s.colour or "",
                "avatar": s.avatar or "",
            }
            for s in seats
        ],
        "host": next((s.seat for s in seats if s.user_id == row.host), None),
        "onlookers": looking_on(seats, present),
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "scores": row.scores,
        "places": row.places,
        "origin": row.origin,
        "next": row.next,
    }
