"""Before a match and between two: setting up, taking seats, rematch, branch, closing."""

from fullsteam.server.lobby.again import branch, rematch
from fullsteam.server.lobby.closing import closable, close, set_door
from fullsteam.server.lobby.seats import forget, join, leave_all, reload_all, rename
from fullsteam.server.lobby.setup import Name, NewTable, TooMany, create, new_id, refresh

__all__ = [
    "Name",
    "NewTable",
    "TooMany",
    "branch",
    "closable",
    "close",
    "create",
    "forget",
    "join",
    "leave_all",
    "new_id",
    "refresh",
    "reload_all",
    "rematch",
    "rename",
    "set_door",
]
