"""Web Push (RFC 8030): a message for one browser, encrypted for it (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from fullsteam.server.notices.hooks import post
from fullsteam.server.notices.message import Gone, Message

if TYPE_CHECKING:
    import aiohttp

LIVES = 24 * 3600  # seconds for which a push service keeps it
MOST = 3000  # bytes: push services take 4096, encrypted


def sealed(subscription: dict[str, Any], message: Message) -> bytes:
    from pywebpush import WebPusher

    body = {"title": message.title, "body": "\n".join(message.lines), "url": message.url, "tag": message.tag}
    plain = msgspec.json.encode({**body, "turns": message.turns, "lang": message.lang})
    if len(plain) > MOST:
        plain = msgspec.json.encode({**body, "body": "", "turns": message.turns, "lang": message.lang})
    try:
        return bytes(WebPusher(subscription).encode(plain, "aes128gcm")["body"])
    except Exception as error:  # keys that are none
        raise Gone(f"this subscription cannot be used: {error}"[:160]) from None


def head(endpoint: str, key: str, contact: str) -> dict[str, str]:
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600, "sub": contact}
    signed: dict[str, str] = Vapid02.from_string(key).sign(claims)
    return {**signed, "content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(LIVES)}


async def send(
    http: aiohttp.ClientSession, target: dict[str, Any], message: Message, key: str, contact: str, allow_private: bool
) -> None:
    endpoint = str(target.get("endpoint", ""))
    body = sealed(target, message)
    headers = {**head(endpoint, key, contact), "topic": message.tag.replace("t-", "")[:32], "urgency": "high"}
    await post(http, endpoint, allow_private, data=body, headers=headers)
