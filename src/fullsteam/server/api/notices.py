"""What somebody wants to be told while he is not here, and by which ways."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Request, delete, get, post, put
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.server.api.parameters import TheGuard, ThePost, TheProcess
from fullsteam.server.lobby import new_id
from fullsteam.server.notices import Failed, Message, Post, bad_address, say, signed, unsigned
from fullsteam.server.people import Identity, session_only
from fullsteam.server.store import notices as sql
from fullsteam.server.table import Process

Asked = Request[Any, Identity, Any]
Text = Annotated[str, Meta(max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
ADDRESS = re.compile(r"[^\s@<>\"]{1,64}@[^\s@<>\".]+(\.[^\s@<>\".]+)+")
Kind = Literal["turn", "again", "begun", "over", "nudge", "invite"]


class Keys(Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Push(Struct, tag="push", tag_field="kind", forbid_unknown_fields=True):
    """As a browser's PushSubscription says it."""

    endpoint: Text
    keys: Keys


class Mail(Struct, tag="mail", tag_field="kind", forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=200)]


class Hook(Struct, tag="hook", tag_field="kind", forbid_unknown_fields=True):
    url: Text
    style: Literal["json", "discord", "slack", "ntfy"] = "json"


class Wanted(Struct, forbid_unknown_fields=True):
    lang: str = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: tuple[Minute, Minute] | None = None
    live: tuple[Kind, ...] = ()
    days: tuple[Kind, ...] = ()


def told(channel: sql.Channel) -> dict[str, Any]:
    """As its owner sees it: a hook's address may be a secret of its own."""
    if channel.kind == "mail":
        name = channel.target["address"]
    else:
        name = re.sub(r"^https?://([^/:]+).*", r"\1", str(channel.target.get("endpoint") or channel.target.get("url")))
    about = {"id": channel.id, "kind": channel.kind, "name": name, "confirmed": channel.confirmed}
    return {**about, "style": channel.target.get("style", ""), "created": channel.created, "problem": channel.problem}


@get("/me/notices", summary="What I am told while I am not here, and by which ways", tags=["notices"])
async def mine(request: Asked, process: TheProcess, post: ThePost) -> dict[str, Any]:
    user = session_only(request.auth)
    wished = await process.store.read(sql.wishes_of, user.id)
    ways = await process.store.read(sql.channels_of, user.id)
    can = {"push": post.public, "mail": bool(process.config.smtp), "hook": post.available}
    return {"wishes": msgspec.to_builtins(wished), "channels": [told(way) for way in ways], "can": can}


@put("/me/notices", summary="Change what I am told", tags=["notices"])
async def change(request: Asked, data: JSONBody[Wanted], process: TheProcess, post: ThePost) -> dict[str, Any]:
    user = session_only(request.auth)
    if data.lang not in LANGUAGES:
        raise ClientException(f"languages: {', '.join(LANGUAGES)}")
    try:
        ZoneInfo(data.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ClientException("there is no such time zone") from None
    wished = sql.Wishes(data.lang, data.zone, data.quiet, data.live, data.days)
    await process.store.write(sql.put_wishes, user.id, wished)
    return await mine.fn(request, process, post)  # type: ignore[no-any-return]


@post("/me/channels", summary="Another way to tell me something", tags=["notices"])
async def add(
    request: Asked, data: JSONBody[Push | Mail | Hook], process: TheProcess, post: ThePost, guard: TheGuard
) -> dict[str, Any]:
    """A mail address has to be confirmed: a message with a link goes there."""
    user = session_only(request.auth)
    check(data, process, post)
    target = msgspec.to_builtins(data)
    kind = target.pop("kind")
    new = sql.Channel(new_id(), user.id, kind, target, kind != "mail", process.now())
    if not await process.store.write(sql.add_channel, new):
        raise ClientException(f"at most {sql.CHANNELS} ways", status_code=409)
    if kind == "mail":
        await ask(process, post, guard.key, new)
    await post.changed()
    return told(new)


def check(data: Push | Mail | Hook, process: Process, post: Post) -> None:
    if isinstance(data, Mail):
        if not process.config.smtp:
            raise ClientException("this server sends no mail")
        if not ADDRESS.fullmatch(data.address):
            raise ClientException("this is no mail address")
        return
    if not post.available:
        raise ClientException("this server lacks the packages for that: pip install 'fullsteam[notices]'")
    why = bad_address(data.endpoint if isinstance(data, Push) else data.url, process.config.private_hooks)
    if why:
        raise ClientException(why)


async def ask(process: Process, post: Post, key: str, new: sql.Channel) -> None:
    """Is it his? Only who reads it there can say so."""
    lang = (await process.store.read(sql.wishes_of, new.user_id)).lang
    link = f"{post.base}/letter/confirm/{signed(key, 'confirm', new.id)}"
    letter = Message(say(lang, "confirm-title"), (say(lang, "confirm"),), link, "confirm", lang, 0, link="confirm-link")
    try:
        await post.send(new, letter)
    except Failed as error:
        await process.store.write(sql.drop_channel, new.user_id, new.id)
        raise ClientException(f"no mail could be sent there: {error}", status_code=409) from None


@delete("/me/channels/{channel_id:str}", summary="Not by this way any more", tags=["notices"])
async def drop(request: Asked, channel_id: FromPath[str], process: TheProcess, post: ThePost) -> None:
    user = session_only(request.auth)
    if not await process.store.write(sql.drop_channel, user.id, channel_id):
        raise NotFoundException("there is no such way of yours")
    await post.changed()


@post("/me/channels/{channel_id:str}/test", summary="A message by this way, now", tags=["notices"], status_code=200)
async def test(request: Asked, channel_id: FromPath[str], process: TheProcess, post: ThePost) -> dict[str, Any]:
    user = session_only(request.auth)
    way = next((w for w in await process.store.read(sql.channels_of, user.id) if w.id == channel_id and w.confirmed), None)
    if way is None:
        raise NotFoundException("there is no such way of yours, or it is not confirmed")
    lang = (await process.store.read(sql.wishes_of, user.id)).lang
    try:
        await post.send(way, Message(say(lang, "test"), (), f"{post.base}/", "test", lang, 0))
    except Failed as error:
        return {"ok": False, "detail": str(error)}
    return {"ok": True, "detail": ""}


@post("/letters/{token:str}/confirm", summary="This address is mine", tags=["notices"], status_code=204)
async def confirm(token: FromPath[str], process: TheProcess, post: ThePost, guard: TheGuard) -> None:
    channel = unsigned(guard.key, "confirm", token)
    if channel is None or await process.store.write(sql.confirm, channel) is None:
        raise NotFoundException("this link is not valid any more")
    await post.changed()


@post("/letters/{token:str}/leave", summary="No more messages to this address: one touch", tags=["notices"], status_code=204)
async def leave(token: FromPath[str], process: TheProcess, post: ThePost, guard: TheGuard) -> None:
    """Needs nobody to be logged in (RFC 8058). Twice is as good as once."""
    channel = unsigned(guard.key, "leave", token)
    if channel is None:
        raise NotFoundException("this link is not valid")
    owner = await process.store.read(sql.owner_of, channel)
    if owner is not None:
        await process.store.write(sql.drop_channel, owner, channel)
        await post.changed()


HANDLERS = [mine, change, add, drop, test, confirm, leave]
