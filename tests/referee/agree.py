"""A random game played by the engine and by a referee side by side: the same actors, the same choices, the same result."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import product
from random import Random

from fullsteam import compiled
from fullsteam.games import room
from fullsteam.kernel.core import Game, State
from referee import Referee

Pick = Callable[[Random, list[str]], str]  # somebody's way of choosing


def games(few: int) -> int:
    """How many games a test plays; FULLSTEAM_GAMES=10000 for a campaign."""
    return int(os.environ.get("FULLSTEAM_GAMES", few if compiled() else few // 2))


def whatever(rng: Random, choices: list[str]) -> str:
    return rng.choice(choices)


def options(game_id: str, number: int) -> dict[str, str]:
    """Games of ascending numbers go through all combinations of the table options."""
    known = room(game_id).info.options
    combinations = list(product(*[o.values for o in known]))
    return dict(zip([o.name for o in known], combinations[number % len(combinations)], strict=True))


def agree(
    game_id: str, new: Callable[[int, dict[str, str]], Referee], players: int, number: int, pick: Pick = whatever
) -> list[str]:
    """Play game `number` and compare at every ply; what was played."""
    rng = Random(f"{game_id} {players} {number}")
    chosen = options(game_id, number)
    game, s, referee = room(game_id).game, room(game_id).new(players, chosen), new(players, chosen)
    played: list[str] = []
    while asked := compare(game, s, referee, f"game {number}, {players} players, {chosen}, ply {len(played)}", played):
        who = rng.choice(asked)
        text = pick(rng, sorted(referee.legal(who)))
        played.append(f"{who} {text}")
        game.play(s, who, game.verbs.parse(text))
        referee.play(who, text)
    assert referee.scores() == [game.score(s, seat) for seat in range(players)], (number, players, chosen)
    assert referee.places() == game.places(s), (number, players, chosen)
    return played


def compare(game: Game[State], s: State, referee: Referee, where: str, played: list[str]) -> list[int]:
    """One ply: both ask the same people the same thing. Who is asked."""
    asked = game.actors(s)
    said = f"{where}; played: … {' | '.join(played[-12:])}"
    assert referee.actors() == asked, f"{said}: engine asks {asked}, referee {referee.actors()}"
    for who in asked:
        engine = {game.verbs.text(code) for code in game.legal_list(s, who)}
        mine = referee.legal(who)
        assert mine == engine, f"{said}: {who} may, only engine: {sorted(engine - mine)}, only referee: {sorted(mine - engine)}"
    return asked
