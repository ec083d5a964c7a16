"""Ratings with openskill, per game, only where the table agreed to be rated and only accounts play."""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from fullsteam.server.store import Seat, TableRow, people
from fullsteam.server.store import tables as sql

MODEL = PlackettLuce()


def finish(
    c: Connection, row: TableRow, seats: list[Seat], scores: list[int], places: list[int], now: int, record: str
) -> bool:
    """Close the table with its scores and its record; the first who does it also rates it. One transaction."""
    if not sql.finish(c, row.id, scores, places, now):
        return False
    sql.put_record(c, row.id, record)
    if row.terms.rated:
        rate(c, row, seats, places)
    return True


def rate(c: Connection, row: TableRow, seats: list[Seat], places: list[int]) -> None:
    users = [seat.user_id for seat in seats]
    found = [people.get_user(c, user) if user is not None else None for user in users]
    if any(user is None or user.guest for user in found) or len(set(users)) < len(users):
        return
    for user_id in sorted(user.id for user in found if user is not None):
        people.hold(c, user_id)  # two of his matches may end at once, in two processes: the second reads what the first wrote
    before = [people.rating(c, user.id, row.game) for user in found if user is not None]
    teams = [[MODEL.rating() if old is None else MODEL.rating(mu=old[0], sigma=old[1])] for old in before]
    for user, team in zip(users, MODEL.rate(teams, ranks=[float(place) for place in places]), strict=True):
        assert user is not None
        people.put_rating(c, user, row.game, team[0].mu, team[0].sigma)
