"""For who hosts, and for nobody else: whoever is no administrator finds nothing at these addresses."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fullsteam.server import hosting as house
from fullsteam.server.api.parameters import Limit, Offset, TheProcess, TheWarden
from fullsteam.server.people import Identity
from fullsteam.server.store import hosting, reports
from fullsteam.server.store import tables as sql

Asked = Request[Any, Identity, Any]
Search = Annotated[str, QueryParameter(max_length=64)]
Only = Literal["", "admins", "muted", "banned", "accounts", "guests"]
Status = Literal["", "open", "playing", "over", "closed"]
EVERYTHING = 1_000_000  # lines of the log that are exported


def admins_only(connection: ASGIConnection[Any, Any, Identity, Any], _: BaseRouteHandler) -> None:
    """With a session, not with a token. To everybody else there is nothing here, whatever he sends."""
    identity = connection.auth
    if identity.user is None or not identity.user.admin or identity.scopes is not None:
        raise NotFoundException


@get("/admin", summary="How many there are, and what waits", tags=["hosting"])
async def overview(process: TheProcess, warden: TheWarden) -> dict[str, Any]:
    def counted(c: Any) -> dict[str, Any]:
        return {
            "people": reports.count_people(c),
            "tables": sql.count_by_status(c),
            "reports": reports.waiting(c),
            "words": hosting.words(c),
        }

    return {**await process.store.read(counted), "announcements": warden.in_force()}


@get("/admin/people", summary="Who is there", tags=["hosting"])
async def people(
    process: TheProcess, q: Search = "", only: FromQuery[Only] = "", limit: Limit = 50, offset: Offset = 0
) -> list[dict[str, Any]]:
    return await process.store.read(reports.people, q.strip(), only, process.now(), limit, offset)


@get("/admin/people/{user_id:str}", summary="What was reported of somebody, and done", tags=["hosting"])
async def person(user_id: FromPath[str], process: TheProcess) -> dict[str, Any]:
    def about(c: Any) -> dict[str, Any]:
        told = [*reports.listed(c, False, 50, 0, user_id), *reports.listed(c, True, 50, 0, user_id)]
        return {"reports": told, "deeds": hosting.newest_deeds(c, 50, 0, user_id)}

    return await process.store.read(about)


@get("/admin/tables", summary="All tables, the newest first", tags=["hosting"])
async def tables(
    process: TheProcess, q: Search = "", status: FromQuery[Status] = "", limit: Limit = 50, offset: Offset = 0
) -> list[dict[str, Any]]:
    return await process.store.read(reports.tables_listed, status, q.strip(), limit, offset)


@get("/admin/tables/{table_id:str}/chat", summary="What was said there", tags=["hosting"])
async def chat(table_id: FromPath[str], process: TheProcess) -> list[dict[str, Any]]:
    return await process.store.read(sql.chat_of, table_id)


@get("/admin/reports", summary="What people reported", tags=["hosting"])
async def told(
    process: TheProcess, settled: FromQuery[bool] = False, limit: Limit = 50, offset: Offset = 0
) -> list[dict[str, Any]]:
    return await process.store.read(reports.listed, settled, limit, offset)


@get("/admin/deeds", summary="What was done, by whom, when and why", tags=["hosting"])
async def deeds(process: TheProcess, limit: Limit = 50, offset: Offset = 0) -> list[hosting.Done]:
    return await process.store.read(hosting.newest_deeds, limit, offset)


@get("/admin/deeds.csv", summary="All of it, as a file", tags=["hosting"])
async def exported(process: TheProcess) -> Response[str]:
    found = await process.store.read(hosting.newest_deeds, EVERYTHING)
    headers = {"content-disposition": 'attachment; filename="fullsteam-log.csv"'}
    return Response(as_csv(found), media_type="text/csv; charset=utf-8", headers=headers)


def as_csv(found: list[hosting.Done]) -> str:
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow(["when", "who", "what", "about", "name", "why"])
    for d in found:
        when = datetime.fromtimestamp(d.at / 1000, UTC).isoformat(timespec="seconds")
        sheet.writerow([when, *(harmless(cell) for cell in (d.by_name, d.what, d.about, d.name, d.why))])
    return out.getvalue()


def harmless(cell: str) -> str:
    """A spreadsheet takes what begins like this for a formula."""
    return f"'{cell}" if cell[:1] in "=+-@\t\r" and cell else cell


@post("/admin/deeds", summary="Do something about a person, a table or the house", tags=["hosting"])
async def do(request: Asked, data: JSONBody[house.Act], process: TheProcess, warden: TheWarden) -> dict[str, Any]:
    """Written down with who did it and why. What follows from it is done before this answers, in this process; in others, and
    by servers that do not run now, within seconds of seeing it."""
    user = request.auth.user
    assert user is not None
    by = house.By(user.id, user.name)
    try:
        result = await process.store.write(house.carry_out, data, by, process.now())
    except house.Impossible as error:
        raise ClientException(str(error), status_code=409) from None
    await warden.look()
    return msgspec.to_builtins(result)  # type: ignore[no-any-return]


ROUTES = [overview, people, person, tables, chat, told, deeds, exported, do]
HANDLERS = [Router("/", route_handlers=ROUTES, guards=[admins_only])]
