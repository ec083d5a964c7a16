"""Rows of the store as typed values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal[
    "start", "move", "undo", "ask", "agree", "decline", "takeover", "return", "resign", "nudge", "here", "vote", "end", "hint"
]
Pace = Literal["live", "correspondence"]
Colour = Literal["blue", "red", "green", "orange", "purple", "black"]  # each has a pattern of its own in the page
Avatar = Literal["master", "conductor", "signal", "lantern", "whistle", "ticket", "clock", "steam", "owl", "fox", "cat", "bear"]


class Entry(Struct, frozen=True):
    """One line of a match's log. `n` counts up without gaps; nothing is ever changed or removed."""

    table_id: str
    n: int
    kind: str
    seat: int | None = None
    text: str = ""  # a move in notation; the ply an undo goes back to; the level of a stand-in; what people add to the seed
    chance: str = ""  # what chance said after it, a line each
    move_id: str | None = None
    by: str = ""  # "user:ID", "bot:LEVEL", "auto", "clock", "count", "server"
    at: int = 0  # milliseconds since 1970


class Notice(Struct, frozen=True):
    """Something somebody shall be told who may not be here: written with the entry that it is about."""

    user_id: str
    table_id: str
    kind: str  # turn, again, begun, over, nudge, invite
    n: int
    due: int


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host agrees with the others besides the rules of the game."""

    pace: Pace = "live"
    choice: float | None = None  # seconds for a choice; None: no clock
    bank: float = 0.0  # seconds a seat may use beyond, in the whole match
    takeover: str = ""  # level of the bot that takes over on time-out or leaving
    undo: Literal["free", "consent"] = "consent"
    count: float = 3.0  # seconds of silence after which an outcry is settled (live only)
    chat: bool = True
    guest_chat: bool = False  # may guests speak at a public table?
    rated: bool = False
    several: bool = False  # may one person take several seats of a public table?
    resign: Literal["end", "bot"] = "end"  # of two players one gives up: the match is over, or a bot plays on
    away: float | None = None  # seconds after which who does not answer is away; None: as the pace says
    onlookers: bool = True  # may people look who do not sit here?
    hints: Literal["never", "alone", "all"] = (
        "alone"  # may one ask what to do: only while no other person sits here, or always?
    )


class Seat(Struct, frozen=True):
    seat: int
    kind: str  # person or bot
    user_id: str | None
    name: str
    level: str
    invite: str | None
    promise: str | None = None  # SHA-256 of what its person adds to the seed
    secret: str | None = None  # that, once it is opened; empty: he stayed silent
    colour: str | None = None  # decided when somebody sits down; of a bot when the match begins
    avatar: str | None = None
    after: str | None = None  # in a branch: the id of the person whose name this bot bears
    held: str | None = None  # the id of the person whom the host would like to see here

    @property
    def free(self) -> bool:
        return self.kind == "person" and self.user_id is None


class TableRow(Struct, frozen=True):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    terms: Terms
    host: str
    status: str
    public: bool
    seed: str
    created: int
    given: str = ""
    origin: str = ""
    next: str = ""
    started: int | None = None
    ended: int | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    box: str = ""


class Played(Struct, frozen=True):
    """A match that is over, as one of its people remembers it."""

    table_id: str
    user_id: str
    seat: int
    game: str
    ended: int
    place: int
    score: int
    players: int
    people: int
    pace: str
    rated: bool
    counted: bool
    mu: float | None = None
    sigma: float | None = None
    feats: dict[str, int] = {}


class Profile(Struct, frozen=True):
    """What somebody lets others see of him."""

    user_id: str
    slug: str = ""  # empty: he has never looked at it
    seen: str = "me"
    languages: tuple[str, ...] = ()
    invites: bool = True


class Look(Struct, frozen=True):
    """How somebody would like to look at a table."""

    colour: str | None = None
    avatar: str | None = None


class User(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    created: int
    deleted: bool = False
    colour: str | None = None
    avatar: str | None = None
    admin: bool = False  # helps who hosts

    @property
    def look(self) -> Look:
        return Look(self.colour, self.avatar)

    @property
    def guest(self) -> bool:
        return self.login is None
