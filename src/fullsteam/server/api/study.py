"""Why a match was won: analyses of what is over, another choice tried there, and hints while one plays."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, json

from fullsteam.analysis.pieces import Told, Try, tell, tried
from fullsteam.server.api.access import find, look_from
from fullsteam.server.api.parameters import Lang, SeatQuery, TheDesk, TheProcess
from fullsteam.server.people import Identity, require
from fullsteam.server.store import analyses
from fullsteam.server.store import tables as sql
from fullsteam.server.study import Desk, NotNow, TooMuch, ask, check, job_of
from fullsteam.server.table import LiveTable, Process, take_hint, thought_of, why_no_hint
from fullsteam.server.thinking import Advice, Rank, advise
from fullsteam.server.wire.protocol import Count

Asked = Request[Any, Identity, Any]
TRIES = 3
SECONDS = 0.6  # of a core that a try may take; somebody waits


class Tried(Struct, forbid_unknown_fields=True):
    moment: Count
    choice: Annotated[str, Meta(min_length=1, max_length=200)]


def checked(table: LiveTable) -> None:
    try:
        check(table)
    except NotNow as error:
        raise ClientException(str(error), status_code=409) from None


@post("/tables/{table_id:str}/analysis", summary="Have a match that is over analysed", tags=["analysis"], status_code=202)
async def begin(request: Asked, table_id: FromPath[str], process: TheProcess, desk: TheDesk) -> dict[str, Any]:
    """Once: whoever asks again is told how far it is."""
    user = require(request.auth, "play")
    table = await find(process, table_id)
    checked(table)
    try:
        found = await ask(table, user, desk.each)
    except TooMuch as error:
        extra = {"code": "analyses", "again": error.again}
        headers = {"retry-after": str(error.again)}
        raise ClientException(str(error), status_code=429, extra=extra, headers=headers) from None
    desk.call()
    process.metrics.analysis("asked")
    done, total = desk.progress(table_id) or (found.done, found.total)
    return {"state": found.state, "done": done, "total": total}


@get("/tables/{table_id:str}/analysis", summary="How far an analysis is, and what was found", tags=["analysis"])
async def analysis(
    request: Asked, table_id: FromPath[str], process: TheProcess, desk: TheDesk, lang: FromQuery[Lang] = "en"
) -> Response[Any]:
    """For whoever may see the match; nothing before it is over."""
    table = await find(process, table_id)
    checked(table)
    found = await process.store.read(analyses.get, table_id, process.now())
    if found is None:
        return Response({"state": "none", "done": 0, "total": 0, "ahead": 0, "why": ""})
    done, total = desk.progress(table_id) or (found.done, found.total)
    out = {"state": found.state, "done": done, "total": total, "ahead": found.ahead, "why": found.why}
    if found.state != analyses.DONE:
        return Response(out)
    body = await in_words(process, desk, table, lang, tuple(out.items()))
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, body), media_type="application/json", headers=headers)


async def told(process: Process, table: LiveTable, lang: Lang) -> Told:
    """What a worker must know to speak of a match."""
    kept = await process.store.read(sql.record_of, table.row.id)
    if kept is None:  # its result is being written just now
        raise ClientException("the match is not over; it can be analysed when it is", status_code=409)
    data = await process.store.read(analyses.data, table.row.id)
    names, line = tuple(s.name for s in table.seats), tuple(table.course.line)
    return Told(job_of(process, table.row.game, kept[2]), names, lang, data or b"", line)


async def in_words(process: Process, desk: Desk, table: LiveTable, lang: Lang, around: tuple[tuple[str, Any], ...]) -> bytes:
    """Made in a worker, as people are called now; the last few are remembered."""
    key = (table.row.id, lang, *(s.name for s in table.seats))
    if (known := desk.told.get(key)) is None:
        given = (await told(process, table, lang))._replace(around=around)
        known = await process.turns.do(tell, given, Rank.WAITED_FOR, f"told {table.row.id}")
        desk.remember(key, known)
    return known


@post("/tables/{table_id:str}/tries", summary="How good would another choice have been?", tags=["analysis"], status_code=200)
async def tries(
    request: Asked, table_id: FromPath[str], data: JSONBody[Tried], process: TheProcess, lang: FromQuery[Lang] = "en"
) -> dict[str, Any]:
    """At a moment (of the analysis) of a match that is over, by what its seat could know then."""
    user = require(request.auth, "play")
    table = await find(process, table_id)
    checked(table)
    wish = Try(await told(process, table, lang), data.moment, data.choice, SECONDS)
    began = time.monotonic()
    async with one_at_a_time(process, user.id):
        found = await process.turns.do(tried, wish, Rank.WAITED_FOR, f"hint {user.id}")
    process.metrics.hints.observe(time.monotonic() - began)
    if "why" in found:
        raise ClientException(found["why"])
    return found


@asynccontextmanager
async def one_at_a_time(process: Process, user_id: str) -> AsyncIterator[None]:
    """Nobody keeps all workers busy that others wait for."""
    if user_id in process.hints:
        raise ClientException("what you asked before is not answered yet", status_code=429, extra={"again": 1})
    process.hints.add(user_id)
    try:
        yield
    finally:
        process.hints.discard(user_id)


@post("/tables/{table_id:str}/hint", summary="What would a strong bot choose here?", tags=["analysis"], status_code=200)
async def hint(
    request: Asked,
    table_id: FromPath[str],
    process: TheProcess,
    desk: TheDesk,
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> dict[str, Any]:
    """For one's own open question, where the terms allow it. The log says that it was taken."""
    user = require(request.auth, "play")
    table = await find(process, table_id)
    eyes = look_from(table, request.auth, seat)
    if eyes is None:
        raise PermissionDeniedException("only who sits here may take a hint")
    if why := why_no_hint(table.course, eyes):
        raise PermissionDeniedException(why)
    began = time.monotonic()
    for _ in range(TRIES):  # where several are asked at once an answer of another may change the question meanwhile
        decision = table.course.asked[eyes]
        if decision is None or table.course.over:
            raise ClientException("you are not asked anything now", status_code=409)
        answers = await advised(process, desk, table, user.id, eyes, decision, lang)
        if await table.act(take_hint(table, eyes, decision, f"user:{user.id}")):
            process.metrics.hints.observe(time.monotonic() - began)
            return {"answers": json.decode(answers)}
    raise ClientException("the question has changed meanwhile", status_code=409)


async def advised(process: Process, desk: Desk, table: LiveTable, user_id: str, seat: int, decision: int, lang: Lang) -> bytes:
    """Who asks again gets the same hint."""
    wish = Advice(thought_of(table.course, seat), lang, tuple(s.name for s in table.seats))
    key = ("hint", table.row.id, lang, str(seat), str(decision), str(len(wish.thought.plies)))
    if (known := desk.told.get(key)) is None:
        async with one_at_a_time(process, user_id):
            known = json.encode(await process.turns.do(advise, wish, Rank.WAITED_FOR, f"hint {user_id}"))
        desk.remember(key, known)
    return known


HANDLERS = [begin, analysis, tries, hint]
