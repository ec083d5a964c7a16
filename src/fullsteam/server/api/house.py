"""The house for everybody: who may come in, what hosts announce, telling them about somebody, a password that was lost."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from fullsteam.server import hosting
from fullsteam.server.api.access import find
from fullsteam.server.api.parameters import SeatNumber, TheGuard, TheProcess, TheWarden
from fullsteam.server.api.people import Me, Password, me_of
from fullsteam.server.people import Identity, require
from fullsteam.server.wire.protocol import LINES

Asked = Request[Any, Identity, Any]


class Report(Struct, forbid_unknown_fields=True):
    """A person at a table, or a line of its chat."""

    reason: hosting.Reason
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    text: Annotated[str, Meta(max_length=500, pattern=LINES)] = ""


class Chosen(Struct, forbid_unknown_fields=True):
    password: Password


@get("/house", summary="Who may come in here, and what is announced", tags=["house"])
async def house(process: TheProcess, warden: TheWarden) -> dict[str, Any]:
    config = process.config
    return {
        "guests": config.guests,
        "club": bool(config.club),
        "mail": config.mail_accounts,
        "announcements": warden.in_force(),
    }


@post("/tables/{table_id:str}/report", summary="Tell who hosts about somebody here", tags=["house"], status_code=204)
async def report(request: Asked, table_id: FromPath[str], data: JSONBody[Report], process: TheProcess) -> None:
    user = require(request.auth, "play")
    if (data.seat is None) == (data.line is None):
        raise ClientException("a report is about a seat, or about a line")
    table = await find(process, table_id)
    try:
        there = await hosting.report(process, table, user, data.seat, data.line, data.reason, data.text.strip())
    except hosting.TooManyReports as error:
        raise ClientException(str(error), status_code=429, extra={"code": "reports"}) from None
    if not there:
        raise NotFoundException("there is nobody to report")


@post("/letters/{token:str}/password", summary="A new password, with a link that works once", tags=["house"], status_code=200)
async def password(token: FromPath[str], data: JSONBody[Chosen], process: TheProcess, guard: TheGuard) -> Response[Me]:
    try:
        user = await hosting.new_password(guard, token, data.password)
    except hosting.Unfit as error:
        raise ClientException(str(error)) from None
    if user is None:
        raise NotFoundException("this link is not valid any more")
    process.changed(user.id)
    return Response(me_of(user), cookies=await guard.begin(user))


OPEN = [password]  # with the stricter limit
HANDLERS = [house, report]
