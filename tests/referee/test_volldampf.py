"""Volldampf: the engine and the second referee agree at every ply of random games, at every size of table and with every
combination of options. FULLSTEAM_GAMES=10000 plays so many."""

from __future__ import annotations

from random import Random

import pytest

from fullsteam.games import room
from fullsteam.kernel.ints import empty
from referee import CHANCE
from referee.agree import Pick, agree, games, options
from referee.volldampf import Referee

# There are 320 combinations of 2 to 6 players and six options with two values each. With fewer than 80 games some verb
# might remain untried.
GAMES = max(80, games(160))


def temper(number: int) -> Pick:
    """Whoever takes just anything drowns in bonds and hardly ever declines. So each game has a temper of its own: what its
    players like to do, and how modest they are in numbers. It leads to poor tables, full hands and, as all like to build,
    full maps with long routes."""
    moods = Random(number)
    modesty = moods.choice([1, 6, 12, 100])  # so many of the lowest numbers come into question
    liking = {"build": moods.choice([0.1, 1.0, 10.0, 10.0])}

    def pick(rng: Random, choices: list[str]) -> str:
        verbs = sorted({text.split()[0] for text in choices})
        for verb in verbs:
            liking.setdefault(verb, moods.choice([0.1, 1.0, 1.0, 10.0]))
        verb = rng.choices(verbs, [liking[verb] for verb in verbs])[0]
        fitting = [text for text in choices if text.split()[0] == verb]
        if verb in ("borrow", "bid", "stake"):
            fitting = sorted(fitting, key=lambda text: int(text.split()[1]))[:modesty]
        return rng.choice(fitting)

    return pick


@pytest.mark.parametrize("players", range(2, 7))
def test_engine_and_referee_agree(players: int) -> None:
    tried: set[str] = set()
    for number in range(players - 2, GAMES, 5):
        played = agree("volldampf", Referee, players, number, temper(number))
        tried.update(text.split()[1] for text in played)
    untried = set(room("volldampf").game.verbs.by_name) - tried
    assert untried == ({"bid", "rob"} if players == 2 else {"stake"})  # V4.1, V4.3; with 2 there is only one to rob


@pytest.mark.parametrize("players", range(2, 7))
def test_chance_has_the_same_odds(players: int) -> None:
    game, s, referee = room("volldampf").game, room("volldampf").new(players, {}), Referee(players, options("volldampf", 0))
    rng, pick = Random(players), temper(players)
    codes, weights = empty(), empty()
    while asked := game.actors(s):
        if asked == [CHANCE]:
            game.legal(s, CHANCE, codes)
            game.weights(s, weights)
            engine = zip([game.verbs.text(code) for code in codes.to_list()], weights.to_list(), strict=True)
            assert dict(engine) == referee.odds()
        text = pick(rng, sorted(referee.legal(asked[0])))
        game.play(s, asked[0], game.verbs.parse(text))
        referee.play(asked[0], text)
