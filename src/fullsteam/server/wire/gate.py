"""The gate: what an address, a connection and a socket may do before anybody knows who it is. Bytes are counted where they
come in, whatever they pretend to be."""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from fullsteam.server.operating import Config


class Gate:
    """One a server; stands in its border (border.py)."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.proxies = networks(config.proxies)
        self.open: Counter[str] = Counter()  # connections of each address
        self.all = 0
        self.knocks: Counter[str] = Counter()  # handshakes of each address in this minute
        self.minute = 0

    def enter(self, address: str) -> bool:
        """A new connection. What a trusted proxy sends is counted for all who come through it, not as one address."""
        if self.all >= self.config.connections_all:
            return False
        house = household(address)
        if self.open[house] >= self.config.connections and not self.trusts(address):
            return False
        self.open[house] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        self.all -= 1
        house = household(address)
        self.open[house] -= 1
        if not self.open[house]:
            del self.open[house]

    def knock(self, address: str) -> bool:
        """A handshake of a socket; each address has as many a minute as requests."""
        if self.minute != (minute := int(time.monotonic() // 60)):
            self.minute = minute
            self.knocks.clear()
        house = household(address)
        self.knocks[house] += 1
        return self.knocks[house] <= self.config.requests

    def trusts(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.proxies)


@lru_cache(4096)
def household(address: str) -> str:
    """For whom it is counted: an address; of the new kind (IPv6) its first half, for every house has all that begin so."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))


def networks(proxies: str) -> list[IPv4Network | IPv6Network]:
    """As --proxies has them: addresses and networks, separated by commas."""
    return [ip_network(part.strip(), strict=False) for part in proxies.split(",") if part.strip()]


def gate_of(app: Any) -> Gate:
    """The gate of the server that a connection belongs to: uvicorn wraps the application in others."""
    while not hasattr(app, "gate"):
        app = app.app
    gate: Gate = app.gate
    return gate
