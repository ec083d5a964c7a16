"""The border around everything: foreign pages are turned away (Origin), and every answer carries the headers that keep
a page safe."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Send

from fullsteam.server.operating import Config
from fullsteam.server.wire.gate import Gate

CONTROL = re.compile(r"[\x00-\x1f\x7f]")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def allowed_origin(config: Config, origin: str | None, host: str) -> bool:
    """No Origin: not a browser. Else the page must come from here, or from a place named in the set-up."""
    if origin is None:
        return True
    if origin in config.origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower() and origin != "null"
    except ValueError:  # no address at all
        return False


class Border:
    """Around everything, errors included: refuses foreign Origins and addresses that no name here can have, adds the headers
    that keep a page safe."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.gate = Gate(config)
        self.headers = dict(HEADERS)
        if config.secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")  # what one may see, the next at this machine may not
            await send(message)

        if CONTROL.search(scope["path"]):
            await turn_away(scope, receive, with_headers, 400, "an address has no control characters")
        elif self.foreign(scope):
            await turn_away(scope, receive, with_headers, 403, "this Origin may not do that")
        elif scope["type"] == "websocket":
            if self.gate.knock(scope["client"][0] if scope["client"] else ""):  # before anything is looked up
                await self.app(scope, receive, send)
            else:
                await hang_up(receive, send, 4429, "too many sockets from this address; come again in a minute")
        else:
            await self.app(scope, receive, with_headers)

    def foreign(self, scope: Any) -> bool:
        """Something that changes things, asked for by a page that is not ours."""
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return False
        given = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        return not allowed_origin(self.config, given.get(b"origin"), given.get(b"host", ""))


async def hang_up(receive: Receive, send: Any, code: int, why: str) -> None:
    """Accept, then close: a browser hears the code of a socket only after it was accepted."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code, "reason": why})


async def turn_away(scope: Any, receive: Receive, send: Any, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": why})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode({"status_code": status, "detail": why})})
