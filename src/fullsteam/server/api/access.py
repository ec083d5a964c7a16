"""Which table is meant, and from which seats whoever asks may look at it."""

from __future__ import annotations

from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException

from fullsteam.server.people import Identity
from fullsteam.server.store import User
from fullsteam.server.table import CourseError, LiveTable, NoSuchTable, Process

SHUT = "the host has closed the door to onlookers"


async def current(process: Process, table_id: str) -> LiveTable:
    """The table as the store has it now. CourseError: it does not replay here."""
    try:
        table = await process.get(table_id)
    except NoSuchTable:
        raise NotFoundException("there is no such table") from None
    if process.tell_others is not None:
        await table.act(table.be_current())
    return table


async def find(process: Process, table_id: str) -> LiveTable:
    try:
        return await current(process, table_id)
    except CourseError as error:
        raise ClientException(str(error), status_code=409) from None


def lets_in(table: LiveTable, seats: set[int], user: User | None) -> bool:
    """While people play their host may close the door to those who only look on; not to himself: the big screen may be his."""
    hosts = user is not None and user.id == table.row.host
    return bool(seats) or hosts or table.row.status != "playing" or table.row.terms.onlookers


def seats_of(table: LiveTable, identity: Identity) -> set[int]:
    return {s.seat for s in table.seats if identity.user is not None and s.user_id == identity.user.id}


def eyes_of(table: LiveTable, identity: Identity) -> set[int]:
    """The seats one may look from; a token that is good neither for reading nor for playing sees what everybody sees."""
    return seats_of(table, identity) if allows(identity, "read", "play") else set()


def allows(identity: Identity, *scopes: str) -> bool:
    """Is this a session, or a token with one of these scopes?"""
    return identity.scopes is None or not identity.scopes.isdisjoint(scopes)


def look_from(table: LiveTable, identity: Identity, seat: int | None, screen: bool = False) -> int | None:
    """The seat this person looks from: the wished one if it is his, his only one, or none (an onlooker). screen: everybody sees
    what he looks at; then his only seat is not meant unless he says so."""
    own = eyes_of(table, identity)
    if not own and not lets_in(table, seats_of(table, identity), identity.user):
        raise PermissionDeniedException(SHUT)
    if seat is not None and seat not in own:
        raise PermissionDeniedException("this seat is not yours")
    return seat if seat is not None else min(own) if len(own) == 1 and not screen else None
