"""Tables over HTTP: the lobby, setting up, joining, leaving, once more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, patch, post
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from fullsteam.games import room
from fullsteam.kernel.box import BoxError
from fullsteam.kernel.info import GameError
from fullsteam.play.boxes import told
from fullsteam.server import lobby
from fullsteam.server.api.access import allows, current, find, seats_of
from fullsteam.server.api.parameters import Lang, Limit, Offset, SeatNumber, TheProcess
from fullsteam.server.people import Identity, require
from fullsteam.server.store import TableRow, User, sitting
from fullsteam.server.store import tables as sql
from fullsteam.server.table import CourseError, LiveTable, UnknownRules, public_table
from fullsteam.server.wire.protocol import Hash

Asked = Request[Any, Identity, Any]
Status = Literal["open", "playing", "over"]


@contextmanager
def wishes_told() -> Iterator[None]:
    """What cannot be is told to whoever wished it."""
    try:
        yield
    except GameError as error:
        raise ClientException(str(error)) from None
    except lobby.TooMany as error:
        raise ClientException(str(error), status_code=429) from None


@contextmanager
def box_told(game: str, lang: Lang) -> Iterator[None]:
    """What is wrong with a box, in the language of whoever sent it."""
    try:
        yield
    except BoxError as error:
        raise ClientException(told(room(game), error, lang)) from None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=32)] | None = None
    promise: Hash | None = None  # SHA-256 of what I shall add to the seed
    name: Annotated[str, Meta(max_length=40)] = ""  # of who sits there with me, at the same screen


class Rematch(Struct, forbid_unknown_fields=True):
    promises: Annotated[list[Hash], Meta(max_length=16)] = []  # the same, one for each of my seats


class Branch(Struct, forbid_unknown_fields=True):
    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]
    promise: Hash | None = None


def for_host(table: LiveTable, identity: Identity) -> dict[str, Any]:
    """The table; to its host also the codes of invitations."""
    out = {**table.public(), "you": sorted(seats_of(table, identity))}
    if identity.user is not None and identity.user.id == table.row.host and allows(identity, "tables"):
        out["invites"] = {str(s.seat): s.invite for s in table.seats if s.invite is not None and s.free}
    return out


@get("/tables", summary="Public tables", tags=["tables"])
async def tables(
    process: TheProcess, status: FromQuery[Status] = "open", limit: Limit = 50, offset: Offset = 0
) -> list[dict[str, Any]]:
    return await process.store.read(listed, status, limit, offset)


def listed(c: Any, status: str, limit: int, offset: int) -> list[dict[str, Any]]:
    return [with_seats(c, row) for row in sql.lobby(c, status, limit, offset)]


def with_seats(c: Any, row: TableRow) -> dict[str, Any]:
    return public_table(row, sql.seats_of(c, row.id), {})


@post("/tables", summary="Set up a table; it starts when every seat is taken", tags=["tables"])
async def create(
    request: Asked, data: JSONBody[lobby.NewTable], process: TheProcess, lang: FromQuery[Lang] = "en"
) -> dict[str, Any]:
    host = require(request.auth, "tables")
    with wishes_told(), box_told(data.game, lang):
        table = await lobby.create(process, data, host)
    return for_host(table, request.auth)


@get("/tables/{table_id:str}", summary="A table", tags=["tables"])
async def table(request: Asked, table_id: FromPath[str], process: TheProcess) -> dict[str, Any]:
    try:
        return for_host(await current(process, table_id), request.auth)
    except UnknownRules as error:
        return {**await process.store.read(as_stored, table_id, request.auth.user), "problem": str(error)}
    except CourseError as error:
        raise ClientException(str(error), status_code=409) from None


def as_stored(c: Any, table_id: str, user: User | None) -> dict[str, Any]:
    """A match that cannot be played here, as far as it is written down."""
    row = sql.get_table(c, table_id)
    assert row is not None
    seats = sql.seats_of(c, table_id)
    mine = [s.seat for s in seats if user is not None and s.user_id == user.id]
    return {**public_table(row, seats, {}), "you": mine}


@get("/invites/{code:str}", summary="The table and seat of an invitation", tags=["tables"])
async def invite(request: Asked, code: FromPath[str], process: TheProcess) -> dict[str, Any]:
    found = await process.store.read(sitting.invited, code)
    if found is None:
        raise NotFoundException("there is no such invitation")
    return {"seat": found[1], "table": for_host(await find(process, found[0]), request.auth)}


@post("/tables/{table_id:str}/join", summary="Take a seat", tags=["tables"], status_code=200)
async def join(request: Asked, table_id: FromPath[str], data: JSONBody[Join], process: TheProcess) -> dict[str, Any]:
    user = require(request.auth, "play")
    found = await find(process, table_id)
    with wishes_told():
        sat = await lobby.join(process, found, user, data.seat, data.invite, data.promise, data.name)
    if not sat:
        raise ClientException("this seat is taken", status_code=409)
    return for_host(found, request.auth)


@post("/tables/{table_id:str}/leave", summary="Give a seat back before the start", tags=["tables"], status_code=200)
async def leave(request: Asked, table_id: FromPath[str], process: TheProcess) -> dict[str, Any]:
    user = require(request.auth, "play")
    found = await find(process, table_id)
    if not await process.store.write(sitting.leave_seat, table_id, user.id):
        raise ClientException("you have no seat here, or the match has begun", status_code=409)
    await found.act(lobby.refresh(process, found))
    process.publish(table_id)
    return for_host(found, request.auth)


class Door(Struct, forbid_unknown_fields=True):
    """What its host may change at a table that is set up."""

    onlookers: bool


@patch("/tables/{table_id:str}", summary="Open or close the door to onlookers", tags=["tables"])
async def change(request: Asked, table_id: FromPath[str], data: JSONBody[Door], process: TheProcess) -> dict[str, Any]:
    user = require(request.auth, "tables")
    found = await find(process, table_id)
    if found.row.host != user.id:
        raise PermissionDeniedException("only its host decides who may look on")
    await lobby.set_door(process, found, data.onlookers)
    return for_host(found, request.auth)


@delete(
    "/tables/{table_id:str}",
    summary="Close a table: not begun, alone with bots, forgotten, or unable to go on",
    tags=["tables"],
)
async def close(request: Asked, table_id: FromPath[str], process: TheProcess) -> None:
    user = require(request.auth, "tables")
    row = await process.store.read(sql.get_table, table_id)
    if row is None:
        raise NotFoundException("there is no such table")
    if row.host != user.id:
        raise PermissionDeniedException("only its host may close a table")
    if not await lobby.close(process, row):
        raise ClientException("the match has begun", status_code=409)


@post("/tables/{table_id:str}/rematch", summary="The same people once more", tags=["tables"])
async def rematch(
    request: Asked, table_id: FromPath[str], process: TheProcess, data: JSONBody[Rematch | None] = None
) -> dict[str, Any]:
    user = require(request.auth, "tables")
    found = await find(process, table_id)
    if not seats_of(found, request.auth):
        raise PermissionDeniedException("only who sat here may ask for a rematch")
    if found.row.status != "over":
        raise ClientException("the match is not over", status_code=409)
    with wishes_told():
        made = await lobby.rematch(process, found, user, data.promises if data is not None else ())
    return for_host(made, request.auth)


@post("/tables/{table_id:str}/branch", summary="Play on from a moment of a finished match, against bots", tags=["tables"])
async def branch(request: Asked, table_id: FromPath[str], data: JSONBody[Branch], process: TheProcess) -> dict[str, Any]:
    user = require(request.auth, "tables")
    found = await find(process, table_id)
    if found.row.status != "over":
        raise ClientException("the match is not over", status_code=409)
    with wishes_told():
        made = await lobby.branch(process, found, user, data.moment, data.seat, data.level, data.promise)
    return for_host(made, request.auth)


HANDLERS = [tables, create, table, invite, join, leave, change, close, rematch, branch]
