"""What was planted is found: a blunder as the worst choice, a lucky draw as luck. (bench/planted.py: a hundred a game.)"""

from __future__ import annotations

import pytest

from analysis.planting import STRONG, blundered, lucky
from fullsteam.analysis import analyse
from fullsteam.games import ROOMS


@pytest.mark.parametrize("game", ROOMS)
def test_a_planted_blunder_is_the_worst_choice(game: str) -> None:
    for seed in (1, 2) if game in STRONG else (1,):
        planted = blundered(game, seed)
        found = analyse(planted.record, rounds=24)
        worst = found.worst(planted.seat)
        assert worst and worst[0].first == planted.ply, f"seed {seed}: ply {planted.ply} is not the worst choice"
        assert worst[0].mark == "blunder"


@pytest.mark.parametrize("game", ["trambahn", "voll-in-fahrt"])
def test_planted_luck_is_luck_and_not_skill(game: str) -> None:
    usual, found = (analyse(lucky(game, 3, forced), rounds=8).seats[0] for forced in (False, True))
    assert found.parts.draw > usual.parts.draw + 0.3 and found.parts.draw > 0.3
    assert found.parts.own <= 0
