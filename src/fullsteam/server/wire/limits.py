"""How many sockets and streams a person may have open. (What an address may do: gate.py.)"""

from __future__ import annotations


class SocketLimits:
    def __init__(self) -> None:
        self.sockets: dict[str, int] = {}  # how many sockets and streams each person has open

    def admit(self, name: str, limit: int) -> bool:
        if self.sockets.get(name, 0) >= limit:
            return False
        self.sockets[name] = self.sockets.get(name, 0) + 1
        return True

    def release(self, name: str) -> None:
        self.sockets[name] -= 1
        if not self.sockets[name]:
            del self.sockets[name]
