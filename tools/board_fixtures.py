"""Moments of bots' games for the gallery of boards (web/gallery.html): python tools/board_fixtures.py GAME PLAYERS [SEED]."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fullsteam.bots import bot
from fullsteam.games import room
from fullsteam.kernel.rng import stream
from fullsteam.play.match import Match
from fullsteam.play.text import shared_sentences
from fullsteam.server.api.games import domains, words

NAMES = ["Anna", "Bo", "Chiara", "Dominik", "Émile", "Friederike"]


def moment(match: Match, seat: int, since: int) -> dict[str, Any]:
    p = match.perspective(seat)
    happenings = match.game.happenings
    events = [e for ply in match.plies[since:] for e in ply.events_for(seat)]
    return {
        "view": p.view,
        "seat": seat,
        "step": p.step or None,
        "legal": [p.notation(action) for action in p.legal],
        "events": [{"text": happenings.text(e.code), "number": int(e.number)} for e in events],
    }


def played(game: str, players: int, seed: int) -> dict[str, Any]:
    r = room(game)
    match = Match(r, NAMES[:players], seed=seed.to_bytes(32, "big"))
    rng = stream(seed, 0)
    player = bot("greedy")
    moments, since = [], 0
    while not match.over:
        seat = match.actors[0]
        moments.append(moment(match, seat, since))
        since = len(match.plies)
        match.play(seat, player.choose(match.perspective(seat), rng))
    moments.append(moment(match, 0, since))
    lexicons = {"verbs": r.game.verbs, "happenings": r.game.happenings, "refusals": r.game.refusals}
    return {
        "game": game,
        "names": match.names,
        "options": match.options,
        "words": {**{name: words(lexicon) for name, lexicon in lexicons.items()}, "domains": domains(r)},
        "texts": {lang: shared_sentences(lang) + "\n" + r.sentences(lang) for lang in ("fr", "en", "de")},
        "moments": moments,
    }


def main() -> None:
    game, players = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    folder = Path(__file__).parent.parent / "web" / "fixtures"
    folder.mkdir(exist_ok=True)
    for name in (f"{game}.json", f"{game}-{players}.json"):
        (folder / name).write_text(json.dumps(played(game, players, seed)), encoding="utf-8")
    print(folder / f"{game}.json")


if __name__ == "__main__":
    main()
