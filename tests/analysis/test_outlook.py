"""Estimates: from a seat's own knowledge only, and the same again and again."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from hashlib import sha256
from os import environ

import pytest

from analysis.matches import played
from bots.test_fairness import differing
from conformance.test_fifth_game import ROOM as PENNY
from fullsteam import PURE
from fullsteam.analysis import Analysis, Outlook, analyse
from fullsteam.analysis.course import course
from fullsteam.analysis.work import look
from fullsteam.games import ROOMS
from fullsteam.kernel.record import state_hash
from fullsteam.kernel.room import Room
from fullsteam.play.perspective import Perspective


@pytest.mark.parametrize("room", [PENNY, *ROOMS.values()], ids=["penny", *ROOMS])
def test_a_loss_is_the_same_to_the_digit_where_only_secrets_differ(room: Room) -> None:
    pairs = differing(room, 2, 3 if room is PENNY else 41)
    assert len(pairs) > 2
    if room.info.secret:
        assert any(state_hash(true) != state_hash(other) for true, other, _ in pairs), "the pairs do not differ"
    for i, (true, other, seat) in enumerate(pairs):
        outlook = Outlook(room, int(true.seats), 3)
        given = Perspective(room, true, seat).legal[-1]
        here, there = (outlook.weighed(Perspective(room, s, seat), given, i) for s in (true, other))
        assert here == there, f"position {i}: the analysis knows more than seat {seat}"


def test_the_whole_truth_is_something_else() -> None:
    """The other estimate does look at what is hidden: so the test above can fail."""
    room = next(room for room in ROOMS.values() if room.info.secret)
    told = [
        (Outlook(room, int(true.seats), 3).chances(true, 1).values, Outlook(room, int(other.seats), 3).chances(other, 1).values)
        for true, other, _ in differing(room, 3, 41)
    ]
    assert any(here != there for here, there in told)


def test_an_end_is_what_it_is() -> None:
    found = course(ROOMS["trambahn"], played("trambahn", 2, 3))
    chances = Outlook(ROOMS["trambahn"], 2, 2).chances(found.end, 0)
    assert sorted(chances.values) in ([0.0, 1.0], [0.5, 0.5]) and chances.errors == [0.0, 0.0]


def digest() -> str:
    """Some moments of a match of every game."""
    out = sha256()
    for game, room in ROOMS.items():
        found = course(room, played(game, room.info.min_players, 5))
        outlook = Outlook(found.room, room.info.min_players, 2)
        for number in (len(found.stretches) // 3, len(found.stretches) - 4):
            out.update(repr(look(found, outlook, number)).encode())
    return out.hexdigest()


@pytest.mark.heavy
def test_the_same_numbers_interpreted_and_compiled() -> None:
    """In other processes, under other hash seeds."""
    found = set()
    for pure, seed in (("1", "1"), ("", "2")):
        env = {**environ, PURE: pure, "PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(p for p in sys.path if p)}
        command = [sys.executable, "-c", "from analysis.test_outlook import digest; print(digest())"]
        found.add(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(found) == 1


def numbers(found: Analysis) -> str:
    return json.dumps(found.as_json())


@pytest.mark.heavy
def test_the_same_numbers_alone_and_in_workers_of_which_one_dies() -> None:
    record = played("voll-in-fahrt", 3, 4)
    killed: list[int | None] = []

    def kill_one(done: int, total: int) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0]
            worker.kill()
            killed.append(worker.pid)

    alone = analyse(record, rounds=2)
    several = analyse(record, rounds=2, workers=2, progress=kill_one)
    assert killed and numbers(alone) == numbers(several)
    assert numbers(analyse(record, rounds=2, seed=2)) != numbers(alone), "another seed is other chance"


def test_time_becomes_rounds() -> None:
    found = analyse(played("voll-in-fahrt", 2, 4), seconds=0.01)
    assert found.rounds == 4, "as few as there can be"
