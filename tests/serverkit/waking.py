"""Matches over days, played by requests: nobody looks, so whoever is asked is told."""

from __future__ import annotations

from typing import Any

from serverkit.clients import Client
from serverkit.letters import ANNA_BEGINS
from serverkit.servers import Threaded

DAYS = {"terms": {"pace": "correspondence"}, "options": ANNA_BEGINS}


def play(client: Client, table_id: str, decision: dict[str, Any]) -> None:
    move = {"move_id": f"m{decision['id']}", "decision": decision["id"], "text": decision["legal"][0]}
    assert client.post(f"/api/tables/{table_id}/moves", move, 201)["type"] == "ack"


def asked(client: Client, server: Threaded, table_id: str) -> dict[str, Any] | None:
    """What this person is asked now, without a socket that would show that he looks."""
    course = server.process.tables[table_id].course
    return client.get(f"/api/tables/{table_id}/moments/{course.n - 1}")["decision"]  # type: ignore[no-any-return]


def turns(server: Threaded, people: list[Client], table_id: str, who: int) -> None:
    """They play until it is this one's turn."""
    for _ in range(200):
        course = server.process.tables[table_id].course
        seat = course.match.actors[0]
        if seat == who and course.moments[-1].seat != who:
            return
        found = asked(people[seat], server, table_id)
        assert found is not None
        play(people[seat], table_id, found)
    raise AssertionError("it is never his turn")
