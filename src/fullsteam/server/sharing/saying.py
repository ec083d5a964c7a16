"""What a card says: of the house, a game, an invitation, a match. Whatever is private is not even known here by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from fullsteam.games import ROOMS
from fullsteam.kernel.room import Room
from fullsteam.kernel.rulebook import LANGUAGES
from fullsteam.play.text import Speaker
from fullsteam.server.store import Seat, TableRow


class Card(Struct, frozen=True):
    """As it is read, and as it is drawn. Equal cards have equal pictures."""

    lang: str
    game: str  # its id; empty: all of them
    heading: str  # large, on the picture
    title: str  # of the link
    text: str
    places: tuple[tuple[int, str], ...] = ()  # of a match that is over
    sign: str = ""  # what one is asked to do


def accepted(header: str) -> str:
    """The language that a reader likes best of those we speak (Accept-Language)."""
    wished = []
    for part in header.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            wished.append((float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    wished.sort(key=lambda wish: -wish[0])
    return next((name for weight, name in wished if name in LANGUAGES and weight > 0), "en")


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    text = (Path(__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(text))
    return made


def say(lang: str, message: str, **args: str | int) -> str:
    made = bundle(lang)
    pattern = made.get_message(message).value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, args)
    assert not errors, (message, errors)
    return str(text)


def for_home(lang: str) -> Card:
    return Card(lang, "", "Fullsteam", say(lang, "home-title"), say(lang, "home-text"))


def for_game(room: Room, lang: str) -> Card:
    title = room.info.title
    return Card(lang, room.info.id, title, f"{title} · Fullsteam", Speaker(room, lang, [])("tagline"))


def for_table(row: TableRow, seats: list[Seat], lang: str, invited: bool) -> Card:
    """invited: whoever has this link was given a code. Of a table that is not public, and to which nobody is invited by this
    link, the game and nothing else."""
    if row.game not in ROOMS or row.status == "closed":
        return for_home(lang)
    free = [s for s in seats if s.free]
    if row.status == "open" and (invited or any(s.invite is None for s in free)):
        return invitation(row, seats, len(free), lang)
    if row.public and row.status == "over" and row.places is not None:
        return result(row, seats, row.places, lang)
    if row.public and row.status == "playing":
        names = " · ".join(s.name for s in seats)
        title = say(lang, "watch-title", title=ROOMS[row.game].info.title)
        return Card(lang, row.game, ROOMS[row.game].info.title, title, names, sign=say(lang, "watch-sign"))
    return for_game(ROOMS[row.game], lang)


def invitation(row: TableRow, seats: list[Seat], free: int, lang: str) -> Card:
    title = ROOMS[row.game].info.title
    host = next((s.name for s in seats if s.user_id == row.host and s.name), "")
    kept = say(lang, "invite-host", name=host) if host else say(lang, "invite-nobody")
    text = f"{kept} {say(lang, 'invite-free', free=free)}"
    return Card(lang, row.game, title, say(lang, "invite-title", title=title), text, sign=say(lang, "invite-sign"))


def result(row: TableRow, seats: list[Seat], places: list[int], lang: str) -> Card:
    title = ROOMS[row.game].info.title
    order = tuple(sorted((places[s.seat], s.name) for s in seats))
    winners = [name for place, name in order if place == 1]
    won = say(lang, "over-title", title=title, names=", ".join(winners), number=len(winners))
    text = " · ".join(f"{place}. {name}" for place, name in order)
    return Card(lang, row.game, title, won, text, places=order)
