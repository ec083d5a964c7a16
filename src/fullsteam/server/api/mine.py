"""My tables: whose turn it is and since when, who won, and what I have put away."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from fullsteam.server import lobby
from fullsteam.server.api.parameters import TheProcess
from fullsteam.server.people import Identity, require
from fullsteam.server.store import tables as sql
from fullsteam.server.table import CourseError, NoSuchTable, Process, public_table

Asked = Request[Any, Identity, Any]


@get("/me/tables", summary="My tables, the newest first; whose turn it is", tags=["tables"])
async def my_tables(request: Asked, process: TheProcess, away: FromQuery[bool] = False) -> list[dict[str, Any]]:
    user = require(request.auth, "read")
    found = await process.store.read(mine, user.id, away, process.now())
    for table in found:
        table["turn"] = await turn(process, table["id"]) if table["status"] == "playing" else None
        table["your_turn"] = table["turn"] is not None and not set(table["turn"]["seats"]).isdisjoint(table["you"])
    return found


async def turn(process: Process, table_id: str) -> dict[str, Any] | None:
    """Who has to choose, and since when nothing has happened: what everybody at the table sees. A table whose log does not
    replay asks nobody."""
    try:
        course = (await process.get(table_id)).course
    except (NoSuchTable, CourseError):
        return None
    if not course.started or course.over:
        return None
    return {"seats": sorted(course.match.actors), "since": course.moments[-1].at}


def mine(c: Any, user_id: str, away: bool, now: int) -> list[dict[str, Any]]:
    out = []
    for row in sql.tables_of(c, user_id, away=away):
        seats = sql.seats_of(c, row.id)
        own = [s.seat for s in seats if s.user_id == user_id]
        closable = row.host == user_id and lobby.closable(c, row, seats, now)
        out.append({**public_table(row, seats, {}), "you": own, "closable": closable})
    return out


@post("/me/tables/{table_id:str}/away", summary="Put a table away: not listed any more", tags=["tables"], status_code=204)
async def put_away(request: Asked, table_id: FromPath[str], process: TheProcess) -> None:
    await put_aside(request, process, table_id, True)


@delete("/me/tables/{table_id:str}/away", summary="Take it out again", tags=["tables"])
async def take_out(request: Asked, table_id: FromPath[str], process: TheProcess) -> None:
    await put_aside(request, process, table_id, False)


async def put_aside(request: Asked, process: Process, table_id: str, away: bool) -> None:
    user = require(request.auth, "tables")
    if not await process.store.write(sql.put_aside, user.id, table_id, away):
        raise NotFoundException("there is no such table of yours")


HANDLERS = [my_tables, put_away, take_out]
