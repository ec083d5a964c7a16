"""Lessons: each whole, as a script that a page plays by itself; and why the rules refuse an answer in one."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from fullsteam.games import room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.lesson import Coach, Lesson, Pupil, lesson, lessons
from fullsteam.play.lesson.script import Unrolled
from fullsteam.server.api.parameters import Notation
from fullsteam.server.table import why as reason

Asked = Request[Any, Any, Any]
Node = Annotated[int, QueryParameter(ge=0, le=10_000)]


@cache
def listed(game: str) -> list[dict[str, Any]]:
    """For the card of a game: what can be learnt."""
    r = room(game)
    return [{"id": one.id, "steps": len(one.steps), **titles(r.info.id, one)} for one in lessons(r)]


def titles(game: str, one: Lesson) -> dict[str, Any]:
    coaches = {lang: Coach(room(game), lang, one) for lang in LANGUAGES}
    return {
        "titles": {lang: coach.title for lang, coach in coaches.items()},
        "about": {lang: coach.about for lang, coach in coaches.items()},
    }


class Kept:
    """A lesson, written down once."""

    def __init__(self, game: str, name: str) -> None:
        self.room = room(game)
        self.lesson = lesson(self.room, name)
        unrolled = Unrolled(self.room, self.lesson)
        self.answers = unrolled.answers
        self.data = msgspec.json.encode(unrolled.written())
        self.packed = gzip.compress(self.data, 9, mtime=0)


kept = cache(Kept)


def find(game: str, name: str) -> Kept:
    try:
        return kept(game, name)
    except GameError as error:
        raise NotFoundException(str(error)) from None


@get("/games/{game:str}/lessons/{name:str}", summary="A lesson, with everything it can lead to", tags=["games"])
async def script(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    found = find(game, name)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(found.data, media_type=MediaType.JSON, headers=headers)


@get("/games/{game:str}/lessons/{name:str}/why", summary="Why not this answer, at a node of a lesson?", tags=["games"])
async def why(game: FromPath[str], name: FromPath[str], node: Node, text: Notation) -> dict[str, Any]:
    found = find(game, name)
    if node >= len(found.answers):
        raise NotFoundException(f"lesson {name} has {len(found.answers)} nodes")
    pupil = Pupil(found.room, found.lesson, found.answers[node])
    return reason(pupil.match, pupil.seat, text)


HANDLERS = [script, why]
