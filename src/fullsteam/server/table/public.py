"""What everybody may know of a table besides the game itself."""

from __future__ import annotations

from typing import Any

from fullsteam.games import ROOMS
from fullsteam.play import fairness
from fullsteam.server.store import Seat, TableRow


def older_release(row: TableRow) -> str:
    """Where a table is not played by the newest rules: the release that brought those it is played by."""
    info = ROOMS[row.game].info if row.game in ROOMS else None
    if info is None or row.rules == info.rules_version:
        return ""
    return next((version.release for version in info.versions if version.number == row.rules), "")


def public_table(row: TableRow, seats: list[Seat], present: set[str]) -> dict[str, Any]:
    """What everybody may know of a table besides the game itself."""
    return {
        "id": row.id,
        "game": row.game,
        "title": ROOMS[row.game].info.title if row.game in ROOMS else row.game,
        "rules": row.rules,
        "release": older_release(row),
        "players": row.players,
        "options": row.options,
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
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "scores": row.scores,
        "places": row.places,
        "origin": row.origin,
        "next": row.next,
    }
