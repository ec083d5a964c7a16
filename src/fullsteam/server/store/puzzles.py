"""What people have answered to puzzles: the first answer to each, and to the puzzle of a day the first of that day."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from fullsteam.server.store.schema_study import puzzles

NO_DAY = 0


def answer(c: Connection, user_id: str, game: str, puzzle: str, day: int, at: int, choice: str, solved: bool) -> bool:
    """False: there is an answer already, and that one stays."""
    added = (postgresql if c.dialect.name == "postgresql" else sqlite).insert(puzzles)
    row = {"user_id": user_id, "game": game, "puzzle": puzzle, "day": day, "at": at, "choice": choice, "solved": solved}
    return c.execute(added.values(**row).on_conflict_do_nothing().returning(puzzles.c.puzzle)).first() is not None


def states(c: Connection, user_id: str, game: str) -> dict[str, bool]:
    """Which puzzles he has answered, and whether he solved them: the first time."""
    query = select(puzzles.c.puzzle, puzzles.c.solved).where(puzzles.c.user_id == user_id, puzzles.c.game == game)
    out: dict[str, bool] = {}
    for row in c.execute(query.order_by(puzzles.c.at, puzzles.c.day)):
        out.setdefault(row.puzzle, bool(row.solved))
    return out


def days(c: Connection, user_id: str, game: str) -> dict[int, bool]:
    """On which days he answered the puzzle of the day, and whether he solved it."""
    mine = (puzzles.c.user_id == user_id) & (puzzles.c.game == game) & (puzzles.c.day != NO_DAY)
    return {row.day: bool(row.solved) for row in c.execute(select(puzzles.c.day, puzzles.c.solved).where(mine))}


def streak(c: Connection, user_id: str, game: str, today: int) -> int:
    """Days in a row, up to today, on which he solved the puzzle of the day; today is not over yet."""
    found = days(c, user_id, game)
    day, count = (today if today in found else today - 1), 0
    while found.get(day):
        day, count = day - 1, count + 1
    return count
