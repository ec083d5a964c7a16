"""What somebody is told, in his language: what is asked of him where, and what happened there since he last looked."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from fluent.runtime import FluentBundle, FluentResource

from fullsteam.play.text import Speaker
from fullsteam.server.notices.message import Message
from fullsteam.server.store import notices as sql
from fullsteam.server.table import LiveTable

TEXTS = Path(__file__).parent / "text"
LINES = 4  # sentences of what happened


@cache
def bundle(lang: str) -> FluentBundle:
    out = FluentBundle([lang], use_isolating=False)
    out.add_resource(FluentResource((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return out


def say(lang: str, key: str, **args: Any) -> str:
    known = bundle(lang)
    message = known.get_message(key)
    assert message.value is not None
    text, errors = known.format_pattern(message.value, args)
    assert not errors, errors
    return str(text)


def quiet_until(wished: sql.Wishes, now: int) -> int | None:
    """When his quiet hours end; None: he may be told something now."""
    if wished.quiet is None:
        return None
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(wished.zone))
    begins, ends = wished.quiet
    minute = here.hour * 60 + here.minute
    inside = begins <= minute < ends if begins <= ends else minute >= begins or minute < ends
    if not inside:
        return None
    day = here.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    return int((day if day > here else day + timedelta(days=1)).timestamp() * 1000)


def compose(about: list[tuple[sql.Waiting, LiveTable]], wished: sql.Wishes, base: str, leave: str = "") -> Message:
    """Several turns become one message."""
    lang = wished.lang
    turns = sum(w.kind not in ("over", "invite") for w, _ in about)
    if len(about) > 1:
        lines = tuple(line(w, table, lang) for w, table in about)
        title = say(lang, "many", number=len(about))
        return Message(title, lines, f"{base}/", "many", lang, turns, link="open-page", leave=leave)
    waiting, table = about[0]
    url = f"{base}{address(waiting, table)}"
    lines = tuple(happened(table, waiting.user_id, lang)) if waiting.kind not in ("begun", "invite") else ()
    return Message(line(waiting, table, lang), lines, url, f"t-{table.row.id}", lang, turns, leave=leave)


def address(waiting: sql.Waiting, table: LiveTable) -> str:
    """The table; of an invitation the seat that is held for him."""
    codes = [s.invite for s in table.seats if waiting.kind == "invite" and s.held == waiting.user_id and s.invite is not None]
    return f"/join/{codes[0]}" if codes else f"/t/{table.row.id}"


def line(waiting: sql.Waiting, table: LiveTable, lang: str) -> str:
    title = table.public()["title"]
    others = [s.name for s in table.seats if s.user_id != waiting.user_id and s.name]
    if waiting.kind == "invite":
        others = [s.name for s in table.seats if s.user_id == table.row.host][:1]
    return say(lang, waiting.kind, game=title, others=", ".join(others))


def happened(table: LiveTable, user_id: str, lang: str) -> list[str]:
    """The newest sentences since his own last choice, as his seat heard them."""
    course = table.course
    seats = [s.seat for s in table.seats if s.user_id == user_id]
    seat = seats[0]
    speaker = Speaker(course.match.room, lang, course.match.names)
    since = max(course.last_own[q] for q in seats) + 1
    events = [e for moment in course.moments[since:] for e in moment.events if e.seen_by(seat)]
    return [speaker.event(event) for event in events][-LINES:]
