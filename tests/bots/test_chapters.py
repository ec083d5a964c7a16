"""Searches that look a chapter ahead stop there, whatever the game."""

from __future__ import annotations

import pytest

from fullsteam.bots import bot
from fullsteam.bots.thinker import SearchBot
from fullsteam.games import ROOMS
from fullsteam.kernel.rng import Rng
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective
from fullsteam.testing.walk import walk

CHAPTERED = [room for room in ROOMS.values() if len({room.game.chapter(p.state) for p in walk(room, 0)}) > 1]


def test_some_games_have_chapters() -> None:
    assert len(CHAPTERED) >= 2


@pytest.mark.parametrize("room", CHAPTERED, ids=lambda room: room.info.id)
@pytest.mark.parametrize("ahead", [1, 2])
def test_a_round_of_search_ends_with_the_chapter(room: Room, ahead: int) -> None:
    thinker = bot(f"search:ahead={ahead}:guided=yes:faith=0.7:widen=3@20i")
    assert isinstance(thinker, SearchBot)
    game = room.game
    for position in walk(room, 1):
        if position.seat < 0 or position.ply % 23 or len(position.legal) < 2:
            continue
        search = thinker.search(Perspective(room, position.state, position.seat), Rng(position.ply))
        s = position.state.clone()
        begun = game.chapter(s)
        search.play_on(s)
        assert s.agenda.size == 0 or game.chapter(s) == begun + ahead
        over = s.agenda.size == 0
        assert search.think(20, 0.0) in position.legal
        assert not over or all(0.0 <= value <= 1.0 for value in search.judge.values)
