"""What somebody's matches come to, game by game: counted from what was remembered when each of them ended."""

from __future__ import annotations

from typing import Any

from fullsteam.games import ROOMS
from fullsteam.play.feats import Feat, feats
from fullsteam.server.store import Played

SHOWN = 200  # matches of a course, the newest
SCORE = Feat("score", "score", "score")


def statistics(matches: list[Played], ratings: dict[str, tuple[float, float, int]], private: bool) -> list[dict[str, Any]]:
    """Of each game that was played, the one with most matches first. private: for his own eyes, with where each match is."""
    games: dict[str, list[Played]] = {}
    for match in matches:
        games.setdefault(match.game, []).append(match)
    order = sorted(games, key=lambda game: (-len(games[game]), game))
    return [of_game(game, games[game], ratings.get(game), private) for game in order]


def of_game(game: str, matches: list[Played], rating: tuple[float, float, int] | None, private: bool) -> dict[str, Any]:
    played = len(matches)
    most = max(m.players for m in matches)
    return {
        "game": game,
        "title": ROOMS[game].info.title if game in ROOMS else game,
        "played": played,
        "won": sum(m.place == 1 for m in matches),
        "best": max(m.score for m in matches),
        "average_place": round(sum(m.place for m in matches) / played, 2),
        "places": [sum(m.place == place for m in matches) for place in range(1, most + 1)],
        "first": matches[0].ended,
        "last": matches[-1].ended,
        "rating": None if rating is None else {"mu": rating[0], "sigma": rating[1], "matches": rating[2]},
        "feats": [figures(one, matches) for one in counted(game, matches)],
        "course": [point(m, private) for m in matches[-SHOWN:]],
    }


def counted(game: str, matches: list[Played]) -> list[Feat]:
    """The score, and what the game counts besides, as far as it is known of any match."""
    known = {name for m in matches for name in m.feats}
    return [SCORE, *(one for one in (feats(ROOMS[game]) if game in ROOMS else ()) if one.name in known)]


def value(match: Played, name: str) -> int | None:
    return match.score if name == SCORE.name else match.feats.get(name)


def figures(one: Feat, matches: list[Played]) -> dict[str, Any]:
    numbers = [n for m in matches if (n := value(m, one.name)) is not None]
    best = min(numbers) if one.less else max(numbers)
    return {"name": one.name, "less": one.less, "average": round(sum(numbers) / len(numbers), 2), "best": best}


def point(m: Played, private: bool) -> dict[str, Any]:
    """One match of a course."""
    out: dict[str, Any] = {"at": m.ended, "place": m.place, "players": m.players, "score": m.score, "feats": m.feats}
    if m.mu is not None and m.sigma is not None:
        out |= {"mu": round(m.mu, 3), "sigma": round(m.sigma, 3)}
    return {**out, "table": m.table_id} if private else out
