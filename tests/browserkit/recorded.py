"""Positions of bots' matches for the gallery (web/gallery.html): of every game those a designer, or a test, wants to see.

Each is what the server would tell a page at that moment, made by the server's own code: the same seeds, the same positions."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fullsteam.bots import bot
from fullsteam.games import ROOMS
from fullsteam.kernel.rng import stream
from fullsteam.play.text import shared_sentences
from fullsteam.server.api.games import whole
from fullsteam.server.store import Entry, Seat, TableRow, Terms
from fullsteam.server.store.looks import COLOURS
from fullsteam.server.table import Course, news, told
from fullsteam.server.table.public import public_table

MANY = 240  # positions of a game
BOTS = ("greedy", "novice", "random")  # play well, oddly, and at random: that makes the fullest boards
NAMES = ("Anna", "Bo", "Chiara", "Dominik", "Émile", "Friederike")
BEGAN = 1_790_000_000_000  # milliseconds since 1970; a choice a second
SCENES = {"crashes", "home", "scores", "sold", "delivers"}  # happenings that a board makes a scene of
LANDMARKS = {"round", "in_order"}  # happenings at which the story of a match asks for views


@dataclass
class Sight:
    """What one seat sees at a moment: what might become a position."""

    kind: str  # the question asked; or: round, happening, watching, end
    players: int
    match: int
    seat: int | None
    news: dict[str, Any]
    before: dict[str, Any] | None = None  # the same seat a moment earlier: how it came about is to be shown

    @property
    def fullness(self) -> int:
        """How much lies on the table, and how much can be chosen: the length of it all."""
        asked = self.news["decision"] or {"legal": []}
        return len(json.dumps(self.news["view"])) + 20 * len(asked["legal"])


@dataclass
class Recording:
    """One match: its table, what each seat heard, and the views its story needs."""

    course: Course
    sights: list[Sight] = field(default_factory=list)
    landmarks: dict[int, list[Any]] = field(default_factory=dict)

    def packed(self) -> dict[str, Any]:
        course = self.course
        eyes = [*range(course.row.players), None]
        logs = {str(seat): [told(course, m, -1 if seat is None else seat) for m in course.moments] for seat in eyes}
        return {"table": self.table(), "logs": logs, "landmarks": self.landmarks}

    def table(self) -> dict[str, Any]:
        row, seats = self.course.row, self.course.seats
        out: dict[str, Any] = msgspec.to_builtins(public_table(row, seats, {s.user_id: s.name for s in seats if s.user_id}))
        return out


def sat_down(game: str, players: int, options: dict[str, str], number: int) -> Course:
    """People and bots in turn, as at many a table."""
    room = ROOMS[game]
    seats = [
        Seat(q, "bot" if q % 2 else "person", None if q % 2 else str(q), name, "club" if q % 2 else "", None, colour=COLOURS[q])
        for q, name in enumerate(NAMES[:players])
    ]
    row = TableRow(
        id=f"recorded{number}",
        game=game,
        rules=room.info.rules_version,
        players=players,
        options=room.info.options_for(options, room.rules),
        terms=Terms(undo="free"),
        host="0",
        status="playing",
        public=False,
        seed=f"{number + 1:064x}",
        created=BEGAN,
        started=BEGAN,
    )
    return Course(row, seats)


def recorded(game: str, players: int, level: str, options: dict[str, str], number: int) -> Recording:
    course = sat_down(game, players, options, number)
    out = Recording(course)
    rng, player = stream(number, 0), bot(level)
    course.note(Entry(course.row.id, 0, "start", at=BEGAN))
    mover, earlier = None, None
    while True:
        note_landmark(out)
        if mover is not None and (kind := happened(course)):
            out.sights.append(Sight(kind, players, number, mover, seen(course, mover), earlier))
        if course.match.over:
            break
        actors = course.match.actors
        mover = actors[rng.below(len(actors))]
        earlier = seen(course, mover)
        out.sights.append(Sight(earlier["decision"]["step"], players, number, mover, earlier))
        watcher = next((q for q in range(players) if q not in actors), None)
        if course.n % 40 == 20:  # now and then somebody who is not asked, or only looks on
            out.sights.append(Sight("watching", players, number, watcher, seen(course, watcher)))
        course.match.play(mover, player.choose(course.match.perspective(mover), rng))
        course.note(Entry(course.row.id, course.n, "move", mover, at=BEGAN + 1000 * course.n))
    out.sights += [Sight("end", players, number, seat, seen(course, seat)) for seat in (0, players - 1)]
    return out


def seen(course: Course, seat: int | None) -> dict[str, Any]:
    """As the server tells it; the log comes from the recording."""
    now = course.moments[-1].at
    return {**news(course, seat, course.n, now), "moments": []}


def happened(course: Course) -> str:
    """Has something just happened that is shown by itself: the end of a round, or what the board makes a scene of?"""
    events = course.moments[-1].events
    if not course.match.over and course.match.room.ends_round(events):
        return "round"
    words = {course.match.game.happenings.text(e.code).split()[0] for e in events}
    return "happening" if words & SCENES else ""


def note_landmark(out: Recording) -> None:
    """What everybody sees at the beginning, at every round, at the end."""
    course = out.course
    words = {course.match.game.happenings.text(e.code).split()[0] for e in course.moments[-1].events}
    if course.n == 1 or course.match.over or words & LANDMARKS:
        state, game = course.match.state, course.match.game
        out.landmarks[course.n - 1] = [game.view(state, seat) for seat in range(course.row.players)]


def matches(game: str) -> Iterator[tuple[int, str, dict[str, str]]]:
    """Every number of players with every kind of bot; every other value of an option once."""
    info = ROOMS[game].info
    for players in range(info.min_players, info.max_players + 1):
        for level in BOTS:
            yield players, level, {}
    for option in info.options:
        for value in option.values[1:]:
            yield info.max_players, "greedy", {option.name: value}


def spread(sights: list[Sight]) -> list[Sight]:
    """The fullest, the emptiest, then those between, the farthest from what is already there first."""
    ordered = sorted(sights, key=lambda sight: -sight.fullness)
    at, out = [0, len(ordered) - 1], list[int]()
    gaps = [(0, len(ordered) - 1)]
    while gaps:
        low, high = gaps.pop(0)
        middle = (low + high) // 2
        if middle not in (low, high):
            at.append(middle)
            gaps += [(low, middle), (middle, high)]
    for n in at:
        if n not in out:
            out.append(n)
    return [ordered[n] for n in out]


def chosen(sights: list[Sight], many: int) -> list[Sight]:
    """In turns one of each kind with each number of players: the first of them already show everything."""
    kinds: dict[tuple[str, int], list[Sight]] = defaultdict(list)
    for sight in sights:
        kinds[sight.kind, sight.players].append(sight)
    queues = [spread(some) for _, some in sorted(kinds.items())]
    out: list[Sight] = []
    while len(out) < many and any(queues):
        out += [queue.pop(0) for queue in queues if queue]
    return out[:many]


def positions(game: str, many: int = MANY) -> dict[str, Any]:
    """All that the gallery must know of a game."""
    recordings = [recorded(game, *wish, number) for number, wish in enumerate(matches(game))]
    picked = chosen([sight for recording in recordings for sight in recording.sights], many)
    used = sorted({sight.match for sight in picked})
    return {
        "game": whole(ROOMS[game]),
        "texts": {lang: shared_sentences(lang) + "\n" + ROOMS[game].sentences(lang) for lang in ("fr", "en", "de")},
        "matches": {number: recordings[number].packed() for number in used},
        "positions": [
            {"kind": s.kind, "players": s.players, "match": s.match, "seat": s.seat, "news": s.news, "before": s.before}
            for s in picked
        ],
    }


def write(folder: Path, games: list[str] | None = None, many: int = MANY) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "games.json").write_text(json.dumps(games or list(ROOMS)), encoding="utf-8")
    for game in games or ROOMS:
        text = json.dumps(positions(game, many), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{game}.json").write_text(text, encoding="utf-8")
