"""Tables over HTTP: the lobby, joining, moves without a socket, streams."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from fullsteam.kernel.info import GameError
from fullsteam.server import lobby
from fullsteam.server import protocol as say
from fullsteam.server.api.given import Last, Limit, Notation, Offset, SeatQuery, TheHall
from fullsteam.server.connection import Connection
from fullsteam.server.course import CourseError, UnknownRules, known_rules
from fullsteam.server.hall import Hall, NoSuchTable
from fullsteam.server.security import Identity, require
from fullsteam.server.socket import guest_of
from fullsteam.server.store import tables as sql
from fullsteam.server.store.rows import TableRow, User
from fullsteam.server.table import LiveTable, public_table

Asked = Request[Any, Identity, Any]
Status = Literal["open", "playing", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=32)] | None = None


class Branch(Struct, forbid_unknown_fields=True):
    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class MoveByHttp(Struct, forbid_unknown_fields=True):
    move_id: say.Id
    decision: say.Count
    text: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


async def current(hall: Hall, table_id: str) -> LiveTable:
    """The table as the store has it now. CourseError: it does not replay here."""
    try:
        table = await hall.get(table_id)
    except NoSuchTable:
        raise NotFoundException("there is no such table") from None
    if hall.tell_others is not None:
        await table.act(table.be_current())
    return table


async def find(hall: Hall, table_id: str) -> LiveTable:
    try:
        return await current(hall, table_id)
    except CourseError as error:
        raise ClientException(str(error), status_code=409) from None


def seats_of(table: LiveTable, identity: Identity) -> set[int]:
    return {s.seat for s in table.seats if identity.user is not None and s.user_id == identity.user.id}


def eyes_of(table: LiveTable, identity: Identity) -> set[int]:
    """The seats one may look from; a token that is good neither for reading nor for playing sees what everybody sees."""
    return seats_of(table, identity) if allows(identity, "read", "play") else set()


def allows(identity: Identity, *scopes: str) -> bool:
    """Is this a session, or a token with one of these scopes?"""
    return identity.scopes is None or not identity.scopes.isdisjoint(scopes)


def look_from(table: LiveTable, identity: Identity, seat: int | None) -> int | None:
    """The seat this person looks from: the wished one if it is his, his only one, or none (an onlooker)."""
    own = eyes_of(table, identity)
    if seat is not None and seat not in own:
        raise PermissionDeniedException("this seat is not yours")
    return seat if seat is not None else min(own) if len(own) == 1 else None


def for_host(table: LiveTable, identity: Identity) -> dict[str, Any]:
    """The table; to its host also the codes of invitations."""
    out = {**table.public(), "you": sorted(seats_of(table, identity))}
    if identity.user is not None and identity.user.id == table.row.host and allows(identity, "tables"):
        out["invites"] = {str(s.seat): s.invite for s in table.seats if s.invite is not None and s.free}
    return out


@get("/tables", summary="Public tables", tags=["tables"])
async def tables(
    hall: TheHall, status: FromQuery[Status] = "open", limit: Limit = 50, offset: Offset = 0
) -> list[dict[str, Any]]:
    return await hall.store.read(listed, status, limit, offset)


def listed(c: Any, status: str, limit: int, offset: int) -> list[dict[str, Any]]:
    return [with_seats(c, row) for row in sql.lobby(c, status, limit, offset)]


def with_seats(c: Any, row: TableRow) -> dict[str, Any]:
    return public_table(row, sql.seats_of(c, row.id), set())


@get("/me/tables", summary="My tables, the newest first; whose turn it is", tags=["tables"])
async def my_tables(request: Asked, hall: TheHall) -> list[dict[str, Any]]:
    user = require(request.auth, "read")
    found = await hall.store.read(mine, user.id)
    for table in found:
        table["your_turn"] = table["status"] == "playing" and await is_asked(hall, table["id"], set(table["you"]))
    return found


async def is_asked(hall: Hall, table_id: str, seats: set[int]) -> bool:
    """Does one of these seats have to choose? A table whose log does not replay asks nobody."""
    try:
        course = (await hall.get(table_id)).course
    except (NoSuchTable, CourseError):
        return False
    return course.started and not course.over and any(course.asked[seat] is not None for seat in seats)


def mine(c: Any, user_id: str) -> list[dict[str, Any]]:
    out = []
    for row in sql.tables_of(c, user_id):
        seats = sql.seats_of(c, row.id)
        out.append({**public_table(row, seats, set()), "you": [s.seat for s in seats if s.user_id == user_id]})
    return out


@post("/tables", summary="Set up a table; it starts when every seat is taken", tags=["tables"])
async def create(request: Asked, data: JSONBody[lobby.NewTable], hall: TheHall) -> dict[str, Any]:
    host = require(request.auth, "tables")
    try:
        table = await lobby.create(hall, data, host)
    except GameError as error:
        raise ClientException(str(error)) from None
    except lobby.TooMany as error:
        raise ClientException(str(error), status_code=429) from None
    return for_host(table, request.auth)


@get("/tables/{table_id:str}", summary="A table", tags=["tables"])
async def table(request: Asked, table_id: FromPath[str], hall: TheHall) -> dict[str, Any]:
    try:
        return for_host(await current(hall, table_id), request.auth)
    except UnknownRules as error:
        return {**await hall.store.read(as_stored, table_id, request.auth.user), "problem": str(error)}
    except CourseError as error:
        raise ClientException(str(error), status_code=409) from None


def as_stored(c: Any, table_id: str, user: User | None) -> dict[str, Any]:
    """A match that cannot be played here, as far as it is written down."""
    row = sql.get_table(c, table_id)
    assert row is not None
    seats = sql.seats_of(c, table_id)
    mine = [s.seat for s in seats if user is not None and s.user_id == user.id]
    return {**public_table(row, seats, set()), "you": mine}


@get("/invites/{code:str}", summary="The table and seat of an invitation", tags=["tables"])
async def invite(request: Asked, code: FromPath[str], hall: TheHall) -> dict[str, Any]:
    found = await hall.store.read(sql.invited, code)
    if found is None:
        raise NotFoundException("there is no such invitation")
    return {"seat": found[1], "table": for_host(await find(hall, found[0]), request.auth)}


@post("/tables/{table_id:str}/join", summary="Take a seat", tags=["tables"], status_code=200)
async def join(request: Asked, table_id: FromPath[str], data: JSONBody[Join], hall: TheHall) -> dict[str, Any]:
    user = require(request.auth, "play")
    found = await find(hall, table_id)
    try:
        sat = await lobby.join(hall, found, user, data.seat, data.invite)
    except GameError as error:
        raise ClientException(str(error)) from None
    if not sat:
        raise ClientException("this seat is taken", status_code=409)
    return for_host(found, request.auth)


@post("/tables/{table_id:str}/leave", summary="Give a seat back before the start", tags=["tables"], status_code=200)
async def leave(request: Asked, table_id: FromPath[str], hall: TheHall) -> dict[str, Any]:
    user = require(request.auth, "play")
    found = await find(hall, table_id)
    if not await hall.store.write(sql.leave_seat, table_id, user.id):
        raise ClientException("you have no seat here, or the match has begun", status_code=409)
    await found.act(lobby.refresh(hall, found))
    hall.publish(table_id)
    return for_host(found, request.auth)


@delete("/tables/{table_id:str}", summary="Close a table that has not begun, or cannot go on", tags=["tables"])
async def close(request: Asked, table_id: FromPath[str], hall: TheHall) -> None:
    user = require(request.auth, "tables")
    row = await hall.store.read(sql.get_table, table_id)
    if row is None:
        raise NotFoundException("there is no such table")
    if row.host != user.id:
        raise PermissionDeniedException("only its host may close a table")
    status = "open" if row.status == "open" or (row.game, row.rules) in known_rules() else "playing"
    if not await hall.store.write(sql.close, table_id, hall.now(), status):
        raise ClientException("the match has begun", status_code=409)
    if (found := hall.tables.get(table_id)) is not None:
        await found.act(lobby.refresh(hall, found))
    hall.publish(table_id)


@post("/tables/{table_id:str}/rematch", summary="The same people once more", tags=["tables"])
async def rematch(request: Asked, table_id: FromPath[str], hall: TheHall) -> dict[str, Any]:
    user = require(request.auth, "tables")
    found = await find(hall, table_id)
    if not seats_of(found, request.auth):
        raise PermissionDeniedException("only who sat here may ask for a rematch")
    if found.row.status != "over":
        raise ClientException("the match is not over", status_code=409)
    try:
        made = await lobby.rematch(hall, found, user)
    except GameError as error:
        raise ClientException(str(error)) from None
    except lobby.TooMany as error:
        raise ClientException(str(error), status_code=429) from None
    return for_host(made, request.auth)


@post("/tables/{table_id:str}/branch", summary="Play on from a moment of a finished match, against bots", tags=["tables"])
async def branch(request: Asked, table_id: FromPath[str], data: JSONBody[Branch], hall: TheHall) -> dict[str, Any]:
    user = require(request.auth, "tables")
    found = await find(hall, table_id)
    if found.row.status != "over":
        raise ClientException("the match is not over", status_code=409)
    try:
        made = await lobby.branch(hall, found, user, data.moment, data.seat, data.level)
    except GameError as error:
        raise ClientException(str(error)) from None
    except lobby.TooMany as error:
        raise ClientException(str(error), status_code=429) from None
    return for_host(made, request.auth)


@post("/tables/{table_id:str}/moves", summary="A move without a socket; the answer is ack or refused", tags=["tables"])
async def move(request: Asked, table_id: FromPath[str], data: JSONBody[MoveByHttp], hall: TheHall) -> dict[str, Any]:
    user = require(request.auth, "play")
    found = await find(hall, table_id)
    c = Connection(user, seats_of(found, request.auth), look_from(found, request.auth, data.seat))
    await found.act(found.move(c, say.Move(data.move_id, data.decision, data.text)))
    answer = c.first()
    if answer is None:
        raise ClientException("nothing was done", status_code=409)
    return answer


@get("/tables/{table_id:str}/why", summary="Why may my seat not choose this now? Nothing is played", tags=["tables"])
async def why(request: Asked, table_id: FromPath[str], hall: TheHall, text: Notation, seat: SeatQuery = None) -> dict[str, Any]:
    """The refusal that a move would get: for a page that shows why something cannot be touched."""
    require(request.auth, "play")
    found = await find(hall, table_id)
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
    hall: TheHall,
    seat: SeatQuery = None,
    last: Last = -1,
) -> Stream:
    found = await find(hall, table_id)
    user = request.auth.user if allows(request.auth, "read", "play") else None
    c = Connection(user, eyes_of(found, request.auth), look_from(found, request.auth, seat))
    name, limit = guest_of(request, hall)

    async def lines() -> AsyncIterator[bytes]:
        if not hall.door.admit(name, limit):  # here, where it is sure to be released
            yield b'{"type":"refused","move_id":null,"reason":"slow down"}\n'
            return
        found.connections.add(c)
        try:
            await found.act(first_news())
            while (data := await c.queue.get()) is not None:
                yield data + b"\n"
                if found.row.status in ("over", "closed") and c.queue.empty():
                    return
        finally:
            found.connections.discard(c)
            hall.door.release(name)

    async def first_news() -> None:
        c.send({"type": "table", "table": found.public()})
        c.ready = True
        if found.course.started:
            c.send(found.news(c.seat, min(last + 1, found.course.n)))
            c.next = found.course.n

    return Stream(lines(), media_type="application/x-ndjson")


HANDLERS = [tables, my_tables, create, table, invite, join, leave, close, rematch, branch, move, why, stream]
