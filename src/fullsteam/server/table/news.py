"""What a seat, or an onlooker, is told. Built up from nothing: whatever is not written here, nobody hears."""

from __future__ import annotations

from typing import Any

from fullsteam.kernel.core import ONLOOKER, Event
from fullsteam.play.perspective import Perspective
from fullsteam.server.table.course import Course, Moment


def news(course: Course, seat: int | None, since: int, now: int) -> dict[str, Any]:
    """Everything from entry `since` on, and how things stand. seat None: an onlooker, or the curtain is down."""
    match = course.match
    eyes = ONLOOKER if seat is None else seat
    return {
        "type": "news",
        "table": course.row.id,
        "seat": seat,
        "moment": course.n - 1,
        "moments": [told(course, moment, eyes) for moment in course.moments[since:]],
        "view": match.game.view(match.state, eyes),
        "decision": None if seat is None else decision(course, seat),
        "answer": None if seat is None else answer(course, seat),
        "undo": seat is not None and can_undo(course, seat),
        "waiting": [{"seat": actor, "due": course.due(actor)} for actor in match.actors] if not match.over else [],
        "count": course.count_ends(),
        "pause": course.clocks.pause(course.moments[-1].at),
        "banks": None if course.row.terms.choice is None else [round(bank) for bank in course.clocks.bank],
        "stand_ins": course.stand_in,
        "ask": asked_to_undo(course),
        "result": result(course),
        "now": now,
    }


def told(course: Course, moment: Moment, eyes: int) -> dict[str, Any]:
    seen = [event for event in moment.events if event.seen_by(eyes)]
    return {
        "n": moment.n,
        "kind": moment.kind,
        "seat": moment.seat,
        "at": moment.at,
        "text": moment.text if moment.kind in ("undo", "takeover") else "",
        "events": [happening(course, event) for event in seen],
    }


def happening(course: Course, event: Event) -> dict[str, Any]:
    return {"text": course.match.game.happenings.text(event.code), "number": int(event.number)}


def decision(course: Course, seat: int) -> dict[str, Any] | None:
    """What this seat is asked; None if it is not."""
    asked = course.asked[seat]
    if asked is None or course.match.over:
        return None
    p = looking(course, seat)
    text = course.match.game.verbs.text
    return {
        "id": asked,
        "step": p.step,
        "rule": p.rule,
        "number": p.number,
        "legal": [text(action) for action in p.legal],
        "since": course.clocks.asked_at[seat],
        "due": course.due(seat),
    }


def looking(course: Course, seat: int) -> Perspective:
    """Only for the moment: unlike match.perspective it copies nothing."""
    return Perspective(course.match.room, course.match.state, seat)


def answer(course: Course, seat: int) -> str | None:
    """One's own secret answer, while others still think."""
    given = looking(course, seat).answer
    return None if given is None else course.match.game.verbs.text(given)


def can_undo(course: Course, seat: int) -> bool:
    return not course.match.over and course.match.can_undo(seat)


def asked_to_undo(course: Course) -> dict[str, Any] | None:
    if course.ask is None:
        return None
    open_to = sorted(course.people() - course.ask.yes)
    return {"id": course.ask.n, "seat": course.ask.seat, "to": moment_of_ply(course, course.ask.ply), "open": open_to}


def moment_of_ply(course: Course, ply: int) -> int:
    """The newest moment at which no more than so many plies were played."""
    return max((n for n, plies in course.line if plies <= ply), default=0)


def result(course: Course) -> dict[str, Any] | None:
    match = course.match
    if not course.over:
        return None
    seats = range(course.row.players)
    return {"scores": [int(match.game.score(match.state, q)) for q in seats], "places": match.game.places(match.state)}
