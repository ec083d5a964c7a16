"""The moments on which the page's tests try the description in words look as the games' views look today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.rng import stream
from fullsteam.play.match import Match
from fullsteam.server.api.games import words

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"


def described() -> list[str]:
    return [game for game in ROOMS if (GAMES / game / "words" / "sample.json").exists()]


def names(view: dict[str, Any]) -> dict[str, set[str]]:
    """What there is in a view: its own names, and those of each thing in it that always has the same ones."""
    return {"": set(view), "players": {name for player in view["players"] for name in player}}


@pytest.mark.parametrize("game", described())
def test_a_sample_looks_as_a_view_looks(game: str) -> None:
    sample = json.loads((GAMES / game / "words" / "sample.json").read_text(encoding="utf-8"))
    match = Match(ROOMS[game], sample["names"], seed=bytes(32))
    rng = stream(1, 1)
    for _ in range(5):
        seat = match.actors[0]
        perspective = match.perspective(seat)
        for moment in sample["moments"]:
            assert names(moment["view"]) == names(perspective.view), "run tools/board_fixtures.py and look at the difference"
        match.play(seat, perspective.legal[rng.below(len(perspective.legal))])
    assert {moment["step"] for moment in sample["moments"]} <= {step.name for step in ROOMS[game].game.steps} | {None}


def test_every_game_here_is_described() -> None:
    assert described() == list(ROOMS)


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_recorded_match_is_told_in_the_words_of_today(game: str) -> None:
    sample = json.loads((GAMES / game / "story" / "sample.json").read_text(encoding="utf-8"))
    happenings = words(ROOMS[game].game.happenings)
    assert sample["words"]["happenings"] == happenings, "run tools/board_fixtures.py and look at the difference"
    known = {word["name"] for word in happenings}
    for match in sample["matches"]:
        assert {text.split()[0] for events in match["passages"] for text, _ in events} <= known
        seats = range(len(match["names"]))
        today = names(ROOMS[game].game.view(Match(ROOMS[game], match["names"], seed=bytes(32)).state, 0))["players"]
        for views in match["views"].values():
            assert len(views) == len(seats) and all({*player} <= today for view in views for player in view["players"])
