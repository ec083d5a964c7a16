"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

import asyncio
import re
import secrets
from functools import cache
from typing import Annotated, Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Response, delete, get, patch, post
from litestar.exceptions import ClientException, NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from fullsteam.server import lobby
from fullsteam.server.api.given import TheGuard, TheHall
from fullsteam.server.lobby import Name, clean, new_id
from fullsteam.server.protocol import PLAIN
from fullsteam.server.security import Identity, digest, require, session_only
from fullsteam.server.store import people
from fullsteam.server.store.rows import User

Asked = Request[Any, Identity, Any]
HASHER = PasswordHasher()
TWO_AT_ONCE = asyncio.Semaphore(2)  # argon2 takes 64 MB each
LOGIN = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,30})[a-z0-9]")


@cache
def dummy() -> str:
    """Compared where there is no such login, so that the answer takes as long."""
    return HASHER.hash("nobody has this password")


Login = Annotated[str, Meta(min_length=3, max_length=32, description="Letters, digits, dot, dash, underscore.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Guest(Struct, forbid_unknown_fields=True):
    name: Name


class Account(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password
    name: Name | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=64, pattern=PLAIN)]
    password: Annotated[str, Meta(max_length=200)]


class Passwords(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[Literal["read", "play", "tables"]], Meta(min_length=1, max_length=3)]


class Me(Struct):
    id: str
    name: str
    guest: bool
    login: str | None


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.guest, user.login)


def proper_name(name: str) -> str:
    cleaned = clean(name)
    if not cleaned:
        raise ClientException("a name needs at least one visible character")
    return cleaned


async def hashed(password: str) -> str:
    async with TWO_AT_ONCE:
        return await asyncio.to_thread(HASHER.hash, password)


async def matches(stored: str, password: str) -> bool:
    async with TWO_AT_ONCE:
        try:
            return await asyncio.to_thread(HASHER.verify, stored, password)
        except VerificationError:
            return False


@post("/guest", summary="Be somebody at once", tags=["people"])
async def guest(data: JSONBody[Guest], hall: TheHall, guard: TheGuard) -> Response[Me]:
    user = User(new_id(), proper_name(data.name), None, hall.now())
    await hall.store.write(people.add_user, user)
    return Response(me_of(user), cookies=[await guard.begin(user)])


@post("/account", summary="Make an account, or turn the guest one is into one", tags=["people"])
async def account(request: Asked, data: JSONBody[Account], hall: TheHall, guard: TheGuard) -> Response[Me]:
    login = data.login.lower()
    if LOGIN.fullmatch(login) is None:
        raise ClientException("a login has 3 to 32 letters, digits, dots, dashes or underscores, and begins and ends without")
    password = await hashed(data.password)
    current = request.auth.user if request.auth.scopes is None else None
    name = proper_name(data.name) if data.name is not None else None
    try:
        if current is not None and current.guest:
            user = User(current.id, name or current.name, login, current.created)
            await hall.store.write(people.make_account, user.id, login, password)
            await hall.store.write(people.rename, user.id, user.name)
        else:
            user = User(new_id(), name or login, login, hall.now())
            await hall.store.write(people.add_user, user, password)
    except people.LoginTaken:
        raise ClientException("this login is taken", status_code=409) from None
    guard.forget()
    return Response(me_of(user), cookies=[await guard.begin(user)])


@post("/login", summary="Come back to an account", tags=["people"], status_code=200)
async def login(data: JSONBody[Credentials], hall: TheHall, guard: TheGuard) -> Response[Me]:
    found = await hall.store.read(people.by_login, data.login.lower())
    fits = await matches(found[1] if found is not None else dummy(), data.password)
    if found is None or not fits:
        raise NotAuthorizedException("login or password is wrong")
    return Response(me_of(found[0]), cookies=[await guard.begin(found[0])])


@post("/logout", summary="End this session", tags=["people"], status_code=204)
async def logout(request: Asked, guard: TheGuard) -> Response[None]:
    session_only(request.auth)
    return Response(None, status_code=204, cookies=[await guard.end(request.auth)])


@get("/me", summary="Who am I?", tags=["people"])
async def me(request: Asked) -> Me:
    return me_of(require(request.auth, "read"))


@patch("/me", summary="Change one's name", tags=["people"])
async def change_me(request: Asked, data: JSONBody[Guest], hall: TheHall, guard: TheGuard) -> Me:
    user = session_only(request.auth)
    name = proper_name(data.name)
    await hall.store.write(people.rename, user.id, name)
    guard.forget()
    return Me(user.id, name, user.guest, user.login)


@post("/me/password", summary="A new password; all other sessions and all tokens end", tags=["people"], status_code=200)
async def new_password(request: Asked, data: JSONBody[Passwords], hall: TheHall, guard: TheGuard) -> Response[Me]:
    user = session_only(request.auth)
    found = await hall.store.read(people.by_login, user.login or "")
    if found is None or not await matches(found[1], data.old):
        raise NotAuthorizedException("the old password is wrong")
    await hall.store.write(people.set_password, user.id, await hashed(data.new))
    hall.changed(user.id)
    return Response(me_of(user), cookies=[await guard.begin(user)])


@get("/me/export", summary="All that is stored about me", tags=["people"])
async def export(request: Asked, hall: TheHall) -> dict[str, Any]:
    return await hall.store.read(people.export, session_only(request.auth).id)


@delete("/me", summary="Be forgotten; matches stay, without the name", tags=["people"])
async def forget(request: Asked, hall: TheHall, guard: TheGuard) -> Response[None]:
    user = session_only(request.auth)
    await lobby.forget(hall, user)
    hall.changed(user.id)
    return Response(None, status_code=204, cookies=[guard.made("", 0)])


@get("/me/tokens", summary="My tokens, without their secrets", tags=["people"])
async def tokens(request: Asked, hall: TheHall) -> list[dict[str, Any]]:
    return await hall.store.read(people.tokens_of, session_only(request.auth).id)


@post("/me/tokens", summary="A token for a program; its secret is shown only now", tags=["people"])
async def new_token(request: Asked, data: JSONBody[NewToken], hall: TheHall) -> dict[str, Any]:
    user = session_only(request.auth)
    secret, token_id = f"fst_{secrets.token_urlsafe(32)}", new_id()
    scopes = sorted(set(data.scopes))
    await hall.store.write(
        people.add_token, digest(secret), token_id, user.id, proper_name(data.name), " ".join(scopes), hall.now()
    )
    return {"id": token_id, "name": data.name, "scopes": scopes, "token": secret}


@delete("/me/tokens/{token_id:str}", summary="Revoke a token", tags=["people"])
async def drop_token(request: Asked, token_id: FromPath[str], hall: TheHall) -> None:
    user = session_only(request.auth)
    if not await hall.store.write(people.drop_token, user.id, token_id):
        raise NotFoundException("there is no such token")
    hall.changed(user.id)


OPEN = [guest, account, login, new_password]  # with the stricter limit
HANDLERS = [logout, me, change_me, export, forget, tokens, new_token, drop_token]
