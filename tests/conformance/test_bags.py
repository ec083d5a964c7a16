"""The page draws the first draws of a match again from bags it knows itself: they are those of the rules."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from fullsteam.games import ROOMS
from fullsteam.testing import bags

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
LEAST = {"trambahn": 39, "volldampf": 35, "take-a-train": 8, "voll-in-fahrt": 5}  # draws that are checked, with the fewest


@pytest.mark.parametrize("game", ROOMS)
def test_the_page_has_what_the_rules_have(game: str) -> None:
    assert (GAMES / game / "bags.json").read_text(encoding="utf-8") == bags.text(ROOMS[game]), "make docs"


@pytest.mark.parametrize("game", ROOMS)
def test_with_any_options_every_draw_before_the_first_choice_is_from_its_bag(game: str) -> None:
    room, chance = ROOMS[game], random.Random(game)
    told = json.loads((GAMES / game / "bags.json").read_text(encoding="utf-8"))
    for n in range(100, 140):
        players = chance.choice(bags.sizes(room))
        options = {option.name: chance.choice(option.values) for option in room.info.options}
        plan = told["plans"][" ".join([str(players), *(options[name] for name in told["options"])])]
        left = [[(text, weight) for text, weight in lots] for lots in told["bags"]]
        drawn = [bag for bag, often in plan for _ in range(often)]
        assert len(drawn) >= LEAST[game]
        for bag, (lots, text) in zip(drawn, bags.opening(room, players, options, n), strict=False):
            assert left[bag] == lots
            left[bag] = bags.without(lots, text)


def test_a_bag_that_depends_on_more_than_what_was_drawn_from_it_is_not_told() -> None:
    """Chance that throws as many dice as the first one showed."""
    first = [("die 1", 1), ("die 2", 1)]
    openings = [[(first, "die 1"), ([("coin", 1)], "coin")], [(first, "die 2"), ([("coin", 2)], "coin")]]
    assert bags.drawn_from(openings) == [first]
