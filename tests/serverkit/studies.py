"""Matches that are over, and their analyses."""

from __future__ import annotations

import json
from typing import Any

from serverkit.clients import Client
from serverkit.faults import until

ROUNDS = 2
GAME = "trambahn"
BOT = {"kind": "bot", "level": "greedy"}
ALONE = [{"kind": "me"}, BOT]


def finished(client: Client, game: str = GAME, players: int = 2) -> str:
    """A match of bots, played to its end."""
    table = client.create(game, [BOT] * players)["id"]
    until(lambda: client.get(f"/api/tables/{table}")["status"] == "over", "the match is over", 300)
    return str(table)


def analysed(client: Client, table: str, lang: str = "en") -> Any:
    """Asked for, waited for: the whole answer."""
    path = f"/api/tables/{table}/analysis"
    client.post(path, None, 202)
    until(lambda: client.get(path)["state"] in ("done", "failed"), "it is analysed", 300)
    found = client.get(path, lang=lang)
    assert found["state"] == "done", found
    return found


def without_words(told: Any) -> Any:
    """What Analysis.as_json() says."""
    out = json.loads(json.dumps(told))
    out["turning"] = [t["number"] for t in out["turning"]]
    for moment in out["moments"]:
        del moment["title"], moment["at"]
        if "answers" in moment:
            del moment["said"]
            moment["answers"][0]["reasons"] = []
        for answer in moment.get("answers", []):
            del answer["text"]
        for why in [*moment.get("reasons", []), *(r for a in moment.get("answers", []) for r in a["reasons"])]:
            del why["text"]
    return out
