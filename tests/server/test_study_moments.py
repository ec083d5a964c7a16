"""Where a moment of an analysis is seen at its table: the page leads there, and asks the same question again."""

from __future__ import annotations

import random

import pytest

from serverkit import Client, Threaded, run
from serverkit.faults import until
from serverkit.players import play_seat


@pytest.mark.parametrize("game", ["trambahn", "take-a-train"])
def test_every_choice_has_a_moment_at_which_it_is_asked(tmp_path: object, game: str) -> None:
    with Threaded(f"{tmp_path}/x.db", requests=100_000, analysis_rounds=2) as server:
        anna = Client(server.url, "Anna")
        table = anna.create(game, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}])["id"]
        run(play_seat(anna, table, 0, random.Random(3)))
        path = f"/api/tables/{table}/analysis"
        anna.post(path, None, 202)
        until(lambda: anna.get(path)["state"] == "done", "it is analysed", 120)
        moments = anna.get(path)["analysis"]["moments"]
        log = anna.get(f"/api/tables/{table}/log")
        assert [m["at"] for m in moments] == sorted(m["at"] for m in moments)
        for moment in random.Random(1).sample([m for m in moments if m["seat"] is not None], 25):
            news = anna.get(f"/api/tables/{table}/moments/{moment['at']}", seat=moment["seat"])
            assert moment["given"] in news["decision"]["legal"] and moment["step"] == news["decision"]["step"]
        for moment in moments:
            if moment["seat"] is None:  # drawn with a move, or at the beginning
                assert log[moment["at"]]["kind"] in ("start", "move")
