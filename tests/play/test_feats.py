"""What is counted of a player, counted once more from the words of what happened, as they stand in a log."""

from __future__ import annotations

import random

import pytest

from fullsteam.games import ROOMS
from fullsteam.kernel.room import Room
from fullsteam.play.feats import HOWS, achieved, feats
from fullsteam.play.match import Match

NAMES = ["Anna", "Bo", "Chiara", "Dominik", "Émile", "Friederike"]


def played(room: Room, players: int, seed: int) -> Match:
    """To its end, by chance."""
    match, rng = Match(room, NAMES[:players], {}, seed=bytes([seed] * 32)), random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(list(match.perspective(seat).legal)))
    return match


def log(match: Match) -> list[tuple[str, int, int]]:
    """Word, seat and number of everything that happened to somebody."""
    text = match.game.happenings.text
    lines = [(text(event.code).split(), int(event.number)) for ply in match.plies for event in ply.events]
    return [(words[0], int(words[1]) - 1, number) for words, number in lines if len(words) > 1 and words[1].isdigit()]


@pytest.mark.parametrize("game", ROOMS)
def test_each_figure_is_what_the_log_says(game: str) -> None:
    room = ROOMS[game]
    match = played(room, room.info.max_players, 3)
    happened, found = log(match), achieved(match)
    for feat in feats(room):
        for seat in range(len(match.names)):
            mine: list[int] = []
            active = -1
            for word, whose, number in happened:
                if word in feat.turn:
                    active = whose
                elif word == feat.what and (active == seat != whose if feat.turn else whose == seat):
                    mine.append(number)
            told = {"count": len(mine), "sum": sum(mine), "most": max(mine, default=0)}
            if feat.how in told:
                assert found[feat.name][seat] == told[feat.how], (feat.name, seat)
    assert any(any(numbers) for numbers in found.values())


@pytest.mark.parametrize("game", ROOMS)
def test_each_figure_names_something_that_is_there(game: str) -> None:
    room = ROOMS[game]
    view = room.game.view(room.new(room.info.min_players, {}), 0)
    for feat in feats(room):
        assert feat.how in HOWS
        words = [*feat.turn, *([] if feat.how == "view" else [feat.what])]
        assert [word for word in words if word not in room.game.happenings.by_name] == []
        if feat.how == "view":
            assert feat.what in view["players"][0]  # type: ignore[index]


def test_volldampf_s_income_and_bonds_make_its_result() -> None:
    match = played(ROOMS["volldampf"], 4, 1)
    found = achieved(match)
    made = [income - bonds for income, bonds in zip(found["income"], found["bonds"], strict=True)]
    assert made == [match.game.score(match.state, seat) for seat in range(4)]


def test_pushes_are_his_who_had_the_turn_and_not_his_own() -> None:
    match = played(ROOMS["voll-in-fahrt"], 4, 2)
    pushed = sum(word == "pushes" for word, _, _ in log(match))
    assert 0 < sum(achieved(match)["pushes"]) < pushed


def test_a_game_need_not_count_anything(tmp_path: object) -> None:
    room = Room("penny")
    room.__dict__["folder"] = tmp_path
    assert feats(room) == ()
