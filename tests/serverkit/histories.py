"""What clients were told, beside the log in the database: is it one story?

Pure: from what was told and what stands, a list of sentences. An empty list is a history without fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from fullsteam.server.store import Entry


class Seen(NamedTuple):
    """A moment, as far as everybody is told the same of it."""

    n: int
    kind: str
    seat: int | None
    at: int


class Ack(NamedTuple):
    seat: int
    move_id: str
    text: str  # of a move; of taking back nothing
    n: int


class Read(NamedTuple):
    """One message of news: what its client had before, and what he was told."""

    who: str
    last: int | None
    newest: int
    moments: tuple[Seen, ...]


@dataclass
class History:
    """Of one table."""

    acks: list[Ack] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)

    def news(self, who: str, last: int | None, message: dict[str, Any]) -> None:
        self.reads.append(Read(who, last, message["moment"], tuple(map(seen, message["moments"]))))


def seen(moment: dict[str, Any]) -> Seen:
    return Seen(moment["n"], moment["kind"], moment["seat"], moment["at"])


def of(entry: Entry) -> Seen:
    return Seen(entry.n, entry.kind, entry.seat, entry.at)


def faults(log: Sequence[Entry], told: History) -> list[str]:
    return [*gaps(log), *doubled(log), *broken_promises(log, told.acks), *strays(log, told.reads)]


def gaps(log: Sequence[Entry]) -> list[str]:
    """Numbers 0, 1, 2 …, and times that never go back."""
    found = [f"entry {i} has number {entry.n}" for i, entry in enumerate(log) if entry.n != i]
    return found + [f"entry {b.n} is older than entry {a.n}" for a, b in pairwise(log) if b.at < a.at]


def doubled(log: Sequence[Entry]) -> list[str]:
    ids = Counter((entry.seat, entry.move_id) for entry in log if entry.move_id is not None)
    return [f"move_id {move_id} of seat {seat} stands {n} times" for (seat, move_id), n in ids.items() if n > 1]


def broken_promises(log: Sequence[Entry], acks: Sequence[Ack]) -> list[str]:
    """Every ack stands where it said; and one move was promised one place, however often it was sent."""
    found = []
    places: dict[tuple[int, str], int] = {}
    for ack in acks:
        entry = log[ack.n] if 0 <= ack.n < len(log) else None
        if entry is None or (entry.seat, entry.move_id) != (ack.seat, ack.move_id):
            found.append(f"the ack of {ack.move_id} (seat {ack.seat}) at {ack.n} does not stand")
        elif ack.text and entry.text != ack.text:
            found.append(f"{ack.move_id} was {ack.text}, but {entry.text} stands")
        if places.setdefault((ack.seat, ack.move_id), ack.n) != ack.n:
            found.append(f"{ack.move_id} was promised {places[ack.seat, ack.move_id]} and {ack.n}")
    return found


def strays(log: Sequence[Entry], reads: Sequence[Read]) -> list[str]:
    """Whoever was told something was told the next part of this log, whole, and nothing else."""
    found = []
    for read in reads:
        first = 0 if read.last is None else read.last + 1
        numbers = [moment.n for moment in read.moments]
        if numbers != list(range(first, read.newest + 1)):
            found.append(f"{read.who} had {read.last} and was told {numbers} up to {read.newest}")
        for moment in read.moments:
            if not 0 <= moment.n < len(log):
                found.append(f"{read.who} was told {moment.n}, which does not stand")
            elif of(log[moment.n]) != moment:
                found.append(f"{read.who} was told {moment}, but {of(log[moment.n])} stands")
    return found
