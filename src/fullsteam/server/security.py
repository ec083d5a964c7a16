"""Who is there, and may he? Cookies, tokens, Origin, CSRF, headers, limits."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, Signer
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from fullsteam.server.config import Config
from fullsteam.server.store import people
from fullsteam.server.store.rows import User

if TYPE_CHECKING:
    from fullsteam.server.hall import Hall

DAY = 86_400_000
SESSION = 180 * DAY  # milliseconds
REMEMBERED = 10_000  # milliseconds that an identity is taken from memory
SCOPES = ("read", "play", "tables")  # what a token may be good for
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


class Identity(Struct, frozen=True):
    """Who speaks. scopes None: a session, which may do everything its person may."""

    user: User | None = None
    scopes: frozenset[str] | None = None
    session: str = ""


NOBODY = Identity()


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Guard:
    """Sessions and tokens of one server. The database holds only their hashes."""

    def __init__(self, hall: Hall, key: str) -> None:
        self.hall = hall
        self.key = key
        self.signer = Signer(key, salt="session")
        self.cookie = "__Host-fullsteam" if hall.config.secure else "fullsteam"
        self.known: dict[str, tuple[int, Identity]] = {}
        hall.forget_identities = self.forget

    async def begin(self, user: User) -> Cookie:
        """A new session."""
        secret = secrets.token_urlsafe(32)
        now = self.hall.now()
        await self.hall.store.write(people.add_session, digest(secret), user.id, now, now + SESSION)
        return self.made(self.signer.sign(secret).decode(), SESSION // 1000)

    def made(self, value: str, age: int) -> Cookie:
        secure = self.hall.config.secure
        return Cookie(self.cookie, path="/", value=value, max_age=age, secure=secure, httponly=True, samesite="lax")

    async def end(self, identity: Identity) -> Cookie:
        await self.hall.store.write(people.end_session, identity.session)
        if identity.user is not None:
            self.hall.changed(identity.user.id)
        return self.made("", 0)

    def forget(self) -> None:
        """Somebody has changed: look everybody up again."""
        self.known.clear()

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            return await self.remembered("token " + digest(bearer[7:].strip()))
        try:
            secret = self.signer.unsign(connection.cookies.get(self.cookie, "").encode()).decode()
        except BadSignature:
            return NOBODY
        return await self.remembered("session " + digest(secret))

    async def remembered(self, name: str) -> Identity:
        now = self.hall.now()
        if (known := self.known.get(name)) is not None and known[0] > now:
            return known[1]
        if len(self.known) > 20_000:
            self.known.clear()
        kind, _, hashed = name.partition(" ")
        found = await (self.by_token(hashed) if kind == "token" else self.by_session(hashed, now))
        self.known[name] = (now + REMEMBERED, found)
        return found

    async def by_token(self, hashed: str) -> Identity:
        found = await self.hall.store.read(people.token_user, hashed)
        if found is None:
            raise NotAuthorizedException("this token is not known")
        return Identity(found[0], found[1])

    async def by_session(self, hashed: str, now: int) -> Identity:
        user = await self.hall.store.read(people.session_user, hashed, now)
        return NOBODY if user is None else Identity(user, None, hashed)


class Authentication(AbstractAuthenticationMiddleware):
    """Fills in request.auth for every request and socket; nobody is somebody too."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        identity = await connection.app.state.guard.identify(connection)
        return AuthenticationResult(user=identity.user, auth=identity)


def require(identity: Identity, scope: str) -> User:
    """The person, or 401; with a token that is not good for this, 403."""
    if identity.user is None:
        raise NotAuthorizedException("say who you are first: POST /api/guest")
    if identity.scopes is not None and scope not in identity.scopes:
        raise PermissionDeniedException(f'this token has no scope "{scope}"')
    return identity.user


def session_only(identity: Identity) -> User:
    """What no token may do: change the account itself."""
    user = require(identity, "session") if identity.scopes is None else None
    if user is None:
        raise PermissionDeniedException("this needs a session, not a token")
    return user


class Csrf(CSRFMiddleware):
    """Litestar's double-submit check, for cookies. A request with a token carries no cookie that could be abused."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if any(name == b"authorization" and value[:7].lower() == b"bearer " for name, value in scope["headers"]):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def csrf_config(key: str, config: Config) -> CSRFConfig:
    name = "__Host-csrf" if config.secure else "csrf"
    secret = digest("csrf" + key)
    return CSRFConfig(secret=secret, cookie_name=name, header_name="x-csrf-token", cookie_secure=config.secure)


def allowed_origin(config: Config, origin: str | None, host: str) -> bool:
    """No Origin: not a browser. Else the page must come from here, or from a place named in the set-up."""
    if origin is None:
        return True
    if origin in config.origins:
        return True
    return urlsplit(origin).netloc.lower() == host.lower() and origin != "null"


class Border:
    """Around everything, errors included: refuses foreign Origins and addresses that no name here can have, adds the headers
    that keep a page safe."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
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
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, with_headers)

    def foreign(self, scope: Any) -> bool:
        """Something that changes things, asked for by a page that is not ours."""
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return False
        given = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        return not allowed_origin(self.config, given.get(b"origin"), given.get(b"host", ""))


async def turn_away(scope: Any, receive: Receive, send: Any, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": why})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode({"status_code": status, "detail": why})})
