"""What was played: moments, logs, recaps, records."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from fullsteam.kernel.core import CHANCE, ONLOOKER
from fullsteam.kernel.record import replay
from fullsteam.play import fairness
from fullsteam.play.match import Match
from fullsteam.server.api.access import eyes_of, find, look_from
from fullsteam.server.api.parameters import Many, Moments, Samples, SeatQuery, Since, TheProcess
from fullsteam.server.people import Identity
from fullsteam.server.store import TableRow
from fullsteam.server.store import tables as sql
from fullsteam.server.table import PORTION, Course, LiveTable, load, named_record, news, told

Asked = Request[Any, Identity, Any]


def chosen_eyes(table: LiveTable, request: Asked, seat: int | None, screen: bool = False) -> int | None:
    """Before the end one's own seat only; afterwards any."""
    if not table.course.over or seat is None:
        return look_from(table, request.auth, seat, screen)
    if seat >= table.row.players:
        raise NotFoundException("there is no such seat")
    return seat


@get("/tables/{table_id:str}/moments/{moment:int}", summary="The table at any moment: a permalink", tags=["records"])
async def moment(
    request: Asked,
    table_id: FromPath[str],
    moment: FromPath[int],
    process: TheProcess,
    seat: SeatQuery = None,
    screen: FromQuery[bool] = False,
) -> dict[str, Any]:
    """As one's own seat (or an onlooker) saw it; after the end as any seat saw it. screen: everybody looks at it."""
    table = await find(process, table_id)
    over = table.course.over
    eyes = chosen_eyes(table, request, seat, screen)
    if not 0 <= moment < table.course.n:
        raise NotFoundException(f"there are moments 0 to {table.course.n - 1}")
    course = await process.at(table_id, moment)
    out = news(course, eyes, moment, course.moments[-1].at)
    if not (over or eyes in eyes_of(table, request.auth)):
        out["decision"] = None
    return out


@get("/tables/{table_id:str}/moments", summary="Views at several moments: for a chart and a score sheet", tags=["records"])
async def samples(
    request: Asked,
    table_id: FromPath[str],
    process: TheProcess,
    seat: SeatQuery = None,
    many: Samples = 60,
    at: Moments = "",
    everybody: FromQuery[bool] = False,
) -> list[dict[str, Any]]:
    """At these moments, or at so many spread evenly over the match. As one's own seat (or an onlooker) saw it; after the end as
    any seat saw it, or as each of them did: what was secret then no longer is."""
    table = await find(process, table_id)
    if everybody and not table.course.over:
        raise ClientException("the match is not over: each sees his own only", status_code=409)
    eyes = chosen_eyes(table, request, seat)
    row, seats, entries = await process.store.read(load, table_id)
    assert row is not None
    looks = list(range(row.players)) if everybody else [ONLOOKER if eyes is None else eyes]
    course = Course(row, seats)
    out = []
    wished = set(map(int, at.split(","))) if at else spread(len(entries), many)
    for entry in entries[: max(wished, default=0) + 1]:
        if entry.n % PORTION == 0 or entry.n in wished:  # everybody else has his turn between two of them
            await asyncio.sleep(0)
        course.play(entry)
        if entry.n in wished:
            views = [course.match.game.view(course.match.state, look) for look in looks]
            out.append({"moment": entry.n, "views": views} if everybody else {"moment": entry.n, "view": views[0]})
    return out


def spread(entries: int, many: int) -> set[int]:
    """So many moments, the first and the last among them."""
    return {i * (entries - 1) // (many - 1) for i in range(many)} if entries else set()


@get("/tables/{table_id:str}/log", summary="The log as one's seat, or an onlooker, heard it", tags=["records"])
async def log(
    request: Asked,
    table_id: FromPath[str],
    process: TheProcess,
    seat: SeatQuery = None,
    since: Since = 0,
    screen: FromQuery[bool] = False,
) -> list[dict[str, Any]]:
    """screen: everybody looks at it, and hears what an onlooker does, also where one has a seat."""
    table = await find(process, table_id)
    eyes = look_from(table, request.auth, seat, screen)
    course = table.course
    return [told(course, m, ONLOOKER if eyes is None else eyes) for m in course.moments[since:]]


@get("/tables/{table_id:str}/recap", summary="What happened since my last turn", tags=["records"])
async def recap(request: Asked, table_id: FromPath[str], process: TheProcess, seat: SeatQuery = None) -> list[dict[str, Any]]:
    table = await find(process, table_id)
    eyes = look_from(table, request.auth, seat)
    if eyes is None:
        raise PermissionDeniedException("only who sits here has a last turn")
    course = table.course
    return [told(course, m, eyes) for m in course.moments[course.last_own[eyes] + 1 :]]


@get("/tables/{table_id:str}/record", summary="The full record with its seed, once it is over", tags=["records"])
async def record(table_id: FromPath[str], process: TheProcess) -> Response[str]:
    """Written down at the end, so that it can be read also by a release that plays other rules."""
    if (kept := await process.store.read(sql.record_of, table_id)) is not None:
        return written(kept[0], named_record(kept[2], kept[1]))
    table = await find(process, table_id)
    if not table.course.over:
        raise ClientException("the match is not over: its record and seed are still secret", status_code=409)
    return written(table.row, table.course.match.record().written())


@get("/tables/{table_id:str}/draws", summary="What chance could have said, the first times it spoke", tags=["records"])
async def draws(table_id: FromPath[str], process: TheProcess, many: Many = 10) -> list[dict[str, Any]]:
    """Once it is over: for who draws again from the seed, in a page that knows no rule."""
    table = await find(process, table_id)
    if not table.course.over:
        raise ClientException("the match is not over: its draws are still secret", status_code=409)
    return drawn(table.course.match, many)


def drawn(match: Match, many: int) -> list[dict[str, Any]]:
    """Each time what lots there were, in their order, and what each weighed. Not of what was given: another seed drew that."""
    out: list[dict[str, Any]] = []
    for n, s in enumerate(replay(match.room, match.record())):
        if len(out) == many or n == len(match.plies):
            break
        if n >= match.given and match.plies[n].seat == CHANCE:
            actions, weights = fairness.lots(match.room, s)
            texts = [match.game.verbs.text(action) for action in actions.to_list()]
            out.append({"n": n, "lots": list(zip(texts, weights.to_list(), strict=True))})
    return out


def written(row: TableRow, text: str) -> Response[str]:
    name = f'attachment; filename="{row.game}-{row.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


HANDLERS = [moment, samples, log, recap, record, draws]
