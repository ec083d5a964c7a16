"""An analysis in pieces, for who has workers of his own (the server, a cluster): each piece is a function of what it is given,
done in any order, on any machine, and kept as bytes until the last one is there. The numbers are those of analyse()."""

from __future__ import annotations

import gzip
import json
import time
import zlib
from collections import OrderedDict
from dataclasses import asdict
from typing import Any, NamedTuple

from fullsteam.analysis.course import Course, course
from fullsteam.analysis.found import put_together
from fullsteam.analysis.measure import BEST, MARKS
from fullsteam.analysis.outlook import SURE, Answer, Chances, Outlook, Weighed
from fullsteam.analysis.reasons import Reason, reasons
from fullsteam.analysis.words import Phrases
from fullsteam.analysis.work import Done, Job, look
from fullsteam.games import room as room_named
from fullsteam.kernel.core import CHANCE
from fullsteam.kernel.info import GameError
from fullsteam.kernel.record import RecordError, as_recorded, parse_record
from fullsteam.kernel.room import Room
from fullsteam.kernel.words import NotationError
from fullsteam.play.perspective import Perspective

KEPT = 3  # matches that a worker remembers, taken apart
PILOT = 4  # rounds on which the time is measured


class Piece(NamedTuple):
    """Some moments of a match, as many as fit into this time (but one at least)."""

    job: Job
    numbers: tuple[int, ...]  # empty: the first ones
    seconds: float


class Cut(NamedTuple):
    """What came of a piece. why: nothing can; a sentence."""

    total: int = 0  # moments of the match
    numbers: tuple[int, ...] = ()  # those that are done
    data: bytes = b""  # what was found out about them
    why: str = ""


class Whole(NamedTuple):
    job: Job
    pieces: tuple[bytes, ...]


class Told(NamedTuple):
    """An analysis, to be told in a language; who sits where is called so now."""

    job: Job
    names: tuple[str, ...]
    lang: str
    data: bytes  # of whole()
    line: tuple[tuple[int, int], ...] = ()  # entries of the table's log, and how many plies were played after each
    around: tuple[tuple[str, Any], ...] = ()  # what else stands in the answer


class Try(NamedTuple):
    """Another choice at a moment of a match. data: its analysis, if there is one."""

    told: Told
    number: int
    choice: str
    seconds: float  # that it may take


# What a worker remembers.

_known: OrderedDict[Job, tuple[Course, Outlook]] = OrderedDict()


def opened(job: Job) -> tuple[Course, Outlook]:
    """RecordError, GameError: it cannot be analysed."""
    if (known := _known.pop(job, None)) is None:
        found = course(room_named(job.game), parse_record(job.record))
        known = found, Outlook(found.room, found.record.players, job.rounds, job.seed)
    _known[job] = known
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return known


# The work.


def cut(piece: Piece) -> Cut:
    until = time.monotonic() + piece.seconds
    try:
        found, outlook = opened(piece.job)
    except (RecordError, GameError) as error:
        return Cut(why=str(error))
    done: list[Done] = []
    for number in piece.numbers or range(len(found.stretches)):
        done.append(look(found, outlook, number))
        if time.monotonic() > until:
            break
    return Cut(len(found.stretches), tuple(one.number for one in done), packed(done))


def whole(w: Whole) -> bytes:
    """Analysis.as_json(), packed."""
    found, outlook = opened(w.job)
    done = {one.number: one for piece in w.pieces for one in unpacked(piece)}
    listed = [done[number] for number in range(len(found.stretches))]
    return squeezed(put_together(found, outlook, outlook.rounds, w.job.seed, listed).as_json())


def tell(told: Told) -> bytes:
    """{"analysis": the same, with what a page shows in words}, as JSON, gzipped."""
    data = json.loads(zlib.decompress(told.data))
    room = room_of(told.job)
    say = Phrases(room, told.lang, list(told.names))
    data["names"] = list(told.names)
    for moment in data["moments"]:
        moment["title"] = title(say, moment)
        moment["at"] = place(told.line, moment)
        if "answers" in moment:
            tell_answers(say, moment)
    data["turning"] = [
        {"number": number, "text": say.turned(number, changes(data["moments"][number]), data["moments"][number]["title"])}
        for number in data["turning"]
    ]
    out = {**dict(told.around), "analysis": data}
    return gzip.compress(json.dumps(out, ensure_ascii=False, separators=(",", ":")).encode(), 6, mtime=0)


def tell_answers(say: Phrases, moment: dict[str, Any]) -> None:
    """Of the best answer the reasons say why it beats the given one; of the others why the best beats them."""
    moment["reasons"] = in_words(say, moment["reasons"])
    for answer in moment["answers"]:
        answer["text"] = say.choice(int(say.verbs.parse(answer["choice"])), moment["step"])
        answer["reasons"] = in_words(say, answer["reasons"])
        if answer["choice"] == moment["given"]:
            moment["said"] = answer["text"]
    moment["answers"][0]["reasons"] = moment["reasons"]


def place(line: tuple[tuple[int, int], ...], moment: dict[str, Any]) -> int:
    """Where the table's log shows it: a choice where its seat is asked, just before the entry of its move; a draw where it
    was drawn."""
    entry = next((n for n, plies in line if plies > moment["first"]), 0)
    return entry if moment["seat"] is None else max(0, entry - 1)


def tried(t: Try) -> dict[str, Any]:
    """How good another choice would have been, by what its seat could know. {"why"}: it cannot be tried."""
    found, _ = opened(t.told.job)
    if t.number >= len(found.stretches) or found.stretches[t.number].seat == CHANCE:
        return {"why": "nobody chose anything at this moment"}
    stretch = found.stretches[t.number]
    perspective = Perspective(found.room, stretch.state, stretch.seat)
    say = Phrases(found.room, t.told.lang, list(t.told.names))
    try:
        action = int(say.verbs.parse(t.choice))
    except NotationError as error:
        return {"why": str(error)}
    if action not in perspective.legal:
        return {"why": "this could not be chosen at this moment"}
    choice = say.verbs.text(action)
    known = json.loads(zlib.decompress(t.told.data))["moments"][t.number] if t.told.data else {}
    answers: list[dict[str, Any]] = known.get("answers", [])
    if not any(answer["choice"] == choice for answer in answers):
        late = stretch.first / max(1, len(found.record.moves))
        fresh = fitting(found.room, found.record.players, t.told.job.rounds, t.seconds, perspective, action, t.number)
        answers = [answer_of(found.room, stretch.seat, late, fresh, answer) for answer in fresh.answers]
    best, own = answers[0], next(answer for answer in answers if answer["choice"] == choice)
    why = own["reasons"] if own is not best else known.get("reasons", [])  # of the best: why it beats what was played
    return {
        "value": own["values"][stretch.seat],
        "behind": own["behind"],
        "error": own["error"],
        "mark": mark_of(own["behind"], own["error"], own is best),
        "best": {"choice": best["choice"], "text": say.choice(int(say.verbs.parse(best["choice"])), stretch.step)},
        "reasons": in_words(say, why),
    }


def fitting(
    room: Room, players: int, rounds: int, seconds: float, perspective: Perspective, given: int | None, number: int
) -> Weighed:
    """Weighed with the usual rounds; with fewer only where a core of its own would need longer than this: somebody waits. (A
    worker's first look is slow: nothing is decided by it alone.)"""
    usual, now, began = Outlook(room, players, rounds).rounds, min(PILOT, rounds or PILOT), time.thread_time()
    while True:
        looked = time.thread_time()
        found = Outlook(room, players, now).weighed(perspective, given, number)
        each = (time.thread_time() - looked) / now
        left = seconds - (time.thread_time() - began)
        if now == usual:
            return found
        now = usual if usual * each <= left else min(usual, 4 * now)
        if now * each > left:
            return found


# In between.


def room_of(job: Job) -> Room:
    return as_recorded(room_named(job.game), parse_record(job.record))


def answer_of(room: Room, seat: int, late: float, weighed: Weighed, answer: Answer) -> dict[str, Any]:
    best = weighed.answers[0]
    why = [] if answer is best else reasons(room, seat, best, answer, late)
    text = room.game.verbs.text(answer.action)
    said = {"choice": text, "values": answer.values, "behind": answer.behind, "error": answer.error}
    return {**said, "reasons": [asdict(reason) for reason in why]}


def mark_of(behind: float, error: float, best: bool) -> str:
    """Of any answer; as good as the best one, as far as can be measured, is best too."""
    if best or behind <= SURE * error:
        return BEST
    return next(name for name, least in MARKS.items() if behind >= least)


def title(say: Phrases, moment: dict[str, Any]) -> str:
    if moment["seat"] is None:
        return say.title(CHANCE, [int(say.verbs.parse(text)) for text in moment["drawn"]], "")
    return say.title(moment["seat"], [int(say.verbs.parse(moment["given"]))], moment["step"])


def changes(moment: dict[str, Any]) -> list[float]:
    return [sum(parts.values()) for parts in moment["parts"]]


def in_words(say: Phrases, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**reason, "text": say.reason(Reason(**reason))} for reason in found]


def squeezed(data: object) -> bytes:
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)


def packed(done: list[Done]) -> bytes:
    """Floats keep their last digit: what is put together later is what would have been found in one go."""
    return squeezed([[one.number, [one.chances.values, one.chances.errors], of_weighed(one.weighed)] for one in done])


def of_weighed(w: Weighed | None) -> list[Any] | None:
    if w is None:
        return None
    return [w.given, w.tried, w.offered, [[a.action, a.values, a.behind, a.error, a.signs] for a in w.answers]]


def unpacked(data: bytes) -> list[Done]:
    out = []
    for number, chances, w in json.loads(zlib.decompress(data)):
        weighed = None if w is None else Weighed([Answer(*answer) for answer in w[3]], *w[:3])
        out.append(Done(number, Chances(*chances), weighed))
    return out
