"""The socket of a table: who may open one, and its life from the hand-shake to the close."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.connection.base import empty_receive, empty_send
from litestar.params import FromPath

from fullsteam.server.api.access import SHUT, lets_in
from fullsteam.server.api.listener import Listener
from fullsteam.server.api.parameters import TheProcess
from fullsteam.server.people import Identity
from fullsteam.server.table import CourseError, LiveTable, NoSuchTable, Process
from fullsteam.server.wire import WIRE, Connection, Wire, household
from fullsteam.server.wire.border import hang_up

NONSENSE = (4400, "this is not the protocol of this server")
REASON = 123  # bytes


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Identity, Any], table_id: FromPath[str], process: TheProcess) -> None:
    """See docs/protocol.md."""
    try:
        await admitted(socket, table_id, process)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # by Litestar's own it would hold itself, and all of this


async def admitted(socket: WebSocket[Any, Identity, Any], table_id: str, process: Process) -> None:
    identity = socket.auth
    if identity.scopes is not None and "play" not in identity.scopes:
        await hang_up(socket.receive, socket.send, 4403, "this token has no scope play")
        return
    if process.draining:
        await hang_up(socket.receive, socket.send, 1012, "the server restarts; come again")
        return
    name, limit = guest_of(socket, process)
    if not process.limits.admit(name, limit):  # before anything is read: a long log is work
        await hang_up(socket.receive, socket.send, 4429, "too many sockets")
        return
    try:
        await attend(socket, process, await process.get(table_id))
    except (NoSuchTable, CourseError) as error:
        error.__traceback__ = None  # it holds whoever it passed by, this socket too
        await hang_up(
            socket.receive, socket.send, 4404, str(error)[:100] if isinstance(error, CourseError) else "there is no such table"
        )
    finally:
        process.limits.release(name)


def guest_of(connection: ASGIConnection[Any, Any, Identity, Any], process: Process) -> tuple[str, int]:
    """Under which name sockets and streams are counted, and how many may be open: nobody is known by his address."""
    user = connection.auth.user
    if user is not None:
        return user.id, process.config.sockets
    return f"address {household(connection.client.host) if connection.client else ''}", 10 * process.config.sockets


async def attend(socket: WebSocket[Any, Identity, Any], process: Process, table: LiveTable) -> None:
    """From the hand-shake until one of both hangs up."""
    user = socket.auth.user
    seats = {s.seat for s in table.seats if user is not None and s.user_id == user.id}
    if not lets_in(table, seats, user):
        await hang_up(socket.receive, socket.send, 4403, SHUT)
        return
    wire: Wire = socket.scope[WIRE]  # type: ignore[literal-required]
    c = Connection(user, seats, min(seats) if len(seats) == 1 else None, wire)
    listener = Listener(process, table, c)
    await socket.accept()
    wire.ear = listener.put
    table.connections.add(c)
    process.keeper.drive(table)  # bots that slept while nobody looked go on
    process.metrics.sockets.inc()
    ended = [process.loop.create_task(until_gone(socket, listener)), process.loop.create_task(c.gone.wait())]
    try:
        await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.connections.discard(c)
        process.metrics.sockets.dec()
        for task in ended:
            task.cancel()
        if c.gone.is_set():  # this end hangs up
            await say_goodbye(socket, wire, NONSENSE if listener.fed_up else c.goodbye)
        if user is not None:
            table.tell_table()


async def say_goodbye(socket: WebSocket[Any, Identity, Any], wire: Wire, goodbye: tuple[int, str]) -> None:
    code, reason = goodbye
    try:
        await asyncio.wait_for(socket.close(code, shortened(reason)), 1.0)
    except Exception:  # he hung up at the same time, or reads nothing at all
        wire.transport.abort()


def shortened(reason: str) -> str:
    """A close frame holds 123 bytes of it."""
    return reason.encode()[:REASON].decode(errors="ignore")


async def until_gone(socket: WebSocket[Any, Identity, Any], listener: Listener) -> None:
    """Messages go to the listener by themselves; only what came during the hand-shake is still here."""
    while (event := await socket.receive())["type"] == "websocket.receive":
        text = event.get("text")
        listener.put(text.encode() if text is not None else event.get("bytes") or b"")
