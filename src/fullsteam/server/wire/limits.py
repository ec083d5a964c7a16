"""The door: how many sockets a person, and how many handshakes an address may have."""

from __future__ import annotations

import time
from collections import Counter


class SocketLimits:
    def __init__(self, requests: int) -> None:
        self.requests = requests  # a minute, of each address
        self.sockets: dict[str, int] = {}  # how many sockets and streams each person has open
        self.knocks: Counter[str] = Counter()  # handshakes of each address in this minute
        self.minute = 0

    def knock(self, address: str) -> bool:
        """A handshake of a socket; each address has as many a minute as requests."""
        if self.minute != (minute := int(time.monotonic() // 60)):
            self.minute = minute
            self.knocks.clear()
        self.knocks[address] += 1
        return self.knocks[address] <= self.requests

    def admit(self, name: str, limit: int) -> bool:
        if self.sockets.get(name, 0) >= limit:
            return False
        self.sockets[name] = self.sockets.get(name, 0) + 1
        return True

    def release(self, name: str) -> None:
        self.sockets[name] -= 1
        if not self.sockets[name]:
            del self.sockets[name]
