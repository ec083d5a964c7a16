"""A real server for tests: its process or thread, real HTTP and websocket clients, players that play."""

from serverkit.clients import Client, Table, news_of, run
from serverkit.duels import GAME, Duel, seated
from serverkit.players import before_round_end, first_of_kind, play_match, play_seat, table_at
from serverkit.servers import Threaded, free_port, started_process

__all__ = [
    "GAME",
    "Client",
    "Duel",
    "Table",
    "Threaded",
    "before_round_end",
    "first_of_kind",
    "free_port",
    "news_of",
    "play_match",
    "play_seat",
    "run",
    "seated",
    "started_process",
    "table_at",
]
