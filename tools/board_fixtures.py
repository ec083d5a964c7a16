"""Moments of bots' games, kept beside the boards: python tools/board_fixtures.py.

One moment of each question of every game, words/sample.json, on which the tests of the page try the description in words; and
matches as their log tells them, story/sample.json, on which they try score sheets, courses and chapters. (The positions of the
gallery are made when it is opened: tests/browserkit/recorded.py.)"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fullsteam.bots import bot
from fullsteam.games import ROOMS, room
from fullsteam.kernel.rng import stream
from fullsteam.play.match import Match
from fullsteam.server.api.games import domains, words

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
NAMES = ["Anna", "Bo", "Chiara", "Dominik", "Émile", "Friederike"]


def moment(match: Match, seat: int) -> dict[str, Any]:
    p = match.perspective(seat)
    legal = [p.notation(action) for action in p.legal]
    return {"view": p.view, "seat": seat, "step": p.step or None, "legal": legal, "events": []}


def played(game: str, players: int, seed: int) -> tuple[Match, list[dict[str, Any]]]:
    match = Match(room(game), NAMES[:players], seed=seed.to_bytes(32, "big"))
    rng, player = stream(seed, 0), bot("greedy")
    moments = []
    while not match.over:
        seat = match.actors[0]
        moments.append(moment(match, seat))
        match.play(seat, player.choose(match.perspective(seat), rng))
    return match, [*moments, moment(match, 0)]


def named(all_domains: dict[str, Any]) -> dict[str, Any]:
    """Without those that are numbers only."""
    return {name: d for name, d in all_domains.items() if not all(label.isdigit() for label in d["labels"])}


def sample(game: str) -> dict[str, Any]:
    """Of each question the middle one of a game, and the end."""
    match, all_moments = played(game, min(3, ROOMS[game].info.max_players), 1)
    by_step: dict[str | None, list[dict[str, Any]]] = {}
    for found in all_moments:
        by_step.setdefault(found["step"], []).append(found)
    moments = [some[len(some) // 2] for some in by_step.values()]
    lexicons = {"verbs": words(match.game.verbs), "happenings": [], "refusals": [], "domains": named(domains(match.room))}
    return {"game": game, "names": match.names, "options": match.options, "words": lexicons, "moments": moments}


LANDMARKS = {"round", "in_order"}  # happenings at which stories ask for views


def only(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Of the first seat what it sees of all players; of the others what each sees of himself: small things only."""
    kept = {q: {k: v for k, v in player.items() if isinstance(v, int)} for q, player in enumerate(view["players"])}
    return {"players": [player if seat in (0, q) else {} for q, player in kept.items()]}


def tale(game: str, players: int, seed: int) -> dict[str, Any]:
    """A whole match as seat 0 hears of it, and at its landmarks what each sees of all players."""
    r = room(game)
    match = Match(r, NAMES[:players], seed=seed.to_bytes(32, "big"))
    rng, player, text = stream(seed, 0), bot("greedy"), r.game.happenings.text
    passages: list[list[list[Any]]] = []
    views: dict[int, list[Any]] = {}
    since = 0
    while True:
        events = [[text(e.code), int(e.number)] for ply in match.plies[since:] for e in ply.events_for(0)]
        if not passages or match.over or any(str(told).split()[0] in LANDMARKS for told, _ in events):
            seen = [match.game.view(match.state, seat) for seat in range(players)]
            views[len(passages)] = [view if not passages and q == 0 else only(view, q) for q, view in enumerate(seen)]
        passages.append(events)
        since = len(match.plies)
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, player.choose(match.perspective(seat), rng))
    scores = [int(match.game.score(match.state, seat)) for seat in range(players)]
    return {"names": match.names, "scores": scores, "passages": passages, "views": views}


def story(game: str) -> dict[str, Any]:
    """A match of few and one of many, with the words of both."""
    info = ROOMS[game].info
    lexicons = {"verbs": [], "happenings": words(ROOMS[game].game.happenings), "refusals": []}
    matches = [tale(game, players, 2) for players in sorted({info.min_players, info.max_players})]
    return {"game": game, "words": {**lexicons, "domains": named(domains(ROOMS[game]))}, "matches": matches}


def write_samples() -> None:
    for game in ROOMS:
        for folder, made in (("words", sample(game)), ("story", story(game))):
            file = GAMES / game / folder / "sample.json"
            file.write_text(json.dumps(made, ensure_ascii=False) + "\n", encoding="utf-8")
            print(file)


if __name__ == "__main__":
    write_samples()
