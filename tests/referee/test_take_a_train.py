"""Take a Train: the engine and the simple referee agree at every ply of random games."""

from random import Random

import pytest

from referee.agree import Pick, agree, games, whatever
from referee.take_a_train import TakeATrain

GAME = "take-a-train"
GAMES = games(60)


def amount(text: str) -> int:
    return int(text.split()[1])


def thrifty(rng: Random, choices: list[str]) -> str:
    """Low bids: everybody can still pay in the last round."""
    bids = sorted([text for text in choices if text.startswith("bid")], key=amount)
    return rng.choice([text for text in choices if text not in bids] + bids[:3])


def round_sums(rng: Random, choices: list[str]) -> str:
    """Bids of whole thousands: many are equal."""
    return rng.choice([text for text in choices if not text.startswith("bid") or amount(text) % 1000 == 0] or choices)


def restless(rng: Random, choices: list[str]) -> str:
    """Replaces wagons as long as there is money, and likes special cards: the pile is gone through many times."""
    for wish in ("collect", "replace", "attach twin", "attach multiplier"):
        if wished := [text for text in choices if text.startswith(wish)]:
            return rng.choice(wished)
    return thrifty(rng, choices)


def temper(number: int) -> Pick:
    """Every temper meets every combination of the options, of which there are 16."""
    return [whatever, thrifty, round_sums, restless][(number + number // 16) % 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_engine_and_referee_agree_at_every_ply(players: int) -> None:
    for number in range(-(-GAMES // 5)):
        agree(GAME, TakeATrain, players, number, temper(number))
