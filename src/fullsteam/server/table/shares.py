"""What people add to the seed: from their seats into the first entry of the log, which alone says what counts."""

from __future__ import annotations

from fullsteam.kernel.record import Share
from fullsteam.play import fairness
from fullsteam.server.store import Seat, TableRow

NOTHING = "-"


def awaited(seats: list[Seat]) -> bool:
    """Has somebody promised a secret that he has neither opened nor failed to open in time?"""
    return any(s.promise is not None and s.secret is None for s in seats)


def written(seats: list[Seat]) -> str:
    """As the start entry has it, a line a seat that promised something; empty: the server alone chose the seed."""
    return "\n".join(f"{s.seat} {s.promise} {s.secret or NOTHING}" for s in seats if s.promise is not None)


def read(text: str) -> list[Share]:
    """ValueError: this was not written here."""
    out = []
    for line in text.splitlines():
        seat, promise, secret = line.split()
        if secret != NOTHING and not fairness.keeps(promise, secret):
            raise ValueError(f"seat {seat} promised another secret")
        out.append(Share(int(seat), promise, "" if secret == NOTHING else secret))
    return out


def why_not(row: TableRow, seat: Seat, secret: str) -> str:
    """Why a seat may not open this secret now; empty: it may."""
    if seat.promise is None:
        return "this seat promised no secret"
    if row.status == "open":
        return "not yet: keep your secret until every seat is taken"
    if not fairness.keeps(seat.promise, secret):
        return "this is not the secret that you promised"
    if seat.secret not in (None, secret):
        return "too late: the match has begun without your secret"
    return ""
