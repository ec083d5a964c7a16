"""Puzzles: which there are, the one of the day, a position, an answer to it. What is best is told to nobody who has not
answered."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from fullsteam.analysis import MARKS
from fullsteam.analysis.puzzles import Option, Puzzle, Puzzles, puzzles_of
from fullsteam.analysis.words import Phrases
from fullsteam.games import ROOMS
from fullsteam.kernel.room import Room
from fullsteam.play.match import Match
from fullsteam.server.api.parameters import Lang, Notation, TheProcess
from fullsteam.server.people import Identity, require
from fullsteam.server.people.names import distinct
from fullsteam.server.store import User
from fullsteam.server.store import puzzles as sql
from fullsteam.server.table import Course, news, posed, public_table
from fullsteam.server.table import why as reason

Asked = Request[Any, Identity, Any]
NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva", "Finn")
DAY = 86_400_000  # milliseconds
GRACE = 600_000  # whoever begins before midnight may answer after it


class Answered(Struct, forbid_unknown_fields=True):
    choice: Annotated[str, Meta(min_length=1, max_length=200)]


def room_with(game: str) -> Room:
    if game not in ROOMS or not puzzles_of(ROOMS[game]).puzzles:
        raise NotFoundException(f'there are no puzzles of "{game}"')
    return ROOMS[game]


def find(game: str, name: str) -> tuple[Puzzles, Puzzle]:
    kept = puzzles_of(room_with(game))
    if (puzzle := kept.find(name)) is None:
        raise NotFoundException("there is no such puzzle")
    return kept, puzzle


def of_day(game: str, day: int) -> Puzzle:
    """The same for everybody: one after the other."""
    listed = puzzles_of(ROOMS[game]).puzzles
    return listed[day % len(listed)]


def day_of(game: str, name: str, now: int) -> int:
    """The day whose puzzle this is, while it is; 0: of none."""
    return next((at // DAY for at in (now, now - GRACE) if of_day(game, at // DAY).id == name), sql.NO_DAY)


@cache
def players(game: str) -> dict[str, int]:
    kept = puzzles_of(ROOMS[game])
    return {puzzle.id: kept.players(puzzle) for puzzle in kept.puzzles}


@lru_cache(maxsize=64)
def position(game: str, name: str) -> Course:
    kept, puzzle = find(game, name)
    record = kept.matches[puzzle.match].read()
    record.moves = record.moves[: puzzle.ply]
    record.names = list(NAMES[: record.players])
    return posed(record, puzzle.seat)


def reader(identity: Identity) -> User | None:
    """Who has a memory here; a token must be good for reading."""
    return None if identity.user is None else require(identity, "read")


def state(known: dict[str, bool], name: str) -> str:
    return "new" if name not in known else "solved" if known[name] else "failed"


@get("/puzzles", summary="Which games have puzzles; the one of the day, and what I have solved", tags=["puzzles"])
async def games(request: Asked, process: TheProcess) -> list[dict[str, Any]]:
    user, today = reader(request.auth), process.now() // DAY

    def read(c: Connection) -> list[dict[str, Any]]:
        return [summary(c, game, today, user) for game, room in ROOMS.items() if puzzles_of(room).puzzles]

    return await process.store.read(read)


def summary(c: Connection, game: str, today: int, user: User | None) -> dict[str, Any]:
    known = {} if user is None else sql.states(c, user.id, game)
    days = {} if user is None else sql.days(c, user.id, game)
    daily = of_day(game, today).id
    return {
        "game": game,
        "count": len(puzzles_of(ROOMS[game]).puzzles),
        "today": daily,
        "state": state({daily: days[today]} if today in days else {}, daily),
        "solved": sum(known.get(name, False) for name in players(game)),
        "streak": 0 if user is None else sql.streak(c, user.id, game, today),
    }


@get("/puzzles/{game:str}", summary="The puzzles of a game, and which of them I have solved", tags=["puzzles"])
async def listed(request: Asked, game: FromPath[str], process: TheProcess) -> list[dict[str, Any]]:
    kept, user = puzzles_of(room_with(game)), reader(request.auth)
    known = {} if user is None else await process.store.read(sql.states, user.id, game)
    return [
        {"id": p.id, "players": players(game)[p.id], "step": p.step, "level": p.level, "state": state(known, p.id)}
        for p in kept.puzzles
    ]


@get("/puzzles/{game:str}/{name:str}", summary="A puzzle: the table as its seat saw it, and the question", tags=["puzzles"])
async def puzzle(request: Asked, game: FromPath[str], name: FromPath[str], process: TheProcess) -> dict[str, Any]:
    """`moment` is what a table says of a moment, `table` what it says of itself."""
    _, found = find(game, name)
    user, now = reader(request.auth), process.now()
    course = position(game, name)
    moment = news(course, found.seat, 0, now)
    moment["decision"]["since"] = now
    for told in moment["moments"]:
        told["at"] = now
    names = names_for(course.match.names, found.seat, user)
    table = public_table(course.row, course.seats, {})
    for seat, called in zip(table["seats"], names, strict=True):
        seat["name"] = called
    known = {} if user is None else await process.store.read(sql.states, user.id, game)
    return {
        "id": found.id,
        "game": game,
        "rules": course.row.rules,
        "options": course.row.options,
        "seat": found.seat,
        "names": names,
        "level": found.level,
        "state": state(known, found.id),
        "daily": of_day(game, now // DAY).id == found.id,
        "table": table,
        "moment": moment,
        "question": moment["decision"],
    }


def names_for(names: list[str], seat: int, user: User | None) -> list[str]:
    """Whoever looks sits there himself; nobody else is called like him."""
    if user is None:
        return names
    return [user.name if q == seat else distinct(name, [user.name]) for q, name in enumerate(names)]


@get("/puzzles/{game:str}/{name:str}/why", summary="Why not this answer, in a puzzle?", tags=["puzzles"])
async def why(game: FromPath[str], name: FromPath[str], text: Notation) -> dict[str, Any]:
    _, found = find(game, name)
    return reason(position(game, name).match, found.seat, text)


@post("/puzzles/{game:str}/{name:str}", summary="Answer a puzzle: the first answer counts", tags=["puzzles"], status_code=200)
async def answer(
    request: Asked,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[Answered],
    process: TheProcess,
    lang: FromQuery[Lang] = "en",
) -> dict[str, Any]:
    """`counted`: it was the first. `reasons`: why the best answer is better than this one; of the best itself, than the most
    obvious one."""
    user = require(request.auth, "play")
    _, found = find(game, name)
    given = found.option(data.choice)
    if given is None:
        raise ClientException("this is none of the answers to this question")
    right, now = given is found.best, process.now()

    def put(c: Connection) -> tuple[bool, int]:
        first = sql.answer(c, user.id, game, name, day_of(game, name, now), now, data.choice, right)
        return first, sql.streak(c, user.id, game, now // DAY)

    counted, streak = await process.store.write(put)
    if counted:
        process.metrics.puzzle(game, right)
    match = position(game, name).match
    say = phrases(match.room, lang).calling(names_for(match.names, found.seat, user))
    return {**told(match, found, given, say), "streak": streak, "counted": counted}


@cache
def phrases(room: Room, lang: str) -> Phrases:
    return Phrases(room, lang, [])


def told(match: Match, found: Puzzle, given: Option, say: Phrases) -> dict[str, Any]:
    right = given is found.best
    obvious = found.option(found.obvious)
    other = obvious if right and obvious is not None else given

    def said(choice: str) -> dict[str, str]:
        return {"choice": choice, "text": say.choice(match.game.verbs.parse(choice), found.step)}

    return {
        "right": right,
        "mark": "best" if right else next(mark for mark, least in MARKS.items() if given.behind >= least),
        "behind": given.behind,
        "error": given.error,
        "chance": found.chance,
        "best": said(found.best.choice),
        "given": said(given.choice),
        "obvious": said(found.obvious),
        "reasons": [{"text": say.reason(one)} for one in other.reasons],
    }


HANDLERS = [games, listed, puzzle, why, answer]
