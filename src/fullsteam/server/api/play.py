"""Playing without a socket: a move, why not, and the news as a stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from fullsteam.server.api.access import allows, eyes_of, find, look_from, seats_of
from fullsteam.server.api.parameters import Last, Notation, SeatNumber, SeatQuery, TheProcess
from fullsteam.server.api.socket import guest_of
from fullsteam.server.people import Identity, require
from fullsteam.server.wire import Connection
from fullsteam.server.wire import protocol as say

Asked = Request[Any, Identity, Any]


class MoveByHttp(Struct, forbid_unknown_fields=True):
    move_id: say.Id
    decision: say.Count
    text: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


@post("/tables/{table_id:str}/moves", summary="A move without a socket; the answer is ack or refused", tags=["tables"])
async def move(request: Asked, table_id: FromPath[str], data: JSONBody[MoveByHttp], process: TheProcess) -> dict[str, Any]:
    user = require(request.auth, "play")
    found = await find(process, table_id)
    c = Connection(user, seats_of(found, request.auth), look_from(found, request.auth, data.seat))
    await found.act(found.move(c, say.Move(data.move_id, data.decision, data.text)))
    answer = c.first()
    if answer is None:
        raise ClientException("nothing was done", status_code=409)
    return answer


@get("/tables/{table_id:str}/why", summary="Why may my seat not choose this now? Nothing is played", tags=["tables"])
async def why(
    request: Asked, table_id: FromPath[str], process: TheProcess, text: Notation, seat: SeatQuery = None
) -> dict[str, Any]:
    """The refusal that a move would get: for a page that shows why something cannot be touched."""
    require(request.auth, "play")
    found = await find(process, table_id)
    eyes = look_from(found, request.auth, seat)
    if eyes is None:
        raise PermissionDeniedException("only who sits here may ask")
    if not found.course.started:
        raise ClientException("the match has not begun", status_code=409)
    return found.why(eyes, text)


@get("/tables/{table_id:str}/stream", summary="News as NDJSON, a line each, as on the socket", tags=["tables"])
async def stream(
    request: Asked,
    table_id: FromPath[str],
    process: TheProcess,
    seat: SeatQuery = None,
    last: Last = -1,
) -> Stream:
    found = await find(process, table_id)
    user = request.auth.user if allows(request.auth, "read", "play") else None
    c = Connection(user, eyes_of(found, request.auth), look_from(found, request.auth, seat))
    name, limit = guest_of(request, process)

    async def lines() -> AsyncIterator[bytes]:
        if not process.limits.admit(name, limit):  # here, where it is sure to be released
            yield b'{"type":"refused","move_id":null,"reason":"slow down"}\n'
            return
        found.connections.add(c)
        process.keeper.drive(found)
        try:
            await found.act(first_news())
            while (data := await c.queue.get()) is not None:
                yield data + b"\n"
                if found.row.status in ("over", "closed") and c.queue.empty():
                    return
        finally:
            found.connections.discard(c)
            process.limits.release(name)

    async def first_news() -> None:
        c.send({"type": "table", "table": found.public()})
        c.ready = True
        if found.course.started:
            c.send(found.news(c.seat, min(last + 1, found.course.n)))
            c.next = found.course.n

    return Stream(lines(), media_type="application/x-ndjson")


HANDLERS = [move, why, stream]
