"""Players over sockets: they know nothing but what the server tells them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from fullsteam.games import ROOMS
from fullsteam.kernel.core import seat_of
from fullsteam.testing.walk import walk
from serverkit.clients import Client, Table


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


def first_of_kind(kind: int) -> tuple[str, int] | None:
    """A game in which several choose at once (ALL: sealed, ANY: openly), with a number of players that leads there."""
    for game, room in ROOMS.items():
        for n in range(12):
            for p in walk(room, n):
                top = int(p.state.agenda.items[p.state.agenda.size - 1])
                if seat_of(top) == kind and len(room.game.actors(p.state)) > 1:
                    return game, int(p.state.seats)
    return None
