"""Ratings with openskill, per game, only where the table agreed to be rated and only accounts play; and what each of its people
remembers of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from fullsteam.server.store import Played, Seat, TableRow, people
from fullsteam.server.store import played as memory
from fullsteam.server.store import tables as sql

MODEL = PlackettLuce()
Feats = Mapping[str, Sequence[int]]  # what a game counts of its players: by name, then by seat


def finish(
    c: Connection,
    row: TableRow,
    seats: list[Seat],
    scores: list[int],
    places: list[int],
    now: int,
    record: str,
    feats: Feats,
) -> bool:
    """Close the table with its scores and its record; the first who does it also rates it, and everybody remembers it. One
    transaction."""
    if not sql.finish(c, row.id, scores, places, now):
        return False
    sql.put_record(c, row.id, record)
    memory.put(c, remembered(c, row, seats, scores, places, now, feats))
    if row.terms.rated:
        rate(c, row, seats, places)
    return True


def remembered(
    c: Connection, row: TableRow, seats: list[Seat], scores: list[int], places: list[int], ended: int, feats: Feats
) -> list[Played]:
    """One for each person: of several seats around one screen the best is his, and it does not count."""
    sat: dict[str, list[int]] = {}
    for s in seats:
        if s.kind == "person" and s.user_id is not None:
            sat.setdefault(s.user_id, []).append(s.seat)
    out = []
    for user_id, own in sat.items():
        user = people.get_user(c, user_id)
        if user is None or user.deleted:
            continue
        best = min(own, key=lambda seat: (places[seat], seat))
        made = {name: int(numbers[best]) for name, numbers in feats.items()}
        out.append(
            Played(
                row.id,
                user_id,
                best,
                row.game,
                ended,
                places[best],
                scores[best],
                row.players,
                len(sat) - 1,
                row.terms.pace,
                row.terms.rated,
                counted=len(own) == 1 and not row.origin,
                feats=made,
            )
        )
    return out


def raters(c: Connection, seats: list[Seat]) -> list[str]:
    """Who is rated, by seat; nobody, unless all are accounts, each with one seat."""
    users = [seat.user_id for seat in seats if seat.user_id is not None]
    found = [people.get_user(c, user) for user in users]
    guests = any(user is None or user.guest for user in found)
    return [] if guests or len(set(users)) < len(seats) else users


def rate(c: Connection, row: TableRow, seats: list[Seat], places: list[int]) -> None:
    users = raters(c, seats)
    for user_id in sorted(users):
        people.hold(c, user_id)  # two of his matches may end at once, in two processes: the second reads what the first wrote
    before = [people.rating(c, user, row.game) for user in users]
    after = rated([None if old is None else old[:2] for old in before], places)
    for user, (mu, sigma) in zip(users, after, strict=True):
        people.put_rating(c, user, row.game, mu, sigma)
        memory.rate(c, row.id, user, mu, sigma)


def rated(before: Sequence[tuple[float, float] | None], places: list[int]) -> list[tuple[float, float]]:
    if not before:
        return []
    teams = [[MODEL.rating() if old is None else MODEL.rating(mu=old[0], sigma=old[1])] for old in before]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(place) for place in places])]


def recall(c: Connection, row: TableRow, seats: list[Seat], feats: Feats) -> None:
    """A match that was over before anybody remembered matches. What its people are rated now stays; what they were rated then
    follows from their matches before. Of who has left since nothing is known, and he is taken for somebody new."""
    assert row.scores is not None and row.places is not None and row.ended is not None
    memory.put(c, remembered(c, row, seats, row.scores, row.places, row.ended, feats))
    sat = [s.user_id for s in seats if s.user_id is not None]
    if not row.terms.rated or len(set(sat)) < len(seats):
        return
    before = [memory.rating_before(c, user, row.game, row.ended) for user in sat]
    for user, (mu, sigma) in zip(sat, rated(before, row.places), strict=True):
        if people.rating(c, user, row.game) is not None:
            memory.rate(c, row.id, user, mu, sigma)
