"""One's own games: matches that are over, what they come to, whom they were with, and their records to take home."""

from __future__ import annotations

import hmac
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from io import BytesIO
from typing import Annotated, Any, Literal

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery, QueryParameter
from litestar.response import Stream
from sqlalchemy import Connection

from fullsteam.games import ROOMS
from fullsteam.server.api.parameters import Limit, Offset, TheGuard, TheProcess
from fullsteam.server.people import Identity, require, session_only, statistics
from fullsteam.server.store import Played, Seat, people, played, profiles
from fullsteam.server.store import tables as sql
from fullsteam.server.table import CourseError, Process, named_record

Asked = Request[Any, Identity, Any]
Word = Annotated[str | None, QueryParameter(max_length=40)]
RIVALS = 5  # favourites of a game


def friend_id(key: str, user_id: str, other: str) -> str:
    """What somebody is called whom one has played with: only between these two, so that nobody can be followed by it."""
    return hmac.digest(key.encode(), f"friend {user_id} {other}".encode(), "sha256").hex()[:24]


def find_friend(c: Connection, key: str, user_id: str, friend: str) -> str | None:
    return next((f.user_id for f in played.companions(c, user_id) if friend_id(key, user_id, f.user_id) == friend), None)


@get("/me/history", summary="My matches that are over, the newest first", tags=["history"])
async def history(
    request: Asked,
    process: TheProcess,
    guard: TheGuard,
    game: Word = None,
    result: FromQuery[Literal["won", "lost"] | None] = None,
    rivals: Word = None,
    pace: FromQuery[Literal["live", "correspondence"] | None] = None,
    rated: FromQuery[bool | None] = None,
    limit: Limit = 20,
    offset: Offset = 0,
) -> dict[str, Any]:
    """rivals: `people`, `bots`, or the id of a friend."""
    user = require(request.auth, "read")

    def read(c: Connection) -> dict[str, Any]:
        against = None if rivals not in ("people", "bots") else rivals == "people"
        rival = find_friend(c, guard.key, user.id, rivals) if rivals is not None and against is None else None
        if rivals is not None and against is None and rival is None:
            raise NotFoundException("there is nobody of this id whom you have played with")
        won = None if result is None else result == "won"
        wished = played.Filter(game or None, won, against, rival, pace, rated)
        many, rows = played.history(c, user.id, wished, limit, offset)
        return {"total": many, "matches": [told(c, row) for row in rows]}

    return await process.store.read(read)


def told(c: Connection, row: Played) -> dict[str, Any]:
    """One match of the list, with whoever else sat there, as they are called now."""
    table = sql.get_table(c, row.table_id)
    places = (table.places if table is not None else None) or []
    others = [rival(s, places) for s in sql.seats_of(c, row.table_id) if s.seat != row.seat]
    return {
        "table": row.table_id,
        "game": row.game,
        "title": ROOMS[row.game].info.title if row.game in ROOMS else row.game,
        "ended": row.ended,
        "place": row.place,
        "shared": places.count(row.place) > 1,
        "players": row.players,
        "score": row.score,
        "rated": row.rated,
        "pace": row.pace,
        "counted": row.counted,
        "seat": row.seat,
        "rivals": others,
    }


def rival(s: Seat, places: list[int]) -> dict[str, Any]:
    place = places[s.seat] if s.seat < len(places) else 0
    look = {"colour": s.colour or "", "avatar": s.avatar or ""}
    return {"name": s.name, "level": s.level if s.kind == "bot" else "", "place": place, **look}


def ratings_of(c: Connection, user_id: str, games: set[str]) -> dict[str, tuple[float, float, int]]:
    found = {game: people.rating(c, user_id, game) for game in games}
    return {game: rating for game, rating in found.items() if rating is not None}


@get("/me/statistics", summary="What my matches come to, game by game", tags=["history"])
async def my_statistics(request: Asked, process: TheProcess, guard: TheGuard) -> list[dict[str, Any]]:
    user = require(request.auth, "read")

    def read(c: Connection) -> list[dict[str, Any]]:
        matches = played.counted(c, user.id)
        found = statistics(matches, ratings_of(c, user.id, {m.game for m in matches}), True)
        for one in found:
            most = sorted(played.companions(c, user.id, one["game"]), key=lambda f: -f.matches)[:RIVALS]
            one["rivals"] = [{**friend(guard.key, user.id, f), "won": f.won} for f in most]
        return found

    return await process.store.read(read)


def friend(key: str, user_id: str, f: played.Companion) -> dict[str, Any]:
    look = {"colour": f.colour or "", "avatar": f.avatar or ""}
    return {"id": friend_id(key, user_id, f.user_id), "name": f.name, **look, "matches": f.matches}


@get("/me/friends", summary="People I have played with, the newest first", tags=["history"])
async def friends(request: Asked, process: TheProcess, guard: TheGuard) -> list[dict[str, Any]]:
    """table: the last match with him, to be played again (POST /api/tables/{id}/rematch)."""
    user = require(request.auth, "read")

    def read(c: Connection) -> list[dict[str, Any]]:
        found = played.companions(c, user.id)
        shown = profiles.shown(c, [f.user_id for f in found])
        welcome = profiles.welcome(c, [f.user_id for f in found])
        return [
            {
                **friend(guard.key, user.id, f),
                "won": f.won,
                "last": f.last,
                "table": f.table_id,
                "game": f.game,
                "title": ROOMS[f.game].info.title if f.game in ROOMS else f.game,
                "others": [s.name for s in sql.seats_of(c, f.table_id) if s.user_id != user.id],
                "invites": f.user_id in welcome,
                "profile": p.slug if (p := shown.get(f.user_id)) is not None and p.seen != "me" else None,
            }
            for f in found
        ]

    return await process.store.read(read)


@get("/me/records", summary="The records of all my matches, as a zip", tags=["history"], media_type="application/zip")
async def records(request: Asked, process: TheProcess) -> Stream:
    user = session_only(request.auth)
    ids = await process.store.read(played.record_ids, user.id)
    headers = {"content-disposition": 'attachment; filename="fullsteam-records.zip"'}
    return Stream(zipped(process, ids), media_type="application/zip", headers=headers)


async def zipped(process: Process, ids: list[str]) -> AsyncIterator[bytes]:
    """One record after the other: however many there are, never more than one is in memory."""
    out = BytesIO()
    with zipfile.ZipFile(Written(out), "w", zipfile.ZIP_DEFLATED) as archive:
        for table_id in ids:
            if (found := await record_of(process, table_id)) is not None:
                archive.writestr(*found)
            yield out.getvalue()
            out.seek(0)
            out.truncate()
    yield out.getvalue()


class Written:
    """A file that can only be written: what a stream is for zipfile."""

    def __init__(self, out: BytesIO) -> None:
        self.out = out

    def write(self, data: bytes, /) -> int:
        return self.out.write(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass


async def record_of(process: Process, table_id: str) -> tuple[str, str] | None:
    """Its name in the archive, and the text. None: it cannot be read by this release."""
    kept = await process.store.read(sql.record_of, table_id)
    if kept is not None:
        row, text = kept[0], named_record(kept[2], kept[1])
    else:
        try:
            table = await process.get(table_id)
        except CourseError:
            return None
        row, text = table.row, table.course.match.record().written()
    day = datetime.fromtimestamp((row.ended or row.created) / 1000, UTC).strftime("%Y-%m-%d")
    return f"{day}-{row.game}-{row.id}.txt", text


HANDLERS = [history, my_statistics, friends, records]
