"""Two truths that a seat cannot tell apart give it the same bytes in every channel; and a planted leak in each is caught.

python -m serverkit.secrets --game trambahn --pairs 1000   (make soak PARTS=secrets)"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import quote

from sqlalchemy import Connection, text

from fullsteam.games import ROOMS
from fullsteam.kernel.core import ONLOOKER
from fullsteam.kernel.record import Move, state_hash
from fullsteam.kernel.room import Room
from fullsteam.server.people import digest
from fullsteam.server.store import Entry, Seat, TableRow, Terms, User, own
from fullsteam.server.store import people as people_sql
from fullsteam.server.store import tables as sql
from fullsteam.server.store.log import insert_jobs
from fullsteam.server.table import Course, LiveTable
from fullsteam.server.wire import protocol as say
from serverkit.plain import Line, PlainSocket
from serverkit.servers import Threaded
from serverkit.twins import side_by_side

NOON = 1_800_000_000_000
NEWS = sys.modules["fullsteam.server.table.news"]  # by its path one would get the function of this name
PEOPLE = 8
NUMBER = itertools.count()
OLD = "oldtable"
ENOUGH = 400  # pairs in which a planted leak must have been seen
Both = list[tuple[Threaded, Line]]


@dataclass
class Side:
    """One of the two truths: a server on which it is true, and what its observer may ask."""

    server: Threaded
    line: Line
    table: str  # another id for each pair: nobody may remember one of the pairs before
    observer: int
    course: Course
    tries: list[str]  # notations to ask about

    def get(self, path: str) -> bytes:
        return self.line.get(path, self.session())

    def session(self) -> dict[str, str]:
        if self.observer == ONLOOKER:
            return {}
        signed = self.server.app.state.guard.signer.sign(f"session{self.observer}".encode()).decode()
        return {"cookie": f"fullsteam={signed}"}

    def news(self) -> dict[str, Any]:
        found: dict[str, Any] = NEWS.news(self.course, None if self.observer == ONLOOKER else self.observer, 0, NOON)
        return found

    def socket(self) -> bytes:
        with PlainSocket(self.server.port, f"/api/tables/{self.table}/socket", self.session()) as heard:
            heard.say('{"type": "hello"}')
            return heard.hear() + heard.hear()

    def stream(self) -> bytes:
        return self.line.first_lines(f"/api/tables/{self.table}/stream", self.session(), 2)

    def why(self) -> bytes:
        return b"\n".join(self.get(f"/api/tables/{self.table}/why?text={quote(t)}") for t in self.tries)


CHANNELS: dict[str, Callable[[Side], bytes]] = {
    "view": lambda side: say.encode(side.news()["view"]),
    "legal": lambda side: say.encode(side.news()["decision"]),
    "events": lambda side: say.encode(side.news()["moments"]),
    "news": lambda side: say.encode(side.news()),
    "why": Side.why,
    "socket": Side.socket,
    "stream": Side.stream,
    "moments": lambda side: (
        side.get(f"/api/tables/{side.table}/moments/0") + side.get(f"/api/tables/{side.table}/moments?many=2")
    ),
    "export": lambda side: side.get("/api/me/export"),
}
OF_PEOPLE = ("why", "export", "legal")  # an onlooker has none


# --- setting up


@contextmanager
def servers() -> Iterator[Both]:
    """Two whose clocks stand still, with the same people."""
    with ExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory(dir=in_memory()))
        pair = [held.enter_context(Threaded(f"{folder}/{k}.db", now=lambda: NOON)) for k in range(2)]
        for server in pair:
            server.process.store.write_now(settle)
        yield [(s, held.enter_context(closing(Line(s.port)))) for s in pair]


def in_memory() -> str | None:
    """A disk would be waited for at every pair, and nothing here is to outlive the power."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def settle(c: Connection) -> None:
    for i in range(PEOPLE):
        people_sql.add_user(c, User(f"u{i}", f"Player {i}", None, 1))
        people_sql.add_session(c, digest(f"session{i}"), f"u{i}", 1, NOON * 2)


def furnish(server: Threaded, room: Room, players: int, moves: list[Move], table: str) -> Course:
    """The table goes on from what was played; and an old one has the same as its log, for who takes out what is his."""
    info = room.info
    seats = [Seat(i, "person", f"u{i}", f"Player {i}", "", None) for i in range(players)]
    given = "\n".join(move.written() for move in moves)
    start = (
        info.id,
        info.rules_version,
        players,
        info.options_for({}),
        Terms(count=60.0),
        "u0",
        "open",
        False,
        "07" * 32,
        NOON,
    )
    rows = [TableRow(table, *start, given), TableRow(OLD, *start)]
    begun = TableRow(table, *start[:6], "playing", *start[7:], given, started=NOON)
    course = Course(begun, seats)
    course.deal("")
    first = Entry(table, 0, "start", None, "", course.chance_said(), None, "server", NOON)
    course.note(first)
    log = [Entry(OLD, n, "move", m.seat, m.text, "", None, f"user:u{m.seat}", NOON) for n, m in enumerate(moves)]

    def write(c: Connection) -> None:
        c.execute(text("DELETE FROM tables"))
        for row in rows:
            sql.add_table(c, row, seats)
        sql.start(c, table, NOON)
        sql.close(c, OLD, NOON)
        insert_jobs(c, [[first], log])

    forget(server)
    server.process.store.write_now(write)
    return course


def forget(server: Threaded) -> None:
    """What this process remembers of the pair before."""
    process = server.process

    def work() -> None:
        for table in list(process.tables):
            process.keeper.let_go(table)
            process.tables.pop(table, None)
        process.replays.clear()

    task = process.keeper.task
    assert task is not None
    task.get_loop().call_soon_threadsafe(work)


# --- comparing


def compare(one: Side, two: Side, channels: list[str]) -> list[str]:
    """The channels that tell these truths apart."""
    return [name for name in channels if CHANNELS[name](one) != CHANNELS[name](two)]


def pairs(room: Room, seed: int) -> Iterator[tuple[int, int, list[Move], list[Move], bool]]:
    """Players, observer, what was played in each, and whether the truths differ; for ever."""
    info, n = room.info, seed * 100_000
    while True:
        players = info.min_players + n % (info.max_players - info.min_players + 1)
        observer = ONLOOKER if n % 9 == 8 else n % players
        for one, two, s, t in side_by_side(room, players, observer, n, n % 2 == 0):
            if len(one) % 3 == n % 3:  # neighbours are much alike
                yield players, observer, list(one), list(two), state_hash(s) != state_hash(t)
        n += 1


def tries(room: Room, n: int) -> list[str]:
    size = int(room.game.verbs.size)
    return [room.game.verbs.text((n * 7919 + k * 104_729) % size) for k in range(2)]


def campaign(both: Both, room: Room, many: int, seed: int, channels: list[str], first: bool = False) -> Counter[str]:
    """So many pairs in each channel; or until the first that is told apart."""
    found: Counter[str] = Counter()
    for n, (players, observer, one, two, different) in enumerate(pairs(room, seed)):
        wanted = [c for c in channels if found[f"pairs: {c}"] < many and (observer >= 0 or c not in OF_PEOPLE)]
        if all(found[f"pairs: {c}"] >= many for c in channels) or (first and found["told apart"]):
            break
        if not wanted or (first and not different):
            continue
        table = f"pair{next(NUMBER)}"
        courses = [furnish(both[k][0], room, players, moves, table) for k, moves in enumerate((one, two))]
        sides = [Side(*both[k], table, observer, courses[k], tries(room, n)) for k in range(2)]
        for channel in compare(sides[0], sides[1], wanted):
            found["told apart"] += 1
            found[f"told apart: {channel}"] += 1
        found.update(f"pairs: {c}" for c in wanted)
        found["of which differ"] += different
    return found


# --- leaks that are planted


def truth(course: Course) -> int:
    return int(state_hash(course.match.state)[:8], 16)


def wrapped(owner: Any, name: str, leak: Callable[[Any, Any], Any]) -> Any:
    """As it is, but with a leak: of the result and the first argument."""
    plain = getattr(owner, name)
    return patch.object(owner, name, lambda first, *more: leak(plain(first, *more), first))


def next_seat_view(found: dict[str, Any], course: Course) -> dict[str, Any]:
    eyes = ((found["seat"] or 0) + 1) % course.row.players
    return {**found, "view": course.match.game.view(course.match.state, eyes)}


def everybody(found: dict[str, Any], c: Connection) -> dict[str, Any]:
    return {**found, "more": [tuple(r) for r in c.execute(text("SELECT text FROM entries ORDER BY table_id, n"))]}


PLANTS: dict[str, Callable[[], Any]] = {
    "view": lambda: wrapped(NEWS, "news", next_seat_view),
    "legal": lambda: wrapped(NEWS, "decision", lambda d, course: d and {**d, "number": truth(course)}),
    "events": lambda: wrapped(NEWS, "told", lambda m, course: {**m, "text": truth(course)}),
    "news": lambda: wrapped(NEWS, "asked_to_undo", lambda _, course: truth(course)),
    "why": lambda: wrapped(LiveTable, "why", lambda found, table: {**found, "number": truth(table.course)}),
    "socket": lambda: wrapped(LiveTable, "news", lambda found, table: {**found, "more": truth(table.course)}),
    "stream": lambda: wrapped(LiveTable, "news", lambda found, table: {**found, "more": truth(table.course)}),
    "moments": lambda: wrapped(NEWS, "asked_to_undo", lambda _, course: truth(course)),
    "export": lambda: wrapped(own, "export", everybody),
}


def missed(both: Both, room: Room, seed: int, channels: list[str]) -> list[str]:
    """The channels in which a planted leak was not caught."""
    out = []
    for channel in channels:
        with PLANTS[channel]():
            if not campaign(both, room, ENOUGH, seed, [channel], first=True)["told apart"]:
                out.append(channel)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=list(ROOMS))
    parser.add_argument("--pairs", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    room = ROOMS[a.game]
    with servers() as both:
        found = campaign(both, room, a.pairs, a.seed, list(CHANNELS))
        if room.info.secret:
            lost = missed(both, room, a.seed, list(CHANNELS))
            print("planted leaks missed:", *lost, file=sys.stderr)
            found["planted leaks missed"] = len(lost)
            found["planted leaks caught"] = len(CHANNELS) - len(lost)
    print(json.dumps({"told apart": 0, **found}))
    sys.exit(1 if found["told apart"] or found["planted leaks missed"] else 0)


if __name__ == "__main__":
    main()
