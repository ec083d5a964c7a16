"""Profiles: what somebody lets others see of him; invitations to play again; the best of a game."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, put
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from fullsteam.server import lobby
from fullsteam.server.api.access import find as find_table
from fullsteam.server.api.games import find
from fullsteam.server.api.history import ratings_of, told
from fullsteam.server.api.parameters import TheProcess
from fullsteam.server.people import Identity, require, session_only, statistics
from fullsteam.server.store import Played, Profile, User, played, profiles
from fullsteam.server.store import tables as sql
from fullsteam.server.table import public_table

Asked = Request[Any, Identity, Any]
RECENT = 10  # matches that others see
LANGUAGES = re.compile(
    "ar|bg|ca|cs|da|de|el|en|es|et|eu|fa|fi|fr|ga|gl|he|hi|hr|hu|id|is|it|ja|ko|lb|lt|lv|mk|mt|nb|nl|pl|pt|rm|ro|ru|sk|sl|sq|sr"
    "|sv|th|tr|uk|vi|zh"
)
Language = Annotated[str, Meta(min_length=2, max_length=2)]


class Wanted(Struct, forbid_unknown_fields=True):
    """seen: who may see it. languages: that I speak. invites: may people I have played with invite me?"""

    seen: Literal["me", "friends", "all"] = "me"
    languages: Annotated[list[Language], Meta(max_length=12)] = []
    invites: bool = True


def mine(user: User, profile: Profile) -> dict[str, Any]:
    about = {"name": user.name, "colour": user.colour or "", "avatar": user.avatar or "", "created": user.created}
    return {**about, "seen": profile.seen, "languages": profile.languages, "invites": profile.invites, "slug": profile.slug}


@get("/me/profile", summary="My profile, and who may see it", tags=["profiles"])
async def my_profile(request: Asked, process: TheProcess) -> dict[str, Any]:
    user = require(request.auth, "read")
    return mine(user, await process.store.read(profiles.profile_of, user.id))


@put("/me/profile", summary="Change it; nobody else sees it unless I say so", tags=["profiles"])
async def change(request: Asked, data: JSONBody[Wanted], process: TheProcess) -> dict[str, Any]:
    user = session_only(request.auth)
    languages = tuple(dict.fromkeys(data.languages))
    if unknown := [lang for lang in languages if not LANGUAGES.fullmatch(lang)]:
        raise ClientException(f"languages are written with two letters; not known: {', '.join(unknown)}")
    new = Profile(user.id, lobby.new_id(), data.seen, languages, data.invites)
    return mine(user, await process.store.write(profiles.put, new))


@get("/people/{slug:str}", summary="Somebody's profile, if he lets me see it", tags=["profiles"])
async def profile(request: Asked, slug: FromPath[str], process: TheProcess) -> dict[str, Any]:
    """Of one that I may not see nobody says that it is there. His matches: those at public tables, and mine with him."""
    viewer = request.auth.user

    def read(c: Connection) -> dict[str, Any] | None:
        found = profiles.found(c, slug)
        return None if found is None or not may_see(c, found[1], viewer) else seen(c, *found, viewer)

    out = await process.store.read(read)
    if out is None:
        raise NotFoundException("there is no such profile, or it is not for you to see")
    return out


def may_see(c: Connection, profile: Profile, viewer: User | None) -> bool:
    if profile.seen == "all" or (viewer is not None and viewer.id == profile.user_id):
        return True
    return profile.seen == "friends" and viewer is not None and played.together(c, viewer.id, profile.user_id)


def seen(c: Connection, user: User, profile: Profile, viewer: User | None) -> dict[str, Any]:
    matches = played.counted(c, user.id)
    _, public = played.history(c, user.id, played.Filter(public=True), RECENT, 0)
    common: list[Played] = []
    if viewer is not None and viewer.id != user.id:
        _, common = played.history(c, user.id, played.Filter(rival=viewer.id), RECENT, 0)
    rows = sorted({row.table_id: row for row in [*public, *common]}.values(), key=lambda row: -row.ended)[:RECENT]
    return {
        "name": user.name,
        "colour": user.colour or "",
        "avatar": user.avatar or "",
        "languages": profile.languages,
        "created": user.created,
        "you": viewer is not None and viewer.id == user.id,
        "games": statistics(matches, ratings_of(c, user.id, {m.game for m in matches}), False),
        "matches": [told(c, row) for row in rows],
    }


@get("/tables/{table_id:str}/people", summary="Whose profiles one may see from a table: slugs by seat", tags=["profiles"])
async def at_table(request: Asked, table_id: FromPath[str], process: TheProcess) -> dict[str, str]:
    table = await find_table(process, table_id)
    viewer = request.auth.user
    sat = [s.user_id for s in table.seats if s.user_id is not None]
    alone = {s.seat: s.user_id for s in table.seats if s.user_id is not None and sat.count(s.user_id) == 1}

    def read(c: Connection) -> dict[str, str]:
        shown = profiles.shown(c, list(alone.values()))
        there = {seat: shown[user] for seat, user in alone.items() if user in shown}
        return {str(seat): profile.slug for seat, profile in there.items() if may_see(c, profile, viewer)}

    return await process.store.read(read)


@get("/me/invitations", summary="Seats that are held for me", tags=["profiles"])
async def invitations(request: Asked, process: TheProcess) -> list[dict[str, Any]]:
    user = require(request.auth, "read")

    def read(c: Connection) -> list[dict[str, Any]]:
        out = []
        for row in profiles.invitations(c, user.id):
            table = sql.get_table(c, row.table_id)
            assert table is not None
            about = public_table(table, sql.seats_of(c, row.table_id), {})
            out.append({"table": about, "seat": row.seat, "code": row.invite, "host": row.host, "at": row.created})
        return out

    return await process.store.read(read)


@delete("/me/invitations/{table_id:str}", summary="Not this time: the seat is held no longer", tags=["profiles"])
async def decline(request: Asked, table_id: FromPath[str], process: TheProcess) -> None:
    user = require(request.auth, "play")
    if not await process.store.write(profiles.decline, table_id, user.id):
        raise NotFoundException("no seat is held for you there")


@get(
    "/games/{game:str}/ladder",
    summary="The best of a game, of those whom everybody may see",
    tags=["games"],
)
async def ladder(request: Asked, game: FromPath[str], process: TheProcess) -> list[dict[str, Any]]:
    """By what is almost certain, mu - 3 sigma. Whoever asks finds himself too; `listed` says whether others do."""
    user = request.auth.user
    return await process.store.read(profiles.ladder, find(game).info.id, None if user is None else user.id)


HANDLERS = [my_profile, change, profile, at_table, invitations, decline, ladder]
