"""Who is there, and may he? Sessions in cookies, tokens, what each is good for."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from msgspec import Struct

from fullsteam.server.people.csrf import Tokens
from fullsteam.server.people.logins import Logins
from fullsteam.server.people.waits import Waits
from fullsteam.server.store import Store, User, hosting, people

DAY = 86_400_000
SESSION = 180 * DAY  # milliseconds since one was here last: a guest has nothing else to come back with
LENGTHENED = 7 * DAY  # so much of it may be over before that is written down
REMEMBERED = 10_000  # milliseconds that an identity is taken from memory
SCOPES = ("read", "play", "tables")  # what a token may be good for


class Identity(Struct, frozen=True):
    """Who speaks. scopes None: a session, which may do everything its person may."""

    user: User | None = None
    scopes: frozenset[str] | None = None
    session: str = ""


NOBODY = Identity()


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def said(code: str, sanction: hosting.Sanction) -> dict[str, Any]:
    """For the page, which says it in its reader's language."""
    return {"code": code, "why": sanction.why, "until": sanction.until}


class Guard:
    """Sessions and tokens of one server. The database holds only their hashes."""

    def __init__(self, store: Store, secure: bool, now: Callable[[], int], key: str) -> None:
        self.store = store
        self.secure = secure
        self.now = now
        self.key = key
        self.signer = Signer(key, salt="session")
        self.tokens = Tokens(key, secure)
        self.logins = Logins(store, key)
        self.cookie = "__Host-fullsteam" if secure else "fullsteam"
        self.known: dict[str, tuple[int, Identity]] = {}
        self.waits = Waits()

    async def begin(self, user: User) -> list[Cookie]:
        """A new session: its cookie, and that of the token that goes with it."""
        secret = secrets.token_urlsafe(32)
        now = self.now()
        if (ban := await self.store.write(people.add_session, digest(secret), user.id, now, now + SESSION)) is not None:
            raise PermissionDeniedException(f"you are banned here: {ban.why}", extra=said("banned", ban))
        return self.cookies(self.signer.sign(secret).decode(), SESSION // 1000)

    async def renew(self, before: Identity, user: User) -> list[Cookie]:
        """Who logs in, or makes an account, begins a new session; the one he came with ends."""
        begun = await self.begin(user)
        if before.session:
            await self.store.write(people.end_session, before.session)
            self.forget()
        return begun

    def cookies(self, value: str, age: int) -> list[Cookie]:
        return [self.session(value, age), self.tokens.made(value)]

    def session(self, value: str, age: int) -> Cookie:
        return Cookie(self.cookie, path="/", value=value, max_age=age, secure=self.secure, httponly=True, samesite="lax")

    def lasting(self, connection: ASGIConnection[Any, Any, Any, Any], identity: Identity) -> list[Cookie]:
        """The cookie he came with, for as long again: his browser counts as well. A token has none."""
        return [self.session(connection.cookies[self.cookie], SESSION // 1000)] if identity.session else []

    def farewell(self) -> list[Cookie]:
        return self.cookies("", 0)

    async def end(self, identity: Identity) -> list[Cookie]:
        await self.store.write(people.end_session, identity.session)
        return self.farewell()

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
        now = self.now()
        if (known := self.known.get(name)) is not None and known[0] > now:
            return known[1]
        if len(self.known) > 20_000:
            self.known.clear()
        kind, _, hashed = name.partition(" ")
        found = await (self.by_token(hashed) if kind == "token" else self.by_session(hashed, now))
        self.known[name] = (now + REMEMBERED, found)
        return found

    async def by_token(self, hashed: str) -> Identity:
        found = await self.store.read(people.token_user, hashed)
        if found is None:
            raise NotAuthorizedException("this token is not known")
        return Identity(found[0], found[1])

    async def by_session(self, hashed: str, now: int) -> Identity:
        found = await self.store.read(people.session_user, hashed, now)
        if found is None:
            return NOBODY
        user, expires = found
        if expires < now + SESSION - LENGTHENED:
            await self.store.write(people.lengthen_session, hashed, now + SESSION)
        return Identity(user, None, hashed)


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
