"""A real server for tests: its process or thread, real HTTP and websocket clients, players that play."""

from serverkit.clients import Client, Table, news_of
from serverkit.players import first_of_kind, play_match, play_seat, table_at
from serverkit.servers import Threaded, free_port, started_process

__all__ = [
    "Client",
    "Table",
    "Threaded",
    "first_of_kind",
    "free_port",
    "news_of",
    "play_match",
    "play_seat",
    "started_process",
    "table_at",
]
