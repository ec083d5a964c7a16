"""Contests about the log of a match: one person at three processes at once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from fullsteam.games import ROOMS
from fullsteam.server.store import tables as sql
from serverkit.clients import Table, run
from serverkit.house import House

TWO = next(g for g, r in ROOMS.items() if r.info.min_players == 2)
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def at_the_table(h: House, rng: random.Random, talk: Callable[..., Any], **terms: Any) -> str:
    """Two people play; whoever is asked sits at the table at all three processes."""
    two = h.people(2)
    table_id = two[0][0].create(TWO, [ME, OPEN], terms=terms)["id"]
    two[1][1].post(f"/api/tables/{table_id}/join", {})

    async def scene() -> str:
        async with AsyncExitStack() as held:
            for person in two:
                sockets = [await held.enter_async_context(c.table(table_id)) for c in person]
                news = []
                for socket in sockets:
                    await socket.hello()
                    news.append(await socket.hear("news"))
                if news[0]["decision"] is not None:
                    return str(await talk(h, table_id, sockets, news[0]["decision"], rng))
            return "nobody is asked"

    return str(run(scene()))


async def answers_to(sockets: list[Table], messages: list[dict[str, Any]]) -> list[Any]:
    """All said at once; what each is answered."""
    await asyncio.gather(*(s.say(**m) for s, m in zip(sockets, messages, strict=True)))
    return list(await asyncio.gather(*(s.hear("ack", "refused") for s in sockets)))


def move(decision: Any, move_id: str, text: str) -> dict[str, Any]:
    return {"type_": "move", "move_id": move_id, "decision": decision["id"], "text": text}


async def three_moves(h: House, table_id: str, sockets: list[Table], decision: Any, rng: random.Random) -> str:
    """One decision, another answer at each process: one stands."""
    texts = [rng.choice(decision["legal"]) for _ in sockets]
    found = await answers_to(sockets, [move(decision, f"m{i}", text) for i, text in enumerate(texts)])
    log = h.store.read_now(sql.log, table_id)
    won = [(f"m{i}", texts[i]) for i, a in enumerate(found) if a["type"] == "ack"]
    stale = all(a["type"] == "ack" or a["reason"] == "stale" for a in found)
    return "" if stale and [(e.move_id, e.text) for e in log[1:]] == won and len(won) == 1 else f"{found} {log[1:]}"


async def thrice_the_same(h: House, table_id: str, sockets: list[Table], decision: Any, rng: random.Random) -> str:
    """The same move at each process: all are told the same place."""
    text = rng.choice(decision["legal"])
    found = await answers_to(sockets, [move(decision, "same", text)] * len(sockets))
    log = h.store.read_now(sql.log, table_id)
    right = all((a["type"], a.get("moment")) == ("ack", 1) for a in found) and [e.move_id for e in log] == [None, "same"]
    return "" if right else f"{found} {log[1:]}"


async def three_undos(h: House, table_id: str, sockets: list[Table], decision: Any, rng: random.Random) -> str:
    """A choice is taken back at each process at once, and one of them makes it again."""
    first = sockets[0]
    await first.say(**move(decision, "first", decision["legal"][-1]))
    await first.hear("ack")
    for socket in sockets:
        while (await socket.hear("news"))["moment"] < 1:
            pass
    found = await answers_to(sockets, [{"type_": "undo", "move_id": f"u{i}"} for i in range(len(sockets))])
    log = h.store.read_now(sql.log, table_id)
    acked = {a["move_id"]: a["moment"] for a in found if a["type"] == "ack"}
    stands = {e.move_id: e.n for e in log[2:]}
    told = all(a["type"] == "ack" or a["reason"] in ("undo", "stale") for a in found)
    return "" if told and acked == stands and len(acked) <= 1 else f"{found} {log[2:]}"


async def undo_and_move(h: House, table_id: str, sockets: list[Table], decision: Any, rng: random.Random) -> str:
    """He takes back his choice at one process while he goes on at another."""
    await sockets[0].say(**move(decision, "first", rng.choice(decision["legal"])))
    await sockets[0].hear("ack")
    news = [await caught_up(socket) for socket in sockets]
    asked = news[1]["decision"]
    if asked is None:  # the other is asked now: nothing to contest
        return ""
    messages = [{"type_": "undo", "move_id": "back"}, move(asked, "on", asked["legal"][0]), {"type_": "undo", "move_id": "too"}]
    found = await answers_to(sockets, messages)
    log = h.store.read_now(sql.log, table_id)
    acked = {(a["move_id"], a["moment"]) for a in found if a["type"] == "ack"}
    return "" if acked == {(e.move_id, e.n) for e in log[2:]} else f"{found} {log[2:]}"


async def caught_up(socket: Table) -> Any:
    while (news := await socket.hear("news"))["moment"] < 1:
        pass
    return news


async def three_orders(h: House, table_id: str, sockets: list[Table], decision: Any, rng: random.Random) -> str:
    """Other orders at each process: those of one stand, whole, and nobody is refused."""
    steps = [step.name for step in ROOMS[TWO].game.steps][:1]
    wishes = [[{"step": steps[0], "times": k + 1}] * (k + 1) for k in range(len(sockets))]
    await asyncio.gather(*(s.say("auto", orders=o) for s, o in zip(sockets, wishes, strict=True)))
    found = await asyncio.gather(*(s.hear("orders", "refused") for s in sockets))
    if any(a["type"] == "refused" for a in found):
        return f"refused: {found}"
    kept = [json.loads(text) for text in h.store.read_now(sql.orders_of, table_id).values()]
    short = [[{"step": o["step"], "times": o["times"]} for o in orders] for orders in kept]
    return "" if len(short) == 1 and short[0] in wishes else f"these stand: {kept}"
