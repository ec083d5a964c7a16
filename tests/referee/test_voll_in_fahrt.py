"""Voll in Fahrt: the engine and the simple referee agree at every ply of random games."""

from random import Random

import pytest

from referee.agree import Pick, agree, games, whatever
from referee.voll_in_fahrt import VollInFahrt

GAME = "voll-in-fahrt"
GAMES = games(120)


def wishing(rng: Random, choices: list[str], *wishes: str) -> str:
    for wish in wishes:
        if wished := [text for text in choices if text.startswith(wish)]:
            return rng.choice(wished)
    return rng.choice(choices)


def crowded(rng: Random, choices: list[str]) -> str:
    """Low rolls, and whoever can brings in one more loco: start cells stay occupied, and there are many pushes."""
    slow = [text for text in choices if not text.startswith(("roll", "dice")) or set(text.split()[-2:]) <= {"1", "2"}]
    return wishing(rng, slow, "repair", "enter")


def steady(rng: Random, choices: list[str]) -> str:
    """Drives what is on the board: many come home."""
    return wishing(rng, choices, "again", "drive")


def lucky(rng: Random, choices: list[str]) -> str:
    """Rolls doubles, of low dice: many second turns, and locos that stop on finish and start cells."""
    doubles = [text for text in choices if text.split()[-2:] in (["1", "1"], ["2", "2"], ["3", "3"])]
    return wishing(rng, doubles or choices, "again")


def temper(number: int) -> Pick:
    """Every temper meets every combination of the options, of which there are 64."""
    return [whatever, crowded, steady, lucky][(number + number // 64) % 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_referee_agree_at_every_ply(players: int) -> None:
    for number in range(-(-GAMES // 3)):
        agree(GAME, VollInFahrt, players, number, temper(number))
