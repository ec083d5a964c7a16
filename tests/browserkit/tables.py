"""Tables made from a reader's own browser, with his session, as the set-up page makes them."""

from __future__ import annotations

from browserkit.browsers import Reader
from fullsteam.games import ROOMS

BOTS = ["Bo", "Chiara", "Dominik", "Émile", "Friederike"]


def table_with(reader: Reader, game: str, *others: dict[str, str], **terms: str) -> str:
    return made_table(reader, game, [{"kind": "me"}, *others], terms)


def made_table(reader: Reader, game: str, seats: list[dict[str, str]], terms: dict[str, str]) -> str:
    made: str = reader.post("/api/tables", {"game": game, "seats": seats, "terms": terms})["id"]
    return made


def table_with_bots(reader: Reader, game: str, players: int = 0, **terms: str) -> str:
    """Me and bots that do not think long; as few as the game allows."""
    many = players or ROOMS[game].info.min_players
    return table_with(reader, game, *[bot(name) for name in BOTS[: many - 1]], **terms)


def table_of_bots(reader: Reader, game: str, players: int) -> str:
    """Nobody but bots: to look on."""
    return made_table(reader, game, [bot(name) for name in BOTS[:players]], {})


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "level": "greedy", "name": name}
