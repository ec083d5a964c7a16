"""What a seat, or an onlooker, is told. Built up from nothing: whatever is not written here, nobody hears."""

from __future__ import annotations

from typing import Any

from fullsteam.kernel.core import ONLOOKER, Event
from fullsteam.play.perspective import Perspective
from fullsteam.server.table.company import patience
from fullsteam.server.table.course import Course
from fullsteam.server.table.leaving import waited_for
from fullsteam.server.table.moments import Moment
from fullsteam.server.table.undo import newest, way

TOLD = ("undo", "takeover", "resign", "nudge", "vote", "end")  # entries whose text everybody may know


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
        "back": None if seat is None else back(course, seat),
        "waiting": [{"seat": actor, "due": course.due(actor)} for actor in match.actors] if not course.over else [],
        "count": course.count_ends(),
        "pause": course.clocks.pause(course.moments[-1].at),
        "banks": None if course.row.terms.choice is None else [round(bank) for bank in course.clocks.bank],
        "stand_ins": course.stand_in,
        "ask": asked_to_undo(course),
        "company": company(course),
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
        "text": moment.text if moment.kind in TOLD else "",
        "events": [happening(course, event) for event in seen],
    }


def happening(course: Course, event: Event) -> dict[str, Any]:
    return {"text": course.match.game.happenings.text(event.code), "number": int(event.number)}


def decision(course: Course, seat: int) -> dict[str, Any] | None:
    """What this seat is asked; None if it is not."""
    asked = course.asked[seat]
    if asked is None or course.over:
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
    return not course.over and course.match.can_undo(seat)


def back(course: Course, seat: int) -> dict[str, Any] | None:
    """Where taking back one's newest choice leads to, and whether others are asked first; None: it stands."""
    ply = None if course.over else newest(course, seat)
    how = None if ply is None else way(course, seat, ply)
    return None if ply is None or how is None else {"to": moment_of_ply(course, ply), "ask": how == "ask"}


def asked_to_undo(course: Course) -> dict[str, Any] | None:
    if course.ask is None:
        return None
    open_to = sorted(course.consenting() - course.ask.yes)
    return {"id": course.ask.n, "seat": course.ask.seat, "to": moment_of_ply(course, course.ask.ply), "open": open_to}


def moment_of_ply(course: Course, ply: int) -> int:
    """The newest moment at which no more than so many plies were played."""
    return next((n for n, plies in reversed(course.line) if plies <= ply), 0)


def company(course: Course) -> dict[str, Any]:
    """Who has given up, whom the others wait for (since when, and until when they must), what they would do about it."""
    known = course.company
    return {
        "resigned": sorted(known.resigned),
        "waited": [
            {"seat": seat, "since": since, "away": since + patience(course.row.terms), "nudged": known.nudged.get(seat)}
            for seat, since in sorted(waited_for(course).items())
        ],
        "votes": [{"seat": seat, "for": wish} for seat, wish in sorted(known.votes.items())],
        "ended": known.ended,
    }


def result(course: Course) -> dict[str, Any] | None:
    found = course.outcome()
    return None if found is None else {"scores": found[0], "places": found[1]}
