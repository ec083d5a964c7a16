"""Only our own page may change things with somebody's cookies: it reads a token from a cookie of ours and repeats it in a
header, which a page elsewhere can neither read nor send. (Before that stand the Origin, in wire/border.py, and SameSite.)

The token belongs to one session, HMAC(key, nonce, session): with another one, or after the next log-in, it is worth nothing."""

from __future__ import annotations

import hmac
import re
import secrets
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Send

if TYPE_CHECKING:
    from fullsteam.server.people.identity import Guard

SAFE = ("GET", "HEAD", "OPTIONS")
ONE_CLICK = re.compile(r"/api/letters/[^/]+/leave")  # RFC 8058: asked for by a mail program, with a token of its own
HEADER = "x-csrf-token"
NONCE = 32  # letters


class Tokens:
    """Made and checked without being kept anywhere."""

    def __init__(self, key: str, secure: bool) -> None:
        self.key = hmac.digest(key.encode(), b"csrf", "sha256")
        self.secure = secure
        self.cookie = "__Host-csrf" if secure else "csrf"

    def made(self, session: str) -> Cookie:
        """For this value of the session's cookie; empty: nobody's."""
        nonce = secrets.token_hex(NONCE // 2)
        value = nonce + self.signature(nonce, session)
        return Cookie(self.cookie, path="/", value=value, secure=self.secure, httponly=False, samesite="lax")

    def fits(self, token: str, session: str) -> bool:
        signature = self.signature(token[:NONCE], session)
        return hmac.compare_digest(token[NONCE:].encode(), signature.encode())

    def signature(self, nonce: str, session: str) -> str:
        return hmac.new(self.key, f"{nonce}.{session}".encode(), "sha256").hexdigest()


class Csrf:
    """A request with a token of a program (Authorization) needs none: no page elsewhere can make a browser send that."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        self.app = app
        self.guard = guard

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        bearer = any(name == b"authorization" and value[:7].lower() == b"bearer " for name, value in scope["headers"])
        if scope["type"] != "http" or bearer or ONE_CLICK.fullmatch(scope["path"]):
            await self.app(scope, receive, send)
            return
        asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        session, tokens = asked.cookies.get(self.guard.cookie, ""), self.guard.tokens
        token = asked.cookies.get(tokens.cookie, "")
        fits = tokens.fits(token, session)
        if scope["method"] not in SAFE:
            if not (fits and hmac.compare_digest(asked.headers.get(HEADER, "").encode(), token.encode())):
                fresh = tokens.made(session).to_header(header="")  # he may try again with it, as our page does
                raise PermissionDeniedException("the CSRF token does not belong to this session", headers={"set-cookie": fresh})
            await self.app(scope, receive, send)
        elif fits or scope["path"].startswith("/assets/"):  # those may be kept by others for everybody
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, self.with_token(send, session))

    def with_token(self, send: Send, session: str) -> Send:
        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", self.guard.tokens.made(session).to_header(header=""))
            await send(message)

        return wrapped
