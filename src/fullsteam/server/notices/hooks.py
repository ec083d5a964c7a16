"""Telling an address in the network: hooks of chat rooms, and push services. Never one of this house's own network, never by a
detour, never for long."""

from __future__ import annotations

import errno
import ipaddress
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from fullsteam.server.notices.message import Failed, Gone, Message

if TYPE_CHECKING:
    import aiohttp

SECONDS = 10.0
ANSWER = 4096  # bytes of an answer that are read
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # its last four bytes are an address of the old kind
STYLES = ("json", "discord", "slack", "ntfy")


def private(address: str) -> bool:
    """Also what an IPv6 address hides of the old kind."""
    found = ipaddress.ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if found in NAT64:
        inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    return not found.is_global or found.is_multicast or (inner is not None and not inner.is_global)


def bad_address(url: str, allow_private: bool = False) -> str:
    """Why nothing can be sent there; empty: it looks right. Where a name leads is looked up when it is sent."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "this is no address"
    if parts.scheme not in (("http", "https") if allow_private else ("https",)) or not parts.hostname:
        return "an address begins with https://"
    if parts.username or parts.password:
        return "an address has no password in it"
    if port is not None and not allow_private and port not in (443, 8443):
        return "an address uses port 443 or 8443"
    try:
        inside = private(parts.hostname)
    except ValueError:
        inside = parts.hostname.rstrip(".").lower() == "localhost"
    return "this address is not in the public network" if inside and not allow_private else ""


def session(allow_private: bool) -> aiohttp.ClientSession:
    """Whose names are looked up by us: where they lead is checked, and connected to, and nothing else."""
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class Checked(AbstractResolver):
        def __init__(self) -> None:
            self.inner = ThreadedResolver()

        async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
            found = await self.inner.resolve(host, port, family)
            if not allow_private and any(private(one["host"]) for one in found):
                raise OSError(errno.EACCES, "this name leads into a private network")
            return found

        async def close(self) -> None:
            await self.inner.close()

    connector = aiohttp.TCPConnector(resolver=Checked(), use_dns_cache=False, limit=50, limit_per_host=4, force_close=True)
    return aiohttp.ClientSession(
        connector=connector, timeout=aiohttp.ClientTimeout(total=SECONDS), cookie_jar=aiohttp.DummyCookieJar()
    )


async def post(http: aiohttp.ClientSession, url: str, allow_private: bool, *, data: bytes, headers: dict[str, str]) -> None:
    """Failed says what the other side did; Gone: it will not do otherwise."""
    import aiohttp

    if why := bad_address(url, allow_private):
        raise Gone(why)
    try:
        async with http.post(url, data=data, headers=headers, allow_redirects=False) as answer:
            await answer.content.read(ANSWER)
            if answer.status in (404, 410):
                raise Gone(f"the receiver says {answer.status}: nobody is there any more")
            if not 200 <= answer.status < 300:
                raise Failed(f"the receiver says {answer.status}")
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        raise Failed(f"{type(error).__name__}: {error}"[:160]) from None


def written(style: str, message: Message) -> tuple[bytes, dict[str, str]]:
    """The message as this kind of receiver wants it."""
    import msgspec

    text = "\n".join([message.title, *message.lines])
    if style == "ntfy":
        headers = {"Title": message.title.encode("ascii", "replace").decode(), "Click": message.url, "Tags": "steam_locomotive"}
        return text.encode(), {"content-type": "text/plain; charset=utf-8", **headers}
    body: dict[str, Any]
    if style == "discord":
        body = {"content": f"{text}\n{message.url}"[:1900], "allowed_mentions": {"parse": []}}
    elif style == "slack":
        body = {"text": f"{escaped(text)}\n<{message.url}>"[:2900]}
    else:
        body = {"title": message.title, "lines": list(message.lines), "url": message.url, "turns": message.turns}
    return msgspec.json.encode(body), {"content-type": "application/json"}


def escaped(text: str) -> str:
    """Slack takes what stands between < and > for links and for names of people to call."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
