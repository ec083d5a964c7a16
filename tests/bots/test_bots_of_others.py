"""Bots of one's own in this process: python:module:Class, in the arena, at the terminal and on a server."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fullsteam.arena.game import play_game
from fullsteam.arena.series import Series
from fullsteam.bots import Budget, bot, house_bots, house_names, offer
from fullsteam.cli.company import Company
from fullsteam.games import ROOMS, room
from fullsteam.kernel.info import GameError
from fullsteam.kernel.rng import Rng
from fullsteam.play.match import Match

GAME = next(iter(ROOMS))
SOURCE = """
from fullsteam.bots import Bot

class Last(Bot):
    listens = True
    def __init__(self, edge="last"):
        self.edge = edge
        self.heard = []
        self.seats = []
    def begin(self, sitting):
        self.heard = []
        self.seats.append(sitting.seat)
    def hear(self, room, events):
        self.heard += [room.game.happenings.text(event.code) for event in events]
    def choose(self, perspective, rng):
        assert len(perspective.mask) == perspective.room.game.verbs.size
        assert [n for n, may in enumerate(perspective.mask) if may] == sorted(perspective.legal)
        assert perspective.observation
        return perspective.legal[-1 if self.edge == "last" else 0]

class Rude(Bot):
    def choose(self, perspective, rng):
        return 10**9

class Broken(Bot):
    def __init__(self):
        raise RuntimeError("no weights here")

class Stranger:
    pass
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module in the folder one stands in, which is on nobody's path."""
    name = f"mybots_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield name
    sys.modules.pop(name, None)


@pytest.mark.parametrize("game", ROOMS)
def test_a_class_plays_every_game_by_numbers_and_hears_what_its_seat_is_told(here: str, game: str) -> None:
    result = play_game(Series(game, 2, (f"python:{here}:Last", "random"), 1).checked(), 0)
    assert result.forfeit is None, result.why
    assert result.choices > 10


def test_settings_and_time_belong_to_the_class(here: str) -> None:
    player = bot(f"python:{here}:Last:edge=first@50ms")
    assert player.think == Budget(seconds=0.05) and player.edge == "first"  # type: ignore[attr-defined]
    assert bot(f"python:{here}:Last", Budget(rounds=3)).think == Budget(rounds=3)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("python:", "python:MODULE:CLASS"),
        ("python:here", "python:MODULE:CLASS"),
        ("python:no_such_module:Last", "the module no_such_module cannot be read: ModuleNotFoundError"),
        ("python:HERE:Nobody", "has no Nobody"),
        ("python:HERE:Stranger", "inherits from fullsteam.bots.Bot"),
        ("python:HERE:Broken", "cannot be made: RuntimeError: no weights here"),
        ("python:HERE:Last:colour=red", "cannot be made: TypeError"),
        ("python:HERE:Last:colour", 'a setting is NAME=VALUE, not "colour"'),
    ],
)
def test_what_is_wrong_with_a_name_is_told_in_a_sentence(here: str, name: str, said: str) -> None:
    with pytest.raises(GameError) as error:
        bot(name.replace("HERE", here))
    assert said in str(error.value)


def test_an_illegal_choice_forfeits(here: str) -> None:
    result = play_game(Series(GAME, 2, (f"python:{here}:Rude", "random"), 1).checked(), 0)
    assert result.forfeit == 0 and "not among the legal choices" in result.why


def test_at_the_terminal_each_seat_has_its_own_and_what_is_taken_back_is_unheard(here: str) -> None:
    match = Match(room(GAME), ["Anna", "Bo"], {"first": "seat1"}, bytes(32))
    company = Company(match, 0, f"python:{here}:Last")
    player = company.bots[1]
    rng = Rng(1)
    own = bot("greedy")
    undone = 0
    while not match.over:
        if 0 in match.actors:
            match.play(0, own.choose(match.perspective(0), rng))
            if match.can_undo(0) and undone < 3 and company.begun:
                match.undo(0)
                undone += 1
        else:
            match.play(1, company.choose(1))
            told = [match.game.happenings.text(e.code) for ply in match.plies for e in ply.events_for(1)]
            assert player.heard == told  # type: ignore[attr-defined]
    company.leave()
    assert undone == 3 and len(player.seats) == 4 and set(player.seats) == {1}  # type: ignore[attr-defined]


def test_a_house_offers_bots_of_its_own(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FULLSTEAM_BOTS", "")
    assert "clever" not in house_names()
    offer([f"clever=python:{here}:Last"])
    assert house_bots() == {"clever": f"python:{here}:Last"} and house_names()[-1] == "clever"
    assert type(bot("clever")).__name__ == "Last"
    for wrong in ("clever", "greedy=python:a:B", "clever=exec:./x", f"clever=python:{here}:Nobody", f"a b=python:{here}:Last"):
        with pytest.raises(GameError):
            offer([wrong])
    assert os.environ["FULLSTEAM_BOTS"] == f"clever=python:{here}:Last", "a refusal changes nothing"
