"""Players over sockets: they know nothing but what the server tells them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from fullsteam.games import ROOMS
from fullsteam.kernel.core import seat_of
from fullsteam.kernel.record import Move
from fullsteam.server.lobby import new_id
from fullsteam.server.store import Seat, TableRow, Terms
from fullsteam.server.store import tables as sql
from fullsteam.testing.walk import table, walk
from serverkit.clients import Client, Table
from serverkit.servers import Threaded


async def play_seat(client: Client, table_id: str, seat: int | None, rng: random.Random, hang_up: float = 0.0) -> Any:
    """Choose at random whenever asked, till the match is over; sometimes hang up and come back. The last news."""
    last: int | None = None
    while True:
        async with client.table(table_id) as table:
            await table.hello(last, seat=seat)
            while True:
                message = await table.hear("news", "refused")
                if message["type"] == "refused":
                    assert message["reason"] == "stale", message
                    continue
                check_continuity(message, last)
                last = message["moment"]
                if message["result"] is not None:
                    return message
                if rng.random() < hang_up:
                    break
                await choose(table, message, rng)


def check_continuity(message: Any, last: int | None) -> None:
    """Nothing is missing and nothing comes twice: every moment since the last one known."""
    numbers = [m["n"] for m in message["moments"]]
    first = 0 if last is None else last + 1
    assert numbers == list(range(first, message["moment"] + 1)), (numbers, first, message["moment"])


async def choose(table: Table, news: Any, rng: random.Random) -> None:
    decision = news["decision"]
    if decision is not None:
        text = rng.choice(decision["legal"])
        await table.say("move", move_id=f"{rng.getrandbits(64):x}", decision=decision["id"], text=text)


async def play_match(clients: list[tuple[Client, int]], table_id: str, seed: int, hang_up: float = 0.0) -> list[Any]:
    """All people of a table at once; what each heard last."""
    players = [play_seat(c, table_id, seat, random.Random(seed * 100 + seat), hang_up) for c, seat in clients]
    return await asyncio.wait_for(asyncio.gather(*players), 120)


@dataclass
class Found:
    """A position reached by play."""

    game: str
    players: int
    options: dict[str, str]
    moves: list[Move]
    next: Move | None = None  # what was played then


class Person(Protocol):
    """Somebody who can be given a seat: a client, or a reader of the page."""

    me: Any


def first_of_kind(kind: int) -> Found | None:
    """Where several choose at once (ALL: sealed, ANY: openly): the first such position in random play."""
    for game, room in ROOMS.items():
        for n in range(12):
            moves: list[Move] = []
            for p in walk(room, n):
                top = int(p.state.agenda.items[p.state.agenda.size - 1])
                if seat_of(top) == kind and len(room.game.actors(p.state)) > 1:
                    return Found(game, int(p.state.seats), table(room, n).options, moves)
                moves.append(Move(p.seat, room.game.verbs.text(p.choice)))
    return None


def before_round_end(game: str, players: int) -> Found:
    """One choice before a round is over, in random play."""
    room = ROOMS[game]
    for n in range(1000):
        if table(room, n).players != players:
            continue
        moves: list[Move] = []
        for p in walk(room, n):
            if moves and moves[-1].seat >= 0 and room.ends_round(p.state.events or []):
                return Found(game, players, table(room, n).options, moves[:-1], moves[-1])
            p.state.events = []
            moves.append(Move(p.seat, room.game.verbs.text(p.choice)))
    raise AssertionError(f"no round of {game} ends")


def table_at(server: Threaded, found: Found, sitting: Sequence[Person | str], terms: Terms) -> str:
    """A table of these people, and of bots of a level, that goes on from there."""
    info, store, table_id = ROOMS[found.game].info, server.process.store, new_id()
    given = "\n".join(move.written() for move in found.moves)
    people = {i: who.me for i, who in enumerate(sitting) if not isinstance(who, str)}
    host, now = str(next(iter(people.values()))["id"]), server.process.now()
    row = TableRow(
        table_id,
        found.game,
        info.rules_version,
        found.players,
        found.options,
        terms,
        host,
        "open",
        False,
        "5a" * 32,
        now,
        given,
    )
    chairs = [
        Seat(i, "person", people[i]["id"], people[i]["name"], "", None)
        if i in people
        else Seat(i, "bot", None, f"Bot {i + 1}", str(who), None)
        for i, who in enumerate(sitting)
    ]
    store.write_now(sql.add_table, row, chairs)
    store.write_now(sql.start, table_id, now)
    deadline = time.monotonic() + 120
    while not store.read_now(sql.log, table_id):  # its keeper finds it
        assert time.monotonic() < deadline, "the table was not taken up"
        time.sleep(0.02)
    return table_id
