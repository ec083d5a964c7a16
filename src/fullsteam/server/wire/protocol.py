"""The messages of the table socket. docs/protocol.md tells them with examples; a test compares both."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1
FRAME = 16 * 1024  # bytes a client may send in one frame

PLAIN = r"^[^\x00-\x1f\x7f]*(?![\s\S])"  # no control characters: PostgreSQL keeps no NUL, and nobody types them
LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*(?![\s\S])"  # the same, but there may be tabs and line breaks

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?![\s\S])")]  # of 256 bits, or these bits themselves
Place = Annotated[int, Meta(ge=0, le=63)]


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything a client may say."""


class Hello(Message):
    protocol: int = VERSION
    last: Annotated[int, Meta(ge=-1, le=2**31 - 1)] | None = None  # the newest moment the client has; None: nothing
    seat: Place | None = None  # which of one's seats to look from
    screen: bool = False  # everybody looks at it: without a seat none is meant, not even the only one


class Move(Message):
    move_id: Id
    decision: Count
    text: Annotated[str, Meta(max_length=200)]


class Undo(Message):
    move_id: Id
    to: Count | None = None  # a moment; None: one's newest choice


class Agree(Message):
    ask: Count
    yes: bool


class Sit(Message):
    seat: Place | None = None  # None: the curtain


class Promise(Message):
    """What I shall add to the seed, as its SHA-256: while the table is open."""

    seat: Place
    sha256: Hash


class Open(Message):
    """That: as soon as every seat is taken."""

    seat: Place
    secret: Hash


class Leave(Message):
    pass


class Return(Message):
    pass


class Resign(Message):
    pass


class Nudge(Message):
    seat: Place


class Here(Message):
    """I am there, only thinking."""


class Vote(Message):
    """What to do about somebody who is away: a bot into his seat, or an end without a result; nothing: I take it back."""

    what: Literal["bot", "end", ""]
    seat: Place | None = None  # of "bot": whose


class Order(Struct, forbid_unknown_fields=True, frozen=True):
    """Something the server does for a seat. Secret: nobody else is told that there is one."""

    step: Annotated[str, Meta(max_length=64)]  # the question it answers
    bid: Annotated[str, Meta(max_length=64)] | None = None  # a verb with one amount: raise by as little as may be ...
    most: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None  # ... up to this; without a verb: pass ("done")
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None  # stop after so many answers
    until_event: Annotated[str, Meta(max_length=64)] | None = None  # stop when this happens (a word of the happenings)
    until_asked: bool = False  # stop when this seat is asked anything else


class Auto(Message):
    orders: Annotated[list[Order], Meta(max_length=16)]


class Chat(Message):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]


class Resync(Message):
    pass


class Ping(Message):
    t: float = 0


Said = (
    Hello
    | Move
    | Undo
    | Agree
    | Sit
    | Promise
    | Open
    | Leave
    | Return
    | Resign
    | Nudge
    | Here
    | Vote
    | Auto
    | Chat
    | Resync
    | Ping
)
decoder = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode


def refused(reason: str, move_id: str | None = None, **more: Any) -> dict[str, Any]:
    """reason: rule, notation, stale, seat, secret, undo, chat, company, message, store; with `rule` come paragraph, word and
    number."""
    return {"type": "refused", "move_id": move_id, "reason": reason, **more}
