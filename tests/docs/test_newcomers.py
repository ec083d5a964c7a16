"""The newcomer's test on paper (docs/lessons.md): the questions of the first ten choices are in it, what it cites exists."""

import re
from pathlib import Path

import pytest

from fullsteam.bots import bot
from fullsteam.games import ROOMS, room
from fullsteam.kernel.rng import Rng
from fullsteam.play.lesson.file import sentences
from fullsteam.play.match import Match
from fullsteam.testing.texts import messages

PAPER = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
FIRST = 10  # choices
MATCHES = 6  # for each number of players


def rows(game: str) -> list[list[list[str]]]:
    """Of the table of a game: what stands in backquotes, cell by cell."""
    section = PAPER.split(f"### {room(game).info.title}\n")[1].split("\n### ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[re.findall(r"`([^`]+)`", cell) for cell in line.split("|")[1:-1]] for line in lines]


def column(game: str, number: int) -> set[str]:
    return {name for row in rows(game) for name in row[number]}


def asked(game: str) -> set[str]:
    """Which questions the first choices of a player are."""
    r, player, out = room(game), bot("greedy"), set()
    for players in range(r.info.min_players, r.info.max_players + 1):
        for n in range(MATCHES):
            match, rng, mine = Match(r, [str(i) for i in range(players)], seed=bytes([n] * 32)), Rng(n), 0
            while mine < FIRST and not match.over:
                seat = match.actors[0]
                perspective = match.perspective(seat)
                if seat == 0:
                    mine += 1
                    out.add(perspective.step)
                match.play(seat, player.choose(perspective, rng))
    return out


@pytest.mark.parametrize("game", ROOMS)
def test_every_question_of_the_first_ten_choices_is_on_paper(game: str) -> None:
    missing = asked(game) - column(game, 1)
    assert not missing, f"docs/lessons.md does not say where one learns to answer {sorted(missing)}"


@pytest.mark.parametrize("game", ROOMS)
def test_what_is_cited_is_said(game: str) -> None:
    r = room(game)
    steps = {step.name for step in r.game.steps}
    assert column(game, 1) <= steps, column(game, 1) - steps
    for lang in ("en", "fr", "de"):
        assert column(game, 2) <= set(messages(sentences(r, lang)))
        assert column(game, 3) <= set(messages(r.sentences(lang)))
    assert all(lesson or tip for _, _, lesson, tip in rows(game)), "something that nobody says"
