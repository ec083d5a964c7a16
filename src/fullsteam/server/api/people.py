"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, patch, post
from litestar.exceptions import ClientException, NotAuthorizedException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from fullsteam.server import lobby
from fullsteam.server.api.parameters import TheGuard, TheProcess
from fullsteam.server.lobby import Name, new_id
from fullsteam.server.people import Guard, Identity, digest, passwords, require, session_only
from fullsteam.server.people.names import clean
from fullsteam.server.store import Avatar, Colour, User, own, people
from fullsteam.server.table import Process
from fullsteam.server.wire.protocol import PLAIN

Asked = Request[Any, Identity, Any]
LOGIN = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,30})[a-z0-9]")


Login = Annotated[str, Meta(min_length=3, max_length=32, description="Letters, digits, dot, dash, underscore.")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Club = Annotated[str, Meta(max_length=100)]  # the code of a house that does not let everybody in


class Guest(Struct, forbid_unknown_fields=True):
    name: Name
    colour: Colour | None = None  # the one I should like at a table; if it is free there I have it
    avatar: Avatar | None = None
    club: Club = ""


class Change(Struct, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType | None = UNSET
    avatar: Avatar | UnsetType | None = UNSET


class Account(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password
    name: Name | None = None
    club: Club = ""


class Credentials(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=64, pattern=PLAIN)]
    password: Annotated[str, Meta(max_length=200)]


class Passwords(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)]


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[Literal["read", "play", "tables"]], Meta(min_length=1, max_length=3)]


class Me(Struct):
    id: str
    name: str
    guest: bool
    login: str | None
    colour: str | None
    avatar: str | None
    admin: bool


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.guest, user.login, user.colour, user.avatar, user.admin)


def proper_name(process: Process, name: str) -> str:
    cleaned = clean(name)
    if not cleaned:
        raise ClientException("a name needs at least one visible character")
    if process.forbids(cleaned):
        raise ClientException("nobody may be called so here; choose another name", extra={"code": "name"})
    return cleaned


def check_club(process: Process, code: str) -> None:
    """May he come in who was never here?"""
    wanted = process.config.club
    if wanted and not hmac.compare_digest(plain(code), plain(wanted)):
        raise PermissionDeniedException("this house is for those who know its code", extra={"code": "club"})


def plain(code: str) -> bytes:
    """Written on a slip of paper it is read aloud: case and spaces make no difference."""
    return "".join(code.split()).casefold().encode()


def check_password(password: str, about: list[str]) -> None:
    if passwords.common(password, about):
        raise ClientException("this password is among the first that everybody tries; choose a longer or stranger one")


@post("/guest", summary="Be somebody at once", tags=["people"])
async def guest(data: JSONBody[Guest], process: TheProcess, guard: TheGuard) -> Response[Me]:
    if not process.config.guests:
        raise PermissionDeniedException("people have accounts here; make one", extra={"code": "guests"})
    check_club(process, data.club)
    user = User(new_id(), proper_name(process, data.name), None, process.now(), colour=data.colour, avatar=data.avatar)
    await process.store.write(people.add_user, user)
    return Response(me_of(user), cookies=await guard.begin(user))


def proper_account(process: Process, current: User | None, data: Account) -> tuple[str, str | None]:
    """Login and name, if there may be such an account."""
    login = data.login.lower()
    if LOGIN.fullmatch(login) is None:
        raise ClientException("a login has 3 to 32 letters, digits, dots, dashes or underscores, and begins and ends without")
    check_password(data.password, [login, data.name or ""])
    name = proper_name(process, data.name) if data.name is not None else None
    if name is None and current is None and process.forbids(login):
        raise ClientException("nobody may be called so here; choose another login", extra={"code": "name"})
    return login, name


async def open_account(process: Process, current: User | None, name: str | None, login: str, password: str) -> User:
    """A new one, or the guest who asks becomes one and keeps his seats."""
    if current is not None and current.guest:
        user = replace(current, name=name or current.name, login=login)
        await process.store.write(people.make_account, user.id, login, password)
        await lobby.rename(process, user)
    else:
        user = User(new_id(), name or login, login, process.now())
        await process.store.write(people.add_user, user, password)
    return user


@post("/account", summary="Make an account, or turn the guest one is into one", tags=["people"])
async def account(request: Asked, data: JSONBody[Account], process: TheProcess, guard: TheGuard) -> Response[Me]:
    """Whoever has this login already, with another password, is not spoken of: both have it from now on (decision 0013). With
    the same password he is the same, and is let in."""
    if process.config.mail_accounts:
        raise PermissionDeniedException("accounts have an address here: POST /api/sign-up", extra={"code": "mail"})
    login, name = proper_account(process, request.auth.user, data)
    user, hashed = await guess(guard, login, data.password)
    if user is not None:
        return Response(me_of(user), status_code=200, cookies=await guard.renew(request.auth, user))
    current = request.auth.user if request.auth.scopes is None else None
    if current is None:
        check_club(process, data.club)
    try:
        user = await open_account(process, current, name, login, hashed)
    except people.LoginTaken:
        raise ClientException("this did not work; choose another login", status_code=409) from None
    process.changed(user.id)
    return Response(me_of(user), cookies=await guard.renew(request.auth, user))


@post("/login", summary="Come back to an account", tags=["people"], status_code=200)
async def login(request: Asked, data: JSONBody[Credentials], process: TheProcess, guard: TheGuard) -> Response[Me]:
    user, _ = await guess(guard, data.login.lower(), data.password)
    if user is None:
        raise NotAuthorizedException("login or password is wrong")
    return Response(me_of(user), cookies=await guard.renew(request.auth, user))


async def guess(guard: Guard, login: str, password: str) -> tuple[User | None, str]:
    """The account of both, and the password as it is stored."""
    count(guard, login)
    user, hashed = await guard.logins.find(login, password)
    if user is not None:
        guard.waits.fitted(login, time.monotonic())
    return user, hashed


def count(guard: Guard, login: str) -> None:
    """Whoever tries often waits, whether there is such a login or not."""
    now = time.monotonic()
    if (wait := guard.waits.left(login, now)) > 0:
        raise ClientException(f"too many tries for this login; come again in {wait:.0f} seconds", status_code=429)
    guard.waits.tried(login, now)


async def confirm(process: Process, guard: Guard, user: User, password: str, why: str) -> None:
    """Whoever has a session says his password once more: a cookie left behind somewhere shall not be enough."""
    stored = await process.store.read(people.password_of, user.id)
    if stored is None or user.login is None:
        raise NotAuthorizedException(why)
    count(guard, user.login)
    if not await passwords.matches(stored, password):
        raise NotAuthorizedException(why)
    guard.waits.fitted(user.login, time.monotonic())


@post("/logout", summary="End this session", tags=["people"], status_code=204)
async def logout(request: Asked, process: TheProcess, guard: TheGuard) -> Response[None]:
    user = session_only(request.auth)
    ended = await guard.end(request.auth)
    process.changed(user.id)
    return Response(None, status_code=204, cookies=ended)


@get("/me", summary="Who am I?", tags=["people"])
async def me(request: Asked, guard: TheGuard) -> Response[Me]:
    """Every page asks this first: whoever comes is known for as long again from now."""
    return Response(me_of(require(request.auth, "read")), cookies=guard.lasting(request, request.auth))


@patch("/me", summary="Change one's name, at once; colour and avatar, from the next table on", tags=["people"])
async def change_me(request: Asked, data: JSONBody[Change], process: TheProcess, guard: TheGuard) -> Me:
    user = session_only(request.auth)
    if data.name is not UNSET:
        user = replace(user, name=proper_name(process, data.name))
        await lobby.rename(process, user)
    if data.colour is not UNSET or data.avatar is not UNSET:
        colour = user.colour if data.colour is UNSET else data.colour
        avatar = user.avatar if data.avatar is UNSET else data.avatar
        user = replace(user, colour=colour, avatar=avatar)
        await process.store.write(people.dress, user.id, user.look)
    guard.forget()
    return me_of(user)


@post("/me/password", summary="A new password; all other sessions and all tokens end", tags=["people"], status_code=200)
async def new_password(request: Asked, data: JSONBody[Passwords], process: TheProcess, guard: TheGuard) -> Response[Me]:
    user = session_only(request.auth)
    await confirm(process, guard, user, data.old, "the old password is wrong")
    check_password(data.new, [user.login or "", user.name])
    other, hashed = await guess(guard, user.login or "", data.new)
    if other is not None and other.id != user.id:  # of the same login: nobody could tell them apart
        raise ClientException("choose another password")
    await process.store.write(people.set_password, user.id, hashed)
    process.changed(user.id)
    return Response(me_of(user), cookies=await guard.begin(user))


@get("/me/export", summary="All that is stored about me", tags=["people"])
async def export(request: Asked, process: TheProcess) -> dict[str, Any]:
    return await process.store.read(own.export, session_only(request.auth).id)


@delete("/me", summary="Be forgotten, as a guest; matches stay, without the name", tags=["people"])
async def forget(request: Asked, process: TheProcess, guard: TheGuard) -> Response[None]:
    user = session_only(request.auth)
    if not user.guest:
        raise NotAuthorizedException("an account is deleted with its password: POST /api/me/delete")
    return await forgotten(user, process, guard)


@post("/me/delete", summary="Be forgotten, with an account: say its password", tags=["people"], status_code=204)
async def forget_account(request: Asked, data: JSONBody[Farewell], process: TheProcess, guard: TheGuard) -> Response[None]:
    user = session_only(request.auth)
    await confirm(process, guard, user, data.password, "the password is wrong")
    return await forgotten(user, process, guard)


async def forgotten(user: User, process: Process, guard: Guard) -> Response[None]:
    await lobby.forget(process, user)
    process.changed(user.id)
    return Response(None, status_code=204, cookies=guard.farewell())


@get("/me/tokens", summary="My tokens, without their secrets", tags=["people"])
async def tokens(request: Asked, process: TheProcess) -> list[dict[str, Any]]:
    return await process.store.read(people.tokens_of, session_only(request.auth).id)


@post("/me/tokens", summary="A token for a program; its secret is shown only now", tags=["people"])
async def new_token(request: Asked, data: JSONBody[NewToken], process: TheProcess) -> dict[str, Any]:
    user = session_only(request.auth)
    secret, token_id = f"fst_{secrets.token_urlsafe(32)}", new_id()
    scopes = sorted(set(data.scopes))
    await process.store.write(
        people.add_token, digest(secret), token_id, user.id, proper_name(process, data.name), " ".join(scopes), process.now()
    )
    return {"id": token_id, "name": data.name, "scopes": scopes, "token": secret}


@delete("/me/tokens/{token_id:str}", summary="Revoke a token", tags=["people"])
async def drop_token(request: Asked, token_id: FromPath[str], process: TheProcess) -> None:
    user = session_only(request.auth)
    if not await process.store.write(people.drop_token, user.id, token_id):
        raise NotFoundException("there is no such token")
    process.changed(user.id)


OPEN = [guest, login, new_password, forget_account]  # with the stricter limit; account has one more
HANDLERS = [logout, me, change_me, export, forget, tokens, new_token, drop_token]
