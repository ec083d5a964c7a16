"""Accounts with an address, where the host wants them: asked for here, made when the link in the letter is opened."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import structlog
from litestar import Request, Response, post
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from fullsteam.server import lobby
from fullsteam.server.api.notices import ADDRESS
from fullsteam.server.api.parameters import Lang, TheGuard, ThePost, TheProcess
from fullsteam.server.api.people import Account, Me, check_club, guess, me_of, proper_account
from fullsteam.server.lobby import new_id
from fullsteam.server.notices import Failed, Message, Post, say
from fullsteam.server.people import Identity, digest
from fullsteam.server.store import User, hosting, sign_ups
from fullsteam.server.store import notices as sql
from fullsteam.server.table import Process

Asked = Request[Any, Identity, Any]
logger = structlog.get_logger()
DAY = 86_400_000  # milliseconds: so long a link works
LETTERS = 3  # a day to one address: nobody's mailbox is filled from here
Address = Annotated[str, Meta(max_length=254)]


class SignUp(Account, forbid_unknown_fields=True, kw_only=True):
    mail: Address
    lang: Lang = "en"


class Lost(Struct, forbid_unknown_fields=True):
    mail: Address
    lang: Lang = "en"


class Sent(Struct):
    """Whether somebody has this address already is told to nobody but its owner: by the letter."""

    sent: bool = True


def proper_address(process: Process, mail: str) -> str:
    if not process.config.mail_accounts:
        raise NotFoundException("accounts have no address here: POST /api/account")
    if ADDRESS.fullmatch(mail) is None:
        raise ClientException("this is no mail address", extra={"code": "address"})
    return mail.lower()


@post("/sign-up", summary="Ask for an account: a letter with a link goes to the address", tags=["people"], status_code=202)
async def sign_up(
    request: Asked, data: JSONBody[SignUp], process: TheProcess, guard: TheGuard, post: ThePost
) -> Response[Me] | Response[Sent]:
    """There is no account before the link is opened; a guest stays a guest until then. Whoever has this login with this
    password already is let in, as at POST /api/account."""
    mail = proper_address(process, data.mail)
    current = request.auth.user if request.auth.scopes is None else None
    login, name = proper_account(process, current, data)
    user, hashed = await guess(guard, login, data.password)
    if user is not None:
        return Response(me_of(user), status_code=200, cookies=await guard.renew(request.auth, user))
    if current is None:
        check_club(process, data.club)
    token, now = secrets.token_urlsafe(32), process.now()
    guest = current if current is not None and current.guest else None
    called = name or (guest.name if guest is not None else login)
    new = sign_ups.SignUp(digest(token), guest.id if guest else None, login, hashed, called, mail, now, now + DAY)
    many = await process.store.read(sign_ups.asked_since, mail, now - DAY)
    await process.store.write(sign_ups.add, new)
    if many < LETTERS:
        await write(process, post, mail, await letter(process, post, new, token, data.lang), new.hash)
    return Response(Sent(), status_code=202)


async def letter(process: Process, post: Post, new: sign_ups.SignUp, token: str, lang: str) -> Message:
    known = await process.store.read(sign_ups.owner, new.mail)
    if known is not None:
        await process.store.write(sign_ups.drop, new.hash)
        return await with_password(process, post, known, "known", lang)
    link = f"{post.base}/letter/account/{token}"
    return Message(
        say(lang, "account-title"), (say(lang, "account", login=new.login),), link, "account", lang, 0, "account-link"
    )


async def with_password(process: Process, post: Post, user: User, kind: str, lang: str) -> Message:
    """With a link that works once (hosting/passwords.py)."""
    token = secrets.token_urlsafe(32)
    await process.store.write(hosting.add_reset, digest(token), user.id, process.now(), process.now() + DAY)
    link, said = f"{post.base}/letter/password/{token}", say(lang, kind, login=user.login)
    return Message(say(lang, f"{kind}-title"), (said,), link, kind, lang, 0, "password-link")


async def write(process: Process, post: Post, mail: str, message: Message, hashed: str) -> None:
    try:
        await post.send(sql.Channel("", "", "mail", {"address": mail}, True, 0), message)
    except Failed as error:
        await process.store.write(sign_ups.drop, hashed)
        logger.warning("a letter was not sent", why=str(error))
        raise ClientException("no letter could be sent there", status_code=409, extra={"code": "letter"}) from None


@post("/letters/{token:str}/account", summary="This address is mine: the account begins", tags=["people"], status_code=201)
async def begin(request: Asked, token: FromPath[str], process: TheProcess, guard: TheGuard) -> Response[Me]:
    user = await process.store.write(sign_ups.confirm, digest(token), process.now(), new_id())
    if user is None:
        raise NotFoundException("this link is not valid any more")
    await lobby.rename(process, user)
    process.changed(user.id)
    return Response(me_of(user), cookies=await guard.renew(request.auth, user))


@post("/lost-password", summary="A link for a new password, to the address of an account", tags=["people"], status_code=202)
async def lost(data: JSONBody[Lost], process: TheProcess, post: ThePost) -> Sent:
    """The answer is the same, and as fast, whether there is such an account or not."""
    mail = proper_address(process, data.mail)
    process.spawn(remind(process, post, mail, data.lang))
    return Sent()


async def remind(process: Process, post: Post, mail: str, lang: str) -> None:
    user = await process.store.read(sign_ups.owner, mail)
    if user is not None:
        message = await with_password(process, post, user, "lost", lang)
        try:
            await post.send(sql.Channel("", "", "mail", {"address": mail}, True, 0), message)
        except Failed as error:
            logger.warning("a letter was not sent", why=str(error))


COUNTED = [sign_up, lost]  # with the strictest limit: each may send a letter
OPEN = [begin]
