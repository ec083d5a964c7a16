"""Trambahn: the engine and the simple referee agree at every ply of random games."""

from random import Random

from referee.agree import Pick, agree, games, whatever
from referee.trambahn import Trambahn

GAME = "trambahn"
GAMES = games(60)


def busy(rng: Random, choices: list[str]) -> str:
    """Never stops by himself: two passengers, all stations, all trams that can be paid."""
    return rng.choice([text for text in choices if text != "done"] or choices)


def saving(rng: Random, choices: list[str]) -> str:
    """Few passengers and stations, much money: long games with long columns."""
    for wish in ("buy", "cash"):
        if wished := [text for text in choices if text.startswith(wish)]:
            return rng.choice(wished)
    return "done" if "done" in choices and rng.random() < 0.6 else busy(rng, choices)


def patient(rng: Random, choices: list[str]) -> str:
    """Lengthens the first columns, low cards first: some come to eight."""
    stations = [text for text in choices if text.startswith("station")]
    if stations:
        return min(stations, key=lambda text: (int(text.split()[2]), int(text.split()[1].strip("bgrycond") or 0)))
    return saving(rng, choices)


def temper(number: int) -> Pick:
    """Every temper meets every combination of the options, of which there are 4."""
    return [whatever, busy, saving, patient][(number + number // 4) % 4]


def test_engine_and_referee_agree_at_every_ply() -> None:
    for number in range(GAMES):
        agree(GAME, Trambahn, 2, number, temper(number))
