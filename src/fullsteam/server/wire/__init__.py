"""How the server and the world talk: messages of the table socket, frames, limits, the border, and word to other processes."""

from fullsteam.server.wire.budget import Budget
from fullsteam.server.wire.connection import BANNED, COME_AGAIN, Connection
from fullsteam.server.wire.gate import household
from fullsteam.server.wire.limits import SocketLimits
from fullsteam.server.wire.websocket import WIRE, Wire

__all__ = ["BANNED", "COME_AGAIN", "WIRE", "Budget", "Connection", "SocketLimits", "Wire", "household"]
