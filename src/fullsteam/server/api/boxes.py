"""Boxes: our own to begin with, what is wrong with one, games of bots to try it out, and the one a table is played with."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from fullsteam.bots.trial import Played, Trial, summary
from fullsteam.games import room
from fullsteam.kernel.box import LARGEST, Box, BoxError, BoxKind, Read
from fullsteam.kernel.core import ONLOOKER
from fullsteam.kernel.info import GameError
from fullsteam.kernel.room import Room
from fullsteam.play.boxes import sayer
from fullsteam.play.match import Match
from fullsteam.server.api.access import find
from fullsteam.server.api.games import domains
from fullsteam.server.api.games import find as find_game
from fullsteam.server.api.parameters import Lang, TheProcess
from fullsteam.server.people import Identity, require
from fullsteam.server.store import User
from fullsteam.server.table import Process

Asked = Request[Any, Identity, Any]
SECONDS = 20.0  # that trial games may take in all
MOST_GAMES = 10
SEED = bytes(32)  # of the position that a box is shown with


class Sent(Struct, forbid_unknown_fields=True):
    """A box, good or not: one of both."""

    toml: Annotated[str, Meta(max_length=2 * LARGEST)] | None = None
    json: Any = None


class Tried(Struct, forbid_unknown_fields=True):
    toml: Annotated[str, Meta(max_length=2 * LARGEST)] | None = None
    json: Any = None
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    first: Annotated[int, Meta(ge=0, le=10**6)] = 0
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1


def kind_of(game: str) -> BoxKind:
    kind = find_game(game).box_kind
    if kind is None:
        raise NotFoundException(f"{game} has no box: its cards stand in the rulebook")
    return kind


def read(kind: BoxKind, sent: Sent | Tried) -> Read:
    if (sent.toml is None) == (sent.json is None):
        raise ClientException('a box is sent as "toml" or as "json", one of both')
    if sent.toml is not None:
        return kind.read(sent.toml)
    return kind.read_data(sent.json)


def described(box: Box) -> dict[str, Any]:
    return {"name": box.name, "title": box.title, "hash": box.hash, "toml": box.text, "json": box.data}


def first_view(r: Room) -> dict[str, object]:
    """What an onlooker sees before the first move."""
    match = Match(r, [str(seat + 1) for seat in range(r.info.min_players)], seed=SEED)
    return match.game.view(match.state, ONLOOKER)


def other_domains(r: Room) -> dict[str, Any]:
    """Those whose labels or facts are other than without a box."""
    own = domains(room(r.info.id))
    return {name: found for name, found in domains(r).items() if found != own.get(name)}


@cache
def our_own(game: str) -> dict[str, Any]:
    kind, r = kind_of(game), room(game)
    head = {"game": game, "rule": kind.rule, "replaces": list(kind.replaces)}
    return {**head, **described(kind.our_own), "shape": kind.shape.told(), "view": first_view(r), "domains": {}}


@get("/games/{game:str}/box", summary="Our own box of a game, and the shape of any", tags=["boxes"])
async def box(game: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    return our_own(kind_of(game).game)


@post("/games/{game:str}/box/check", summary="What is wrong with a box", tags=["boxes"], status_code=200)
async def check(game: FromPath[str], data: JSONBody[Sent], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    return await asyncio.to_thread(checked, kind_of(game), data, lang)


def checked(kind: BoxKind, sent: Sent, lang: Lang) -> dict[str, Any]:
    found, r = read(kind, sent), room(kind.game)
    say = sayer(r, lang)
    mistakes = [
        {"code": m.code, "args": m.args, "rule": m.rule, "path": list(m.path), "line": m.line, "place": m.place, "text": say(m)}
        for m in found.mistakes.found
    ]
    out = {"ok": found.box is not None, "mistakes": mistakes, "left_off": found.mistakes.left_off}
    if found.box is None:
        empty = dict.fromkeys(("name", "title", "hash", "toml", "view", "domains"))
        return {**out, **empty, "json": found.data}
    boxed = r.playing(found.box)
    return {**out, **described(found.box), "view": first_view(boxed), "domains": other_domains(boxed)}


@post("/games/{game:str}/box/trial", summary="Games of bots with a box", tags=["boxes"], status_code=200)
async def trial(request: Asked, game: FromPath[str], data: JSONBody[Tried], process: TheProcess) -> dict[str, Any]:
    kind = kind_of(game)
    user = require(request.auth, "tables")
    info = room(game).info
    try:
        players = info.check_players(info.min_players if data.players is None else data.players)
        found = (await asyncio.to_thread(read, kind, data)).good()
    except BoxError:
        raise ClientException("this box has mistakes; ask check which") from None
    except GameError as error:
        raise ClientException(str(error)) from None
    if user.id in process.trials:
        raise ClientException("a trial of yours is under way", status_code=429)
    process.trials.add(user.id)
    try:
        games = await played(process, user, Trial(kind.game, found.text, players, data.first, SECONDS), data.games)
    finally:
        process.trials.discard(user.id)
    told = [game._asdict() for game in games]
    return {"players": players, "games": told, "summary": summary(info, players, games), "left": data.games - len(games)}


async def played(process: Process, user: User, first: Trial, count: int) -> list[Played]:
    """One after the other, so that others have their turn in between; as many as there is time for."""
    until, games = time.monotonic() + SECONDS, list[Played]()
    for n in range(count):
        left = until - time.monotonic()
        one = first._replace(number=first.number + n, seconds=left)
        try:
            async with asyncio.timeout(left):
                game = await process.turns.play(one, user.id)
        except TimeoutError:
            break
        if game is None:
            break
        games.append(game)
    return games


@get("/tables/{table_id:str}/box", summary="The box a table is played with", tags=["boxes"])
async def of_table(table_id: FromPath[str], process: TheProcess) -> dict[str, Any]:
    table = await find(process, table_id)
    r = table.course.match.room
    if r.box is None:
        raise NotFoundException("this table has no box")
    return {"game": r.info.id, **described(r.box), "domains": other_domains(r)}


HANDLERS = [box, check, trial, of_table]
