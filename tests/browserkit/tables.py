"""Tables made from a reader's own browser, with his session, as the set-up page makes them."""

from __future__ import annotations

from browserkit.browsers import Reader
from fullsteam.games import ROOMS


def table_with(reader: Reader, game: str, *others: dict[str, str]) -> str:
    made: str = reader.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *others]})["id"]
    return made


def table_with_bots(reader: Reader, game: str, players: int = 0) -> str:
    """Me and bots that do not think long; as few as the game allows."""
    many = players or ROOMS[game].info.min_players
    names = ["Bo", "Chiara", "Dominik", "Émile", "Friederike"]
    return table_with(reader, game, *[{"kind": "bot", "level": "greedy", "name": name} for name in names[: many - 1]])
